//! Why an arena has no result.

use std::error::Error;
use std::fmt;

use super::Rival;

/// Why an arena has no result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Failure {
    /// The threads cannot be started.
    Threads(String),
    /// A player cannot go on with a match.
    Match {
        /// The number of the match, from 1.
        number: u64,
        /// Who.
        side: Rival,
        /// Why.
        why: String,
    },
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Threads(why) => write!(f, "the threads cannot be started: {why}"),
            Self::Match { number, side, why } => {
                let side = match side {
                    Rival::A => "a",
                    Rival::B => "b",
                };
                write!(f, "match {number}: {side} cannot go on: {why}")
            }
        }
    }
}

impl Error for Failure {}
