//! String literals in the sources of the other crates.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// A literal and the code before it (literals in that code are emptied).
pub(crate) struct Literal {
    pub(crate) text: String,
    pub(crate) before: String,
}

/// Calls whose first literal is a message key.
const TAKES_KEY: [&str; 6] =
    ["Refusal::new(", "Message::new(", "refuse(", "wrong(", "say_key(", ".key(\"\","];

/// Prefixes that only keys have in the rules crates, wherever they appear: a key may be chosen before it is
/// used.
const KEY_PREFIXES: [&str; 16] = [
    "ask-",
    "bad-",
    "call-",
    "dice-",
    "do-",
    "due-",
    "fuba-",
    "grid-ask-",
    "grid-do-",
    "grid-roll-",
    "picture-",
    "position-",
    "record-",
    "spec-",
    "unknown-",
    "why-",
];

/// Every literal of every other crate, examples included, tests excluded.
pub(crate) fn literals() -> Vec<Literal> {
    literals_in(|name| name != "words")
}

fn literals_in(wanted: fn(&str) -> bool) -> Vec<Literal> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut files = Vec::new();
    for entry in ["crates", "examples"].iter().flat_map(|folder| fs::read_dir(root.join(folder)).unwrap()) {
        let path = entry.unwrap().path();
        if path.file_name().and_then(|name| name.to_str()).is_some_and(wanted) {
            rust_files(&path.join("src"), &mut files);
        }
    }
    assert!(files.len() > 20, "the sources are not where they were");
    files.iter().flat_map(|file| literals_of(&fs::read_to_string(file).unwrap())).collect()
}

/// Literals where a key is expected, and in the rules crates those that look like one.
pub(crate) fn keys() -> BTreeSet<String> {
    let given = literals().into_iter().filter(|literal| takes_key(&literal.before));
    let named = literals_in(|name| matches!(name, "engine" | "fuba" | "grid"))
        .into_iter()
        .filter(|literal| looks_like_key(&literal.text));
    given.chain(named).map(|literal| literal.text).collect()
}

fn takes_key(before: &str) -> bool {
    TAKES_KEY.iter().any(|call| before.ends_with(call))
}

fn looks_like_key(text: &str) -> bool {
    KEY_PREFIXES.iter().any(|prefix| text.starts_with(prefix))
        && text.chars().all(|c| c.is_ascii_lowercase() || c == '-')
}

pub(crate) fn rust_files(folder: &Path, out: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).into_iter().flatten() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            rust_files(&path, out);
        } else if path.extension().is_some_and(|ext| ext == "rs") {
            out.push(path);
        }
    }
}

/// Good enough for formatted code: strings, raw strings, characters, line comments.
fn literals_of(source: &str) -> Vec<Literal> {
    let source = source.split("#[cfg(test)]").next().unwrap_or_default();
    let mut rest = source;
    let (mut before, mut out) = (String::new(), Vec::new());
    while let Some(c) = rest.chars().next() {
        if rest.starts_with("//") {
            rest = rest.split_once('\n').map_or("", |(_, rest)| rest);
        } else if let Some(raw) = rest.strip_prefix("r#\"") {
            rest = raw.split_once("\"#").map_or("", |(_, rest)| rest);
            before.push_str("\"\"");
        } else if c == '"' {
            let (text, after) = string(&rest[1..]);
            out.push(Literal { text, before: before.clone() });
            before.push_str("\"\"");
            rest = after;
        } else if let Some(after) = character(rest) {
            rest = after;
        } else {
            if !c.is_whitespace() {
                before.push(c);
            }
            rest = &rest[c.len_utf8()..];
        }
        // Enough to recognise a call.
        if before.len() > 200 {
            before = before.chars().skip(before.chars().count() - 50).collect();
        }
    }
    out
}

/// The text after a character literal, unless the quote begins a lifetime.
fn character(text: &str) -> Option<&str> {
    let inner = text.strip_prefix('\'')?;
    if let Some(escaped) = inner.strip_prefix('\\') {
        let end = escaped.char_indices().skip(1).find(|(_, c)| *c == '\'')?.0;
        return Some(&escaped[end + 1..]);
    }
    let first = inner.chars().next()?;
    inner[first.len_utf8()..].strip_prefix('\'')
}

/// The text up to the closing quote, and what follows it.
pub(crate) fn string(text: &str) -> (String, &str) {
    let mut out = String::new();
    let mut chars = text.char_indices();
    while let Some((at, c)) = chars.next() {
        match c {
            '"' => return (out, &text[at + 1..]),
            '\\' => out.extend(chars.next().map(|(_, c)| c)),
            _ => out.push(c),
        }
    }
    (out, "")
}

#[test]
fn literals_are_found_with_the_call_before_them() {
    let source = r##"
        // Refusal::new("comment")
        let a: &'static str = "plain"; let quote = '"'; let escaped = '\'';
        Err(Refusal::new(
            "some-key",
        ).key("seat", "seat-home"))
        r#"raw "x" y"#;
    "##;
    let found: Vec<(String, bool)> =
        literals_of(source).into_iter().map(|l| (l.text, takes_key(&l.before))).collect();
    let want = [("plain", false), ("some-key", true), ("seat", false), ("seat-home", true)];
    assert_eq!(found, want.map(|(text, key)| (text.to_owned(), key)));
}
