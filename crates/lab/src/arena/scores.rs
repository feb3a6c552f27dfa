//! Scores between 0 and 1 with a confidence interval, and their meaning in Elo.

/// The two-sided 95 % quantile of the normal distribution.
const Z: f64 = 1.959_963_984_540_054;

/// The likelihood always assumes this fraction of a win and of a loss as seen: otherwise some means would be
/// impossible.
const UNSEEN: f64 = 0.001;

/// Bisection steps: enough for twelve digits.
const HALVINGS: u32 = 40;

/// Counts of observed scores: 0, 1/4, 1/2, 3/4 and 1. A single match scores 0, 1/2 or 1; the mean of a pair
/// can take all five values.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Scores([u64; 5]);

impl Scores {
    /// So many observations, all of them won.
    pub(super) fn all_won(n: u64) -> Self {
        Self([0, 0, 0, 0, n])
    }

    /// Add an observation, in quarters: 0 to 4.
    pub fn add(&mut self, quarters: u8) {
        self.0[usize::from(quarters.min(4))] += 1;
    }

    /// How often each score was observed, lowest first.
    pub fn counts(&self) -> [u64; 5] {
        self.0
    }

    /// The number of observations.
    pub fn n(&self) -> u64 {
        self.0.iter().sum()
    }

    /// The mean; 1/2 while there are no observations.
    pub fn mean(&self) -> f64 {
        if self.n() == 0 { 0.5 } else { sum(&self.0.map(float), |score| score) / float(self.n()) }
    }

    /// The 95 % interval, within 0 and 1 and always around the mean. Agresti and Coull's interval, for scores
    /// instead of hits: the normal interval after adding `z²/2` (about two) wins and as many losses. So its
    /// length is never 0, even if every match was won.
    pub fn interval(&self) -> [f64; 2] {
        let (n, middle, variance) = self.doubted();
        let half = Z * (variance / n).sqrt();
        [(middle - half).max(0.0), (middle + half).min(1.0)]
    }

    /// The variance of an observation, with the same wins and losses added: never 0.
    pub(super) fn variance(&self) -> f64 {
        self.doubted().2
    }

    /// The number of observations, their mean and their variance, with two wins and two losses more.
    fn doubted(&self) -> (f64, f64, f64) {
        let seen = self.with_ends(Z * Z / 2.0);
        let n: f64 = seen.iter().sum();
        let middle = sum(&seen, |score| score) / n;
        (n, middle, sum(&seen, |score| (score - middle) * (score - middle)) / n)
    }

    /// The log-likelihood of the observations under the score distribution that, among all with this mean,
    /// makes them most likely: the empirical likelihood. The mean lies between 0 and 1. Only differences
    /// matter.
    pub(super) fn likelihood(&self, mean: f64) -> f64 {
        let seen = self.with_ends(UNSEEN);
        // The most likely weights are proportional to seen / (1 + tilt * (score - mean)), with the tilt that
        // gives the mean. The slack falls as the tilt rises, and the tilt lies where no weight is negative.
        let slack = |tilt: f64| sum(&seen, |score| (score - mean) / (1.0 + tilt * (score - mean)));
        let (mut low, mut high) = (-1.0 / (1.0 - mean), 1.0 / mean);
        for _ in 0..HALVINGS {
            let tilt = f64::midpoint(low, high);
            if slack(tilt) > 0.0 {
                low = tilt;
            } else {
                high = tilt;
            }
        }
        let tilt = f64::midpoint(low, high);
        -sum(&seen, |score| (1.0 + tilt * (score - mean)).ln())
    }

    /// The counts with this many more losses and wins.
    fn with_ends(&self, more: f64) -> [f64; 5] {
        let [lost, quarter, half, three, won] = self.0.map(float);
        [lost + more, quarter, half, three, won + more]
    }
}

/// The sum of something over the scores, weighted by how often each was seen.
fn sum(seen: &[f64; 5], of: impl Fn(f64) -> f64) -> f64 {
    let scores = [0.0, 0.25, 0.5, 0.75, 1.0];
    seen.iter().zip(scores).map(|(count, score)| count * of(score)).sum()
}

/// The Elo difference of a score: 0 for 1/2, infinite for 0 and 1.
pub fn elo_of(score: f64) -> f64 {
    400.0 * (score / (1.0 - score)).log10()
}

/// The expected score of an Elo difference.
pub fn score_of(elo: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-elo / 400.0))
}

#[expect(clippy::cast_precision_loss, reason = "counts of matches: far below 2^53")]
fn float(count: u64) -> f64 {
    count as f64
}
