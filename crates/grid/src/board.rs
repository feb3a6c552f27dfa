//! # The board
//! Squares, directions, and the three boards as data (part A of the rules). No rules of play here.

use touchline_engine::{Seat, worded};

/// A square: `x` from west to east, `y` from south to north, both from 1. Rows 0 and length + 1 are the
/// uncertainty rows behind the goal lines; their squares are slots.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square {
    /// Row. First, so that squares sort by row.
    pub y: i8,
    /// Column.
    pub x: i8,
}

impl Square {
    /// The square of markers that are not on the board.
    pub const OFF: Self = Self { x: 0, y: 0 };

    /// The square in that column and row.
    pub const fn new(x: i8, y: i8) -> Self {
        Self { y, x }
    }

    /// The neighbour in a direction, even off the board.
    #[inline]
    #[must_use]
    pub const fn step(self, dir: Dir) -> Self {
        self.go(dir, 1)
    }

    /// The square this many steps away in a direction, even off the board.
    #[inline]
    #[must_use]
    pub const fn go(self, dir: Dir, steps: i8) -> Self {
        let (dx, dy) = dir.delta();
        Self { x: self.x + dx * steps, y: self.y + dy * steps }
    }

    /// Distance without diagonals: how goalies count when they grab.
    #[inline]
    pub const fn manhattan(self, other: Self) -> u8 {
        self.x.abs_diff(other.x) + self.y.abs_diff(other.y)
    }

    /// Distance with diagonals: how everything else counts.
    #[inline]
    pub const fn chebyshev(self, other: Self) -> u8 {
        let (dx, dy) = (self.x.abs_diff(other.x), self.y.abs_diff(other.y));
        if dx > dy { dx } else { dy }
    }

    /// The direction of a neighbour.
    #[inline]
    pub fn direction_to(self, neighbour: Self) -> Option<Dir> {
        Dir::ALL.into_iter().find(|dir| self.step(*dir) == neighbour)
    }

    /// The direction that covers most of the way to another square; `None` for the same square.
    pub fn towards(self, other: Self) -> Option<Dir> {
        let toward = Self::new((other.x - self.x).signum(), (other.y - self.y).signum());
        Self::new(0, 0).direction_to(toward)
    }
}

worded! {
    /// A direction, clockwise from north.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
    #[allow(missing_docs)]
    #[repr(u8)]
    pub enum Dir {
        #[default]
        N = "n",
        NE = "ne",
        E = "e",
        SE = "se",
        S = "s",
        SW = "sw",
        W = "w",
        NW = "nw",
    }
}

impl Dir {
    /// Those without diagonals.
    pub const STRAIGHT: [Self; 4] = [Self::N, Self::E, Self::S, Self::W];

    /// The change of column and row.
    #[inline]
    pub const fn delta(self) -> (i8, i8) {
        const DELTAS: [(i8, i8); 8] = [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)];
        DELTAS[self as usize]
    }

    /// Turned clockwise by this many times 45 degrees (negative: counter-clockwise).
    #[inline]
    #[must_use]
    pub const fn turned(self, eighths: i8) -> Self {
        Self::ALL[(self as u8).wrapping_add_signed(eighths) as usize & 7]
    }

    /// The other way.
    #[inline]
    #[must_use]
    pub const fn opposite(self) -> Self {
        self.turned(4)
    }

    /// The angle to another direction in steps of 45 degrees, 0 to 4.
    #[inline]
    pub const fn angle(self, other: Self) -> u8 {
        let turn = (self as u8).wrapping_sub(other as u8) & 7;
        if turn > 4 { 8 - turn } else { turn }
    }

    /// Whether it is diagonal.
    #[inline]
    pub const fn is_diagonal(self) -> bool {
        self as u8 & 1 == 1
    }
}

/// A set of directions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Dirs(pub u8);

impl Dirs {
    /// None.
    pub const NONE: Self = Self(0);

    /// Only this one.
    #[inline]
    pub const fn only(dir: Dir) -> Self {
        Self(1 << dir as u8)
    }

    /// With one more.
    #[inline]
    #[must_use]
    pub const fn with(self, dir: Dir) -> Self {
        Self(self.0 | 1 << dir as u8)
    }

    /// Whether it is among them.
    #[inline]
    pub const fn has(self, dir: Dir) -> bool {
        self.0 & 1 << dir as u8 != 0
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// All of them, clockwise from north.
    pub fn iter(self) -> impl Iterator<Item = Dir> {
        Dir::ALL.into_iter().filter(move |dir| self.has(*dir))
    }
}

worded! {
    /// Where the feet end of a marker points.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
    #[allow(missing_docs)]
    #[repr(u8)]
    pub enum Facing {
        #[default]
        N = "n",
        E = "e",
        S = "s",
        W = "w",
    }
}

impl Facing {
    /// As a direction.
    #[inline]
    pub const fn dir(self) -> Dir {
        Dir::ALL[self as usize * 2]
    }

