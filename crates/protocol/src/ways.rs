//! The cheapest ways to the places that an answer, or several in a row, can lead to.

use serde::Serialize;
use touchline_engine::Driver;

use crate::playable::Playable;

/// Every place within reach of whoever is in the hand.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Ways {
    /// Cheapest first; empty where nothing goes anywhere.
    pub(crate) ways: Vec<Way>,
}

/// The cheapest way to a place: the answers of the way it follows, then its own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Way {
    /// What goes there: `ball`, or a marker such as `H5`.
    pub(crate) goes: String,
    /// The place.
    pub(crate) to: String,
    /// The way it follows, by its place in the list; none: it begins here.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub(crate) after: Option<usize>,
    /// What is answered after that, in the notation.
    pub(crate) answers: Vec<String>,
    /// The points that the whole way costs.
    pub(crate) cost: u8,
    /// Whether it ends there: dice, the other seat or another question follow.
    pub(crate) ends: bool,
}

impl Ways {
    /// Where nothing is asked.
    pub(crate) const NONE: Self = Self { ways: Vec::new() };
}

/// The ways from the decision that is due.
pub fn ways<G: Playable>(driver: &Driver<G>) -> Ways {
    Ways { ways: driver.game().ways(driver.state()) }
}
