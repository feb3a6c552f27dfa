//! The analysis of a recorded match: what decisions lost, what luck the rolls brought, which goal chances
//! there were.
//!
//! Let A be home's winning chance as a level [assesses](crate::assess) it, or the result once the match is
//! over. Every input changes A, and every change is split up. The luck of a roll is A after it minus the
//! exact mean over all its outcomes. The loss of a decision is the worth of the best action minus that of the
//! chosen one, as the seat could [judge](crate::rate) them. What remains is a reassessment. So the balance of
//! a match closes: its result minus A at the start is the luck minus the errors. `docs/analysis.md` explains
//! each part.

mod balance;
mod course;
mod field;
mod goals;
mod parallel;
mod report;
mod telling;
mod verdict;

use touchline_engine::{Node, Seat};

use crate::{Evaluate, Level, Watch, assess};

pub use course::Course;
pub use goals::goal_chance;
pub use report::{
    Alternative, Analysis, Balance, Cell, Decision, JudgedInput, Kind, Moment, Pitch, Roll, Shot,
    TeamSummary, Turn,
};

/// The settings of an analysis.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Analyst {
    /// The level that judges. `random` judges like `rookie`.
    pub level: Level,
    /// How many threads to use; 0 means one per core. The result does not depend on it.
    pub threads: usize,
}

impl Analyst {
    /// Analyse a match. `progress` is called, from any thread, after each step: [`Course::len`] times.
    pub fn analyse<G: Watch>(&self, course: &Course<G>, progress: &(dyn Fn() + Sync)) -> Analysis {
        let worths = self.worths(course);
        let judge = |step: usize| {
            let verdict = self.judge(course, &worths, step);
            progress();
            verdict
        };
        let verdicts = parallel::map(course.len(), self.threads, judge);
        telling::tell(course, self.level, &worths, &verdicts)
    }

    /// Like [`Self::analyse`], but can be stopped: `go_on` is called, from any thread, before every position
    /// and every step, [`Self::looks`] times in all. `None` once it returns false.
    pub fn analyse_while<G: Watch>(
        &self,
        course: &Course<G>,
        go_on: &(dyn Fn() -> bool + Sync),
    ) -> Option<Analysis> {
        let worth = |at: usize| go_on().then(|| worth(course.game(), self.level, &course.states()[at]));
        let worths = parallel::map(course.states().len(), self.threads, worth);
        let worths: Vec<f64> = worths.into_iter().collect::<Option<_>>()?;
        let judge = |step: usize| go_on().then(|| self.judge(course, &worths, step));
        let verdicts = parallel::map(course.len(), self.threads, judge);
        let verdicts: Vec<_> = verdicts.into_iter().collect::<Option<_>>()?;
        Some(telling::tell(course, self.level, &worths, &verdicts))
    }

    /// How often `go_on` is called for a match with this many inputs.
    pub const fn looks(inputs: usize) -> usize {
        2 * inputs + 1
    }

    /// Only the balance: where the result came from. Used to sum up many matches.
    pub fn balance<G: Watch>(&self, course: &Course<G>) -> Balance {
        let worths = self.worths(course);
        let verdicts = parallel::map(course.len(), self.threads, |step| self.judge(course, &worths, step));
        balance::balance(&worths, &verdicts, &course.turns())
    }

    /// Home's winning chance in every position.
    fn worths<G: Watch>(&self, course: &Course<G>) -> Vec<f64> {
        let worth = |at: usize| worth(course.game(), self.level, &course.states()[at]);
        parallel::map(course.states().len(), self.threads, worth)
    }

    fn judge<G: Watch>(
        &self,
        course: &Course<G>,
        worths: &[f64],
        step: usize,
    ) -> verdict::Verdict<G::Action> {
        let around = [worths[step], worths[step + 1]];
        verdict::judge(course.game(), self.level, &course.states()[step], &course.inputs()[step], around)
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
