//! Chances as people are shown them.

use crate::Ways;

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
    /// A word for what may happen; its name in a catalogue is `odds-` and this word.
    pub what: &'static str,
    /// Whether it is one of the outcomes.
    pub kind: OddsKind,
    /// Ways in which it does.
    pub ways: u64,
    /// All ways.
    pub of: u64,
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

/// The words of a game, in the order in which chances are shown.
#[derive(Clone, Copy, Debug)]
pub struct OddsWords {
    /// What may become of the ball. The last one is that nothing is decided.
    pub outcomes: &'static [&'static str],
    /// What may happen besides, 32 at most.
    pub besides: &'static [&'static str],
}

impl OddsWords {
    /// The word for nothing.
    pub fn nothing(&self) -> &'static str {
        self.outcomes.last().copied().unwrap_or_default()
    }

    /// All words.
    pub fn all(&self) -> impl Iterator<Item = &'static str> {
        self.outcomes.iter().chain(self.besides).copied()
    }

    /// What is told of a way on which nothing has happened yet.
    pub fn told(&'static self) -> Told {
        Told { words: self, outcome: self.nothing(), besides: 0 }
    }
}

/// What is told of one way: its outcome, and what happened besides.
#[derive(Clone, Copy, Debug)]
pub struct Told {
    words: &'static OddsWords,
    /// What has become of the ball.
    pub outcome: &'static str,
    besides: u32,
}

impl PartialEq for Told {
    fn eq(&self, other: &Self) -> bool {
        (self.outcome, self.besides) == (other.outcome, other.besides)
    }
}

impl Told {
    /// Nothing has become of the ball so far.
    pub fn is_open(&self) -> bool {
        self.outcome == self.words.nothing()
    }

    /// This has happened besides.
    pub fn also(&mut self, what: &str) {
        let at = self.words.besides.iter().position(|word| *word == what);
        self.besides |= at.map_or(0, |at| 1 << at);
    }
}

impl Ways<Told> {
    /// The chances of every word that may come true. Outcomes are told if anything is decided; ways that are
    /// more than can be written down are not.
    pub fn odds(&self, words: &OddsWords) -> Vec<Odds> {
        let (total, open) = (self.total(), self.count(|told| !told.is_open()) == 0);
        let outcomes = words.outcomes.iter().filter(|_| !open);
        let outcomes = outcomes.map(|word| (*word, self.count(|told| told.outcome == *word)));
        let besides = words.besides.iter().enumerate();
        let besides = besides.map(|(at, word)| (*word, self.count(|told| told.besides & (1 << at) != 0)));
        let mut odds = reduced(OddsKind::Outcome, outcomes.collect(), total);
        odds.extend(besides.flat_map(|beside| reduced(OddsKind::Besides, vec![beside], total)));
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
