//! # The pitch                                                           
//! Thirteen areas as data: one table of rectangles (column and level interval). Neighbours, distances, zones
//! and the offside geometry are all derived from it at compile time, so a photo of a mat can correct the
//! table alone.
//!
//! Home defends end A (level 0), away defends end B (level 8). Turning the board by 180 degrees sends area
//! `i` to `12 - i`; that is how the second seat sees every table.

use touchline_engine::Seat;

use crate::state::Line;

/// An area of the pitch, or the corner spot, which is an area of its own while a corner kick is taken
/// (F-CK-05).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[allow(missing_docs)] // the names are the map: end A or B, then left/right corner, penalty, front, left/right wing
pub enum Area {
    Alc,
    Apa,
    Arc,
    Afr,
    Alw,
    Arw,
    #[default]
    Ce,
    Blw,
    Brw,
    Bfr,
    Blc,
    Bpa,
    Brc,
    /// The corner of the pitch: next to its corner area only, and only while a corner kick is taken.
    Spot,
}

/// Number of areas, the corner spot not counted.
pub const AREAS: usize = 13;

/// Where each area lies: its column (0 left, 1 middle, 2 right) and the levels it spans.
const RECTANGLES: [(u8, u8, u8); AREAS] = [
    (0, 0, 2), // A-LC
    (1, 0, 1), // A-PA
    (2, 0, 2), // A-RC
    (1, 1, 3), // A-FR
    (0, 2, 4), // A-LW
    (2, 2, 4), // A-RW
    (1, 3, 5), // CE
    (0, 4, 6), // B-LW
    (2, 4, 6), // B-RW
    (1, 5, 7), // B-FR
    (0, 6, 8), // B-LC
    (1, 7, 8), // B-PA
    (2, 6, 8), // B-RC
];
const HALF_WAY: u8 = 4;
const LENGTH: u8 = 8;

impl Area {
    /// The thirteen areas in board order.
    pub const ALL: [Self; AREAS] = [
        Self::Alc,
        Self::Apa,
        Self::Arc,
        Self::Afr,
        Self::Alw,
        Self::Arw,
        Self::Ce,
        Self::Blw,
        Self::Brw,
        Self::Bfr,
        Self::Blc,
        Self::Bpa,
        Self::Brc,
    ];

    /// The short name used in every text form.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Alc => "ALC",
            Self::Apa => "APA",
            Self::Arc => "ARC",
            Self::Afr => "AFR",
            Self::Alw => "ALW",
            Self::Arw => "ARW",
            Self::Ce => "CE",
            Self::Blw => "BLW",
            Self::Brw => "BRW",
            Self::Bfr => "BFR",
            Self::Blc => "BLC",
            Self::Bpa => "BPA",
            Self::Brc => "BRC",
            Self::Spot => "SPOT",
        }
    }

    /// The area of that name, the corner spot included.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().chain([Self::Spot]).find(|area| area.name().eq_ignore_ascii_case(name))
    }

    /// The same place after turning the board: the other seat's name for it.
    #[must_use]
    pub const fn turned(self) -> Self {
        match self {
            Self::Spot => Self::Spot,
            _ => Self::ALL[AREAS - 1 - self as usize],
        }
    }

    /// The area that a seat sees where home sees `self`.
    #[inline]
    #[must_use]
    pub const fn for_seat(self, seat: Seat) -> Self {
        match seat {
            Seat::Home => self,
            Seat::Away => self.turned(),
        }
    }
}

/// A set of areas.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct AreaSet(u16);

/// The area of each bit of a set. Sixteen entries, so that indexing needs no bounds check.
const BY_BIT: [Area; 16] = {
    let mut areas = [Area::Spot; 16];
    let mut i = 0;
    while i < AREAS {
        areas[i] = Area::ALL[i];
        i += 1;
    }
    areas
};

impl AreaSet {
    /// No area.
    pub const NONE: Self = Self(0);
    /// All thirteen areas.
    pub const PITCH: Self = Self((1 << AREAS) - 1);

    /// These areas.
    pub const fn of(areas: &[Area]) -> Self {
        let mut set = Self::NONE;
        let mut i = 0;
        while i < areas.len() {
            set = set.with(areas[i]);
            i += 1;
        }
        set
    }

    /// Only this area.
    #[inline]
    pub const fn just(area: Area) -> Self {
        Self(1 << area as u16)
    }

    /// Whether the area is in the set.
    #[inline]
    pub const fn has(self, area: Area) -> bool {
        self.0 & (1 << area as u16) != 0
    }

    /// Whether the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The set and this area.
    #[inline]
    #[must_use]
    pub const fn with(self, area: Area) -> Self {
        Self(self.0 | 1 << area as u16)
    }

    /// The set without this area.
    #[inline]
    #[must_use]
    pub const fn without(self, area: Area) -> Self {
        Self(self.0 & !(1 << area as u16))
    }

