//! The coach: a search tree with chance nodes, grown where it matters most.
//!
//! Every round walks from the root to an unopened position, opens it (evaluates all its actions, averaging
//! over the dice) and carries the result back: a decision is worth its best actions, a roll the exact mean
//! over its outcomes. Actions are whole actions where the game knows them: finished movements, ends of turns.
//! What the seat does not know is imagined several times, with a tree each.

mod hash;
#[cfg(test)]
mod tests;
mod tree;

use std::time::{Duration, Instant};

use touchline_engine::{Node, Pcg, Seat};

use crate::character::Taste;
use crate::{Evaluate, Evaluator, Net, Value};
pub(crate) use hash::hash;
use tree::{Line, Tree};

/// The largest tree, whatever the budget: all positions are kept, and a million take about 600 MB.
pub const MOST_NODES: u32 = 2_000_000;

/// How long a coach may think about one decision. It always stops at [`MOST_NODES`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Budget {
    /// A number of positions: the same seed gives the same answer on every machine.
    Nodes(u32),
    /// An amount of time.
    Time(Duration),
    /// A number of positions, or fewer if the time is up before.
    Within(u32, Duration),
}

/// How many whole actions a decision has at most: the decision that is asked, and those after it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Width {
    pub(crate) root: usize,
    pub(crate) inner: usize,
}

impl Width {
    /// The width for so many positions.
    pub(crate) fn of(nodes: u32) -> Self {
        let nodes = usize::try_from(nodes).unwrap_or(usize::MAX);
        Self { root: (nodes / 100).clamp(4, 64), inner: (nodes / 4_000).clamp(3, 8) }
    }
}

impl Budget {
    /// A player with a clock spends at most one part in so many of what it has left on an action.
    const PARTS: u32 = 100;
    /// So much is never spent on thinking: the way to the table and back takes time as well.
    const RESERVE: Duration = Duration::from_secs(5);

    /// The budget of a player that has so much time left, and gets so much more for its next answer. It is
    /// the same as without a clock while there is time enough: then nothing depends on the speed of the
    /// machine.
    #[must_use]
    pub fn on_clock(self, left: Duration, increment: Duration) -> Self {
        let left = left.saturating_sub(Self::RESERVE);
        // Of the increment a half, and never more than a quarter of what is there.
        let most = (left / Self::PARTS + increment / 2).min(left / 4);
        match self {
            Self::Nodes(nodes) => Self::Within(nodes, most),
            Self::Time(time) => Self::Time(time.min(most)),
            Self::Within(nodes, time) => Self::Within(nodes, time.min(most)),
        }
    }

    /// Milliseconds count as so many positions when the width and the number of guesses are chosen.
    const A_MILLISECOND: u32 = 600;

    fn width(self) -> Width {
        Width::of(self.nodes())
    }

    /// The positions that can be judged, at most or about.
    fn nodes(self) -> u32 {
        match self {
            Self::Nodes(nodes) | Self::Within(nodes, _) => nodes,
            Self::Time(time) => {
                let milliseconds = u32::try_from(time.as_millis()).unwrap_or(u32::MAX);
                milliseconds.saturating_mul(Self::A_MILLISECOND)
            }
        }
    }
}

/// What a search found about one whole action.
#[derive(Clone, Debug, PartialEq)]
pub struct Variation<A> {
    /// Its answers, the first to the decision that was asked; never empty.
    pub answers: Vec<A>,
    /// Its value.
    pub value: Value,
    /// How good it is to the seat that decides: see [`Evaluate::worth`]; to a player with a style also what
    /// it likes about it.
    pub worth: f64,
    /// How often the search took it.
    pub visits: u64,
    /// How far the value may be off, in points: how much it changed in the second half of the search, and how
    /// much it depends on what was imagined.
    pub spread: f64,
}

/// What a search found.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Found<A> {
    /// The whole actions in order, one for each that was considered.
    pub lines: Vec<Variation<A>>,
    /// How many positions were evaluated.
    pub nodes: u64,
}

impl<A> Found<A> {
    /// The one to take: the most valuable of those that were looked at closely.
    pub fn best(&self) -> Option<&Variation<A>> {
        let most = self.lines.iter().map(|line| line.visits).max()?;
        let enough = self.lines.iter().filter(|line| line.visits * CLOSELY >= most);
        enough.reduce(|best, line| if line.worth > best.worth { line } else { best })
    }
}

/// An action was looked at closely if it was taken at least this share as often as the most taken: one in so
/// many.
const CLOSELY: u64 = 4;

/// A value and how far it may be off, in points.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Judged {
    /// The value.
    pub value: Value,
    /// How far it may be off.
    pub spread: f64,
}

/// How many times the hidden part of a position is imagined at most, if there is one.
const MOST_GUESSES: u32 = 3;
/// The positions of a tree worth growing: with fewer for each, less is imagined.
const A_TREE: u32 = 4_000;

/// Several positions that fit a view, as many as a budget of positions allows: one if nothing is hidden.
fn imagined<G: Evaluate>(game: &G, view: &G::View, nodes: u32, rng: &mut Pcg) -> Vec<G::State> {
    let mut guesses = vec![game.imagine(view, rng)];
    for _ in 1..(nodes / A_TREE).clamp(1, MOST_GUESSES) {
        let guess = game.imagine(view, rng);
        if !guesses.contains(&guess) {
            guesses.push(guess);
        }
    }
    guesses
}

