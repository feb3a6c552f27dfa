//! # Default formations
//! Where a team stands by default: the fielders spread over the half in lines (G-SET-11), the goalie on the
//! middle slot (G-GK-15).

use touchline_engine::Seat;

use crate::board::{Board, Square};
use crate::marker::{Marker, Markers};

/// The middle slot: the best place to save from (G-GK-15).
pub const MIDDLE_SLOT: i8 = 4;

/// Fielders per line, defence first, by the number of fielders.
const LINES: [&[i8]; 11] = [
    &[],
    &[1],
    &[1, 1],
    &[2, 1],
    &[2, 1, 1],
    &[2, 2, 1],
    &[2, 3, 1],
    &[3, 3, 1],
    &[3, 3, 2],
    &[4, 3, 2],
    &[4, 4, 2],
];

/// Where a member of a team stands, given those `present`. An absent fielder gets the centre spot, which
/// means nowhere.
pub fn square(board: &Board, marker: Marker, present: Markers) -> Square {
    let seat = marker.seat();
    if marker.is_goalie() {
        return board.slot(seat, MIDDLE_SLOT);
    }
    let fielders = || present.and(Markers::of(seat)).iter().filter(|other| !other.is_goalie());
    let place = fielders().take_while(|other| *other < marker).count();
    let home = spread(board, LINES[fielders().count()], place);
    match seat {
        Seat::Home => home,
        Seat::Away => board.turned(home),
    }
}

/// The square of the fielder at that place in the lines, seen from home: lines, and members of a line, are
/// evenly spaced. The last line is behind the centre circle on every board.
fn spread(board: &Board, lines: &[i8], place: usize) -> Square {
    let half = board.centre_row() - 1;
    let gaps = lines.iter().fold(1, |gaps, _| gaps + 1);
    let all_lines = lines.iter().zip(1_i8..);
    let mut places = all_lines.flat_map(|(&members, line)| (0..members).map(move |nth| (members, line, nth)));
    let Some((members, line, nth)) = places.nth(place) else { return board.centre() };
    Square::new(1 + share(board.width, 2 * nth + 1, 2 * members), half - share(half, gaps - line, gaps))
}

/// This many parts of a number of squares, rounded down.
#[expect(clippy::cast_possible_truncation, reason = "a part of a board is not longer than the board")]
fn share(squares: i8, parts: i8, of: i8) -> i8 {
    (i16::from(squares) * i16::from(parts) / i16::from(of)) as i8
}
