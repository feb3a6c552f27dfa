//! # Aggressive pressing                                                                     F-APRESS
//! For a condition point a team presses with fewer players than the opponent; a failure is a foul. 2.1 rolls two dice and drops the higher
//! unless two players are missing; in 3.0 equality wins where the numbers are equal.

use touchline_engine::{Log, Seat};

use super::weather;
use crate::event::Event;
use crate::rules::pressing::Manner;
use crate::ruleset::Ruleset;
use crate::state::{Press, State};

/// How aggressive pressing works.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AggressivePressing {
    /// However many are missing; two dice, the higher dropped, one die if two players are missing.
    LowerOfTwo,
    /// One player may be missing; with equal numbers a die equal to the ball value wins.
    EqualWins,
}

/// What it costs in condition points; the event may make it free (F-APRESS-01, F-WTHR-02, F-WTHR-12, R-220).
pub fn cost(_rules: &Ruleset, s: &State) -> u8 {
    weather::aggressive_pressing_cost(s)
}

/// Whether a team may press aggressively, and how: paid, or for nothing (F-APRESS-02, F-AEVT-15).
pub fn kind(_rules: &Ruleset, _s: &State, _seat: Seat) -> Option<Press> {
    None
}

/// Pay for it (F-APRESS-01, R-190).
pub(crate) fn pay(_rules: &Ruleset, _s: &mut State, _seat: Seat, _log: &mut impl Log<Event>) {}

/// What it does to the dice (F-APRESS-03, F-APRESS-04, F-APRESS-05).
pub(crate) fn press(_rules: &Ruleset, _s: &State, _seat: Seat, _manner: &mut Manner) {}
