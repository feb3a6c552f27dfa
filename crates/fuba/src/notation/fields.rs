//! The small words that positions and actions are made of.

use std::ops::RangeInclusive;

use touchline_engine::{Refusal, Seat};

use crate::pitch::Area;
use crate::rules::formation::OUTFIELD;
use crate::state::{Formation, Line, Side};

/// What could not be read, and what would be right.
pub(super) fn refuse(key: &'static str, got: &str, example: &'static str) -> Refusal {
    Refusal::new(key).quoted("got", got).text("example", example)
}

pub(super) fn area(text: &str) -> Result<Area, Refusal> {
    Area::from_name(text)
        .ok_or_else(|| refuse("bad-area", text, "ALC APA ARC AFR ALW ARW CE BLW BRW BFR BLC BPA BRC"))
}

pub(super) fn seat(text: &str) -> Result<Seat, Refusal> {
    Seat::from_word(text).ok_or_else(|| refuse("bad-seat", text, "home, away"))
}

/// A number among the particulars of a stage.
pub(super) fn number(text: &str, most: u8) -> Result<u8, Refusal> {
    number_of("number-stage", text, 0..=most)
}

/// A number that counts what the key `what` names.
pub(super) fn number_of(what: &'static str, text: &str, bounds: RangeInclusive<u8>) -> Result<u8, Refusal> {
    let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    match text.parse::<u8>() {
        Ok(n) if digits && bounds.contains(&n) => Ok(n),
        _ => Err(Refusal::new("bad-number")
            .quoted("got", text)
            .key("what", what)
            .number("least", *bounds.start())
            .number("most", *bounds.end())),
    }
}

/// `4-4-2`: three numbers that add up to ten.
pub(super) fn formation(text: &str) -> Result<Formation, Refusal> {
    let lines: Vec<&str> = text.split('-').collect();
    let [defenders, midfielders, forwards] = lines[..] else {
        return Err(refuse("bad-formation", text, "4-4-2"));
    };
    let line = |n| number(n, OUTFIELD).map_err(|_| refuse("bad-formation", text, "4-4-2"));
    let formation = Formation::new(line(defenders)?, line(midfielders)?, line(forwards)?);
    let sum = formation.defenders + formation.midfielders + formation.forwards;
    if sum != OUTFIELD {
        return Err(refuse("formation-sum", text, "4-4-2").number("sum", sum).number("want", OUTFIELD));
    }
    Ok(formation)
}

const SIDES: [(Side, &str); 3] = [(Side::Left, "left"), (Side::Middle, "middle"), (Side::Right, "right")];

pub(super) fn side(text: &str) -> Result<Side, Refusal> {
    from_word(&SIDES, text).ok_or_else(|| refuse("bad-side", text, "left, middle, right"))
}

pub(super) fn write_side(side: Side) -> &'static str {
    word(&SIDES, side)
}

const LINES: [(Line, &str); 3] =
    [(Line::Defence, "defence"), (Line::Midfield, "midfield"), (Line::Forward, "forward")];

pub(super) fn line(text: &str) -> Option<Line> {
    from_word(&LINES, text)
}

pub(super) fn write_line(line: Line) -> &'static str {
    word(&LINES, line)
}

/// The value a word stands for.
pub(super) fn from_word<T: Copy>(words: &[(T, &'static str)], text: &str) -> Option<T> {
    words.iter().find(|(_, word)| *word == text).map(|(value, _)| *value)
}

/// The word that stands for a value.
pub(super) fn word<T: Copy + PartialEq>(words: &[(T, &'static str)], value: T) -> &'static str {
    words.iter().find(|(candidate, _)| *candidate == value).map_or("", |(_, word)| word)
}
