//! Markers on squares.

use crate::board::{Facing, LONGEST, Square};
use crate::marker::{MARKERS, TEAM};
use touchline_engine::Seat;

/// A marker's properties and place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Piece {
    /// Its square; [`Square::OFF`] before it is placed or after it has left.
    pub(super) at: Square,
    /// Where its feet point.
    pub facing: Facing,
    /// Skill points, given before the first kick-off (G-SKILL-01).
    pub skill: u8,
    /// Skill points left this turn.
    pub skill_left: u8,
    /// Fouls committed in the match.
    pub fouls: u8,
}

impl Piece {
    pub(super) fn in_hand() -> [Self; MARKERS] {
        std::array::from_fn(|index| {
            let seat = if index < TEAM { Seat::Home } else { Seat::Away };
            Self { at: Square::OFF, facing: Facing::of(seat), skill: 0, skill_left: 0, fouls: 0 }
        })
    }

    /// Its square.
    #[inline]
    pub fn at(&self) -> Square {
        self.at
    }
}

const ROWS: usize = LONGEST.unsigned_abs() as usize + 2;

/// The squares with markers: one bit each, so that the neighbours of a square are looked up at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Occupied([u32; ROWS]);

impl Occupied {
    /// No marker.
    pub const NONE: Self = Self([0; ROWS]);

    /// Whether a marker is there. There are none off the board.
    #[inline]
    #[expect(clippy::cast_sign_loss, reason = "rows below 0 become rows far above the board")]
    pub fn has(&self, square: Square) -> bool {
        let row = self.0.get(square.y as u8 as usize).copied().unwrap_or(0);
        row >> (square.x as u32 & 31) & 1 != 0
    }

    /// Whether a marker is on a square of the field or next to it.
    #[inline]
    #[expect(clippy::cast_sign_loss, reason = "the field begins at row and column 1")]
    pub fn is_near(&self, square: Square) -> bool {
        let (row, columns) = (square.y as usize, 0b111 << (square.x as u32 - 1));
        (self.0[row - 1] | self.0[row] | self.0[row + 1]) & columns != 0
    }

    pub(super) fn enter(&mut self, square: Square) {
        *self.row(square) |= bit(square);
    }

    pub(super) fn leave(&mut self, square: Square) {
        *self.row(square) &= !bit(square);
    }

    #[expect(clippy::cast_sign_loss, reason = "markers are on the board")]
    fn row(&mut self, square: Square) -> &mut u32 {
        &mut self.0[square.y as usize]
    }
}

/// Column 0 is for markers off the board: it stays empty.
#[expect(clippy::cast_sign_loss, reason = "markers are on the board")]
fn bit(square: Square) -> u32 {
    (1 << square.x as u32) & !1
}
