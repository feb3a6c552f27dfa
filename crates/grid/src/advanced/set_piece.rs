//! # Set pieces
//! G-OOB-05 to G-OOB-15.

use crate::action::Action;
use crate::board::{Board, Dir, Facing, Square};
use crate::event::Event;
use crate::flow::Stage;
use crate::marker::{Marker, Markers};
use crate::ruleset::{Ruleset, Toggle};
use crate::state::{Coming, Restart, State, Tackle, TurnKind};
use touchline_engine::{Choices, Log, Seat};

/// Points that a thrower has to keep for the throw (G-OOB-10).
#[inline]
pub(crate) fn reserved(rules: &Ruleset, s: &State) -> u8 {
    0
}

pub(crate) fn restart(s: &State) -> Restart {
    todo!()
}

pub(crate) fn begin(rules: &Ruleset, s: &mut State, log: &mut impl Log<Event>) {
    todo!()
}

pub(crate) fn clear_area(rules: &Ruleset, s: &mut State) {
    todo!()
}

pub(crate) fn goal_kick_squares(rules: &Ruleset, s: &State, out: &mut Choices<Action>) {
    todo!()
}

pub(crate) fn goal_kick_from(rules: &Ruleset, s: &mut State, action: Action) {
    todo!()
}

pub(crate) fn ways_out(rules: &Ruleset, s: &State, marker: Marker, out: &mut Choices<Action>) {
    todo!()
}

pub(crate) fn leave_area(s: &mut State, marker: Marker, action: Action, log: &mut impl Log<Event>) {
    todo!()
}

pub(crate) fn takers(rules: &Ruleset, s: &State, out: &mut Choices<Action>) {
    todo!()
}

pub(crate) fn taker(rules: &Ruleset, s: &mut State, action: Action, log: &mut impl Log<Event>) {
    todo!()
}

pub(crate) fn taker_squares(rules: &Ruleset, s: &State, marker: Marker, out: &mut Choices<Action>) {
    todo!()
}

pub(crate) fn taker_from(
    rules: &Ruleset,
    s: &mut State,
    marker: Marker,
    action: Action,
    log: &mut impl Log<Event>,
) {
    todo!()
}

pub(crate) fn rooms(rules: &Ruleset, s: &State, marker: Marker, out: &mut Choices<Action>) {
    todo!()
}

pub(crate) fn make_room(s: &mut State, marker: Marker, action: Action, log: &mut impl Log<Event>) {
    todo!()
}
