//! Compares two runs of answers with the same budget.

use touchline_engine::{Pcg, Seat};

use super::run::after_run;
use crate::player::ROOKIE_DICE;
use crate::{Budget, Evaluate, Evaluator, Level, search_value};

/// How often what the seat does not know is imagined, if there is anything.
const GUESSES: usize = 3;
/// The smaller of the two budgets, as a part of the full one: what changes between them may change again.
const SMALLER: u32 = 4;

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
    /// What the played one lost: nothing unless it is more than the comparison may be off.
    pub(crate) fn loss(&self) -> f64 {
        let loss = self.other - self.chosen;
        if loss > self.margin { loss } else { 0.0 }
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
    let ends: Vec<[G::State; 2]> = guesses(game, s, seat)
        .iter()
        .filter_map(|guess| {
            Some([after_run(game, guess, seat, chosen)?, after_run(game, guess, seat, other)?])
        })
        .collect();
    let share = u32::try_from(ends.len()).ok().filter(|share| *share > 0)?;
    let part = 1.0 / f64::from(share);
    let (mut sum, mut differences) = (Compared { chosen: 0.0, other: 0.0, margin: 0.0 }, Vec::new());
    let mut drift = 0.0;
    for [chosen, other] in &ends {
        let points = |s: &G::State, part: u32| worth(game, level, s, part).points(seat);
        let (a, b) = (points(chosen, share), points(other, share));
        let (less_a, less_b) = (points(chosen, share * SMALLER), points(other, share * SMALLER));
        sum.chosen += a * part;
        sum.other += b * part;
        drift += ((b - a) - (less_b - less_a)) * part;
        differences.push(b - a);
    }
    sum.margin = drift.abs() + spread(&differences) + least_margin(level);
    Some(sum)
}

/// Small differences are never beyond doubt.
fn least_margin(level: Level) -> f64 {
    if level.searches() { 0.005 } else { 0.01 }
}

/// The standard error of the mean of what differs between guesses.
fn spread(differences: &[f64]) -> f64 {
    let Some(more) = u32::try_from(differences.len()).ok().filter(|count| *count > 1) else { return 0.0 };
    let count = f64::from(more);
    let mean = differences.iter().sum::<f64>() / count;
    let squares: f64 = differences.iter().map(|one| (one - mean) * (one - mean)).sum();
    (squares / (count - 1.0) / count).sqrt()
}

/// Positions the seat cannot tell from this one.
fn guesses<G: Evaluate>(game: &G, s: &G::State, seat: Seat) -> Vec<G::State> {
    let (view, mut rng) = (game.view(s, Some(seat)), Pcg::new(0, 0));
    let mut guesses: Vec<G::State> = Vec::new();
    for _ in 0..GUESSES {
        let guess = game.imagine(&view, &mut rng);
        if !guesses.contains(&guess) {
            guesses.push(guess);
        }
    }
    guesses
}

/// The value of a position with a part of the level's budget. A level without one looks past the dice that
/// are due, or with less than all of it does not.
fn worth<G: Evaluate>(game: &G, level: Level, s: &G::State, part: u32) -> crate::Value {
    match level.budget::<G>() {
        Some(Budget::Nodes(nodes)) => search_value(game, game.net(), s, nodes / part),
        Some(Budget::Time(_)) | None => {
            let dice = if part < SMALLER { ROOKIE_DICE } else { 0 };
            Evaluator::new(game, game.net()).look_ahead(s, dice)
        }
    }
}
