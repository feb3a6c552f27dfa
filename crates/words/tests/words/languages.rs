//! Every language says what English says: the same keys in the same order, with the same arguments, and
//! nothing left in English.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use fluent_syntax::parser;
use touchline_engine::Message;
use touchline_words::{LANGUAGES, Words};

/// Sentences that may equal the English ones: names that no language translates.
const SAME: [&str; 9] = [
    "edition-fuba-2-0",
    "grid-do-decline",
    "roll-pressing",
    "rule-pressing",
    "skill-catenaccio",
    "skill-dribbling",
    "skill-gegenpressing",
    "skill-stopper",
    "why-pressing",
];

/// Plural categories.
const PLURALS: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

/// Arguments with the same text in every language, so that a form may depend on them.
const TEXTS: [&str; 2] = ["case", "part"];

/// What a sentence consists of.
#[derive(Default)]
struct Used {
    variables: BTreeSet<String>,
    messages: BTreeSet<String>,
    functions: BTreeSet<String>,
    /// Selectors: the words a form depends on, with the argument that is compared with them.
    choices: BTreeSet<(String, String)>,
    /// Whether it contains text, which would need translating.
    written: bool,
}

impl Used {
    fn of(pattern: &Pattern<String>) -> Self {
        let mut used = Self::default();
        used.pattern(pattern);
        used
    }

    fn pattern(&mut self, pattern: &Pattern<String>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => self.written |= value.contains(char::is_alphabetic),
                PatternElement::Placeable { expression } => self.expression(expression),
            }
        }
    }

    fn expression(&mut self, expression: &Expression<String>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                for variant in variants {
                    self.pattern(&variant.value);
                    if let (InlineExpression::VariableReference { id }, VariantKey::Identifier { name }) =
                        (selector, &variant.key)
                        && !variant.default
                        && !PLURALS.contains(&name.as_str())
                    {
                        self.choices.insert((id.name.clone(), name.clone()));
                    }
                }
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<String>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.clone());
            }
            InlineExpression::MessageReference { id, attribute } => {
                assert!(attribute.is_none(), "no message has attributes");
                self.messages.insert(id.name.clone());
            }
            InlineExpression::FunctionReference { id, arguments } => {
                self.functions.insert(id.name.clone());
                arguments.positional.iter().for_each(|argument| self.inline(argument));
            }
            InlineExpression::TermReference { id, .. } => panic!("no catalogue has terms: -{}", id.name),
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        }
    }

    /// The arguments, however they are used: `$line-is` and `$line` are the same argument.
    fn arguments(&self) -> BTreeSet<&str> {
        self.variables.iter().map(|name| name.strip_suffix("-is").unwrap_or(name)).collect()
    }
}

fn folder(language: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("catalogues").join(language)
}

fn files_of(language: &str) -> BTreeSet<String> {
    let entries = fs::read_dir(folder(language)).unwrap();
    entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect()
}

/// The sentences of a file, in order.
pub(crate) fn sentences_in(language: &str, file: &str) -> Vec<(String, Pattern<String>)> {
    let text = fs::read_to_string(folder(language).join(file)).unwrap();
    let resource = parser::parse(text).unwrap_or_else(|(_, errors)| panic!("{language}/{file}: {errors:?}"));
    let mut sentences = Vec::new();
    for entry in resource.body {
        match entry {
            Entry::Message(message) => {
                let key = message.id.name;
                assert!(message.attributes.is_empty(), "{language}: {key} has attributes");
                sentences.push((key, message.value.unwrap()));
            }
            Entry::Term(term) => panic!("{language}: no catalogue has terms: -{}", term.id.name),
            Entry::Junk { content } => panic!("{language}/{file}: cannot be read: {content}"),
            Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
        }
    }
    sentences
}

/// All sentences of a language.
fn sentences(language: &str) -> BTreeMap<String, Pattern<String>> {
    files_of(language).iter().flat_map(|file| sentences_in(language, file)).collect()
}

fn others() -> impl Iterator<Item = &'static str> {
    LANGUAGES.into_iter().filter(|language| *language != "en")
}

#[test]
fn every_language_is_found_by_its_code() {
    for code in LANGUAGES {
        assert_eq!(Words::in_language(code).unwrap().language(), code);
    }
    assert_eq!(LANGUAGES[0], Words::english().language());
    for unknown in ["", "EN", "en-GB", "xx"] {
        assert!(Words::in_language(unknown).is_none(), "{unknown:?}");
    }
}

