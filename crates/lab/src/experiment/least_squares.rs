//! What each of several things adds to a result: a linear least-squares fit.

/// The normal equations of a fit with one unknown for each thing.
#[derive(Clone, Debug)]
pub struct LeastSquares {
    square: Vec<Vec<f64>>,
    right: Vec<f64>,
    /// The sum of the squared results.
    total: f64,
    count: u32,
    held: Vec<u32>,
}

/// What was found about one of them.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Worth {
    /// What it adds, compared with the mean of all.
    pub worth: f64,
    /// The standard error.
    pub error: f64,
    /// In how many results one side alone had it.
    pub held: u32,
}

impl LeastSquares {
    /// A fit of so many unknowns.
    pub fn new(things: usize) -> Self {
        Self {
            square: vec![vec![0.0; things]; things],
            right: vec![0.0; things],
            total: 0.0,
            count: 0,
            held: vec![0; things],
        }
    }

    /// One result, with what each thing counts in it.
    pub fn add(&mut self, counts: &[f64], result: f64) {
        for (row, count) in counts.iter().enumerate().filter(|(_, count)| **count != 0.0) {
            self.held[row] += 1;
            self.right[row] += count * result;
            for (sum, other) in self.square[row].iter_mut().zip(counts) {
                *sum += count * other;
            }
        }
        self.total += result * result;
        self.count += 1;
    }

    /// The degrees of freedom of the errors.
    pub fn freedom(&self) -> f64 {
        let unknown = self.held.iter().filter(|held| **held > 0).count();
        f64::from(self.count.saturating_sub(u32::try_from(unknown).unwrap_or(u32::MAX)).max(1))
    }

    /// The worth of everything that was ever held, relative to the mean of all: both sides hold equally many,
    /// so only differences are known.
    pub fn solve(&self) -> Vec<(usize, Worth)> {
        let held: Vec<usize> = (0..self.held.len()).filter(|thing| self.held[*thing] > 0).collect();
        // A small ridge makes the common part, which no result shows, zero.
        let ridge = 1e-6 * f64::from(self.count.max(1));
        let mut rows: Vec<Vec<f64>> = held
            .iter()
            .map(|row| {
                let mut line: Vec<f64> = held.iter().map(|column| self.square[*row][*column]).collect();
                line.extend(held.iter().map(|column| f64::from(u8::from(row == column))));
                line
            })
            .collect();
        for (at, row) in rows.iter_mut().enumerate() {
            row[at] += ridge;
        }
        invert(&mut rows);
        let variance = self.total / f64::from(self.count.max(1));
        let size = held.len();
        let many = f64::from(u32::try_from(size.max(1)).unwrap_or(1));
        let worth: Vec<f64> = rows
            .iter()
            .map(|row| row[size..].iter().zip(&held).map(|(part, thing)| part * self.right[*thing]).sum())
            .collect();
        let mean = worth.iter().sum::<f64>() / many;
        let found = held.iter().enumerate().map(|(at, thing)| {
            // The ridge's part of the diagonal is common to all.
            let common: f64 = rows[at][size..].iter().sum::<f64>() / many;
            let error = (variance * (rows[at][size + at] - common).max(0.0)).sqrt();
            (*thing, Worth { worth: worth[at] - mean, error, held: self.held[*thing] })
        });
        found.collect()
    }
}

/// Turns the left half of the rows into the unit matrix, so that the right half becomes the inverse.
pub(crate) fn invert(rows: &mut [Vec<f64>]) {
    for pivot in 0..rows.len() {
        let best = (pivot..rows.len()).max_by(|a, b| rows[*a][pivot].abs().total_cmp(&rows[*b][pivot].abs()));
        rows.swap(pivot, best.unwrap_or(pivot));
        let scale = rows[pivot][pivot];
        rows[pivot].iter_mut().for_each(|cell| *cell /= scale);
        let line = rows[pivot].clone();
        for (_, row) in rows.iter_mut().enumerate().filter(|(at, _)| *at != pivot) {
            let factor = row[pivot];
            row.iter_mut().zip(&line).for_each(|(cell, part)| *cell -= factor * part);
        }
    }
}

#[cfg(test)]
mod tests {
    use touchline_engine::{Pcg, Rng as _};

    use super::*;

    /// Four things worth +0.3, 0, -0.1 and -0.2; each side draws two.
    #[test]
    fn what_things_are_worth_is_found() {
        let (truth, mut rng) = ([0.3, 0.0, -0.1, -0.2], Pcg::new(3, 3));
        let mut fit = LeastSquares::new(5);
        for _ in 0..4000 {
            let mut counts = [0.0; 5];
            for sign in [1.0, -1.0] {
                let first = rng.below(4) as usize;
                let second = (first + 1 + rng.below(3) as usize) % 4;
                counts[first] += sign;
                counts[second] += sign;
            }
            let noise = f64::from(rng.below(1000)) / 1000.0 - 0.5;
            fit.add(
                &counts,
                counts.iter().zip(truth).map(|(count, worth)| count * worth).sum::<f64>() + noise,
            );
        }
        let found = fit.solve();
        assert_eq!(found.len(), 4, "the fifth was never held");
        for (thing, worth) in found {
            assert!((worth.worth - truth[thing]).abs() < 4.0 * worth.error, "{thing} {worth:?}");
            assert!(worth.error > 0.002 && worth.error < 0.02, "{worth:?}");
        }
    }
}
