//! # Fake-out
//! G-FAKE-01 to G-FAKE-14.

use crate::action::Action;
use crate::board::{Board, Dir, Facing, Square};
use crate::event::Event;
use crate::flow::Stage;
use crate::marker::{Marker, Markers};
use crate::ruleset::{Ruleset, Toggle};
use crate::state::{Coming, Restart, State, Tackle, TurnKind};
use touchline_engine::{Choices, Log, Seat};

/// How bold a fake-out is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[allow(missing_docs)]
pub enum Level {
    Mild,
    Moderate,
    Extreme,
}

pub(crate) fn can_fake(rules: &Ruleset, s: &State, marker: Marker) -> bool {
    false
}

pub(crate) fn choices(rules: &Ruleset, s: &State, marker: Marker, out: &mut Choices<Action>) {}

pub(crate) fn begin(
    rules: &Ruleset,
    s: &mut State,
    marker: Marker,
    opponent: Marker,
    level: Level,
    log: &mut impl Log<Event>,
) {
    todo!()
}

pub(crate) fn rolled(
    s: &mut State,
    marker: Marker,
    opponent: Marker,
    level: Level,
    faces: &[u8],
    log: &mut impl Log<Event>,
) {
    todo!()
}
