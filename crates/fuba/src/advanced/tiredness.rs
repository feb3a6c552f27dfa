//! # Tiredness                                                                               F-TTEST, F-TIRED
//! When the marker moves five squares or more both teams test, each for itself: tens of dice against the game time, a condition point
//! for every failure, three at most. A team without points is tired for the rest of the match. 2.0 and 2.1 pass on equality and tire at
//! once; 3.0 must exceed the time and tires only after a test.

use touchline_engine::{Choices, Log, Seat};

use crate::action::Action;
use crate::event::Event;
use crate::ruleset::Ruleset;
use crate::state::State;

/// How the test is passed and when a team is tired.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tiredness {
    /// Tens at least the time pass; tired as soon as no point is left.
    EqualPasses,
    /// Tens above the time pass; tired if no point is left after a test.
    MustExceed,
}

/// The marker moved so many squares in the time stage: perhaps both teams test, the controlling team first.
pub(crate) fn time_moved(_rules: &Ruleset, _s: &mut State, _squares: u8) {}

/// The die of a test.
pub(crate) fn resolve(_rules: &Ruleset, s: &mut State, _seat: Seat, _die: u8, _log: &mut impl Log<Event>) {
    s.agenda.pop();
}

/// Which line loses the point (F-TTEST-07, R-115).
pub(crate) fn choices(_rules: &Ruleset, _s: &State, _seat: Seat, _out: &mut Choices<Action>) {}

pub(crate) fn lose_point(
    _rules: &Ruleset,
    s: &mut State,
    _seat: Seat,
    _action: Action,
    _log: &mut impl Log<Event>,
) {
    s.agenda.pop();
}

/// Points have left a team: it may be tired now (F-TIRED-01, R-116).
pub(crate) fn points_gone(_rules: &Ruleset, _s: &mut State, _seat: Seat, _log: &mut impl Log<Event>) {}
