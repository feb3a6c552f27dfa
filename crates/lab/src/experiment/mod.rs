//! Experiments: several arms, each a way to play, compared over many numbered matches.
//!
//! What happens in match `n` depends on the arms, the seed and `n` alone: not on the threads, nor on which
//! other matches were played, when or where. So a run can be interrupted, resumed, split over machines and
//! put together again. A round has one match of every arm, or two with the seats swapped where the arm's two
//! sides differ; all matches of a round share their random numbers, so that arms differ by what they are and
//! less by luck.

mod estimate;
mod identity;
mod least_squares;
mod match_of;
mod mix;
mod normal;
mod rows;
mod store;
mod table;

use touchline_ai::Watch;
use touchline_engine::Game;

pub use estimate::{Compared as ComparedArms, Estimated, FEWEST_ROUNDS, Frame, Quantity, holm, without_luck};
pub use identity::played_by;
pub(crate) use least_squares::invert;
pub use least_squares::{LeastSquares, Worth};
pub use match_of::{Answered, PlayedMatch, TurnSeen};
pub use mix::{Mix, against, equilibrium, unbeaten};
pub use normal::{quantile, student, student_two_sided, two_sided};
pub use rows::{Labels, Rows, column, quantities, quantities_of_sides};
pub use store::{
    Joined, Part, StoreError, join, matches, parts, remove_leftovers, write, write_csv, write_text,
};
pub use table::{Cells, Table};

use crate::arena::mixed;
use crate::{Contestant, Rival, Staged, in_order};

/// One way to play.
#[derive(Clone, Debug)]
pub struct Arm<G: Game> {
    /// The rules.
    pub game: G,
    /// The terms of every match.
    pub terms: G::Terms,
    /// Where a match begins, if not at its beginning.
    pub start: Option<G::State>,
    /// The weather a match begins with.
    pub weather: Option<String>,
    /// What is fixed for its two sides, a and b.
    pub sides: [Side<G>; 2],
    /// Every round is a pair of matches: a at home, then b at home. Without, a is at home.
    pub swaps: bool,
}

/// What is fixed for one side.
#[derive(Clone, Copy, Debug)]
pub struct Side<G: Game> {
    /// The formation it chooses and keeps.
    pub formation: Option<G::Action>,
    /// Its cards are drawn at random.
    pub any_cards: bool,
}

impl<G: Game> Default for Side<G> {
    fn default() -> Self {
        Self { formation: None, any_cards: false }
    }
}

/// What is told of every match besides its row.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Detail {
    /// A row for every turn.
    pub turns: bool,
    /// A row for every decision with at least two answers.
    pub decisions: bool,
    /// The luck of the dice.
    pub luck: bool,
}

/// Makes the player of a side for one match: the arm, the side, and the seed and stream of its random
/// numbers.
pub type MakeSide<'a, G> = dyn Fn(usize, Rival, u64, u64) -> Box<dyn Contestant<G>> + Sync + 'a;

/// Where a match stands in an experiment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// Its number, from 0.
    pub number: u64,
    /// Its round, from 0.
    pub round: u64,
    /// Its arm.
    pub arm: usize,
    /// Who is at home.
    pub home: Rival,
}

/// Arms to be compared.
#[derive(Clone, Debug)]
pub struct Experiment<G: Game> {
    /// The arms.
    pub arms: Vec<Arm<G>>,
    /// The seed of everything.
    pub seed: u64,
    /// All arms share the random numbers of a round. Otherwise each arm has its own.
    pub paired: bool,
    /// What is told of every match.
    pub detail: Detail,
}

impl<G: Staged + Watch> Experiment<G> {
    /// How many matches a round has.
    pub fn round_length(&self) -> u64 {
        self.arms.iter().map(|arm| if arm.swaps { 2 } else { 1 }).sum()
    }

    /// Where match `number` stands.
    pub fn place(&self, number: u64) -> Place {
        let length = self.round_length().max(1);
        let (round, mut left) = (number / length, number % length);
        for (at, arm) in self.arms.iter().enumerate() {
            let matches = if arm.swaps { 2 } else { 1 };
            if left < matches {
                return Place { number, round, arm: at, home: Rival::ALL[usize::from(left == 1)] };
            }
            left -= matches;
        }
        Place { number, round, arm: 0, home: Rival::A }
    }

    /// The seed of a match.
    pub fn seed_of(&self, place: Place) -> u64 {
        let seed = mixed(self.seed, place.round);
        if self.paired { seed } else { mixed(seed, place.arm as u64) }
    }

    /// Play these matches and give them to `take` in order, until all are played or `stop` says so: then
    /// those that were begun are still finished, and no other is begun.
    ///
    /// # Errors
    /// When the threads cannot be started.
    pub fn play(
        &self,
        numbers: &[u64],
        threads: usize,
        make: &MakeSide<'_, G>,
        stop: impl Fn() -> bool + Sync,
        mut take: impl FnMut(PlayedMatch) + Send,
    ) -> Result<(), rayon::ThreadPoolBuildError>
    where
        G::Terms: Sync,
        G::Action: Sync,
        G::State: Sync,
    {
        let one = |at: u64| {
            let number = usize::try_from(at).ok().and_then(|at| numbers.get(at)).copied().unwrap_or(at);
            match_of::play(self, self.place(number), make)
        };
        in_order::run(numbers.len() as u64, threads, stop, one, |_, played| take(played))
    }
}
