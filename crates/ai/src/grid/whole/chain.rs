//! Questions that come before or between: a few answers in a row until dice or the other team decide.

use touchline_engine::{Choices, Game as _, Node, Seat};
use touchline_grid::{Action, Decision, Grid, State};

use super::plan::{Effort, Kind};
use super::{Found, score, turns};
use crate::Whole;

/// The most answers in a row.
const LONGEST: usize = 4;

/// Every series of answers to the questions of a tackle or a restart.
pub(super) fn all(game: &Grid, s: &State, seat: Seat) -> Vec<Found> {
    let mut found = Vec::new();
    let base = [s.score[Seat::Home], s.score[Seat::Away]];
    follow(game, seat, s, &mut Vec::new(), base, &mut found);
    found
}

fn follow(
    game: &Grid,
    seat: Seat,
    s: &State,
    answers: &mut Vec<Action>,
    base: [u8; 2],
    found: &mut Vec<Found>,
) {
    let asked = match game.node(s) {
        Node::Decide(whose, decision) if whose == seat && answers.len() < LONGEST => matches!(
            decision,
            Decision::Tackle
                | Decision::TackleTarget(_)
                | Decision::TackleCall
                | Decision::Taker(_)
                | Decision::TakerSquare(_)
                | Decision::CornerCall
        ),
        _ => false,
    };
    if !asked {
        let whole = Whole { answers: answers.clone(), after: *s };
        let looks = score::score(game, s, seat, base);
        found.push(Found { whole, kind: Kind::Trick, looks });
        return;
    }
    let mut legal = Choices::new();
    game.actions(s, &mut legal);
    for &action in legal.iter() {
        let mut next = *s;
        game.act(&mut next, action, &mut ());
        answers.push(action);
        follow(game, seat, &next, answers, base, found);
        answers.pop();
    }
}

/// A question in the middle of a turn: each answer as it is, and the one that lets the turn go on with
/// everything that may follow.
pub(super) fn before(game: &Grid, s: &State, seat: Seat, effort: Effort) -> Vec<Found> {
    let mut found = Vec::new();
    let base = [s.score[Seat::Home], s.score[Seat::Away]];
    let mut legal = Choices::new();
    game.actions(s, &mut legal);
    for &action in legal.iter() {
        let mut next = *s;
        game.act(&mut next, action, &mut ());
        if matches!(game.node(&next), Node::Decide(whose, Decision::Act) if whose == seat) {
            for mut later in turns(game, &next, seat, effort) {
                later.whole.answers.insert(0, action);
                found.push(later);
            }
        } else {
            let looks = score::score(game, &next, seat, base);
            found.push(Found {
                whole: Whole { answers: vec![action], after: next },
                kind: Kind::Trick,
                looks,
            });
        }
    }
    found
}
