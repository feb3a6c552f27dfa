//! Text forms: whatever is written reads back the same.

use std::collections::BTreeMap;

use crate::common::random::{DECIMATED, Walk, advanced_specs, after, every_spec, game, specs};
use touchline_engine::{Call, Input, Notation, Outcome, Seat};
use touchline_fuba::Fuba;

fn calls() -> Vec<touchline_fuba::Call> {
    let outcomes = [Outcome::Win(Seat::Home), Outcome::Win(Seat::Away), Outcome::Draw];
    let of_a_seat = Seat::ALL.into_iter().flat_map(|seat| [Call::Resign(seat), Call::TimeOut(seat)]);
    let plain = [Call::AgreedDraw, Call::FinalWhistle];
    of_a_seat.chain(plain).chain(outcomes.map(Call::Adjudicate)).map(Into::into).collect()
}

/// What could not be read back, by the words of its agenda.
type Refused = BTreeMap<String, String>;

/// Read back everything in a match.
fn read_back(mut walk: Walk, refused: &mut Refused) {
    let game = walk.game;
    loop {
        let text = game.write_state(&walk.state);
        match game.read_state(&text) {
            Ok(read) => assert_eq!(read, walk.state, "{text}"),
            Err(refusal) => {
                let next =
                    text.split("next=").nth(1).unwrap_or_default().replace("home", "x").replace("away", "x");
                refused.entry(next).or_insert_with(|| format!("{} {refusal}\n{text}", game.spec()));
            }
        }
        for action in walk.legal() {
            let text = game.write_action(action);
            assert_eq!(game.read_action(&text).as_ref(), Ok(&action), "{text}");
            assert!(!text.contains(';') && !text.bytes().all(|byte| byte.is_ascii_digit()), "{text}");
        }
        let Some(given) = walk.step() else { break };
        assert_eq!(game.read_input(&game.write_input(&given)), Ok(given));
    }
}

#[test]
fn positions_actions_and_dice_of_random_matches() {
    let mut refused = Refused::new();
    for ((spec, matches), seed) in every_spec(12, 4).iter().zip(0..) {
        for n in 0..*matches {
            read_back(Walk::new(game(spec), 5000 + 100 * seed + n), &mut refused);
        }
        for position in DECIMATED {
            read_back(Walk::at(game(spec), position, 5000 + seed), &mut refused);
        }
    }
    let shown: Vec<String> = refused.values().take(20).cloned().collect();
    assert!(refused.is_empty(), "{} kinds of positions are refused\n{}", refused.len(), shown.join("\n\n"));
}

#[test]
fn positions_after_every_call() {
    let all = every_spec(8, 1);
    for (spec, seed) in all.iter().flat_map(|(spec, matches)| (0..*matches).map(move |seed| (spec, seed))) {
        let mut walk = Walk::new(game(spec), seed);
        for call in calls().into_iter().cycle() {
            let state = after(&walk.game, &walk.state, Input::Call(call));
            let text = walk.game.write_state(&state);
            assert_eq!(walk.game.read_state(&text), Ok(state), "{text}");
            if walk.step().is_none() {
                break;
            }
        }
    }
}

#[test]
fn calls_and_specs() {
    for call in calls() {
        let game = game("fuba:3.0");
        let text = game.write_call(call);
        assert!(text.starts_with("call "), "{text}");
        assert_eq!(game.read_call(&text), Ok(call));
    }
    for spec in specs().into_iter().chain(advanced_specs()) {
        let game = game(&spec);
        assert_eq!(game.spec().to_string(), spec, "the canonical form of a canonical form is itself");
        assert_eq!(Fuba::from_spec(&game.spec()), Ok(game));
    }
    // Options with default values are left out, the others sorted.
    let all = "fuba:3.0?order_tie=passive-now&offside_moves=controlling-team&dribbler_offside=bound";
    let canonical = "fuba:3.0?dribbler_offside=bound&offside_moves=controlling-team";
    assert_eq!(game(all).spec().to_string(), canonical);
}
