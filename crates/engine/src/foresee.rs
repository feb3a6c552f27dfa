//! # What may happen
//! Enumerates every way from an action to the next decision by playing the game itself with every outcome of
//! the dice, so that no rule is written twice.

use crate::odds::gcd;
use crate::{Choices, Game, Log, Node, Seat, Weighted};

/// How many consecutive rolls are followed. No chain of consequences in the games is that long; a longer one
/// would be reported as it stands at that point.
const ROLLS: usize = 12;
/// How many consecutive questions are answered between two rolls.
const ANSWERS: usize = 64;

/// What to note along a way, and how to answer questions on it.
pub trait Foresight<G: Game> {
    /// What is noted of a way: small, so that ways with the same result are counted together.
    type Heard: Copy + PartialEq;

    /// Note an event.
    fn hear(&self, heard: &mut Self::Heard, event: &G::Event);
    /// The legal answer with which the way continues; `None` ends it here. Forced answers have been given
    /// already.
    fn answer(
        &self,
        s: &G::State,
        seat: Seat,
        decision: &G::Decision,
        legal: &[G::Action],
    ) -> Option<G::Action>;
    /// Whether the dice that are due make no difference: one outcome then stands for all.
    fn is_indifferent(&self, _: &G::State) -> bool {
        false
    }
    /// Whether the dice that are due decide nothing by themselves, such as points to spend: every outcome is
    /// followed, but they count as rolled only where what follows them differs.
    fn is_preparation(&self, _: &G::State) -> bool {
        false
    }
    /// Whether nothing that may follow matters any more.
    fn is_settled(&self, _: &Self::Heard) -> bool {
        false
    }
    /// Called where a way ends.
    fn end(&self, _: &mut Self::Heard, _: &G::State) {}
}

/// The possible results, each with the number of ways that lead to it.
#[derive(Clone, Debug)]
pub struct Ways<T> {
    counted: Vec<(T, u128)>,
    of: u128,
    rolled: bool,
}

impl<T: Copy + PartialEq> Ways<T> {
    /// No ways: the start of a sum.
    pub const fn none() -> Self {
        Self { counted: Vec::new(), of: 1, rolled: false }
    }

    fn sure(heard: T) -> Self {
        Self { counted: vec![(heard, 1)], of: 1, rolled: false }
    }

    /// Whether any dice that matter were rolled.
    pub const fn rolled(&self) -> bool {
        self.rolled
    }

    /// Every possible result with its number of ways.
    pub fn iter(&self) -> impl Iterator<Item = (&T, u128)> {
        self.counted.iter().map(|(heard, ways)| (heard, *ways))
    }

    /// The number of all ways.
    pub fn total(&self) -> u128 {
        self.iter().map(|(_, ways)| ways).sum()
    }

    /// The number of ways for which a condition holds.
    pub fn count(&self, holds: impl Fn(&T) -> bool) -> u128 {
        self.iter().filter(|(heard, _)| holds(heard)).map(|(_, ways)| ways).sum()
    }

    /// Add the ways of a case that has this `weight`.
    pub fn add(&mut self, weight: u128, other: &Self) {
        let total = other.total();
        let common = self.of / gcd(self.of, total) * total;
        let (own, others) = (common / self.of, common / total);
        self.counted.iter_mut().for_each(|(_, ways)| *ways *= own);
        for (heard, ways) in other.iter() {
            self.put(*heard, weight * ways * others);
        }
        self.of = common;
        self.rolled |= other.rolled;
    }

    fn put(&mut self, heard: T, ways: u128) {
        match self.counted.iter_mut().find(|(same, _)| *same == heard) {
            Some((_, counted)) => *counted += ways,
            None => self.counted.push((heard, ways)),
        }
    }
}

/// Every way from an action to the next decision or the end of the match. A roll that leads back to itself,
/// such as a tie, is repeated until it does not.
pub fn foresee<G: Game, F: Foresight<G>>(
    game: &G,
    s: &G::State,
    action: G::Action,
    heard: F::Heard,
    foresight: &F,
) -> Ways<F::Heard> {
    let mut way = Way { game, foresight, state: *s, heard };
    way.act(action);
    way.expand(ROLLS, &mut [const { Vec::new() }; ROLLS + 1])
}

