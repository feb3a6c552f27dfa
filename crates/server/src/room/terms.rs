//! What is agreed before a match: who sits where, the clock, what may be taken back, who may watch.

use serde::{Deserialize, Serialize};
use touchline_engine::Seat;
use utoipa::ToSchema;

/// What is agreed before a match besides its rules.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
#[allow(clippy::struct_field_names)] // "terms" is what a record calls them
pub(crate) struct Terms {
    /// How much time there is.
    pub(crate) clock: Control,
    /// Who may join and watch.
    pub(crate) access: Access,
    /// What may be taken back after a roll.
    pub(crate) takebacks: Takebacks,
    /// Whether people who play each other may ask for hints.
    pub(crate) hints: Hints,
    /// The code of the competition that it belongs to.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) competition: Option<String>,
    /// What comes into it from outside, as its record writes it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) match_terms: Option<String>,
}

impl Terms {
    /// The same for a match of its own: a rematch is no part of the competition.
    pub(crate) fn outside_competition(&self) -> Self {
        Self { competition: None, match_terms: None, ..self.clone() }
    }

    /// Why there are no hints in a match under these terms; `None` if there are.
    pub(crate) fn no_hints(&self, seats: &Seats, rated: bool) -> Option<NoHints> {
        if self.competition.is_some() {
            return Some(NoHints::Competition);
        }
        match (seats.are_or_will_be_of_two(), rated, self.hints) {
            (false, ..) | (true, false, Hints::Allowed) => None,
            (true, true, _) => Some(NoHints::Rated),
            (true, false, Hints::None) => Some(NoHints::NotAgreed),
        }
    }

    /// What may be told before the match is over: the minute of the final whistle is a secret (F-COMP-12).
    pub(crate) fn before_the_end(self) -> Self {
        let open = |terms: String| {
            let words = terms.split_whitespace().filter(|word| !word.starts_with("whistle="));
            words.collect::<Vec<_>>().join(" ")
        };
        let match_terms = self.match_terms.map(open).filter(|terms| !terms.is_empty());
        Self { match_terms, ..self }
    }
}

/// The clock of a match.
// Variants without fields have braces, because only then are unknown fields refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(tag = "kind", deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) enum Control {
    /// No clock.
    None {},
    /// A live match: time for the whole match.
    Live {
        /// Seconds for the whole match.
        #[schema(minimum = 10, maximum = 10800)]
        seconds: u32,
        /// Seconds added after every answer.
        #[schema(minimum = 0, maximum = 180)]
        increment: u32,
        /// What happens at zero.
        at_zero: AtZero,
    },
    /// By correspondence: time for every decision.
    Days {
        /// Days for every decision.
        #[schema(minimum = 1, maximum = 14)]
        days: u32,
        /// What happens when they are over.
        at_zero: AtZero,
    },
    /// The times of a tournament, as the rulebook has them (F-COMP-07 to F-COMP-12): only in competitions of
    /// FUBA 2.1 and 3.0. With 2.1, time passes faster if the first half is not over after an hour. With 3.0,
    /// after an hour and a quarter everybody has 30 seconds for an answer, or the rules answer; and the match
    /// is whistled off after two hours and a quarter, five minutes more or less, which nobody knows before.
    Tournament {},
}

impl Default for Control {
    fn default() -> Self {
        Self::None {}
    }
}

/// What happens when the time is used up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum AtZero {
    /// The match is lost.
    Lose,
    /// The answer that the rules give for somebody who gives none.
    Fallback,
}

/// Who may join and watch.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Access {
    /// Listed; anybody may join and watch.
    #[default]
    Open,
    /// Whoever has the link may join; anybody who has it may watch.
    Invitation,
    /// Whoever has the link may join; nobody watches.
    Private,
}

/// What may be taken back after a roll; before it there is `undo`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Takebacks {
    /// Nothing.
    None,
    /// What the other seat agrees to; the match counts for no rating then.
    #[default]
    Agreed,
}

/// Whether two people who play each other may ask a computer for hints. Against a computer, and for somebody
/// in both seats, there always are hints; in rated matches between people and in competitions never.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Hints {
    /// Nobody may.
    #[default]
    None,
    /// Both may.
    Allowed,
}

