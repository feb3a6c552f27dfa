//! Players answer for a seat and see only what the seat may know.

mod intent;

use touchline_engine::{Choices, Game, Mixture, Node, Pcg, Rng, Seat};

use crate::character::Taste;
use crate::search::{Budget, search_as};
use crate::{Evaluate, Evaluator, Level, Net, Opponent, Value, Whole};
pub use intent::Intent;

/// How many consecutive chance nodes a rookie looks through. Dice on top of dice would cost several times as
/// much.
pub(crate) const ROOKIE_DICE: u8 = 1;

/// Answers for one seat.
pub trait Player<G: Game> {
    /// The answer to the current decision. `legal` holds the legal actions, sorted; never empty.
    fn choose(&mut self, game: &G, view: &G::View, seat: Seat, legal: &[G::Action]) -> G::Action;
}

/// A computer player of some level, with or without a style of its own.
#[derive(Clone, Debug)]
pub struct Computer {
    who: Opponent,
    /// Overrides the budget of the level.
    budget: Option<Budget>,
    rng: Pcg,
    nodes: u64,
    judged: Option<Value>,
    /// What is left of the whole action it has begun.
    intent: Intent,
}

impl Computer {
    /// The same opponent, seed and stream give the same answers.
    pub fn new(who: impl Into<Opponent>, seed: u64, stream: u64) -> Self {
        Self {
            who: who.into(),
            budget: None,
            rng: Pcg::new(seed, stream),
            nodes: 0,
            judged: None,
            intent: Intent::default(),
        }
    }

    /// Let a coach think for longer or shorter than its level does.
    #[must_use]
    pub fn with_budget(self, budget: Budget) -> Self {
        Self { budget: Some(budget), ..self }
    }

    /// The player that answers after this many inputs of a match. Its random numbers do not depend on its
    /// earlier answers, so a resumed match continues as if it had never stopped, and an answer that was taken
    /// back comes out the same.
    pub fn after(who: impl Into<Opponent>, seed: u64, inputs: usize) -> Self {
        // Neighbouring streams start with similar numbers, so these only seed the generator.
        let mut rng = Pcg::new(seed, 1 + inputs as u64);
        let [high, low] = [rng.next_u32(), rng.next_u32()].map(u64::from);
        Self::new(who, (high << 32) | low, 1)
    }

    /// Go through with a whole action that was begun, as long as everything is as expected.
    #[must_use]
    pub fn meaning(self, intent: Intent) -> Self {
        Self { intent, ..self }
    }

    /// What is left of the whole action it has begun.
    pub fn intent(&self) -> &Intent {
        &self.intent
    }

    /// Who it is.
    pub fn who(&self) -> Opponent {
        self.who
    }

    /// How many positions it has evaluated so far.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// What its last answer is worth to it; `None` if there was no choice, or it chose without judging.
    pub fn judged(&self) -> Option<Value> {
        self.judged
    }
}

impl<G: Evaluate> Player<G> for Computer {
    fn choose(&mut self, game: &G, view: &G::View, seat: Seat, legal: &[G::Action]) -> G::Action {
        if let [only] = *legal {
            self.judged = None;
            return only;
        }
        if self.who.level() == Level::Random {
            return legal[self.rng.below(u32::try_from(legal.len()).unwrap_or(1)) as usize];
        }
        if let Some(action) = self.intent.answer(game, view, legal) {
            self.judged = self.intent.value();
            return action;
        }
        let budget = self.budget.or(self.who.level().budget::<G>());
        let taste = self.who.style().map(|style| Taste::new(style, seat, &mut self.rng));
        let Thought { answers, value, nodes } =
            Thinker { game, net: game.net(), taste }.think(view, seat, legal, budget, &mut self.rng);
        self.nodes += nodes;
        self.judged = value;
        self.intent = Intent::of(game, view, &answers, value);
        answers.first().copied().unwrap_or(legal[0])
    }
}

/// What a player has decided.
#[derive(Clone, Debug, PartialEq)]
pub struct Thought<A> {
    /// The answers of the whole action, the first to the decision that was asked; never empty.
    pub answers: Vec<A>,
    /// What it is worth to the player; none in a duel and for an answer that nobody sees at first.
    pub value: Option<Value>,
    /// How many positions it has evaluated.
    pub nodes: u64,
}

/// How many whole actions a player without a search compares at most.
const ROOKIE_WIDTH: usize = 4;

/// The answers of a player that evaluates positions: by a search within a budget, or by looking one whole
/// action ahead without one.
pub fn think<G: Evaluate>(
    game: &G,
    net: &Net,
    view: &G::View,
    seat: Seat,
    legal: &[G::Action],
    budget: Option<Budget>,
    rng: &mut Pcg,
) -> Thought<G::Action> {
    Thinker { game, net, taste: None }.think(view, seat, legal, budget, rng)
}

/// What a player thinks with.
struct Thinker<'a, G> {
    game: &'a G,
    net: &'a Net,
    taste: Option<Taste>,
}

impl<'a, G: Evaluate> Thinker<'a, G> {
    fn evaluator(&self) -> Evaluator<'a, G> {
        Evaluator::new(self.game, self.net).with_taste(self.taste)
    }

    fn think(
        &self,
        view: &G::View,
        seat: Seat,
        legal: &[G::Action],
        budget: Option<Budget>,
        rng: &mut Pcg,
    ) -> Thought<G::Action> {
        let Self { game, net, taste } = *self;
        let s = game.imagine(view, rng);
        if let Some(mixture) = game.mixture(&s) {
            let answer = draw(&mixture, rng).unwrap_or(legal[0]);
            return Thought { answers: vec![answer], value: None, nodes: 0 };
        }
        if is_unseen(game, &s) {
            return choose_unseen(&mut self.evaluator(), &s, seat, rng);
        }
        let Some(budget) = budget else {
            return look_one_action_ahead(&mut self.evaluator(), &s, seat);
        };
        let found = search_as(game, net, taste, view, budget, rng);
        let nodes = found.nodes;
        let Some(best) = found.best() else {
            return Thought { answers: vec![legal[0]], value: None, nodes };
        };
        Thought { answers: best.answers.clone(), value: Some(best.value), nodes }
    }
}

