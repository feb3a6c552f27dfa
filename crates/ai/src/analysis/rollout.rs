//! Rollouts: what a decision cost, found by playing it out many times.
//!
//! Every trial plays on twice, after what was chosen and after what is said to be better, with the same dice
//! as far as both roll any. The luck of every roll is taken out: the value after it minus the exact mean over
//! its outcomes. That changes no expectation, whatever the evaluation believes, but leaves far less to
//! chance.

use touchline_engine::{Choices, Node, Pcg, Rng as _, Seat};

use super::course::{Course, after_dice, settle};
use super::parallel;
use super::run::{after_run, open_to};
use super::{Analysis, Decision, Kind};
use crate::player::ROOKIE_DICE;
use crate::{Computer, Evaluate, Evaluator, Level, Player as _, Watch};

/// How decisions are played out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rollouts {
    /// How often each decision is played out.
    pub trials: u32,
    /// The level that plays both teams.
    pub level: Level,
    /// After this many turns the evaluation says what the rest is worth; `None` plays to the end.
    pub turns: Option<u32>,
    /// The same seed gives the same figures, whatever the number of threads.
    pub seed: u64,
    /// How many threads; 0 means one per core.
    pub threads: usize,
}

/// What playing out a decision found.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PlayedOut {
    /// The step that tells the decision.
    pub step: usize,
    /// Who decided.
    pub seat: Seat,
    /// The loss the analysis claims.
    pub claimed: f64,
    /// How far that may be off, by its own account.
    pub margin: f64,
    /// The mean loss over all trials.
    pub found: f64,
    /// The standard error of that mean.
    pub error: f64,
    /// How often it was played out.
    pub trials: u32,
}

/// The two ways to go on from a position.
struct Fork<'a, G: Evaluate> {
    s: &'a G::State,
    seat: Seat,
    /// What was chosen, and what is better.
    ways: [Vec<G::Action>; 2],
}

impl Rollouts {
    /// Play out a decision of an analysed match. `None` if its step tells no decision, or nothing better is
    /// known. `progress` is called, from any thread, after each trial.
    pub fn check<G: Watch>(
        &self,
        course: &Course<G>,
        analysis: &Analysis,
        step: usize,
        progress: &(dyn Fn() + Sync),
    ) -> Option<PlayedOut> {
        let Kind::Decision(decision) = &analysis.steps.get(step)?.kind else { return None };
        if decision.chosen == decision.best {
            return None;
        }
        let (game, s) = (course.game(), course.states().get(step)?);
        let fork = Fork::<G> { s, seat: decision.seat, ways: ways(game, decision)? };
        let trial = |number: usize| {
            let loss = self.trial(game, &fork, step as u64, number as u64);
            progress();
            loss
        };
        let losses = parallel::map(self.trials as usize, self.threads, trial);
        let losses: Vec<f64> = losses.into_iter().collect::<Option<_>>()?;
        let (found, error) = mean(&losses);
        Some(PlayedOut {
            step,
            seat: decision.seat,
            claimed: decision.loss,
            margin: decision.margin,
            found,
            error,
            trials: self.trials,
        })
    }

    /// What is played out of an analysis: its mistakes, in order.
    pub fn flagged(analysis: &Analysis) -> Vec<usize> {
        let mistakes = analysis.decisions().filter(|(.., decision)| decision.is_mistake());
        mistakes.map(|(step, ..)| step).collect()
    }

    /// What the choice lost in one trial, in the seat's own points.
    fn trial<G: Evaluate>(&self, game: &G, fork: &Fork<'_, G>, step: u64, number: u64) -> Option<f64> {
        let seed = mixed(mixed(self.seed, step), number);
        let view = game.view(fork.s, Some(fork.seat));
        let guess = game.imagine(&view, &mut Pcg::new(seed, 3));
        let after = |s: &G::State, way: &[G::Action]| after_run(game, s, fork.seat, way);
        let [chosen, best] = &fork.ways;
        // Where an imagined position has no place for what was answered, the true one has.
        let ends = after(&guess, chosen).zip(after(&guess, best));
        let (chosen, best) = ends.or_else(|| after(fork.s, chosen).zip(after(fork.s, best)))?;
        let points = |s: G::State| {
            let home = self.play_on(game, s, seed);
            if fork.seat == Seat::Home { home } else { 1.0 - home }
        };
        Some(points(best) - points(chosen))
    }

    /// Home's points from here on, without the luck of the dice.
    pub fn play_on<G: Evaluate>(&self, game: &G, mut s: G::State, seed: u64) -> f64 {
        let mut evaluator = Evaluator::new(game, game.net());
        let mut dice = Pcg::new(seed, 0);
        let mut players = [1, 2].map(|stream| Computer::new(self.level, seed, stream));
        let mut legal = Choices::new();
        let last = self.turns.map(|turns| game.turn_number(&s).saturating_add(turns));
        let mut luck = 0.0;
        loop {
            match game.node(&s) {
                Node::Over(_) => return evaluator.value(&s).points(Seat::Home) - luck,
                Node::Decide(seat, _) => {
                    let is_enough = last.is_some_and(|last| game.turn_number(&s) >= last);
                    // Never in the middle of an action or of a secret.
                    if is_enough && open_to(game, &s).is_some() && !game.is_midway(&s) {
                        return evaluator.look_ahead(&s, ROOKIE_DICE).points(Seat::Home) - luck;
                    }
                    game.actions(&s, &mut legal);
                    let player = &mut players[seat as usize];
                    let action = player.choose(game, &game.view(&s, Some(seat)), seat, &legal);
                    game.act(&mut s, action, &mut ());
                }
                Node::Chance => {
                    if let Some(call) = game.overlong(&s) {
                        game.call(&mut s, call, &mut ());
                        continue;
                    }
                    let mut worth = |s: &G::State| evaluator.value(s).points(Seat::Home);
                    let outcomes = after_dice(game, &s);
                    let mean: f64 = outcomes.iter().map(|(next, chance)| worth(next) * chance).sum();
                    let faces = game.draws(&s).roll(&mut dice);
                    game.resolve(&mut s, faces.as_ref(), &mut ());
                    settle(game, &mut s, &mut legal);
                    luck += worth(&s) - mean;
                }
            }
        }
    }
}

/// The answers of both ways, read back from their notation.
fn ways<G: Watch>(game: &G, decision: &Decision) -> Option<[Vec<G::Action>; 2]> {
    let read = |way: &super::Alternative| {
        let rest = way.rest.iter().map(|answer| &answer.action);
        let all = std::iter::once(&way.action).chain(rest);
        all.map(|text| game.read_action(text).ok()).collect::<Option<Vec<_>>>()
    };
    Some([read(&decision.chosen)?, read(&decision.best)?])
}

/// The mean and its standard error.
#[expect(clippy::cast_precision_loss, reason = "far fewer than 2^52 trials")]
fn mean(numbers: &[f64]) -> (f64, f64) {
    let count = numbers.len().max(1) as f64;
    let mean = numbers.iter().sum::<f64>() / count;
    let squares: f64 = numbers.iter().map(|number| (number - mean) * (number - mean)).sum();
    (mean, (squares / (count - 1.0).max(1.0) / count).sqrt())
}

/// A seed for each number under a seed.
fn mixed(seed: u64, number: u64) -> u64 {
    let mut rng = Pcg::new(seed, number.wrapping_mul(2).wrapping_add(1));
    u64::from(rng.next_u32()) << 32 | u64::from(rng.next_u32())
}
