//! Players: whoever answers for a seat, seeing only what the seat may know.

use touchline_engine::{Game, Node, Pcg, Rng, Seat};

use crate::evaluate::look_ahead;
use crate::search::{Budget, Line, search};
use crate::{Evaluate, Features, Level, Net};

/// How many chance nodes in a row a rookie rolls in its head.
pub(crate) const ROOKIE_DICE: u8 = 2;

/// Answers for one seat.
pub trait Player<G: Game> {
    /// The answer to the present decision. `legal` are the legal actions, sorted; never empty.
    fn choose(&mut self, game: &G, view: &G::View, seat: Seat, legal: &[G::Action]) -> G::Action;
}

/// A computer player of some level.
#[derive(Clone, Debug)]
pub struct Computer {
    level: Level,
    budget: Option<Budget>,
    rng: Pcg,
    nodes: u64,
}

impl Computer {
    /// The same level, seed and stream give the same answers.
    pub fn new(level: Level, seed: u64, stream: u64) -> Self {
        Self { level, budget: level.budget(), rng: Pcg::new(seed, stream), nodes: 0 }
    }

    /// Let a coach think for longer or shorter than its level does.
    #[must_use]
    pub fn with_budget(self, budget: Budget) -> Self {
        Self { budget: Some(budget), ..self }
    }

    /// How well it plays.
    pub fn level(&self) -> Level {
        self.level
    }

    /// How many positions it has judged so far.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }
}

impl<G: Evaluate> Player<G> for Computer {
    fn choose(&mut self, game: &G, view: &G::View, seat: Seat, legal: &[G::Action]) -> G::Action {
        if let [only] = *legal {
            return only;
        }
        if self.level == Level::Random {
            return legal[self.rng.below(u32::try_from(legal.len()).unwrap_or(1)) as usize];
        }
        let s = game.imagine(view, &mut self.rng);
        if let Some(action) = unseen(game, &s) {
            return action;
        }
        match self.budget {
            None => {
                let mut features = Features::new();
                rookie_choice(game, game.net(), &s, seat, legal, &mut features, &mut self.nodes).0
            }
            Some(budget) => {
                let (lines, nodes) = search(game, game.net(), view, budget, &mut self.rng);
                self.nodes += nodes;
                let better = |best: Line<G::Action>, line: Line<G::Action>| {
                    let key = |line: &Line<G::Action>| (line.visits, line.value.points(seat));
                    if key(&line) > key(&best) { line } else { best }
                };
                lines.into_iter().reduce(better).map_or(legal[0], |line| line.action)
            }
        }
    }
}

/// The answer to a question whose answer nobody else sees at first: no position shows yet what it is worth.
fn unseen<G: Evaluate>(game: &G, s: &G::State) -> Option<G::Action> {
    match game.node(s) {
        Node::Decide(_, decision) if game.is_secret(&decision) => Some(game.fallback(s)),
        Node::Decide(..) | Node::Chance | Node::Over(_) => None,
    }
}

/// The action that looks best one step ahead, dice included, and what it is worth to the seat. Of equals the first. `count` is told how many
/// positions were judged.
pub fn rookie_choice<G: Evaluate>(
    game: &G,
    net: &Net,
    s: &G::State,
    seat: Seat,
    legal: &[G::Action],
    features: &mut Features,
    count: &mut u64,
) -> (G::Action, f64) {
    let mut best = (G::Action::default(), f64::NEG_INFINITY);
    for &action in legal {
        let mut next = *s;
        game.act(&mut next, action, &mut ());
        let worth = look_ahead(game, net, &next, ROOKIE_DICE, features, count).points(seat);
        if worth > best.1 {
            best = (action, worth);
        }
    }
    best
}
