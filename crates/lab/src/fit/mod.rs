//! Fitting the evaluation of a game from matches that it plays against itself, and checking it against
//! matches it has never seen.
//!
//! A generation plays matches with the net of the one before (`selfplay.rs`), remembers some of their
//! positions and fits the net to how those matches went on (`train.rs`). Match `i` has its own stream of the
//! seeded generator, and sums are made over fixed pieces in a fixed order: the same options give the same
//! weights, bit for bit, whatever the number of threads. Nothing that decides a weight is a floating-point
//! function whose last digit depends on the machine.

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

/// How a net is fitted.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Fit {
    /// How often matches are played with what has been learned.
    pub generations: u32,
    /// Matches of one generation; the first, which has no net yet, plays ten times as many, and the last
    /// twice.
    pub matches: u32,
    /// Of all dice, choices, first weights and orders.
    pub seed: u64,
    /// How often a generation goes through its positions.
    pub epochs: u32,
    /// How far a target looks: 0 is the value of the next position alone, 1 the result of the match alone.
    pub lambda: f64,
    /// Positions that players of the last generations judge for a decision; 0 is one step ahead as in the
    /// others.
    pub nodes: u32,
    /// How many threads; 0 means one for each core.
    pub threads: usize,
}

/// Players without a net are quick: they play so many times the matches, of which as many times fewer
/// positions are remembered.
const QUICK: u32 = 10;
/// Chance of an exploring choice in a thousand, in the first generation that has a net and in the last.
const EXPLORING: [u32; 2] = [100, 30];
/// A generation learns from its own matches and those of so many before it: they were played nearly as well.
const REMEMBERED: usize = 2;
/// So many generations at the end are played by searching players: better play, and what it leads to.
const SEARCHING: u32 = 2;
/// Step of the optimiser at the start of a generation.
const STEP: f32 = 1e-3;
/// The end of the fit goes by results alone, in smaller steps: so often through the positions.
const RESULTS_EPOCHS: u32 = 3;
const RESULTS_STEP: f32 = 3e-4;

/// How far a fit has come.
#[derive(Clone, Copy, Debug)]
pub enum Progress<'a> {
    /// A generation begins to play so many matches.
    Plays {
        /// Its number.
        generation: u32,
        /// How many matches.
        matches: u32,
    },
    /// So many matches more are played.
    Played(u32),
    /// It begins to learn from so many positions, so often.
    Learns {
        /// How many positions.
        positions: usize,
        /// How often.
        epochs: u32,
    },
    /// It has been through the positions once more.
    Learned,
    /// A generation is done, with what it has learned.
    Done(&'a Generation, &'a Net),
}

/// What one generation came to.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Generation {
    /// Its number.
    pub number: u32,
    /// Matches played.
    pub matches: u32,
    /// Positions remembered of them.
    pub positions: usize,
    /// Goals a match.
    pub goals: f64,
    /// Share of matches drawn.
    pub draws: f64,
    /// Loss against the results of the matches it learned from.
    pub learned: Loss,
    /// Loss against the results of the matches held out: one in ten.
    pub held_out: Loss,
}

impl Fit {
    /// Fit a net, from nothing or going on from one. `progress` is told, from any thread, how far it is.
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

    /// How long the players of a generation think: the first ones have little to think with.
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
            // What players without a net did says nothing of sensible play: it is a start and soon forgotten.
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
            // Players without a net are learned from by results: there is nothing to build on yet.
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

/// Without the lively matches.
fn sensible<'a>(transcripts: &[&'a Transcript]) -> Vec<&'a Transcript> {
    transcripts.iter().copied().filter(|transcript| !transcript.lively).collect()
}

/// Falls evenly from the first generation that has a net to the last.
fn exploring(number: u32, last: u32) -> u32 {
    let [first_rate, last_rate] = EXPLORING;
    let steps = last.saturating_sub(1).max(1);
    first_rate - (first_rate - last_rate) * number.saturating_sub(1).min(steps) / steps
}

#[expect(clippy::cast_precision_loss, reason = "a number of matches")]
fn mean(played: &[Transcript], of: impl Fn(&Transcript) -> f64) -> f64 {
    played.iter().map(of).sum::<f64>() / played.len().max(1) as f64
}
