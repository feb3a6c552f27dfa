//! Numbers that people see: of teams, fixtures and ties. All count from 1 and never change.

use std::fmt;

/// A team, by the order of registration.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TeamId(pub u16);

/// A fixture. A fixture that is taken back never gives its number to another one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct FixtureId(pub u32);

/// A tie of a knock-out: one fixture, or two legs and perhaps a decider.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TieId(pub u16);

impl TeamId {
    /// Its place in lists of all teams.
    pub(crate) fn index(self) -> usize {
        usize::from(self.0).saturating_sub(1)
    }

    /// The team at a place in lists of all teams.
    pub(crate) fn at(index: usize) -> Self {
        Self(u16::try_from(index + 1).unwrap_or(u16::MAX))
    }
}

impl TieId {
    /// Its place in the list of ties.
    pub(crate) fn index(self) -> usize {
        usize::from(self.0).saturating_sub(1)
    }

    /// The tie at a place in the list of ties.
    pub(crate) fn at(index: usize) -> Self {
        Self(u16::try_from(index + 1).unwrap_or(u16::MAX))
    }
}

impl fmt::Display for TeamId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl fmt::Display for FixtureId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl fmt::Display for TieId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}
