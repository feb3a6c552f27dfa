//! The two seats at the table.

use std::ops::{Index, IndexMut};

/// One of the two places in a match. Roles such as controlling or passive are derived from the state.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Seat {
    /// The first seat.
    #[default]
    Home = 0,
    /// The second seat.
    Away = 1,
}

impl Seat {
    /// Both seats, home first.
    pub const ALL: [Self; 2] = [Self::Home, Self::Away];

    /// The opponent.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Home => Self::Away,
            Self::Away => Self::Home,
        }
    }

    /// The word used in every text form.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Home => "home",
            Self::Away => "away",
        }
    }

    /// The seat named by a word.
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|seat| seat.word() == word)
    }
}

/// One value per seat, indexed by [`Seat`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct BySeat<T>(pub [T; 2]);

impl<T> BySeat<T> {
    /// A value for home and one for away.
    pub const fn new(home: T, away: T) -> Self {
        Self([home, away])
    }

    /// The same pair with the seats swapped.
    #[must_use]
    pub fn swapped(self) -> Self {
        let [home, away] = self.0;
        Self([away, home])
    }

    /// Apply a function to both values.
    pub fn map<U>(self, f: impl FnMut(T) -> U) -> BySeat<U> {
        BySeat(self.0.map(f))
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;
    #[inline]
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat as usize]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat as usize]
    }
}
