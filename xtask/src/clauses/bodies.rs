//! Whether a test asserts anything, itself or through a function of the same game's tests.

use std::collections::{BTreeMap, BTreeSet};

use super::scan::{closing, words};
use crate::source::{Tree, code_only};

/// All functions in a game's tests, by name.
pub(super) struct Bodies(BTreeMap<String, Vec<Function>>);

struct Function {
    path: String,
    /// Whether it is called as `it.name()`.
    is_method: bool,
    /// The code between its braces, without comments and literals.
    body: String,
}

impl Bodies {
    /// The functions of every file in the folder.
    pub(super) fn in_folder(folder: &str, files: &Tree) -> Self {
        let mut by_name: BTreeMap<String, Vec<Function>> = BTreeMap::new();
        for (path, text) in files.iter().filter(|(path, _)| path.starts_with(folder)) {
            let code = code_only(text);
            let mut after_fn = false;
            for (at, word) in words(&code) {
                if after_fn && let Some((parameters, body)) = parts(&code[at + word.len()..]) {
                    let is_method = words(parameters).any(|(_, word)| word == "self");
                    let function = Function { path: path.clone(), is_method, body: body.to_owned() };
                    by_name.entry(word.to_owned()).or_default().push(function);
                }
                after_fn = word == "fn";
            }
        }
        Self(by_name)
    }

    /// Whether the function of this name asserts, itself or through what it calls here.
    pub(super) fn assert(&self, path: &str, name: &str) -> bool {
        self.reach(path, name, false, &mut BTreeSet::new())
    }

    fn reach<'a>(
        &'a self,
        path: &str,
        name: &'a str,
        is_method: bool,
        seen: &mut BTreeSet<(&'a str, &'a str)>,
    ) -> bool {
        let same_kind = |function: &&Function| function.is_method == is_method;
        let all: Vec<&Function> = self.0.get(name).into_iter().flatten().filter(same_kind).collect();
        // A name refers to a function in the same file; only without one, to one in another file.
        let is_here = |function: &Function| function.path == path;
        let any_here = all.iter().any(|function| is_here(function));
        let meant: Vec<_> = all.into_iter().filter(|function| !any_here || is_here(function)).collect();
        // Functions of the same name in one file are examined together.
        let fresh: Vec<_> =
            meant.into_iter().filter(|function| !seen.contains(&(&*function.path, name))).collect();
        seen.extend(fresh.iter().map(|function| (&*function.path, name)));
        fresh.into_iter().any(|function| {
            asserts(&function.body)
                || calls(&function.body)
                    .any(|(name, is_method)| self.reach(&function.path, name, is_method, seen))
        })
    }
}

/// Whether the code itself contains an assertion. Accepting an input or reading a text is none: otherwise
/// every position would count.
fn asserts(code: &str) -> bool {
    words(code).any(|(at, word)| word.starts_with("assert") && code[at + word.len()..].starts_with('!'))
}

/// What the code calls, and whether as a method.
fn calls(code: &str) -> impl Iterator<Item = (&str, bool)> {
    words(code).filter_map(|(at, word)| {
        let after = &code[at + word.len()..];
        (after.starts_with('(') || after.starts_with("::<")).then(|| (word, code[..at].ends_with('.')))
    })
}

/// The parameters and the body of the function whose name has just ended.
fn parts(after_name: &str) -> Option<(&str, &str)> {
    let (_, rest) = after_name.split_once('(')?;
    let end = closing(rest, '(', ')');
    let (parameters, rest) = (&rest[..end], &rest[end..]);
    let inside = rest[rest.find('{')?..].strip_prefix('{')?;
    Some((parameters, &inside[..closing(inside, '{', '}')]))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asserts_in(files: &[(&str, &str)], name: &str) -> bool {
        let files = files.iter().map(|(path, text)| ((*path).to_owned(), (*text).to_owned())).collect();
        Bodies::in_folder("t/", &files).assert("t/a.rs", name)
    }

    #[test]
    fn an_assertion_is_found_where_it_stands() {
        for (text, expected) in [
            ("fn a() { assert!(b); }", true),
            ("fn a() { for x in y { assert_eq!(x, 1); } }", true),
            ("fn a() {}", false),
            ("fn a() { scene.play(\"4 2\").unwrap(); }", false),
            ("fn a() { /* assert!(b) */ let c = \"assert!(d)\"; }", false),
            ("fn a() { reassert!(b); let assert = 1; }", false),
            ("fn a() {}\nfn b() { assert!(c); }", false),
            ("fn a() { fn b() { assert!(c); } b(); }", true),
        ] {
            assert_eq!(asserts_in(&[("t/a.rs", text)], "a"), expected, "{text}");
        }
    }

    #[test]
    fn helpers_assert_at_any_depth_and_in_any_file() {
        let text = "fn a() { other::b(|x| x); }";
        let helper = "pub fn b<F>(f: F) where F: Fn() { self.c(); }\nimpl T { fn c(&self) -> u8 { assert_ne!(1, 2); 3 } }";
        assert!(asserts_in(&[("t/a.rs", text), ("t/b.rs", helper)], "a"));
        assert!(!asserts_in(&[("t/a.rs", text), ("u/b.rs", helper)], "a"), "not in this folder");
        let nearer = format!("{text}\nfn b() {{}}");
        assert!(!asserts_in(&[("t/a.rs", &nearer), ("t/b.rs", helper)], "a"), "its own file comes first");
    }

    #[test]
    fn functions_that_call_each_other_end() {
        assert!(!asserts_in(&[("t/a.rs", "fn a() { b(); }\nfn b() { a(); }")], "a"));
        assert!(asserts_in(
            &[("t/a.rs", "fn a() { b(); }\nfn b() { a(); c(); }\nfn c() { assert!(d); }")],
            "a"
        ));
    }
}
