//! Finds clause ids and tests in source text.

use super::rulings;
use crate::source::{Tree, code_only, is_word};

/// Whether a word is a clause id: capital letters, then a number, as in `F-PRESS-05` or `E-60`. Rulings on
/// Grid are numbered separately from those on FUBA, as in `R-G07`.
pub(super) fn is_id(word: &str) -> bool {
    let Some((group, number)) = word.rsplit_once('-') else { return false };
    let number = number.strip_prefix('G').filter(|_| group == rulings::GROUP).unwrap_or(number);
    let capitals = |part: &str| !part.is_empty() && part.bytes().all(|b| b.is_ascii_uppercase());
    number.len() >= 2 && number.bytes().all(|b| b.is_ascii_digit()) && group.split('-').all(capitals)
}

/// The part of an id before its number.
pub(super) fn group_of(id: &str) -> &str {
    id.rsplit_once('-').map_or(id, |(group, _)| group)
}

/// Every clause id in a text, as a whole word, with its line number.
pub(super) fn ids(text: &str) -> impl Iterator<Item = (usize, &str)> {
    text.lines().enumerate().flat_map(|(at, line)| {
        line.split(|c| !is_word(c) && c != '-')
            .map(|word| word.trim_matches('-'))
            .filter(|word| is_id(word))
            .map(move |id| (at + 1, id))
    })
}

/// A test that runs.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Test {
    pub(super) name: String,
    /// The function that is its body.
    pub(super) body: String,
    /// The editions it names itself, as `v3_0`; otherwise its folder tells.
    pub(super) editions: Vec<String>,
}

/// All tests that run: functions after `#[test]` or `#[rstest]` without `#[ignore]`, and those of
/// `on_editions!`.
pub(super) fn tests(text: &str) -> Vec<Test> {
    let code = code_only(text);
    let mut tests = functions_with_attribute(&code);
    for (at, _) in code.match_indices("on_editions!(") {
        let arguments = &code[at + "on_editions!(".len()..];
        let mut parts = split(&arguments[..closing(arguments, '(', ')')]);
        let Some(first) = parts.next() else { continue };
        let (name, body) = first.split_once('=').unwrap_or((first, first));
        let body = body.rsplit("::").next().unwrap_or_default();
        let edition = |part: &str| part.split('(').next().unwrap_or_default().trim().to_owned();
        tests.push(Test {
            name: name.trim().to_owned(),
            body: body.trim().to_owned(),
            editions: parts.map(edition).filter(|name| !name.is_empty()).collect(),
        });
    }
    tests
}

fn functions_with_attribute(code: &str) -> Vec<Test> {
    let mut tests = Vec::new();
    let (mut is_test, mut is_ignored, mut after_fn) = (false, false, false);
    let mut rest = code;
    while let Some(c) = rest.chars().next() {
        if let Some(attribute) = rest.strip_prefix("#[") {
            let end = closing(attribute, '[', ']');
            match last_name(&attribute[..end]) {
                "test" | "rstest" | "test_case" => is_test = true,
                "ignore" => is_ignored = true,
                _ => {}
            }
            rest = attribute.get(end + 1..).unwrap_or_default();
        } else if is_word(c) {
            let end = rest.find(|c| !is_word(c)).unwrap_or(rest.len());
            let word = &rest[..end];
            if after_fn && is_test && !is_ignored {
                tests.push(Test { name: word.to_owned(), body: word.to_owned(), editions: Vec::new() });
            }
            after_fn = word == "fn";
            rest = &rest[end..];
        } else {
            if matches!(c, '{' | '}' | ';') {
                (is_test, is_ignored, after_fn) = (false, false, false);
            }
            rest = &rest[c.len_utf8()..];
        }
    }
    tests
}

/// Every word of the code, and where it begins.
pub(super) fn words(code: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut rest = 0;
    std::iter::from_fn(move || {
        let start = rest + code[rest..].find(is_word)?;
        rest = code[start..].find(|c| !is_word(c)).map_or(code.len(), |length| start + length);
        Some((start, &code[start..rest]))
    })
}

/// Split at the commas outside brackets and closure parameters.
fn split(code: &str) -> impl Iterator<Item = &str> {
    let (mut depth, mut in_bars) = (0_i32, false);
    code.split(move |c| {
        match c {
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' => depth -= 1,
            '|' => in_bars = !in_bars,
            _ => {}
        }
        c == ',' && depth == 0 && !in_bars
    })
    .filter(|part| !part.trim().is_empty())
}

/// Where the bracket that is already open closes.
pub(super) fn closing(text: &str, open: char, close: char) -> usize {
    let mut depth = 1_usize;
    for (at, c) in text.char_indices() {
        if c == open {
            depth += 1;
        } else if c == close {
            depth -= 1;
        }
        if depth == 0 {
            return at;
        }
    }
    text.len()
}

/// The last name of an attribute's path: `test` of `tokio::test(flavor = "x")`.
fn last_name(attribute: &str) -> &str {
    let path = attribute.split(['(', '=', '{']).next().unwrap_or_default();
    path.rsplit("::").next().unwrap_or_default().trim()
}

/// The clause a test is named after: `F-PRESS-05` of `f_press_05_one_die_below`. Any name that looks like an
/// id of these groups, whether or not the clause exists.
pub(super) fn id_of_test(name: &str, groups: &[&str]) -> Option<String> {
    groups.iter().find_map(|group| {
        let length = group.split('-').count();
        let mut parts = name.split('_');
        let letters: Vec<String> = parts.by_ref().take(length).map(str::to_uppercase).collect();
        let id = format!("{}-{}", letters.join("-"), parts.next()?);
        (letters.first().map(String::as_str) == group.split('-').next() && is_id(&id)).then_some(id)
    })
}

/// Whether a `mod` beside or above this file names it, so that a test target contains it.
pub(super) fn is_reachable(path: &str, files: &Tree) -> bool {
    let Some((mut folder, file)) = path.rsplit_once('/') else { return true };
    let name = match file {
        "main.rs" => return true,
        "mod.rs" => {
            let Some((above, name)) = folder.rsplit_once('/') else { return true };
            folder = above;
            name
        }
        _ => file.trim_end_matches(".rs"),
    };
    // The target of the clauses contains the examples, whose folder is next to its own.
    let elsewhere = format!("\"../{name}/mod.rs\"");
    if file == "mod.rs"
        && files.iter().any(|(path, text)| path.ends_with("/main.rs") && text.contains(&elsewhere))
    {
        return true;
    }
    let (module, by_path) = (format!("mod {name}"), format!("{name}.rs\""));
    files.iter().any(|(other, text)| {
        let beside_or_above = other.rsplit_once('/').is_some_and(|(place, _)| {
            place.contains("/tests") && (folder == place || folder.starts_with(&format!("{place}/")))
        });
        if !beside_or_above || other == path {
            return false;
        }
        let code = code_only(text);
        let named =
            code.match_indices(&module).any(|(at, _)| !code[at + module.len()..].starts_with(is_word));
        named || text.contains(&by_path)
    })
}
