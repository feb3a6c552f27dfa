//! # Bicycle kick
//! G-BIKE-01 to G-BIKE-15.

use crate::action::Action;
use crate::board::{Board, Dir, Facing, Square};
use crate::event::Event;
use crate::flow::Stage;
use crate::marker::{Marker, Markers};
use crate::ruleset::{Ruleset, Toggle};
use crate::state::{Coming, Restart, State, Tackle, TurnKind};
use touchline_engine::{Choices, Log, Seat};

pub(crate) fn lines(s: &State, marker: Marker, out: &mut Choices<Action>) {
    todo!()
}

pub(crate) fn line(s: &mut State, marker: Marker, n: u8, action: Action, log: &mut impl Log<Event>) {
    todo!()
}
