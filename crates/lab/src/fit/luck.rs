//! Targets without luck.
//!
//! Whatever a position is said to be worth, the dice do not favour anybody on average: the worth after a roll
//! minus its exact mean over all outcomes has mean zero. Taken out of the result, it leaves a target that is
//! still right on average and varies far less.

use touchline_ai::analysis::{after_dice, settle};
use touchline_ai::{Evaluate, Evaluator, Sight, Value};
use touchline_engine::{Choices, Seat, Weighted};

/// What a match consists of, as far as targets are concerned.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Step {
    /// A position was sampled: it needs a target.
    Seen,
    /// Dice were rolled.
    Rolled {
        /// The worth after the roll minus the mean over its outcomes.
        luck: Value,
        /// That mean.
        mean: Value,
    },
    /// A turn has passed, with home so many goals ahead.
    Waited {
        /// Home's lead.
        lead: i32,
        /// Whether nothing but a score ends the match.
        no_clock: bool,
    },
}

/// What is left of an advantage for every turn that passes in a match without a clock.
///
/// Nothing else would tell such a net that a goal now is better than one later: all positions that win some
/// day would be worth the same, and two teams that play by it would move to and fro for ever. Where both
/// wait for ever the chances are even, which is also what a match without an end counts as.
pub(crate) const PATIENCE: f64 = 0.99;

/// The steps of a match in order.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Line {
    steps: Vec<Step>,
}

impl Line {
    /// Add a step.
    pub(crate) fn push(&mut self, step: Step) {
        self.steps.push(step);
    }

    /// The target of every sampled position, in order. At each roll it is the share `lambda` of what came
    /// afterwards, luck taken out, and the mean over the outcomes for the rest. A goal that comes a turn
    /// later counts the share `soon` ([`Evaluate::SOON`]).
    pub(crate) fn targets(&self, result: Value, lambda: f64, soon: f64) -> Vec<Value> {
        let (mut target, mut targets) = (result, Vec::new());
        for step in self.steps.iter().rev() {
            match *step {
                Step::Seen => targets.push(target),
                Step::Rolled { luck, mean } => {
                    target = minus(target, luck) * lambda + mean * (1.0 - lambda);
                }
                Step::Waited { lead, no_clock } => {
                    if no_clock {
                        let even = Value { win: 0.5, draw: 0.0, loss: 0.5, goals: target.goals };
                        target = target * PATIENCE + even * (1.0 - PATIENCE);
                    }
                    let lead = f64::from(lead);
                    target.goals = lead + (target.goals - lead) * soon;
                }
            }
        }
        targets.reverse();
        targets
    }

    /// The result without the luck of all rolls.
    pub(crate) fn adjusted(&self, result: Value) -> Value {
        self.steps.iter().fold(result, |sum, step| match *step {
            Step::Rolled { luck, .. } => minus(sum, luck),
            Step::Seen | Step::Waited { .. } => sum,
        })
    }
}

/// The difference of two values.
pub(crate) fn minus(value: Value, other: Value) -> Value {
    value + other * -1.0
}

/// What a roll was worth; `None` where it could make no difference, or none that anybody may see.
pub(crate) fn roll<G: Evaluate>(
    evaluator: &mut Evaluator<'_, G>,
    before: &G::State,
    after: &G::State,
) -> Option<Step> {
    let game = evaluator.game();
    if game.is_roll_secret(before) {
        return None;
    }
    let mut outcomes = Weighted::new();
    game.chances(before, &mut outcomes);
    if outcomes.len() < 2 {
        return None;
    }
    let total = f64::from(outcomes.total());
    let mut mean = Value::default();
    for (chance, weight) in outcomes.iter() {
        let mut next = *before;
        game.resolve(&mut next, chance.as_ref(), &mut ());
        mean += evaluator.value(&next) * (f64::from(*weight) / total);
    }
    Some(Step::Rolled { luck: minus(evaluator.value(after), mean), mean })
}

