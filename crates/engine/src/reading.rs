//! Helpers for reading and writing the text forms of all games: refusals, numbers, words for values.

use std::ops::RangeInclusive;
use std::str::FromStr;

use crate::Refusal;

/// A refusal: what could not be read, with an example of what can.
pub fn refuse(key: &'static str, got: &str, example: &str) -> Refusal {
    Refusal::new(key).quoted("got", got).text("example", example)
}

/// Read a number within bounds; the key `what` names the thing it counts.
pub fn number<T>(what: &'static str, text: &str, bounds: RangeInclusive<T>) -> Result<T, Refusal>
where
    T: FromStr + PartialOrd + Into<i64> + Copy,
{
    let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    match text.parse::<T>() {
        Ok(n) if digits && bounds.contains(&n) => Ok(n),
        _ => Err(Refusal::new("bad-number")
            .quoted("got", text)
            .key("what", what)
            .number("least", *bounds.start())
            .number("most", *bounds.end())),
    }
}

/// The value named by a word.
pub fn from_word<T: Copy>(words: &[(T, &'static str)], text: &str) -> Option<T> {
    words.iter().find(|(_, word)| *word == text).map(|(value, _)| *value)
}

/// The word for a value.
pub fn word<T: Copy + PartialEq>(words: &[(T, &'static str)], value: T) -> &'static str {
    words.iter().find(|(candidate, _)| *candidate == value).map_or("", |(_, word)| word)
}
