//! Players answer for a seat and see only what the seat may know.

use touchline_engine::{Game, Mixture, Node, Pcg, Rng, Seat};

use crate::search::{Budget, Variation, search};
use crate::{Evaluate, Evaluator, Level, Net, Value};

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
}

impl Computer {
    /// The same level, seed and stream give the same answers.
    pub fn new(level: Level, seed: u64, stream: u64) -> Self {
        Self { level, budget: None, rng: Pcg::new(seed, stream), nodes: 0, judged: None }
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
        self.judged = None;
        if let [only] = *legal {
            return only;
        }
        if self.level == Level::Random {
            return legal[self.rng.below(u32::try_from(legal.len()).unwrap_or(1)) as usize];
        }
        let budget = self.budget.or(self.level.budget::<G>());
        let (action, value) =
            think(game, game.net(), view, seat, legal, budget, &mut self.rng, &mut self.nodes);
        self.judged = value;
        action
    }
}

/// The answer of a player that evaluates positions: by a search within a budget, or by looking one step ahead
/// without one. Adds the number of evaluated positions to `nodes`. Returns the answer's value too, except in
/// a duel and for an answer that nobody sees at first.
#[expect(clippy::too_many_arguments, reason = "a question, who is asked, and with what the answer is found")]
pub fn think<G: Evaluate>(
    game: &G,
    net: &Net,
    view: &G::View,
    seat: Seat,
    legal: &[G::Action],
    budget: Option<Budget>,
    rng: &mut Pcg,
    nodes: &mut u64,
) -> (G::Action, Option<Value>) {
    let s = game.imagine(view, rng);
    if let Some(mixture) = game.mixture(&s) {
        return (draw(&mixture, rng).unwrap_or(legal[0]), None);
    }
    if is_unseen(game, &s) {
        return (game.fallback(&s), None);
    }
    let Some(budget) = budget else {
        let mut evaluator = Evaluator::new(game, net);
        let answer = look_one_step_ahead(&mut evaluator, &s, seat, legal);
        *nodes += evaluator.nodes();
        return answer;
    };
    let (lines, judged) = search(game, net, view, budget, rng);
    *nodes += judged;
    let key = |line: &Variation<G::Action>| (line.visits, line.value.points(seat));
    let best = lines.into_iter().reduce(|best, line| if key(&line) > key(&best) { line } else { best });
    best.map_or((legal[0], None), |line| (line.action, Some(line.value)))
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

/// The action that looks best one step ahead, dice included, and its value. The first of equals.
fn look_one_step_ahead<G: Evaluate>(
    evaluator: &mut Evaluator<'_, G>,
    s: &G::State,
    seat: Seat,
    legal: &[G::Action],
) -> (G::Action, Option<Value>) {
    let mut best = (legal[0], None::<Value>);
    for &action in legal {
        let mut next = *s;
        evaluator.game().act(&mut next, action, &mut ());
        let value = evaluator.look_ahead(&next, ROOKIE_DICE);
        if best.1.is_none_or(|known| value.points(seat) > known.points(seat)) {
            best = (action, Some(value));
        }
    }
    best
}
