//! Files that no `mod` brings into a target: nobody compiles them, so their tests never run, while the clause
//! tool, which reads files, would count them.

use crate::source::{Tree, code_only};

/// The roots of targets, and manifests' own programs.
const ROOTS: [&str; 3] = ["lib.rs", "main.rs", "build.rs"];

/// The Rust files below `src` and `tests` that nothing declares.
pub(super) fn forgotten(files: &Tree) -> Vec<String> {
    let is_declared = |path: &str| {
        let Some((folder, name)) = path.rsplit_once('/') else { return true };
        if ROOTS.contains(&name) {
            return true;
        }
        // `flow/mod.rs` is the module `flow` of the folder above.
        let (folder, module) = match (name, folder.rsplit_once('/')) {
            ("mod.rs", Some((above, module))) => (above, module),
            _ => (folder, name.strip_suffix(".rs").unwrap_or(name)),
        };
        let line = format!("mod {module};");
        let parents = [
            format!("{folder}.rs"),
            format!("{folder}/mod.rs"),
            format!("{folder}/main.rs"),
            format!("{folder}/lib.rs"),
        ];
        let declares = |text: &String| {
            code_only(text)
                .lines()
                .any(|code| code.trim().rsplit_once(line.as_str()).is_some_and(is_a_declaration))
        };
        parents.iter().filter_map(|parent| files.get(parent)).any(declares) || is_included(files, path)
    };
    files
        .keys()
        .filter(|path| !is_declared(path))
        .map(|path| format!("{path}: no `mod` declares it, so nobody compiles it"))
        .collect()
}

/// What stands around `mod NAME;`: a visibility before it, nothing after it.
fn is_a_declaration((before, after): (&str, &str)) -> bool {
    let before = before.trim();
    after.is_empty()
        && (before.is_empty() || before == "pub" || (before.starts_with("pub(") && before.ends_with(')')))
}

/// Whether a `#[path]` somewhere leads to a file; the last two parts of a path are enough to tell.
fn is_included(files: &Tree, path: &str) -> bool {
    let mut parts = path.rsplit('/');
    let (Some(name), Some(folder)) = (parts.next(), parts.next()) else { return false };
    let ends = [format!("/{folder}/{name}\"]"), format!("\"{folder}/{name}\"]"), format!("\"{name}\"]")];
    let includes = |line: &str| {
        let line = line.trim();
        line.starts_with("#[path = ") && ends.iter().any(|end| line.ends_with(end.as_str()))
    };
    files.values().any(|text| text.lines().any(includes))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_that_no_module_names_is_found() {
        let tree = |files: &[(&str, &str)]| -> Tree {
            files.iter().map(|(path, text)| ((*path).to_owned(), (*text).to_owned())).collect()
        };
        let good = [
            ("a/src/lib.rs", "mod flow;\npub(crate) mod rules;\n"),
            ("a/src/flow.rs", "mod stages;\n"),
            ("a/src/flow/stages.rs", ""),
            ("a/src/rules/mod.rs", ""),
            ("a/tests/it/main.rs", "#[path = \"../common/mod.rs\"]\nmod common;\n"),
            ("a/tests/common/mod.rs", ""),
        ];
        assert_eq!(forgotten(&tree(&good)), Vec::<String>::new());
        for text in ["", "// mod rules;\nmod flow;\n", "mod flow;\nmod all_rules;\n"] {
            let found = forgotten(&tree(&[("a/src/lib.rs", text), ("a/src/rules.rs", "")]));
            assert_eq!(found.len(), 1, "{text}");
            assert!(found[0].starts_with("a/src/rules.rs: "), "{found:?}");
        }
    }
}
