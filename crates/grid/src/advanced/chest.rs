//! # Chest intercept
//! G-CHST-01 to G-CHST-08: a ball that passes over a marker from the side or from the feet may be stopped in
//! front of it.

use touchline_engine::Log;

use crate::advanced::intercept::{self, Attempt};
use crate::board::{Dir, Seen, Square};
use crate::event::{Event, Met};
use crate::marker::Marker;
use crate::ruleset::Ruleset;
use crate::state::State;

/// The ball is on the marker's own square and came from a side, or from a feet square where the marker
/// declined to intercept it; never from behind (G-CHST-01, G-CHST-02, G-CHST-03, R-G902).
pub const fn is_offer(ball: Seen, from: Seen, declined_feet: bool) -> bool {
    ball.rank == 0 && ball.file == 0 && (from.is_side() || (from.is_feet() && declined_feet))
}

/// Where the chest drops a ball that came from a square: the feet square in the same file, which is the front
/// diagonal of that side or the feet square it came from (G-CHST-05, G-CHST-06); otherwise the front-centre,
/// otherwise what is left, from the marker's left (G-CHST-07, R-G106, R-G920).
pub fn trap_square(rules: &Ruleset, s: &State, marker: Marker, from: Square) -> Option<Square> {
    let file = s.seen(marker, from).file;
    let files = if file == 0 { [0, -1, 1] } else { [file, 0, -file] };
    let front = s.piece(marker).facing.dir();
    files
        .into_iter()
        .map(|file| s.at(marker).step(front.turned(file)))
        .find(|square| s.is_open(rules.board, *square))
}

/// Trap the ball; without a square for it, that is a miss (G-CHST-04, G-CHST-07).
pub(super) fn trap(rules: &Ruleset, s: &mut State, marker: Marker, dir: Dir, log: &mut impl Log<Event>) {
    let from = s.ball.at.step(dir.opposite());
    let Some(square) = trap_square(rules, s, marker, from) else {
        return intercept::miss(rules, s, marker, Attempt::Chest, Met::Missed, dir, log);
    };
    intercept::meet(rules, s, marker, Attempt::Chest, Met::Well, log);
    s.ball.at = square;
    log.note(Event::Trapped(marker, square));
}
