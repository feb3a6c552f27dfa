//! # Inertia move
//! G-INER-01 to G-INER-10.

use crate::action::Action;
use crate::board::{Board, Dir, Facing, Square};
use crate::event::Event;
use crate::flow::Stage;
use crate::marker::{Marker, Markers};
use crate::ruleset::{Ruleset, Toggle};
use crate::state::{Coming, Restart, State, Tackle, TurnKind};
use touchline_engine::{Choices, Log, Seat};

pub(crate) fn is_available(rules: &Ruleset, s: &State) -> bool {
    false
}

pub(crate) fn choices(rules: &Ruleset, s: &State, done: u8, out: &mut Choices<Action>) {
    todo!()
}

pub(crate) fn step(rules: &Ruleset, s: &mut State, done: u8, action: Action, log: &mut impl Log<Event>) {
    todo!()
}
