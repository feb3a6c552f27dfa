//! What is to be said, without the sentence: a key and its arguments. The sentences live in catalogues elsewhere.

use std::fmt;

/// An argument of a [`Message`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arg {
    /// A number, for plural rules.
    Number(i64),
    /// Text shown as it is: notation, something a person typed.
    Text(String),
    /// The key of another message, said first and put in place (the name of an area, of a seat).
    Key(String),
}

/// A message key with its arguments.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    /// Key in the catalogue.
    pub key: String,
    /// Named arguments, in the order they were added.
    pub args: Vec<(&'static str, Arg)>,
}

/// Why something asked for cannot be done: always says what is wrong and what would be right.
pub type Refusal = Message;

impl Message {
    /// A message without arguments yet.
    pub fn new(key: impl Into<String>) -> Self {
        Self { key: key.into(), args: Vec::new() }
    }

    /// With a number.
    #[must_use]
    pub fn number(mut self, name: &'static str, value: impl Into<i64>) -> Self {
        self.args.push((name, Arg::Number(value.into())));
        self
    }

    /// With text shown as it is.
    #[must_use]
    pub fn text(mut self, name: &'static str, value: impl Into<String>) -> Self {
        self.args.push((name, Arg::Text(value.into())));
        self
    }

    /// With another message put in place.
    #[must_use]
    pub fn key(mut self, name: &'static str, key: impl Into<String>) -> Self {
        self.args.push((name, Arg::Key(key.into())));
        self
    }
}

/// For logs and tests: `key name=value ...`. People get the sentence of the catalogue instead.
impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.key)?;
        for (name, arg) in &self.args {
            match arg {
                Arg::Number(n) => write!(f, " {name}={n}")?,
                Arg::Text(t) => write!(f, " {name}={t:?}")?,
                Arg::Key(k) => write!(f, " {name}={k}")?,
            }
        }
        Ok(())
    }
}

impl std::error::Error for Message {}

/// The beginning of what somebody gave, so that a refusal that quotes it stays small.
pub(crate) fn shorten(text: &str) -> String {
    const MOST: usize = 60;
    let text = text.trim();
    match text.char_indices().nth(MOST) {
        None => text.to_owned(),
        Some((end, _)) => format!("{}…", &text[..end]),
    }
}
