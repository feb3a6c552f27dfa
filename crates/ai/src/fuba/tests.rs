//! The odds among the features equal those the rules give as hints.
#![allow(clippy::unwrap_used)]

use touchline_engine::{Choices, Game, Node, Pcg, Rng, Seat};
use touchline_fuba::flow::Stage;
use touchline_fuba::state::{ActionKind, Kinds};
use touchline_fuba::{Action, Fuba, State, Terms, odds};

use super::ahead::without_leftovers;
use super::{Ahead, board, score, turn};
use crate::{Evaluate, Features};

/// Where the odds start, and the pressing among them.
const ODDS: usize = score::FEATURES + turn::FEATURES + board::FEATURES;
const PRESSING: usize = ODDS + 3;

/// The chance of a named outcome of an action, counted over every outcome of the dice.
pub(super) fn chance(game: &Fuba, s: &State, action: Action, what: &str) -> f32 {
    let rows = odds::of(game, s, action);
    let row = rows.iter().find(|row| row.what == what);
    row.map_or(0.0, |row| {
        f32::from(u16::try_from(row.ways).unwrap()) / f32::from(u16::try_from(row.of).unwrap())
    })
}

/// What the features say about an action, and what the rules say. The chance to keep the ball is not
/// compared: special events come in between.
fn both(game: &Fuba, s: &State, action: Action, features: &[f32]) -> Option<(f32, f32)> {
    match action {
        Action::Shoot => Some((features[ODDS], chance(game, s, action, "goal"))),
        Action::Press => Some((features[PRESSING], chance(game, s, action, "win"))),
        _ => None,
    }
}

/// Every position of a random match.
pub(super) fn play(game: &Fuba, seed: u64, mut look: impl FnMut(&State)) {
    let mut rng = Pcg::new(seed, 1);
    let mut legal = Choices::new();
    let mut s = game.start(&Terms::default());
    loop {
        look(&s);
        match game.node(&s) {
            Node::Over(_) => return,
            Node::Chance => {
                let faces = game.draws(&s).roll(&mut rng);
                game.resolve(&mut s, faces.as_ref(), &mut ());
            }
            Node::Decide(..) => {
                game.actions(&s, &mut legal);
                let pick = rng.below(u32::try_from(legal.len()).unwrap()) as usize;
                game.act(&mut s, legal[pick], &mut ());
            }
        }
    }
}

/// The seat that is asked, and its answers.
pub(super) fn asked(game: &Fuba, s: &State) -> Option<(Seat, Vec<Action>)> {
    let Node::Decide(seat, _) = game.node(s) else { return None };
    let mut legal = Choices::new();
    game.actions(s, &mut legal);
    Some((seat, legal.to_vec()))
}

fn features(game: &Fuba, s: &State) -> Vec<f32> {
    let mut out = Features::new();
    game.features(s, &mut out);
    out.as_slice().to_vec()
}

#[test]
fn odds_are_those_of_the_rules() {
    let mut compared = 0;
    for (spec, seed) in ["fuba:2.0", "fuba:2.1", "fuba:2.2", "fuba:3.0"].into_iter().zip(0..) {
        let game = Fuba::from_text(spec).unwrap();
        play(&game, seed, |s| {
            let features = features(&game, s);
            for action in asked(&game, s).map_or_else(Vec::new, |(_, legal)| legal) {
                if let Some((told, ruled)) = both(&game, s, action, &features) {
                    assert!((told - ruled).abs() < 1e-6, "{spec} {action:?}: {told}, not {ruled}\n{s:?}");
                    compared += 1;
                }
            }
        });
    }
    assert!(compared > 100, "{compared}");
}

#[test]
fn a_restart_forgets_the_turn_it_interrupts() {
    let game = Fuba::from_text("fuba:3.0").unwrap();
    let mut restarts = 0;
    play(&game, 4, |s| {
        let mut other = *s;
        other.turn.dice = [6, 5];
        other.turn.acted[s.control] = Kinds::just(ActionKind::GoalAttempt);
        let is_restart = s.agenda.stages().first() == Some(&Stage::Turn(0));
        if is_restart {
            assert_eq!(features(&game, s), features(&game, &other), "{s:?}");
            restarts += 1;
        }
    });
    assert!(restarts > 0);
}

#[test]
fn who_may_still_act_is_known() {
    for spec in ["fuba:2.0", "fuba:2.1", "fuba:2.2", "fuba:3.0"] {
        let game = Fuba::from_text(spec).unwrap();
        let [mut shots, mut presses] = [0; 2];
        play(&game, 9, |s| {
            let ahead = Ahead::new(&game.rules, &without_leftovers(s));
            let Some((seat, legal)) = asked(&game, s) else { return };
            if legal.contains(&Action::Shoot) {
                assert!(ahead.shoots[seat] || ahead.shot.is_some(), "{s:?}");
                shots += 1;
            }
            if legal.contains(&Action::Press) {
                assert!(ahead.presses[seat], "{s:?}");
                presses += 1;
            }
        });
        assert!(shots > 0 && presses > 0, "{spec} {shots} {presses}");
    }
}
