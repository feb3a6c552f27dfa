//! The tree of one search.

use touchline_engine::{Choices, Node, Seat, Weighted};

use super::{MOST_NODES, Width};
use crate::{Evaluate, Evaluator, Value};

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

/// An edge from one position to the next: a whole action or an outcome of dice.
#[derive(Clone, Copy)]
struct Way {
    /// Of an outcome its probability; of an action how good it is to the seat that decides.
    weight: f64,
    /// What the player likes about an action besides its worth.
    liking: f64,
    to: u32,
    visits: u32,
}

/// A whole action of the root.
pub(super) struct Line<'t, A> {
    pub(super) answers: &'t [A],
    pub(super) value: Value,
    /// What the player likes about it besides its worth.
    pub(super) liking: f64,
    pub(super) visits: u32,
}

pub(super) struct Tree<'a, G: Evaluate> {
    game: &'a G,
    evaluator: Evaluator<'a, G>,
    width: Width,
    spots: Vec<Spot<G::State>>,
    ways: Vec<Way>,
    /// The answers of the actions of the root, in order.
    answers: Vec<Vec<G::Action>>,
    /// The positions reached by what is being opened.
    reached: Vec<u32>,
    choices: Choices<G::Action>,
    outcomes: Weighted<G::Chance>,
}