/// Draw an answer of a duel from its mixture.
fn draw<A: Copy>(mixture: &Mixture<A>, rng: &mut Pcg) -> Option<A> {
    let mut left = u64::from(rng.below(u32::try_from(mixture.of).ok()?));
    let drawn = mixture.answers.iter().find(|(_, weight)| {
        let found = left < *weight;
        left = left.saturating_sub(*weight);
        found
    });
    drawn.map(|(answer, _)| *answer)
}

/// Whether nobody else sees the answer at first: no position shows its worth yet.
pub(crate) fn is_unseen<G: Evaluate>(game: &G, s: &G::State) -> bool {
    matches!(game.node(s), Node::Decide(_, decision) if game.is_secret(&decision))
}

/// Choices that nobody sees at first are drawn from those that are nearly as good as the best, so that the
/// other team cannot foretell them: this much less, in points, halves the chance of one.
const UNSEEN_HALF: f64 = 0.002;
/// Those this far below the best are never chosen.
const UNSEEN_LEAST: f64 = 0.01;
/// How many of them are compared at most.
const UNSEEN_WIDTH: usize = 100;

/// An answer that nobody sees at first: one of the best when it is shown, or the book's where the game cannot
/// tell.
fn choose_unseen<G: Evaluate>(
    evaluator: &mut Evaluator<'_, G>,
    s: &G::State,
    seat: Seat,
    rng: &mut Pcg,
) -> Thought<G::Action> {
    let game = evaluator.game();
    let wholes = game.wholes(evaluator, s, UNSEEN_WIDTH);
    let mut appeal = |whole: &Whole<G::Action, G::State>| {
        let value = evaluator.look_ahead(&whole.after, 0);
        evaluator.appeal(&whole.after, value, seat)
    };
    let worth: Vec<f64> = wholes.iter().map(&mut appeal).collect();
    let best = worth.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let weight = |points: f64| {
        let below = best - points;
        // One half to the power of a whole number: the same on every machine.
        if below > UNSEEN_LEAST { 0 } else { 1024 >> halvings(below) }
    };
    let weights: Vec<u32> = worth.iter().map(|points| weight(*points)).collect();
    let mut left = rng.below(weights.iter().sum::<u32>().max(1));
    let drawn = wholes.into_iter().zip(weights).find(|(_, weight)| {
        let found = left < *weight;
        left = left.saturating_sub(*weight);
        found
    });
    let answers = drawn.map_or_else(|| vec![game.fallback(s)], |(whole, _)| whole.answers);
    Thought { answers, value: None, nodes: evaluator.nodes() }
}

/// How often the chance of a choice is halved that is worth so much less than the best.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "between 0 and 10")]
fn halvings(below: f64) -> u32 {
    (below / UNSEEN_HALF).clamp(0.0, 10.0) as u32
}

/// The whole action that looks best, dice included. The first of equals.
fn look_one_action_ahead<G: Evaluate>(
    evaluator: &mut Evaluator<'_, G>,
    s: &G::State,
    seat: Seat,
) -> Thought<G::Action> {
    let (answers, value) = match best_whole(evaluator, s, seat) {
        Some((whole, value)) => (whole.answers, Some(value)),
        None => (vec![evaluator.game().fallback(s)], None),
    };
    Thought { answers, value, nodes: evaluator.nodes() }
}

/// The position after the whole action that looks best, and what it is worth.
pub(crate) fn best_action<G: Evaluate>(
    evaluator: &mut Evaluator<'_, G>,
    s: &G::State,
    seat: Seat,
) -> Option<(G::State, Value)> {
    best_whole(evaluator, s, seat).map(|(whole, value)| (whole.after, value))
}

/// A whole action, and what it is worth.
type Worth<G> = (Whole<<G as Game>::Action, <G as Game>::State>, Value);

fn best_whole<G: Evaluate>(evaluator: &mut Evaluator<'_, G>, s: &G::State, seat: Seat) -> Option<Worth<G>> {
    let mut best: Option<(f64, Worth<G>)> = None;
    for whole in actions(evaluator, s, ROOKIE_WIDTH) {
        let value = evaluator.look_ahead(&whole.after, ROOKIE_DICE);
        let appeal = evaluator.appeal(&whole.after, value, seat);
        if best.as_ref().is_none_or(|(known, _)| appeal > *known) {
            best = Some((appeal, (whole, value)));
        }
    }
    best.map(|(_, best)| best)
}

/// The whole actions of a decision, or its single answers where the game knows none.
pub(crate) fn actions<G: Evaluate>(
    evaluator: &mut Evaluator<'_, G>,
    s: &G::State,
    wide: usize,
) -> Vec<Whole<G::Action, G::State>> {
    let game = evaluator.game();
    let wholes = game.wholes(evaluator, s, wide);
    if !wholes.is_empty() {
        return wholes;
    }
    let mut legal = Choices::new();
    game.actions(s, &mut legal);
    let single = |answer: &G::Action| {
        let mut after = *s;
        game.act(&mut after, *answer, &mut ());
        Whole { answers: vec![*answer], after }
    };
    legal.iter().map(single).collect()
}
