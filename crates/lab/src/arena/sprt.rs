//! When enough has been played: a sequential probability ratio test.

use super::scores::score_of;
use crate::Scores;

/// Two claims about the Elo difference of a to b, and how often the test may be wrong about each.
///
/// It is the generalised test: each claim is as likely as the likeliest distribution of scores whose mean it
/// is (the empirical likelihood). The first [`Sprt::FEWEST`] observations decide nothing, because they say
/// little about that distribution.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sprt {
    elo0: f64,
    elo1: f64,
    alpha: f64,
    beta: f64,
}

/// What the test says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The upper claim is accepted.
    Stronger,
    /// The lower claim is accepted.
    NotShown,
    /// Neither yet.
    Undecided,
}

impl Sprt {
    /// So many observations (matches, or pairs of them) are made before anything is decided.
    pub const FEWEST: u64 = 16;

    /// A test of "at most `elo0`" against "at least `elo1`": the upper claim is accepted wrongly with a
    /// chance of `alpha`, the lower one with a chance of `beta`. Nothing when the claims are not apart or a
    /// chance is not between 0 and a half.
    pub fn new(elo0: f64, elo1: f64, alpha: f64, beta: f64) -> Option<Self> {
        let chance = |chance: f64| chance > 0.0 && chance < 0.5;
        let apart = elo0.is_finite() && elo1.is_finite() && elo0 < elo1;
        (apart && chance(alpha) && chance(beta)).then_some(Self { elo0, elo1, alpha, beta })
    }

    /// The logarithms of the likelihood ratio at which the lower and the upper claim are accepted.
    pub fn bounds(&self) -> [f64; 2] {
        [(self.beta / (1.0 - self.alpha)).ln(), ((1.0 - self.beta) / self.alpha).ln()]
    }

    /// The logarithm of the likelihood of the upper claim compared with that of the lower.
    pub fn llr(&self, scores: &Scores) -> f64 {
        scores.likelihood(score_of(self.elo1)) - scores.likelihood(score_of(self.elo0))
    }

    /// What can be said.
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
    /// At most 0 against at least 25, wrong about either in one of twenty cases.
    fn default() -> Self {
        Self { elo0: 0.0, elo1: 25.0, alpha: 0.05, beta: 0.05 }
    }
}
