//! Every refusal of the server has a sentence in every language, with the arguments it is given, and no
//! sentence is unused. The refusals are read from the sources: `Error::bad("key").number("most", 3)`.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use fluent_syntax::ast::{Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use touchline_engine::Message;
use touchline_words::{LANGUAGES, Words};

use crate::languages::sentences_in;
use crate::{catalogue, sources, spoken};

/// The constructors of a refusal.
const MAKERS: [&str; 7] = ["bad", "unauthorized", "forbidden", "missing", "conflict", "unavailable", "new"];

/// The longest reason for closing a socket, in bytes (RFC 6455, 5.5.1).
const LONGEST_REASON: usize = 123;

/// A refusal as it appears in the sources.
#[derive(Debug, PartialEq, Eq)]
struct Refused {
    key: String,
    args: Vec<Given>,
}

#[derive(Debug, PartialEq, Eq)]
enum Given {
    Number(String),
    Text(String),
    /// `None` if the case is known only at run time.
    Case(Option<String>),
}

/// The sources of the server, without their tests.
fn server() -> String {
    let mut files = Vec::new();
    sources::rust_files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../server/src"), &mut files);
    let code = |file| fs::read_to_string(file).unwrap().split("#[cfg(test)]").next().unwrap().to_owned();
    files.iter().filter(|file| !file.ends_with("tests.rs")).map(code).collect()
}

/// The text up to the bracket that closes the one just opened, and what follows.
fn bracketed(text: &str) -> (&str, &str) {
    let (mut depth, mut rest) = (0, text);
    while let Some(c) = rest.chars().next() {
        match c {
            '"' => {
                rest = sources::string(&rest[1..]).1;
                continue;
            }
            '(' => depth += 1,
            ')' => depth -= 1,
            _ => {}
        }
        rest = &rest[c.len_utf8()..];
        if depth == 0 {
            break;
        }
    }
    (&text[1..text.len() - rest.len() - 1], rest)
}

/// The first string in a list of arguments.
fn literal(arguments: &str) -> Option<String> {
    arguments.split_once('"').map(|(_, rest)| sources::string(rest).0)
}

fn refusals_in(source: &str) -> Vec<Refused> {
    let mut found = Vec::new();
    for (at, _) in source.match_indices("::") {
        let is_made = ["Error", "Self"].iter().any(|name| source[..at].ends_with(name))
            && !source[..at].ends_with("io::Error");
        let call = &source[at + 2..];
        let Some(maker) =
            MAKERS.iter().find(|maker| call[maker.len()..].starts_with('(') && call.starts_with(**maker))
        else {
            continue;
        };
        let (arguments, mut rest) = bracketed(&call[maker.len()..]);
        if !is_made {
            continue;
        }
        let Some(key) = literal(arguments) else {
            // The constructors themselves pass it on.
            assert!(
                source[..at].ends_with("Self"),
                "the key of Error::{maker}({arguments}) has to stand there"
            );
            continue;
        };
        let mut args = Vec::new();
        while let Some((method, after)) =
            rest.trim_start().strip_prefix('.').and_then(|rest| rest.split_once('('))
        {
            let (arguments, next) = bracketed(&rest[rest.len() - after.len() - 1..]);
            let name = literal(arguments);
            args.push(match method {
                "number" => Given::Number(name.unwrap()),
                "text" | "quoted" => Given::Text(name.unwrap()),
                "case" => Given::Case(name),
                _ => break,
            });
            rest = next;
        }
        found.push(Refused { key, args });
    }
    found
}

/// The sentences of a key: one per case.
fn cases(pattern: &Pattern<String>) -> Vec<String> {
    let selected = pattern.elements.iter().find_map(|element| match element {
        PatternElement::Placeable {
            expression: Expression::Select { selector: InlineExpression::VariableReference { id }, variants },
        } if id.name == "case" => Some(variants),
        _ => None,
    });
    let name = |key: &VariantKey<String>| match key {
        VariantKey::Identifier { name } => name.clone(),
        VariantKey::NumberLiteral { value } => value.clone(),
    };
    selected.into_iter().flatten().map(|variant| name(&variant.key)).collect()
}

