//! The formats, and their text: `round-robin legs=2`, `groups groups=4 qualify=2 legs=1 knock-out legs=1`.

use std::fmt;
use std::ops::RangeInclusive;

use touchline_engine::Refusal;
use touchline_engine::reading::{number, refuse};

/// How a competition is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// Everybody plays everybody, `legs` times.
    RoundRobin {
        /// How often two teams meet.
        legs: u8,
    },
    /// A number of rounds, each paired by the scores so far.
    Swiss {
        /// How many rounds.
        rounds: u8,
    },
    /// The winner goes on.
    KnockOut(KnockOut),
    /// Groups of everybody against everybody, then a knock-out of the best of each.
    Groups {
        /// How many groups.
        groups: u8,
        /// How many of each group go on.
        qualify: u8,
        /// How often two teams of a group meet.
        legs: u8,
        /// What follows.
        then: KnockOut,
    },
    /// A standing order: who beats a team above takes its place.
    Ladder {
        /// How many places up a challenge may go.
        reach: u8,
    },
}

/// A knock-out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KnockOut {
    /// One match a tie, or two with the goals added up.
    pub legs: u8,
    /// Whether the losers of the semi-finals play for third place.
    pub third_place: bool,
}

impl Format {
    /// How often two teams of a round robin may meet.
    pub const LEGS: RangeInclusive<u8> = 1..=4;
    /// How many rounds a Swiss tournament may have.
    pub const ROUNDS: RangeInclusive<u8> = 1..=32;
    /// How many groups there may be.
    pub const GROUPS: RangeInclusive<u8> = 2..=32;
    /// How many teams of a group may go on.
    pub const QUALIFY: RangeInclusive<u8> = 1..=8;
    /// How far a challenge may go.
    pub const REACH: RangeInclusive<u8> = 1..=255;
    /// How many matches a tie may have, the decider not counted.
    pub const TIE_LEGS: RangeInclusive<u8> = 1..=2;

    /// One of each, for refusals and help.
    pub const EXAMPLES: &str = "round-robin legs=2; swiss rounds=5; knock-out legs=1 third-place=yes; \
                                groups groups=4 qualify=2 legs=1 knock-out legs=1; ladder reach=3";

    /// Its word: `round-robin`.
    pub const fn word(self) -> &'static str {
        match self {
            Self::RoundRobin { .. } => "round-robin",
            Self::Swiss { .. } => "swiss",
            Self::KnockOut(_) => "knock-out",
            Self::Groups { .. } => "groups",
            Self::Ladder { .. } => "ladder",
        }
    }

    /// Its knock-out, if it has one.
    pub const fn knock_out(self) -> Option<KnockOut> {
        match self {
            Self::KnockOut(cup) | Self::Groups { then: cup, .. } => Some(cup),
            Self::RoundRobin { .. } | Self::Swiss { .. } | Self::Ladder { .. } => None,
        }
    }

    /// Read a format. Numbers that are not given are 1 (Swiss: 5, groups: 4 of which 2 go on, reach: 3).
    pub fn parse(text: &str) -> Result<Self, Refusal> {
        let bad = || refuse("league-bad-format", text, Self::EXAMPLES);
        let mut words = text.split_whitespace();
        let kind = words.next().ok_or_else(bad)?.to_ascii_lowercase();
        let words: Vec<&str> = words.collect();
        let (first, then) = match words.iter().position(|word| *word == "knock-out") {
            Some(at) if kind == "groups" => (&words[..at], &words[at + 1..]),
            _ => (&words[..], &words[..0]),
        };
        let mut options = Options::read(first).ok_or_else(bad)?;
        let format = match kind.as_str() {
            "round-robin" => Self::RoundRobin { legs: options.take("legs", 1, Self::LEGS)? },
            "swiss" => Self::Swiss { rounds: options.take("rounds", 5, Self::ROUNDS)? },
            "knock-out" => Self::KnockOut(KnockOut::take(&mut options)?),
            "groups" => Self::Groups {
                groups: options.take("groups", 4, Self::GROUPS)?,
                qualify: options.take("qualify", 2, Self::QUALIFY)?,
                legs: options.take("legs", 1, Self::LEGS)?,
                then: {
                    let mut then = Options::read(then).ok_or_else(bad)?;
                    let cup = KnockOut::take(&mut then)?;
                    if !then.0.is_empty() {
                        return Err(bad());
                    }
                    cup
                },
            },
            "ladder" => Self::Ladder { reach: options.take("reach", 3, Self::REACH)? },
            _ => return Err(bad()),
        };
        if options.0.is_empty() { Ok(format) } else { Err(bad()) }
    }
}

impl KnockOut {
    fn take(options: &mut Options<'_>) -> Result<Self, Refusal> {
        let legs = options.take("legs", 1, Format::TIE_LEGS)?;
        let third_place = match options.find("third-place") {
            None | Some("no") => false,
            Some("yes") => true,
            Some(other) => return Err(refuse("league-yes-or-no", other, "third-place=yes")),
        };
        Ok(Self { legs, third_place })
    }
}

/// The canonical text.
impl fmt::Display for Format {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::RoundRobin { legs } => write!(f, "round-robin legs={legs}"),
            Self::Swiss { rounds } => write!(f, "swiss rounds={rounds}"),
            Self::KnockOut(cup) => write!(f, "{cup}"),
            Self::Groups { groups, qualify, legs, then } => {
                write!(f, "groups groups={groups} qualify={qualify} legs={legs} {then}")
            }
            Self::Ladder { reach } => write!(f, "ladder reach={reach}"),
        }
    }
}

impl fmt::Display for KnockOut {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let third = if self.third_place { "yes" } else { "no" };
        write!(f, "knock-out legs={} third-place={third}", self.legs)
    }
}

/// `key=value` words that have not been used yet.
struct Options<'a>(Vec<(&'a str, &'a str)>);

impl<'a> Options<'a> {
    fn read(words: &[&'a str]) -> Option<Self> {
        words.iter().map(|word| word.split_once('=')).collect::<Option<Vec<_>>>().map(Self)
    }

    fn find(&mut self, key: &str) -> Option<&'a str> {
        let at = self.0.iter().position(|(name, _)| *name == key)?;
        Some(self.0.remove(at).1)
    }

    fn take(&mut self, key: &'static str, usual: u8, bounds: RangeInclusive<u8>) -> Result<u8, Refusal> {
        let what = match key {
            "legs" => "number-legs",
            "rounds" => "number-rounds",
            "groups" => "number-groups",
            "qualify" => "number-qualify",
            _ => "number-reach",
        };
        self.find(key).map_or(Ok(usual), |text| number(what, text, bounds))
    }
}
