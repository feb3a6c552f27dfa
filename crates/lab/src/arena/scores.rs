//! Scores between 0 and 1 with their interval, and what they mean in Elo.

/// How many standard errors a normal variable lies off in one of twenty cases: the interval is one of 95 %.
const Z: f64 = 1.959_963_984_540_054;

/// Counts of observed scores: 0, a quarter, a half, three quarters and 1. A match alone is worth 0, a half or 1; the mean of two
/// matches of a pair has all five.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Scores([u64; 5]);

impl Scores {
    /// One more observation, in quarters: 0 to 4.
    pub fn add(&mut self, quarters: u8) {
        self.0[usize::from(quarters.min(4))] += 1;
    }

    /// How often each score was observed, the lowest first.
    pub fn counts(&self) -> [u64; 5] {
        self.0
    }

    /// How many observations.
    pub fn n(&self) -> u64 {
        self.0.iter().sum()
    }

    /// The mean; a half as long as there is nothing to go by.
    pub fn mean(&self) -> f64 {
        if self.n() == 0 { 0.5 } else { self.sum(|score| score) / float(self.n()) }
    }

    /// The interval of 95 %, within 0 and 1, always with the mean in it. Agresti and Coull's, for scores instead of hits: the normal
    /// interval of the observations and of `z²/2` (about two) wins and as many losses that are added to them. So it is never of
    /// length 0, also where every match was won.
    pub fn interval(&self) -> [f64; 2] {
        let n = float(self.n()) + Z * Z;
        let middle = (self.sum(|score| score) + Z * Z / 2.0) / n;
        let half = Z * (self.variance(middle) / n).sqrt();
        [(middle - half).max(0.0), (middle + half).min(1.0)]
    }

    /// The variance about a mean, with the added wins and losses: never 0. Of observations that are all the same, the plain variance
    /// would say that nothing else can ever be observed.
    pub(super) fn variance(&self, mean: f64) -> f64 {
        let square = |score: f64| (score - mean) * (score - mean);
        (self.sum(square) + Z * Z / 2.0 * (square(0.0) + square(1.0))) / (float(self.n()) + Z * Z)
    }

    fn sum(&self, of: impl Fn(f64) -> f64) -> f64 {
        let scores = [0.0, 0.25, 0.5, 0.75, 1.0];
        self.0.iter().zip(scores).map(|(&count, score)| float(count) * of(score)).sum()
    }
}

/// The Elo difference that a score means: 0 for a half, infinite for 0 and 1.
pub fn elo_of(score: f64) -> f64 {
    400.0 * (score / (1.0 - score)).log10()
}

/// The score that an Elo difference means.
pub fn score_of(elo: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-elo / 400.0))
}

#[expect(clippy::cast_precision_loss, reason = "counts of matches: far below 2^53")]
pub(super) fn float(count: u64) -> f64 {
    count as f64
}
