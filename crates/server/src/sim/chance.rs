//! Everything that a simulated world leaves to chance comes from one seed.

use std::cell::RefCell;

use touchline_engine::{Pcg, Rng as _};

/// A generator with the questions that a world asks of it.
#[derive(Clone, Debug)]
pub(crate) struct Chance(Pcg);

impl Chance {
    /// Numbers of a purpose: those of others do not change when one asks for more.
    pub(crate) fn new(seed: u64, purpose: u64) -> Self {
        Self(Pcg::new(seed, purpose))
    }

    /// From `low` to `high`, both included.
    pub(crate) fn between(&mut self, low: i64, high: i64) -> i64 {
        let span = u32::try_from(high - low + 1).unwrap_or(u32::MAX).max(1);
        low + i64::from(self.0.below(span))
    }

    /// Below a number, which is at least 1.
    pub(crate) fn below(&mut self, count: usize) -> usize {
        self.0.below(u32::try_from(count).unwrap_or(u32::MAX)) as usize
    }

    /// Whether something happens that happens so often in ten thousand times.
    pub(crate) fn happens(&mut self, of_ten_thousand: u32) -> bool {
        self.0.below(10_000) < of_ten_thousand
    }

    /// One of several.
    pub(crate) fn one_of<'a, T>(&mut self, of: &'a [T]) -> &'a T {
        &of[self.below(of.len())]
    }

    /// Any bytes.
    pub(crate) fn bytes<const N: usize>(&mut self) -> [u8; N] {
        let mut bytes = [0; N];
        self.fill(&mut bytes);
        bytes
    }

    fn fill(&mut self, bytes: &mut [u8]) {
        for part in bytes.chunks_mut(4) {
            part.copy_from_slice(&self.0.next_u32().to_le_bytes()[..part.len()]);
        }
    }
}

thread_local! {
    /// What the server takes from the system elsewhere.
    static SYSTEM: RefCell<Option<Chance>> = const { RefCell::new(None) };
}

/// From now on, what the server would take from the system is from here; for none, from the system again.
pub(crate) fn replace_system(chance: Option<Chance>) {
    SYSTEM.replace(chance);
}

/// Whether a simulated thread takes its turn between two things that another one does; never elsewhere.
pub(crate) fn is_split() -> bool {
    SYSTEM.with_borrow_mut(|system| system.as_mut().is_some_and(|chance| chance.happens(2500)))
}

/// Random bytes of the simulated system; whether there is one in this thread.
pub(crate) fn fill(bytes: &mut [u8]) -> bool {
    SYSTEM.with_borrow_mut(|system| {
        let chance = system.as_mut();
        let is_simulated = chance.is_some();
        if let Some(chance) = chance {
            chance.fill(bytes);
        }
        is_simulated
    })
}
