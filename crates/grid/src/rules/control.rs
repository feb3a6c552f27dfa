//! # Ball control and feet squares
//! G-CTRL-01 to G-CTRL-06: who touches the ball.

use touchline_engine::Seat;

use crate::marker::{Marker, Markers};
use crate::state::{Hold, State};

/// Whether a member touches the ball: upright, and the ball lies in a feet square (G-CTRL-01, G-CTRL-05,
/// G-CTRL-06). A held or juggled ball is touched by nobody (G-GK-13, G-TKL-20).
#[inline]
pub fn touches(s: &State, marker: Marker) -> bool {
    s.ball.hold == Hold::Free && s.is_up(marker) && s.seen(marker, s.ball.at).is_feet()
}

/// The members of a team that touch the ball, goalie included (G-CTRL-04). The opponents do not matter
/// (G-CTRL-03).
#[inline]
pub fn touching(s: &State, seat: Seat) -> Markers {
    if s.ball.hold != Hold::Free {
        return Markers::NONE;
    }
    s.upright(seat).iter().filter(|marker| s.seen(*marker, s.ball.at).is_feet()).collect()
}

/// Whether a team controls the ball (G-CTRL-02).
#[inline]
pub fn has_control(s: &State, seat: Seat) -> bool {
    !touching(s, seat).is_empty()
}