    /// Turned clockwise by this many quarters.
    #[inline]
    #[must_use]
    pub const fn turned(self, quarters: i8) -> Self {
        Self::ALL[(self as u8).wrapping_add_signed(quarters) as usize & 3]
    }

    /// How a team faces the opponent's end (G-SET-04).
    #[inline]
    pub const fn of(seat: Seat) -> Self {
        match seat {
            Seat::Home => Self::N,
            Seat::Away => Self::S,
        }
    }
}

/// A square as a marker sees it: `rank` in front (negative: behind), `file` to its right (A.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub struct Seen {
    pub rank: i8,
    pub file: i8,
}

impl Seen {
    /// How a marker at `from` with that facing sees a square.
    #[inline]
    pub const fn from(from: Square, facing: Facing, square: Square) -> Self {
        let (dx, dy) = (square.x - from.x, square.y - from.y);
        match facing {
            Facing::N => Self { rank: dy, file: dx },
            Facing::E => Self { rank: dx, file: -dy },
            Facing::S => Self { rank: -dy, file: -dx },
            Facing::W => Self { rank: -dx, file: dy },
        }
    }

    /// One of the three squares in front of the feet.
    #[inline]
    pub const fn is_feet(self) -> bool {
        self.rank == 1 && self.file >= -1 && self.file <= 1
    }

    /// The middle one of them.
    #[inline]
    pub const fn is_front_centre(self) -> bool {
        self.rank == 1 && self.file == 0
    }

    /// The square behind the head.
    #[inline]
    pub const fn is_back(self) -> bool {
        self.rank == -1 && self.file == 0
    }

    /// Left or right of the marker.
    #[inline]
    pub const fn is_side(self) -> bool {
        self.rank == 0 && (self.file == -1 || self.file == 1)
    }
}

/// A rectangle in front of a goal: columns to both sides of the centre column, rows from the goal line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Box {
    /// Columns to either side of the middle one.
    pub reach: i8,
    /// Rows from the goal line.
    pub depth: i8,
}

/// A board: everything that differs between the sizes (A.5, R-G01).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Board {
    /// Name in specs.
    pub name: &'static str,
    /// Columns.
    pub width: i8,
    /// Rows.
    pub length: i8,
    /// Fielders per team by default.
    pub fielders: u8,
    /// With more fielders than this the board is crowded (G-SET-02).
    pub advised: u8,
    /// The penalty areas.
    pub penalty_area: Box,
    /// The goal areas.
    pub goal_area: Box,
    /// Rows from the goal line to the penalty spot.
    pub penalty_spot: i8,
    /// Four times the square of the radius of the centre circle, so that half squares are integers.
    pub circle: i16,
}

/// The smallest board.
pub const SMALL: Board = Board {
    name: "small",
    width: 19,
    length: 29,
    fielders: 7,
    advised: 7,
    penalty_area: Box { reach: 6, depth: 5 },
    goal_area: Box { reach: 4, depth: 2 },
    penalty_spot: 4,
    circle: 25,
};

/// The middle board.
pub const MEDIUM: Board = Board {
    name: "medium",
    width: 23,
    length: 35,
    fielders: 9,
    advised: 10,
    penalty_area: Box { reach: 7, depth: 6 },
    goal_area: Box { reach: 5, depth: 2 },
    penalty_spot: 4,
    circle: 49,
};

/// The largest board.
pub const LARGE: Board = Board {
    name: "large",
    width: 27,
    length: 41,
    fielders: 10,
    advised: 10,
    penalty_area: Box { reach: 8, depth: 7 },
    goal_area: Box { reach: 5, depth: 3 },
    penalty_spot: 5,
    circle: 81,
};

/// Every board, the default first.
pub const BOARDS: [&Board; 3] = [&SMALL, &MEDIUM, &LARGE];

/// Columns of the widest board.
pub const WIDEST: i8 = 27;
/// Rows of the longest board.
pub const LONGEST: i8 = 41;
/// Slots of a goal.
pub const SLOTS: i8 = 7;

impl Board {
    /// The column of the goals' middle.
    #[inline]
    pub const fn centre_column(&self) -> i8 {
        (self.width + 1) / 2
    }

    /// The row that belongs to neither half.
    #[inline]
    pub const fn centre_row(&self) -> i8 {
        (self.length + 1) / 2
    }

    /// Where the ball lies at a kick-off.
    #[inline]
    pub const fn centre(&self) -> Square {
        Square::new(self.centre_column(), self.centre_row())
    }

