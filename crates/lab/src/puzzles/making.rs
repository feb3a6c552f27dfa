//! Makes puzzles from many matches, on several cores.

use std::collections::{BTreeMap, BTreeSet};

use rayon::prelude::*;
use touchline_ai::Watch;
use touchline_ai::analysis::Course;

use super::{Maker, Puzzle, Way};
use crate::{Eager, Study};

/// The most puzzles from one match: each asks something else.
const PER_MATCH: usize = 2;
/// At most one puzzle in so many is answered by whatever tempts most.
const OBVIOUS: usize = 5;
/// A kind of answer is right in half of the puzzles that offer it, and so many more.
const SLACK: usize = 2;
/// How many matches are looked at before the puzzles are counted: the same whatever the number of threads.
const BATCH: u64 = 16;

/// How many puzzles to make, and from what.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Making {
    /// Who judges.
    pub maker: Maker,
    /// Who plays, with which seed, how many matches at most and how many threads.
    pub study: Study,
    /// No more puzzles than this.
    pub wanted: usize,
}

/// What was made.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Made {
    /// The puzzles, in the order of the matches.
    pub puzzles: Vec<Puzzle>,
    /// How many matches were looked at.
    pub matches: u64,
}

/// How often each kind of answer was on offer beside others, and how often it was the best: whoever sees
/// "shoot" must not know the answer.
#[derive(Default)]
struct Balance {
    kinds: BTreeMap<String, [usize; 2]>,
    puzzles: usize,
    obvious: usize,
}

impl Balance {
    /// Whether a puzzle leaves its kind of answer right in about half of the puzzles, and few of them
    /// obvious; if so, it counts.
    fn takes(&mut self, puzzle: &Puzzle) -> bool {
        if puzzle.obvious && (self.obvious + 1) * OBVIOUS > self.puzzles + 1 {
            return false;
        }
        let kinds: BTreeSet<&str> = puzzle.ways.iter().map(kind).collect();
        if let Some(best) = puzzle.ways.first().map(kind).filter(|_| kinds.len() > 1) {
            let [offered, right] = self.kinds.get(best).copied().unwrap_or_default();
            if right + 1 > offered.midpoint(1) + SLACK {
                return false;
            }
            for kind in kinds {
                let [offered, right] = self.kinds.entry(kind.to_owned()).or_default();
                *offered += 1;
                *right += usize::from(kind == best);
            }
        }
        self.puzzles += 1;
        self.obvious += usize::from(puzzle.obvious);
        true
    }
}

/// What an action begins with, without where: "shoot", "target".
fn kind(way: &Way) -> &str {
    way.answers.first().and_then(|answer| answer.split(' ').next()).unwrap_or_default()
}

impl Maker {
    /// The puzzles of one match: the hardest first, obvious ones last, and no two that ask the same.
    pub fn from_match<G: Watch + Eager>(&self, course: &Course<G>) -> Vec<Puzzle> {
        let game = course.game();
        let mut candidates: Vec<_> = course.states().iter().filter_map(|s| self.candidate(game, s)).collect();
        candidates.sort_by_key(|candidate| (std::cmp::Reverse(candidate.missed), candidate.tempts));
        let mut puzzles: Vec<Puzzle> = Vec::new();
        for candidate in &candidates {
            if puzzles.len() == PER_MATCH {
                break;
            }
            if puzzles.iter().all(|known| known.question != candidate.question) {
                puzzles.extend(self.puzzle(game, candidate));
            }
        }
        puzzles
    }
}

impl Making {
    /// Play matches until there are puzzles enough, few of them obvious, and no kind of answer mostly right.
    /// `hear` is told each as soon as it counts.
    ///
    /// # Errors
    /// When the threads cannot be started, or `hear` fails.
    pub fn run<G: Watch + Eager, E: From<rayon::ThreadPoolBuildError>>(
        &self,
        game: &G,
        hear: &mut dyn FnMut(&Puzzle) -> Result<(), E>,
    ) -> Result<Made, E> {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(self.study.threads).build()?;
        let one = |number: u64| self.maker.from_match(&Course::of_driver(&self.study.play(*game, number)));
        let (mut made, mut balance) = (Made::default(), Balance::default());
        while made.puzzles.len() < self.wanted && made.matches < self.study.matches {
            let next = made.matches..(made.matches + BATCH).min(self.study.matches);
            made.matches = next.end;
            let batch: Vec<Vec<Puzzle>> = pool.install(|| next.into_par_iter().map(one).collect());
            let left = self.wanted - made.puzzles.len();
            for puzzle in batch.into_iter().flatten().filter(|puzzle| balance.takes(puzzle)).take(left) {
                hear(&puzzle)?;
                made.puzzles.push(puzzle);
            }
        }
        Ok(made)
    }
}
