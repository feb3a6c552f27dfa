//! Whether what an analysis calls a mistake is one: matches are played and analysed, and their mistakes
//! played out.

use touchline_ai::analysis::{Class, PlayedOut, Rollouts};
use touchline_ai::{Level, Watch};
use touchline_engine::{BySeat, Seat};

use crate::study::{Spread, Study};

/// Which mistakes to look for, and how to play them out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mistakes {
    /// Who plays, who judges, with which seed and how many threads; no more matches than this are played.
    pub study: Study,
    /// How many mistakes to play out.
    pub wanted: usize,
    /// How many of them are to be bad or very bad.
    pub bad: usize,
    /// How they are played out.
    pub rollouts: Rollouts,
}

/// A mistake that was played out.
#[derive(Clone, Debug, PartialEq)]
pub struct Checked {
    /// The number of the match.
    pub number: u64,
    /// The position before it, in notation.
    pub position: String,
    /// What was played, and what is said to be better, in notation.
    pub actions: [String; 2],
    /// Claimed and found.
    pub played_out: PlayedOut,
}

/// How a level's matches against itself are judged.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Judged {
    /// Matches.
    pub matches: u64,
    /// Unforced decisions of both teams.
    pub decisions: u32,
    /// Mistakes by class.
    pub classes: [u32; 3],
    /// What all decisions lost together.
    pub loss: f64,
}

impl Judged {
    /// The mean loss of a decision, in thousandths of a point.
    pub fn error_rate(&self) -> f64 {
        1000.0 * self.loss / f64::from(self.decisions.max(1))
    }

    /// Mistakes per match and team.
    #[expect(clippy::cast_precision_loss, reason = "counts of matches")]
    pub fn mistakes(&self) -> f64 {
        f64::from(self.classes.iter().sum::<u32>()) / (2 * self.matches.max(1)) as f64
    }
}

impl Mistakes {
    /// Play, analyse, and play out the mistakes found. `progress` is told after each match and each mistake
    /// how many mistakes there are and how many are played out.
    pub fn run<G: Watch>(&self, game: &G, progress: &dyn Fn(usize, usize)) -> Vec<Checked> {
        let mut left = [self.wanted.saturating_sub(self.bad), self.bad];
        let mut checked = Vec::new();
        let mut found = 0;
        let mut next = 0..self.study.matches;
        let mut ready = Vec::new().into_iter();
        while left != [0, 0] {
            // As many matches at once as there are threads; which mistakes are taken depends on their order
            // only.
            let Some((number, course, analysis)) = ready.next() else {
                let batch: Vec<u64> = next.by_ref().take(self.study.parallel()).collect();
                if batch.is_empty() {
                    break;
                }
                ready = self.study.analysed(game, &batch).into_iter();
                continue;
            };
            let steps = Rollouts::flagged(&analysis).into_iter().filter(|step| {
                let class =
                    analysis.decisions().find(|(at, ..)| at == step).and_then(|(.., one)| one.class());
                let kind = usize::from(class >= Some(Class::Bad));
                let takes = left[kind] > 0;
                left[kind] -= usize::from(takes);
                takes
            });
            let steps: Vec<usize> = steps.collect();
            found += steps.len();
            progress(found, checked.len());
            for step in steps {
                let Some(played_out) = self.rollouts.check(&course, &analysis, step, &|| ()) else {
                    continue;
                };
                let told = analysis.decisions().find(|(at, ..)| *at == step);
                let actions = told.map(|(.., one)| {
                    [&one.chosen, &one.best].map(|way| {
                        let rest = way.rest.iter().map(|answer| answer.action.as_str());
                        std::iter::once(way.action.as_str()).chain(rest).collect::<Vec<_>>().join("; ")
                    })
                });
                let position = analysis.steps[step].position.clone();
                checked.push(Checked { number, position, actions: actions.unwrap_or_default(), played_out });
                progress(found, checked.len());
            }
        }
        checked
    }
}

impl Checked {
    /// The mean claimed and the mean found over several, the latter with its standard error.
    pub fn means<'a>(all: impl IntoIterator<Item = &'a Self>) -> (usize, f64, f64, f64) {
        let all: Vec<&PlayedOut> = all.into_iter().map(|one| &one.played_out).collect();
        let claimed = Spread::of(all.iter().map(|one| one.claimed)).mean;
        let found = Spread::of(all.iter().map(|one| one.found));
        (all.len(), claimed, found.mean, found.error)
    }
}

/// How a judge sees the matches of a level against itself.
pub fn judged<G: Watch>(game: &G, study: &Study, progress: &dyn Fn()) -> Judged {
    let mut sum = Judged::default();
    let numbers: Vec<u64> = (0..study.matches).collect();
    for batch in numbers.chunks(study.parallel()) {
        for (.., analysis) in study.analysed(game, batch) {
            sum.matches += 1;
            for seat in Seat::ALL {
                let side = &analysis.sides[seat];
                sum.decisions += side.decisions;
                sum.loss += side.loss;
                for (sum, one) in sum.classes.iter_mut().zip(side.classes) {
                    *sum += one;
                }
            }
            progress();
        }
    }
    sum
}

/// A study of a level against itself.
pub fn against_itself(level: Level, judge: Level, matches: u64, seed: u64, threads: usize) -> Study {
    Study { matches, seed, threads, players: BySeat::new(level, level), judge }
}
