//! Text forms: whatever is written reads back the same.

use std::collections::{BTreeMap, BTreeSet};

use crate::common::random::{Walk, game, specs};
use touchline_engine::{Game, Notation, Outcome, Seat};
use touchline_grid::{Call, Grid};

fn calls_of_every_kind() -> Vec<Call> {
    use touchline_engine::Call as Common;
    let outcomes = [Outcome::Win(Seat::Home), Outcome::Win(Seat::Away), Outcome::Draw, Outcome::Unfinished];
    let of_a_seat = Seat::ALL.into_iter().flat_map(|seat| [Common::Resign(seat), Common::TimeOut(seat)]);
    let plain = [Common::AgreedDraw, Common::FinalWhistle, Common::Abandon];
    let common = of_a_seat.chain(plain).chain(outcomes.map(Common::Adjudicate)).map(Call::Common);
    common.chain([Call::TurnTime, Call::FullTime]).collect()
}

/// What could not be read back, by the words of its agenda.
type Refused = BTreeMap<String, String>;

fn read_back(game: &Grid, walk: &Walk, refused: &mut Refused) {
    let text = game.write_state(&walk.state);
    assert!(!text.contains("  ") && text.trim() == text, "{text}");
    match game.read_state(&text) {
        Ok(read) if read == walk.state => {}
        result => {
            let next: String = text
                .split("next=")
                .nth(1)
                .unwrap_or_default()
                .chars()
                .filter(|c| !c.is_ascii_digit())
                .collect();
            let why = result.map_or_else(
                |refusal| refusal.to_string(),
                |read| format!("reads as {}", game.write_state(&read)),
            );
            refused.entry(next).or_insert_with(|| format!("{}\n{why}\n{text}", game.spec()));
        }
    }
}

/// A picture says the same as a line. Checked every few steps, because reading takes time.
fn look_at(game: &Grid, walk: &Walk) {
    let picture = game.picture(&walk.state);
    let read = game.read_picture(&picture).unwrap_or_else(|refusal| panic!("{refusal}\n{picture}"));
    assert_eq!(read, walk.state, "\n{picture}");
    assert_eq!(game.read_state(&picture), Ok(read), "a picture is a position");
}

/// The names of its stages.
fn words_of(line: &str) -> Vec<String> {
    let next = line.split(" next=").nth(1).unwrap_or_default();
    next.split(' ').map(|stage| stage.split(':').next().unwrap_or_default().to_owned()).collect()
}

fn report(refused: &Refused) {
    let shown: Vec<String> = refused.values().take(12).cloned().collect();
    assert!(refused.is_empty(), "{} kinds of positions are refused\n{}", refused.len(), shown.join("\n\n"));
}

/// Read back everything in a match, for this many steps.
fn follow(mut walk: Walk, steps: usize, refused: &mut Refused, seen: &mut BTreeSet<String>) {
    let game = walk.game;
    for n in 0..steps {
        seen.extend(words_of(&game.write_state(&walk.state)));
        read_back(&game, &walk, refused);
        if n % 5 == 0 && refused.is_empty() {
            look_at(&game, &walk);
        }
        for action in walk.legal() {
            let text = game.write_action(action);
            assert_eq!(game.read_action(&text).as_ref(), Ok(&action), "{text}");
            assert_eq!(game.read_action(&text.to_uppercase()).as_ref(), Ok(&action), "{text} in capitals");
            assert!(!text.contains(';') && !text.starts_with("call "), "{text}");
            assert!(!text.bytes().all(|byte| byte.is_ascii_digit()), "{text}");
        }
        let Some(given) = walk.step() else { break };
        assert_eq!(game.read_input(&game.write_input(&given)), Ok(given));
    }
}

/// Whole matches, and the first turns of matches that begin with a crowd around the ball, where the rare
/// rules occur.
#[test]
fn positions_actions_and_dice_of_random_matches() {
    let (mut refused, mut seen) = (Refused::new(), BTreeSet::new());
    let many = std::env::var("GRID_WALKS").map_or(12, |many| many.parse().unwrap());
    for (spec, n) in specs().iter().zip(0..) {
        follow(Walk::new(game(spec), 7000 + n), 6000, &mut refused, &mut seen);
        for m in 0..many {
            follow(Walk::crowd(game(spec), 100 * n + m), 200, &mut refused, &mut seen);
        }
    }
    report(&refused);
    assert!(seen.len() > 55, "only {} kinds of stages were met: {seen:?}", seen.len());
}

#[test]
fn positions_after_every_call() {
    let mut refused = Refused::new();
    for (spec, seed) in specs().iter().zip(0..) {
        let mut walk = Walk::new(game(spec), 8000 + seed);
        for call in calls_of_every_kind().into_iter().cycle() {
            let mut state = walk.state;
            walk.game.call(&mut state, call, &mut ());
            read_back(&walk.game, &Walk::at(walk.game, &state, 0), &mut refused);
            if walk.step().is_none() {
                break;
            }
        }
    }
    report(&refused);
}

#[test]
fn calls() {
    let game = game("grid:basic?end=timed:90");
    for call in calls_of_every_kind() {
        let text = game.write_call(call);
        assert!(text.starts_with("call "), "{text}");
        assert_eq!(game.read_call(&text), Ok(call));
    }
    let refusal = game.read_call("call the police").unwrap_err();
    assert_eq!(refusal.key, "unknown-call");
    assert!(refusal.to_string().contains("call whistle") && refusal.to_string().contains("call turn-time"));
    let untimed = crate::common::random::game("grid:basic");
    assert_eq!(untimed.read_call("call full-time").unwrap_err().key, "full-time-untimed");
}
