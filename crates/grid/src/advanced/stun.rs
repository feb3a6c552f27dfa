//! # Stunned goalie
//! G-STUN-01 to G-STUN-05: against a shot headed or bicycle-kicked from a pass or a juggle, the goalie saves
//! with one face in six.

use crate::ruleset::{Ruleset, Toggle};
use crate::state::{Flight, State};

/// Which shots count as those of a header or bicycle kick (G-STUN-01, R-G972).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stunning {
    /// Also one that came down on a marker and found its first open square beyond in the slot: nobody has
    /// touched it.
    BeyondMarkers,
    /// Before revision 2: only one that goes straight in.
    StraightIn,
}

/// Whether the ball that has entered a slot stuns the goalie behind it: straight from a coordinated header or
/// bicycle kick, a random one included (G-STUN-01, R-G60), never into the own goal (R-G80). It needs no roll
/// besides its contact roll (G-STUN-02).
pub fn is_stunning(rules: &Ruleset, s: &State) -> bool {
    s.flight.is_some_and(|flight| is_stunned_by(rules, s, flight))
}

/// The same for a ball that came down on a marker and went beyond it into the slot; its flight is over by
/// then.
pub(super) fn is_stunning_beyond(rules: &Ruleset, s: &State, ended: Option<Flight>) -> bool {
    match rules.stunning {
        Stunning::BeyondMarkers => ended.is_some_and(|flight| is_stunned_by(rules, s, flight)),
        Stunning::StraightIn => false,
    }
}

fn is_stunned_by(rules: &Ruleset, s: &State, flight: Flight) -> bool {
    rules.has(Toggle::Stun)
        && flight.stuns
        && rules.board.slot_of(s.ball.at) == Some(flight.kicker.seat().other())
}

/// Only the exact number of squares reaches the ball (G-STUN-03); anything else is a goal, without a
/// deflection (G-STUN-04).
pub const fn is_grab(roll: u8, distance: u8) -> bool {
    roll == distance
}
