//! Scores between 0 and 1 with their interval, and what they mean in Elo.

/// How many standard errors a normal variable lies off in one of twenty cases: the interval is one of 95 %.
const Z: f64 = 1.959_963_984_540_054;

/// So much of a win and of a loss is always taken as seen by the likelihood: else some means could not be had
/// at all.
const UNSEEN: f64 = 0.001;

/// How often the place of a number is halved to find it: to twelve digits.
const HALVINGS: u32 = 40;

/// Counts of observed scores: 0, a quarter, a half, three quarters and 1. A match alone is worth 0, a half or
/// 1; the mean of two matches of a pair has all five.
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
        if self.n() == 0 { 0.5 } else { sum(&self.0.map(float), |score| score) / float(self.n()) }
    }

    /// The interval of 95 %, within 0 and 1, always with the mean in it. Agresti and Coull's, for scores
    /// instead of hits: the normal interval of the observations and of `z²/2` (about two) wins and as many
    /// losses that are added to them. So it is never of length 0, also where every match was won.
    pub fn interval(&self) -> [f64; 2] {
        let seen = self.with_ends(Z * Z / 2.0);
        let n: f64 = seen.iter().sum();
        let middle = sum(&seen, |score| score) / n;
        let variance = sum(&seen, |score| (score - middle) * (score - middle)) / n;
        let half = Z * (variance / n).sqrt();
        [(middle - half).max(0.0), (middle + half).min(1.0)]
    }

    /// The logarithm of the likelihood of the observations under the distribution of scores that, of all with
    /// this mean, makes them likeliest: the empirical likelihood. The mean lies between 0 and 1. Only
    /// differences matter.
    pub(super) fn likelihood(&self, mean: f64) -> f64 {
        let seen = self.with_ends(UNSEEN);
        // The likeliest weights are proportional to seen / (1 + tilt * (score - mean)), with the tilt that
        // gives the mean. Its slack falls where the tilt rises, and the tilt lies where no weight is
        // negative.
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

    /// The counts with some more losses and as many more wins.
    fn with_ends(&self, more: f64) -> [f64; 5] {
        let [lost, quarter, half, three, won] = self.0.map(float);
        [lost + more, quarter, half, three, won + more]
    }
}

/// The sum of something over the scores that were seen so often.
fn sum(seen: &[f64; 5], of: impl Fn(f64) -> f64) -> f64 {
    let scores = [0.0, 0.25, 0.5, 0.75, 1.0];
    seen.iter().zip(scores).map(|(count, score)| count * of(score)).sum()
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
fn float(count: u64) -> f64 {
    count as f64
}
