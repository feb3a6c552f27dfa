//! From rows to numbers with an interval.
//!
//! One observation is a round of an arm: one match, or the pair with swapped seats. A quantity is a ratio of
//! two sums (goals to matches, turns to halves); what a round adds to it is linear in first order, and that
//! is what errors are computed from. Arms are compared round by round, because the matches of a round share
//! their random numbers.

use std::collections::BTreeMap;

use super::normal::{quantile, student, two_sided};
use super::{Cells, Table};

/// What is estimated: the sum of a column over the sum of another, or over the number of matches.
#[derive(Clone, Debug, PartialEq)]
pub struct Quantity {
    /// Its name.
    pub name: String,
    /// The column above the line.
    pub over: String,
    /// The column below; the number of matches if none.
    pub under: Option<String>,
    /// What the ratio is multiplied by.
    pub scale: f64,
}

impl Quantity {
    /// The mean of a column over matches.
    pub fn mean(name: &str, over: &str) -> Self {
        Self { name: name.into(), over: over.into(), under: None, scale: 1.0 }
    }

    /// A ratio of two columns.
    pub fn ratio(name: &str, over: &str, under: &str, scale: f64) -> Self {
        Self { under: Some(under.into()), scale, ..Self::mean(name, over) }
    }
}

/// An estimate of one arm.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Estimated {
    /// The estimate.
    pub value: f64,
    /// How many rounds it is from.
    pub rounds: usize,
    /// The variance of what a round contributes.
    pub variance: f64,
    /// The contributions, by round: their mean is the value.
    pub by_round: BTreeMap<i64, f64>,
}

impl Estimated {
    /// Half the width of the interval that misses with the chance `level`; `None` for fewer than two rounds.
    pub fn margin(&self, level: f64) -> Option<f64> {
        margin(self.rounds, self.variance * float(self.rounds.saturating_sub(1)), self.variance, level)
    }
}

/// The difference of two arms.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Compared {
    /// The second arm less the first.
    pub difference: f64,
    /// In how many rounds both played.
    pub rounds: usize,
    /// Half the width of the 95 % interval.
    pub margin: Option<f64>,
    /// How unlikely a difference as large as this one is where there is none.
    pub p: f64,
    /// How many times more matches would be needed without common random numbers.
    pub pairing: f64,
    squares: f64,
    spread: f64,
}

impl Compared {
    /// The difference of `b` to `a`.
    pub fn of(a: &Estimated, b: &Estimated) -> Self {
        let both = a.by_round.iter().filter_map(|(round, one)| Some(b.by_round.get(round)? - one));
        let differences: Vec<f64> = both.collect();
        let rounds = differences.len();
        let mean = differences.iter().sum::<f64>() / float(rounds.max(1));
        let squares: f64 = differences.iter().map(|one| (one - mean).powi(2)).sum();
        let spread = f64::midpoint(a.variance, b.variance);
        let variance = squares / float(rounds.saturating_sub(1).max(1));
        let mut compared = Self { difference: b.value - a.value, rounds, squares, spread, ..Self::default() };
        compared.margin = compared.margin_at(0.05);
        // The test that belongs to the interval: it rejects at a level where the interval misses zero.
        let unit = compared.margin.map_or(0.0, |margin| margin / student(0.05, float(rounds.max(2) - 1)));
        compared.p = if unit > 0.0 { two_sided(compared.difference / unit) } else { 1.0 };
        compared.pairing = if variance > 0.0 { 2.0 * spread / variance } else { f64::INFINITY };
        compared
    }

    /// Half the width of the interval that misses with the chance `level`.
    pub fn margin_at(&self, level: f64) -> Option<f64> {
        margin(self.rounds, self.squares, self.spread, level)
    }
}

/// Half the width of an interval around a mean: Student's, as if z² (about four) more rounds had been seen
/// that lie one standard deviation of a round away. So an interval has a length even where no round differed:
/// that nothing differed in so many rounds does not mean that nothing ever does.
fn margin(rounds: usize, squares: f64, spread: f64, level: f64) -> Option<f64> {
    if rounds < 2 {
        return None;
    }
    let more = quantile(0.05).powi(2);
    let n = float(rounds) + more;
    let variance = (squares + more * spread) / (n - 1.0);
    Some(student(level, float(rounds - 1)) * (variance / n).sqrt())
}

