//! The features of one position: numbers of magnitude about 1, in a fixed order.

/// More than any game needs.
const CAPACITY: usize = 256;

/// Features in the order in which a game names them.
#[derive(Clone, Debug)]
pub struct Features {
    values: [f32; CAPACITY],
    len: usize,
}

impl Features {
    /// An empty list, to be reused from position to position.
    pub fn new() -> Self {
        Self { values: [0.0; CAPACITY], len: 0 }
    }

    /// Remove every feature.
    #[inline]
    pub fn clear(&mut self) {
        self.len = 0;
    }

    /// Add a number.
    ///
    /// # Panics
    /// When the list is full: a game with more than 256 features has a bug.
    #[inline]
    pub fn push(&mut self, value: f32) {
        self.values[self.len] = value;
        self.len += 1;
    }

    /// Add a flag: 1 or 0.
    #[inline]
    pub fn flag(&mut self, holds: bool) {
        self.push(if holds { 1.0 } else { 0.0 });
    }

    /// Add a one-hot group of `count` flags, at most one of which is set.
    #[inline]
    pub fn one_of(&mut self, count: usize, which: Option<usize>) {
        for i in 0..count {
            self.flag(which == Some(i));
        }
    }

    /// The numbers.
    #[inline]
    pub fn as_slice(&self) -> &[f32] {
        &self.values[..self.len]
    }
}

impl Default for Features {
    fn default() -> Self {
        Self::new()
    }
}
