//! # Goalie deflection
//! G-DEFL-01 to G-DEFL-14.

use crate::action::Action;
use crate::board::{Board, Dir, Facing, Square};
use crate::event::Event;
use crate::flow::Stage;
use crate::marker::{Marker, Markers};
use crate::ruleset::{Ruleset, Toggle};
use crate::state::{Coming, Restart, State, Tackle, TurnKind};
use touchline_engine::{Choices, Log, Seat};

/// Whether a goalie on that square could deflect the ball in its slot.
pub(crate) fn can_from(rules: &Ruleset, s: &State, square: Square) -> bool {
    false
}

/// Whether a save roll that is no grab leaves a square to deflect from.
pub(crate) fn is_possible(rules: &Ruleset, s: &State, roll: u8) -> bool {
    false
}

pub(crate) fn squares(rules: &Ruleset, s: &State, points: u8, out: &mut Choices<Action>) {
    todo!()
}

pub(crate) fn walk(rules: &Ruleset, s: &mut State, points: u8, action: Action, log: &mut impl Log<Event>) {
    todo!()
}

pub(crate) fn rolled(rules: &Ruleset, s: &mut State, left: u8, faces: &[u8], log: &mut impl Log<Event>) {
    todo!()
}

pub(crate) fn directions(rules: &Ruleset, s: &State, out: &mut Choices<Action>) {
    todo!()
}

pub(crate) fn deflect_to(rules: &Ruleset, s: &mut State, k: u8, action: Action, log: &mut impl Log<Event>) {
    todo!()
}
