//! # Forced moves, bounces, out of bounds
//! G-FORCE-01 to G-FORCE-03, G-BNC-01 to G-BNC-06, G-OOB-01 to G-OOB-05.

use crate::action::Action;
use crate::board::{Board, Dir, Facing, Square};
use crate::event::Event;
use crate::flow::Stage;
use crate::marker::{Marker, Markers};
use crate::ruleset::{Ruleset, Toggle};
use crate::state::{Coming, Restart, State, Tackle, TurnKind};
use touchline_engine::{Choices, Log, Seat};

/// A straight ball move that a rule imposes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Line {
    /// Which way.
    pub dir: Dir,
    /// Squares still to go.
    pub left: u8,
    /// Where it began.
    pub start: Square,
    /// A bounce does not come back to this square.
    pub origin: Square,
    /// Whether opponents may try to intercept.
    pub offers: bool,
}

/// Begin a forced move of `length` squares: it lies on top of the agenda afterwards.
pub(crate) fn begin(
    s: &mut State,
    dir: Dir,
    length: u8,
    origin: Square,
    offers: bool,
    log: &mut impl Log<Event>,
) {
    todo!()
}

pub(crate) fn go_on(rules: &Ruleset, s: &mut State, line: Line, log: &mut impl Log<Event>) {
    todo!()
}

/// The ball forced onto the slot of a goalie that lies there (R-G80).
pub(crate) fn off_the_goalie(rules: &Ruleset, s: &mut State, log: &mut impl Log<Event>) {
    todo!()
}

/// The ball leaves the field from where it is now.
pub(crate) fn out(rules: &Ruleset, s: &mut State, dir: Dir, log: &mut impl Log<Event>) {
    todo!()
}
