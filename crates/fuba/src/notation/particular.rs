//! The particulars of stages, by the names that the table of stages uses: the type of each, how it is
//! written, and how it is read again as a part of the whole text.

use touchline_engine::Refusal;

use super::fields::refuse;

/// What is no stage.
pub(crate) fn unknown(whole: &str) -> Refusal {
    refuse("unknown-stage", whole, "turn.0, target, action.home.1, movement.away.midfield")
}

/// One module for each, so that the table finds type and functions by the name of the particular.
macro_rules! particulars {
    ($($name:ident: $type:ty, $write:expr, $read:expr;)+) => { $(
        pub(crate) mod $name {
            use super::forms::*;

            pub(crate) type Value = $type;

            pub(crate) fn write(value: Value) -> String {
                $write(value).into()
            }

            pub(crate) fn read(part: &str, whole: &str) -> Result<Value, Refusal> {
                $read(part, whole)
            }
        }
    )+ };
}

particulars! {
    seat: Seat, Seat::word, |part, _| fields::seat(part);
    area: Area, Area::name, on_the_pitch;
    line: Line, Line::word, |part, whole| Line::from_word(part).ok_or_else(|| unknown(whole));
    side: GoalSide, GoalSide::word, |part, _| side(part);
    nth: Nth, |nth| if nth == Nth::First { "1" } else { "2" }, nth;
    half: u8, digits, |part, whole| one_of(1..=4, part, whole);
    dice: u8, digits, |part, whole| one_of(1..=3, part, whole);
    step: u8, digits, |part, _| number(part, 9);
    left: u8, digits, |part, _| number(part, 9);
    extra: u8, digits, |part, _| number(part, 1);
    less: u8, digits, |part, _| number(part, 1);
    window: Window, Window::word, window;
    asked: Asked, |asked: Asked| format!("{}{}", asked.seat.word(), if asked.last { "-last" } else { "" }), asked;
    skill: Skill, Skill::word, |part, _| skill(part);
}

/// What the table above is written with.
mod forms {
    use std::ops::RangeInclusive;

    pub(super) use touchline_engine::{Refusal, Seat};

    pub(super) use super::super::advanced::skill;
    pub(super) use super::super::fields::{self, number, side};
    pub(super) use super::unknown;
    pub(super) use crate::advanced::skills::{Asked, Skill, Window};
    pub(super) use crate::flow::Nth;
    pub(super) use crate::pitch::Area;
    pub(super) use crate::state::{GoalSide, Line};

    pub(super) fn digits(number: u8) -> String {
        number.to_string()
    }

    /// A single digit within bounds.
    pub(super) fn one_of(bounds: RangeInclusive<u8>, part: &str, whole: &str) -> Result<u8, Refusal> {
        bounds.into_iter().find(|number| number.to_string() == part).ok_or_else(|| unknown(whole))
    }

    pub(super) fn nth(part: &str, whole: &str) -> Result<Nth, Refusal> {
        one_of(1..=2, part, whole).map(|number| if number == 1 { Nth::First } else { Nth::Second })
    }

    /// Nobody is asked about the corner spot.
    pub(super) fn on_the_pitch(part: &str, whole: &str) -> Result<Area, Refusal> {
        Some(fields::area(part)?).filter(|place| *place != Area::Spot).ok_or_else(|| unknown(whole))
    }

    pub(super) fn window(part: &str, whole: &str) -> Result<Window, Refusal> {
        Window::asking().find(|window| window.word() == part).ok_or_else(|| unknown(whole))
    }

    pub(super) fn asked(part: &str, _: &str) -> Result<Asked, Refusal> {
        let (who, last) = part.strip_suffix("-last").map_or((part, false), |who| (who, true));
        Ok(Asked { seat: fields::seat(who)?, last })
    }
}
