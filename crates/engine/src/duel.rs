//! # Secret duels
//! Two seats choose at the same time; the payoffs are the chances of what the row player wants. The solution
//! is exact: a mixed strategy for each seat that the other cannot exploit.

use crate::odds::{gcd, reduced};
use crate::{Heard, Mixture, OddsKind, Ways, Worded};

/// The optimal mixed strategies of a duel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Duel {
    /// How often the row player, who wants high payoffs, chooses each row; the weights have no common
    /// divisor.
    pub rows: Vec<u64>,
    /// How often the column player chooses each column.
    pub columns: Vec<u64>,
}

/// Solve a duel. The payoffs are given row by row, over one common denominator. `None` without rows or
/// columns, or when a row is too short. A symmetric duel gets a symmetric solution.
pub fn duel(payoff: &[Vec<i64>]) -> Option<Duel> {
    let mirrored = payoff.iter().rev().map(|row| row.iter().rev());
    if !payoff.iter().zip(mirrored).all(|(row, mirrored)| row.iter().eq(mirrored)) {
        return solve(payoff);
    }
    let half = |length: usize| length.div_ceil(2);
    let fold =
        |row: &Vec<i64>| row.iter().zip(row.iter().rev()).take(half(row.len())).map(|(a, b)| a + b).collect();
    let folded: Vec<Vec<i64>> = payoff.iter().take(half(payoff.len())).map(fold).collect();
    let Duel { rows, columns } = solve(&folded)?;
    Some(Duel { rows: unfold(&rows, payoff.len()), columns: unfold(&columns, payoff.first()?.len()) })
}

/// Turn the weights of mirrored pairs, outermost first, into weights of single choices; a middle choice has
/// no partner.
fn unfold(pairs: &[u64], length: usize) -> Vec<u64> {
    let weight = |at: usize| pairs[at.min(length - 1 - at)] * if 2 * at + 1 == length { 2 } else { 1 };
    let weights: Vec<i128> = (0..length).map(|at| i128::from(weight(at))).collect();
    lowest(&weights).unwrap_or_default()
}

/// Solve the column player's linear programme with the simplex method in integers: every entry is kept
/// multiplied by the last pivot, so that every division is exact. Bland's rule makes it terminate, with the
/// same result everywhere.
fn solve(payoff: &[Vec<i64>]) -> Option<Duel> {
    let (rows, columns) = (payoff.len(), payoff.first()?.len());
    if columns == 0 || payoff.iter().any(|row| row.len() != columns) {
        return None;
    }
    // Shift all payoffs above zero so that the value is positive; the strategies do not change.
    let lift = 1 - payoff.iter().flatten().min()?;
    let width = columns + rows + 1;
    let mut table: Vec<Vec<i128>> = payoff
        .iter()
        .enumerate()
        .map(|(at, row)| {
            let numbers = row.iter().map(|number| i128::from(number + lift));
            let slack = (0..rows).map(|other| i128::from(other == at));
            numbers.chain(slack).chain([1]).collect()
        })
        .collect();
    let mut gain: Vec<i128> = (0..width).map(|at| -i128::from(at < columns)).collect();
    let mut basis: Vec<usize> = (columns..columns + rows).collect();
    let mut divisor = 1;
    while let Some(enters) = (0..width - 1).find(|at| gain[*at] < 0) {
        // The value is bounded, so some row always limits it.
        let leaves = (0..rows).filter(|row| table[*row][enters] > 0).min_by(|a, b| {
            let ratio = |row: usize, other: usize| table[row][width - 1] * table[other][enters];
            ratio(*a, *b).cmp(&ratio(*b, *a)).then(basis[*a].cmp(&basis[*b]))
        })?;
        let pivot_row = table[leaves].clone();
        let pivot = pivot_row[enters];
        let others = table.iter_mut().enumerate().filter(|(row, _)| *row != leaves).map(|(_, row)| row);
        for row in others.chain([&mut gain]) {
            let factor = row[enters];
            for (number, of_pivot) in row.iter_mut().zip(&pivot_row) {
                *number = (*number * pivot - factor * of_pivot) / divisor;
            }
        }
        (divisor, basis[leaves]) = (pivot, enters);
    }
    let mut weights = vec![0; columns];
    for (row, at) in table.iter().zip(&basis).filter(|(_, at)| **at < columns) {
        weights[*at] = row[width - 1];
    }
    Some(Duel { rows: lowest(&gain[columns..width - 1])?, columns: lowest(&weights)? })
}

