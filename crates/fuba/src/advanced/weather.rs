//! # Weather                                                                                 F-WTHR
//! Equal dice in the first kick-off roll bring weather (F-WTHR-01, R-011); some of it changes at half-time. Every effect is asked for here
//! by the rule it touches.

use touchline_engine::{Log, Seat};

use crate::event::Event;
use crate::ruleset::Ruleset;
use crate::state::State;

/// Where weather comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WeatherRule {
    /// Equal dice in the first kick-off roll.
    EqualKickOffDice,
}

/// The first kick-off roll was equal (F-WTHR-01, R-134).
pub(crate) fn set(_rules: &Ruleset, _s: &mut State, _face: u8, _log: &mut impl Log<Event>) {}

/// The second half begins: perhaps the kicking team rolls (F-WTHR-03, F-WTHR-07, F-WTHR-09), or the sunshine ends (F-WTHR-05).
pub(crate) fn second_half(_rules: &Ruleset, _s: &mut State, _log: &mut impl Log<Event>) {}

pub(crate) fn resolve(_rules: &Ruleset, s: &mut State, _die: u8, _log: &mut impl Log<Event>) {
    s.agenda.pop();
}

/// What one area of a long pass adds (F-WTHR-06).
#[inline]
pub fn long_pass_step(_s: &State) -> u8 {
    1
}

/// Whether the sun keeps a team from passing through and from sweeping (F-WTHR-04).
pub fn dazzles(_s: &State, _seat: Seat) -> bool {
    false
}

/// What is added to a new ball value of the control check (F-WTHR-08, R-222).
#[inline]
pub fn on_new_value(_s: &State) -> i8 {
    0
}

/// What is added to injury rolls (F-WTHR-10, F-WTHR-11).
pub fn on_injury(_s: &State) -> i8 {
    0
}

/// What is added to the first die of a tiredness test (F-WTHR-12).
pub fn on_first_tiredness_die(_s: &State) -> i8 {
    0
}
