//! What the notation writes after the word of a stage: `member:H5`, `forced:ne/3/5,5/4,4/offers`.

use touchline_engine::{Refusal, Seat};

use super::fields::{dir, marker, number, refuse, seat, square, write_marker, write_square};
use crate::advanced::fake_out::Level;
use crate::advanced::forced::Course;
use crate::advanced::intercept::Attempt;
use crate::board::{Dir, LONGEST, Square};
use crate::marker::Marker;
use crate::optional::fouls::Contact;
use crate::optional::skill;
use crate::state::Restart;

/// The particulars of a stage that is being read.
pub(crate) struct Particulars<'a> {
    stage: &'a str,
    rest: Vec<&'a str>,
}

impl<'a> Particulars<'a> {
    /// Split a stage as written into its word and its particulars.
    pub(super) fn of(stage: &'a str) -> (&'a str, Self) {
        let (word, rest) = stage.split_once(':').unwrap_or((stage, ""));
        let rest = if rest.is_empty() { Vec::new() } else { rest.rsplit('/').collect() };
        (word, Self { stage, rest })
    }

    fn next(&mut self) -> Result<&'a str, Refusal> {
        self.rest.pop().ok_or_else(|| self.unknown())
    }

    /// Refuse anything left over.
    pub(super) fn end(&self) -> Result<(), Refusal> {
        if self.rest.is_empty() { Ok(()) } else { Err(self.unknown()) }
    }

    /// The refusal of an unknown stage.
    pub(crate) fn unknown(&self) -> Refusal {
        refuse("unknown-stage", self.stage, "act member:H5")
    }
}

/// Something that a stage is about.
pub(crate) trait Particular: Sized {
    /// `None` if there is nothing to write.
    fn write(self) -> Option<String>;
    fn read(from: &mut Particulars<'_>) -> Result<Self, Refusal>;

    /// The marker it is or names.
    fn marker(self) -> Option<Marker> {
        None
    }
}

impl Particular for Marker {
    fn write(self) -> Option<String> {
        Some(write_marker(self))
    }

    fn read(from: &mut Particulars<'_>) -> Result<Self, Refusal> {
        marker(from.next()?)
    }

    fn marker(self) -> Option<Marker> {
        Some(self)
    }
}

impl Particular for Seat {
    fn write(self) -> Option<String> {
        Some(self.word().into())
    }

    fn read(from: &mut Particulars<'_>) -> Result<Self, Refusal> {
        seat(from.next()?)
    }
}

impl Particular for Dir {
    fn write(self) -> Option<String> {
        Some(self.word().into())
    }

    fn read(from: &mut Particulars<'_>) -> Result<Self, Refusal> {
        dir(from.next()?)
    }
}

impl Particular for Option<Dir> {
    fn write(self) -> Option<String> {
        self.and_then(Particular::write)
    }

    fn read(from: &mut Particulars<'_>) -> Result<Self, Refusal> {
        from.rest.pop().map(dir).transpose()
    }
}

impl Particular for Square {
    fn write(self) -> Option<String> {
        Some(write_square(self))
    }

    fn read(from: &mut Particulars<'_>) -> Result<Self, Refusal> {
        square(from.next()?)
    }
}

impl Particular for Attempt {
    fn write(self) -> Option<String> {
        Some(self.word().into())
    }

    fn read(from: &mut Particulars<'_>) -> Result<Self, Refusal> {
        let text = from.next()?;
        Self::from_word(text).ok_or_else(|| refuse("unknown-stage", text, "feet, chest, header, bicycle"))
    }
}

impl Particular for Level {
    fn write(self) -> Option<String> {
        Some(self.word().into())
    }

    fn read(from: &mut Particulars<'_>) -> Result<Self, Refusal> {
        let text = from.next()?;
        Self::from_word(text).ok_or_else(|| refuse("bad-level", text, "mild, moderate, extreme"))
    }
}

impl Particular for Restart {
    fn write(self) -> Option<String> {
        Some(self.word().into())
    }

