//! A ball move that a team steers, from the kick to its end.

use touchline_engine::worded;

use crate::advanced::intercept::Attempt;
use crate::board::{Dir, Square};
use crate::marker::{Marker, Markers};

worded! {
    /// How the ball was set in motion.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    #[allow(missing_docs)]
    pub enum FlightKind {
        Kick = "kick",
        /// A goalie's throw from its square (G-GK-09).
        Toss = "toss",
        /// A throw-in.
        Throw = "throw",
        /// Nobody's kick (G-INER).
        Inertia = "inertia",
        /// Aimed at an exact distance by a coordinated header or bicycle kick (G-CHDR-09).
        Redirect = "redirect",
        /// Straight on by a rule: poor aim, a failed juggle, a missed pass (G-FORCE).
        Forced = "forced",
    }
}

/// Offers to markers, by kind: those possible now, or those a flight has already made; each marker gets at
/// most one of each kind (G-INT-04).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Offered([Markers; 4]);

impl Offered {
    /// Whether a marker has had its offer of that kind.
    pub fn has(self, attempt: Attempt, marker: Marker) -> bool {
        self.0[attempt as usize].has(marker)
    }

    /// Add an offer.
    pub fn add(&mut self, attempt: Attempt, marker: Marker) {
        self.0[attempt as usize].add(marker);
    }

    /// Add the others.
    pub fn join(&mut self, others: Self) {
        self.0.iter_mut().zip(others.0).for_each(|(own, other)| own.0 |= other.0);
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|markers| markers.is_empty())
    }

    /// All of them, by kind.
    pub fn iter(self) -> impl Iterator<Item = (Attempt, Marker)> {
        Attempt::ALL
            .into_iter()
            .flat_map(move |attempt| self.0[attempt as usize].iter().map(move |marker| (attempt, marker)))
    }
}

/// The chain of ball steps after one kick.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Flight {
    /// How it began.
    pub kind: FlightKind,
    /// Who kicked; for an inertia move, the last toucher.
    pub kicker: Marker,
    /// Where the ball was.
    pub origin: Square,
    /// The direction from the kicker to the ball at the kick.
    pub from_foot: Dir,
    /// The last step.
    pub last: Dir,
    /// The last open square of its path: the ball returns there when time runs out (R-G23).
    pub rest: Square,
    /// A kick wider than the feet allow: the kicker goes down when it ends (G-FACE-03).
    pub slide: bool,
    /// From a header or bicycle kick that stuns the goalie (G-STUN-01).
    pub stuns: bool,
    /// Offers made.
    pub offered: Offered,
}

impl Flight {
    /// A flight that begins with the ball at `origin`.
    pub fn new(kind: FlightKind, kicker: Marker, origin: Square, from_foot: Dir) -> Self {
        Self {
            kind,
            kicker,
            origin,
            from_foot,
            last: from_foot,
            rest: origin,
            slide: false,
            stuns: false,
            offered: Offered::default(),
        }
    }
}
