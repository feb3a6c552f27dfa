//! # Offside
//! G-OFFS-01, G-OFFS-02: the house form.

use crate::action::Action;
use crate::board::{Board, Dir, Facing, Square};
use crate::event::Event;
use crate::flow::Stage;
use crate::marker::{Marker, Markers};
use crate::ruleset::{Ruleset, Toggle};
use crate::state::{Coming, Restart, State, Tackle, TurnKind};
use touchline_engine::{Choices, Log, Seat};

pub(crate) fn is_caught(rules: &Ruleset, s: &State, marker: Marker) -> bool {
    false
}

pub(crate) fn whistle(rules: &Ruleset, s: &mut State, marker: Marker, log: &mut impl Log<Event>) {
    todo!()
}

pub(crate) fn flight_began(rules: &Ruleset, s: &mut State, kicker: Marker) {}
