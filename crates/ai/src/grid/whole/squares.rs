//! Sets of squares, one bit each, and how far they are apart for a member that walks.

use touchline_grid::State;
use touchline_grid::board::{Board, Dir, LONGEST, Square, WIDEST};

/// Rows with both slot rows.
pub(super) const ROWS: usize = LONGEST.unsigned_abs() as usize + 2;
/// Columns, column 0 included.
pub(super) const COLUMNS: usize = WIDEST.unsigned_abs() as usize + 1;
/// More steps than three dice pay for.
pub(super) const FAR: u8 = 30;

/// A set of squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Squares(pub(super) [u32; ROWS]);

impl Squares {
    /// None.
    pub(super) const NONE: Self = Self([0; ROWS]);

    /// Every square of the field without a marker.
    pub(super) fn open(board: &Board, s: &State) -> Self {
        let columns = ((1_u32 << board.width.unsigned_abs()) - 1) << 1;
        let mut open = Self::NONE;
        for row in &mut open.0[1..=usize::from(board.length.unsigned_abs())] {
            *row = columns;
        }
        for marker in s.present.iter() {
            open.remove(s.at(marker));
        }
        open
    }

    /// Whether a square is among them.
    #[inline]
    #[expect(clippy::cast_sign_loss, reason = "rows below 0 become rows far above the board")]
    pub(super) fn has(&self, square: Square) -> bool {
        self.0.get(square.y as u8 as usize).is_some_and(|row| row >> (square.x as u32 & 31) & 1 != 0)
    }

    /// Add one that is on the board.
    #[inline]
    #[expect(clippy::cast_sign_loss, reason = "squares of the board")]
    pub(super) fn add(&mut self, square: Square) {
        if let Some(row) = self.0.get_mut(square.y as u8 as usize) {
            *row |= 1 << (square.x as u32 & 31);
        }
    }

    /// Take one away.
    #[inline]
    #[expect(clippy::cast_sign_loss, reason = "squares of the board")]
    pub(super) fn remove(&mut self, square: Square) {
        if let Some(row) = self.0.get_mut(square.y as u8 as usize) {
            *row &= !(1 << (square.x as u32 & 31));
        }
    }

    /// All of them and their neighbours, as far as `free` allows. Without diagonals for a goalie that wants
    /// to grab.
    pub(super) fn spread(&self, free: &Self, diagonals: bool) -> Self {
        let mut next = *self;
        let wide = |row: u32| row | row << 1 | row >> 1;
        for y in 0..ROWS {
            let (below, above) =
                (if y > 0 { self.0[y - 1] } else { 0 }, if y + 1 < ROWS { self.0[y + 1] } else { 0 });
            let near =
                if diagonals { wide(self.0[y] | below | above) } else { wide(self.0[y]) | below | above };
            next.0[y] |= near & free.0[y];
        }
        next
    }
}

/// Every square a member can walk to, by steps.
pub(super) struct Flood {
    layers: Vec<Squares>,
    diagonals: bool,
}

impl Flood {
    /// From a square over free squares, this many steps at most.
    pub(super) fn new(from: Square, free: &Squares, most: u8, diagonals: bool) -> Self {
        let mut layer = Squares::NONE;
        layer.add(from);
        let mut layers = Vec::with_capacity(usize::from(most) + 1);
        layers.push(layer);
        for _ in 0..most.min(FAR) {
            let next = layer.spread(free, diagonals);
            if next == layer {
                break;
            }
            layer = next;
            layers.push(layer);
        }
        Self { layers, diagonals }
    }

    /// The steps to a square; [`FAR`] if it is too far.
    #[inline]
    pub(super) fn cost(&self, square: Square) -> u8 {
        let layers = (0..FAR).zip(&self.layers);
        layers.into_iter().find(|(_, layer)| layer.has(square)).map_or(FAR, |(steps, _)| steps)
    }

    /// The directions of a shortest walk, as the team that sees `forward` ahead prefers them. Nothing if it
    /// is too far.
    pub(super) fn walk(&self, to: Square, forward: Dir) -> Vec<Dir> {
        let steps = self.cost(to);
        if steps == FAR {
            return Vec::new();
        }
        let mut walk = Vec::with_capacity(usize::from(steps));
        let mut at = to;
        for layer in self.layers[..usize::from(steps)].iter().rev() {
            let dirs = AROUND.map(|eighths| forward.turned(eighths)).into_iter();
            let mut fits = dirs.filter(|dir| self.diagonals || !dir.is_diagonal());
            let Some(dir) = fits.find(|dir| layer.has(at.step(dir.opposite()))) else { return Vec::new() };
            walk.push(dir);
            at = at.step(dir.opposite());
        }
        walk.reverse();
        walk
    }
}

/// Eighths of a circle, straight ahead first, straight steps before diagonal ones.
pub(super) const AROUND: [i8; 8] = [0, 4, 2, 6, 1, 7, 3, 5];
