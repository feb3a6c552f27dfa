//! Elo ratings of several players from what they scored against each other.

/// A rating with its standard error, in Elo; the mean of all ratings is 0.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Rated {
    /// The rating.
    pub elo: f64,
    /// Its standard error.
    pub error: f64,
}

/// Elo per natural logarithm of the odds.
const ELO: f64 = 400.0 / std::f64::consts::LN_10;

/// The most likely ratings (Bradley and Terry, a draw is half a win) for `scores[i][j]`, the points i took
/// from j in `matches[i][j]` matches. One drawn match more against everybody keeps them finite. Draws vary
/// less than wins and losses, so the errors are a little too large where there are many.
pub fn ladder(scores: &[Vec<f64>], matches: &[Vec<f64>]) -> Vec<Rated> {
    let n = scores.len();
    let pairs = |i: usize| (0..n).filter(move |j| *j != i);
    let score = |i: usize, j: usize| scores[i][j] + 0.5;
    let count = |i: usize, j: usize| matches[i][j] + 1.0;
    let mut logits = vec![0.0_f64; n];
    // Newton's method one player at a time: the likelihood has one peak.
    for _ in 0..500 {
        for i in 0..n {
            let expected = |j: usize| 1.0 / (1.0 + (logits[j] - logits[i]).exp());
            let slope: f64 = pairs(i).map(|j| score(i, j) - count(i, j) * expected(j)).sum();
            let bend: f64 = pairs(i).map(|j| count(i, j) * expected(j) * (1.0 - expected(j))).sum();
            if bend > 0.0 {
                logits[i] += (slope / bend).clamp(-1.0, 1.0);
            }
        }
        let mean = logits.iter().sum::<f64>() / float(n.max(1));
        logits.iter_mut().for_each(|logit| *logit -= mean);
    }
    let errors = errors(&logits, count);
    logits.iter().zip(errors).map(|(logit, error)| Rated { elo: logit * ELO, error: error * ELO }).collect()
}

/// The standard errors: from the inverse of the information matrix. Only differences are known, so 1/n is
/// added to every cell, which fixes the mean at 0, and taken away from the inverse again.
fn errors(logits: &[f64], count: impl Fn(usize, usize) -> f64) -> Vec<f64> {
    let n = logits.len();
    let weight = |i: usize, j: usize| {
        let expected = 1.0 / (1.0 + (logits[j] - logits[i]).exp());
        count(i, j) * expected * (1.0 - expected)
    };
    let one = 1.0 / float(n.max(1));
    let mut rows: Vec<Vec<f64>> = (0..n)
        .map(|i| {
            let own: f64 = (0..n).filter(|j| *j != i).map(|j| weight(i, j)).sum();
            let cell = |j: usize| one + if i == j { own } else { -weight(i, j) };
            (0..n).map(cell).chain((0..n).map(|j| f64::from(u8::from(i == j)))).collect()
        })
        .collect();
    crate::experiment::invert(&mut rows);
    (0..n).map(|i| (rows[i][n + i] - one).max(0.0).sqrt()).collect()
}

#[expect(clippy::cast_precision_loss, reason = "a number of players")]
fn float(n: usize) -> f64 {
    n as f64
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::score_of;

    #[test]
    fn ratings_give_back_the_scores_they_were_made_of() {
        let truth = [150.0, 0.0, -150.0];
        let many = 10_000.0;
        let scores: Vec<Vec<f64>> =
            truth.iter().map(|a| truth.iter().map(|b| many * score_of(a - b)).collect()).collect();
        let rated = ladder(&scores, &vec![vec![many; 3]; 3]);
        for (rated, truth) in rated.iter().zip(truth) {
            assert!((rated.elo - truth).abs() < 0.5, "{rated:?}");
            assert!(rated.error > 1.0 && rated.error < 4.0, "{rated:?}");
        }
    }

    #[test]
    fn who_wins_everything_has_a_rating_all_the_same() {
        let rated = ladder(&[vec![0.0, 20.0], vec![0.0, 0.0]], &vec![vec![20.0; 2]; 2]);
        assert!(rated[0].elo > 200.0 && rated[0].elo < 600.0 && (rated[0].elo + rated[1].elo).abs() < 1e-6);
        assert!(rated[0].error > 50.0);
    }

    /// Two equal players in n matches: the difference has the variance 4/n in logits, and each rating is half
    /// of it.
    #[test]
    fn errors_are_those_of_a_coin() {
        let rated = ladder(&[vec![0.0, 50.0], vec![50.0, 0.0]], &vec![vec![99.0; 2]; 2]);
        let want = ELO * (4.0_f64 / 100.0).sqrt() / 2.0;
        assert!((rated[0].error - want).abs() < 0.2, "{rated:?} {want}");
    }
}
