//! # Times                                                                                 F-COMP-07 to 12
//! What the clock of the hall brings into a match. Pure functions of the rulebook and of minutes; somebody
//! else looks at a clock. 2.1 moves the time marker faster (F-COMP-08, F-COMP-09); 3.0 makes the thinking
//! times strict (F-COMP-10, F-COMP-11) and stops the match (F-COMP-12).

use touchline_engine::Rng;
use touchline_fuba::terms::WHISTLE;

use crate::play::{Book, Play};

/// The recommended length of a match, in minutes (F-COMP-07).
pub const MATCH: u16 = 120;
/// The recommended length of a half, in minutes (F-COMP-07).
pub const HALF: u16 = 60;
/// A match that begins so late has an extra square in its first half (F-COMP-08, R-167).
pub const LATE_START: u16 = 15;
/// A first half that lasts so long is slow (F-COMP-09).
pub const SLOW_HALF: u16 = 60;
/// A first half that lasts so long makes the match a blitz (F-COMP-11).
pub const BLITZ: u16 = 75;
/// Seconds to choose a target, and for each team's action stage (F-COMP-10); strict in a blitz.
pub const THINKING_SECONDS: u16 = 30;

/// What the clock of the hall says about a match.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Elapsed {
    /// Minutes between the time that was fixed for the beginning and the beginning itself.
    pub late: u16,
    /// Whole minutes since the time that was fixed for the beginning.
    pub minutes: u16,
    /// Whether the first half is over.
    pub first_half_over: bool,
    /// The minute of the whistle, drawn before the match by [`whistle`].
    pub whistle: Option<u8>,
}

/// What is in force in a match, or has to be called.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Measure {
    /// One extra square in every time adjustment of the first half (F-COMP-08): a term of the match.
    LateStart,
    /// One extra square in every time adjustment from now on (F-COMP-09): `call slow-half`.
    SlowHalf,
    /// Thinking times are strict from now on (F-COMP-11): `call blitz`.
    Blitz,
    /// The match is stopped (F-COMP-12): `call whistle`.
    Whistle,
}

impl Measure {
    /// The clause behind it.
    pub const fn clause(self) -> &'static str {
        match self {
            Self::LateStart => "F-COMP-08",
            Self::SlowHalf => "F-COMP-09",
            Self::Blitz => "F-COMP-11",
            Self::Whistle => "F-COMP-12",
        }
    }
}

/// The chapter about competitions of a spec, if its rulebook has one.
pub fn book(play: &str) -> Option<Book> {
    Play::parse(play).ok()?.book
}

/// Everything that is in force or has to be called at this time.
pub fn measures(book: Book, now: Elapsed) -> Vec<Measure> {
    let mut list = Vec::new();
    match book {
        Book::V2_1 => {
            if now.late >= LATE_START && !now.first_half_over {
                list.push(Measure::LateStart);
            }
            if now.minutes >= SLOW_HALF && !now.first_half_over {
                list.push(Measure::SlowHalf);
            }
        }
        Book::V3_0 => {
            if now.minutes >= BLITZ && !now.first_half_over {
                list.push(Measure::Blitz);
            }
            if now.whistle.is_some_and(|whistle| now.minutes >= u16::from(whistle)) {
                list.push(Measure::Whistle);
            }
        }
    }
    list
}

/// Draw the minute of the whistle: 2 h 15 min, up to five whole minutes earlier or later (F-COMP-12, R-167).
/// It stays a secret until the end of the match.
pub fn whistle(rng: &mut impl Rng) -> u8 {
    let minutes = u32::from(WHISTLE.end() - WHISTLE.start()) + 1;
    WHISTLE.start() + u8::try_from(rng.below(minutes)).unwrap_or(0)
}
