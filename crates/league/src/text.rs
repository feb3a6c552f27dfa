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

pub(crate) use document::{LAST_LINE, check_length, numbered_line, opening};
pub use document::{parse, parse_entry, to_text};
pub(crate) use results::{MOST_CARDS, formation};

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

/// Whether a text looks like what it is: no control characters, nothing without width, nothing that turns the
/// direction of writing. Joiners are letters of some scripts, but only between others.
fn is_visible(text: &str) -> bool {
    let mut after_letter = false;
    for c in text.chars() {
        let is_letter = !is_joiner(c) && !c.is_whitespace();
        if is_hidden(c) || (is_joiner(c) && !after_letter) {
            return false;
        }
        after_letter = is_letter;
    }
    after_letter
}

/// What nobody sees: control characters, marks of direction, spaces without width, fillers, tags.
fn is_hidden(c: char) -> bool {
    c.is_control()
        || matches!(c,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}'
            | '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}'
            | '\u{2800}' | '\u{3164}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}'
            | '\u{e0000}'..='\u{e0fff}')
}

/// What joins its neighbours, or keeps them apart, without width of its own.
const fn is_joiner(c: char) -> bool {
    matches!(c, '\u{200c}' | '\u{200d}')
}

/// A name as it is compared with others: case, joiners and the kind of spaces are ignored.
pub(crate) fn folded(name: &str) -> String {
    let plain = |c: char| if c.is_whitespace() { ' ' } else { c };
    name.trim().chars().filter(|c| !is_joiner(*c)).map(plain).flat_map(char::to_lowercase).collect()
}

/// A text of one visible line with at most so many characters. `what` is the key of its name.
pub(crate) fn one_line(what: &'static str, text: &str, most: usize) -> Result<String, Refusal> {
    let text = text.trim();
    let count = text.chars().count();
    if count == 0 || count > most || !is_visible(text) {
        return Err(Refusal::new("league-one-line")
            .key("what", what)
            .quoted("got", text)
            .number("most", i64::try_from(most).unwrap_or(i64::MAX)));
    }
    Ok(text.to_owned())
}
