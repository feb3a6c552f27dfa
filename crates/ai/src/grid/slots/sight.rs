//! The board as one team sees it.

use touchline_engine::Seat;
use touchline_grid::board::{Facing, Square};

use super::super::scene::Scene;

/// A place: columns from the middle, negative to the left; rows from our own goal line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Spot {
    pub(super) column: i8,
    pub(super) row: i8,
}

/// The point of view, turned and mirrored.
pub(super) struct Sight<'a> {
    pub(super) scene: Scene<'a>,
    pub(super) ball: Spot,
    /// What one column to our right, and one row towards their goal, are on the board.
    right: i8,
    ahead: i8,
}

impl<'a> Sight<'a> {
    pub(super) fn new(scene: Scene<'a>) -> Self {
        let ahead = if scene.us == Seat::Home { 1 } else { -1 };
        let mut sight = Self { ball: Spot { column: 0, row: 0 }, right: ahead, ahead, scene };
        sight.ball = sight.spot(sight.scene.s.ball.at);
        // The ball is never on the right; in the middle, the markers decide.
        if sight.ball.column > 0 || sight.ball.column == 0 && sight.leans() > 0 {
            sight.right = -ahead;
            sight.ball.column = -sight.ball.column;
        }
        sight
    }

    /// A square as we see it.
    #[inline]
    pub(super) fn spot(&self, square: Square) -> Spot {
        let board = self.scene.board;
        Spot {
            column: (square.x - board.centre_column()) * self.right,
            row: board.depth(self.scene.us, square),
        }
    }

    /// The column from the middle and the row from our goal line, where many places are compared.
    #[inline]
    pub(super) fn place(&self, square: Square) -> (i32, i32) {
        let board = self.scene.board;
        let column = (i32::from(square.x) - i32::from(board.centre_column())) * i32::from(self.right);
        (column, i32::from(board.depth(self.scene.us, square)))
    }

    /// The square so many columns to our right of the ball, and so many rows ahead of it.
    #[inline]
    pub(super) fn beside_ball(&self, columns: i8, rows: i8) -> Square {
        let at = self.scene.s.ball.at;
        Square::new(at.x + columns * self.right, at.y + rows * self.ahead)
    }

    /// Where feet point: ahead, to our right, back, to our left.
    #[inline]
    pub(super) fn facing(&self, facing: Facing) -> usize {
        let turned = if self.ahead == 1 { facing as usize } else { (facing as usize + 2) & 3 };
        if self.right == self.ahead { turned } else { (4 - turned) & 3 }
    }

    /// A number whose sign changes with left and right, zero only if the markers are symmetric.
    fn leans(&self) -> i64 {
        let (scene, s) = (&self.scene, self.scene.s);
        if !scene.known() {
            return 0;
        }
        let mut sum = 0_i64;
        for marker in s.present.iter() {
            let Spot { column, row } = self.spot(s.at(marker));
            let kind = u64::from(marker.seat() == scene.us)
                + 2 * u64::from(marker.is_goalie())
                + 4 * u64::from(s.down.has(marker));
            let place = u64::from(row.unsigned_abs()) * 64 + u64::from(column.unsigned_abs());
            let facing = self.facing(s.piece(marker).facing);
            // A number of its own for every kind of marker on every place.
            let number = |about: u64| {
                let mixed = (place * 16 + kind + about + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
                i64::try_from((mixed ^ (mixed >> 29)).wrapping_mul(0xBF58_476D_1CE4_E5B9) >> 32).unwrap_or(0)
            };
            let along = if facing & 1 == 0 { 0 } else { 2 - i64::try_from(facing).unwrap_or(0) };
            sum += i64::from(column.signum()) * number(if facing == 2 { 8 } else { 0 });
            sum += along * number(1 << 20);
        }
        sum
    }
}
