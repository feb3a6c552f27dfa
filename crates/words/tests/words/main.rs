//! Every key that can occur has a sentence, every sentence is used, and sentences read as they should.
#![allow(clippy::unwrap_used)]

mod catalogue;
mod fuba;
mod grid;
mod languages;
mod league;
mod reasons;
mod refusals;
mod sentences;
mod server;
mod sources;
mod web;

use std::sync::LazyLock;

use touchline_engine::{Arg, Message};
use touchline_words::{LANGUAGES, Words};

/// The languages besides English: whatever a test renders is rendered in them too.
static OTHERS: LazyLock<Vec<Words>> =
    LazyLock::new(|| LANGUAGES[1..].iter().map(|code| Words::in_language(code).unwrap()).collect());

/// The sentence of a message, which must exist in every language and contain nothing but words.
fn spoken(words: &Words, message: &Message) -> String {
    for other in OTHERS.iter() {
        said(other, message);
    }
    said(words, message)
}

/// The sentence of a message, which must exist in this language.
fn said(words: &Words, message: &Message) -> String {
    let language = words.language();
    assert!(words.has(&message.key), "{language}: no sentence for {message}");
    for (name, arg) in &message.args {
        if let Arg::Key(key) = arg {
            assert!(words.has(key), "{language}: no sentence for the argument {name} of {message}");
        }
    }
    let sentence = words.say(message);
    assert_ne!(sentence, message.to_string(), "{language}: only the fallback");
    assert!(!sentence.contains(['{', '}', '$']), "left over in {sentence:?} of {message}");
    assert!(!sentence.contains("  ") && sentence.trim() == sentence, "spaces in {sentence:?}");
    sentence
}
