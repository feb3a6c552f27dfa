//! What a match is made of, as the journal keeps it: everything that was done, in order, with the dice that
//! fell.
//!
//! Whatever the viewers of a match were ever told follows from these entries, so that a server that was
//! killed tells it again in the same words and with the same numbers.

use serde::{Deserialize, Serialize};
use touchline_engine::Seat;

use crate::time::Millis;

/// One line of the journal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Line {
    /// What was done.
    #[serde(rename = "e")]
    pub(crate) entry: Entry,
    /// What both seats had left afterwards; none without a clock.
    #[serde(rename = "c", default, skip_serializing_if = "Option::is_none")]
    pub(crate) left: Option<[Millis; 2]>,
    /// How long the match had been played by then, as far as anybody was charged for it; none without a
    /// clock.
    #[serde(rename = "p", default, skip_serializing_if = "Option::is_none")]
    pub(crate) played: Option<Millis>,
    /// Who was asked something afterwards: 1 home, 2 away, 3 both, 0 nobody. So a server knows for whom a
    /// match waits before anybody looks at it; old lines do not say it.
    #[serde(rename = "w", default, skip_serializing_if = "Option::is_none")]
    pub(crate) waits: Option<u8>,
}

/// One thing that was done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Entry {
    /// The match begins, with the rolls that come before any question.
    Begin(Vec<String>),
    /// A seat answered.
    Act(Act),
    /// A seat took back its last answer.
    Undo(Side),
    /// A seat offered something.
    Offer(Side, Offered),
    /// What was offered is not wanted, or not any more.
    Decline(Side),
    /// The other seat agreed to a takeback: so many inputs are left.
    Takeback(usize),
    /// Something from outside the rules, as a phrase, and why.
    Call(String, Reason),
    /// A computer of this level goes on for a seat.
    Replace(Side, String),
}

/// An answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Act {
    /// Whose.
    pub(crate) by: Side,
    /// In the notation.
    #[serde(rename = "a")]
    pub(crate) action: String,
    /// The rolls that followed.
    #[serde(rename = "d", default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) dice: Vec<String>,
    /// Whether the clock gave it.
    #[serde(rename = "t", default, skip_serializing_if = "std::ops::Not::not")]
    pub(crate) by_clock: bool,
}

/// A seat, as it is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Side {
    /// The first seat.
    Home,
    /// The second.
    Away,
}

impl From<Seat> for Side {
    fn from(seat: Seat) -> Self {
        match seat {
            Seat::Home => Self::Home,
            Seat::Away => Self::Away,
        }
    }
}

impl From<Side> for Seat {
    fn from(side: Side) -> Self {
        match side {
            Side::Home => Self::Home,
            Side::Away => Self::Away,
        }
    }
}

/// What can be offered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Offered {
    /// A draw.
    Draw,
    /// To go back to the last decision of whoever asks.
    Takeback,
}

impl Offered {
    /// The word that clients are told.
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Self::Draw => "draw",
            Self::Takeback => "takeback",
        }
    }
}

/// Why a match ended otherwise than by the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Reason {
    /// It was played to its end.
    Played,
    /// A seat gave up.
    Resigned,
    /// A clock ran out.
    Time,
    /// Both agreed on a draw.
    Agreed,
    /// The other seat stayed away too long.
    Claimed,
    /// It was called off: before the first roll, or because nobody went on with it.
    Aborted,
}

impl Reason {
    /// The word everybody is told.
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Self::Played => "played",
            Self::Resigned => "resigned",
            Self::Time => "time",
            Self::Agreed => "agreed",
            Self::Claimed => "claimed",
            Self::Aborted => "aborted",
        }
    }
}
