//! Messages in JSON: the key and the arguments; for people also the sentence.

use std::borrow::Borrow;

use serde::Serialize;
use touchline_engine::{Arg, Message};
use touchline_words::Words;

/// A message as its key and arguments; clients have the catalogues.
#[derive(Clone, Copy, Debug)]
pub struct Said<M>(pub M);

impl<M: Borrow<Message>> Serialize for Said<M> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let message = self.0.borrow();
        Shape { key: &message.key, args: Args(&message.args) }.serialize(serializer)
    }
}

/// A message: its key in the catalogues, and its arguments.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Said"))]
pub(crate) struct Shape<'a> {
    key: &'a str,
    #[cfg_attr(test, ts(type = "Record<string, string | number>"))]
    args: Args<'a>,
}

/// A message with its sentence, for programs that have no catalogues.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Sentence {
    key: String,
    #[serde(serialize_with = "args")]
    #[cfg_attr(test, ts(type = "Record<string, string | number>"))]
    args: Vec<(&'static str, Arg)>,
    text: String,
}

impl Sentence {
    pub(crate) fn new(words: &Words, message: Message) -> Self {
        let text = words.say(&message);
        Self::with_text(message, text)
    }

    /// With the given text.
    pub(crate) fn with_text(Message { key, args }: Message, text: String) -> Self {
        Self { key, args, text }
    }
}

fn args<S: serde::Serializer>(args: &[(&'static str, Arg)], serializer: S) -> Result<S::Ok, S::Error> {
    Args(args).serialize(serializer)
}

pub(crate) struct Args<'a>(&'a [(&'static str, Arg)]);

impl Serialize for Args<'_> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(name, arg)| (name, Plain(arg))))
    }
}

struct Plain<'a>(&'a Arg);

impl Serialize for Plain<'_> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.0 {
            Arg::Number(number) => serializer.serialize_i64(*number),
            Arg::Text(text) | Arg::Key(text) => serializer.serialize_str(text),
        }
    }
}
