//! The coach: a tree of positions with the dice as nodes of their own, grown where it matters most.
//!
//! Every round walks from the root to a position that has not been opened, opens it (all legal actions with
//! what they are worth at first sight, dice rolled in the head), and carries the news back: a decision is
//! worth its best action, a roll the exact mean over its outcomes. Positions that several orders of moves
//! lead to are one node, so orders are not searched twice; answers without a choice are played on the way.
//! What the seat does not know is imagined several times, with a tree each.

mod hash;
#[cfg(test)]
mod tests;
mod tree;

use std::time::{Duration, Instant};

use touchline_engine::Pcg;

use crate::{Evaluate, Net, Value};
use tree::Tree;

/// No tree grows beyond so many positions, whatever the budget: they are all kept, and a million take some
/// 600 megabytes.
pub const MOST_NODES: u32 = 2_000_000;

/// How long a coach may think about one decision. It ends at [`MOST_NODES`] in any case.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Budget {
    /// So many positions: the same seed gives the same answer on every machine.
    Nodes(u32),
    /// So much time.
    Time(Duration),
}

/// What a search found out about one action.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Variation<A> {
    /// The action.
    pub action: A,
    /// What it is worth.
    pub value: Value,
    /// How often the search went that way: its own measure of how good it is.
    pub visits: u64,
}

/// So many guesses at what is hidden, where something is.
const GUESSES: u32 = 3;

/// Search the decision that a seat has to make. Returns every legal action in order, and how many positions
/// were judged.
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

/// The value of a position, everything known, after a search.
pub fn search_value<G: Evaluate>(game: &G, net: &Net, s: &G::State, nodes: u32) -> Value {
    let mut tree = Tree::new(game, net, *s);
    tree.grow(|done| done < u64::from(nodes));
    tree.value()
}
