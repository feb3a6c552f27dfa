//! # Cards
//! G-CARD-01 to G-CARD-03.

use crate::action::Action;
use crate::board::{Board, Dir, Facing, Square};
use crate::event::Event;
use crate::flow::Stage;
use crate::marker::{Marker, Markers};
use crate::ruleset::{Ruleset, Toggle};
use crate::state::{Coming, Restart, State, Tackle, TurnKind};
use touchline_engine::{Choices, Log, Seat};

/// A card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Card {
    Yellow,
    Red,
}

/// What a red card does (R-G62).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RedCard {
    /// A plain marker takes the place.
    Replaced,
    /// The team plays short.
    PlaysShort,
}

pub(crate) fn fielders(s: &State, seat: Seat, out: &mut Choices<Action>) {
    todo!()
}

pub(crate) fn leave(s: &mut State, action: Action, log: &mut impl Log<Event>) {
    todo!()
}
