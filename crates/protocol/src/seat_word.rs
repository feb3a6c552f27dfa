//! A seat as it is written.

use serde::{Deserialize, Serialize};
use touchline_engine::Seat;

/// The word for somebody who only watches.
pub(crate) const SPECTATOR: &str = "spectator";

/// A seat as messages, requests and journals write it: `home` or `away`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum SeatWord {
    /// The first seat.
    Home,
    /// The second.
    Away,
}

impl From<Seat> for SeatWord {
    fn from(seat: Seat) -> Self {
        match seat {
            Seat::Home => Self::Home,
            Seat::Away => Self::Away,
        }
    }
}

impl From<SeatWord> for Seat {
    fn from(word: SeatWord) -> Self {
        match word {
            SeatWord::Home => Self::Home,
            SeatWord::Away => Self::Away,
        }
    }
}
