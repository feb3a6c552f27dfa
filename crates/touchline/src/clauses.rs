//! The clauses behind what a match says: the same tables that the server tells.

use std::collections::BTreeMap;

use anyhow::Context as _;
use serde::Deserialize;

/// The tables of clauses; the grid game has one for all of its presets.
const TABLES: [&str; 5] = [
    include_str!("../../../docs/clauses/fuba-2.0.toml"),
    include_str!("../../../docs/clauses/fuba-2.1.toml"),
    include_str!("../../../docs/clauses/fuba-2.2.toml"),
    include_str!("../../../docs/clauses/fuba-3.0.toml"),
    include_str!("../../../docs/clauses/grid.toml"),
];

/// Which clauses stand behind which key of the catalogues.
const EVENTS: &str = include_str!("../../../docs/clauses/events.toml");

#[derive(Deserialize)]
struct Table {
    edition: String,
    #[serde(rename = "group")]
    groups: Vec<Group>,
}

#[derive(Deserialize)]
struct Group {
    #[serde(rename = "clause")]
    clauses: Vec<Clause>,
}

/// One rule, in a sentence.
#[derive(Clone, Deserialize)]
pub(crate) struct Clause {
    pub(crate) id: String,
    pub(crate) text: String,
}

/// The clauses behind the messages of a match.
pub(crate) struct Clauses {
    known: Vec<Clause>,
    events: BTreeMap<String, Vec<String>>,
}

impl Clauses {
    /// Those of the edition that a spec names.
    pub(crate) fn of(spec: &str) -> anyhow::Result<Self> {
        let tables = TABLES.iter().map(|table| toml::from_str(table));
        let tables: Vec<Table> = tables.collect::<Result<_, _>>().context("the tables of clauses")?;
        let is_meant = |table: &Table| {
            spec.strip_prefix(&table.edition).is_some_and(|rest| !rest.starts_with(char::is_alphanumeric))
        };
        let table = tables.into_iter().find(is_meant).with_context(|| format!("no clauses for {spec}"))?;
        let known = table.groups.into_iter().flat_map(|group| group.clauses).collect();
        Ok(Self { known, events: toml::from_str(EVENTS).context("the clauses behind events")? })
    }

    /// The clauses behind a message, by its key: an event, a question, a reason.
    pub(crate) fn behind<'a>(&'a self, key: &str) -> impl Iterator<Item = &'a Clause> {
        let ids = self.events.get(key).into_iter().flatten();
        ids.filter_map(|id| self.known.iter().find(|clause| clause.id == *id))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reason_has_the_clauses_of_its_edition() {
        let ids = |spec: &str, key: &str| {
            let clauses = Clauses::of(spec).expect("clauses");
            clauses.behind(key).map(|clause| clause.id.clone()).collect::<Vec<_>>()
        };
        assert_eq!(ids("fuba:3.0+all", "no-press-outnumbered"), ["F-PRESS-02"]);
        assert_eq!(ids("fuba:2.1", "no-target-difficult"), ["F-TGT-05"]);
        assert!(ids("fuba:3.0", "no-target-difficult").is_empty(), "3.0 has no such rule");
        assert!(!ids("grid:full@large", "grid-ask-act").is_empty());
    }
}
