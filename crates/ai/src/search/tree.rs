//! The tree of one search.

use std::collections::HashMap;
use std::hash::BuildHasherDefault;

use touchline_engine::{Choices, Node, Seat, Weighted};

use super::MOST_NODES;
use super::hash::{Ready, hash};
use crate::{Evaluate, Evaluator, Net, Value};

/// How eagerly the search tries actions that do not look best, relative to how much the actions of a decision
/// differ.
const CURIOSITY: f64 = 0.6;
/// The least difference assumed, so that actions that look alike are still tried.
const LEAST_SPREAD: f64 = 0.002;
/// Dice with at most this many outcomes are expanded at once; larger rolls only when the search returns
/// there.
const ROLLED_AT_ONCE: u32 = 6;
/// After this many rounds without anything new, everything within reach is known.
const IDLE: u32 = 200;
/// The maximum depth of a walk; a match that returns to the same position would never end.
const DEEPEST: usize = 96;

/// What happens at a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    /// A seat decides.
    Decide(Seat),
    /// Dice are rolled.
    Roll,
    /// The match is over.
    Over,
}

/// A position.
struct Spot<S> {
    state: S,
    kind: Kind,
    value: Value,
    /// The number of rounds that passed through here.
    visits: u32,
    /// The index of its first way, and how many there are; none before it is opened.
    first: u32,
    count: u32,
    /// How much the actions differed when it was opened.
    spread: f64,
}

/// An edge from one position to the next: an action or an outcome of dice.
#[derive(Clone, Copy)]
struct Way<A> {
    action: A,
    /// The probability of the outcome.
    chance: f64,
    to: u32,
    visits: u32,
}

pub(super) struct Tree<'a, G: Evaluate> {
    game: &'a G,
    evaluator: Evaluator<'a, G>,
    spots: Vec<Spot<G::State>>,
    ways: Vec<Way<G::Action>>,
    known: HashMap<u64, u32, BuildHasherDefault<Ready>>,
    choices: Choices<G::Action>,
    outcomes: Weighted<G::Chance>,
}

impl<'a, G: Evaluate> Tree<'a, G> {
    pub(super) fn new(game: &'a G, net: &'a Net, root: G::State) -> Self {
        let mut tree = Self {
            game,
            evaluator: Evaluator::new(game, net),
            spots: Vec::new(),
            ways: Vec::new(),
            known: HashMap::default(),
            choices: Choices::new(),
            outcomes: Weighted::new(),
        };
        tree.add(root);
        tree.open(0);
        tree
    }

    /// How many positions were evaluated.
    pub(super) fn nodes(&self) -> u64 {
        self.evaluator.nodes()
    }

    /// The value of the root.
    pub(super) fn value(&self) -> Value {
        self.spots[0].value
    }

    /// The actions of the root in order.
    pub(super) fn lines(&self) -> impl Iterator<Item = super::Variation<G::Action>> {
        self.ways_of(0).iter().map(|way| super::Variation {
            action: way.action,
            value: self.spots[way.to as usize].value,
            visits: way.visits.into(),
        })
    }

    /// Grow while `more`, given the number of evaluated positions, says so and there is room.
    pub(super) fn grow(&mut self, more: impl Fn(u64) -> bool) {
        // Rounds that end at known results evaluate nothing new.
        let mut idle = 0;
        while idle < IDLE && self.nodes() < u64::from(MOST_NODES) && more(self.nodes()) {
            let before = self.nodes();
            self.round();
            idle = if self.nodes() == before { idle + 1 } else { 0 };
        }
    }

    fn ways_of(&self, spot: usize) -> &[Way<G::Action>] {
        let Spot { first, count, .. } = self.spots[spot];
        &self.ways[first as usize..(first + count) as usize]
    }

    /// One walk from the root to an unopened position, and back.
    fn round(&mut self) {
        let mut path = [(0_u32, 0_u32); DEEPEST];
        let (mut at, mut depth) = (0_usize, 0);
        while depth < DEEPEST && self.spots[at].count > 0 {
            let way = match self.spots[at].kind {
                Kind::Decide(seat) => self.promising(at, seat),
                Kind::Roll => self.behind(at),
                Kind::Over => break,
            };
            path[depth] = (index(at), index(way));
            depth += 1;
            at = self.ways[way].to as usize;
        }
        if self.spots[at].count == 0 && self.spots[at].kind != Kind::Over {
            self.open(at);
        }
        self.spots[at].visits += 1;
        for &(spot, way) in path[..depth].iter().rev() {
            self.ways[way as usize].visits += 1;
            self.spots[spot as usize].visits += 1;
            self.learn(spot as usize);
        }
    }

    /// The action worth a closer look: a good one, or one seldom tried.
    fn promising(&self, at: usize, seat: Seat) -> usize {
        let Spot { visits, spread, first, .. } = self.spots[at];
        let eager = CURIOSITY * spread * f64::from(visits + 1).sqrt();
        let mut best = (0, f64::NEG_INFINITY);
        for (i, way) in self.ways_of(at).iter().enumerate() {
            let worth = self.spots[way.to as usize].value.points(seat) + eager / f64::from(1 + way.visits);
            if worth > best.1 {
                best = (i, worth);
            }
        }
        first as usize + best.0
    }

    /// The outcome of the dice that is furthest behind its share of the rounds.
    fn behind(&self, at: usize) -> usize {
        let Spot { visits, first, .. } = self.spots[at];
        let rounds = f64::from(visits + 1);
        let mut most = (0, f64::NEG_INFINITY);
        for (i, way) in self.ways_of(at).iter().enumerate() {
            let missing = way.chance * rounds - f64::from(way.visits);
            if missing > most.1 {
                most = (i, missing);
            }
        }
        first as usize + most.0
    }

