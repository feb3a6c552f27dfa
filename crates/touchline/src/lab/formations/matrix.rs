//! Points of every formation against every other.

use std::collections::BTreeSet;

use anyhow::Context as _;
use touchline_lab::experiment::{Frame, Table, against, student, unbeaten};

use super::names_of;
use crate::lab::plan::Plan;
use crate::lab::report::plot::Cell;

/// Points with their standard error.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Points {
    pub(super) value: f64,
    pub(super) error: f64,
    /// The degrees of freedom of the error.
    freedom: f64,
}

impl Points {
    /// Half the width of the interval that misses with the chance `level`.
    pub(super) fn margin(self, level: f64) -> f64 {
        student(level, self.freedom) * self.error
    }

    /// The interval that does. Nobody takes less than nothing or more than all.
    pub(super) fn span(self, level: f64) -> String {
        let end = |margin: f64| (self.value + margin).clamp(0.0, 1.0);
        let margin = self.margin(level);
        format!("{:.3} to {:.3}", end(-margin), end(margin))
    }
}

/// Points of every formation against every other.
pub(super) struct Matrix {
    pub(super) names: Vec<String>,
    /// Row against column; nothing against itself, and nothing where fewer than two rounds were played.
    pub(super) cells: Vec<Vec<Option<Points>>>,
    pub(super) matches: usize,
}

impl Matrix {
    pub(super) fn of(plan: &Plan, table: &Table) -> anyhow::Result<Self> {
        let names = names_of(plan);
        let frame = Frame::new(table, &plan.lengths());
        let (raw, adjusted) = frame.points().context("the points are missing")?;
        let points = adjusted.unwrap_or(raw);
        let mut cells = vec![vec![None; names.len()]; names.len()];
        for (arm, estimated) in plan.arms.iter().zip(points) {
            let at = |name: &String| names.iter().position(|known| known == name).unwrap_or(0);
            let (a, b) = (at(&arm.a.formation), at(&arm.b.formation));
            if estimated.rounds < 2 {
                continue;
            }
            let (value, freedom) = (estimated.value, count(estimated.rounds - 1));
            let points = Points { value, error: estimated.or_by_a_coin().error(), freedom };
            cells[a][b] = Some(points);
            cells[b][a] = Some(Points { value: 1.0 - points.value, ..points });
        }
        let matches = (0..plan.arms.len()).map(|arm| frame.rows(arm).count()).sum();
        Ok(Self { names, cells, matches })
    }

    /// How many pairs are not known, of how many.
    pub(super) fn unknown(&self) -> (usize, usize) {
        let n = self.names.len();
        let pairs = (0..n).flat_map(|row| (row + 1..n).map(move |column| (row, column)));
        (pairs.clone().filter(|(row, column)| self.cells[*row][*column].is_none()).count(), pairs.count())
    }

    /// The mean of a row: against all others alike.
    pub(super) fn mean(&self, row: usize) -> Points {
        let known = self.cells[row].iter().flatten().count().max(1);
        self.weighted(row, |_| 1.0 / count(known))
    }

    /// What a row takes from a mix of the columns, in which it may be itself.
    pub(super) fn against(&self, row: usize, mix: &[f64]) -> Points {
        let others = self.weighted(row, |column| mix[column]);
        Points { value: others.value + 0.5 * mix[row], ..others }
    }

    /// A sum over the others. The pairs have dice of their own, so their errors add up as squares; the
    /// degrees of freedom are Satterthwaite's.
    fn weighted(&self, row: usize, weight: impl Fn(usize) -> f64) -> Points {
        let (mut value, mut squares, mut parts) = (0.0, 0.0, 0.0);
        for (column, cell) in self.cells[row].iter().enumerate() {
            let (Some(cell), weight) = (cell, weight(column)) else { continue };
            value += weight * cell.value;
            squares += (weight * cell.error).powi(2);
            parts += (weight * cell.error).powi(4) / cell.freedom;
        }
        let freedom = if parts > 0.0 { squares * squares / parts } else { 1.0 };
        Points { value, error: squares.sqrt(), freedom }
    }

    /// Points above ½, row against column; none where nothing is known.
    pub(super) fn above_half(&self) -> Vec<Vec<f64>> {
        let above = |cell: &Option<Points>| cell.map_or(0.0, |cell| cell.value - 0.5);
        self.cells.iter().map(|row| row.iter().map(above).collect()).collect()
    }

    /// Who goes on to the second stage, in the order of all: in turn the best by their mean, and those of the
    /// mix that nothing beats, then the best against it. Whoever beats the best few and loses to the rest has
    /// a poor mean, but belongs to the mix.
    pub(super) fn going_on(&self, keep: usize) -> Option<Vec<String>> {
        let points = self.above_half();
        let mix = unbeaten(&points)?;
        let scores = against(&points, &mix);
        let mut by_mix: Vec<usize> = (0..self.names.len()).collect();
        let key = |at: usize| (mix[at], scores[at]);
        by_mix.sort_by(|a, b| {
            let ((one, two), (own, other)) = (key(*b), key(*a));
            one.total_cmp(&own).then(two.total_cmp(&other))
        });
        let (mut in_turn, mut chosen) = ([self.order(), by_mix].map(Vec::into_iter), BTreeSet::new());
        for turn in 0..keep {
            let next = in_turn[turn % 2].find(|at| !chosen.contains(at));
            chosen.extend(next);
        }
        Some(chosen.into_iter().map(|at| self.names[at].clone()).collect())
    }

    /// The best first.
    pub(super) fn order(&self) -> Vec<usize> {
        let mut order: Vec<usize> = (0..self.names.len()).collect();
        order.sort_by(|a, b| self.mean(*b).value.total_cmp(&self.mean(*a).value));
        order
    }

