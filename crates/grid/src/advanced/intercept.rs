//! # Intercepting
//! G-INT-01 to G-INT-18 and the offers of every kind (D.5).

use crate::action::Action;
use crate::board::{Board, Dir, Facing, Square};
use crate::event::Event;
use crate::flow::Stage;
use crate::marker::{Marker, Markers};
use crate::ruleset::{Ruleset, Toggle};
use crate::state::{Coming, Restart, State, Tackle, TurnKind};
use touchline_engine::{Choices, Log, Seat};

/// A way to meet a passing ball.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[allow(missing_docs)]
#[repr(u8)]
pub enum Attempt {
    Feet,
    Chest,
    Header,
    Bicycle,
}

pub(crate) fn entered(rules: &Ruleset, s: &mut State, dir: Dir) {
    todo!()
}

pub(crate) fn choices(rules: &Ruleset, s: &State, dir: Dir, out: &mut Choices<Action>) {
    todo!()
}

pub(crate) fn answer(rules: &Ruleset, s: &mut State, dir: Dir, action: Action, log: &mut impl Log<Event>) {
    todo!()
}

pub(crate) fn combinations(rules: &Ruleset, s: &State, out: &mut Choices<Action>) {
    todo!()
}

pub(crate) fn combine(s: &mut State, dir: Dir, action: Action) {
    todo!()
}

pub(crate) fn contact(
    rules: &Ruleset,
    s: &mut State,
    marker: Marker,
    attempt: Attempt,
    dir: Dir,
    faces: &[u8],
    log: &mut impl Log<Event>,
) {
    todo!()
}

pub(crate) fn trap_or_kick(s: &State, out: &mut Choices<Action>) {
    todo!()
}

pub(crate) fn trapped_or_kicked(s: &mut State, marker: Marker, action: Action, log: &mut impl Log<Event>) {
    todo!()
}

pub(crate) fn arc(s: &mut State, marker: Marker, attempt: Attempt, faces: &[u8], log: &mut impl Log<Event>) {
    todo!()
}