    /// Areas in either set.
    #[inline]
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Areas in both sets.
    #[inline]
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Areas of this set that are not in the other.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The set as the other seat sees it.
    #[must_use]
    pub const fn turned(self) -> Self {
        Self((self.0 & Self::PITCH.0).reverse_bits() >> 3)
    }

    /// The areas that a seat sees where home sees these.
    #[inline]
    #[must_use]
    pub const fn for_seat(self, seat: Seat) -> Self {
        match seat {
            Seat::Home => self,
            Seat::Away => self.turned(),
        }
    }

    /// The areas in board order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Area> {
        let mut rest = self.0 & Self::PITCH.0;
        std::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            let area = BY_BIT[rest.trailing_zeros() as usize % BY_BIT.len()];
            rest &= rest - 1;
            Some(area)
        })
    }
}

/// The column of one of the thirteen areas: 0 left, 1 middle, 2 right, as home sees it.
pub const fn column(area: Area) -> u8 {
    RECTANGLES[area as usize].0
}

/// Level interval of an area, measured from the goal line of `end`.
pub const fn levels(end: Seat, area: Area) -> (u8, u8) {
    let (_, low, high) = RECTANGLES[area as usize];
    match end {
        Seat::Home => (low, high),
        Seat::Away => (LENGTH - high, LENGTH - low),
    }
}

/// How far an area's nearest edge is from a seat's own goal line.
pub const fn closeness(goal_of: Seat, area: Area) -> u8 {
    levels(goal_of, area).0
}

/// At least partly on the same level: the intervals overlap by more than a line.
pub const fn level(a: Area, b: Area) -> bool {
    let ((al, ah), (bl, bh)) = (levels(Seat::Home, a), levels(Seat::Home, b));
    al < bh && bl < ah
}

const fn touch(a: Area, b: Area) -> bool {
    let ((al, ah), (bl, bh)) = (levels(Seat::Home, a), levels(Seat::Home, b));
    let apart = column(a).abs_diff(column(b));
    (apart == 0 && (ah == bl || bh == al)) || (apart == 1 && level(a, b))
}

/// Applies a yes-or-no question to every area.
macro_rules! areas_where {
    ($area:ident => $condition:expr) => {{
        let mut set = AreaSet::NONE;
        let mut i = 0;
        while i < AREAS {
            let $area = Area::ALL[i];
            if $condition {
                set = set.with($area);
            }
            i += 1;
        }
        set
    }};
}

/// One row per area, computed from a formula.
macro_rules! table {
    ($area:ident => $row:expr, spot: $spot:expr) => {{
        let mut rows = [$spot; AREAS + 1];
        let mut r = 0;
        while r < AREAS {
            let $area = Area::ALL[r];
            rows[r] = $row;
            r += 1;
        }
        rows
    }};
}

/// Areas sharing an edge with each area; the corner spot has none here (see `rules::corner_kick`).
pub const NEIGHBOURS: [AreaSet; AREAS + 1] = table!(a => areas_where!(b => touch(a, b)), spot: AreaSet::NONE);

/// Neighbours in another column: sideways or diagonal.
pub const SIDEWAYS: [AreaSet; AREAS + 1] =
    table!(a => areas_where!(b => touch(a, b) && column(a) != column(b)), spot: AreaSet::NONE);

/// The next area straight ahead in the column, towards the opponent's goal line; empty at the end.
pub const FORWARD: [[AreaSet; AREAS + 1]; 2] = [straight(Seat::Home), straight(Seat::Away)];

/// The next area straight back in the column, towards the own goal line; empty at the end.
pub const BACKWARD: [[AreaSet; AREAS + 1]; 2] = [straight(Seat::Away), straight(Seat::Home)];

const fn straight(seat: Seat) -> [AreaSet; AREAS + 1] {
    table!(a => areas_where!(b => touch(a, b) && column(a) == column(b) && closeness(seat, b) > closeness(seat, a)), spot: AreaSet::NONE)
}

/// Steps between two areas; the corner spot has no row.
pub const DISTANCE: [[u8; AREAS]; AREAS] = distances();

const fn distances() -> [[u8; AREAS]; AREAS] {
    let mut all = [[u8::MAX; AREAS]; AREAS];
    let mut from = 0;
    while from < AREAS {
        let mut seen = AreaSet::just(Area::ALL[from]);
        let mut steps = 0;
        while steps < LENGTH {
            let mut next = seen;
            let mut to = 0;
            while to < AREAS {
                if seen.has(Area::ALL[to]) {
                    if all[from][to] == u8::MAX {
                        all[from][to] = steps;
                    }
                    next = next.or(NEIGHBOURS[to]);
                }
                to += 1;
            }
            seen = next;
            steps += 1;
        }
        from += 1;
    }
    all
}

/// Areas lying at least partly in a seat's own half.
pub const PARTLY_OWN_HALF: [AreaSet; 2] = [
    areas_where!(a => levels(Seat::Home, a).0 < HALF_WAY),
    areas_where!(a => levels(Seat::Away, a).0 < HALF_WAY),
];

