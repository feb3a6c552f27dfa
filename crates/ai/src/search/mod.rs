//! The coach: a search tree with chance nodes, grown where it matters most.
//!
//! Every round walks from the root to an unopened position, opens it (evaluates all legal actions, averaging
//! over the dice) and carries the result back: a decision is worth its best action, a roll the exact mean
//! over its outcomes. Positions reached by several orders of moves share a node, so orders are not searched
//! twice; forced answers are played on the way. What the seat does not know is imagined several times, with a
//! tree each.

mod hash;
#[cfg(test)]
mod tests;
mod tree;

use std::time::{Duration, Instant};

use touchline_engine::Pcg;

use crate::{Evaluate, Net, Value};
use tree::Tree;

/// The largest tree, whatever the budget: all positions are kept, and a million take about 600 MB.
pub const MOST_NODES: u32 = 2_000_000;

/// How long a coach may think about one decision. It always stops at [`MOST_NODES`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Budget {
    /// A number of positions: the same seed gives the same answer on every machine.
    Nodes(u32),
    /// An amount of time.
    Time(Duration),
}

/// What a search found about one action.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Variation<A> {
    /// The action.
    pub action: A,
    /// Its value.
    pub value: Value,
    /// How often the search took it: its own measure of how good it is.
    pub visits: u64,
}

/// How many times the hidden part of a position is imagined, if there is one.
const GUESSES: u32 = 3;

/// Search the decision a seat has to make. Returns every legal action in order, and the number of evaluated
/// positions.
pub fn search<G: Evaluate>(
    game: &G,
    net: &Net,
    view: &G::View,
    budget: Budget,
    rng: &mut Pcg,
) -> (Vec<Variation<G::Action>>, u64) {
    let first = game.imagine(view, rng);
    let mut guesses = vec![first];
    for _ in 1..GUESSES {
        let guess = game.imagine(view, rng);
        if !guesses.contains(&guess) {
            guesses.push(guess);
        }
    }
    let share = u32::try_from(guesses.len()).unwrap_or(1);
    let mut found: Vec<Variation<G::Action>> = Vec::new();
    let mut nodes = 0;
    for guess in &guesses {
        let mut tree = Tree::new(game, net, *guess);
        match budget {
            Budget::Nodes(limit) => tree.grow(|nodes| nodes < u64::from(limit / share)),
            Budget::Time(limit) => {
                let start = Instant::now();
                tree.grow(|_| start.elapsed() < limit / share);
            }
        }
        nodes += tree.nodes();
        for line in tree.lines() {
            match found.iter_mut().find(|known| known.action == line.action) {
                Some(known) => {
                    known.value += line.value;
                    known.visits += line.visits;
                }
                None => found.push(line),
            }
        }
    }
    for line in &mut found {
        line.value = line.value * (1.0 / f64::from(share));
    }
    (found, nodes)
}

/// The value of a fully known position after a search.
pub fn search_value<G: Evaluate>(game: &G, net: &Net, s: &G::State, nodes: u32) -> Value {
    let mut tree = Tree::new(game, net, *s);
    tree.grow(|done| done < u64::from(nodes));
    tree.value()
}