/// The p-values adjusted by Holm's method: whatever is below the level after it is a finding, and the chance
/// of any false finding among all is at most the level.
pub fn holm(values: &[f64]) -> Vec<f64> {
    let mut order: Vec<usize> = (0..values.len()).collect();
    order.sort_by(|a, b| values[*a].total_cmp(&values[*b]));
    let (mut adjusted, mut least) = (vec![1.0; values.len()], 0.0_f64);
    for (rank, at) in order.into_iter().enumerate() {
        least = least.max(values[at] * float(values.len() - rank)).min(1.0);
        adjusted[at] = least;
    }
    adjusted
}

/// Rows of matches by arm.
pub struct Frame<'a> {
    table: &'a Table,
    /// The rows of every arm, by round.
    arms: Vec<BTreeMap<i64, Vec<usize>>>,
}

impl<'a> Frame<'a> {
    /// The rows of a table, with the number of matches a round of each arm has. Rounds that are not complete
    /// are left out.
    pub fn new(table: &'a Table, lengths: &[usize]) -> Self {
        let mut arms = vec![BTreeMap::<i64, Vec<usize>>::new(); lengths.len()];
        let columns = (table.whole("arm_number"), table.whole("round"));
        if let (Some(numbers), Some(rounds)) = columns {
            for (row, (arm, round)) in numbers.iter().zip(rounds).enumerate() {
                let arm = usize::try_from(*arm).ok().and_then(|arm| arms.get_mut(arm));
                arm.into_iter().for_each(|arm| arm.entry(*round).or_default().push(row));
            }
        }
        for (arm, length) in arms.iter_mut().zip(lengths) {
            arm.retain(|_, rows| rows.len() == *length);
        }
        Self { table, arms }
    }

    /// How many rounds an arm has.
    pub fn rounds(&self, arm: usize) -> usize {
        self.arms.get(arm).map_or(0, BTreeMap::len)
    }

    /// The rows of an arm.
    pub fn rows(&self, arm: usize) -> impl Iterator<Item = usize> + use<'_> {
        self.arms.get(arm).into_iter().flat_map(|rounds| rounds.values().flatten().copied())
    }

    /// The numbers of a column.
    fn numbers(&self, name: &str) -> Option<Vec<f64>> {
        match self.table.column(name)? {
            Cells::Whole(cells) => Some(cells.iter().map(|cell| whole(*cell)).collect()),
            Cells::Real(cells) => Some(cells.iter().map(|cell| cell.unwrap_or(0.0)).collect()),
            Cells::Text(_) => None,
        }
    }

    /// The estimate of a quantity for every arm; `None` if the table has no such columns.
    pub fn estimate(&self, quantity: &Quantity) -> Option<Vec<Estimated>> {
        let over = self.numbers(&quantity.over)?;
        let under = match &quantity.under {
            Some(name) => self.numbers(name)?,
            None => vec![1.0; over.len()],
        };
        Some(self.arms.iter().map(|rounds| ratio(rounds, &over, &under, quantity.scale)).collect())
    }

    /// The points of side a for every arm and, where the luck of the dice is known, without it: the part of
    /// the points that goes with the luck is taken out, all arms with the same factor, which is estimated
    /// from them. The luck is zero on average, so this moves no mean and narrows the interval.
    pub fn points(&self) -> Option<(Vec<Estimated>, Option<Vec<Estimated>>)> {
        let points = self.numbers("points_a")?;
        let raw = self.arms.iter().map(|rounds| ratio(rounds, &points, &vec![1.0; points.len()], 1.0));
        let raw: Vec<Estimated> = raw.collect();
        let known =
            self.table.real("luck_a").filter(|cells| !cells.is_empty() && cells.iter().all(Option::is_some));
        let Some(luck) = known else { return Some((raw, None)) };
        let luck: Vec<f64> = luck.iter().map(|cell| cell.unwrap_or(0.0)).collect();
        let mean = points.iter().sum::<f64>() / float(points.len().max(1));
        let product: f64 = points.iter().zip(&luck).map(|(points, luck)| (points - mean) * luck).sum();
        let squares: f64 = luck.iter().map(|luck| luck * luck).sum();
        let factor = if squares > 0.0 { product / squares } else { 0.0 };
        let adjusted: Vec<f64> =
            points.iter().zip(&luck).map(|(points, luck)| points - factor * luck).collect();
        let ones = vec![1.0; points.len()];
        let adjusted = self.arms.iter().map(|rounds| ratio(rounds, &adjusted, &ones, 1.0)).collect();
        Some((raw, Some(adjusted)))
    }
}

