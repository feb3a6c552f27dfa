//! # Tackle
//! G-TKL-01 to G-TKL-21.

use crate::action::Action;
use crate::board::{Board, Dir, Facing, Square};
use crate::event::Event;
use crate::flow::Stage;
use crate::marker::{Marker, Markers};
use crate::ruleset::{Ruleset, Toggle};
use crate::state::{Coming, Restart, State, Tackle, TurnKind};
use touchline_engine::{Choices, Log, Seat};

/// Whether a ball at an opponent's feet may be kicked away without a tackle (R-G46, R-G92).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stealing {
    /// Yes.
    Free,
    /// Only after a successful tackle.
    ByTackle,
}

/// Ask for a tackle before the turn roll, where one is possible (T1).
pub(crate) fn before_the_roll(rules: &Ruleset, s: &mut State) {}

pub(crate) fn choices(rules: &Ruleset, s: &State, out: &mut Choices<Action>) {
    todo!()
}

pub(crate) fn maybe(rules: &Ruleset, s: &mut State, action: Action, log: &mut impl Log<Event>) {
    todo!()
}

pub(crate) fn targets(s: &State, out: &mut Choices<Action>) {
    todo!()
}

pub(crate) fn target(
    rules: &Ruleset,
    s: &mut State,
    marker: Marker,
    step: Option<Dir>,
    action: Action,
    log: &mut impl Log<Event>,
) {
    todo!()
}

pub(crate) fn calls(out: &mut Choices<Action>) {
    todo!()
}

pub(crate) fn call(
    s: &mut State,
    marker: Marker,
    target: Marker,
    stepped: bool,
    action: Action,
    log: &mut impl Log<Event>,
) {
    todo!()
}

pub(crate) fn resolve(rules: &Ruleset, s: &mut State, called: Tackle, log: &mut impl Log<Event>) {
    todo!()
}
