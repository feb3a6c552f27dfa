//! The text of a competition: what a file or a database keeps.
//!
//! ```text
//! touchline competition 1
//! name: Spring Cup
//! play: fuba:3.0+all
//! format: round-robin legs=2
//!
//! 1. "Ada" add "Ajax"
//! 2. "Ada" @1763300000000 result 1 2-1 home.yellow=1
//! 3. "Ada" correct 1 1-1 because "read from the wrong sheet"
//! end 3
//! ```
//!
//! Every line is one [`Entry`](crate::Entry): its number, who gave it, when (milliseconds since 1970, if
//! known), what, and why. The last line counts them, so that a truncated file is never mistaken for a whole
//! one.

mod document;
mod inputs;
mod results;
mod tokens;

use std::fmt;

use touchline_engine::Refusal;

pub use document::{parse, parse_entry, to_text};
pub(crate) use results::formation;

/// What is wrong with a text, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogError {
    /// The number of the line at fault, from 1; with entries that have no text, the number of the entry.
    pub line: usize,
    /// What is wrong with it and what would be right.
    pub refusal: Refusal,
}

/// For logs and tests; people see the sentence of the catalogue.
impl fmt::Display for LogError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.line, self.refusal)
    }
}

impl std::error::Error for LogError {}

/// A text of one visible line with at most so many characters. `what` is the key of its name.
pub(crate) fn one_line(what: &'static str, text: &str, most: usize) -> Result<String, Refusal> {
    let text = text.trim();
    let count = text.chars().count();
    if count == 0 || count > most || text.chars().any(char::is_control) {
        return Err(Refusal::new("league-one-line")
            .key("what", what)
            .quoted("got", text)
            .number("most", i64::try_from(most).unwrap_or(i64::MAX)));
    }
    Ok(text.to_owned())
}
