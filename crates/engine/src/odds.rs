//! Chances as people are shown them.

use std::marker::PhantomData;

use crate::{Ways, Worded};

/// How chances of one action belong together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OddsKind {
    /// What becomes of the ball: outcomes exclude each other, have one denominator and add up to it.
    Outcome,
    /// What may happen besides, whatever the outcome: a card, a rebound.
    Besides,
}

/// A chance as so many ways out of so many.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Odds {
    /// The word of what may happen, which an enum of the game owns; its name in a catalogue is `odds-` and
    /// this word.
    pub what: &'static str,
    /// Whether it is one of the outcomes.
    pub kind: OddsKind,
    /// Ways in which it does.
    pub ways: u64,
    /// All ways.
    pub of: u64,
}

impl Odds {
    /// Whether it is the chance of a goal of the seat that is asked: every game has the same word for it.
    pub fn is_goal(&self) -> bool {
        self.what == "goal"
    }
}

/// How to answer one side of a secret duel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mixture<A> {
    /// The answers of the duel, each with how often out of `of` it is best given; never is 0.
    pub answers: Vec<(A, u64)>,
    /// The sum.
    pub of: u64,
    /// What both sides get if both choose so: the chance of a goal for or against the seat that is asked.
    pub value: Odds,
}

/// What is heard on one way: what it decides (`D`), and what happens besides (`B`, 32 at most). Both enums
/// own their words, in the order in which chances are shown; the default of `D` decides nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Heard<D, B> {
    /// What is decided.
    pub decided: D,
    besides: u32,
    of: PhantomData<B>,
}

impl<D: Default, B> Default for Heard<D, B> {
    /// Of a way on which nothing has happened yet.
    fn default() -> Self {
        Self { decided: D::default(), besides: 0, of: PhantomData }
    }
}

impl<D: Worded + Default, B: Worded> Heard<D, B> {
    /// Nothing is decided so far.
    pub fn is_open(&self) -> bool {
        self.decided == D::default()
    }

    /// This has happened besides.
    pub fn also(&mut self, what: B) {
        self.besides |= Self::bit(what);
    }

    fn bit(what: B) -> u32 {
        B::ALL.iter().position(|other| *other == what).map_or(0, |at| 1 << at)
    }
}

impl<D: Worded + Default, B: Worded> Ways<Heard<D, B>> {
    /// The chances of everything that may come true. What is decided is told if anything is; ways that are
    /// more than can be written down are not.
    pub fn odds(&self) -> Vec<Odds> {
        let (total, open) = (self.total(), self.count(|heard| !heard.is_open()) == 0);
        let decided = D::ALL.iter().filter(|_| !open);
        let decided = decided.map(|what| (what.word(), self.count(|heard| heard.decided == *what)));
        let happens = |what: B| self.count(|heard| heard.besides & Heard::<D, B>::bit(what) != 0);
        let mut odds = reduced(OddsKind::Outcome, decided.collect(), total);
        for what in B::ALL {
            odds.extend(reduced(OddsKind::Besides, vec![(what.word(), happens(*what))], total));
        }
        odds.retain(|odds| odds.ways > 0);
        odds
    }
}

/// Chances with the least denominator that all of them have.
pub(crate) fn reduced(kind: OddsKind, rows: Vec<(&'static str, u128)>, total: u128) -> Vec<Odds> {
    let by = rows.iter().fold(total, |by, (_, ways)| gcd(by, *ways)).max(1);
    let number = |n: u128| u64::try_from(n / by).ok();
    let row = |(what, ways)| Some(Odds { what, kind, ways: number(ways)?, of: number(total)? });
    rows.into_iter().filter_map(row).collect()
}

/// The greatest number that divides both.
pub(crate) const fn gcd(a: u128, b: u128) -> u128 {
    if b == 0 { a } else { gcd(b, a % b) }
}
