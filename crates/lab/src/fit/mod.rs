//! Trains the evaluation of a game on self-play, and checks it on matches it has never seen.
//!
//! A generation plays matches with the net of the previous one (`selfplay.rs`), samples some of their
//! positions and trains the net on how those matches went on (`train.rs`). Match `i` has its own stream of
//! the seeded generator, and sums are taken over fixed chunks in a fixed order: the same options give the
//! same weights, bit for bit, whatever the number of threads. No weight depends on a floating-point function
//! whose last digit varies between machines.

pub mod calibration;
mod course;
mod selfplay;
mod train;
mod transcript;

use rayon::ThreadPoolBuildError;
use rayon::prelude::*;
use touchline_ai::{Budget, Net};

pub use course::{Course, Fitted};
use selfplay::Selfplay;
pub use train::Loss;
use train::{Lesson, Model};
use transcript::Transcript;

/// The options of a training run.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Fit {
    /// The number of generations.
    pub generations: u32,
    /// Matches per generation; the first, which has no net yet, plays ten times as many, and the last twice.
    pub matches: u32,
    /// The seed of all dice, choices, initial weights and orders.
    pub seed: u64,
    /// How many passes a generation makes over its positions.
    pub epochs: u32,
    /// How far a target looks: 0 is the value of the next position alone, 1 the result of the match alone.
    pub lambda: f64,
    /// Positions the players of the last generations evaluate per decision; 0 looks one step ahead, as in the
    /// others.
    pub nodes: u32,
    /// How many threads; 0 means one per core.
    pub threads: usize,
}

/// Players without a net are fast: they play this many times the matches, and as many times fewer positions
/// are sampled.
const QUICK: u32 = 10;
/// The chance in a thousand of an exploring choice, in the first generation with a net and in the last.
const EXPLORING: [u32; 2] = [100, 30];
/// A generation also learns from the matches of this many before it: they were played nearly as well.
const REMEMBERED: usize = 2;
/// The players of this many generations at the end search: they play better, and reach what better play leads
/// to.
const SEARCHING: u32 = 2;
/// The learning rate at the start of a generation.
const STEP: f32 = 1e-3;
/// The run ends with this many passes on results alone, at a lower learning rate.
const RESULTS_EPOCHS: u32 = 3;
const RESULTS_STEP: f32 = 3e-4;

/// The progress of a training run.
#[derive(Clone, Copy, Debug)]
pub enum Progress<'a> {
    /// A generation begins to play its matches.
    Plays {
        /// Its number.
        generation: u32,
        /// The number of matches.
        matches: u32,
    },
    /// This many more matches are played.
    Played(u32),
    /// A generation begins to learn.
    Learns {
        /// The number of positions.
        positions: usize,
        /// The number of passes.
        epochs: u32,
    },
    /// One more pass is done.
    Learned,
    /// A generation is done, with its net.
    Done(&'a Generation, &'a Net),
}

/// The summary of one generation.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Generation {
    /// Its number.
    pub number: u32,
    /// Matches played.
    pub matches: u32,
    /// Positions sampled from them.
    pub positions: usize,
    /// Goals per match.
    pub goals: f64,
    /// The share of draws.
    pub draws: f64,
    /// The loss on the results of the matches it learned from.
    pub learned: Loss,
    /// The loss on the results of the held-out matches: one in ten.
    pub held_out: Loss,
}

