//! The eager player of Grid: it goes for the ball and for the goal, and takes every offer. It weighs one
//! answer at a time and never looks ahead.

use std::cmp::Ordering;

use touchline_grid::board::{Board, Dir, Square};
use touchline_grid::flow::Stage;
use touchline_grid::marker::Marker;
use touchline_grid::state::Hold;
use touchline_grid::{Action, Grid, State};

use crate::Eager;

/// Leads away, gives up or ends something.
const SELDOM: u32 = 1;
/// Changes little.
const NOW_AND_THEN: u32 = 3;
/// Leads somewhere.
const OFTEN: u32 = 12;
/// What an eager player waits for.
const GLADLY: u32 = 100;
/// A factor for keeping the ball moving.
const ON_AND_ON: u32 = 5;

impl Eager for Grid {
    fn weight(&self, s: &State, action: Action) -> u32 {
        let board = self.rules.board;
        match action {
            // A ball under way keeps going.
            Action::Step(dir) => ON_AND_ON * toward_goal(board, s, dir),
            Action::Kick(dir) | Action::Toss(dir) | Action::Aim(_, dir) => toward_goal(board, s, dir),
            Action::Pick(marker) => picked(board, s, marker),
            Action::Move(dir) => match s.agenda.top() {
                // A member with the ball plays it.
                Some(Stage::Member(marker)) if s.seen(marker, s.ball.at).is_feet() => SELDOM,
                Some(Stage::Member(marker)) => {
                    nearer(s.at(marker), s.at(marker).step(dir), wanted(board, s, marker))
                }
                _ => NOW_AND_THEN,
            },
            Action::To(square) if board.slot_of(square).is_some() => GLADLY,
            Action::Row(y) => placed(board, s, y),

            Action::Stand(_)
            | Action::Juggle
            | Action::Fake(..)
            | Action::Tackle(..)
            | Action::Attempt(..)
            | Action::Reroll(_) => OFTEN,

            Action::Stop
            | Action::SetDown(_)
            | Action::OpenSkill
            | Action::Column(_)
            | Action::Face(_)
            | Action::Skill(_)
            | Action::Kicker(..)
            | Action::Opponent(_)
            | Action::Call(_)
            | Action::Keep
            | Action::Trap
            | Action::Volley
            | Action::To(_)
            | Action::Toward(_)
            | Action::Roll
            | Action::Taker(_)
            | Action::From(..)
            | Action::FollowHeader
            | Action::FollowBicycle(_)
            | Action::FollowKick(_)
            | Action::Slot(_)
            | Action::Hide(_)
            | Action::Direct(_) => NOW_AND_THEN,
            // The alternative is to call one of sixteen totals.
            Action::Normal => GLADLY,

            Action::End | Action::Turn(_) | Action::Stay | Action::Decline => SELDOM,
        }
    }

    const HAS_THUMB: bool = true;

    fn thumb(&self, s: &State) -> Option<Vec<Action>> {
        super::thumb::answers(self, s)
    }
}

/// A step of the ball for a team that wants it in the other goal, or at the head of a team-mate in front of
/// it.
fn toward_goal(board: &Board, s: &State, dir: Dir) -> u32 {
    let (seat, to) = (s.turn.seat, s.ball.at.step(dir));
    let goal = board.slot(seat.other(), MIDDLE);
    let waits = |marker: Marker| s.at(marker).chebyshev(goal) <= HEADED && s.seen(marker, to).is_back();
    if board.slot_of(to).is_some() || s.upright(seat).iter().any(waits) {
        GLADLY
    } else {
        nearer(s.ball.at, to, goal)
    }
}

/// The distance from which a header may still reach the goal.
const HEADED: u8 = 6;

/// The middle slot of a goal.
const MIDDLE: i8 = 4;

fn nearer(from: Square, to: Square, goal: Square) -> u32 {
    match to.manhattan(goal).cmp(&from.manhattan(goal)) {
        Ordering::Less => OFTEN,
        Ordering::Equal => NOW_AND_THEN,
        Ordering::Greater => SELDOM,
    }
}

/// Where a marker wants to be: with the ball at its feet, or in the way of a juggler. Every third one waits
/// for a pass in front of the goal.
fn wanted(board: &Board, s: &State, marker: Marker) -> Square {
    if let Hold::Juggled(juggler) = s.ball.hold {
        let is_in_the_way = |square: &Square| {
            let seen = s.seen(juggler, *square);
            seen.is_feet() || seen.is_back()
        };
        let from = s.at(marker);
        let around = Dir::ALL.map(|dir| s.at(juggler).step(dir)).into_iter().filter(is_in_the_way);
        let free = around.filter(|square| *square == from || s.is_open(board, *square));
        return free.min_by_key(|square| square.chebyshev(from)).unwrap_or(from);
    }
    if marker.number() % 3 == 1 {
        return board.penalty_spot(marker.seat().other());
    }
    s.ball.at.step(s.piece(marker).facing.dir().opposite())
}

/// Prefers a member that has the ball or can soon have it. A goalie without it stays home.
fn picked(board: &Board, s: &State, marker: Marker) -> u32 {
    if s.seen(marker, s.ball.at).is_feet() || s.holder() == Some(marker) {
        return GLADLY;
    }
    match s.at(marker).chebyshev(wanted(board, s, marker)) {
        1..=3 if !marker.is_goalie() => GLADLY,
        4..=7 if !marker.is_goalie() => OFTEN,
        _ => SELDOM,
    }
}

/// Goalies start close to their goal.
fn placed(board: &Board, s: &State, y: i8) -> u32 {
    match s.agenda.top() {
        Some(Stage::PlaceRow(marker)) if marker.is_goalie() => {
            if board.depth(marker.seat(), Square::new(1, y)) <= 1 { GLADLY } else { SELDOM }
        }
        _ => NOW_AND_THEN,
    }
}
