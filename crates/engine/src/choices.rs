//! Fixed-capacity lists that a driver owns and games fill: no heap allocation while playing.

use std::ops::Deref;

// Array lengths cannot be associated constants of a generic type.
const ACTIONS: usize = 100;
const OUTCOMES: usize = 56;

/// The legal actions of one decision: sorted, without repetition, never empty once a game has filled it.
#[derive(Clone, Debug)]
pub struct Choices<A> {
    items: [A; ACTIONS],
    len: usize,
}

impl<A> Choices<A> {
    /// Large choices are split into several questions, so every game stays below this; one that reaches it
    /// has a bug.
    pub const CAPACITY: usize = ACTIONS;
}

impl<A: Copy + Default> Choices<A> {
    /// An empty list, to be reused from decision to decision.
    pub fn new() -> Self {
        Self { items: [A::default(); ACTIONS], len: 0 }
    }

    /// Remove every action.
    #[inline]
    pub fn clear(&mut self) {
        self.len = 0;
    }

    /// Add one action at the end.
    ///
    /// # Panics
    /// When the list is full: a game that offers more than [`Choices::CAPACITY`] actions has a bug.
    #[inline]
    pub fn push(&mut self, action: A) {
        self.items[self.len] = action;
        self.len += 1;
    }

    /// Add several actions at the end: faster than one at a time.
    ///
    /// # Panics
    /// When the list is full, like [`Choices::push`].
    #[inline]
    pub fn extend(&mut self, actions: impl Iterator<Item = A>) {
        let mut len = self.len;
        for action in actions {
            self.items[len] = action;
            len += 1;
        }
        self.len = len;
    }
}

impl<A: Ord> Choices<A> {
    /// Sort the actions, for decisions whose answers come from several rules.
    pub fn sort(&mut self) {
        self.items[..self.len].sort_unstable();
    }
}

impl<A: Copy + Default> Default for Choices<A> {
    fn default() -> Self {
        Self::new()
    }
}

impl<A> Deref for Choices<A> {
    type Target = [A];
    #[inline]
    fn deref(&self) -> &[A] {
        &self.items[..self.len]
    }
}

/// The distinct outcomes of one chance node, each with its weight (out of the sum of all weights).
#[derive(Clone, Debug)]
pub struct Weighted<C> {
    items: [(C, u32); OUTCOMES],
    len: usize,
}

impl<C> Weighted<C> {
    /// Three dice in any order have 56 outcomes, two in order 36; no roll in either game has more.
    pub const CAPACITY: usize = OUTCOMES;
}

impl<C: Copy + Default> Weighted<C> {
    /// An empty list, to be reused.
    pub fn new() -> Self {
        Self { items: [(C::default(), 0); OUTCOMES], len: 0 }
    }

    /// Remove every outcome.
    pub fn clear(&mut self) {
        self.len = 0;
    }

    /// Add an outcome with its weight.
    ///
    /// # Panics
    /// When the list is full: a game with more outcomes at one node has a bug.
    pub fn push(&mut self, outcome: C, weight: u32) {
        self.items[self.len] = (outcome, weight);
        self.len += 1;
    }
}

impl<C> Weighted<C> {
    /// The sum of all weights: the denominator of every probability here.
    pub fn total(&self) -> u32 {
        self.iter().map(|(_, weight)| weight).sum()
    }
}

impl<C: Copy + Default> Default for Weighted<C> {
    fn default() -> Self {
        Self::new()
    }
}

impl<C> Deref for Weighted<C> {
    type Target = [(C, u32)];
    fn deref(&self) -> &[(C, u32)] {
        &self.items[..self.len]
    }
}
