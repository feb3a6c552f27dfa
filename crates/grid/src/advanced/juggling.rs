//! # Juggling
//! G-JUG-01 to G-JUG-17.

use crate::action::Action;
use crate::board::{Board, Dir, Facing, Square};
use crate::event::Event;
use crate::flow::Stage;
use crate::marker::{Marker, Markers};
use crate::ruleset::{Ruleset, Toggle};
use crate::state::{Coming, Restart, State, Tackle, TurnKind};
use touchline_engine::{Choices, Log, Seat};

pub(crate) fn can_juggle(rules: &Ruleset, s: &State, marker: Marker) -> bool {
    false
}

pub(crate) fn choices(rules: &Ruleset, s: &State, marker: Marker, out: &mut Choices<Action>) {}

pub(crate) fn begin(rules: &Ruleset, s: &mut State, marker: Marker, log: &mut impl Log<Event>) {
    todo!()
}

pub(crate) fn foot(s: &mut State, marker: Marker, faces: &[u8], log: &mut impl Log<Event>) {
    todo!()
}

pub(crate) fn knee(s: &mut State, marker: Marker, faces: &[u8], log: &mut impl Log<Event>) {
    todo!()
}

pub(crate) fn length(s: &mut State, marker: Marker, dir: Dir, faces: &[u8], log: &mut impl Log<Event>) {
    todo!()
}

pub(crate) fn follow_ups(rules: &Ruleset, s: &State, marker: Marker, out: &mut Choices<Action>) {
    todo!()
}

pub(crate) fn follow_up(
    rules: &Ruleset,
    s: &mut State,
    marker: Marker,
    action: Action,
    log: &mut impl Log<Event>,
) {
    todo!()
}

pub(crate) fn drops(rules: &Ruleset, s: &State, marker: Marker, out: &mut Choices<Action>) {
    todo!()
}

pub(crate) fn drop(
    rules: &Ruleset,
    s: &mut State,
    marker: Marker,
    action: Action,
    log: &mut impl Log<Event>,
) {
    todo!()
}
