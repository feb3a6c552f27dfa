//! Grid positions of random matches, and what they look like from the other side.

#[path = "../../../grid/tests/common/glass.rs"]
pub(super) mod glass;
#[path = "../../../grid/tests/common/random.rs"]
pub(super) mod random;

use touchline_grid::board::{Dir, Dirs, Facing, Square};
use touchline_grid::marker::Marker;
use touchline_grid::state::Flight;
use touchline_grid::{Grid, State};

/// The same position with left and right swapped. The stages stay: no input uses their directions.
pub(super) fn flipped(game: &Grid, s: &State) -> State {
    let board = game.rules.board;
    let square = |square: Square| {
        if square == Square::OFF { square } else { Square::new(board.width + 1 - square.x, square.y) }
    };
    let dir = |dir: Dir| Dir::ALL[(8 - dir as usize) & 7];
    let dirs = |dirs: Dirs| dirs.iter().fold(Dirs::NONE, |all, one| all.with(dir(one)));
    let slot = |slot: i8| if slot == 0 { 0 } else { 8 - slot };
    let mut seen = *s;
    Marker::all().for_each(|marker| seen.put(marker, Square::OFF));
    for marker in Marker::all() {
        seen.put(marker, square(s.at(marker)));
        seen.piece_mut(marker).facing = Facing::ALL[(4 - s.piece(marker).facing as usize) & 3];
    }
    seen.ball.at = square(s.ball.at);
    seen.touch.used = dirs(s.touch.used);
    seen.flight = s.flight.map(|flight| Flight {
        origin: square(flight.origin),
        from_foot: dir(flight.from_foot),
        last: dir(flight.last),
        rest: square(flight.rest),
        ..flight
    });
    seen.turn.spot = square(s.turn.spot);
    seen.coming.spot = square(s.coming.spot);
    (seen.shootout.slot, seen.shootout.ball) = (slot(s.shootout.slot), slot(s.shootout.ball));
    seen
}