/// A cache of recent results per number of rolls: different dice often lead to the same position a little
/// later.
type Known<S, T> = [Vec<(S, T, Ways<T>)>; ROLLS + 1];

/// How many results the cache keeps per number of rolls.
const KNOWN: usize = 48;

/// One way: a position and what has been noted so far.
struct Way<'a, G: Game, F: Foresight<G>> {
    game: &'a G,
    foresight: &'a F,
    state: G::State,
    heard: F::Heard,
}

/// A log that notes the events of a step.
struct Ear<'a, G: Game, F: Foresight<G>> {
    foresight: &'a F,
    heard: &'a mut F::Heard,
}

impl<G: Game, F: Foresight<G>> Log<G::Event> for Ear<'_, G, F> {
    fn note(&mut self, event: G::Event) {
        self.foresight.hear(self.heard, &event);
    }
}

impl<G: Game, F: Foresight<G>> Way<'_, G, F> {
    /// A copy of this way, to follow another outcome.
    fn branch(&self) -> Self {
        Self { ..*self }
    }

    fn act(&mut self, action: G::Action) {
        let mut ear = Ear { foresight: self.foresight, heard: &mut self.heard };
        self.game.act(&mut self.state, action, &mut ear);
    }

    fn resolve(&mut self, chance: &G::Chance) {
        let mut ear = Ear { foresight: self.foresight, heard: &mut self.heard };
        self.game.resolve(&mut self.state, chance.as_ref(), &mut ear);
    }

    /// Answer questions along the way. Returns whether dice are due then; if not, the way has ended.
    fn go_on(&mut self) -> bool {
        for _ in 0..ANSWERS {
            if self.foresight.is_settled(&self.heard) {
                return false;
            }
            match self.game.node(&self.state) {
                Node::Chance => return true,
                Node::Over(_) => break,
                Node::Decide(seat, decision) => match self.answer(seat, &decision) {
                    Some(action) => self.act(action),
                    None => break,
                },
            }
        }
        self.foresight.end(&mut self.heard, &self.state);
        false
    }

    fn answer(&self, seat: Seat, decision: &G::Decision) -> Option<G::Action> {
        let mut legal = Choices::new();
        self.game.actions(&self.state, &mut legal);
        let forced = legal.len() == 1 && !self.game.always_ask(&self.state, seat, decision);
        let only = legal.first().copied().filter(|_| forced);
        only.or_else(|| self.foresight.answer(&self.state, seat, decision, &legal))
    }

    /// Everything that may follow within this many more consecutive rolls.
    fn expand(mut self, rolls: usize, known: &mut Known<G::State, F::Heard>) -> Ways<F::Heard> {
        if !self.go_on() || rolls == 0 {
            return Ways::sure(self.heard);
        }
        let same =
            |(state, heard, _): &&(G::State, F::Heard, _)| *heard == self.heard && *state == self.state;
        if let Some((_, _, counted)) = known[rolls].iter().rev().find(same) {
            return counted.clone();
        }
        let mut outcomes = Weighted::new();
        self.game.chances(&self.state, &mut outcomes);
        // Outcomes that lead to the same position are followed once; one that changes nothing is rolled
        // again.
        let indifferent = self.foresight.is_indifferent(&self.state);
        let mut further = Vec::<(Self, u128)>::with_capacity(outcomes.len());
        for (chance, weight) in outcomes.iter() {
            let (mut way, weight) = (self.branch(), u128::from(*weight));
            way.resolve(chance);
            match further.iter_mut().find(|(same, _)| same.is(&way)) {
                Some((_, counted)) => *counted += weight,
                None if way.is(&self) => {}
                None => further.push((way, weight)),
            }
            if indifferent && !further.is_empty() {
                break;
            }
        }
        if further.is_empty() {
            return Ways::sure(self.heard);
        }
        let mut all = Ways::none();
        for (way, weight) in further {
            all.add(weight, &way.expand(rolls - 1, known));
        }
        let prepares = indifferent || self.foresight.is_preparation(&self.state);
        all.rolled |= !prepares || all.counted.len() > 1;
        if known[rolls].len() == KNOWN {
            known[rolls].remove(0);
        }
        known[rolls].push((self.state, self.heard, all.clone()));
        all
    }

    fn is(&self, other: &Self) -> bool {
        self.heard == other.heard && self.state == other.state
    }
}