/// Areas lying entirely in the opponent's half.
pub const OPPONENTS_HALF: [AreaSet; 2] =
    [AreaSet::PITCH.minus(PARTLY_OWN_HALF[0]), AreaSet::PITCH.minus(PARTLY_OWN_HALF[1])];

/// Areas touching the half-way line: the midfield zone.
pub const MIDFIELD: AreaSet =
    areas_where!(a => levels(Seat::Home, a).0 <= HALF_WAY && levels(Seat::Home, a).1 >= HALF_WAY);

/// The zone of an area for a seat: the line of its formation that plays and pays there. The corner
/// spot has none; callers ask for its corner area.
pub const fn zone(seat: Seat, area: Area) -> Line {
    if MIDFIELD.has(area) {
        Line::Midfield
    } else if PARTLY_OWN_HALF[seat as usize].has(area) {
        Line::Defence
    } else {
        Line::Forward
    }
}

/// Areas touching either side line: corner areas and wings.
pub const SIDE_LINES: AreaSet = areas_where!(a => column(a) != 1);

/// Areas touching either goal line.
pub const GOAL_LINES: AreaSet =
    areas_where!(a => levels(Seat::Home, a).0 == 0 || levels(Seat::Home, a).1 == LENGTH);

/// From an area touching a goal line, the next area straight away from it; empty elsewhere.
pub const OFF_GOAL_LINE: [AreaSet; AREAS + 1] = table!(a => areas_where!(b => GOAL_LINES.has(a) && touch(a, b) && column(a) == column(b)), spot: AreaSet::NONE);

/// The areas of the two outer columns.
pub const SIDE_AREAS: AreaSet = areas_where!(a => column(a) != 1);

/// The four corner areas.
pub const CORNERS: AreaSet = AreaSet::of(&[Area::Alc, Area::Arc, Area::Blc, Area::Brc]);

/// A seat's own penalty area.
#[inline]
pub const fn penalty_area(seat: Seat) -> Area {
    Area::Apa.for_seat(seat)
}

/// The area in front of a seat's own penalty area.
pub const fn front_area(seat: Seat) -> Area {
    Area::Afr.for_seat(seat)
}

/// The two corner areas a seat attacks, its left first as end A sees it.
pub const fn attacked_corners(seat: Seat) -> [Area; 2] {
    match seat {
        Seat::Home => [Area::Blc, Area::Brc],
        Seat::Away => [Area::Alc, Area::Arc],
    }
}

/// The seat whose attack zone holds an area that touches a goal line.
pub const fn attacker_of(area: Area) -> Seat {
    if OPPONENTS_HALF[Seat::Home as usize].has(area) { Seat::Home } else { Seat::Away }
}

/// By attacking seat and the area of the opponent's second closest player: areas wholly in the opponent's
/// half and closer to its goal line, level or not (F-MOD-04, R-027).
pub const AHEAD: [[AreaSet; AREAS + 1]; 2] = [ahead(Seat::Home), ahead(Seat::Away)];

const fn ahead(seat: Seat) -> [AreaSet; AREAS + 1] {
    table!(line => areas_where!(a =>
        OPPONENTS_HALF[seat as usize].has(a) && closeness(seat.other(), a) < closeness(seat.other(), line)),
        spot: OPPONENTS_HALF[seat as usize])
}

/// Like [`AHEAD`], without the areas at least partly level with the line (F-OFF-02, F-OFF-03).
pub const BEYOND_LINE: [[AreaSet; AREAS + 1]; 2] = [beyond(Seat::Home), beyond(Seat::Away)];

const fn beyond(seat: Seat) -> [AreaSet; AREAS + 1] {
    table!(line => areas_where!(a => AHEAD[seat as usize][line as usize].has(a) && !level(a, line)),
        spot: OPPONENTS_HALF[seat as usize])
}

/// By attacking seat and the ball's area: areas at least partly level with the ball or closer to the own goal
/// line (F-OFF-04).
pub const NOT_AHEAD_OF_BALL: [[AreaSet; AREAS + 1]; 2] = [not_ahead(Seat::Home), not_ahead(Seat::Away)];

const fn not_ahead(seat: Seat) -> [AreaSet; AREAS + 1] {
    table!(ball => areas_where!(a => level(a, ball) || closeness(seat, a) < closeness(seat, ball)), spot: AreaSet::PITCH)
}

/// By attacking seat and start area: areas farther from the opponent's goal line, so that a pass there goes
/// back.
pub const FARTHER_BACK: [[AreaSet; AREAS + 1]; 2] = [farther_back(Seat::Home), farther_back(Seat::Away)];

const fn farther_back(seat: Seat) -> [AreaSet; AREAS + 1] {
    table!(start => areas_where!(a => closeness(seat.other(), a) > closeness(seat.other(), start)), spot: AreaSet::NONE)
}