/// What a roll brought home, in points, if every outcome is looked into this far; 0 where nobody may see a
/// difference.
pub(crate) fn seen<G: Evaluate>(
    evaluator: &mut Evaluator<'_, G>,
    sight: Sight,
    before: &G::State,
    after: &G::State,
) -> f64 {
    let game = evaluator.game();
    if game.is_roll_secret(before) {
        return 0.0;
    }
    let outcomes = after_dice(game, before);
    if outcomes.len() < 2 {
        return 0.0;
    }
    let mut after = *after;
    settle(game, &mut after, &mut Choices::new());
    let (mut mean, mut got) = (0.0, None);
    for (next, chance) in &outcomes {
        let worth = sight.value(evaluator, next).points(Seat::Home);
        mean += worth * chance;
        if *next == after {
            got = Some(worth);
        }
    }
    got.unwrap_or_else(|| sight.value(evaluator, &after).points(Seat::Home)) - mean
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use touchline_engine::{Game as _, Node, Pcg};
    use touchline_fuba::{Fuba, Terms};

    use super::*;

    fn value(win: f64) -> Value {
        Value { win, draw: 0.0, loss: 1.0 - win, goals: 2.0 * win - 1.0 }
    }

    fn change(win: f64) -> Value {
        minus(value(0.5 + win), value(0.5))
    }

    /// Two rolls: the targets by hand.
    #[test]
    fn luck_is_taken_out_step_by_step() {
        let line = Line {
            steps: vec![
                Step::Seen,
                Step::Rolled { luck: change(0.25), mean: value(0.5) },
                Step::Seen,
                Step::Rolled { luck: change(0.5), mean: value(0.25) },
                Step::Seen,
            ],
        };
        let wins = |lambda| {
            line.targets(value(1.0), lambda, 1.0).iter().map(|target| target.win).collect::<Vec<_>>()
        };
        // The last is the result; before it 1 - 1/2; before that 1/4 less.
        assert_eq!(wins(1.0), [0.25, 0.5, 1.0]);
        // Nothing but the mean over the outcomes.
        assert_eq!(wins(0.0), [0.5, 0.25, 1.0]);
        // Halfway: (1 - 1/2 + 1/4) / 2 = 3/8; (3/8 - 1/4 + 1/2) / 2 = 5/16.
        assert_eq!(wins(0.5), [0.3125, 0.375, 1.0]);
        for target in line.targets(value(1.0), 0.5, 1.0) {
            assert!((target.win + target.draw + target.loss - 1.0).abs() < 1e-12);
            assert!((target.goals - (2.0 * target.win - 1.0)).abs() < 1e-12);
        }
        assert!((line.adjusted(value(1.0)).win - 0.25).abs() < 1e-12);
    }

    /// The longer it takes, the nearer to even are the chances; the goals stay.
    #[test]
    fn a_win_without_a_clock_is_worth_more_the_sooner_it_comes() {
        let waited = Step::Waited { lead: 0, no_clock: true };
        let steps = [Step::Seen, waited, Step::Seen, waited, Step::Seen];
        let targets = Line { steps: steps.to_vec() }.targets(value(1.0), 1.0, 1.0);
        for (target, turns) in targets.iter().zip([2, 1, 0]) {
            assert!((target.win - 0.5 - 0.5 * PATIENCE.powi(turns)).abs() < 1e-12);
            assert!((target.win + target.loss - 1.0).abs() < 1e-12);
            assert!((target.goals - 1.0).abs() < 1e-12);
        }
    }

    /// A goal two turns ahead, and one that was scored in between.
    #[test]
    fn a_goal_counts_less_the_later_it_comes() {
        let waited = |lead| Step::Waited { lead, no_clock: false };
        let steps = vec![Step::Seen, waited(0), Step::Seen, waited(1), Step::Seen, waited(1), Step::Seen];
        let end = Value { goals: 2.0, ..value(1.0) };
        let goals: Vec<f64> =
            Line { steps }.targets(end, 1.0, 0.5).iter().map(|target| target.goals).collect();
        // The last goal is 0, 1, 2 and 3 turns away, the first 0 and 1.
        assert_eq!(goals, [0.5 + 0.125, 1.0 + 0.25, 1.0 + 0.5, 2.0]);
    }

    /// A match of two throws of a coin, won by two heads. However wrong the worth of the position between
    /// them, the targets of the start have the mean of the results.
    #[test]
    fn targets_are_right_on_average_whatever_a_position_is_said_to_be_worth() {
        for (said, is_true) in [(0.0, false), (0.3, false), (0.5, true), (0.9, false)] {
            let mut sum = 0.0;
            for [first, second] in [[0, 0], [0, 1], [1, 0], [1, 1]] {
                // After tails the match is lost; after heads it is said to be worth `said`.
                let between = if first == 1 { said } else { 0.0 };
                let result = if first + second == 2 { 1.0 } else { 0.0 };
                let first_mean = said / 2.0;
                let second_mean = if first == 1 { 0.5 } else { 0.0 };
                let line = Line {
                    steps: vec![
                        Step::Seen,
                        Step::Rolled { luck: change(between - first_mean), mean: value(first_mean) },
                        Step::Rolled { luck: change(result - second_mean), mean: value(second_mean) },
                    ],
                };
                let target = line.targets(value(result), 1.0, 1.0)[0].win;
                assert!((line.adjusted(value(result)).win - target).abs() < 1e-12);
                if is_true {
                    assert!((target - 0.25).abs() < 1e-12, "a true worth leaves no luck at all");
                }
                sum += target / 4.0;
            }
            assert!((sum - 0.25).abs() < 1e-12, "{said}: {sum}");
        }
    }

    /// However far the outcomes are looked into: over every way the dice can fall, luck adds up to nothing.
    #[test]
    fn luck_has_mean_zero_however_far_one_looks() {
        let game = Fuba::from_text("fuba:3.0").unwrap();
        let sights = ["stands", "dice", "rolls:1", "search:20"].map(|word| Sight::from_word(word).unwrap());
        let mut evaluator = Evaluator::new(&game, game.net());
        let (mut s, mut rng) = (game.start(&Terms::default()), Pcg::new(1, 1));
        let (mut rolls, mut spread) = (0, [0.0_f64; 4]);
        while rolls < 5 {
            match game.node(&s) {
                Node::Over(_) => break,
                Node::Decide(..) => {
                    let answer = game.fallback(&s);
                    game.act(&mut s, answer, &mut ());
                }
                Node::Chance => {
                    let mut outcomes = Weighted::new();
                    game.chances(&s, &mut outcomes);
                    for (sight, spread) in sights.into_iter().zip(&mut spread) {
                        let mut mean = 0.0;
                        for (faces, weight) in outcomes.iter() {
                            let mut next = s;
                            game.resolve(&mut next, faces.as_ref(), &mut ());
                            let luck = seen(&mut evaluator, sight, &s, &next);
                            mean += luck * f64::from(*weight) / f64::from(outcomes.total());
                            *spread = spread.max(luck.abs());
                        }
                        assert!(mean.abs() < 1e-12, "{sight}, roll {rolls}: {mean}");
                    }
                    let faces = game.draws(&s).roll(&mut rng);
                    game.resolve(&mut s, faces.as_ref(), &mut ());
                    rolls += 1;
                }
            }
        }
        assert!(rolls == 5 && spread.iter().all(|most| *most > 0.001), "{rolls} {spread:?}");
    }
}