    /// The same with rows and columns in another order.
    pub(super) fn sorted(&self, order: &[usize]) -> Self {
        Self {
            names: order.iter().map(|at| self.names[*at].clone()).collect(),
            cells: order
                .iter()
                .map(|row| order.iter().map(|column| self.cells[*row][*column]).collect())
                .collect(),
            matches: self.matches,
        }
    }

    /// With intervals of 95 % instead of errors. Only what differs from ½ beyond chance among all pairs
    /// stands out: of hundreds of cells, every twentieth is outside its own interval by chance.
    pub(super) fn drawn(&self) -> Vec<Vec<Option<Cell>>> {
        let level = LEVEL / count(self.unknown().1.max(1));
        let drawn = |cell: &Option<Points>| {
            cell.map(|cell| Cell {
                value: cell.value,
                margin: cell.margin(LEVEL).min(1.0),
                sure: (cell.value - 0.5).abs() > cell.margin(level),
            })
        };
        self.cells.iter().map(|row| row.iter().map(drawn).collect()).collect()
    }
}

/// How sure a finding has to be.
pub(super) const LEVEL: f64 = 0.05;

pub(super) fn count(n: usize) -> f64 {
    f64::from(u32::try_from(n).unwrap_or(u32::MAX))
}

#[cfg(test)]
mod tests {
    use touchline_engine::{Pcg, Rng as _};

    use super::*;

    /// A matrix of what each row takes from the columns after it, each with the same error.
    fn matrix(rows: &[&[f64]]) -> Matrix {
        let n = rows.len();
        let mut cells = vec![vec![None; n]; n];
        for (row, values) in rows.iter().enumerate() {
            for (column, value) in (row + 1..n).zip(*values) {
                let points = Points { value: *value, error: 0.02, freedom: 50.0 };
                cells[row][column] = Some(points);
                cells[column][row] = Some(Points { value: 1.0 - value, ..points });
            }
        }
        Matrix { names: (0..n).map(|at| at.to_string()).collect(), cells, matches: 0 }
    }

    /// The last of six beats the best one and loses to all others: by the mean alone it would be dropped, and
    /// the best one taken for unbeaten.
    #[test]
    fn a_counter_goes_on_however_poor_its_mean() {
        let matrix = matrix(&[
            &[0.6, 0.6, 0.6, 0.6, 0.2],
            &[0.5, 0.5, 0.5, 0.65],
            &[0.5, 0.5, 0.65],
            &[0.5, 0.65],
            &[0.65],
            &[],
        ]);
        assert_eq!(matrix.order().last(), Some(&5), "the worst of all by its mean");
        for keep in 2..=6 {
            let on = matrix.going_on(keep).expect("a mix");
            assert!(on.len() == keep && on.is_sorted() && on.contains(&"0".to_owned()), "{on:?}");
            assert_eq!(on.contains(&"5".to_owned()), keep > 3, "{keep}: {on:?}");
        }
    }

    #[test]
    fn points_against_a_mix_are_weighted_and_their_errors_too() {
        let matrix = matrix(&[&[0.6, 0.8], &[0.5], &[]]);
        let close = |got: f64, want: f64| assert!((got - want).abs() < 1e-9, "{got} {want}");
        close(matrix.mean(0).value, 0.7);
        close(matrix.mean(0).error, 0.02 * 0.5_f64.sqrt());
        let half = matrix.against(0, &[0.5, 0.25, 0.25]);
        close(half.value, 0.25 + 0.25 * 1.4);
        close(half.error, 0.02 * 0.125_f64.sqrt());
        let itself = matrix.against(2, &[0.0, 0.0, 1.0]);
        assert!(itself.value > 0.4999 && itself.margin(LEVEL).abs() < 1e-9, "{itself:?}");
    }

    /// After two rounds the interval by itself is wider than all there is to win.
    #[test]
    fn points_stay_between_nothing_and_all() {
        let points = Points { value: 0.7, error: 0.25, freedom: 1.0 };
        assert!(points.margin(LEVEL) > 3.0);
        assert_eq!(points.span(LEVEL), "0.000 to 1.000");
        assert_eq!(Points { error: 0.02, freedom: 1e6, ..points }.span(LEVEL), "0.661 to 0.739");
    }

    /// Thirty-six formations that are alike: by its own interval every twentieth cell would stand out.
    #[test]
    fn no_cell_stands_out_by_chance_among_many() {
        let mut rng = Pcg::new(3, 3);
        let n = 36;
        let mut cells = vec![vec![None; n]; n];
        let pairs = (0..n).flat_map(|row| (row + 1..n).map(move |column| (row, column)));
        for (row, column) in pairs {
            let sum: f64 = (0..12).map(|_| f64::from(rng.next_u32()) / 4_294_967_296.0).sum();
            let points = Points { value: 0.5 + 0.02 * (sum - 6.0), error: 0.02, freedom: 200.0 };
            cells[row][column] = Some(points);
            cells[column][row] = Some(Points { value: 1.0 - points.value, ..points });
        }
        let names = (0..n).map(|at| at.to_string()).collect();
        let mut matrix = Matrix { names, cells, matches: 0 };
        let drawn = |matrix: &Matrix| matrix.drawn().into_iter().flatten().flatten().collect::<Vec<Cell>>();
        let by_itself = drawn(&matrix).iter().filter(|cell| (cell.value - 0.5).abs() > cell.margin).count();
        assert!(by_itself > 30, "{by_itself}");
        assert_eq!(drawn(&matrix).iter().filter(|cell| cell.sure).count(), 0);
        matrix.cells[0][1] = Some(Points { value: 0.7, error: 0.02, freedom: 200.0 });
        assert_eq!(drawn(&matrix).iter().filter(|cell| cell.sure).count(), 1, "ten errors do");
    }
}
