//! # Repositioning
//! G-RPOS-01 to G-RPOS-04.

use crate::action::Action;
use crate::board::{Board, Dir, Facing, Square};
use crate::event::Event;
use crate::flow::Stage;
use crate::marker::{Marker, Markers};
use crate::ruleset::{Ruleset, Toggle};
use crate::state::{Coming, Restart, State, Tackle, TurnKind};
use touchline_engine::{Choices, Log, Seat};

pub(crate) fn rows(rules: &Ruleset, s: &State, marker: Marker, out: &mut Choices<Action>) {
    todo!()
}

pub(crate) fn columns(rules: &Ruleset, s: &State, marker: Marker, row: i8, out: &mut Choices<Action>) {
    todo!()
}

pub(crate) fn facings(out: &mut Choices<Action>) {
    todo!()
}

pub(crate) fn row(rules: &Ruleset, s: &mut State, marker: Marker, action: Action) {
    todo!()
}

pub(crate) fn column(
    rules: &Ruleset,
    s: &mut State,
    marker: Marker,
    row: i8,
    action: Action,
    log: &mut impl Log<Event>,
) {
    todo!()
}

pub(crate) fn face(
    rules: &Ruleset,
    s: &mut State,
    marker: Marker,
    action: Action,
    log: &mut impl Log<Event>,
) {
    todo!()
}