impl Fit {
    /// Train a net, from scratch or from a given one. `progress` is called from any thread.
    ///
    /// # Errors
    /// When the threads cannot be started.
    pub fn run<G: Fitted>(
        &self,
        course: &Course<G>,
        from: Option<Net>,
        progress: &(dyn Fn(Progress<'_>) + Sync),
    ) -> Result<Net, ThreadPoolBuildError> {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(self.threads).build()?;
        Ok(pool.install(|| self.generations(course, from, progress)))
    }

    /// How long the players of a generation think: early nets have little to think with.
    fn budget(&self, number: u32, last: u32) -> Option<Budget> {
        (self.nodes > 0 && number > 1 && number + SEARCHING > last).then_some(Budget::Nodes(self.nodes))
    }

    fn generations<G: Fitted>(
        &self,
        course: &Course<G>,
        from: Option<Net>,
        progress: &(dyn Fn(Progress<'_>) + Sync),
    ) -> Net {
        let first = u32::from(from.is_some());
        let last = first + self.generations.max(1) - 1;
        let mut model = from.as_ref().map_or_else(|| Model::random(G::FEATURES, self.seed), Model::of);
        let mut net = from;
        let mut remembered: Vec<Vec<Transcript>> = Vec::new();
        for number in first..=last {
            let quick = if net.is_none() { QUICK } else { 1 };
            let matches = self.matches * if number == last { 2 } else { 1 } * quick;
            progress(Progress::Plays { generation: number, matches });
            let selfplay = Selfplay {
                course,
                net: net.as_ref(),
                budget: self.budget(number, last),
                exploring: exploring(number, last),
                every: G::EVERY * quick,
                seed: self.seed,
                generation: number,
            };
            let played = (0..matches).into_par_iter().map(|i| {
                let transcript = selfplay.play(i);
                progress(Progress::Played(1));
                transcript
            });
            let played: Vec<Transcript> = played.collect();
            // Matches played without a net say nothing about sensible play: they only give a start and are
            // soon forgotten.
            if number == 1 {
                remembered.clear();
            }
            remembered.drain(..remembered.len().saturating_sub(REMEMBERED));
            remembered.push(played);

            let all = remembered.iter().flatten();
            let (held_out, learned): (Vec<_>, Vec<_>) = all.partition(|transcript| transcript.held_out);
            let positions = learned.iter().map(|transcript| transcript.len()).sum();
            let results_epochs = if number == last { RESULTS_EPOCHS } else { 0 };
            progress(Progress::Learns { positions, epochs: self.epochs + results_epochs });
            let learned_once = || progress(Progress::Learned);
            let seed = self.seed ^ (u64::from(number) << 32);
            // Matches played without a net are learned from by results: there is no net to bootstrap from
            // yet.
            let lambda = if number == 0 { 1.0 } else { self.lambda };
            model.learn(&learned, &Lesson { epochs: self.epochs, lambda, step: STEP, seed }, &learned_once);
            let results = Lesson { epochs: results_epochs, lambda: 1.0, step: RESULTS_STEP, seed: !seed };
            model.learn(&sensible(&learned), &results, &learned_once);

            let played = &remembered[remembered.len() - 1];
            let generation = Generation {
                number,
                matches,
                positions: played.iter().map(Transcript::len).sum(),
                goals: mean(played, |transcript| f64::from(transcript.goals)),
                draws: mean(played, |transcript| transcript.result.draw),
                learned: model.loss(&sensible(&learned)),
                held_out: model.loss(&sensible(&held_out)),
            };
            let fitted = model.net();
            progress(Progress::Done(&generation, &fitted));
            net = Some(fitted);
        }
        model.net()
    }
}

/// All but the lively matches.
fn sensible<'a>(transcripts: &[&'a Transcript]) -> Vec<&'a Transcript> {
    transcripts.iter().copied().filter(|transcript| !transcript.lively).collect()
}

/// Falls linearly from the first generation with a net to the last.
fn exploring(number: u32, last: u32) -> u32 {
    let [first_rate, last_rate] = EXPLORING;
    let steps = last.saturating_sub(1).max(1);
    first_rate - (first_rate - last_rate) * number.saturating_sub(1).min(steps) / steps
}

#[expect(clippy::cast_precision_loss, reason = "a number of matches")]
fn mean(played: &[Transcript], of: impl Fn(&Transcript) -> f64) -> f64 {
    played.iter().map(of).sum::<f64>() / played.len().max(1) as f64
}
