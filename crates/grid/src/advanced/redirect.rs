//! # Aimed redirects and missed passes
//! G-INT-11 to G-INT-13, G-CHDR-03 to G-CHDR-09, G-BIKE-04, G-BIKE-11, G-BIKE-12.

use crate::action::Action;
use crate::advanced::intercept::Attempt;
use crate::board::{Board, Dir, Facing, Square};
use crate::event::Event;
use crate::flow::Stage;
use crate::marker::{Marker, Markers};
use crate::ruleset::{Ruleset, Toggle};
use crate::state::{Coming, Restart, State, Tackle, TurnKind};
use touchline_engine::{Choices, Log, Seat};

pub(crate) fn distance(
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

pub(crate) fn choices(
    rules: &Ruleset,
    s: &State,
    marker: Marker,
    attempt: Attempt,
    n: u8,
    out: &mut Choices<Action>,
) {
    todo!()
}

pub(crate) fn redirect(
    rules: &Ruleset,
    s: &mut State,
    marker: Marker,
    attempt: Attempt,
    action: Action,
    log: &mut impl Log<Event>,
) {
    todo!()
}

pub(crate) fn travel(rules: &Ruleset, s: &mut State, to: Square, log: &mut impl Log<Event>) {
    todo!()
}

pub(crate) fn missed(s: &mut State, marker: Marker, dir: Dir, faces: &[u8], log: &mut impl Log<Event>) {
    todo!()
}
