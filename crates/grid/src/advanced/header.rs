//! # Header
//! G-HEAD-01 to G-HEAD-12: a ball behind the head, met with a contact roll, never trapped.

use touchline_engine::Log;

use crate::advanced::redirect;
use crate::board::{Dir, Seen};
use crate::event::Event;
use crate::marker::Marker;
use crate::ruleset::Ruleset;
use crate::state::State;

/// Which way is north for a random header (R-G54).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HeaderFrame {
    /// The board's.
    Board,
    /// From the feet to the head.
    Head,
}

/// The ball is behind the head and did not come from behind that row (G-HEAD-01).
pub const fn is_offer(ball: Seen, origin: Seen) -> bool {
    ball.is_back() && origin.rank >= -1
}

/// The direction of three dice: diagonal or not; then north or south and east or west, or the axis and the
/// sense on it. Odd means diagonal, the north-south axis, north and east (G-HEAD-06, G-HEAD-07, G-HEAD-08,
/// G-HEAD-09, R-G53).
pub const fn direction(kind: u8, second: u8, third: u8) -> Dir {
    let (second, third) = (second % 2 == 1, third % 2 == 1);
    match (kind % 2 == 1, second, third) {
        (true, true, true) => Dir::NE,
        (true, true, false) => Dir::NW,
        (true, false, true) => Dir::SE,
        (true, false, false) => Dir::SW,
        (false, true, true) => Dir::N,
        (false, true, false) => Dir::S,
        (false, false, true) => Dir::E,
        (false, false, false) => Dir::W,
    }
}

/// Four dice decide where it goes (G-HEAD-05, G-HEAD-10, G-HEAD-11).
pub(crate) fn random(
    rules: &Ruleset,
    s: &mut State,
    marker: Marker,
    faces: &[u8],
    log: &mut impl Log<Event>,
) {
    let &[kind, second, third, length] = faces else { return };
    let north = match rules.header_frame {
        HeaderFrame::Board => Dir::N,
        HeaderFrame::Head => s.piece(marker).facing.dir().opposite(),
    };
    let dir = north.turned(direction(kind, second, third) as i8);
    redirect::drive(s, marker, dir, 1 + length, log);
}
