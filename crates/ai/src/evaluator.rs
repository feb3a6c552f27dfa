//! Values of positions: as they stand, and averaged over the dice that come next.

use touchline_engine::{BySeat, Choices, Node, Seat, Weighted};

use crate::character::Taste;
use crate::memo::{Memo, Seen};
use crate::{Evaluate, Inputs, Net, Value};

/// How many whole actions are compared to complete one that was begun.
const WIDE_ENOUGH: usize = 3;

/// Evaluates the positions of one game, and counts them.
#[derive(Debug)]
pub struct Evaluator<'a, G> {
    game: &'a G,
    net: &'a Net,
    /// The inputs of the position that is looked at.
    inputs: Inputs,
    /// What each seat saw last.
    seen: BySeat<Seen>,
    /// What the net has said.
    memo: Memo,
    nodes: u64,
    /// The style of the player that thinks, if it has one.
    taste: Option<Taste>,
}

impl<'a, G: Evaluate> Evaluator<'a, G> {
    /// Evaluates by this net.
    pub fn new(game: &'a G, net: &'a Net) -> Self {
        let seen = BySeat([Seen::new(), Seen::new()]);
        let (inputs, memo) = (Inputs::new(net.shape().slots), Memo::new(net, std::ptr::eq(net, game.net())));
        Self { game, net, inputs, seen, memo, nodes: 0, taste: None }
    }

    /// For a player with this style. Values stay as they are.
    #[must_use]
    pub fn with_taste(self, taste: Option<Taste>) -> Self {
        Self { taste, ..self }
    }

    /// The rules.
    pub fn game(&self) -> &'a G {
        self.game
    }

    /// The net.
    pub fn net(&self) -> &'a Net {
        self.net
    }

    /// How many positions it has evaluated.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// What an action that leads to this position, of this value, has for a seat besides its worth: something
    /// only if a player with a style thinks, and only for its own seat.
    #[inline]
    pub fn liking(&self, after: &G::State, value: Value, seat: Seat) -> f64 {
        match &self.taste {
            None => 0.0,
            Some(taste) => taste.liking(self.game, after, self.game.worth(value, seat), seat),
        }
    }

    /// How good an action that leads to this position, of this value, is to a seat: what it is worth, and
    /// what the player likes about it.
    #[inline]
    pub fn appeal(&self, after: &G::State, value: Value, seat: Seat) -> f64 {
        self.game.worth(value, seat) + self.liking(after, value, seat)
    }

    /// The net's value of a position as it stands; the result itself when the match is over.
    #[inline]
    pub fn value(&mut self, s: &G::State) -> Value {
        self.nodes += 1;
        if let Node::Over(outcome) = self.game.node(s) {
            return Value::of(outcome, self.game.lead(s));
        }
        if let Some(value) = self.game.known(s) {
            return value;
        }
        if self.game.is_open(s) {
            let both = Seat::ALL.map(|seat| self.seen_by(s, seat));
            return (both[0] + both[1]) * 0.5;
        }
        self.seen_by(s, self.game.protagonist(s))
    }

    /// The net's value of a position through the eyes of a seat. What looks alike is judged once, and
    /// positions that follow one another have most of their inputs in common: only the others are summed
    /// anew.
    #[inline]
    fn seen_by(&mut self, s: &G::State, seat: Seat) -> Value {
        let Self { game, net, inputs, seen, memo, .. } = self;
        inputs.clear();
        game.inputs(s, seat, inputs);
        debug_assert_eq!(inputs.len(), net.shape().slots.len(), "a game has as many slots as it says");
        let (inputs, stack) = (inputs.as_slice(), game.stack(s));
        let judge = || net.judge(seen[seat].sums(net, inputs), stack);
        let ([win, draw, loss], to_come) = memo.get(inputs, stack, judge);
        let mut value = Value { win, draw, loss, goals: to_come }.seen_by(seat);
        value.goals += f64::from(game.lead(s));
        value
    }

    /// The value of a position once a begun action is completed optimally and the dice that are due are
    /// rolled: the exact mean over their outcomes. Rolls that follow at once are included down to `depth`.
    pub fn look_ahead(&mut self, s: &G::State, depth: u8) -> Value {
        let Node::Decide(seat, _) = self.game.node(s) else {
            return self.roll_ahead(s, depth);
        };
        if !self.game.is_midway(s) {
            return self.roll_ahead(s, depth);
        }
        let game = self.game;
        let better = |best: Value, value: Value| {
            if game.worth(value, seat) > game.worth(best, seat) { value } else { best }
        };
        let wholes = self.game.wholes(self, s, WIDE_ENOUGH);
        if !wholes.is_empty() {
            let values = wholes.iter().map(|whole| self.roll_ahead(&whole.after, depth));
            return values.reduce(better).unwrap_or_default();
        }
        let mut legal = Choices::new();
        self.game.actions(s, &mut legal);
        let values = legal.iter().map(|action| {
            let mut next = *s;
            self.game.act(&mut next, *action, &mut ());
            self.roll_ahead(&next, depth)
        });
        values.reduce(better).unwrap_or_default()
    }

    fn roll_ahead(&mut self, s: &G::State, depth: u8) -> Value {
        if depth == 0 || !matches!(self.game.node(s), Node::Chance) {
            return self.value(s);
        }
        let mut outcomes = Weighted::new();
        self.game.chances(s, &mut outcomes);
        let total = f64::from(outcomes.total());
        let mut mean = Value::default();
        for (chance, weight) in outcomes.iter() {
            let mut next = *s;
            self.game.resolve(&mut next, chance.as_ref(), &mut ());
            mean += self.roll_ahead(&next, depth - 1) * (f64::from(*weight) / total);
        }
        mean
    }
}
