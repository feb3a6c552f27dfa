//! # Stunned goalie
//! G-STUN-01 to G-STUN-05.

use crate::action::Action;
use crate::board::{Board, Dir, Facing, Square};
use crate::event::Event;
use crate::flow::Stage;
use crate::marker::{Marker, Markers};
use crate::ruleset::{Ruleset, Toggle};
use crate::state::{Coming, Restart, State, Tackle, TurnKind};
use touchline_engine::{Choices, Log, Seat};

/// Only the exact number of squares reaches the ball (G-STUN-03).
pub fn is_grab(roll: u8, distance: u8) -> bool {
    roll == distance
}
