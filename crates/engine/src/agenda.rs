//! What is still to be done: a stack of small stages inside a state, with a fixed size so that a state needs
//! no heap.

use std::hash::{Hash, Hasher};

/// A stack of stages, the next one on top. Free slots hold the default, so equal agendas compare equal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Agenda<T, const N: usize> {
    stages: [T; N],
    len: u8,
}

impl<T, const N: usize> Agenda<T, N> {
    /// The most stages it can hold: more than any chain of consequences in its game needs.
    pub const CAPACITY: usize = N;
}

/// Hashes only the stages in use; free slots are all alike.
impl<T: Copy + Default + Hash, const N: usize> Hash for Agenda<T, N> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.stages().hash(state);
    }
}

impl<T: Copy + Default, const N: usize> Agenda<T, N> {
    /// An empty agenda.
    #[inline]
    pub fn new() -> Self {
        const { assert!(N <= u8::MAX as usize) }
        Self { stages: [T::default(); N], len: 0 }
    }

    /// The stage to run next.
    #[inline]
    pub fn top(&self) -> Option<T> {
        self.stages().last().copied()
    }

    /// All stages, the next one last.
    #[inline]
    pub fn stages(&self) -> &[T] {
        &self.stages[..self.len()]
    }

    /// How many stages there are.
    #[inline]
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Whether nothing is left to do.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Push a stage to run before all others.
    ///
    /// # Panics
    /// When the agenda is full, which is a bug in the rules.
    #[inline]
    pub fn push(&mut self, stage: T) {
        self.stages[self.len()] = stage;
        self.len += 1;
    }

    /// Remove the top stage: it is done.
    #[inline]
    pub fn pop(&mut self) {
        if self.len > 0 {
            self.len -= 1;
            self.stages[self.len()] = T::default();
        }
    }

    /// Replace the top stage.
    #[inline]
    pub fn replace(&mut self, stage: T) {
        self.pop();
        self.push(stage);
    }

    /// Drop every stage above the first `len`: a sequence was cut short.
    #[inline]
    pub fn truncate(&mut self, len: usize) {
        while self.len() > len {
            self.pop();
        }
    }

    /// Drop every stage.
    pub fn clear(&mut self) {
        *self = Self::new();
    }
}

impl<T: Copy + Default, const N: usize> Default for Agenda<T, N> {
    fn default() -> Self {
        Self::new()
    }
}
