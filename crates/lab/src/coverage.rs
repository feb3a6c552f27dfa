//! How much of what the rules offer automatic play reaches.

use std::sync::atomic::{AtomicBool, Ordering};

use touchline_ai::Evaluate;
use touchline_engine::{Game, Log, Pcg};

use crate::players::{play, play_seated};
use crate::simulation::{MakeSeat, Simulation};
use crate::{Eager, in_order};

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
        self.cover_until(game, &AtomicBool::new(false), progress)
    }

    /// The same until `stop` is set, as in [`Simulation::run_until`].
    ///
    /// # Errors
    /// When the threads cannot be started.
    pub fn cover_until<G: Covered + Eager + Evaluate>(
        &self,
        game: &G,
        stop: &AtomicBool,
        progress: &(dyn Fn(u64) + Sync),
    ) -> Result<Coverage, rayon::ThreadPoolBuildError> {
        let mut sum = Sum::default();
        let batch = |number| {
            let numbers = self.batch(number);
            let mut reached = Sum { counts: G::Counts::default(), matches: numbers.end - numbers.start };
            for number in numbers {
                let mut rng = Pcg::new(self.seed, number);
                let bots = self.bots_of(number);
                play(game, &G::Terms::default(), bots, &mut rng, &mut reached.counts, seen(game));
            }
            reached
        };
        let stop = || stop.load(Ordering::Relaxed);
        in_order::run(self.batch_count(), self.threads, stop, batch, |_, reached: Sum<G::Counts>| {
            progress(reached.matches);
            sum.add::<G>(&reached);
        })?;
        Ok(sum.told(game))
    }

    /// The same between players that the caller makes, as in [`Simulation::run_between`].
    ///
    /// # Errors
    /// When the threads cannot be started, or a player cannot go on.
    pub fn cover_between<G: Covered + Evaluate>(
        &self,
        game: &G,
        make: &MakeSeat<'_, G>,
        stop: &AtomicBool,
        progress: &(dyn Fn(u64) + Sync),
    ) -> Result<Coverage, String> {
        let mut sum = Sum::default();
        let one = |players, rng: &mut Pcg| {
            let mut counts = G::Counts::default();
            play_seated(game, &G::Terms::default(), players, rng, &mut counts, seen(game))?;
            Ok(Sum { counts, matches: 1 })
        };
        self.each_between(make, stop, one, |reached: Sum<G::Counts>| {
            progress(1);
            sum.add::<G>(&reached);
        })?;
        Ok(sum.told(game))
    }
}

/// What some matches reached.
#[derive(Default)]
struct Sum<C> {
    counts: C,
    matches: u64,
}

impl<C> Sum<C> {
    fn add<G: Covered<Counts = C>>(&mut self, more: &Self) {
        G::merge(&mut self.counts, &more.counts);
        self.matches += more.matches;
    }

    fn told<G: Covered<Counts = C>>(self, game: &G) -> Coverage {
        Coverage { matches: self.matches, rows: game.covered(&self.counts) }
    }
}

/// Counts an answer, and the question before it.
fn seen<G: Covered>(game: &G) -> impl Fn(&mut G::Counts, &G::State, &G::Decision, G::Action) {
    |counts, state, decision, action| {
        G::asked(counts, decision);
        game.answered(counts, state, action);
    }
}
