//! # What may happen
//! Every way from an action to the next decision, counted by playing the game itself with every outcome of
//! the dice, so that no rule is told twice.

use crate::odds::gcd;
use crate::{Choices, Game, Log, Node, Seat, Weighted};

/// Rolls in a row that are followed: as many as can be counted whatever they are. No chain of consequences in
/// the games is that long; what lay beyond would be told as it stands there.
const ROLLS: usize = 12;
/// Questions in a row that are answered between two rolls.
const ANSWERS: usize = 64;

/// What is heard on a way, and who answers what on it.
pub trait Foresight<G: Game> {
    /// What is remembered of a way: small, so that ways that come to the same are counted together.
    type Heard: Copy + PartialEq;

    /// Something happened.
    fn hear(&self, heard: &mut Self::Heard, event: &G::Event);
    /// The legal answer with which the way goes on; none ends it there. What a driver answers by itself is
    /// answered already.
    fn answer(
        &self,
        s: &G::State,
        seat: Seat,
        decision: &G::Decision,
        legal: &[G::Action],
    ) -> Option<G::Action>;
    /// Whether it makes no difference what the dice that are due show: one outcome is followed for all.
    fn is_indifferent(&self, _: &G::State) -> bool {
        false
    }
    /// Whether nothing that may follow matters any more.
    fn is_settled(&self, _: &Self::Heard) -> bool {
        false
    }
    /// The way ends here.
    fn end(&self, _: &mut Self::Heard, _: &G::State) {}
}

/// What may have happened, each with the number of ways in which it does.
#[derive(Clone, Debug)]
pub struct Ways<T> {
    counted: Vec<(T, u128)>,
    of: u128,
    rolled: bool,
}

impl<T: Copy + PartialEq> Ways<T> {
    /// No way at all: the beginning of a sum.
    pub const fn none() -> Self {
        Self { counted: Vec::new(), of: 1, rolled: false }
    }

    fn sure(heard: T) -> Self {
        Self { counted: vec![(heard, 1)], of: 1, rolled: false }
    }

    /// Whether dice that make a difference were rolled on the way.
    pub const fn rolled(&self) -> bool {
        self.rolled
    }

    /// Everything that may have happened, with its number of ways.
    pub fn iter(&self) -> impl Iterator<Item = (&T, u128)> {
        self.counted.iter().map(|(heard, ways)| (heard, *ways))
    }

    /// All ways.
    pub fn total(&self) -> u128 {
        self.iter().map(|(_, ways)| ways).sum()
    }

    /// The ways in which something holds.
    pub fn count(&self, holds: impl Fn(&T) -> bool) -> u128 {
        self.iter().filter(|(heard, _)| holds(heard)).map(|(_, ways)| ways).sum()
    }

    /// Add what may happen in `weight` of all cases.
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

/// Every way from an action to the next decision or the end. A roll that leads back to itself, such as a tie,
/// is made until it does not.
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

/// What has been counted lately after so many rolls: different dice often come to the same a little later.
type Known<S, T> = [Vec<(S, T, Ways<T>)>; ROLLS + 1];

/// How much of it is kept after each number of rolls.
const KNOWN: usize = 48;

/// One way: a position and what has been heard until there.
struct Way<'a, G: Game, F: Foresight<G>> {
    game: &'a G,
    foresight: &'a F,
    state: G::State,
    heard: F::Heard,
}

/// Hears the events of a step.
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
    /// The same way with other consequences.
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

    /// Answer what is answered on the way. Whether dice are due then; else the way has come to its end.
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

    /// Everything that may follow, with so many more rolls in a row.
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
        // Outcomes that come to the same are followed once, one that changes nothing is rolled again.
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
        all.rolled |= !indifferent;
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
