//! The small words that positions and actions are made of.

pub(super) use touchline_engine::reading::{number as number_of, refuse};
use touchline_engine::{Refusal, Seat};

use crate::pitch::Area;
use crate::rules::formation::OUTFIELD;
use crate::state::{Formation, GoalSide};

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

pub(super) fn side(text: &str) -> Result<GoalSide, Refusal> {
    GoalSide::from_word(text).ok_or_else(|| refuse("bad-side", text, "left, middle, right"))
}
