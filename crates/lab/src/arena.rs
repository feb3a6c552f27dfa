//! Which of two players is stronger: many matches between them, on several cores.
//!
//! A round is one observation: a match, or a pair of matches with the same dice and swapped seats. Rounds
//! count in order, whichever thread played them, and the decision to stop looks only at the rounds counted so
//! far, so the result does not depend on the number of threads. Rounds played beyond the last one that counts
//! are discarded.

mod bot;
mod contest;
mod failure;
mod ladder;
mod scores;
mod sprt;
mod times;

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

pub use contest::{Contestant, Make, Rival};
pub use failure::Failure;
pub use ladder::{Met, Rated, ladder};
pub use scores::{Scores, elo_of, score_of};
pub use sprt::{Sprt, Verdict};
pub use times::Times;
use touchline_engine::Describe;

use contest::{Played, play};

use crate::Measured;
use crate::style::Compared;

/// A contest of a against b.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Arena {
    /// The most matches. With pairs, an odd number is rounded up.
    pub matches: u64,
    /// The seed of all dice and players. Each round derives its own seed from it.
    pub seed: u64,
    /// How many threads; 0 means one per core.
    pub threads: usize,
    /// Play pairs of matches with the same dice and swapped seats, each pair one observation. Otherwise every
    /// match has its own dice, and a is at home in every other match.
    pub pairs: bool,
    /// The hypothesis test.
    pub test: Sprt,
    /// Stop as soon as the test is decided.
    pub stop: bool,
}

/// The result so far.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Standing {
    /// The number of matches.
    pub matches: u64,
    /// How many of them a lost, drew and won.
    pub results: [u64; 3],
    /// How many of the draws were unfinished: automatic play gave up on them.
    pub unfinished: u64,
    /// The score of a, by round.
    pub scores: Scores,
    /// Goals of a and of b.
    pub goals: [u64; 2],
    /// Shots of a and of b.
    pub shots: [u64; 2],
    /// How long a and b thought about each decision with more than one legal action.
    pub times: [Times; 2],
    /// How many positions a and b evaluated.
    pub nodes: [u64; 2],
    /// How a and b play, by figure of the game ([`Measured::FIGURES`]).
    pub styles: Vec<Compared>,
}

impl Standing {
    /// The number of decisions with more than one legal action.
    pub fn decisions(&self) -> u64 {
        self.times.iter().map(Times::n).sum()
    }

    fn count(&mut self, round: &[Played]) {
        let half_points: u8 = round.iter().map(|played| played.half_points).sum();
        self.scores.add(if round.len() == 1 { 2 * half_points } else { half_points });
        let figures = round.first().map_or(0, |played| played.styles.len());
        self.styles.resize(figures, Compared::default());
        for (figure, compared) in self.styles.iter_mut().enumerate() {
            compared.add(round.iter().map(|played| played.styles[figure]));
        }
        for played in round {
            self.matches += 1;
            self.results[usize::from(played.half_points)] += 1;
            self.unfinished += u64::from(played.unfinished);
            for side in Rival::ALL.map(|side| side as usize) {
                self.goals[side] += u64::from(played.goals[side]);
                self.shots[side] += u64::from(played.shots[side]);
                self.nodes[side] += played.nodes[side];
                played.times[side].iter().for_each(|&time| self.times[side].add(time));
            }
        }
    }
}

/// Rounds of a contest on their way into its standing.
#[derive(Default)]
struct Ledger {
    /// The next round to be counted.
    due: u64,
    /// Rounds played ahead of their turn.
    waiting: BTreeMap<u64, Vec<Played>>,
    standing: Standing,
    /// Nothing more counts.
    decided: bool,
}

/// Several contests that are played together: the first round of each, then the second of each.
#[derive(Default)]
struct Ledgers {
    /// The next turn: that of a contest and one of its rounds.
    next: u64,
    own: Vec<Ledger>,
    /// The first turn, of those that were played, in which a player could not go on, and why.
    failed: Option<(u64, Failure)>,
}

/// A turn: which contest, and which of its rounds.
#[derive(Clone, Copy)]
struct Turn {
    number: u64,
    contest: usize,
    round: u64,
}

impl Arena {
    /// The same with dice of its own, by a number: for several contests whose luck is not to be the same.
    #[must_use]
    pub fn meeting(&self, number: u64) -> Self {
        Self { seed: mixed(self.seed, number), ..*self }
    }

    /// Play until the test is decided or all matches are played. `clock` returns the time, for measuring how
    /// long players think on the calling thread. `progress` is called, from any thread, with the standing
    /// after every round.
    ///
    /// # Errors
    /// When the threads cannot be started, or a player cannot go on.
    pub fn run<G: Describe + Measured + Sync>(
        &self,
        game: &G,
        make: &Make<'_, G>,
        clock: &(dyn Fn() -> Duration + Sync),
        progress: &(dyn Fn(&Standing) + Sync),
    ) -> Result<Standing, Failure> {
        self.run_until(game, make, clock, &AtomicBool::new(false), progress)
    }

    /// The same until `stop` is set: the rounds that were begun are still played and count. One that cannot
    /// go on after that counts as not played: what stops this program may have ended a player as well.
    ///
    /// # Errors
    /// When the threads cannot be started, or a player cannot go on.
    pub fn run_until<G: Describe + Measured + Sync>(
        &self,
        game: &G,
        make: &Make<'_, G>,
        clock: &(dyn Fn() -> Duration + Sync),
        stop: &AtomicBool,
        progress: &(dyn Fn(&Standing) + Sync),
    ) -> Result<Standing, Failure> {
        let make = |_, side, seed, stream| make(side, seed, stream);
        let progress = |_, standing: &Standing| progress(standing);
        let standings = Self::run_together(&[*self], game, &make, clock, stop, &progress);
        standings.map(|all| all.into_iter().next().unwrap_or_default()).map_err(|(_, failure)| failure)
    }

