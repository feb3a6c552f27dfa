//! # Fouls
//! G-FOUL-01 to G-FOUL-13.

use crate::action::Action;
use crate::board::{Board, Dir, Facing, Square};
use crate::event::Event;
use crate::flow::Stage;
use crate::marker::{Marker, Markers};
use crate::rules::shootout::PenaltyResult;
use crate::ruleset::{Ruleset, Toggle};
use crate::state::{Coming, Restart, State, Tackle, TurnKind};
use touchline_engine::{Choices, Log, Seat};

/// What a foul roll is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Contact {
    /// A step next to an opponent.
    Step,
    /// A failed tackle of that marker.
    Tackle(Marker),
    /// A failed header.
    Header,
}

/// A member has stepped: perhaps next to an opponent (G-FOUL-01).
#[inline]
pub(crate) fn after_step(rules: &Ruleset, s: &mut State, marker: Marker, from: Square) {}

pub(crate) fn rolled(
    rules: &Ruleset,
    s: &mut State,
    contact: Contact,
    marker: Marker,
    faces: &[u8],
    log: &mut impl Log<Event>,
) {
    todo!()
}

pub(crate) fn fouled_choices(s: &State, contact: Contact, marker: Marker, out: &mut Choices<Action>) {
    todo!()
}

pub(crate) fn fouled(
    rules: &Ruleset,
    s: &mut State,
    contact: Contact,
    marker: Marker,
    action: Action,
    log: &mut impl Log<Event>,
) {
    todo!()
}

pub(crate) fn penalty(rules: &Ruleset, s: &mut State, log: &mut impl Log<Event>) {
    todo!()
}

pub(crate) fn penalty_over(rules: &Ruleset, s: &mut State, result: PenaltyResult, log: &mut impl Log<Event>) {
    todo!()
}

pub(crate) fn corners(rules: &Ruleset, s: &State, out: &mut Choices<Action>) {
    todo!()
}

pub(crate) fn corner(rules: &Ruleset, s: &mut State, action: Action, log: &mut impl Log<Event>) {
    todo!()
}
