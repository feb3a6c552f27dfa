//! The equilibrium of a matrix of points: how often to choose each formation so that no other choice does
//! better.

use touchline_engine::{Pcg, Rng as _};

/// The equilibrium mix of a symmetric game, and how far it can be trusted.
#[derive(Clone, Debug, PartialEq)]
pub struct Mix {
    /// How often to choose each; they add up to 1.
    pub weights: Vec<f64>,
    /// What each choice scores against the mix, in points above ½: nothing scores more than 0.
    pub against: Vec<f64>,
    /// In which share of repetitions with the matrix as uncertain as it is each has a part in the mix.
    pub support: Vec<f64>,
    /// The mean of its weights in these repetitions.
    pub mean: Vec<f64>,
}

/// How often the matrix is drawn anew.
const REPETITIONS: usize = 400;
/// Less is nothing.
const TINY: f64 = 1e-9;

/// The mix for a matrix of points that row scores against column, above ½ (so it changes its sign when
/// mirrored), each with its standard error. Drawn anew from the seed to see what the errors do to it.
pub fn equilibrium(points: &[Vec<f64>], errors: &[Vec<f64>], seed: u64) -> Option<Mix> {
    let n = points.len();
    let weights = unbeaten(points)?;
    let against = against(points, &weights);
    let (mut support, mut mean) = (vec![0.0; n], vec![0.0; n]);
    let mut rng = Pcg::new(seed, 7);
    for _ in 0..REPETITIONS {
        let mut drawn = points.to_vec();
        for row in 0..n {
            for column in row + 1..n {
                let shift = errors[row][column] * normal(&mut rng);
                drawn[row][column] += shift;
                drawn[column][row] -= shift;
            }
        }
        for (at, weight) in unbeaten(&drawn)?.into_iter().enumerate() {
            support[at] += f64::from(u8::from(weight > TINY)) / 400.0;
            mean[at] += weight / 400.0;
        }
    }
    Some(Mix { weights, against, support, mean })
}

/// A normal number: the sum of twelve uniform ones.
fn normal(rng: &mut Pcg) -> f64 {
    (0..12).map(|_| f64::from(rng.next_u32()) / 4_294_967_296.0).sum::<f64>() - 6.0
}

/// What each row scores against a mix of the columns.
pub fn against(points: &[Vec<f64>], weights: &[f64]) -> Vec<f64> {
    points.iter().map(|row| row.iter().zip(weights).map(|(p, w)| p * w).sum()).collect()
}

/// The mix that nothing beats: that of the row player by the simplex method on the column player's linear
/// programme, with Bland's rule. `None` unless the matrix is square and not empty.
pub fn unbeaten(points: &[Vec<f64>]) -> Option<Vec<f64>> {
    let n = points.len();
    if n == 0 || points.iter().any(|row| row.len() != n) {
        return None;
    }
    // Above zero, so that the value of the game is: the mix stays the same.
    let lift = 1.0 - points.iter().flatten().copied().fold(f64::INFINITY, f64::min);
    let width = 2 * n + 1;
    let mut table: Vec<Vec<f64>> = (0..n)
        .map(|row| {
            let slack = (0..n).map(|other| f64::from(u8::from(other == row)));
            points[row].iter().map(|p| p + lift).chain(slack).chain([1.0]).collect()
        })
        .collect();
    let mut gain: Vec<f64> = (0..width).map(|at| if at < n { -1.0 } else { 0.0 }).collect();
    let mut basis: Vec<usize> = (n..2 * n).collect();
    for _ in 0..10_000 {
        let Some(enters) = (0..2 * n).find(|at| gain[*at] < -TINY) else { break };
        let limit = |row: usize| table[row][width - 1] / table[row][enters];
        let leaves = (0..n)
            .filter(|row| table[*row][enters] > TINY)
            .min_by(|a, b| limit(*a).total_cmp(&limit(*b)).then(basis[*a].cmp(&basis[*b])))?;
        let pivot = table[leaves][enters];
        table[leaves].iter_mut().for_each(|cell| *cell /= pivot);
        let line = table[leaves].clone();
        let others = table.iter_mut().enumerate().filter(|(row, _)| *row != leaves).map(|(_, row)| row);
        for row in others.chain([&mut gain]) {
            let factor = row[enters];
            row.iter_mut().zip(&line).for_each(|(cell, of)| *cell -= factor * of);
        }
        basis[leaves] = enters;
    }
    // The row player's weights are the prices of the rows.
    let weights: Vec<f64> = gain[n..2 * n].iter().map(|price| price.max(0.0)).collect();
    let sum: f64 = weights.iter().sum();
    (sum > 0.0).then(|| weights.into_iter().map(|weight| weight / sum).collect())
}

