//! # Header
//! G-HEAD-01 to G-HEAD-12.

use crate::action::Action;
use crate::board::{Board, Dir, Facing, Square};
use crate::event::Event;
use crate::flow::Stage;
use crate::marker::{Marker, Markers};
use crate::ruleset::{Ruleset, Toggle};
use crate::state::{Coming, Restart, State, Tackle, TurnKind};
use touchline_engine::{Choices, Log, Seat};

/// Which way is north for a random header (R-G54).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HeaderFrame {
    /// The board's.
    Board,
    /// From the feet to the head.
    Head,
}

pub(crate) fn random(
    rules: &Ruleset,
    s: &mut State,
    marker: Marker,
    faces: &[u8],
    log: &mut impl Log<Event>,
) {
    todo!()
}
