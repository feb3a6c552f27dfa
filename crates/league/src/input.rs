//! What comes into a competition from outside.

use touchline_engine::Seat;
use touchline_fuba::Formation;
use touchline_fuba::advanced::skills::Skill;

use crate::carry_over::Why;
use crate::{FixtureId, MatchResult, TeamId};

/// One input: who gave it, when, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Who gave it: the organiser's name, `server`, `cli`.
    pub by: String,
    /// When, in milliseconds since 1970, if somebody looked at a clock.
    pub at: Option<u64>,
    /// What.
    pub input: Input,
    /// Why; decisions of the organiser need a reason.
    pub because: Option<String>,
}

impl Entry {
    /// An entry without time and reason.
    pub fn new(by: impl Into<String>, input: Input) -> Self {
        Self { by: by.into(), at: None, input, because: None }
    }

    /// With a reason.
    #[must_use]
    pub fn because(mut self, reason: impl Into<String>) -> Self {
        self.because = Some(reason.into());
        self
    }

    /// With the time, in milliseconds since 1970.
    #[must_use]
    pub fn at(mut self, milliseconds: u64) -> Self {
        self.at = Some(milliseconds);
        self
    }
}

/// An input. Everything random is in it: nothing in this crate rolls or draws.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Input {
    /// A team registers. On a ladder also later: it joins at the bottom.
    Add(NewTeam),
    /// A team says that it is there.
    CheckIn(TeamId),
    /// A team withdraws. After the start [`DropOut`](crate::DropOut) says what becomes of its matches.
    Withdraw(TeamId),
    /// Another team takes its place, with all results.
    Replace {
        /// The team.
        team: TeamId,
        /// The name from now on.
        name: String,
        /// Who plays it from now on.
        player: Option<String>,
    },
    /// Registration ends.
    Start,
    /// The draw: all teams in the order of their places.
    Draw(Vec<TeamId>),
    /// The pairings of a Swiss round. A round may be paired again until one of its matches has begun.
    Pair(Pairing),
    /// A challenge on a ladder.
    Challenge {
        /// The lower team.
        challenger: TeamId,
        /// The higher team.
        challenged: TeamId,
    },
    /// A match begins: what it carries over from earlier ones is settled now.
    Begin(FixtureId),
    /// The result of a fixture that has none.
    Result(FixtureId, MatchResult),
    /// Another result for a fixture that has one.
    Correct(FixtureId, MatchResult),
    /// A result is taken back: the match must be played again.
    Void(FixtureId),
    /// A team arrived late (3.0, F-COMP-13), or the match began late because of it (2.1, F-COMP-08).
    Late {
        /// The fixture.
        fixture: FixtureId,
        /// Whose fault.
        seat: Seat,
        /// How late, in whole minutes.
        minutes: u16,
    },
    /// The dice after a match that say whether a team misses players in the next.
    Dice {
        /// The match before.
        after: FixtureId,
        /// The team that rolls.
        team: TeamId,
        /// What for.
        why: Why,
        /// What they show.
        faces: Vec<u8>,
    },
    /// A lot between teams that nothing else separates, the best first.
    Lot(Vec<TeamId>),
    /// A message to everybody.
    Announce(String),
    /// Nothing new begins.
    Pause,
    /// It goes on.
    Resume,
    /// When a round must be over.
    Deadline {
        /// The round.
        round: u16,
        /// Milliseconds since 1970.
        at: u64,
    },
    /// The end: of a ladder, or of anything else before its last match.
    Finish,
}

/// A team that registers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct NewTeam {
    /// Its name.
    pub name: String,
    /// Who plays it.
    pub player: Option<String>,
    /// Its strength.
    pub rating: Option<u16>,
    /// Its place in a seeded draw.
    pub seed: Option<u16>,
    /// Its primary formation (F-COMP-05).
    pub primary: Option<Formation>,
    /// Its skills for the competition (F-COMP-06).
    pub skills: Vec<Skill>,
}

impl NewTeam {
    /// A team of which nothing but the name is known.
    pub fn named(name: impl Into<String>) -> Self {
        Self { name: name.into(), ..Self::default() }
    }
}

/// The pairings of a Swiss round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pairing {
    /// The round, from 1.
    pub round: u16,
    /// Home and away.
    pub pairs: Vec<[TeamId; 2]>,
    /// Who has no opponent this time.
    pub bye: Option<TeamId>,
    /// Whether the organiser made it instead of the program; then it needs a reason.
    pub by_hand: bool,
}

impl Input {
    /// Whether it is a decision of the organiser that everybody is owed a reason for.
    pub fn needs_reason(&self) -> bool {
        match self {
            Self::Withdraw(_) | Self::Replace { .. } | Self::Correct(..) | Self::Void(_) | Self::Pause => {
                true
            }
            Self::Pair(pairing) => pairing.by_hand,
            _ => false,
        }
    }
}
