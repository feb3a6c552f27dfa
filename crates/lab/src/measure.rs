//! What can be measured in the matches of a game.

use touchline_engine::{BySeat, Game, Log, Seat};

use crate::style::{Figure, Noticed};

/// The unit a measure refers to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Per {
    /// A whole match.
    Match,
    /// A half: the average of all halves, two in each match and four where there was extra time;
    /// fewer where it began with a position.
    Half,
}

impl Per {
    /// How many of them a match had.
    pub const fn in_a_match(self, halves: u32) -> u32 {
        match self {
            Self::Match => 1,
            Self::Half => halves,
        }
    }
}

/// A number counted in every match.
#[derive(Debug)]
pub struct Measure<T> {
    /// Its name in every report.
    pub name: &'static str,
    /// The unit of the mean.
    pub per: Per,
    /// The count of the whole match.
    pub count: fn(&T) -> u32,
}

/// A game whose matches can be measured.
pub trait Measured: Game {
    /// Counts the events of one match, without allocation.
    type Tally: Log<Self::Event> + Default + 'static;
    /// What is measured, in report order.
    const MEASURES: &'static [Measure<Self::Tally>];
    /// How often each team shot at the other's goal.
    fn shots(tally: &Self::Tally) -> BySeat<u32>;
    /// What tells the way a team plays.
    const FIGURES: &'static [Figure] = &[];
    /// Notice what an answer to the decision in this position tells about the way the teams play.
    fn notice(&self, _: &Self::State, _: &Self::Decision, _: Self::Action, _: &mut Noticed) {}
    /// Who had the ball first; `None` where the game does not say.
    fn first_kick(_: &Self::Tally) -> Option<Seat> {
        None
    }
    /// How many halves the match had.
    fn halves(_: &Self::Tally) -> u32 {
        2
    }
}
