//! The analysis of a recorded match: what decisions lost, what luck the rolls brought, which goal chances
//! there were.
//!
//! Let A be home's winning chance as a level [assesses](crate::assess) it, or the result once the match is
//! over. Every input changes A, and every change is split up. The luck of a roll is A after it minus the
//! exact mean over all its outcomes. A decision is a run of answers: all that a seat gives before dice are
//! rolled or another seat answers. Its loss is the worth of the position after the run that a player of the
//! level would have given minus that of the position after the run that was given, both searched with the
//! same budget from what the seat could know; it counts only if it is larger than the comparison may be off.
//! What remains is a reassessment. So the balance of
//! a match closes: its result minus A at the start is the luck minus the errors. `docs/analysis.md` explains
//! each part.

mod balance;
mod class;
pub(crate) mod compare;
pub(crate) mod course;
mod field;
mod goals;
mod parallel;
mod report;
mod rollout;
pub(crate) mod run;
mod telling;
mod verdict;

use std::ops::Range;

use touchline_engine::{Node, Seat};

use crate::{Evaluate, Level, Watch, assess};

pub use class::{Class, Rating, Standard};
pub use course::{Course, after_dice, settle};
pub use goals::goal_chance;
pub use report::{
    Alternative, Analysis, Answer, Balance, Cell, Decision, JudgedInput, Kind, Moment, Pitch, Roll, Shot,
    TeamSummary, Turn,
};
pub use rollout::{PlayedOut, Rollouts};

/// Whether to go on: asked before every position, and before every step.
pub type GoOn<'a> = [&'a (dyn Fn() -> bool + Sync); 2];

/// The settings of an analysis.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Analyst {
    /// The level that judges. `random` judges like `rookie`.
    pub level: Level,
    /// How many threads to use; 0 means one per core. The result does not depend on it.
    pub threads: usize,
}

impl Analyst {
    /// Analyse a match. `progress` is called, from any thread, for each step: [`Course::len`] times.
    pub fn analyse<G: Watch>(&self, course: &Course<G>, progress: &(dyn Fn() + Sync)) -> Analysis {
        let step = || {
            progress();
            true
        };
        G::analysed(self, course, [&|| true, &step])
            .unwrap_or_else(|| telling::tell(course, self.level, &[], &[]))
    }

    /// Like [`Self::analyse`], but can be stopped: `go_on` is called, from any thread, before every position
    /// and every step, [`Self::looks`] times in all. `None` once it returns false.
    pub fn analyse_while<G: Watch>(
        &self,
        course: &Course<G>,
        go_on: &(dyn Fn() -> bool + Sync),
    ) -> Option<Analysis> {
        G::analysed(self, course, [go_on, go_on])
    }

    /// The analysis itself: `look` is asked before every position, `step` before every step; `None` once one
    /// of them says no.
    pub fn play_by_play<G: Watch>(&self, course: &Course<G>, [look, step]: GoOn<'_>) -> Option<Analysis> {
        let worth = |at: usize| look().then(|| worth(course.game(), self.level, &course.states()[at]));
        let worths = parallel::map(course.states().len(), self.threads, worth);
        let worths: Vec<f64> = worths.into_iter().collect::<Option<_>>()?;
        let verdicts = self.verdicts(course, &worths, step)?;
        Some(telling::tell(course, self.level, &worths, &verdicts))
    }

    /// How often `go_on` is called for a match with this many inputs.
    pub const fn looks(inputs: usize) -> usize {
        2 * inputs + 1
    }

    /// Only the balance: where the result came from. Used to sum up many matches.
    pub fn balance<G: Watch>(&self, course: &Course<G>) -> Balance {
        let worths = self.worths(course);
        let verdicts = self.verdicts(course, &worths, &|| true).unwrap_or_default();
        balance::balance(&worths, &verdicts, &course.turns())
    }

    /// Home's winning chance in every position.
    fn worths<G: Watch>(&self, course: &Course<G>) -> Vec<f64> {
        let worth = |at: usize| worth(course.game(), self.level, &course.states()[at]);
        parallel::map(course.states().len(), self.threads, worth)
    }

    /// The verdicts on all steps. `go_on` is called for each; `None` once it returns false.
    fn verdicts<G: Watch>(
        &self,
        course: &Course<G>,
        worths: &[f64],
        go_on: &(dyn Fn() -> bool + Sync),
    ) -> Option<Vec<verdict::Verdict<G::Action>>> {
        let units = run::units(course);
        let judge = |number: usize| {
            let unit: Range<usize> = units[number].clone();
            let wanted = unit.clone().all(|_| go_on());
            wanted.then(|| verdict::judge(course, self.level, worths, unit))
        };
        let judged = parallel::map(units.len(), self.threads, judge);
        judged.into_iter().collect::<Option<Vec<_>>>().map(|judged| judged.into_iter().flatten().collect())
    }
}

/// Home's winning chance, or the result itself once the match is over.
fn worth<G: Evaluate>(game: &G, level: Level, s: &G::State) -> f64 {
    assess(game, level, s).points(Seat::Home)
}

/// How a course ended, if it did.
fn outcome<G: Watch>(course: &Course<G>) -> Option<touchline_engine::Outcome> {
    match course.game().node(course.last()) {
        Node::Over(outcome) => Some(outcome),
        Node::Decide(..) | Node::Chance => None,
    }
}