    /// Whether a square is on the field: slots are not.
    #[inline]
    pub const fn is_field(&self, square: Square) -> bool {
        square.x >= 1 && square.x <= self.width && square.y >= 1 && square.y <= self.length
    }

    /// The uncertainty row behind the goal line a team defends.
    #[inline]
    pub const fn slot_row(&self, seat: Seat) -> i8 {
        match seat {
            Seat::Home => 0,
            Seat::Away => self.length + 1,
        }
    }

    /// The team whose goal a slot belongs to.
    #[inline]
    pub const fn slot_of(&self, square: Square) -> Option<Seat> {
        if (square.x - self.centre_column()).abs() > SLOTS / 2 {
            None
        } else if square.y == 0 {
            Some(Seat::Home)
        } else if square.y == self.length + 1 {
            Some(Seat::Away)
        } else {
            None
        }
    }

    /// A slot by its number, 1 to 7 from the left of a kicker facing that goal.
    pub const fn slot(&self, seat: Seat, number: i8) -> Square {
        let from_centre = number - 4;
        let x = match seat {
            Seat::Home => self.centre_column() - from_centre,
            Seat::Away => self.centre_column() + from_centre,
        };
        Square::new(x, self.slot_row(seat))
    }

    /// The number of a slot, 1 to 7 from the left of a kicker facing that goal.
    pub const fn slot_number(&self, seat: Seat, square: Square) -> i8 {
        let from_centre = square.x - self.centre_column();
        4 + match seat {
            Seat::Home => -from_centre,
            Seat::Away => from_centre,
        }
    }

    /// How many rows a square is from a team's goal line: 1 is the row next to it, 0 the uncertainty row.
    #[inline]
    pub const fn depth(&self, seat: Seat, square: Square) -> i8 {
        match seat {
            Seat::Home => square.y,
            Seat::Away => self.length + 1 - square.y,
        }
    }

    /// The row at this distance from a team's goal line.
    #[inline]
    pub const fn row(&self, seat: Seat, depth: i8) -> i8 {
        match seat {
            Seat::Home => depth,
            Seat::Away => self.length + 1 - depth,
        }
    }

    /// Whether a square is in the half of a team. The centre row belongs to neither (G-SET-03).
    #[inline]
    pub const fn in_half(&self, seat: Seat, square: Square) -> bool {
        self.is_field(square) && self.depth(seat, square) < self.centre_row()
    }

    /// Whether a square is in the centre circle.
    #[inline]
    pub fn in_circle(&self, square: Square) -> bool {
        let (dx, dy) = (i16::from(square.x - self.centre().x), i16::from(square.y - self.centre().y));
        4 * (dx * dx + dy * dy) <= self.circle
    }

    const fn in_box(&self, which: Box, seat: Seat, square: Square) -> bool {
        let depth = self.depth(seat, square);
        (square.x - self.centre_column()).abs() <= which.reach && depth >= 1 && depth <= which.depth
    }

    /// Whether a square is in a team's penalty area, slots excluded.
    #[inline]
    pub const fn in_penalty_area(&self, seat: Seat, square: Square) -> bool {
        self.in_box(self.penalty_area, seat, square)
    }

    /// Whether a team's goalie may handle the ball there: in the penalty area and the slots (R-G14).
    #[inline]
    pub fn in_goalie_area(&self, seat: Seat, square: Square) -> bool {
        self.in_penalty_area(seat, square) || self.slot_of(square) == Some(seat)
    }

    /// The squares of a team's goal area, by rows from the goal line and from west to east.
    pub fn goal_area(&self, seat: Seat) -> impl Iterator<Item = Square> {
        let (centre, area) = (self.centre_column(), self.goal_area);
        (1..=area.depth).flat_map(move |depth| {
            (centre - area.reach..=centre + area.reach).map(move |x| Square::new(x, self.row(seat, depth)))
        })
    }

    /// The penalty spot in front of the goal of a team.
    pub const fn penalty_spot(&self, seat: Seat) -> Square {
        Square::new(self.centre_column(), self.row(seat, self.penalty_spot))
    }

    /// The corner square at the end of a team, on the side of a column.
    pub const fn corner(&self, seat: Seat, column: i8) -> Square {
        let x = if column < self.centre_column() { 1 } else { self.width };
        Square::new(x, self.row(seat, 1))
    }

    /// The same square with the board turned by 180 degrees.
    pub const fn turned(&self, square: Square) -> Square {
        Square::new(self.width + 1 - square.x, self.length + 1 - square.y)
    }

    /// Every square of the field, row by row.
    pub fn field(&self) -> impl Iterator<Item = Square> {
        let width = self.width;
        (1..=self.length).flat_map(move |y| (1..=width).map(move |x| Square::new(x, y)))
    }
}
