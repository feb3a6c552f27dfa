//! The record of a match (`.tlm`): readable text that holds everything needed to replay the match.
//!
//! ```text
//! touchline record 1
//! spec: fuba:3.0
//! rules: 1
//! home: Ada
//!
//! 0. formation 4-4-2; formation 4-3-3; 4 2
//! 1. target CE; 3 5; press
//! end 6
//! ```
//!
//! The last line counts the inputs, so that a truncated record is never mistaken for an unfinished match.

mod parse;
mod replay;

use std::fmt::{self, Write as _};

use crate::{Driver, Node, Notation, Refusal};

pub use replay::{Replay, resume, retell};

const TITLE: &str = "touchline record 1";

/// A match as text: headers and inputs. Without a `result` header the match is unfinished and can be resumed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// `key: value`, in order, each key once. A record that was read always has `spec` and `rules`.
    pub headers: Vec<(String, String)>,
    /// The inputs, one line per turn.
    pub lines: Vec<RecordLine>,
}

/// The inputs of one turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordLine {
    /// The line number in the text, from 1.
    pub number: usize,
    /// The turn (0 before the first).
    pub turn: u32,
    /// The inputs, as phrases of the notation.
    pub inputs: Vec<String>,
}

/// What is wrong with a record, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordError {
    /// The number of the line at fault, from 1.
    pub line: usize,
    /// What is wrong with it and what would be right.
    pub refusal: Refusal,
}

/// For logs and tests; people see the sentence of the catalogue.
impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.line, self.refusal)
    }
}

impl std::error::Error for RecordError {}

impl Record {
    /// The longest text accepted.
    pub const MAX_BYTES: usize = 1 << 20;
    /// The most headers accepted.
    pub const MAX_HEADERS: usize = 1000;
    /// The most bytes of all headers together.
    pub const MAX_HEADER_BYTES: usize = 1 << 16;
    /// The most inputs accepted.
    pub const MAX_INPUTS: usize = 100_000;

    /// The match so far. The headers must include `spec` and `rules`; `start` is added when the match began
    /// from a set-up position, `terms` when it is played under some: the secret ones only once the match is
    /// over. Headers are normalised as [`Record::set`] describes.
    pub fn of<G: Notation>(driver: &Driver<G>, headers: &[(&str, &str)]) -> Self {
        let mut record = Self { headers: Vec::new(), lines: Vec::new() };
        for (key, value) in headers {
            record.set(key, value);
        }
        let game = driver.game();
        if driver.is_set_up() {
            record.set("start", &game.write_state(driver.first_state()));
        }
        let terms = match driver.node() {
            Node::Over(_) => game.write_terms(driver.terms()),
            Node::Decide(..) | Node::Chance => game.write_terms(&game.open_terms(driver.terms())),
        };
        if terms.is_empty() {
            // Of a record that named a secret in the middle of a match.
            record.headers.retain(|(key, _)| key != "terms");
        } else {
            record.set("terms", &terms);
        }
        // Replayed from the start, because only the positions along the way know their turns.
        let mut again = Driver::from_state(*game, *driver.first_state());
        let mut turn = None;
        for input in driver.inputs() {
            let now = game.turn_number(again.state());
            if turn != Some(now) {
                turn = Some(now);
                record.lines.push(RecordLine { number: 0, turn: now, inputs: Vec::new() });
            }
            if let Some(line) = record.lines.last_mut() {
                line.inputs.push(game.write_input(input));
            }
            let replayed = again.step(*input).is_ok();
            debug_assert!(replayed, "what a driver accepted once it accepts again");
        }
        record.renumber();
        record
    }

    /// The value of a header.
    pub fn header(&self, key: &str) -> Option<&str> {
        self.headers.iter().find(|(k, _)| k == key).map(|(_, value)| value.as_str())
    }

    /// The spec of the match; empty when the header is missing.
    pub fn spec(&self) -> &str {
        self.header("spec").unwrap_or_default()
    }

    /// The revision of the rules; `None` when the header is missing or not a number.
    pub fn rules(&self) -> Option<u32> {
        self.header("rules")?.parse().ok()
    }

    /// The terms the match is played under. A set-up position holds its own.
    pub fn terms<G: Notation>(&self, game: &G) -> Result<G::Terms, RecordError> {
        let Some(text) = self.header("terms") else { return Ok(G::Terms::default()) };
        if self.header("start").is_some() {
            return Err(self.at_header("terms", Refusal::new("record-terms-with-start")));
        }
        game.read_terms(text).map_err(|refusal| self.at_header("terms", refusal))
    }

    /// Refuse a record made under a revision of the rules that this program does not have.
    pub fn check_rules(&self, known: u32) -> Result<(), RecordError> {
        match self.rules() {
            Some(made) if made == known => Ok(()),
            made => {
                let refusal = Refusal::new("record-other-revision")
                    .number("got", made.unwrap_or(0))
                    .number("want", known);
                Err(self.at_header("rules", refusal))
            }
        }
    }

    /// An error in a header, located at its line (at the title when the header is missing).
    pub fn at_header(&self, key: &str, refusal: Refusal) -> RecordError {
        // The title comes before the headers.
        let line = self.headers.iter().position(|(k, _)| k == key).map_or(1, |at| at + 2);
        RecordError { line, refusal }
    }

    /// Set a header, in place if it exists. Keeps the record readable: keys consist of lower-case letters,
    /// digits and `-` (anything else becomes `-`), values are one trimmed line.
    pub fn set(&mut self, key: &str, value: &str) {
        let key: String = key.to_ascii_lowercase().chars().map(|c| if is_key(c) { c } else { '-' }).collect();
        let value: String = value.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
        let value = value.trim().to_owned();
        if key.is_empty() {
            return;
        }
        match self.headers.iter_mut().find(|(k, _)| *k == key) {
            Some((_, old)) => *old = value,
            None => self.headers.push((key, value)),
        }
        self.renumber();
    }

    /// How many inputs the record holds.
    pub fn len(&self) -> usize {
        self.lines.iter().map(|line| line.inputs.len()).sum()
    }

    /// Whether there are no inputs yet.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The text of the record.
    pub fn to_text(&self) -> String {
        let mut text = format!("{TITLE}\n");
        for (key, value) in &self.headers {
            let _ = writeln!(text, "{key}: {value}");
        }
        text.push('\n');
        for line in &self.lines {
            let _ = writeln!(text, "{}. {}", line.turn, line.inputs.join("; "));
        }
        let _ = writeln!(text, "end {}", self.len());
        text
    }

    /// Line numbers start after the title, the headers and the empty line.
    fn renumber(&mut self) {
        let before = self.headers.len() + 3;
        for (i, line) in self.lines.iter_mut().enumerate() {
            line.number = before + i;
        }
    }
}

/// Whether a character is allowed in the key of a header.
fn is_key(c: char) -> bool {
    c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-'
}