/// Grow a tree by its share of a budget, calling `half` once in the middle.
fn grow<G: Evaluate>(tree: &mut Tree<'_, G>, budget: Budget, share: u32, half: impl FnOnce(&Tree<'_, G>)) {
    match budget {
        Budget::Nodes(limit) => {
            let limit = u64::from(limit / share);
            tree.grow(|nodes| nodes < limit / 2);
            half(tree);
            tree.grow(|nodes| nodes < limit);
        }
        Budget::Time(limit) => {
            let (start, limit) = (Instant::now(), limit / share);
            tree.grow(|_| start.elapsed() < limit / 2);
            half(tree);
            tree.grow(|_| start.elapsed() < limit);
        }
        Budget::Within(nodes, time) => {
            let (start, time, nodes) = (Instant::now(), time / share, u64::from(nodes / share));
            tree.grow(|done| done < nodes / 2 && start.elapsed() < time / 2);
            half(tree);
            tree.grow(|done| done < nodes && start.elapsed() < time);
        }
    }
}

/// Search the decision a seat has to make.
pub fn search<G: Evaluate>(
    game: &G,
    net: &Net,
    view: &G::View,
    budget: Budget,
    rng: &mut Pcg,
) -> Found<G::Action> {
    search_as(game, net, None, view, budget, rng)
}

/// The same as a player with a style does it.
pub(crate) fn search_as<G: Evaluate>(
    game: &G,
    net: &Net,
    taste: Option<Taste>,
    view: &G::View,
    budget: Budget,
    rng: &mut Pcg,
) -> Found<G::Action> {
    let guesses = imagined(game, view, budget.nodes(), rng);
    let share = u32::try_from(guesses.len()).unwrap_or(1);
    let mut found = Found { lines: Vec::<Variation<G::Action>>::new(), nodes: 0 };
    for guess in &guesses {
        let seat = asked(game, guess);
        let mut tree = Tree::new(Evaluator::new(game, net).with_taste(taste), *guess, budget.width());
        let appeal = |line: &Line<'_, G::Action>| game.worth(line.value, seat) + line.liking;
        let mut halfway = Vec::new();
        grow(&mut tree, budget, share, |tree| {
            halfway = tree.lines().map(|line| appeal(&line)).collect();
        });
        found.nodes += tree.nodes();
        for (line, half) in tree.lines().zip(halfway) {
            let worth = appeal(&line);
            let Line { answers, value, visits, .. } = line;
            let (visits, change) = (u64::from(visits), (worth - half).abs());
            let known = found.lines.iter_mut().find(|known| known.answers == answers);
            if let Some(known) = known {
                known.also(value, worth, visits, change);
            } else {
                let answers = answers.to_vec();
                found.lines.push(Variation { answers, value, worth, visits, spread: change });
            }
        }
    }
    found
}

impl<A> Variation<A> {
    /// Add what another imagined position tells about it. The values are weighed by how often each search
    /// looked.
    fn also(&mut self, value: Value, worth: f64, visits: u64, change: f64) {
        let share = share_of(visits + 1, self.visits + visits + 2);
        let apart = (self.worth - worth).abs() / 2.0;
        self.value = self.value * (1.0 - share) + value * share;
        self.worth = self.worth * (1.0 - share) + worth * share;
        self.visits += visits;
        self.spread = self.spread.max(change).max(apart);
    }
}

/// A part of a whole.
#[expect(clippy::cast_precision_loss, reason = "numbers of visits are far below 2^52")]
fn share_of(part: u64, whole: u64) -> f64 {
    part as f64 / whole as f64
}

/// The seat whose points are compared.
pub(crate) fn asked<G: Evaluate>(game: &G, s: &G::State) -> Seat {
    match game.node(s) {
        Node::Decide(seat, _) => seat,
        Node::Chance | Node::Over(_) => Seat::Home,
    }
}

/// The value of a fully known position after a search.
pub fn search_value<G: Evaluate>(game: &G, net: &Net, s: &G::State, nodes: u32) -> Value {
    judge(game, net, s, nodes).value
}

/// The same, with how far it may be off.
pub fn judge<G: Evaluate>(game: &G, net: &Net, s: &G::State, nodes: u32) -> Judged {
    let mut tree = Tree::new(Evaluator::new(game, net), *s, Width::of(nodes));
    let mut halfway = Value::default();
    grow(&mut tree, Budget::Nodes(nodes), 1, |tree| halfway = tree.value());
    let value = tree.value();
    Judged { value, spread: (game.worth(value, Seat::Home) - game.worth(halfway, Seat::Home)).abs() }
}

/// Compare actions, each given by its answers, with the same number of positions for each: the basis of what
/// is said about a mistake. What the seat does not know is imagined, the same for all.
pub fn compare<G: Evaluate>(
    game: &G,
    net: &Net,
    view: &G::View,
    actions: &[&[G::Action]],
    nodes_each: u32,
    rng: &mut Pcg,
) -> Vec<Judged> {
    let guesses = imagined(game, view, nodes_each, rng);
    let share = u32::try_from(guesses.len()).unwrap_or(1);
    let judged = |answers: &&[G::Action]| {
        let values: Vec<Judged> = guesses
            .iter()
            .map(|guess| {
                let mut s = *guess;
                answers.iter().for_each(|answer| game.act(&mut s, *answer, &mut ()));
                judge(game, net, &s, nodes_each / share)
            })
            .collect();
        let value = values.iter().fold(Value::default(), |sum, judged| sum + judged.value);
        let value = value * (1.0 / f64::from(share));
        let spread = values.iter().map(|judged| judged.spread).fold(0.0, f64::max);
        Judged { value, spread }
    };
    actions.iter().map(judged).collect()
}