impl<'a, G: Evaluate> Tree<'a, G> {
    pub(super) fn new(evaluator: Evaluator<'a, G>, root: G::State, width: Width) -> Self {
        let mut tree = Self {
            game: evaluator.game(),
            evaluator,
            width,
            spots: Vec::new(),
            ways: Vec::new(),
            answers: Vec::new(),
            reached: Vec::new(),
            choices: Choices::new(),
            outcomes: Weighted::new(),
        };
        let (kind, value) = (tree.kind(&root), tree.evaluator.value(&root));
        tree.place(root, kind, value);
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

    /// The whole actions of the root in order.
    pub(super) fn lines(&self) -> impl Iterator<Item = Line<'_, G::Action>> {
        self.ways_of(0).iter().zip(&self.answers).map(|(way, answers)| Line {
            answers,
            value: self.spots[way.to as usize].value,
            liking: way.liking,
            visits: way.visits,
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

    fn ways_of(&self, spot: usize) -> &[Way] {
        let Spot { first, count, .. } = self.spots[spot];
        &self.ways[first as usize..(first + count) as usize]
    }

    /// One walk from the root to an unopened position, and back.
    fn round(&mut self) {
        let mut path = [(0_u32, 0_u32); DEEPEST];
        let (mut at, mut depth) = (0_usize, 0);
        while depth < DEEPEST && self.spots[at].count > 0 {
            let way = match self.spots[at].kind {
                Kind::Decide(_) => self.promising(at),
                Kind::Roll => self.behind(at),
                Kind::Over => break,
            };
            path[depth] = (index(at), index(way));
            depth += 1;
            at = self.ways[way].to as usize;
        }
        let mut before = self.spots[at].value;
        if self.spots[at].count == 0 && self.spots[at].kind != Kind::Over {
            self.open(at);
        }
        self.spots[at].visits += 1;
        for &(spot, way) in path[..depth].iter().rev() {
            self.ways[way as usize].visits += 1;
            before = self.learn(spot as usize, way as usize, before);
            self.spots[spot as usize].visits += 1;
        }
    }

    /// The action worth a closer look: a good one, or one seldom tried.
    fn promising(&self, at: usize) -> usize {
        let Spot { visits, spread, first, .. } = self.spots[at];
        let eager = CURIOSITY * spread * f64::from(visits + 1).sqrt();
        let mut best = (0, f64::NEG_INFINITY);
        for (i, way) in self.ways_of(at).iter().enumerate() {
            let worth = way.weight + eager / f64::from(1 + way.visits);
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
            let missing = way.weight * rounds - f64::from(way.visits);
            if missing > most.1 {
                most = (i, missing);
            }
        }
        first as usize + most.0
    }

    /// Update the value of a position after one of its ways, worth `before` until then, has a new value.
    /// Returns the old value of the position.
    fn learn(&mut self, at: usize, way: usize, before: Value) -> Value {
        let now = self.spots[self.ways[way].to as usize].value;
        let old = self.spots[at].value;
        match self.spots[at].kind {
            Kind::Decide(seat) => {
                self.ways[way].weight = self.game.worth(now, seat) + self.ways[way].liking;
                self.spots[at].value = self.decided(at);
            }
            Kind::Roll => {
                let chance = self.ways[way].weight;
                self.spots[at].value = old + (now + before * -1.0) * chance;
            }
            Kind::Over => {}
        }
        old
    }

    /// The value of a decision: mostly the mean of the rounds so far, so that a single lucky evaluation does
    /// not decide.
    fn decided(&self, at: usize) -> Value {
        let mut best: Option<&Way> = None;
        let mut mean = (Value::default(), 1.0);
        for way in self.ways_of(at) {
            if best.is_none_or(|best| way.weight > best.weight) {
                best = Some(way);
            }
            if way.visits > 0 {
                let visits = f64::from(way.visits);
                mean = (mean.0 + self.spots[way.to as usize].value * visits, mean.1 + visits);
            }
        }
        let Some(best) = best else { return self.spots[at].value };
        (mean.0 + self.spots[best.to as usize].value) * (1.0 / mean.1)
    }

    /// Evaluate everything that can happen next.
    fn open(&mut self, at: usize) {
        match self.spots[at].kind {
            Kind::Decide(_) => self.open_decision(at),
            Kind::Roll => self.open_roll(at),
            Kind::Over => {}
        }
    }

    /// The ways of one position are contiguous: first create the positions, some of which open at once, then
    /// the ways.
    fn open_decision(&mut self, at: usize) {
        let Kind::Decide(seat) = self.spots[at].kind else { return };
        let state = self.spots[at].state;
        let wide = if at == 0 { self.width.root } else { self.width.inner };
        let base = self.reached.len();
        let wholes = self.game.wholes(&mut self.evaluator, &state, wide);
        if wholes.is_empty() {
            self.game.actions(&state, &mut self.choices);
            let choices = self.choices.clone();
            for &action in choices.iter() {
                let mut next = state;
                self.game.act(&mut next, action, &mut ());
                let to = self.reach(next);
                self.reached.push(to);
            }
            if at == 0 {
                self.answers = choices.iter().map(|action| vec![*action]).collect();
            }
        } else {
            for whole in &wholes {
                let to = self.reach(whole.after);
                self.reached.push(to);
            }
            if at == 0 {
                self.answers = wholes.into_iter().map(|whole| whole.answers).collect();
            }
        }
        let first = self.ways.len();
        for i in base..self.reached.len() {
            let to = self.reached[i];
            let Spot { state, value, .. } = &self.spots[to as usize];
            let liking = self.evaluator.liking(state, *value, seat);
            let weight = self.game.worth(*value, seat) + liking;
            self.ways.push(Way { weight, liking, to, visits: 0 });
        }
        self.reached.truncate(base);
        self.link(at, first);
        self.spots[at].spread = self.spread(at);
        self.spots[at].value = self.decided(at);
    }

    fn open_roll(&mut self, at: usize) {
        let (first, state) = (self.ways.len(), self.spots[at].state);
        let mut outcomes = std::mem::take(&mut self.outcomes);
        self.game.chances(&state, &mut outcomes);
        let total = f64::from(outcomes.total());
        let mut mean = Value::default();
        for &(chance, weight) in outcomes.iter() {
            let mut next = state;
            self.game.resolve(&mut next, chance.as_ref(), &mut ());
            let to = self.add(next);
            let weight = f64::from(weight) / total;
            mean += self.spots[to as usize].value * weight;
            self.ways.push(Way { weight, liking: 0.0, to, visits: 0 });
        }
        self.outcomes = outcomes;
        self.link(at, first);
        self.spots[at].value = mean;
    }

    fn link(&mut self, at: usize, first: usize) {
        self.spots[at].first = index(first);
        self.spots[at].count = index(self.ways.len() - first);
    }

    /// How far the best action lies above the mean.
    fn spread(&self, at: usize) -> f64 {
        let ways = self.ways_of(at);
        let (mut best, mut sum) = (f64::NEG_INFINITY, 0.0);
        for way in ways {
            best = best.max(way.weight);
            sum += way.weight;
        }
        let count = u32::try_from(ways.len()).unwrap_or(1).max(1);
        (best - sum / f64::from(count)).max(LEAST_SPREAD)
    }

    /// The position an action leads to; a begun action is completed and small rolls are expanded at once.
    fn reach(&mut self, state: G::State) -> u32 {
        let kind = self.kind(&state);
        let at_once = match kind {
            Kind::Decide(_) => self.game.is_midway(&state),
            Kind::Roll => {
                let sides = self.game.draws(&state);
                sides.sides().iter().map(|faces| u32::from(*faces)).product::<u32>() <= ROLLED_AT_ONCE
            }
            Kind::Over => false,
        };
        if !at_once {
            return self.add(state);
        }
        let spot = self.place(state, kind, Value::default());
        self.open(spot as usize);
        spot
    }

    fn kind(&self, state: &G::State) -> Kind {
        match self.game.node(state) {
            Node::Decide(seat, _) => Kind::Decide(seat),
            Node::Chance => Kind::Roll,
            Node::Over(_) => Kind::Over,
        }
    }

    /// An evaluated position. Forced answers are played.
    fn add(&mut self, mut state: G::State) -> u32 {
        while let Node::Decide(..) = self.game.node(&state) {
            self.game.actions(&state, &mut self.choices);
            let [only] = *self.choices else { break };
            self.game.act(&mut state, only, &mut ());
        }
        let kind = self.kind(&state);
        let value = self.evaluator.value(&state);
        self.place(state, kind, value)
    }

    fn place(&mut self, state: G::State, kind: Kind, value: Value) -> u32 {
        let spot = index(self.spots.len());
        self.spots.push(Spot { state, kind, value, visits: 0, first: 0, count: 0, spread: LEAST_SPREAD });
        spot
    }
}

/// An index into the tree: always far below 2^32.
fn index(place: usize) -> u32 {
    u32::try_from(place).unwrap_or(u32::MAX)
}
