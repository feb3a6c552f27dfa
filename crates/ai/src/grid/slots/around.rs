//! The squares around the ball.

use touchline_engine::Seat;

use super::super::reach::FAR;
use super::sight::Sight;
use crate::Inputs;

/// Squares around the ball: five rows of five, row by row from our side, the ball's own included.
const SIDE: i32 = 5;
const SQUARES: usize = 25;

/// What may be on a neighbouring square: nothing outside the board, nobody, nobody in a slot; ours or theirs
/// that touches the ball, that stands, that lies.
const NEXT: u16 = 9;
/// Two squares away nobody touches the ball.
const BEYOND: u16 = 7;

const OFF: u8 = 0;
const OPEN: u8 = 1;
const SLOT: u8 = 2;
/// Ours; theirs are two more.
const STANDS: u8 = 3;
const LIES: u8 = 4;
/// Ours touches; theirs is one more.
const TOUCHES: u8 = 7;

/// The slots of this file: the eight neighbours, then the sixteen squares around them.
pub(super) const SLOTS: [u16; 24] = {
    let mut slots = [BEYOND; 24];
    let mut slot = 0;
    while slot < 8 {
        slots[slot] = NEXT;
        slot += 1;
    }
    slots
};

/// The eight neighbours first.
const ORDER: [usize; 24] =
    [6, 7, 8, 11, 13, 16, 17, 18, 0, 1, 2, 3, 4, 5, 9, 10, 14, 15, 19, 20, 21, 22, 23, 24];

/// Where the neighbours are: columns to our right, rows ahead. The first three are behind the ball, the last
/// three beyond it.
pub(super) const NEIGHBOURS: [(i8, i8); 8] =
    [(-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)];

/// A square next to the ball, on which a marker may stand to play it.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Stand {
    /// From the ball, to our right and ahead.
    pub(super) columns: i8,
    pub(super) rows: i8,
    /// The facings with which a marker there has the ball at its feet, one bit each: see [`Sight::facing`].
    pub(super) facings: u8,
    /// Whether a fielder may stand there.
    pub(super) field: bool,
    /// The team whose slot it is: only its goalie may stand there.
    pub(super) slot: Option<Seat>,
    /// Somebody is there.
    pub(super) taken: bool,
}

/// The facings with which a marker on a neighbouring square has the ball at its feet, one bit each.
pub(super) const fn facings((columns, rows): (i8, i8)) -> u8 {
    (rows == -1) as u8 | ((columns == -1) as u8) << 1 | ((rows == 1) as u8) << 2 | ((columns == 1) as u8) << 3
}

/// What is around the ball.
pub(super) struct Around {
    squares: [u8; SQUARES],
    pub(super) stands: [Stand; 8],
    /// What it costs a fielder from elsewhere that it cannot go to a neighbouring square.
    pub(super) blocked: [u8; 8],
}

impl Around {
    /// Without markers: those are put in one by one.
    pub(super) fn new(sight: &Sight<'_>) -> Self {
        let mut squares = [OFF; SQUARES];
        let mut stands = [Stand::default(); 8];
        let (board, s) = (sight.scene.board, sight.scene.s);
        let known = sight.scene.known();
        // Far from the edges, all squares are on the field.
        let (columns, rows) = (s.ball.at.x, s.ball.at.y);
        let inside = (3..=board.width - 2).contains(&columns) && (3..=board.length - 2).contains(&rows);
        if inside {
            squares = [OPEN; SQUARES];
        } else {
            let offsets = (-2..=2).flat_map(|rows| (-2..=2).map(move |columns| (columns, rows)));
            for (here, (columns, rows)) in squares.iter_mut().zip(offsets) {
                let square = sight.beside_ball(columns, rows);
                if board.is_field(square) {
                    *here = OPEN;
                } else if board.slot_of(square).is_some() {
                    *here = SLOT;
                }
            }
        }
        for ((stand, (columns, rows)), at) in stands.iter_mut().zip(NEIGHBOURS).zip(ORDER) {
            let square = sight.beside_ball(columns, rows);
            let slot = if squares[at] == SLOT { board.slot_of(square) } else { None };
            let taken = known && s.is_occupied(square);
            let facings = facings((columns, rows));
            *stand = Stand { columns, rows, facings, field: squares[at] == OPEN, slot, taken };
        }
        let blocked = stands.map(|stand| if stand.field && !stand.taken { 0 } else { FAR });
        Self { squares, stands, blocked }
    }

    /// A marker so many columns and rows from the ball.
    #[inline]
    pub(super) fn put(&mut self, columns: i32, rows: i32, ours: bool, lies: bool, touches: bool) {
        if columns.abs() > 2 || rows.abs() > 2 {
            return;
        }
        let at = usize::try_from((rows + 2) * SIDE + columns + 2).unwrap_or_default();
        let theirs = u8::from(!ours);
        self.squares[at] = if lies {
            LIES + 2 * theirs
        } else if touches {
            TOUCHES + theirs
        } else {
            STANDS + 2 * theirs
        };
    }

    pub(super) fn tell(&self, out: &mut Inputs) {
        for at in ORDER {
            out.put(self.squares[at]);
        }
    }
}
