//! Characters: computer opponents that play in a style of their own.
//!
//! A character is data: the level whose budget it thinks with, and what it likes, each a weight on a public
//! [`Fact`] of the position an action leads to. The weights count only when a player compares its own
//! actions. They are in points, as a worth is, and never part of a [`Value`](crate::Value): analysis, hints
//! and plain levels know nothing of them.

use touchline_engine::{Rng, Seat, worded};

use crate::search::hash;
use crate::{Evaluate, Level};

worded! {
    /// What a position shows of the way a team plays. A game says how much of each there is
    /// ([`Evaluate::fact`]); a fact that a game does not know is never there.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Fact {
        /// How far up its men stand on average: 0 on the own goal line, 8 on the other.
        Height = "height",
        /// The share of its men near the side lines.
        Wings = "wings",
        /// How many of its men are near the ball while the other team has it.
        Hunt = "hunt",
        /// It is about to press, or to tackle.
        Press = "press",
        /// It is about to shoot from outside the penalty area.
        LongShot = "long-shot",
        /// One of its men has carried the ball on.
        Carry = "carry",
        /// How far it is about to play the ball.
        Length = "length",
    }
}

worded! {
    /// A computer opponent with a style of its own, the weakest first.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Character {
        /// A beginner: everybody runs after the ball, and the eye often errs.
        Sunday = "sunday",
        /// Carries the ball rather than pass it.
        Dribbler = "dribbler",
        /// Plays down the wings.
        Winger = "winger",
        /// Sits deep.
        Wall = "wall",
        /// Shoots from far.
        Sniper = "sniper",
        /// Stands high and presses.
        Presser = "presser",
        /// Keeps the ball with short passes.
        Maestro = "maestro",
    }
}

/// How a character plays.
#[derive(Debug, PartialEq)]
pub struct Style {
    /// The level whose budget it thinks with.
    pub level: Level,
    /// How strong it is, from 1 to 5: for people who choose.
    pub stars: u8,
    /// How far its eye errs at most, in points: each action looks better or worse to it by up to this much.
    pub nerves: f64,
    /// What it likes (or, below 0, does not), in points for each unit of the fact.
    pub likes: &'static [(Fact, f64)],
}

impl Character {
    /// How it plays.
    pub const fn style(self) -> &'static Style {
        match self {
            Self::Sunday => {
                &Style { level: Level::Rookie, stars: 1, nerves: 0.025, likes: &[(Fact::Hunt, 0.02)] }
            }
            Self::Dribbler => {
                &Style { level: Level::Rookie, stars: 2, nerves: 0.0, likes: &[(Fact::Carry, 0.02)] }
            }
            Self::Winger => {
                &Style { level: Level::Coach(1), stars: 3, nerves: 0.0, likes: &[(Fact::Wings, 0.015)] }
            }
            Self::Wall => {
                &Style { level: Level::Coach(2), stars: 3, nerves: 0.0, likes: &[(Fact::Height, -0.004)] }
            }
            Self::Sniper => {
                &Style { level: Level::Coach(3), stars: 4, nerves: 0.0, likes: &[(Fact::LongShot, 0.04)] }
            }
            Self::Presser => &Style {
                level: Level::Coach(4),
                stars: 4,
                nerves: 0.0,
                likes: &[(Fact::Height, 0.005), (Fact::Hunt, 0.002), (Fact::Press, 0.012)],
            },
            Self::Maestro => {
                &Style { level: Level::Coach(5), stars: 5, nerves: 0.0, likes: &[(Fact::Length, -0.003)] }
            }
        }
    }
}

impl Character {
    /// Whether it has a style in a game: positions there show something that it goes by. In any other it
    /// plays like its level.
    pub fn has_style_in<G: Evaluate>(self, _: &G) -> bool {
        self.style().likes.iter().any(|(fact, _)| G::FACTS.contains(fact))
    }
}

/// The style of a player in its seat, while it thinks.
#[derive(Clone, Copy, Debug)]
pub struct Taste {
    seat: Seat,
    style: &'static Style,
    /// How its eye errs this time.
    salt: u64,
}

/// Actions whose worth differs by less, in points, look the same to an eye that errs.
const ALIKE: f64 = 1e-4;

impl Taste {
    /// The taste of a player that is about to think.
    pub fn new(style: &'static Style, seat: Seat, rng: &mut impl Rng) -> Self {
        let salt = if style.nerves > 0.0 { rng.next_u32().into() } else { 0 };
        Self { seat, style, salt }
    }

    /// What an action has for a seat besides its worth; `after` is the position it leads to. Nothing for the
    /// other seat: that one is expected to play for the result.
    pub(crate) fn liking<G: Evaluate>(&self, game: &G, after: &G::State, worth: f64, seat: Seat) -> f64 {
        if seat != self.seat {
            return 0.0;
        }
        let likes = self.style.likes.iter();
        let likes: f64 = likes.map(|(fact, weight)| weight * game.fact(after, seat, *fact)).sum();
        likes + self.error(worth)
    }

    /// How far the eye errs about such an action, the same for all that are worth as much: so it does not
    /// depend on the seat.
    fn error(&self, worth: f64) -> f64 {
        if self.style.nerves <= 0.0 {
            return 0.0;
        }
        #[expect(clippy::cast_possible_truncation, reason = "a worth is a few points at most")]
        let looks = (worth / ALIKE) as i64;
        let drawn = (hash(&(looks.cast_unsigned(), self.salt)) >> 32) as u32;
        self.style.nerves * (f64::from(drawn) / f64::from(1_u32 << 31) - 1.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_ladder_goes_up() {
        let styles = Character::ALL.map(Character::style);
        assert!(styles.is_sorted_by_key(|style| (style.level, style.stars)));
        assert!(styles.iter().all(|style| (1..=5).contains(&style.stars) && !style.likes.is_empty()));
        assert!(styles.iter().all(|style| style.level > Level::Random), "random does not compare actions");
    }

    #[test]
    fn an_eye_errs_both_ways_and_by_no_more_than_its_nerves() {
        let style = Character::Sunday.style();
        let taste = Taste { seat: Seat::Home, style, salt: 7 };
        let errors: Vec<f64> = (0..1000).map(|n| taste.error(f64::from(n) / 1000.0)).collect();
        assert!(errors.iter().all(|error| error.abs() <= style.nerves));
        let above = errors.iter().filter(|error| **error > 0.0).count();
        assert!((400..600).contains(&above), "{above}");
        assert_eq!(taste.error(0.5).to_bits(), taste.error(0.500_01).to_bits(), "alike");
        let calm = Taste { style: Character::Wall.style(), ..taste };
        assert_eq!(calm.error(0.5).to_bits(), 0.0_f64.to_bits());
    }
}
