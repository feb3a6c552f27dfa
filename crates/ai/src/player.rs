//! Players answer for a seat and see only what the seat may know.

mod intent;

use touchline_engine::{Choices, Game, Mixture, Node, Pcg, Rng, Seat};

use crate::search::{Budget, search};
use crate::{Evaluate, Evaluator, Level, Net, Value, Whole};
use intent::Intent;

/// How many consecutive chance nodes a rookie looks through. Dice on top of dice would cost several times as
/// much.
pub(crate) const ROOKIE_DICE: u8 = 1;

/// Answers for one seat.
pub trait Player<G: Game> {
    /// The answer to the current decision. `legal` holds the legal actions, sorted; never empty.
    fn choose(&mut self, game: &G, view: &G::View, seat: Seat, legal: &[G::Action]) -> G::Action;
}

/// A computer player of some level.
#[derive(Clone, Debug)]
pub struct Computer {
    level: Level,
    /// Overrides the budget of the level.
    budget: Option<Budget>,
    rng: Pcg,
    nodes: u64,
    judged: Option<Value>,
    /// What is left of the whole action it has begun.
    intent: Intent,
}

impl Computer {
    /// The same level, seed and stream give the same answers.
    pub fn new(level: Level, seed: u64, stream: u64) -> Self {
        Self {
            level,
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
    pub fn after(level: Level, seed: u64, inputs: usize) -> Self {
        // Neighbouring streams start with similar numbers, so these only seed the generator.
        let mut rng = Pcg::new(seed, 1 + inputs as u64);
        let [high, low] = [rng.next_u32(), rng.next_u32()].map(u64::from);
        Self::new(level, (high << 32) | low, 1)
    }

    /// Its level.
    pub fn level(&self) -> Level {
        self.level
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
        if self.level == Level::Random {
            return legal[self.rng.below(u32::try_from(legal.len()).unwrap_or(1)) as usize];
        }
        if let Some(action) = self.intent.next(game, view, legal) {
            return action;
        }
        let budget = self.budget.or(self.level.budget::<G>());
        let Thought { answers, value, nodes } =
            think(game, game.net(), view, seat, legal, budget, &mut self.rng);
        self.nodes += nodes;
        self.judged = value;
        self.intent = Intent::of(game, view, &answers);
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
    let s = game.imagine(view, rng);
    if let Some(mixture) = game.mixture(&s) {
        let answer = draw(&mixture, rng).unwrap_or(legal[0]);
        return Thought { answers: vec![answer], value: None, nodes: 0 };
    }
    if is_unseen(game, &s) {
        return Thought { answers: vec![game.fallback(&s)], value: None, nodes: 0 };
    }
    let Some(budget) = budget else {
        return look_one_action_ahead(&mut Evaluator::new(game, net), &s, seat);
    };
    let found = search(game, net, view, budget, rng);
    let nodes = found.nodes;
    let Some(best) = found.best(seat) else {
        return Thought { answers: vec![legal[0]], value: None, nodes };
    };
    Thought { answers: best.answers.clone(), value: Some(best.value), nodes }
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

/// The whole action that looks best, dice included. The first of equals.
fn look_one_action_ahead<G: Evaluate>(
    evaluator: &mut Evaluator<'_, G>,
    s: &G::State,
    seat: Seat,
) -> Thought<G::Action> {
    let game = evaluator.game();
    let mut best: Option<(Vec<G::Action>, Value)> = None;
    for Whole { answers, after } in actions(evaluator, s, ROOKIE_WIDTH) {
        let value = evaluator.look_ahead(&after, ROOKIE_DICE);
        if best.as_ref().is_none_or(|(_, known)| value.points(seat) > known.points(seat)) {
            best = Some((answers, value));
        }
    }
    let (answers, value) = match best {
        Some((answers, value)) => (answers, Some(value)),
        None => (vec![game.fallback(s)], None),
    };
    Thought { answers, value, nodes: evaluator.nodes() }
}

/// The whole actions of a decision, or its single answers where the game knows none.
fn actions<G: Evaluate>(
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