fn ratio(rounds: &BTreeMap<i64, Vec<usize>>, over: &[f64], under: &[f64], scale: f64) -> Estimated {
    let sum = |rows: &[usize], of: &[f64]| rows.iter().map(|row| of[*row]).sum::<f64>();
    let n = rounds.len();
    let below = rounds.values().map(|rows| sum(rows, under)).sum::<f64>();
    let above = rounds.values().map(|rows| sum(rows, over)).sum::<f64>();
    if n == 0 || below == 0.0 {
        return Estimated::default();
    }
    let (value, mean) = (above / below, below / float(n));
    let part = |rows: &Vec<usize>| scale * (value + (sum(rows, over) - value * sum(rows, under)) / mean);
    let by_round: BTreeMap<i64, f64> = rounds.iter().map(|(round, rows)| (*round, part(rows))).collect();
    let squares: f64 = by_round.values().map(|part| (part - scale * value).powi(2)).sum();
    Estimated { value: scale * value, rounds: n, variance: squares / float(n.max(2) - 1), by_round }
}

#[expect(clippy::cast_precision_loss, reason = "counts of matches")]
fn float(n: usize) -> f64 {
    n as f64
}

#[expect(clippy::cast_precision_loss, reason = "counts within a match")]
fn whole(n: i64) -> f64 {
    n as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table(arms: &[i64], rounds: &[i64], goals: &[i64], halves: &[i64]) -> Table {
        let whole = |name: &str, cells: &[i64]| (name.to_owned(), Cells::Whole(cells.to_vec()));
        let columns = [("arm_number", arms), ("round", rounds), ("goals", goals), ("halves", halves)]
            .map(|(n, c)| whole(n, c));
        Table { columns: columns.into() }
    }

    fn close(a: f64, b: f64) {
        assert!((a - b).abs() < 1e-9, "{a} {b}");
    }

    #[test]
    #[allow(clippy::unwrap_used)]
    fn means_ratios_and_incomplete_rounds() {
        let table = table(&[0, 0, 0, 1, 1], &[0, 1, 2, 0, 0], &[1, 2, 6, 4, 9], &[2, 2, 4, 2, 2]);
        let frame = Frame::new(&table, &[1, 2]);
        let goals = frame.estimate(&Quantity::mean("goals", "goals")).unwrap();
        close(goals[0].value, 3.0);
        close(goals[0].variance, 7.0);
        close(goals[1].value, 6.5);
        assert_eq!((goals[1].rounds, goals[1].margin(0.05)), (1, None));
        let halves = frame.estimate(&Quantity::ratio("goals", "goals", "halves", 1.0)).unwrap();
        close(halves[0].value, 9.0 / 8.0);
        // Residuals by the delta method: (1 - 2.25, 2 - 2.25, 6 - 4.5) over the mean of 8/3 halves.
        close(
            halves[0].variance,
            (1.25_f64.powi(2) + 0.25_f64.powi(2) + 1.5_f64.powi(2)) / (8.0_f64 / 3.0).powi(2) / 2.0,
        );
        assert_eq!(Frame::new(&table, &[1, 1]).rounds(1), 0, "two matches where one belongs");
        assert!(frame.estimate(&Quantity::mean("x", "nothing")).is_none());
    }

    #[test]
    #[allow(clippy::unwrap_used)]
    fn arms_are_compared_round_by_round_and_never_without_a_doubt() {
        let table = table(&[0, 1, 0, 1, 0, 1], &[0, 0, 1, 1, 2, 2], &[1, 2, 5, 6, 9, 10], &[2; 6]);
        let frame = Frame::new(&table, &[1, 1]);
        let goals = frame.estimate(&Quantity::mean("goals", "goals")).unwrap();
        let compared = Compared::of(&goals[0], &goals[1]);
        close(compared.difference, 1.0);
        assert!(compared.pairing.is_infinite(), "every round differs by the same");
        let margin = compared.margin.unwrap();
        assert!(margin > 0.5 && margin < goals[0].margin(0.05).unwrap(), "{margin}");
        let same = Compared::of(&goals[0], &goals[0]);
        close(same.difference, 0.0);
        assert!(same.margin.unwrap() > 0.0 && same.p > 0.999);
    }

    #[test]
    fn holm_is_that_of_the_textbook() {
        let adjusted = holm(&[0.01, 0.04, 0.03, 0.005]);
        for (got, want) in adjusted.iter().zip([0.03, 0.06, 0.06, 0.02]) {
            close(*got, want);
        }
        assert!(holm(&[]).is_empty());
    }
}