/// Why there are no hints in a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NoHints {
    /// It belongs to a competition.
    Competition,
    /// It is rated, between people.
    Rated,
    /// They were not agreed on.
    NotAgreed,
}

/// The time class of a rating.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum TimeClass {
    /// Up to ten minutes a seat.
    Blitz,
    /// Longer, at the table.
    Live,
    /// By correspondence: time for every decision.
    Correspondence,
}

impl TimeClass {
    /// The word in the database.
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Self::Blitz => "blitz",
            Self::Live => "live",
            Self::Correspondence => "correspondence",
        }
    }
}

impl Control {
    /// Whether it is played at the table, without days in between.
    pub(crate) const fn is_live(self) -> bool {
        matches!(self, Self::Live { .. } | Self::Tournament {})
    }

    /// The class of this clock; none without one.
    pub(crate) fn class(self) -> Option<TimeClass> {
        /// Decisions of one seat in an ordinary match.
        const DECISIONS: u32 = 450;
        match self {
            Self::None {} => None,
            Self::Live { seconds, increment, .. } => {
                let expected = seconds.saturating_add(increment.saturating_mul(DECISIONS));
                Some(if expected <= 600 { TimeClass::Blitz } else { TimeClass::Live })
            }
            Self::Days { .. } => Some(TimeClass::Correspondence),
            Self::Tournament {} => Some(TimeClass::Live),
        }
    }

    /// What happens at zero; nothing ever does without a clock.
    pub(crate) const fn at_zero(self) -> Option<AtZero> {
        match self {
            Self::None {} => None,
            Self::Live { at_zero, .. } | Self::Days { at_zero, .. } => Some(at_zero),
            Self::Tournament {} => Some(AtZero::Fallback),
        }
    }
}

/// Who sits in a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Occupant {
    /// It is free.
    Nobody,
    /// A person or a program.
    User { id: i64, name: String },
    /// A computer of some level.
    Computer { level: String },
}

/// Who sits where: home, away.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Seats(pub(crate) [Occupant; 2]);

impl Seats {
    /// Who sits in a seat.
    pub(crate) fn at(&self, seat: Seat) -> &Occupant {
        &self.0[seat as usize]
    }

    /// The user in a seat.
    pub(crate) fn user(&self, seat: Seat) -> Option<i64> {
        match self.at(seat) {
            Occupant::User { id, .. } => Some(*id),
            Occupant::Nobody | Occupant::Computer { .. } => None,
        }
    }

    /// The level of the computer in a seat.
    pub(crate) fn level(&self, seat: Seat) -> Option<&str> {
        match self.at(seat) {
            Occupant::Computer { level } => Some(level),
            Occupant::Nobody | Occupant::User { .. } => None,
        }
    }

    /// The seat of a user.
    pub(crate) fn seat_of(&self, user: i64) -> Option<Seat> {
        Seat::ALL.into_iter().find(|seat| self.user(*seat) == Some(user))
    }

    /// The first free seat.
    pub(crate) fn free(&self) -> Option<Seat> {
        Seat::ALL.into_iter().find(|seat| *self.at(*seat) == Occupant::Nobody)
    }

    /// Whether two different users sit here.
    pub(crate) fn are_of_two(&self) -> bool {
        self.is_between_users() && self.user(Seat::Home) != self.user(Seat::Away)
    }

    /// The same, or a seat is free for another user.
    pub(crate) fn are_or_will_be_of_two(&self) -> bool {
        let waits = |seat: Seat| *self.at(seat) == Occupant::Nobody && self.user(seat.other()).is_some();
        self.are_of_two() || Seat::ALL.into_iter().any(waits)
    }

    /// Whether users sit in both seats.
    pub(crate) fn is_between_users(&self) -> bool {
        Seat::ALL.into_iter().all(|seat| self.user(seat).is_some())
    }
}

/// How a match ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub(crate) struct Ending {
    /// `home`, `away`, `draw` or `unfinished`.
    pub(crate) outcome: String,
    /// `played`, `resigned`, `time`, `agreed`, `claimed`, `adjudicated`, `aborted`.
    pub(crate) reason: String,
    /// The goals, home first.
    pub(crate) score: [i64; 2],
}
