//! The fairness data in the headers of a record: everything that was hidden while the match was played.

use std::fmt::Write as _;

use touchline_engine::{Record, Seat};

use crate::bytes::{Hash, from_hex, to_hex};
use crate::seal::Salt;

/// The version in the header `fair`.
pub const VERSION: &str = "1";

/// What a seat has contributed to the dice.
#[allow(missing_docs)] // of the fields: commitments and nonces
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Contribution {
    /// Nothing: it trusts the server.
    Nothing,
    /// It was bound to a nonce and never showed it.
    Withheld { commitment: Hash },
    /// A nonce of its own.
    Nonce { commitment: Hash, nonce: Hash },
    /// A computer's nonce, which follows from the secret.
    Computer { commitment: Hash, nonce: Hash },
}

impl Contribution {
    /// The nonce that is in the dice.
    pub fn nonce(&self) -> Option<&Hash> {
        match self {
            Self::Nothing | Self::Withheld { .. } => None,
            Self::Nonce { nonce, .. } | Self::Computer { nonce, .. } => Some(nonce),
        }
    }

    /// What the seat was bound to.
    pub fn commitment(&self) -> Option<&Hash> {
        match self {
            Self::Nothing => None,
            Self::Withheld { commitment }
            | Self::Nonce { commitment, .. }
            | Self::Computer { commitment, .. } => Some(commitment),
        }
    }

    fn write(&self) -> String {
        match self {
            Self::Nothing => "nothing".to_owned(),
            Self::Withheld { commitment } => format!("withheld {}", to_hex(commitment)),
            Self::Nonce { commitment, nonce } => format!("nonce {} {}", to_hex(commitment), to_hex(nonce)),
            Self::Computer { commitment, nonce } => {
                format!("computer {} {}", to_hex(commitment), to_hex(nonce))
            }
        }
    }

    fn read(text: &str) -> Option<Self> {
        let words: Vec<&str> = text.split(' ').collect();
        Some(match words[..] {
            ["nothing"] => Self::Nothing,
            ["withheld", commitment] => Self::Withheld { commitment: from_hex(commitment)? },
            ["nonce", commitment, nonce] => {
                Self::Nonce { commitment: from_hex(commitment)?, nonce: from_hex(nonce)? }
            }
            ["computer", commitment, nonce] => {
                Self::Computer { commitment: from_hex(commitment)?, nonce: from_hex(nonce)? }
            }
            _ => return None,
        })
    }
}

/// Dice that follow each other in the stream and in the record and have the same number of sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Run {
    /// The number of the first.
    pub first: u64,
    /// How many.
    pub count: u32,
    /// Sides of each.
    pub sides: u8,
}

impl Run {
    /// Add a die to runs.
    pub fn push(runs: &mut Vec<Self>, number: u64, sides: u8) {
        if let Some(last) = runs.last_mut()
            && last.end() == number
            && last.sides == sides
        {
            last.count += 1;
            return;
        }
        runs.push(Self { first: number, count: 1, sides });
    }

    /// The number after its last.
    pub fn end(&self) -> u64 {
        self.first.saturating_add(u64::from(self.count))
    }

    fn read(text: &str) -> Option<Self> {
        let (first, rest) = text.split_once('+')?;
        let (count, sides) = rest.split_once('d')?;
        let run = Self { first: number(first)?, count: number(count)?, sides: number(sides)? };
        // Numbers beyond the last would be left out of the check.
        let fits = run.first.checked_add(u64::from(run.count)).is_some();
        (fits && run.count > 0 && (1..=9).contains(&run.sides)).then_some(run)
    }
}

/// Answers that a seat gave at once to a secret question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sealed {
    /// Whose.
    pub seat: Seat,
    /// The number of the choice that they belong to.
    pub choice: u64,
    /// Which inputs of the record they are: the first, counted from 0, and how many.
    pub inputs: [usize; 2],
    /// The salt; none where they were not sealed.
    pub salt: Option<Salt>,
}

impl Sealed {
    fn read(text: &str) -> Option<Self> {
        let words: Vec<&str> = text.split(' ').collect();
        let [seat, choice, first, count, salt] = words[..] else { return None };
        let salt = if salt == "-" { None } else { Some(from_hex(salt)?) };
        Some(Self {
            seat: Seat::from_word(seat)?,
            choice: number(choice)?,
            inputs: [number(first)?, number(count)?],
            salt,
        })
    }
}

/// The things of a list.
fn list<T>(text: &str, by: &str, read: fn(&str) -> Option<T>) -> Option<Vec<T>> {
    if text.is_empty() { Some(Vec::new()) } else { text.split(by).map(read).collect() }
}

/// A number as it is written: digits alone, none too many.
pub(crate) fn number<T: std::str::FromStr + ToString>(text: &str) -> Option<T> {
    text.parse().ok().filter(|number: &T| number.to_string() == text)
}

/// The fairness data of a match that is over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fairness {
    /// What the server was bound to.
    pub commitment: Hash,
    /// What it has rolled from.
    pub secret: Hash,
    /// What the seats have contributed, home first.
    pub seats: [Contribution; 2],
    /// The dice of the record, in order.
    pub runs: Vec<Run>,
    /// The secret answers in the record, in order.
    pub sealed: Vec<Sealed>,
}

/// What is wrong with the fairness data of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HeaderError {
    /// There is none: the match was played without.
    None,
    /// Of a version that is not known here.
    Version(String),
    /// A header is missing or cannot be read.
    Broken(&'static str),
}

impl Fairness {
    /// As headers of a record, in order.
    pub fn headers(&self) -> Vec<(&'static str, String)> {
        let dice = self.runs.iter().map(|run| format!("{}+{}d{}", run.first, run.count, run.sides));
        let mut sealed = String::new();
        for Sealed { seat, choice, inputs: [first, count], salt } in &self.sealed {
            let salt = salt.map_or("-".to_owned(), |salt| to_hex(&salt));
            let comma = if sealed.is_empty() { "" } else { ", " };
            let _ = write!(sealed, "{comma}{} {choice} {first} {count} {salt}", seat.word());
        }
        let mut headers = vec![
            ("fair", VERSION.to_owned()),
            ("fair-commitment", to_hex(&self.commitment)),
            ("fair-secret", to_hex(&self.secret)),
            ("fair-home", self.seats[0].write()),
            ("fair-away", self.seats[1].write()),
        ];
        if !self.runs.is_empty() {
            headers.push(("fair-dice", dice.collect::<Vec<_>>().join(" ")));
        }
        if !sealed.is_empty() {
            headers.push(("fair-sealed", sealed));
        }
        headers
    }

    /// From the headers of a record.
    pub fn of(record: &Record) -> Result<Self, HeaderError> {
        let version = record.header("fair").ok_or(HeaderError::None)?;
        if version != VERSION {
            return Err(HeaderError::Version(version.to_owned()));
        }
        let text = |key| record.header(key).unwrap_or_default();
        let broken = |key| HeaderError::Broken(key);
        let hash = |key| from_hex(text(key)).ok_or(broken(key));
        let seat = |key| Contribution::read(text(key)).ok_or(broken(key));
        Ok(Self {
            commitment: hash("fair-commitment")?,
            secret: hash("fair-secret")?,
            seats: [seat("fair-home")?, seat("fair-away")?],
            runs: list(text("fair-dice"), " ", Run::read).ok_or(broken("fair-dice"))?,
            sealed: list(text("fair-sealed"), ", ", Sealed::read).ok_or(broken("fair-sealed"))?,
        })
    }
}