    fn read(from: &mut Particulars<'_>) -> Result<Self, Refusal> {
        let text = from.next()?;
        Self::from_word(text)
            .ok_or_else(|| refuse("unknown-stage", text, "throw-in, corner, goal-kick, free-kick"))
    }
}

impl Particular for Contact {
    fn write(self) -> Option<String> {
        Some(match self {
            Self::Step(dir) => format!("step-{}", dir.word()),
            Self::Header => "header".into(),
            Self::Tackle(marker) => format!("tackle-{}", write_marker(marker)),
        })
    }

    fn read(from: &mut Particulars<'_>) -> Result<Self, Refusal> {
        let text = from.next()?;
        match text.split_once('-') {
            Some(("step", way)) => Ok(Self::Step(dir(way)?)),
            Some(("tackle", who)) => Ok(Self::Tackle(marker(who)?)),
            None if text == "header" => Ok(Self::Header),
            _ => Err(refuse("unknown-stage", text, "step-ne, header, tackle-A5")),
        }
    }

    fn marker(self) -> Option<Marker> {
        match self {
            Self::Tackle(marker) => Some(marker),
            Self::Step(_) | Self::Header => None,
        }
    }
}

impl Particular for Course {
    fn write(self) -> Option<String> {
        let [way, left] = [self.dir.write(), LEFT.write(self.left)];
        let parts = [way, left, self.start.write(), self.origin.write(), OFFERS.write(self.offers)];
        Some(parts.into_iter().flatten().collect::<Vec<_>>().join("/"))
    }

    fn read(from: &mut Particulars<'_>) -> Result<Self, Refusal> {
        Ok(Self {
            dir: Particular::read(from)?,
            left: LEFT.read(from)?,
            start: Particular::read(from)?,
            origin: Particular::read(from)?,
            offers: OFFERS.read(from)?,
        })
    }
}

/// How a number or a flag is written, which its type alone does not tell.
pub(crate) trait Form<T> {
    fn write(&self, value: T) -> Option<String>;
    fn read(&self, from: &mut Particulars<'_>) -> Result<T, Refusal>;
}

/// A number within bounds, and the key of what it counts.
pub(crate) struct Number<T> {
    what: &'static str,
    least: u8,
    most: u8,
    of: fn(u8) -> T,
}

const fn count(what: &'static str, least: u8, most: u8) -> Number<u8> {
    Number { what, least, most, of: |number| number }
}

impl<T: ToString> Form<T> for Number<T> {
    fn write(&self, value: T) -> Option<String> {
        Some(value.to_string())
    }

    fn read(&self, from: &mut Particulars<'_>) -> Result<T, Refusal> {
        Ok((self.of)(number(self.what, from.next()?, self.least..=self.most)?))
    }
}

/// A face of a die.
pub(crate) const FACE: Number<u8> = count("number-face", 1, 6);
/// Squares of the ball's path: at most as many as a die has faces, or none.
pub(crate) const STEPS: Number<u8> = count("number-stage", 0, 6);
/// Skill points to give out.
pub(crate) const POINTS: Number<u8> = count("number-stage", 1, skill::POINTS);
/// The goalie's dice at a penalty.
pub(crate) const PENALTY_DICE: Number<u8> = count("number-stage", 1, 2);
/// A row of the board, including the slots.
pub(crate) const ROW: Number<i8> =
    Number { what: "number-stage", least: 0, most: LONGEST.cast_unsigned() + 1, of: u8::cast_signed };
/// What is left of a forced move: the longest is that of a random header.
const LEFT: Number<u8> = count("number-stage", 0, 12);

/// A word that is present or absent.
pub(crate) struct Flag(&'static str);

impl Form<bool> for Flag {
    fn write(&self, said: bool) -> Option<String> {
        said.then(|| self.0.into())
    }

    fn read(&self, from: &mut Particulars<'_>) -> Result<bool, Refusal> {
        match from.rest.pop() {
            Some(word) if word == self.0 => Ok(true),
            Some(_) => Err(from.unknown()),
            None => Ok(false),
        }
    }
}

/// The tackler has made a step.
pub(crate) const STEPPED: Flag = Flag("stepped");
/// Opponents may try to intercept.
const OFFERS: Flag = Flag("offers");
