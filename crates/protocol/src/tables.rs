//! The tables of one session, each with a match and a name.

use std::collections::BTreeMap;

use touchline_engine::Refusal;

use crate::answers::TableEntry;
use crate::request::{EXAMPLE, shorten};
use crate::table::AnyTable;

/// A table of whichever game.
pub(crate) type Seated = Box<dyn AnyTable + Send>;

/// The default table.
const MAIN: &str = "main";

/// The longest name.
const LONGEST_NAME: usize = 40;

/// The most names a refusal lists.
const SHOWN: usize = 12;

/// Tables by name.
#[derive(Default)]
pub(crate) struct Tables(BTreeMap<String, Seated>);

impl Tables {
    /// The name a request gives.
    pub(crate) fn name(given: Option<&str>) -> Result<&str, Refusal> {
        let name = given.unwrap_or(MAIN);
        let fits = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_' | '.');
        if (1..=LONGEST_NAME).contains(&name.len()) && name.chars().all(fits) {
            return Ok(name);
        }
        let most = i64::try_from(LONGEST_NAME).unwrap_or(i64::MAX);
        Err(Refusal::new("table-name-bad").text("got", shorten(name)).number("most", most))
    }

    /// The table of that name.
    pub(crate) fn find(&mut self, name: &str) -> Result<&mut Seated, Refusal> {
        if self.0.contains_key(name) {
            // Looked up twice, because a refusal needs the others.
            return self.0.get_mut(name).ok_or_else(no_match);
        }
        Err(self.unknown(name))
    }

    fn unknown(&self, name: &str) -> Refusal {
        if self.0.is_empty() {
            return no_match();
        }
        let known: Vec<_> = self.0.keys().take(SHOWN).map(String::as_str).collect();
        let count = i64::try_from(self.0.len()).unwrap_or(i64::MAX);
        Refusal::new("table-unknown").text("got", name).text("known", known.join(", ")).number("count", count)
    }

    /// Whether there is room for a table of that name.
    pub(crate) fn room(&self, name: &str, most: usize) -> Result<(), Refusal> {
        if self.0.contains_key(name) || self.0.len() < most {
            return Ok(());
        }
        Err(Refusal::new("tables-too-many").number("most", i64::try_from(most).unwrap_or(i64::MAX)))
    }

    /// Put a table there, replacing one of the same name.
    pub(crate) fn put(&mut self, name: &str, table: Seated) {
        self.0.insert(name.to_owned(), table);
    }

    /// Close a table.
    pub(crate) fn close(&mut self, name: &str) -> Result<(), Refusal> {
        match self.0.remove(name) {
            Some(_) => Ok(()),
            None => Err(self.unknown(name)),
        }
    }

    /// Every table with what is played there, sorted by name.
    pub(crate) fn list(&self) -> Vec<TableEntry> {
        let tell = |(name, table): (&String, &Seated)| TableEntry {
            table: name.clone(),
            spec: table.spec(),
            inputs: table.inputs(),
            next: table.kind(),
        };
        self.0.iter().map(tell).collect()
    }
}

fn no_match() -> Refusal {
    Refusal::new("no-match").text("example", EXAMPLE)
}
