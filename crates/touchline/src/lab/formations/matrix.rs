//! Points of every formation against every other.

use anyhow::Context as _;
use touchline_lab::experiment::{Frame, Table, student};

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

    /// The mean of a row: against all others alike. The pairs have dice of their own, so their errors add up
    /// as squares; the degrees of freedom are Satterthwaite's.
    pub(super) fn mean(&self, row: usize) -> Points {
        let known: Vec<Points> = self.cells[row].iter().copied().flatten().collect();
        let n = count(known.len().max(1));
        let squares: f64 = known.iter().map(|cell| cell.error.powi(2)).sum();
        let parts: f64 = known.iter().map(|cell| cell.error.powi(4) / cell.freedom).sum();
        Points {
            value: known.iter().map(|cell| cell.value).sum::<f64>() / n,
            error: squares.sqrt() / n,
            freedom: if parts > 0.0 { squares * squares / parts } else { 1.0 },
        }
    }

    /// The names of the best, in the order of all.
    pub(super) fn best(&self, keep: usize) -> Vec<String> {
        let mut best: Vec<usize> = self.order().into_iter().take(keep).collect();
        best.sort_unstable();
        best.into_iter().map(|at| self.names[at].clone()).collect()
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
                margin: cell.margin(LEVEL),
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