    /// Update the value of a position from its ways.
    fn learn(&mut self, at: usize) {
        let value = match self.spots[at].kind {
            Kind::Decide(seat) => {
                let worth = |way: &Way<G::Action>| self.spots[way.to as usize].value;
                let mut ways = self.ways_of(at).iter().map(worth);
                let Some(first) = ways.next() else { return };
                let best =
                    ways.fold(
                        first,
                        |best, value| {
                            if value.points(seat) > best.points(seat) { value } else { best }
                        },
                    );
                // Mostly the mean of the rounds so far, so that a single lucky evaluation does not decide.
                let mut mean = (best, 1.0);
                for way in self.ways_of(at).iter().filter(|way| way.visits > 0) {
                    let visits = f64::from(way.visits);
                    mean = (mean.0 + self.spots[way.to as usize].value * visits, mean.1 + visits);
                }
                mean.0 * (1.0 / mean.1)
            }
            Kind::Roll => {
                let mut mean = Value::default();
                for way in self.ways_of(at) {
                    mean += self.spots[way.to as usize].value * way.chance;
                }
                mean
            }
            Kind::Over => return,
        };
        self.spots[at].value = value;
    }

    /// Evaluate everything that can happen next.
    fn open(&mut self, at: usize) {
        let (first, state) = (self.ways.len(), self.spots[at].state);
        match self.spots[at].kind {
            Kind::Decide(seat) => {
                let mut choices = std::mem::take(&mut self.choices);
                self.game.actions(&state, &mut choices);
                // The ways of one position are contiguous: first create the positions, some of which open at
                // once, then the ways.
                let mut ways = [0_u32; 128];
                for (slot, &action) in ways.iter_mut().zip(choices.iter()) {
                    let mut next = state;
                    self.game.act(&mut next, action, &mut ());
                    *slot = self.reach(next);
                }
                let first = self.ways.len();
                let many = choices.iter().zip(ways);
                self.ways.extend(many.map(|(&action, to)| Way { action, chance: 0.0, to, visits: 0 }));
                self.choices = choices;
                self.link(at, first);
                self.spots[at].spread = self.spread(at, seat);
            }
            Kind::Roll => {
                let mut outcomes = std::mem::take(&mut self.outcomes);
                self.game.chances(&state, &mut outcomes);
                let total = f64::from(outcomes.total());
                for &(chance, weight) in outcomes.iter() {
                    let mut next = state;
                    self.game.resolve(&mut next, chance.as_ref(), &mut ());
                    let to = self.place(next);
                    let chance = f64::from(weight) / total;
                    self.ways.push(Way { action: G::Action::default(), chance, to, visits: 0 });
                }
                self.outcomes = outcomes;
                self.link(at, first);
            }
            Kind::Over => {}
        }
        self.learn(at);
    }

    fn link(&mut self, at: usize, first: usize) {
        self.spots[at].first = index(first);
        self.spots[at].count = index(self.ways.len() - first);
    }

    /// How far the best action lies above the mean.
    fn spread(&self, at: usize, seat: Seat) -> f64 {
        let ways = self.ways_of(at);
        let (mut best, mut sum) = (f64::NEG_INFINITY, 0.0);
        for way in ways {
            let points = self.spots[way.to as usize].value.points(seat);
            best = best.max(points);
            sum += points;
        }
        let count = u32::try_from(ways.len()).unwrap_or(1).max(1);
        (best - sum / f64::from(count)).max(LEAST_SPREAD)
    }

    /// The position an action leads to; a begun action is completed and small rolls are expanded at once.
    fn reach(&mut self, state: G::State) -> u32 {
        let spot = self.place(state);
        let Spot { kind, count, .. } = self.spots[spot as usize];
        let state = &self.spots[spot as usize].state;
        let at_once = match kind {
            Kind::Decide(_) => self.game.is_midway(state),
            Kind::Roll => {
                let sides = self.game.draws(state);
                sides.sides().iter().map(|faces| u32::from(*faces)).product::<u32>() <= ROLLED_AT_ONCE
            }
            Kind::Over => false,
        };
        if count == 0 && at_once {
            self.open(spot as usize);
        }
        spot
    }

    /// The node of a position, an existing one if another order of moves has led there. Forced answers are
    /// played.
    fn place(&mut self, mut state: G::State) -> u32 {
        while let Node::Decide(..) = self.game.node(&state) {
            self.game.actions(&state, &mut self.choices);
            let [only] = *self.choices else { break };
            self.game.act(&mut state, only, &mut ());
        }
        self.add(state)
    }

    fn add(&mut self, state: G::State) -> u32 {
        let key = hash(&state);
        if let Some(&known) = self.known.get(&key)
            && self.spots[known as usize].state == state
        {
            return known;
        }
        let kind = match self.game.node(&state) {
            Node::Decide(seat, _) => Kind::Decide(seat),
            Node::Chance => Kind::Roll,
            Node::Over(_) => Kind::Over,
        };
        let value = self.evaluator.value(&state);
        let spot = index(self.spots.len());
        self.spots.push(Spot { state, kind, value, visits: 0, first: 0, count: 0, spread: LEAST_SPREAD });
        self.known.insert(key, spot);
        spot
    }
}

#[cfg(test)]
impl<G: Evaluate> Tree<'_, G> {
    /// The positions of all nodes.
    pub(super) fn positions(&self) -> Vec<G::State> {
        self.spots.iter().map(|spot| spot.state).collect()
    }

    /// The number of ways between them.
    pub(super) fn ways(&self) -> usize {
        self.ways.len()
    }
}

/// An index into the tree: always far below 2^32.
fn index(place: usize) -> u32 {
    u32::try_from(place).unwrap_or(u32::MAX)
}