/// Weights without a common divisor.
fn lowest(weights: &[i128]) -> Option<Vec<u64>> {
    let by = weights.iter().fold(0, |by, weight| gcd(by, weight.unsigned_abs())).max(1);
    weights.iter().map(|weight| u64::try_from(weight.unsigned_abs() / by).ok()).collect()
}

/// What may follow one answer, for each answer of the other seat.
type Row<D, B> = Vec<Ways<Heard<D, B>>>;

/// A duel as one seat sees it: for each of its answers, the ways that follow each answer of the other seat.
#[derive(Clone, Debug)]
pub struct Standoff<A, D, B> {
    /// The answers of the seat that is asked, each with what may follow each answer of the other seat.
    pub answers: Vec<(A, Row<D, B>)>,
    /// What the duel decides, and whether the seat that is asked wants it.
    pub about: (D, Wish),
}

/// Whether a seat wants something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Wish {
    Wanted,
    Unwanted,
}

impl<A: Copy + PartialEq, D: Worded, B: Worded> Standoff<A, D, B> {
    /// The optimal strategies of both seats.
    fn solve(&self) -> Option<Duel> {
        let ways = self.answers.iter().flat_map(|(_, row)| row);
        let common = ways.fold(1, |common, ways| common / gcd(common, ways.total()) * ways.total());
        let sign = match self.about.1 {
            Wish::Wanted => 1,
            Wish::Unwanted => -1,
        };
        let cell = |ways: &Ways<Heard<D, B>>| {
            let counted = ways.count(|heard| heard.decided == self.about.0) * (common / ways.total());
            i64::try_from(counted).ok().map(|counted| sign * counted)
        };
        let payoff: Option<Vec<Vec<i64>>> =
            self.answers.iter().map(|(_, row)| row.iter().map(cell).collect()).collect();
        duel(&payoff?)
    }

    /// How often to give each answer.
    pub fn mixture(&self) -> Option<Mixture<A>> {
        let Duel { rows, columns } = self.solve()?;
        let answers: Vec<(A, u64)> = self.answers.iter().map(|(answer, _)| *answer).zip(rows).collect();
        let mut all = Ways::none();
        for ((_, row), (_, own)) in self.answers.iter().zip(&answers) {
            all.add(u128::from(*own), &against(row, &columns));
        }
        let counted = all.count(|heard| heard.decided == self.about.0);
        let value = reduced(OddsKind::Outcome, vec![(self.about.0.word(), counted)], all.total());
        let of = answers.iter().map(|(_, weight)| weight).sum();
        Some(Mixture { answers, of, value: value.first().copied()? })
    }

    /// What may follow an answer of the seat that is asked when the other seat plays optimally.
    pub fn ways(&self, answer: A) -> Option<Ways<Heard<D, B>>> {
        let (_, row) = self.answers.iter().find(|(listed, _)| *listed == answer)?;
        Some(against(row, &self.solve()?.columns))
    }
}

fn against<D: Worded, B: Worded>(row: &[Ways<Heard<D, B>>], columns: &[u64]) -> Ways<Heard<D, B>> {
    let chosen = row.iter().zip(columns).filter(|(_, weight)| **weight > 0);
    chosen.fold(Ways::none(), |mut all, (ways, weight)| {
        all.add(u128::from(*weight), ways);
        all
    })
}
