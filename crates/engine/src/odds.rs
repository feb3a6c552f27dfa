//! Odds, as shown to people.

use std::marker::PhantomData;

use crate::{Ways, Worded};

/// How the odds of one action relate to each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OddsKind {
    /// What becomes of the ball: outcomes exclude each other, share a denominator and add up to it.
    Outcome,
    /// A side effect, whatever the outcome: a card, a rebound.
    Besides,
}

/// A chance: `ways` out of `of`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Odds {
    /// The word for what may happen, owned by an enum of the game; its key in the catalogues is `odds-` and
    /// this word.
    pub what: &'static str,
    /// Whether it is an outcome or a side effect.
    pub kind: OddsKind,
    /// The number of ways in which it happens.
    pub ways: u64,
    /// The number of all ways.
    pub of: u64,
}

impl Odds {
    /// Whether this is the chance of a goal for the seat that is asked: every game uses the same word for it.
    pub fn is_goal(&self) -> bool {
        self.what == "goal"
    }
}

/// How to answer one side of a secret duel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mixture<A> {
    /// The answers, each with how often out of `of` to give it; 0 means never.
    pub answers: Vec<(A, u64)>,
    /// The sum of the weights.
    pub of: u64,
    /// What both seats get if both play this way: the chance of a goal for or against the seat that is asked.
    pub value: Odds,
}

/// What is noted along one way: what it decides (`D`) and the side effects (`B`, 32 at most). Both enums own
/// their words and list them in display order; the default of `D` decides nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Heard<D, B> {
    /// What the way decides.
    pub decided: D,
    besides: u32,
    of: PhantomData<B>,
}

impl<D: Default, B> Default for Heard<D, B> {
    /// A way on which nothing has happened yet.
    fn default() -> Self {
        Self { decided: D::default(), besides: 0, of: PhantomData }
    }
}

impl<D: Worded + Default, B: Worded> Heard<D, B> {
    /// Whether nothing is decided yet.
    pub fn is_open(&self) -> bool {
        self.decided == D::default()
    }

    /// Note a side effect.
    pub fn also(&mut self, what: B) {
        self.besides |= Self::bit(what);
    }

    fn bit(what: B) -> u32 {
        B::ALL.iter().position(|other| *other == what).map_or(0, |at| 1 << at)
    }
}

impl<D: Worded + Default, B: Worded> Ways<Heard<D, B>> {
    /// The odds of everything that may happen. Outcomes are listed only if anything is decided; counts too
    /// large to be written are left out.
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

/// Odds reduced to their lowest common denominator.
pub(crate) fn reduced(kind: OddsKind, rows: Vec<(&'static str, u128)>, total: u128) -> Vec<Odds> {
    let by = rows.iter().fold(total, |by, (_, ways)| gcd(by, *ways)).max(1);
    let number = |n: u128| u64::try_from(n / by).ok();
    let row = |(what, ways)| Some(Odds { what, kind, ways: number(ways)?, of: number(total)? });
    rows.into_iter().filter_map(row).collect()
}

/// The greatest common divisor.
pub(crate) const fn gcd(a: u128, b: u128) -> u128 {
    if b == 0 { a } else { gcd(b, a % b) }
}
