//! # Fielder skill variance
//! G-SKILL-01 to G-SKILL-10.

use crate::action::Action;
use crate::board::{Board, Dir, Facing, Square};
use crate::event::Event;
use crate::flow::Stage;
use crate::marker::{Marker, Markers};
use crate::rules::points::Spending;
use crate::ruleset::{Ruleset, Toggle};
use crate::state::{Coming, Restart, State, Tackle, TurnKind};
use touchline_engine::{Choices, Log, Seat};

/// Skill points each team gives (G-SKILL-01).
pub const POINTS: u8 = 3;

#[inline]
pub(crate) fn usable(rules: &Ruleset, s: &State, marker: Marker, spending: Spending) -> u8 {
    0
}

#[inline]
pub(crate) fn refill(rules: &Ruleset, s: &mut State) {}

pub(crate) fn point_choices(s: &State, seat: Seat, out: &mut Choices<Action>) {
    todo!()
}

pub(crate) fn point(s: &mut State, seat: Seat, left: u8, action: Action, log: &mut impl Log<Event>) {
    todo!()
}

#[inline]
pub(crate) fn can_open(rules: &Ruleset, s: &State, marker: Marker) -> bool {
    false
}

pub(crate) fn openings(rules: &Ruleset, s: &State, marker: Marker, out: &mut Choices<Action>) {}

pub(crate) fn open(s: &mut State, marker: Marker) {
    todo!()
}

/// The fielders that may have the roll of the present stage made again.
#[inline]
pub(crate) fn rerollers(rules: &Ruleset, s: &State) -> Markers {
    Markers::NONE
}

pub(crate) fn reroll_choices(rules: &Ruleset, s: &State, out: &mut Choices<Action>) {
    todo!()
}

pub(crate) fn rerolled(rules: &Ruleset, s: &mut State, action: Action, log: &mut impl Log<Event>) {
    todo!()
}
