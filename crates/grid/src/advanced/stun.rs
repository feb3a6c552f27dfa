//! # Stunned goalie
//! G-STUN-01 to G-STUN-05: a shot headed or bicycle-kicked from a pass or a juggle leaves the goalie one face in six.

use crate::ruleset::{Ruleset, Toggle};
use crate::state::State;

/// Whether the ball that has entered a slot stuns the goalie behind it: straight from a coordinated header or bicycle kick, a random one
/// included (G-STUN-01, R-G60), never into the own goal (R-G80). No other roll than its contact roll is needed (G-STUN-02).
pub fn is_stunning(rules: &Ruleset, s: &State) -> bool {
    rules.has(Toggle::Stun)
        && s.flight.is_some_and(|flight| {
            flight.stuns && rules.board.slot_of(s.ball.at) == Some(flight.kicker.seat().other())
        })
}

/// Only the exact number of squares reaches the ball (G-STUN-03); everything else is a goal, without a deflection (G-STUN-04).
pub const fn is_grab(roll: u8, distance: u8) -> bool {
    roll == distance
}