    /// Several contests at once, with the threads of the first: a round of each, then the next of each, so
    /// that all have about equally many when `stop` is set. Each has the standing that it has by itself.
    /// `make` and `progress` are also told the number of the contest.
    ///
    /// # Errors
    /// When the threads cannot be started, or a player cannot go on: in which contest, and why.
    pub fn run_together<G: Describe + Measured + Sync>(
        arenas: &[Self],
        game: &G,
        make: &(dyn Fn(usize, Rival, u64, u64) -> Box<dyn Contestant<G>> + Sync),
        clock: &(dyn Fn() -> Duration + Sync),
        stop: &AtomicBool,
        progress: &(dyn Fn(usize, &Standing) + Sync),
    ) -> Result<Vec<Standing>, (usize, Failure)> {
        let threads = arenas.first().map_or(0, |arena| arena.threads);
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build();
        let pool = pool.map_err(|error| (0, Failure::Threads(error.to_string())))?;
        let own = arenas.iter().map(|_| Ledger::default()).collect();
        let ledgers = Mutex::new(Ledgers { own, ..Ledgers::default() });
        let next_turn = || {
            let mut ledgers = open(&ledgers);
            (!stop.load(Ordering::Relaxed)).then(|| ledgers.next_turn(arenas)).flatten()
        };
        pool.broadcast(|_| {
            while let Some(turn) = next_turn() {
                let (arena, make) =
                    (&arenas[turn.contest], &|side, seed, stream| make(turn.contest, side, seed, stream));
                let played = arena.round(game, turn.round, make, clock);
                if stop.load(Ordering::Relaxed) && played.iter().any(|played| played.failed.is_some()) {
                    return;
                }
                let progress = |standing: &Standing| progress(turn.contest, standing);
                open(&ledgers).enter(arena, turn, played, &progress);
            }
        });
        let Ledgers { own, failed, .. } = ledgers.into_inner().unwrap_or_else(PoisonError::into_inner);
        match failed {
            Some((turn, failure)) => Err((Turn::of(turn, arenas.len()).contest, failure)),
            None => Ok(own.into_iter().map(|ledger| ledger.standing).collect()),
        }
    }

    /// How many matches are played unless it stops: with pairs an even number.
    pub fn planned(&self) -> u64 {
        if self.pairs { 2 * self.rounds() } else { self.rounds() }
    }

    fn rounds(&self) -> u64 {
        if self.pairs { self.matches.div_ceil(2) } else { self.matches }
    }

    fn round<G: Describe + Measured>(
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

    /// The first match of a round that a player could not go on with.
    fn failure(&self, round: u64, played: &[Played]) -> Option<Failure> {
        let first = if self.pairs { 2 * round } else { round };
        (first + 1..).zip(played).find_map(|(number, played)| {
            let (side, why) = played.failed.clone()?;
            Some(Failure::Match { number, side, why })
        })
    }
}

impl Turn {
    /// The turns of one round of every contest come before those of the next.
    fn of(number: u64, contests: usize) -> Self {
        let contests = contests.max(1) as u64;
        let contest = usize::try_from(number % contests).unwrap_or(0);
        Self { number, contest, round: number / contests }
    }
}

impl Ledgers {
    fn next_turn(&mut self, arenas: &[Arena]) -> Option<Turn> {
        let rounds = arenas.iter().map(Arena::rounds).max().unwrap_or(0);
        while self.failed.is_none() {
            let turn = Turn::of(self.next, arenas.len());
            if turn.round >= rounds {
                return None;
            }
            self.next += 1;
            if !self.own[turn.contest].decided && turn.round < arenas[turn.contest].rounds() {
                return Some(turn);
            }
        }
        None
    }

    fn enter(&mut self, arena: &Arena, turn: Turn, played: Vec<Played>, progress: &dyn Fn(&Standing)) {
        let ledger = &mut self.own[turn.contest];
        // What is played after the decision does not count.
        if ledger.decided {
            return;
        }
        if let Some(failure) = arena.failure(turn.round, &played) {
            let earlier = self.failed.take().filter(|(known, _)| *known < turn.number);
            self.failed = earlier.or(Some((turn.number, failure)));
        } else if self.failed.is_none() {
            ledger.enter(arena, turn.round, played, progress);
        }
    }
}

impl Ledger {
    fn enter(&mut self, arena: &Arena, number: u64, round: Vec<Played>, progress: &dyn Fn(&Standing)) {
        self.waiting.insert(number, round);
        while !self.decided
            && let Some(round) = self.waiting.remove(&self.due)
        {
            self.due += 1;
            self.standing.count(&round);
            self.decided = arena.stop && arena.test.verdict(&self.standing.scores) != Verdict::Undecided;
            progress(&self.standing);
        }
    }
}

/// A panicking thread leaves the ledgers consistent: every entry is made in one go.
fn open(ledgers: &Mutex<Ledgers>) -> MutexGuard<'_, Ledgers> {
    ledgers.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A seed per round, by the mixing step of `SplitMix64`, so that neighbouring seeds are unrelated.
pub(crate) fn mixed(seed: u64, number: u64) -> u64 {
    let mut bits = seed.wrapping_add(number.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15));
    bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    bits ^ (bits >> 31)
}