#[cfg(test)]
mod tests {
    use touchline_engine::duel;

    use super::*;

    fn close(got: &[f64], want: &[f64]) {
        assert!(
            got.len() == want.len() && got.iter().zip(want).all(|(a, b)| (a - b).abs() < 1e-6),
            "{got:?}"
        );
    }

    /// Paper, scissors, stone with other stakes: 1/4, 1/2, 1/4 by hand.
    fn stakes() -> Vec<Vec<f64>> {
        vec![vec![0.0, -0.1, 0.2], vec![0.1, 0.0, -0.1], vec![-0.2, 0.1, 0.0]]
    }

    #[test]
    #[allow(clippy::unwrap_used)]
    fn the_mix_is_the_one_that_nothing_beats() {
        close(&unbeaten(&stakes()).unwrap(), &[0.25, 0.5, 0.25]);
        let strong = vec![vec![0.0, 0.1, 0.2], vec![-0.1, 0.0, -0.1], vec![-0.2, 0.1, 0.0]];
        close(&unbeaten(&strong).unwrap(), &[1.0, 0.0, 0.0]);
        assert!(unbeaten(&[]).is_none() && unbeaten(&[vec![0.0, 1.0]]).is_none());
    }

    /// Random games, against the exact solution in integers; every best answer scores at most nothing.
    #[test]
    #[allow(clippy::unwrap_used, clippy::needless_range_loop)]
    fn the_mix_agrees_with_the_exact_one() {
        let mut rng = Pcg::new(5, 5);
        for size in [2, 3, 4, 5, 36] {
            let mut whole = vec![vec![0_i64; size]; size];
            for row in 0..size {
                for column in row + 1..size {
                    whole[row][column] = i64::from(rng.below(41)) - 20;
                    whole[column][row] = -whole[row][column];
                }
            }
            #[expect(clippy::cast_precision_loss, reason = "small")]
            let points: Vec<Vec<f64>> =
                whole.iter().map(|row| row.iter().map(|cell| *cell as f64 / 100.0).collect()).collect();
            let zero = vec![vec![0.0; size]; size];
            let mix = equilibrium(&points, &zero, 1).unwrap();
            assert!((mix.weights.iter().sum::<f64>() - 1.0).abs() < 1e-9);
            assert!(mix.against.iter().all(|points| *points < 1e-7), "{:?}", mix.against);
            if size <= 5 {
                let exact = duel(&whole).unwrap().rows;
                let sum: u64 = exact.iter().sum();
                #[expect(clippy::cast_precision_loss, reason = "small")]
                let exact: Vec<f64> = exact.iter().map(|weight| *weight as f64 / sum as f64).collect();
                close(&mix.weights, &exact);
            }
        }
    }

    #[test]
    #[allow(clippy::unwrap_used)]
    fn an_uncertain_matrix_makes_an_uncertain_mix() {
        let errors = |error: f64| vec![vec![error; 3]; 3];
        let sure = equilibrium(&stakes(), &errors(0.001), 1).unwrap();
        assert!(sure.support.iter().all(|share| *share > 0.999));
        let unsure = equilibrium(&stakes(), &errors(0.3), 1).unwrap();
        assert!(unsure.support.iter().all(|share| *share > 0.2 && *share < 0.95), "{unsure:?}");
    }
}
