//! Which of two players is stronger: many matches between them, on several cores.
//!
//! A round is one observation: a match, or a pair of matches with the same dice and exchanged seats. Rounds
//! are counted in their order, whichever thread has played them, and the decision to stop is made on the
//! rounds counted so far: the result is the same whatever the number of threads. What was played beyond the
//! last round that counts is thrown away.

mod contest;
mod scores;
mod sprt;
mod times;

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

pub use contest::{Contestant, Make, Rival};
pub use scores::{Scores, elo_of, score_of};
pub use sprt::{Sprt, Verdict};
pub use times::Times;
use touchline_engine::Describe;

use contest::{Played, play};

/// So many matches of a against b.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Arena {
    /// How many matches at most. In pairs an odd number is made even by one more.
    pub matches: u64,
    /// Of all dice and players. Round `i` has a seed of its own made of this one.
    pub seed: u64,
    /// How many threads; 0 means one for each core.
    pub threads: usize,
    /// Every two matches have the same dice, seats exchanged, and are one observation. Else every match has
    /// its own dice; a is at home in every other.
    pub pairs: bool,
    /// The question asked.
    pub test: Sprt,
    /// End as soon as it is answered.
    pub stop: bool,
}

/// What has been counted so far.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Standing {
    /// How many matches.
    pub matches: u64,
    /// How many of them a lost, drew and won.
    pub results: [u64; 3],
    /// How many of the drawn ones had no end: automatic play stopped watching them.
    pub unfinished: u64,
    /// The score of a, round by round.
    pub scores: Scores,
    /// Goals of a and of b.
    pub goals: [u64; 2],
    /// How long a and b thought about each decision with more than one legal action.
    pub times: [Times; 2],
    /// How many positions a and b judged.
    pub nodes: [u64; 2],
}

impl Standing {
    /// How many decisions with more than one legal action there were.
    pub fn decisions(&self) -> u64 {
        self.times.iter().map(Times::n).sum()
    }

    fn count(&mut self, round: &[Played]) {
        let half_points: u8 = round.iter().map(|played| played.half_points).sum();
        self.scores.add(if round.len() == 1 { 2 * half_points } else { half_points });
        for played in round {
            self.matches += 1;
            self.results[usize::from(played.half_points)] += 1;
            self.unfinished += u64::from(played.unfinished);
            for side in Rival::ALL.map(|side| side as usize) {
                self.goals[side] += u64::from(played.goals[side]);
                self.nodes[side] += played.nodes[side];
                played.times[side].iter().for_each(|&time| self.times[side].add(time));
            }
        }
    }
}

/// Rounds on their way to the standing.
#[derive(Default)]
struct Ledger {
    /// The next round to be played.
    next: u64,
    /// The next round to be counted.
    due: u64,
    /// Rounds that were played before their turn.
    waiting: BTreeMap<u64, Vec<Played>>,
    standing: Standing,
    decided: bool,
}

impl Arena {
    /// Play until the question is answered or all matches are played. `clock` tells the time that players
    /// take to think, as seen by the thread that asks. `progress` is told, from any thread, how things stand
    /// after every round.
    ///
    /// # Errors
    /// When the threads cannot be started.
    pub fn run<G: Describe + Sync>(
        &self,
        game: &G,
        make: &Make<'_, G>,
        clock: &(dyn Fn() -> Duration + Sync),
        progress: &(dyn Fn(&Standing) + Sync),
    ) -> Result<Standing, rayon::ThreadPoolBuildError> {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(self.threads).build()?;
        let ledger = Mutex::new(Ledger::default());
        let next_round = || self.next_round(&mut open(&ledger));
        pool.broadcast(|_| {
            while let Some(number) = next_round() {
                let round = self.round(game, number, make, clock);
                self.enter(&mut open(&ledger), number, round, progress);
            }
        });
        Ok(ledger.into_inner().unwrap_or_else(PoisonError::into_inner).standing)
    }

    fn rounds(&self) -> u64 {
        if self.pairs { self.matches.div_ceil(2) } else { self.matches }
    }

    fn next_round(&self, ledger: &mut Ledger) -> Option<u64> {
        let number = ledger.next;
        ledger.next += 1;
        (!ledger.decided && number < self.rounds()).then_some(number)
    }

    fn round<G: Describe>(
        &self,
        game: &G,
        number: u64,
        make: &Make<'_, G>,
        clock: &dyn Fn() -> Duration,
    ) -> Vec<Played> {
        let seed = mixed(self.seed, number);
        let play = |home| play(game, home, seed, make, clock);
        if self.pairs {
            Rival::ALL.map(play).into()
        } else {
            vec![play(if number.is_multiple_of(2) { Rival::A } else { Rival::B })]
        }
    }

    fn enter(&self, ledger: &mut Ledger, number: u64, round: Vec<Played>, progress: &dyn Fn(&Standing)) {
        ledger.waiting.insert(number, round);
        while !ledger.decided
            && let Some(round) = ledger.waiting.remove(&ledger.due)
        {
            ledger.due += 1;
            ledger.standing.count(&round);
            ledger.decided = self.stop && self.test.verdict(&ledger.standing.scores) != Verdict::Undecided;
            progress(&ledger.standing);
        }
    }
}

/// A thread that panicked has left the ledger whole: every entry is made in one go.
fn open(ledger: &Mutex<Ledger>) -> MutexGuard<'_, Ledger> {
    ledger.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A seed for each round, by the mixing step of `SplitMix64`: neighbours have nothing in common.
fn mixed(seed: u64, number: u64) -> u64 {
    let mut bits = seed.wrapping_add(number.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15));
    bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    bits ^ (bits >> 31)
}
