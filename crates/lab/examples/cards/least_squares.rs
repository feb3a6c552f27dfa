//! A linear least-squares fit with one unknown for every card.

use touchline_fuba::advanced::skills::Skill;

/// As many unknowns as there are cards.
pub(crate) const CARDS: usize = Skill::ALL.len();

/// The normal equations of the fit.
pub(crate) struct LeastSquares {
    square: [[f64; CARDS]; CARDS],
    right: [f64; CARDS],
    /// The sum of the squared results.
    total: f64,
    count: u32,
    held: [u32; CARDS],
}

/// What was found about a card.
pub(crate) struct Found {
    /// What it adds, in points a match.
    pub(crate) worth: f64,
    /// The standard error.
    pub(crate) error: f64,
    /// In how many matches a team held it.
    pub(crate) held: u32,
}

impl Default for LeastSquares {
    fn default() -> Self {
        Self { square: [[0.0; CARDS]; CARDS], right: [0.0; CARDS], total: 0.0, count: 0, held: [0; CARDS] }
    }
}

impl LeastSquares {
    /// One result, with what each card counts in it.
    pub(crate) fn add(&mut self, counts: impl Fn(usize) -> f64, result: f64) {
        let counts: [f64; CARDS] = std::array::from_fn(counts);
        for (row, count) in counts.iter().enumerate().filter(|(_, count)| **count != 0.0) {
            self.held[row] += 1;
            self.right[row] += count * result;
            for (sum, other) in self.square[row].iter_mut().zip(&counts) {
                *sum += count * other;
            }
        }
        self.total += result * result;
        self.count += 1;
    }

    /// The worth of every card that was held, relative to the mean of all cards: the number of cards is the
    /// same in every hand, so only differences are known.
    pub(crate) fn solve(&self) -> Vec<(usize, Found)> {
        let held: Vec<usize> = (0..CARDS).filter(|card| self.held[*card] > 0).collect();
        // A small ridge makes the common part, which no match shows, zero.
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
        let worth: Vec<f64> = rows
            .iter()
            .map(|row| row[size..].iter().zip(&held).map(|(part, card)| part * self.right[*card]).sum())
            .collect();
        let mean = worth.iter().sum::<f64>() / f64::from(u32::try_from(size.max(1)).unwrap_or(1));
        held.iter()
            .enumerate()
            .map(|(at, card)| {
                // The ridge's part of the diagonal is common to all.
                let common: f64 =
                    rows[at][size..].iter().sum::<f64>() / f64::from(u32::try_from(size).unwrap_or(1));
                let error = (variance * (rows[at][size + at] - common).max(0.0)).sqrt();
                (*card, Found { worth: worth[at] - mean, error, held: self.held[*card] })
            })
            .collect()
    }
}

/// Turns the left half of the rows into the unit matrix, so that the right half becomes the inverse.
fn invert(rows: &mut [Vec<f64>]) {
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
