//! Which positions of a match are sampled.

use touchline_engine::Rng;

/// Samples one position in so many on average, at irregular intervals so that no rhythm of a game is picked
/// out.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pace {
    every: u32,
    wait: u32,
}

impl Pace {
    /// One in `every`, at least 1.
    pub(crate) fn new(every: u32, rng: &mut impl Rng) -> Self {
        let every = every.max(1);
        Self { every, wait: rng.below(every) }
    }

    /// Whether to sample this position.
    pub(crate) fn is_due(&mut self, rng: &mut impl Rng) -> bool {
        let due = self.wait == 0;
        if due {
            self.wait = 1 + rng.below(2 * self.every - 1);
        }
        self.wait -= 1;
        due
    }
}
