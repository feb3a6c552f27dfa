//! Where the ball is, who has it, how it moves.

use touchline_grid::Toggle;
use touchline_grid::advanced::direction;
use touchline_grid::board::{BOARDS, Facing, LONGEST, WIDEST};
use touchline_grid::marker::Marker;
use touchline_grid::state::{FlightKind, Hold};

use super::index;
use super::sight::Sight;
use crate::Inputs;

/// Rows from a goal line that are told apart, slots included.
const ROWS: i8 = 13;
/// Columns on either side of the middle, the middle included.
const COLUMNS: i8 = WIDEST / 2 + 1;

/// A number of squares in a rectangle.
#[expect(clippy::cast_sign_loss, reason = "both are positive")]
const fn squares(rows: i8, columns: i8) -> u16 {
    rows as u16 * columns as u16
}

/// The slots of this file.
pub(super) const SLOTS: [u16; 8] = [
    squares(ROWS + 1, COLUMNS),
    squares(ROWS + 1, COLUMNS),
    squares(LONGEST + 2, 3),
    squares(1, COLUMNS),
    7,
    6,
    7 * 4,
    8,
];

pub(super) fn tell(sight: &Sight<'_>, out: &mut Inputs) {
    place(sight, out);
    power(sight, out);
    flight(sight, out);
}

/// Every square near a goal counts by itself; further away the row does, by the size of the board.
fn place(sight: &Sight<'_>, out: &mut Inputs) {
    let board = sight.scene.board;
    let aside = index(-sight.ball.column).min(index(COLUMNS - 1));
    let near = |row: i8| index(row.clamp(0, ROWS)) * index(COLUMNS) + aside;
    out.put(near(board.length + 1 - sight.ball.row));
    out.put(near(sight.ball.row));
    let size = super::size(board);
    out.put(index(sight.ball.row.clamp(0, LONGEST + 1)) * BOARDS.len() + size);
    let touchline = board.centre_column() - 1 + sight.ball.column;
    out.at_most(index(touchline));
}

/// Nobody can take the ball from a marker that holds or juggles it (G-GK-13); the last toucher may let it
/// roll on (G-INER-01).
fn power(sight: &Sight<'_>, out: &mut Inputs) {
    let (scene, s) = (&sight.scene, sight.scene.s);
    let side = |marker: Marker| usize::from(marker.seat() != scene.us);
    out.put(match s.ball.hold {
        Hold::Free => 0,
        Hold::Held(marker) if marker.is_goalie() => 1 + side(marker),
        Hold::Held(marker) => 3 + side(marker),
        Hold::Juggled(marker) => 5 + side(marker),
    });
    let rolls = scene.rules.has(Toggle::Inertia) && !s.touch.used.is_empty() && !s.touch.inertia_used;
    out.put(s.touch.by.map_or(0, |marker| 1 + side(marker)) * 2 + usize::from(rolls));
}

/// The flight that we steer, how many of the three directions ahead the ball may still take (G-DIR-02),
/// whether its kicker goes down after it (G-FACE-03), whether it may not stop here (G-KICK-06).
fn flight(sight: &Sight<'_>, out: &mut Inputs) {
    let (scene, s) = (&sight.scene, sight.scene.s);
    let kind = s.flight.filter(|_| scene.open).map_or(0, |flight| match flight.kind {
        FlightKind::Kick => 1,
        FlightKind::Toss => 2,
        FlightKind::Throw => 3,
        FlightKind::Inertia => 4,
        FlightKind::Redirect => 5,
        FlightKind::Forced => 6,
    });
    let forward = Facing::of(scene.us).dir();
    let binds = scene.rules.has(Toggle::Direction) && s.touch.sequence;
    let open = |eighths: &i8| !binds || direction::allows(s.touch.used, forward.turned(*eighths));
    let ahead = [-1, 0, 1].iter().filter(|eighths| open(eighths)).count();
    out.put(kind * 4 + ahead);
    let slides = s.flight.is_some_and(|flight| flight.slide);
    let over = scene.known() && s.ball.hold == Hold::Free && s.is_occupied(s.ball.at);
    let in_slot = scene.known() && scene.board.slot_of(s.ball.at).is_some();
    out.put(usize::from(slides) * 4 + usize::from(over) * 2 + usize::from(in_slot));
}
