//! # Kick out of possession on a 2
//! G-LOOSE-01 to G-LOOSE-07.

use crate::action::Action;
use crate::board::{Board, Dir, Facing, Square};
use crate::event::Event;
use crate::flow::Stage;
use crate::marker::{Marker, Markers};
use crate::ruleset::{Ruleset, Toggle};
use crate::state::{Coming, Restart, State, Tackle, TurnKind};
use touchline_engine::{Choices, Log, Seat};

/// Whether closing the flight now would roll the extra die.
pub(crate) fn is_pending(rules: &Ruleset, s: &State) -> bool {
    false
}

pub(crate) fn choices(out: &mut Choices<Action>) {
    todo!()
}

pub(crate) fn confirmed(s: &mut State) {
    todo!()
}

pub(crate) fn rolled(s: &mut State, faces: &[u8], log: &mut impl Log<Event>) {
    todo!()
}
