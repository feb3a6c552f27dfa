//! Every key that can occur has a sentence, every sentence is used, and sentences read as they should.
#![allow(clippy::unwrap_used)]

mod catalogue;
mod fuba;
mod grid;
mod refusals;
mod sentences;
mod sources;

use touchline_engine::{Arg, Message};
use touchline_words::Words;

/// The sentence of a message that must have one, made of nothing but words.
fn spoken(words: &Words, message: &Message) -> String {
    assert!(words.has(&message.key), "no sentence for {message}");
    for (name, arg) in &message.args {
        if let Arg::Key(key) = arg {
            assert!(words.has(key), "no sentence for the argument {name} of {message}");
        }
    }
    let sentence = words.say(message);
    assert_ne!(sentence, message.to_string(), "only the fallback");
    assert!(!sentence.contains(['{', '}', '$']), "left over in {sentence:?} of {message}");
    assert!(!sentence.contains("  ") && sentence.trim() == sentence, "spaces in {sentence:?}");
    sentence
}
