//! How much of what the rules offer automatic play reaches.

use std::ops::Range;

use rayon::prelude::*;
use touchline_ai::Evaluate;
use touchline_engine::{Game, Log, Pcg};

use crate::Eager;
use crate::players::play;
use crate::simulation::Simulation;

/// A game that can list what there is to reach.
pub trait Covered: Game {
    /// Counts what happens, without knowing what could.
    type Counts: Log<Self::Event> + Default + Clone + Send + 'static;
    /// Count a question.
    fn asked(counts: &mut Self::Counts, decision: &Self::Decision);
    /// Count an answer.
    fn answered(&self, _: &mut Self::Counts, _: &Self::State, _: Self::Action) {}
    /// Add another count.
    fn merge(counts: &mut Self::Counts, other: &Self::Counts);
    /// Everything these rules offer and how often it was reached, in report order.
    fn covered(&self, counts: &Self::Counts) -> Vec<Reached>;
}

/// One thing that can be reached.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reached {
    /// The kind of thing.
    pub group: &'static str,
    /// Its name.
    pub name: String,
    /// How often it was reached.
    pub count: u64,
}

/// What a simulation reached.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Coverage {
    /// How many matches were played.
    pub matches: u64,
    /// Everything that could be reached.
    pub rows: Vec<Reached>,
}

impl Coverage {
    /// What was never reached.
    pub fn missed(&self) -> impl Iterator<Item = &Reached> {
        self.rows.iter().filter(|row| row.count == 0)
    }
}

impl Simulation {
    /// Play the same matches as [`Simulation::run`] and count what they reach. The sums do not depend on the
    /// number of threads.
    ///
    /// # Errors
    /// When the threads cannot be started.
    pub fn cover<G: Covered + Eager + Evaluate>(
        &self,
        game: &G,
        progress: &(dyn Fn(u64) + Sync),
    ) -> Result<Coverage, rayon::ThreadPoolBuildError> {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(self.threads).build()?;
        let batch = |numbers: Range<u64>| {
            let done = numbers.end - numbers.start;
            let mut counts = G::Counts::default();
            let seen = |counts: &mut G::Counts, state: &G::State, decision: &G::Decision, action| {
                G::asked(counts, decision);
                game.answered(counts, state, action);
            };
            for number in numbers {
                let mut rng = Pcg::new(self.seed, number);
                play(game, &G::Terms::default(), self.bots_of(number), &mut rng, &mut counts, seen);
            }
            progress(done);
            counts
        };
        let merge = |mut sum: G::Counts, more: G::Counts| {
            G::merge(&mut sum, &more);
            sum
        };
        let batches = self.batches();
        let counts = pool.install(|| batches.map(batch).reduce(G::Counts::default, merge));
        Ok(Coverage { matches: self.matches, rows: game.covered(&counts) })
    }
}