#[test]
fn every_language_has_the_keys_of_english_file_by_file() {
    let keys = |language, file: &str| -> Vec<String> {
        sentences_in(language, file).into_iter().map(|(key, _)| key).collect()
    };
    for language in others() {
        assert_eq!(files_of(language), files_of("en"), "{language}");
        for file in files_of("en") {
            assert_eq!(keys(language, &file), keys("en", &file), "{language}/{file}");
        }
    }
}

#[test]
fn every_chance_has_its_name_in_every_language() {
    for language in LANGUAGES {
        let all = sentences(language);
        for key in crate::fuba::odds_keys().chain(crate::grid::odds_keys()) {
            assert!(all.contains_key(&key), "{language}: {key}");
        }
    }
}

#[test]
fn every_sentence_uses_the_arguments_of_the_english_one() {
    let english = sentences("en");
    for language in others() {
        for (key, pattern) in sentences(language) {
            let (used, want) = (Used::of(&pattern), Used::of(&english[&key]));
            assert_eq!(used.arguments(), want.arguments(), "{language}: arguments of {key}");
            assert_eq!(used.messages, want.messages, "{language}: sentences named in {key}");
            assert_eq!(used.functions, want.functions, "{language}: functions of {key}");
        }
    }
}

#[test]
fn every_sentence_that_is_named_is_there() {
    for language in LANGUAGES {
        let all = sentences(language);
        for (key, pattern) in &all {
            for named in Used::of(pattern).messages {
                assert!(all.contains_key(&named), "{language}: {key} names {named}");
            }
        }
    }
}

/// A form depends on something that is the same in every language, or on a word of this one: an English word
/// would never match in another language, and nobody would notice that the default always wins.
#[test]
fn every_form_can_be_chosen() {
    for language in LANGUAGES {
        let words = Words::in_language(language).unwrap();
        let small: Vec<&str> =
            vec!["line-defence", "line-midfield", "line-forward", "side-left", "side-middle", "side-right"];
        let said: BTreeSet<String> = small.into_iter().map(|key| words.say_key(key)).collect();
        for (key, pattern) in sentences(language) {
            for (argument, word) in Used::of(&pattern).choices {
                assert!(
                    argument.ends_with("-is") || TEXTS.contains(&argument.as_str()) || said.contains(&word),
                    "{language}: ${argument} of {key} is never {word}, choose by ${argument}-is"
                );
            }
        }
    }
}

#[test]
fn nothing_is_left_in_english() {
    let english = sentences("en");
    for language in others() {
        let left: Vec<_> = sentences(language)
            .into_iter()
            .filter(|(key, pattern)| english[key] == *pattern && Used::of(pattern).written)
            .map(|(key, _)| key)
            .filter(|key| !SAME.contains(&key.as_str()))
            .collect();
        assert!(left.is_empty(), "{language}: as in English: {left:?}");
    }
}

/// Whatever the numbers; the tests of the games render every message in every language as it really occurs.
#[test]
fn every_sentence_can_be_said() {
    for language in LANGUAGES {
        let words = Words::in_language(language).unwrap();
        for (key, pattern) in sentences(language) {
            let used = Used::of(&pattern);
            for n in [0, 1, 2, 11] {
                let mut message = Message::new(key.clone());
                for argument in used.arguments() {
                    let name: &'static str = String::from(argument).leak();
                    let chosen_by = used.variables.contains(&format!("{name}-is"));
                    message =
                        if chosen_by { message.key(name, "line-defence") } else { message.number(name, n) };
                }
                let sentence = words.say(&message);
                assert_ne!(sentence, message.to_string(), "{language}: {key}");
                assert!(!sentence.contains(['{', '}', '$']), "{language}: left over in {sentence:?}");
            }
        }
    }
}

#[test]
fn forms_are_chosen_by_what_is_meant() {
    let finnish = Words::in_language("fi").unwrap();
    let points = |line: &str| finnish.say(&Message::new("do-points").key("line", line));
    assert_eq!(points("line-defence"), "Puolustuksen piste");
    assert_eq!(points("line-midfield"), "Keskikentän piste");
    assert_eq!(points("line-forward"), "Hyökkäyksen piste");
    let duel = Message::new("fuba-duel").key("kick", "side-left").key("dive", "side-middle");
    assert_eq!(finnish.say(&duel), "Potku menee potkaisijasta vasemmalle, maalivahti pysyy keskellä.");
    let awarded = Message::new("fuba-awarded")
        .key("restart", "restart-corner-kick")
        .key("seat", "seat-away")
        .key("area", "area-ALC");
    assert_eq!(finnish.say(&awarded), "Vieras saa kulmapotkun alueelta vasen kulma, Koti (ALC).");
}
