//! The rules in our own words: the clauses of every edition, the clauses behind each event or question, and
//! the rulings on what the books leave open. English only, like their sources, the tables in `docs/clauses`
//! and `docs/rulings.md`.

mod rulings;

use std::collections::BTreeMap;
use std::sync::OnceLock;

use serde::Deserialize;

pub use rulings::{Ruling, rulings};

/// The tables of clauses, oldest edition first; Grid has one table for all presets.
const TABLES: [&str; 5] = [
    include_str!(concat!(env!("OUT_DIR"), "/fuba-2.0.toml")),
    include_str!(concat!(env!("OUT_DIR"), "/fuba-2.1.toml")),
    include_str!(concat!(env!("OUT_DIR"), "/fuba-2.2.toml")),
    include_str!(concat!(env!("OUT_DIR"), "/fuba-3.0.toml")),
    include_str!(concat!(env!("OUT_DIR"), "/grid.toml")),
];

/// Which clauses stand behind which message key.
const EVENTS: &str = include_str!(concat!(env!("OUT_DIR"), "/events.toml"));

/// The clauses of one edition, in reading order.
#[derive(Debug, Deserialize)]
pub struct ClauseTable {
    /// The edition as specs name it, or the game alone where one table covers everything.
    pub edition: String,
    /// Its chapters.
    #[serde(rename = "group")]
    pub groups: Vec<Group>,
}

/// Clauses on one subject.
#[derive(Debug, Deserialize)]
pub struct Group {
    /// The common prefix of its clause ids.
    pub id: String,
    /// The subject.
    pub title: String,
    /// The advanced rule that switches it on, by the name of its row.
    pub rule: Option<String>,
    /// Its clauses.
    #[serde(rename = "clause")]
    pub clauses: Vec<Clause>,
}

/// One rule, as a sentence.
#[derive(Debug, Deserialize)]
pub struct Clause {
    /// An id that never changes.
    pub id: String,
    /// Its kind.
    pub kind: Kind,
    /// The sentence.
    pub text: String,
}

/// The kind of a clause.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs)]
pub enum Kind {
    Rule,
    Table,
    /// A worked example.
    Example,
    /// Wording or advice.
    Definition,
    /// About the physical game.
    Cardboard,
    /// An average.
    Statistic,
    /// Points to an advanced rule.
    Advanced,
}

impl ClauseTable {
    /// Whether a spec belongs to this edition.
    pub fn has(&self, spec: &str) -> bool {
        spec.strip_prefix(&self.edition)
            .is_some_and(|rest| !rest.starts_with(|next: char| next.is_alphanumeric()))
    }

    /// A clause with its group.
    pub fn find(&self, id: &str) -> Option<(&Group, &Clause)> {
        self.clauses().find(|(_, clause)| clause.id == id)
    }

    /// All clauses, each with its group.
    pub fn clauses(&self) -> impl Iterator<Item = (&Group, &Clause)> {
        self.groups.iter().flat_map(|group| group.clauses.iter().map(move |clause| (group, clause)))
    }
}

/// The clauses of all editions. An error means the tables themselves are broken; a test reads them all.
pub fn tables() -> Result<&'static [ClauseTable], &'static str> {
    static READ: OnceLock<Result<Vec<ClauseTable>, String>> = OnceLock::new();
    let read = || TABLES.iter().map(|table| toml::from_str(table)).collect::<Result<_, _>>();
    READ.get_or_init(|| read().map_err(|error: toml::de::Error| error.to_string()))
        .as_deref()
        .map_err(String::as_str)
}

/// The ids of the clauses behind an event, question or refusal, by message key.
pub fn events() -> Result<&'static BTreeMap<String, Vec<String>>, &'static str> {
    static READ: OnceLock<Result<BTreeMap<String, Vec<String>>, String>> = OnceLock::new();
    READ.get_or_init(|| toml::from_str(EVENTS).map_err(|error| error.to_string()))
        .as_ref()
        .map_err(String::as_str)
}

/// The ids of clauses and rulings in a text, each once.
pub fn ids_in(text: &str) -> Vec<&str> {
    let is_part = |c: char| c.is_ascii_alphanumeric() || c == '-';
    let mut found = Vec::new();
    for word in text.split(|c| !is_part(c)) {
        if is_id(word) && !found.contains(&word) {
            found.push(word);
        }
    }
    found
}

/// `F-PRESS-05`, `G-KICK-12`, `E-60`, `R-007`, `R-G07`.
fn is_id(word: &str) -> bool {
    let mut parts = word.split('-');
    let begins = matches!(parts.next(), Some("F" | "G" | "E" | "R"));
    let last = parts.next_back().unwrap_or_default();
    let number = last.strip_prefix('G').unwrap_or(last);
    begins && !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;

    #[test]
    fn the_tables_can_be_read() {
        let tables = tables().unwrap();
        let editions: Vec<&str> = tables.iter().map(|table| table.edition.as_str()).collect();
        assert_eq!(editions, ["fuba:2.0", "fuba:2.1", "fuba:2.2", "fuba:3.0", "grid"]);
        assert!(tables.iter().all(|table| table.clauses().count() > 250));
        assert!(events().unwrap().len() > 200);
    }

    #[test]
    fn a_spec_has_one_table() {
        let of = |spec: &str| tables().unwrap().iter().filter(|table| table.has(spec)).count();
        for spec in ["fuba:3.0", "fuba:2.1+all", "fuba:2.2?rebound=literal", "grid:basic@small"] {
            assert_eq!(of(spec), 1, "{spec}");
        }
        assert_eq!(of("fuba:3.01"), 0);
    }

    #[test]
    fn ids_are_found_whole_and_once() {
        assert_eq!(
            ids_in("as F-PRESS-05 (R-G07, R-007) says; F-PRESS-05, E-60, F-CLOSE and R-Why do not, off-side"),
            ["F-PRESS-05", "R-G07", "R-007", "E-60"]
        );
    }
}
