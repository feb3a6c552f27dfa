//! When to stop: a sequential probability ratio test.

use super::scores::score_of;
use crate::Scores;

/// Two hypotheses about the Elo difference of a to b, and the error rates of the test.
///
/// This is the generalised test: the likelihood of a hypothesis is that of the most likely score distribution
/// with its mean (the empirical likelihood). The first [`Sprt::FEWEST`] observations decide nothing, because
/// they say little about that distribution.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sprt {
    elo0: f64,
    elo1: f64,
    alpha: f64,
    beta: f64,
}

/// The verdict of the test.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The upper hypothesis is accepted.
    Stronger,
    /// The lower hypothesis is accepted.
    NotShown,
    /// Neither yet.
    Undecided,
}

impl Sprt {
    /// The fewest observations (matches, or pairs of them) before anything is decided.
    pub const FEWEST: u64 = 16;

    /// A test of "at most `elo0`" against "at least `elo1`": the upper hypothesis is accepted wrongly with
    /// probability `alpha`, the lower one with probability `beta`. `None` if `elo0` is not below `elo1`, or a
    /// probability is not between 0 and 1/2.
    pub fn new(elo0: f64, elo1: f64, alpha: f64, beta: f64) -> Option<Self> {
        let chance = |chance: f64| chance > 0.0 && chance < 0.5;
        let apart = elo0.is_finite() && elo1.is_finite() && elo0 < elo1;
        (apart && chance(alpha) && chance(beta)).then_some(Self { elo0, elo1, alpha, beta })
    }

    /// The log-likelihood ratios at which the lower and the upper hypothesis are accepted.
    pub fn bounds(&self) -> [f64; 2] {
        [(self.beta / (1.0 - self.alpha)).ln(), ((1.0 - self.beta) / self.alpha).ln()]
    }

    /// The log-likelihood ratio of the upper to the lower hypothesis.
    pub fn llr(&self, scores: &Scores) -> f64 {
        scores.likelihood(score_of(self.elo1)) - scores.likelihood(score_of(self.elo0))
    }

    /// The verdict on these scores.
    pub fn verdict(&self, scores: &Scores) -> Verdict {
        let ([low, high], llr) = (self.bounds(), self.llr(scores));
        match llr {
            _ if scores.n() < Self::FEWEST => Verdict::Undecided,
            _ if llr >= high => Verdict::Stronger,
            _ if llr <= low => Verdict::NotShown,
            _ => Verdict::Undecided,
        }
    }
}

impl Default for Sprt {
    /// At most 0 against at least 25, each with an error rate of 5 %.
    fn default() -> Self {
        Self { elo0: 0.0, elo1: 25.0, alpha: 0.05, beta: 0.05 }
    }
}
