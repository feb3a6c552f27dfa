//! # Player movement                                                                         F-MOVE
//! One of three options a movement (F-MOVE-01): as many players as the formation has in that line, any pieces
//! (F-MOVE-02, F-MOVE-18). 3.0 moves one area; 2.x runs straight ahead as far as it likes.

use touchline_engine::{Choices, Log, Seat};

use super::steps::{self, Keep};
use super::{dribbling, offside};
use crate::action::Action;
use crate::event::Event;
use crate::flow::{Nth, Stage};
use crate::pitch::{Area, AreaSet, BACKWARD, FORWARD, SIDEWAYS};
use crate::ruleset::Ruleset;
use crate::state::{Line, State};

/// Midfield movement (F-MOVE-04).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MidfieldMoves {
    /// One area sideways or diagonally, never straight.
    SidewaysOrDiagonal,
}

/// Forward and defence movement (F-MOVE-07, F-MOVE-09).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StraightMoves {
    /// One area straight forward, or straight backward.
    OneArea,
}

/// The areas one move of an option leads to, offside apart.
#[inline]
pub fn reach(rules: &Ruleset, seat: Seat, line: Line, from: Area) -> AreaSet {
    match line {
        Line::Midfield => match rules.midfield_moves {
            MidfieldMoves::SidewaysOrDiagonal => SIDEWAYS[from as usize],
        },
        Line::Forward => match rules.straight_moves {
            StraightMoves::OneArea => FORWARD[seat as usize][from as usize],
        },
        Line::Defence => match rules.straight_moves {
            StraightMoves::OneArea => BACKWARD[seat as usize][from as usize],
        },
    }
}

/// The areas one move leads to: not into an offside position (F-MOVE-12), except straight backward (F-MOVE-13); partly level
/// with the opponent's second closest player is fine (F-MOVE-14).
#[inline]
fn onside_reach(rules: &Ruleset, seat: Seat, line: Line, from: Area, barred: AreaSet) -> AreaSet {
    reach(rules, seat, line, from).minus(barred.minus(BACKWARD[seat as usize][from as usize]))
}

/// Up to M (F-MOVE-03), F (F-MOVE-06) or D (F-MOVE-08) players.
pub(crate) fn begin(s: &mut State, seat: Seat, line: Line, nth: Nth, log: &mut impl Log<Event>) {
    steps::begin(s, s.teams[seat].formation.line(line));
    s.steps.dribble = dribbling::right(s, seat, nth);
    s.agenda.push(Stage::Movement(seat, line));
    log.note(Event::Option(seat, line));
}

/// The moves, or done: fewer than the maximum may move (F-MOVE-16), each piece once even if a free movement moved it before
/// (F-MOVE-15); the controlling team keeps a player at the ball (F-MOVE-17).
pub(crate) fn choices(rules: &Ruleset, s: &State, seat: Seat, line: Line, out: &mut Choices<Action>) {
    let barred = offside::barred(rules, s, seat);
    steps::choices(s, seat, Keep::ball(s, seat), out, |_, _, from| {
        onside_reach(rules, seat, line, from, barred)
    });
    // F-DRIB-03: the dribble obeys the chosen option.
    dribbling::choices(rules, s, seat, out, |from, exempt| {
        onside_reach(rules, seat, line, from, if exempt { AreaSet::NONE } else { barred })
    });
}

pub(crate) fn act(s: &mut State, seat: Seat, action: Action, log: &mut impl Log<Event>) {
    if steps::make(s, seat, action, log) {
        s.agenda.pop();
    }
}
