//! Runs: the answers a seat gives one after another, with no dice and no other seat between them, are one
//! decision. Where a player goes first and where second is no matter; where everybody stands at the end is.

use std::ops::Range;

use touchline_engine::{Choices, Input, Node, Seat};

use super::course::{Course, settle};
use crate::player::is_unseen;
use crate::{Computer, Evaluate, Level, Player as _};

/// The most answers of one run: no run of either game comes near it.
pub(crate) const LONGEST: usize = 256;

/// Who decides in a position whose answers can be judged: not in a duel, and not where nobody sees the answer
/// at first.
pub(crate) fn open_to<G: Evaluate>(game: &G, s: &G::State) -> Option<Seat> {
    match game.node(s) {
        Node::Decide(seat, _) if !is_unseen(game, s) && game.mixture(s).is_none() => Some(seat),
        Node::Decide(..) | Node::Chance | Node::Over(_) => None,
    }
}

/// The steps of a course in units that are judged together: runs of answers, and everything else alone.
pub(crate) fn units<G: Evaluate>(course: &Course<G>) -> Vec<Range<usize>> {
    let game = course.game();
    let decides = |step: usize| match &course.inputs()[step] {
        Input::Act(_) => open_to(game, &course.states()[step]),
        Input::Roll(_) | Input::Call(_) => None,
    };
    let mut units: Vec<Range<usize>> = Vec::new();
    let mut who = None;
    for step in 0..course.len() {
        let now = decides(step);
        match units.last_mut() {
            Some(last) if now.is_some() && now == who => last.end = step + 1,
            _ => units.push(step..step + 1),
        }
        who = now;
    }
    units
}

/// What a player of this level answers from here until dice or another seat come, and the position then.
pub(crate) fn own_run<G: Evaluate>(
    game: &G,
    level: Level,
    s: &G::State,
    seat: Seat,
) -> (Vec<G::Action>, G::State) {
    let mut player = Computer::new(level.max(Level::Rookie), 0, 0);
    let (mut s, mut answers, mut legal) = (*s, Vec::new(), Choices::new());
    while open_to(game, &s) == Some(seat) && answers.len() < LONGEST {
        game.actions(&s, &mut legal);
        let action = player.choose(game, &game.view(&s, Some(seat)), seat, &legal);
        game.act(&mut s, action, &mut ());
        settle(game, &mut s, &mut legal);
        answers.push(action);
    }
    (answers, s)
}

/// The position after these answers of a seat; `None` if one of them cannot be given.
pub(crate) fn after_run<G: Evaluate>(
    game: &G,
    s: &G::State,
    seat: Seat,
    answers: &[G::Action],
) -> Option<G::State> {
    let (mut s, mut legal) = (*s, Choices::new());
    for answer in answers {
        if !matches!(game.node(&s), Node::Decide(who, _) if who == seat) {
            return None;
        }
        game.actions(&s, &mut legal);
        if !legal.contains(answer) {
            return None;
        }
        game.act(&mut s, *answer, &mut ());
        settle(game, &mut s, &mut legal);
    }
    Some(s)
}
