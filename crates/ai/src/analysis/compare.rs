//! Compares two runs of answers with the same budget.

use std::ops::Add as _;

use touchline_engine::{Pcg, Seat};

use super::run::after_run;
use crate::player::ROOKIE_DICE;
use crate::{Budget, Evaluate, Evaluator, Level, Value, search_value};

/// How often what the seat does not know is imagined, if there is anything.
const GUESSES: usize = 3;
/// How many times the level's own budget a difference is searched with before a loss is said. What changes
/// between the two budgets may change again.
const SECOND_LOOK: u32 = 4;

/// What two runs are worth to the seat, each searched with the same budget.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Compared {
    /// The one that was played.
    pub(crate) chosen: f64,
    /// The other one.
    pub(crate) other: f64,
    /// How far their difference may be off.
    pub(crate) margin: f64,
}

impl Compared {
    /// What the played one surely lost: the difference beyond what it may be off. The other run was picked
    /// because it looked best, and what looks best is on average not as good as it looks.
    pub(crate) fn loss(&self) -> f64 {
        (self.other - self.chosen - self.margin).max(0.0)
    }
}

/// Compare what a seat answered with something else it could have answered, by what it could know.
pub(crate) fn compare<G: Evaluate>(
    game: &G,
    level: Level,
    s: &G::State,
    seat: Seat,
    [chosen, other]: [&[G::Action]; 2],
) -> Option<Compared> {
    let ends: Vec<[G::State; 2]> = guesses(game, &game.view(s, Some(seat)))
        .iter()
        .filter_map(|guess| {
            Some([after_run(game, guess, seat, chosen)?, after_run(game, guess, seat, other)?])
        })
        .collect();
    let share = u32::try_from(ends.len()).ok().filter(|share| *share > 0)?;
    let look = |times: u32| {
        let points = |s: &G::State| game.worth(worth(game, level, s, times, share), seat);
        ends.iter().map(|[chosen, other]| [points(chosen), points(other)]).collect::<Vec<_>>()
    };
    let first = look(1);
    let [chosen, other] = means(&first);
    let least = least_margin(level);
    if other - chosen <= least {
        return Some(Compared { chosen, other, margin: least });
    }
    let second = look(SECOND_LOOK);
    let [again, better] = means(&second);
    let drift = (better - again) - (other - chosen);
    let margin = drift.abs() + spread(&second) + least;
    Some(Compared { chosen: again, other: better, margin })
}

/// The means of both columns.
fn means(pairs: &[[f64; 2]]) -> [f64; 2] {
    let count = f64::from(u32::try_from(pairs.len()).unwrap_or(1).max(1));
    [0, 1].map(|column| pairs.iter().map(|pair| pair[column]).sum::<f64>() / count)
}

/// Small differences are never beyond doubt.
fn least_margin(level: Level) -> f64 {
    if level.searches() { 0.005 } else { 0.01 }
}

/// The standard error of the mean of what differs between guesses.
fn spread(pairs: &[[f64; 2]]) -> f64 {
    let Some(more) = u32::try_from(pairs.len()).ok().filter(|count| *count > 1) else { return 0.0 };
    let count = f64::from(more);
    let [chosen, other] = means(pairs);
    let off = |[a, b]: &[f64; 2]| (b - a) - (other - chosen);
    let squares: f64 = pairs.iter().map(|pair| off(pair) * off(pair)).sum();
    (squares / (count - 1.0) / count).sqrt()
}

/// Positions that fit what a seat sees.
fn guesses<G: Evaluate>(game: &G, view: &G::View) -> Vec<G::State> {
    let (mut guesses, mut rng) = (Vec::<G::State>::new(), Pcg::new(0, 0));
    for _ in 0..GUESSES {
        let guess = game.imagine(view, &mut rng);
        if !guesses.contains(&guess) {
            guesses.push(guess);
        }
    }
    guesses
}

/// The worth of some answers by what the seat sees, with the level's budget; `None` if they cannot be given.
pub(crate) fn judged<G: Evaluate>(
    game: &G,
    level: Level,
    view: &G::View,
    seat: Seat,
    answers: &[G::Action],
) -> Option<Value> {
    let guesses = guesses(game, view);
    let ends: Vec<_> = guesses.iter().filter_map(|guess| after_run(game, guess, seat, answers)).collect();
    let share = u32::try_from(ends.len()).ok().filter(|share| *share > 0)?;
    let values = ends.iter().map(|end| worth(game, level, end, 1, share));
    values.reduce(Value::add).map(|sum| sum * (1.0 / f64::from(share)))
}

/// The value of a position with so many times the level's budget, shared out over the guesses. A level
/// without a budget looks past the dice that are due, at the second look only.
fn worth<G: Evaluate>(game: &G, level: Level, s: &G::State, times: u32, share: u32) -> Value {
    match level.budget::<G>() {
        Some(Budget::Nodes(nodes)) => search_value(game, game.net(), s, nodes.saturating_mul(times) / share),
        Some(Budget::Time(_) | Budget::Within(..)) | None => {
            let dice = if times > 1 { ROOKIE_DICE } else { 0 };
            Evaluator::new(game, game.net()).look_ahead(s, dice)
        }
    }
}
