//! The recipes of CONTRIBUTING.md that list every file something new touches. Each list is held against one
//! of its kind that is there: the toy for a third game, FUBA 2.2 for an edition, Finnish for a language. A
//! file that names it and is not listed is a finding, and so is a listed file that is not there.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

/// Where the recipes are.
const FILE: &str = "CONTRIBUTING.md";

/// What may name anything: prose, tests, what a program has written, and these checks.
const NOT_ASKED: [&str; 7] = [
    "/tests/",
    "/tests.rs",
    "web/browser/",
    "xtask/",
    "docs/evaluation.md",
    "CHANGELOG.md",
    "ARCHITECTURE.md",
];

struct Recipe {
    heading: &'static str,
    /// What the words of the recipe stand for here.
    stands_for: &'static [(&'static str, &'static str)],
    /// What only a file that has to know it contains, in its text or in its path.
    marks: &'static [&'static str],
}

const RECIPES: [Recipe; 3] = [
    Recipe {
        heading: "## Recipe: add a third game",
        stands_for: &[("crates/NAME/", "examples/third-game/"), ("NAME", "toy")],
        marks: &["touchline_toy", "touchline-toy", "feature = \"toy\"", "/toy.", "examples/third-game/"],
    },
    Recipe {
        heading: "## Recipe: add an edition",
        stands_for: &[("X_Y", "2_2"), ("X.Y", "2.2")],
        marks: &["v2_2", "V2_2", "fuba:2.2", "fuba-2.2", "fuba-2-2"],
    },
    Recipe {
        heading: "## Recipe: add a language",
        stands_for: &[("XX", "fi")],
        marks: &["\"fi\"", "'fi'", "fi: '", "/fi'", "/fi/", "/fi.ts", "/fi-more.ts"],
    },
];

/// What is wrong with the lists, given all text files of the repository.
pub(crate) fn findings(root: &Path, files: &[String]) -> Result<Vec<String>> {
    let text = fs::read_to_string(root.join(FILE)).with_context(|| format!("cannot read {FILE}"))?;
    let read = |path: &str| fs::read_to_string(root.join(path)).unwrap_or_default();
    Ok(RECIPES.iter().flat_map(|recipe| recipe.findings(&text, files, read)).collect())
}

impl Recipe {
    fn findings(&self, text: &str, files: &[String], read: impl Fn(&str) -> String) -> Vec<String> {
        let listed = self.listed(text);
        if listed.is_empty() {
            return vec![format!("{FILE}: \"{}\" has no table of files", self.heading)];
        }
        let is_named = |path: &&String| {
            let code = read(path);
            // Tests beside the code may name anything.
            let code = code.split("\nmod tests {").next().unwrap_or_default();
            self.marks.iter().any(|mark| path.contains(mark) || code.contains(mark))
        };
        let has =
            |place: &str, path: &str| path == place || (place.ends_with('/') && path.starts_with(place));
        let asked =
            files.iter().filter(|path| *path != FILE && !NOT_ASKED.iter().any(|not| path.contains(not)));
        let forgotten = asked.filter(is_named).filter(|path| !listed.iter().any(|place| has(place, path)));
        let gone = listed.iter().filter(|place| !files.iter().any(|path| has(place, path)));
        forgotten
            .map(|path| format!("{path}: \"{}\" of {FILE} does not list it", self.heading))
            .chain(
                gone.map(|place| format!("{FILE}: \"{}\" lists {place}, which is not there", self.heading)),
            )
            .collect()
    }

    /// The places in the first column of its table; one that ends with a slash is a folder.
    fn listed(&self, text: &str) -> Vec<String> {
        let section = text.split_once(self.heading).map_or("", |(_, rest)| rest);
        let section = section.split("\n## ").next().unwrap_or_default();
        let cells = section.lines().filter_map(|line| line.strip_prefix("| ")?.split(" |").next());
        let places = cells.flat_map(|cell| cell.split('`').skip(1).step_by(2));
        places
            .map(|place| {
                self.stands_for.iter().fold(place.to_owned(), |place, (word, is)| place.replace(word, is))
            })
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RECIPE: Recipe =
        Recipe { heading: "## Recipe: a toy", stands_for: &[("NAME", "toy")], marks: &["touchline_toy"] };
    const TEXT: &str = "\
## Recipe: a toy

| file | what for |
| --- | --- |
| `crates/NAME/` | `its/rules.rs` |
| `list.rs`, `words/NAME.ftl` | one line each |

## Recipe: another

| `other.rs` | |
";

    fn findings(files: &[(&str, &str)]) -> Vec<String> {
        let paths: Vec<String> = files.iter().map(|(path, _)| (*path).to_owned()).collect();
        let read = |path: &str| files.iter().find(|(known, _)| *known == path).map_or("", |(_, text)| text);
        RECIPE.findings(TEXT, &paths, |path| read(path).to_owned())
    }

    const WHOLE: [(&str, &str); 3] =
        [("crates/toy/src/lib.rs", ""), ("list.rs", "use touchline_toy::Toy;"), ("words/toy.ftl", "")];

    #[test]
    fn a_list_that_is_whole_is_right() {
        assert_eq!(findings(&WHOLE), [""; 0]);
    }

    #[test]
    fn a_file_that_names_the_toy_has_to_be_listed() {
        let more = [&WHOLE[..], &[("server.rs", "touchline_toy::Toy => hard_coded()")]].concat();
        assert_eq!(findings(&more), ["server.rs: \"## Recipe: a toy\" of CONTRIBUTING.md does not list it"]);
        let tests =
            [&WHOLE[..], &[("a/tests/b.rs", "touchline_toy"), ("c.rs", "\nmod tests {\n    touchline_toy")]];
        assert_eq!(findings(&tests.concat()), [""; 0]);
    }

    #[test]
    fn what_is_listed_has_to_be_there() {
        assert_eq!(
            findings(&WHOLE[..2]),
            ["CONTRIBUTING.md: \"## Recipe: a toy\" lists words/toy.ftl, which is not there"]
        );
    }
}
