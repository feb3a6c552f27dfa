//! What is to be said, without the sentence: a key and its arguments. The sentences live in catalogues
//! elsewhere.

use std::fmt;

/// An argument of a [`Message`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arg {
    /// A number, for plural rules.
    Number(i64),
    /// Text shown as it is: notation, or what a person typed, made fit to be shown by [`Message::quoted`].
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

    /// With something a person or a file gave, fit to be shown: one short line that cannot drive a terminal.
    #[must_use]
    pub fn quoted(self, name: &'static str, given: &str) -> Self {
        self.text(name, presentable(given))
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

/// The beginning of what somebody gave: somebody may have pasted a book, or the colours of a terminal with
/// it.
fn presentable(given: &str) -> String {
    const MOST: usize = 60;
    let mut rest = given.trim().chars();
    let mut shown: String = rest.by_ref().take(MOST).map(visible).collect();
    if rest.next().is_some() {
        shown.push('…');
    }
    shown
}

/// Tabs and the like are spaces; of any other control character only a mark is left that there was one.
pub(crate) fn visible(c: char) -> char {
    match c {
        c if !c.is_control() => c,
        c if c.is_whitespace() => ' ',
        _ => char::REPLACEMENT_CHARACTER,
    }
}
