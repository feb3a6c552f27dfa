//! How teams play, in figures: what a character of the computer is known by.

use touchline_engine::{BySeat, Seat};

/// What a figure is: so much in a match, or the mean of what was noticed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Taken {
    /// The sum over a match.
    AMatch,
    /// The mean over everything noticed in a match.
    OnAverage,
}

/// A figure by which a way to play is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Figure {
    /// Its place among the figures of the game.
    pub at: usize,
    /// Its name in every report.
    pub name: &'static str,
    /// What it is.
    pub taken: Taken,
}

/// The figures of a game in order, each at its own place.
pub(crate) const fn figures<const N: usize>(named: [(&'static str, Taken); N]) -> [Figure; N] {
    assert!(N <= MOST, "no game has more figures");
    let mut all = [Figure { at: 0, name: "", taken: Taken::AMatch }; N];
    let mut at = 0;
    while at < N {
        all[at] = Figure { at, name: named[at].0, taken: named[at].1 };
        at += 1;
    }
    all
}

/// No game has more figures.
const MOST: usize = 12;

/// What was noticed in one match: sums by seat and figure, and of how much.
#[derive(Clone, Debug, Default)]
pub struct Noticed(BySeat<[(f64, u32); MOST]>);

impl Noticed {
    /// Something more of a figure.
    pub(crate) fn add(&mut self, seat: Seat, figure: usize, amount: f64) {
        let (sum, of) = &mut self.0[seat][figure];
        *sum += amount;
        *of += 1;
    }
}

impl Figure {
    /// What it was for a seat; `None` where there was nothing to take the mean of.
    pub(crate) fn of(&self, noticed: &Noticed, seat: Seat) -> Option<f64> {
        let (sum, of) = noticed.0[seat][self.at];
        match self.taken {
            Taken::AMatch => Some(sum),
            Taken::OnAverage => (of > 0).then(|| sum / f64::from(of)),
        }
    }
}

/// A mean and how far it may be off.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Estimate {
    n: f64,
    sum: f64,
    squares: f64,
}

impl Estimate {
    fn add(&mut self, observed: f64) {
        self.n += 1.0;
        self.sum += observed;
        self.squares += observed * observed;
    }

    /// The mean of what was observed.
    pub fn mean(&self) -> f64 {
        if self.n > 0.0 { self.sum / self.n } else { 0.0 }
    }

    /// Half the width of the 95 % interval.
    pub fn margin(&self) -> f64 {
        if self.n < 2.0 {
            return f64::INFINITY;
        }
        let variance = (self.squares - self.sum * self.mean()).max(0.0) / (self.n - 1.0);
        1.96 * (variance / self.n).sqrt()
    }
}

/// A figure of a and of b, and how far a is above b in the same matches. One observation is the mean over the
/// matches of a round.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Compared {
    /// What a has.
    pub a: Estimate,
    /// What b has.
    pub b: Estimate,
    /// How much more a has.
    pub difference: Estimate,
}

impl Compared {
    /// One more round. A match in which either has no such figure does not count.
    pub(crate) fn add(&mut self, round: impl Iterator<Item = [Option<f64>; 2]>) {
        let (mut matches, mut sums) = (0.0, [0.0; 2]);
        for [a, b] in round {
            if let (Some(a), Some(b)) = (a, b) {
                matches += 1.0;
                sums = [sums[0] + a, sums[1] + b];
            }
        }
        if matches > 0.0 {
            let [a, b] = sums.map(|sum| sum / matches);
            self.a.add(a);
            self.b.add(b);
            self.difference.add(a - b);
        }
    }

    /// Whether a and b differ beyond doubt: zero is outside the interval of the difference.
    pub fn differs(&self) -> bool {
        self.difference.mean().abs() > self.difference.margin()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_difference_counts_matches_in_which_both_have_the_figure() {
        let mut compared = Compared::default();
        compared.add([[Some(3.0), Some(1.0)], [Some(5.0), Some(1.0)]].into_iter());
        compared.add([[None, Some(9.0)], [Some(2.0), Some(1.0)]].into_iter());
        compared.add([[None, None]].into_iter());
        let means = [compared.a, compared.b, compared.difference].map(|estimate| estimate.mean().to_bits());
        assert_eq!(means, [3.0, 1.0, 2.0].map(f64::to_bits));
        assert!((compared.difference.margin() - 1.96).abs() < 1e-9);
        assert!(compared.differs());
        assert!(!Compared::default().differs(), "nothing was seen");
    }

    #[test]
    fn a_figure_is_a_sum_or_a_mean() {
        let [sum, mean] = figures([("tackles", Taken::AMatch), ("row", Taken::OnAverage)]);
        let mut noticed = Noticed::default();
        for amount in [1.0, 3.0] {
            noticed.add(Seat::Home, sum.at, amount);
            noticed.add(Seat::Home, mean.at, amount);
        }
        assert_eq!([sum.of(&noticed, Seat::Home), mean.of(&noticed, Seat::Home)], [Some(4.0), Some(2.0)]);
        assert_eq!([sum.of(&noticed, Seat::Away), mean.of(&noticed, Seat::Away)], [Some(0.0), None]);
    }
}
