//! What a recorded match has to teach: losses of decisions, luck of rolls, chances of goals.
//!
//! Let A be home's winning chance as a level [assesses](crate::assess) a position, and the result where the
//! match is over. Every input changes A, and every change is split: the luck of a roll is A after it minus
//! the exact mean over all its outcomes; the loss of a decision is what the best action is worth more than
//! the chosen one, as the seat could [judge](crate::rate) them; what remains is a reassessment. So the
//! balance of a match closes: its result minus A at the start is the luck minus the errors.
//! `docs/analysis.md` says what each part means.

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

/// Who analyses, and how.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Analyst {
    /// The level that judges. `random` judges like `rookie`.
    pub level: Level,
    /// How many threads; 0 means one for each core. The analysis is the same.
    pub threads: usize,
}

impl Analyst {
    /// Explain a match. `progress` is told, from any thread, when one more step is done: [`Course::len`]
    /// times.
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

    /// The same for as long as somebody wants it: `go_on` is asked, from any thread, before every position
    /// and every step, [`Self::looks`] times in all; none when it says no.
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

    /// How often an analysis of so many inputs looks at something.
    pub const fn looks(inputs: usize) -> usize {
        2 * inputs + 1
    }

    /// Only where the result of a match came from: what many matches are summed up by.
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

/// Home's winning chance, and the result itself where the match is over.
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
