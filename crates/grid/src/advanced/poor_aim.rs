//! # Poor aim
//! G-AIM-01 to G-AIM-12.

use crate::action::Action;
use crate::board::{Board, Dir, Facing, Square};
use crate::event::Event;
use crate::flow::Stage;
use crate::marker::{Marker, Markers};
use crate::ruleset::{Ruleset, Toggle};
use crate::state::{Coming, Restart, State, Tackle, TurnKind};
use touchline_engine::{Choices, Log, Seat};

pub(crate) fn is_forced(rules: &Ruleset, s: &State) -> bool {
    false
}

pub(crate) fn choices(s: &State, out: &mut Choices<Action>) {
    todo!()
}

pub(crate) fn aim(rules: &Ruleset, s: &mut State, action: Action, log: &mut impl Log<Event>) {
    todo!()
}
