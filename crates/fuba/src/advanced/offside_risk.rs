//! # Advanced offside and offside risk                                                       F-AOFF
//! A target closer to the goal line than the area of the second closest defender, but partly level with it. 2.1: the ball value rises to
//! the number of defenders there. 3.0: the passive team acts first if the controlling die is no higher than that number.

use touchline_engine::{Log, Seat};

use crate::event::Event;
use crate::pitch::Area;
use crate::ruleset::Ruleset;
use crate::state::State;

/// What an offside risk does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OffsideRisk {
    /// The ball value rises to the number of defenders.
    RaisesValue,
    /// The passive team may act first.
    PassiveActsFirst,
}

/// The number of defenders that make a risk of this target, 0 if there is none (F-AOFF-02 to F-AOFF-07).
pub fn number(_rules: &Ruleset, _s: &State, _start: Area, _target: Area) -> u8 {
    0
}

/// The target is chosen: the number is taken now.
#[inline]
pub(crate) fn judge(rules: &Ruleset, s: &mut State) {
    if rules.offside_risk.is_some() {
        s.turn.risk = number(rules, s, s.turn.start, s.turn.target);
    }
}

/// The second modification of 2.1 (F-AOFF-06, F-MOD-12): only upwards.
pub(crate) fn raise(_rules: &Ruleset, _s: &mut State, _log: &mut impl Log<Event>) {}

/// The team that acts first because of the risk (F-AOFF-06).
pub fn first_team(_rules: &Ruleset, _s: &State) -> Option<Seat> {
    None
}
