//! A message is a key with arguments. The sentences live in the catalogues.

use std::fmt;

/// An argument of a [`Message`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arg {
    /// A number; the catalogues choose the plural form.
    Number(i64),
    /// Text shown verbatim: notation, or what a person typed, sanitised by [`Message::quoted`].
    Text(String),
    /// The key of another message, inserted as its sentence: the name of an area or of a seat.
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

/// Why a request cannot be done: always says what is wrong and what would be right.
pub type Refusal = Message;

impl Message {
    /// A message without arguments.
    pub fn new(key: impl Into<String>) -> Self {
        Self { key: key.into(), args: Vec::new() }
    }

    /// Add a number.
    #[must_use]
    pub fn number(mut self, name: &'static str, value: impl Into<i64>) -> Self {
        self.args.push((name, Arg::Number(value.into())));
        self
    }

    /// Add text to be shown verbatim.
    #[must_use]
    pub fn text(mut self, name: &'static str, value: impl Into<String>) -> Self {
        self.args.push((name, Arg::Text(value.into())));
        self
    }

    /// Add something a person or a file supplied, made safe to show: one short line without terminal escapes.
    #[must_use]
    pub fn quoted(self, name: &'static str, given: &str) -> Self {
        self.text(name, presentable(given))
    }

    /// Add another message, inserted as its sentence.
    #[must_use]
    pub fn key(mut self, name: &'static str, key: impl Into<String>) -> Self {
        self.args.push((name, Arg::Key(key.into())));
        self
    }
}

/// For logs and tests: `key name=value ...`. People see the sentence of the catalogue.
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

/// The start of what somebody typed: it may be a whole pasted book, or contain terminal escapes.
fn presentable(given: &str) -> String {
    const MOST: usize = 60;
    let mut rest = given.trim().chars();
    let mut shown: String = rest.by_ref().take(MOST).map(visible).collect();
    if rest.next().is_some() {
        shown.push('…');
    }
    shown
}

/// Tabs and the like become spaces; any other control character becomes a visible placeholder.
pub(crate) fn visible(c: char) -> char {
    match c {
        c if !c.is_control() => c,
        c if c.is_whitespace() => ' ',
        _ => char::REPLACEMENT_CHARACTER,
    }
}
