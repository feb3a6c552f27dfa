//! Rulings: every citation of one has its entry in `docs/rulings.md`.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

use super::{FOLDER, scan};
use crate::source::{self, Tree};

/// The part of a ruling's id before its number.
pub(super) const GROUP: &str = "R";

/// Where the entries are.
const FILE: &str = "docs/rulings.md";

/// Rulings without an entry that the games' sources and tests, the clause tables or other rulings cite.
pub(super) fn check(root: &Path, files: &Tree) -> Result<Vec<String>> {
    let read =
        |path: &str| fs::read_to_string(root.join(path)).with_context(|| format!("cannot read {path}"));
    let text = read(FILE)?;
    let mut citing = files.clone();
    for name in source::entries(root, FOLDER)? {
        let path = format!("{FOLDER}/{name}");
        citing.insert(path.clone(), read(&path)?);
    }
    citing.insert(FILE.to_owned(), text.clone());
    Ok(problems(&text, &citing))
}

/// What is wrong with the entries of `rulings` or with the citations of `citing`.
fn problems(rulings: &str, citing: &Tree) -> Vec<String> {
    let mut known = BTreeSet::new();
    let mut problems = Vec::new();
    for (number, line) in rulings.lines().enumerate() {
        let Some(id) = entry(line) else { continue };
        if !known.insert(id) {
            problems.push(format!("{FILE}:{}: a second entry for {id}", number + 1));
        }
    }
    for (path, text) in citing {
        let cited = scan::ids(text).filter(|(_, id)| scan::group_of(id) == GROUP && !known.contains(id));
        problems.extend(
            cited.map(|(line, id)| format!("{path}:{line}: cites {id}, which has no entry in {FILE}")),
        );
    }
    problems
}

/// The ruling whose entry begins on this line: `R-007` of `- **R-007** (3.0) ...`, `R-G07` of `- **R-G07**
/// ...`.
fn entry(line: &str) -> Option<&str> {
    let (id, _) = line.strip_prefix("- **")?.split_once("**")?;
    (scan::is_id(id) && scan::group_of(id) == GROUP).then_some(id)
}

#[cfg(test)]
mod tests {
    use super::*;

    const RULINGS: &str =
        "# Rulings\n\n- **R-007** (3.0) Most. **Ruling:** six (R-008).\n- **R-008** (all) Goalkeeper.\n";

    fn citing(path: &str, text: &str) -> Tree {
        [(path.to_owned(), text.to_owned())].into()
    }

    #[test]
    fn what_is_cited_has_an_entry() {
        assert_eq!(
            problems(RULINGS, &citing("a.rs", "// R-007, R-008 and F-PRESS-05\n")),
            Vec::<String>::new()
        );
        assert_eq!(problems(RULINGS, &citing(FILE, RULINGS)), Vec::<String>::new());
    }

    #[test]
    fn a_citation_without_an_entry_is_a_problem() {
        for path in ["crates/fuba/src/a.rs", "crates/fuba/tests/b.rs", "docs/clauses/fuba-3.0.toml", FILE] {
            let expected = format!("{path}:2: cites R-076, which has no entry in docs/rulings.md");
            assert_eq!(problems(RULINGS, &citing(path, "R-007\n(R-076)\n")), [expected]);
        }
    }

    #[test]
    fn rulings_on_the_grid_game_are_rulings_of_their_own() {
        let both =
            format!("{RULINGS}- **R-G07** Markers. **Ruling:** both teams' (R-G115).\n- **R-G115** Touch.\n");
        assert_eq!(problems(&both, &citing(FILE, &both)), Vec::<String>::new());
        let expected = "crates/grid/src/a.rs:1: cites R-G08, which has no entry in docs/rulings.md";
        assert_eq!(problems(&both, &citing("crates/grid/src/a.rs", "// R-G07, R-G08\n")), [expected]);
        let twice = format!("{both}- **R-G07** Again.\n");
        assert_eq!(problems(&twice, &Tree::new()), ["docs/rulings.md:7: a second entry for R-G07"]);
    }

    #[test]
    fn an_entry_comes_once() {
        let twice = format!("{RULINGS}- **R-007** (3.0) Again.\n");
        assert_eq!(problems(&twice, &Tree::new()), ["docs/rulings.md:5: a second entry for R-007"]);
    }
}
