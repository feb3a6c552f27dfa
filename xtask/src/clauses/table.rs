//! The tables of clauses: their fields and what makes one valid.

use std::collections::BTreeSet;

use anyhow::{Context, Result, bail};
use serde::Deserialize;

use super::scan;

/// The game with rules of competitions, and the crate that plays what happens between its matches.
const COMPETING: &str = "fuba";
const COMPETITIONS: &str = "league";

/// The clauses of one edition.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ClauseTable {
    /// Game and edition as in a spec, `fuba:3.0`, or the game alone where one table covers everything,
    /// `grid`.
    pub(super) edition: String,
    #[serde(rename = "group")]
    pub(super) groups: Vec<Group>,
    #[serde(default)]
    elsewhere: Vec<Elsewhere>,
}

/// Clauses with a common subject and a common id prefix.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Group {
    pub(super) id: String,
    title: String,
    /// The advanced rule that switches the group on, by the name of its row.
    #[expect(dead_code, reason = "for people who read the rules; a test of touchline-words knows the rows")]
    rule: Option<String>,
    /// Whether every clause must be covered. Otherwise the counts may only grow.
    #[serde(default)]
    pub(super) complete: bool,
    #[serde(rename = "clause")]
    pub(super) clauses: Vec<Clause>,
}

/// One sentence of the rules.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Clause {
    pub(super) id: String,
    pub(super) kind: Kind,
    text: String,
    /// Why there is no test.
    reason: Option<String>,
}

/// Ids of these groups that code may cite although no table has them.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Elsewhere {
    reason: String,
    ids: Vec<String>,
}

/// The kind of a clause, which decides what it needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Kind {
    /// Needs a citation and a test.
    Rule,
    /// Numbers; needs a citation and a test.
    Table,
    /// A worked example; needs only a test.
    Example,
    /// Pure wording.
    Definition,
    /// About the physical game.
    Cardboard,
    /// An average that no single match shows.
    Statistic,
    /// Points to an advanced rule.
    Advanced,
}

impl Kind {
    /// Whether a reason replaces citation and test.
    pub(super) fn is_exempt(self) -> bool {
        match self {
            Self::Rule | Self::Table | Self::Example => false,
            Self::Definition | Self::Cardboard | Self::Statistic | Self::Advanced => true,
        }
    }

    /// Whether code must cite it.
    pub(super) fn needs_citation(self) -> bool {
        !self.is_exempt() && self != Self::Example
    }
}

impl ClauseTable {
    /// Reads a table and checks it.
    pub(super) fn parse(text: &str) -> Result<Self> {
        let table: Self = toml::from_str(text).context("not a table of clauses")?;
        if table.edition.split(':').any(str::is_empty) || table.edition.matches(':').count() > 1 {
            bail!("edition `{}` is neither game:edition nor a game", table.edition);
        }
        let mut seen = BTreeSet::new();
        for group in &table.groups {
            group.check()?;
            if !seen.insert(group.id.as_str()) {
                bail!("group {} comes twice", group.id);
            }
        }
        for id in table.known_ids() {
            if !scan::is_id(id) {
                bail!("`{id}` is not a clause id");
            }
            if !seen.insert(id) {
                bail!("{id} comes twice");
            }
        }
        if let Some(list) = table.elsewhere.iter().find(|list| list.reason.trim().is_empty()) {
            bail!("the list of ids elsewhere that begins with {:?} needs a reason", list.ids.first());
        }
        Ok(table)
    }

    pub(super) fn game(&self) -> &str {
        self.edition.split(':').next().unwrap_or_default()
    }

    pub(super) fn clauses(&self) -> impl Iterator<Item = &Clause> {
        self.groups.iter().flat_map(|group| &group.clauses)
    }

    /// Every id that may be cited: the clauses and those listed as elsewhere.
    pub(super) fn known_ids(&self) -> impl Iterator<Item = &str> {
        self.clauses().map(|clause| clause.id.as_str()).chain(self.elsewhere())
    }

    /// The ids this table lists as elsewhere.
    pub(super) fn elsewhere(&self) -> impl Iterator<Item = &str> {
        self.elsewhere.iter().flat_map(|list| &list.ids).map(String::as_str)
    }

    /// The crates that hold its rules: the game's own, and for FUBA that of competitions, which plays what
    /// happens between matches.
    pub(super) fn homes(&self) -> impl Iterator<Item = &str> {
        let competitions = (self.game() == COMPETING).then_some(COMPETITIONS);
        std::iter::once(self.game()).chain(competitions)
    }

    /// Where the citations are: first of all in the game's own folder.
    pub(super) fn code_folders(&self) -> impl Iterator<Item = String> {
        self.homes().map(|home| format!("crates/{home}/src"))
    }

    /// The game's own folder.
    pub(super) fn code_folder(&self) -> String {
        format!("crates/{}/src", self.game())
    }

    /// Where the tests of such clauses are: each edition has its own folder, `v3_0` for `fuba:3.0`; a game
    /// with a single table needs none.
    pub(super) fn test_folder(&self, kind: Kind) -> String {
        let kinds = if kind == Kind::Example { "examples" } else { "clauses" };
        let folder = format!("crates/{}/tests/{kinds}", self.game());
        let Some((_, edition)) = self.edition.split_once(':') else { return folder };
        let v = if edition.starts_with(|c: char| c.is_ascii_digit()) { "v" } else { "" };
        format!("{folder}/{v}{}", edition.replace('.', "_"))
    }

    /// Whether the tests of several tables share the game's folders.
    pub(super) fn has_editions(&self) -> bool {
        self.edition.contains(':')
    }
}

impl Group {
    fn check(&self) -> Result<()> {
        if self.title.trim().is_empty() {
            bail!("group {} needs a title", self.id);
        }
        let examples = self.clauses.iter().filter(|clause| clause.kind == Kind::Example).count();
        if examples != 0 && examples != self.clauses.len() {
            bail!("group {} mixes examples with other clauses", self.id);
        }
        for clause in &self.clauses {
            if scan::group_of(&clause.id) != self.id {
                bail!("{} does not belong to group {}", clause.id, self.id);
            }
            clause.check().with_context(|| clause.id.clone())?;
        }
        Ok(())
    }
}

impl Clause {
    fn check(&self) -> Result<()> {
        if self.text.trim().is_empty() {
            bail!("needs a text");
        }
        match (&self.reason, self.kind.is_exempt()) {
            (Some(reason), true) if !reason.trim().is_empty() => Ok(()),
            (None, false) => Ok(()),
            (_, true) => bail!("needs a reason, since its kind asks for no test"),
            (Some(_), false) => bail!("has a reason, but its kind asks for a test"),
        }
    }
}
