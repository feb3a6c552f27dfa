//! Makes puzzles from many matches, on several cores.

use rayon::prelude::*;
use touchline_ai::Watch;
use touchline_ai::analysis::Course;

use super::{Maker, Puzzle};
use crate::{Eager, Study};

/// The most puzzles from one match: each asks something else.
const PER_MATCH: usize = 2;
/// At most one puzzle in so many is obvious: else the answer is "shoot" wherever one may.
const OBVIOUS: usize = 5;
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

impl Maker {
    /// The puzzles of one match: the hardest first, obvious ones last, and no two that ask the same.
    pub fn from_match<G: Watch + Eager>(&self, course: &Course<G>) -> Vec<Puzzle> {
        let game = course.game();
        let mut candidates: Vec<_> = course.states().iter().filter_map(|s| self.candidate(game, s)).collect();
        candidates.sort_by_key(|candidate| (std::cmp::Reverse(candidate.missed), candidate.obvious));
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
    /// Play matches until there are puzzles enough, few of them obvious. `progress` is told, from any thread,
    /// how many puzzles are made.
    ///
    /// # Errors
    /// When the threads cannot be started.
    pub fn run<G: Watch + Eager>(
        &self,
        game: &G,
        progress: &dyn Fn(usize),
    ) -> Result<Made, rayon::ThreadPoolBuildError> {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(self.study.threads).build()?;
        let one = |number: u64| self.maker.from_match(&Course::of_driver(&self.study.play(*game, number)));
        let (mut made, mut obvious) = (Made::default(), 0);
        while made.puzzles.len() < self.wanted && made.matches < self.study.matches {
            let next = made.matches..(made.matches + BATCH).min(self.study.matches);
            made.matches = next.end;
            let batch: Vec<Vec<Puzzle>> = pool.install(|| next.into_par_iter().map(one).collect());
            for puzzle in batch.into_iter().flatten() {
                obvious += usize::from(puzzle.obvious);
                if puzzle.obvious && obvious * OBVIOUS > made.puzzles.len() + 1 {
                    obvious -= 1;
                } else {
                    made.puzzles.push(puzzle);
                }
            }
            progress(made.puzzles.len().min(self.wanted));
        }
        made.puzzles.truncate(self.wanted);
        Ok(made)
    }
}