impl Refused {
    /// The messages it can produce, one per case.
    fn messages(&self, number: i64, known: &[String]) -> Vec<Message> {
        let cases: Vec<Option<String>> = match self.args.iter().find(|arg| matches!(arg, Given::Case(_))) {
            Some(Given::Case(Some(case))) => vec![Some(case.clone())],
            Some(_) => known.iter().cloned().map(Some).collect(),
            None => vec![None],
        };
        let message = |case: Option<String>| {
            let start = Message::new(self.key.clone());
            let message = self.args.iter().fold(start, |message, arg| match arg {
                Given::Number(name) => message.number(name.clone().leak(), number),
                Given::Text(name) => message.text(name.clone().leak(), format!("<{name}>")),
                Given::Case(_) => message,
            });
            match case {
                Some(case) => message.text("case", case),
                None => message,
            }
        };
        cases.into_iter().map(message).collect()
    }
}

#[test]
fn every_refusal_of_the_server_says_all_it_is_given_in_every_language() {
    let words = Words::english();
    let refusals = refusals_in(&server());
    assert!(refusals.len() > 120, "only {} found: has the way to write them changed?", refusals.len());
    let sentences = sentences_in("en", "server.ftl");
    for refused in &refusals {
        let known = sentences.iter().find(|(key, _)| *key == refused.key).map(|(_, pattern)| cases(pattern));
        for message in refused.messages(17, &known.unwrap_or_default()) {
            let sentence = spoken(&words, &message);
            for arg in &refused.args {
                match arg {
                    Given::Number(name) => assert!(sentence.contains("17"), "{message}: {name} is not said"),
                    Given::Text(name) => {
                        assert!(sentence.contains(&format!("<{name}>")), "{message}: {name} is not said");
                    }
                    Given::Case(_) => {}
                }
            }
        }
    }
}

#[test]
fn every_sentence_of_the_server_is_said_somewhere() {
    let source = server();
    let refusals = refusals_in(&source);
    let mut said: BTreeSet<&str> = refusals.iter().map(|refused| refused.key.as_str()).collect();
    let is_one_of = |text: &&str, kind| text.strip_prefix(kind).is_some_and(|which| !which.is_empty());
    let kinds = ["storage-", "closed-", "notify-"];
    let named = source.split('"').filter(|text| kinds.iter().any(|kind| is_one_of(text, kind)));
    said.extend(named);
    // The rules use these too, so they are among their refusals.
    let shared = catalogue::keys_in("refusals.ftl");
    said.retain(|key| !shared.iter().any(|shared| shared == key));
    let sentences = sentences_in("en", "server.ftl");
    let keys: BTreeSet<&str> = sentences.iter().map(|(key, _)| key.as_str()).collect();
    assert_eq!(said, keys);
    for (key, pattern) in &sentences {
        let of_key = || refusals.iter().filter(|refused| refused.key == *key);
        for case in cases(pattern) {
            let is_case = |arg: &Given| matches!(arg, Given::Case(given) if given.as_ref().is_none_or(|given| *given == case));
            assert!(of_key().any(|refused| refused.args.iter().any(is_case)), "{key}: nobody says [{case}]");
        }
    }
}

/// The case selects the sentence, so every language needs all cases.
#[test]
fn every_language_tells_the_same_cases_apart() {
    let of = |language| -> Vec<(String, Vec<String>)> {
        sentences_in(language, "server.ftl")
            .iter()
            .map(|(key, pattern)| (key.clone(), cases(pattern)))
            .collect()
    };
    for language in LANGUAGES {
        assert_eq!(of(language), of("en"), "{language}");
    }
}

#[test]
fn why_a_socket_is_closed_fits_into_its_frame() {
    for language in LANGUAGES {
        let words = Words::in_language(language).unwrap();
        let keys = catalogue::keys_in("server.ftl").into_iter().filter(|key| key.starts_with("closed-"));
        for key in keys {
            let sentence = words.say_key(&key);
            assert!(sentence.len() <= LONGEST_REASON, "{language}: {sentence}");
        }
    }
}

#[test]
fn refusals_are_found_with_what_they_are_given() {
    let source = r#"
        Err(Error::bad("one").number("most", f(")")).case("two"))
        Error::new(StatusCode::X, "three")
            .quoted("got", &word)
            .case(kind);
        Self::new(StatusCode::X, key); Other::new("four");
    "#;
    let number = |name: &str| Given::Number(name.to_owned());
    let want = [
        Refused { key: "one".into(), args: vec![number("most"), Given::Case(Some("two".into()))] },
        Refused { key: "three".into(), args: vec![Given::Text("got".into()), Given::Case(None)] },
    ];
    assert_eq!(refusals_in(source), want);
}
