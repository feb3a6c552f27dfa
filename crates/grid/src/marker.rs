//! Markers and sets of them.

use touchline_engine::Seat;

/// Markers of a team: the goalie and up to ten fielders.
pub const TEAM: usize = 11;
/// Markers of both teams.
pub const MARKERS: usize = 2 * TEAM;

/// One marker: number 0 of a team is the goalie, 1 to 10 are the fielders.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Marker(u8);

impl Marker {
    /// The marker of a team with that number.
    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "11 markers a team")]
    pub const fn new(seat: Seat, number: u8) -> Self {
        Self(seat as u8 * TEAM as u8 + number)
    }

    /// The goalie of a team.
    #[inline]
    pub const fn goalie(seat: Seat) -> Self {
        Self::new(seat, 0)
    }

    /// Whose it is.
    #[inline]
    pub const fn seat(self) -> Seat {
        if self.index() < TEAM { Seat::Home } else { Seat::Away }
    }

    /// 0 for the goalie, 1 to 10 for fielders.
    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "11 markers a team")]
    pub const fn number(self) -> u8 {
        self.0 % TEAM as u8
    }

    /// Whether it is a goalie.
    #[inline]
    pub const fn is_goalie(self) -> bool {
        self.number() == 0
    }

    /// Its index in a list of all markers.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// All markers, home first.
    pub fn all() -> impl Iterator<Item = Self> {
        Markers::ALL.iter()
    }
}

/// A set of markers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Markers(pub u32);

impl Markers {
    /// None.
    pub const NONE: Self = Self(0);
    /// Every marker of both teams.
    pub const ALL: Self = Self((1 << MARKERS) - 1);

    /// All eleven of a team.
    #[inline]
    pub const fn of(seat: Seat) -> Self {
        Self(((1 << TEAM) - 1) << (seat as usize * TEAM))
    }

    /// Only this one.
    #[inline]
    pub const fn only(marker: Marker) -> Self {
        Self(1 << marker.0)
    }

    /// Whether it is among them.
    #[inline]
    pub const fn has(self, marker: Marker) -> bool {
        self.0 & 1 << marker.0 != 0
    }

    /// Add one.
    #[inline]
    pub fn add(&mut self, marker: Marker) {
        self.0 |= 1 << marker.0;
    }

    /// Take one away.
    #[inline]
    pub fn remove(&mut self, marker: Marker) {
        self.0 &= !(1 << marker.0);
    }

    /// Those in both.
    #[inline]
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Those that are not in the other.
    #[inline]
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
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

    /// The first.
    #[inline]
    pub fn first(self) -> Option<Marker> {
        self.iter().next()
    }

    /// All of them, by id.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Marker> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            if left == 0 {
                return None;
            }
            #[expect(clippy::cast_possible_truncation, reason = "a number of bits")]
            let marker = Marker(left.trailing_zeros() as u8);
            left &= left - 1;
            Some(marker)
        })
    }
}

impl FromIterator<Marker> for Markers {
    fn from_iter<T: IntoIterator<Item = Marker>>(markers: T) -> Self {
        let mut all = Self::NONE;
        markers.into_iter().for_each(|marker| all.add(marker));
        all
    }
}
