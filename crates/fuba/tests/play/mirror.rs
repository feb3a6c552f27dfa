//! Symmetry. Turning the board by 180 degrees exchanges the seats and nothing else; exchanging left and right
//! changes nothing but the order in which a setup asks for its areas.

use crate::common::glass::Glass;
use crate::common::random::{DECIMATED, Walk, after, every_spec, game, legal};
use touchline_engine::{Notation, Seat};
use touchline_fuba::flow::{Agenda, Stage};
use touchline_fuba::rules::action_order::ActionOrder;
use touchline_fuba::rules::turn::TurnStep;
use touchline_fuba::{Action, Fuba, State};

/// What is the same to the rules: who acts first is decided when the actions begin (before that the field
/// means nothing), and home is asked first for secret choices although it makes no difference.
fn same_to_the_rules(game: &Fuba, s: &State) -> State {
    let mut s = *s;
    // 2.2 decides with the target.
    let decides = |step: &TurnStep| match game.rules.action_order {
        ActionOrder::FixedWithTarget => *step == TurnStep::ChooseTarget,
        ActionOrder::FewerMoved | ActionOrder::MoreInTarget => {
            matches!(step, TurnStep::FirstActions | TurnStep::FirstStage)
        }
    };
    let decided = game.rules.turn.iter().position(decides).unwrap();
    let begun = matches!(s.agenda.stages()[..], [Stage::Turn(next), ..] if usize::from(next) > decided);
    if !begun || s.agenda.stages().contains(&Stage::Target) {
        s.turn.first = Seat::Home;
    }
    if let [rest @ .., Stage::HalfTime(_), Stage::HalfTime(_)] = s.agenda.stages() {
        let mut agenda = Agenda::new();
        for stage in rest {
            agenda.push(*stage);
        }
        agenda.push(Stage::HalfTime(Seat::Away));
        agenda.push(Stage::HalfTime(Seat::Home));
        s.agenda = agenda;
    }
    s
}

/// The areas of a setup are asked in board order, so that left and right are not asked alike.
fn asks_in_order(s: &State) -> bool {
    s.agenda
        .stages()
        .iter()
        .any(|stage| matches!(stage, Stage::Place(..) | Stage::PlaceKeeper(_) | Stage::SetUp(_)))
}

fn compare(glass: Glass, mut walk: Walk) {
    let game = walk.game;
    loop {
        let s = walk.state;
        let seen = glass.state(&s);
        assert_eq!(glass.state(&seen), s, "looking twice shows the same");
        let mut mirrored: Vec<Action> = walk.legal().into_iter().map(|action| glass.action(action)).collect();
        mirrored.sort_unstable();
        let text = game.write_state(&s);
        // What 2.0 demands of a setup is demanded of the last area that can give it.
        if glass == Glass::Turned || !asks_in_order(&s) {
            assert_eq!(legal(&game, &seen), mirrored, "{text}");
        }
        let Some(given) = walk.step() else { break };
        if glass == Glass::Flipped && (asks_in_order(&s) || asks_in_order(&walk.state)) {
            continue;
        }
        let next = after(&game, &seen, glass.given(&game, &s, given));
        let expected = glass.state(&walk.state);
        assert_eq!(
            same_to_the_rules(&game, &next),
            same_to_the_rules(&game, &expected),
            "{}\n{text}",
            game.write_input(&given)
        );
    }
}

fn everywhere(glass: Glass) {
    for ((spec, matches), seed) in every_spec(60, 5).iter().zip(0..) {
        for n in 0..*matches {
            compare(glass, Walk::new(game(spec), 20_000 + 100 * seed + n));
        }
        for position in DECIMATED {
            compare(glass, Walk::at(game(spec), position, 20_000 + seed));
        }
    }
}

#[test]
fn turning_the_board_exchanges_the_seats_and_nothing_else() {
    everywhere(Glass::Turned);
}

#[test]
fn left_and_right_are_alike() {
    everywhere(Glass::Flipped);
}
