//! How matches end, as messages and journals write it.

use serde::{Deserialize, Serialize};
use touchline_engine::{Outcome, Seat, worded};

/// Who won: `home`, `away`, `draw` or `unfinished`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum OutcomeWord {
    /// The first seat.
    Home,
    /// The second.
    Away,
    /// Nobody: it is a draw.
    Draw,
    /// Nobody: the match was not played to its end.
    Unfinished,
}

impl From<Outcome> for OutcomeWord {
    fn from(outcome: Outcome) -> Self {
        match outcome {
            Outcome::Win(Seat::Home) => Self::Home,
            Outcome::Win(Seat::Away) => Self::Away,
            Outcome::Draw => Self::Draw,
            Outcome::Unfinished => Self::Unfinished,
        }
    }
}

worded! {
    /// Why a match ended.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
    #[cfg_attr(test, derive(ts_rs::TS))]
    #[serde(rename_all = "kebab-case")]
    pub enum Reason {
        /// It was played to its end.
        Played = "played",
        /// A seat gave up.
        Resigned = "resigned",
        /// A clock ran out.
        Time = "time",
        /// Both agreed on a draw.
        Agreed = "agreed",
        /// The other seat stayed away too long.
        Claimed = "claimed",
        /// A referee decided it: the organiser of a competition, or its deadline.
        Adjudicated = "adjudicated",
        /// It was called off: before the first roll, or because nobody went on with it.
        Aborted = "aborted",
    }
}
