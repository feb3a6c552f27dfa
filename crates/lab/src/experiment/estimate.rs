//! From rows to numbers with an interval.
//!
//! One observation is a round of an arm: one match, or the pair with swapped seats. A quantity is a ratio of
//! two sums (goals to matches, turns to halves); what a round adds to it is linear in first order, and that
//! is what errors are computed from. Arms are compared round by round, because the matches of a round share
//! their random numbers.

use std::collections::BTreeSet;

use super::normal::{quantile, student, student_two_sided};
use super::{Cells, Table};

/// The fewest rounds after which anything is taken for settled: that what never varied never does, or that an
/// interval is narrow enough to stop.
pub const FEWEST_ROUNDS: usize = 20;

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
    /// The contributions with their rounds, in order: their mean is the value.
    pub by_round: Vec<(i64, f64)>,
}

impl Estimated {
    /// An estimate from what every round contributes, in the order of the rounds.
    fn of(value: f64, by_round: Vec<(i64, f64)>) -> Self {
        let rounds = by_round.len();
        let squares: f64 = by_round.iter().map(|(_, part)| (part - value).powi(2)).sum();
        Self { value, rounds, variance: squares / float(rounds.max(2) - 1), by_round }
    }

    /// The standard error.
    pub fn error(&self) -> f64 {
        (self.variance / float(self.rounds.max(1))).sqrt()
    }

    /// Half the width of the interval that misses with the chance `level`; `None` for fewer than two rounds,
    /// and where every round was the same: that says nothing about how far the next one may be.
    pub fn margin(&self, level: f64) -> Option<f64> {
        let known = self.rounds >= 2 && !self.is_constant();
        known.then(|| student(level, float(self.rounds - 1)) * self.error())
    }

    /// Whether it was the same in every round, of at least two.
    pub fn is_constant(&self) -> bool {
        self.rounds >= 2 && self.variance.sqrt() <= 1e-9 * (1.0 + self.value.abs())
    }

    /// Points: where all rounds ended alike, they vary as if decided by a coin.
    #[must_use]
    pub fn or_by_a_coin(self) -> Self {
        if self.is_constant() { Self { variance: 0.25, ..self } } else { self }
    }

    /// How unlikely an estimate as far from `expected` is if that is the truth; `None` without an interval.
    pub fn p_against(&self, expected: f64) -> Option<f64> {
        self.margin(0.5)?;
        Some(student_two_sided((self.value - expected) / self.error(), float(self.rounds - 1)))
    }

    /// The same without the rounds, where only the estimate is wanted any more.
    #[must_use]
    pub fn forgotten(self) -> Self {
        Self { by_round: Vec::new(), ..self }
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
    /// How unlikely a difference as large as this one is where there is none; 1 where nothing can be said.
    pub p: f64,
    /// How many times more matches would be needed without common random numbers.
    pub pairing: f64,
    /// Neither arm varied at all in [`FEWEST_ROUNDS`] or more: what differs, differs always.
    pub is_exact: bool,
    /// No round differed.
    pub is_same: bool,
    /// The standard deviation of a round of one arm.
    pub spread: f64,
    /// The standard error.
    error: f64,
}

impl Compared {
    /// The difference of `b` to `a`, in the rounds that both have: from other rounds of each, their luck
    /// would count as a difference.
    pub fn of(a: &Estimated, b: &Estimated) -> Self {
        let differences = in_both(&a.by_round, &b.by_round);
        let rounds = differences.len();
        let mean = differences.iter().sum::<f64>() / float(rounds.max(1));
        let squares: f64 = differences.iter().map(|one| (one - mean).powi(2)).sum();
        let constant = a.is_constant() && b.is_constant();
        let spread = if constant { 0.0 } else { f64::midpoint(a.variance, b.variance) };
        let variance = if constant { 0.0 } else { squares / float(rounds.max(2) - 1) };
        let same_rounds = [a, b].iter().all(|arm| arm.by_round.len() == rounds);
        let mut compared = Self {
            difference: if same_rounds { b.value - a.value } else { mean },
            rounds,
            is_exact: constant && rounds >= FEWEST_ROUNDS,
            is_same: differences.iter().all(|one| one.abs() < 1e-9),
            pairing: if variance > 0.0 { 2.0 * spread / variance } else { f64::INFINITY },
            spread: spread.sqrt(),
            error: error(rounds, variance, spread),
            ..Self::default()
        };
        compared.margin = compared.margin_at(0.05);
        // The test that belongs to the interval: it rejects at a level where the interval misses zero.
        compared.p = if rounds >= 2 && compared.error > 0.0 {
            student_two_sided(compared.difference / compared.error, float(rounds - 1))
        } else {
            1.0
        };
        compared
    }

    /// Half the width of the interval that misses with the chance `level`; `None` for fewer than two rounds,
    /// and where neither arm varied.
    pub fn margin_at(&self, level: f64) -> Option<f64> {
        let known = self.rounds >= 2 && self.error > 0.0;
        known.then(|| student(level, float(self.rounds - 1)) * self.error)
    }
}

/// The differences in the rounds that both have.
fn in_both(a: &[(i64, f64)], b: &[(i64, f64)]) -> Vec<f64> {
    let (mut others, mut differences) = (b.iter().peekable(), Vec::with_capacity(a.len().min(b.len())));
    for (round, one) in a {
        while others.next_if(|(other, _)| other < round).is_some() {}
        differences.extend(others.next_if(|(other, _)| other == round).map(|(_, other)| other - one));
    }
    differences
}

/// The standard error of a mean difference. At least as large as if, besides rounds that did not differ, z²
/// (about four) had been seen that do, by one standard deviation of a round: that nothing differed in so many
/// rounds does not mean that nothing ever does.
fn error(rounds: usize, variance: f64, spread: f64) -> f64 {
    let (n, more) = (float(rounds.max(1)), quantile(0.05).powi(2));
    (variance / n).sqrt().max((more * spread).sqrt() / (n + more))
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
    arms: Vec<Rounds>,
    /// How many rounds have a match at all.
    begun: usize,
}

/// The complete rounds of an arm, in order, and their rows: as many for each.
struct Rounds {
    numbers: Vec<i64>,
    rows: Vec<usize>,
    length: usize,
}

impl Rounds {
    /// From rows with their rounds.
    fn of(mut rows: Vec<(i64, usize)>, length: usize) -> Self {
        rows.sort_unstable();
        let mut complete = Self { numbers: Vec::new(), rows: Vec::new(), length };
        for round in rows.chunk_by(|(one, _), (other, _)| one == other).filter(|round| round.len() == length)
        {
            complete.numbers.push(round[0].0);
            complete.rows.extend(round.iter().map(|(_, row)| *row));
        }
        complete
    }

    fn iter(&self) -> impl Iterator<Item = (i64, &[usize])> {
        self.numbers.iter().copied().zip(self.rows.chunks(self.length.max(1)))
    }

    /// These rounds alone.
    fn only(&self, wanted: &BTreeSet<i64>) -> Self {
        let kept = || self.iter().filter(|(round, _)| wanted.contains(round));
        Self {
            numbers: kept().map(|(round, _)| round).collect(),
            rows: kept().flat_map(|(_, rows)| rows).copied().collect(),
            length: self.length,
        }
    }
}

impl<'a> Frame<'a> {
    /// The columns it is made of, besides those of what is estimated.
    pub const COLUMNS: [&'static str; 4] = ["arm_number", "round", "points_a", "luck_a"];

    /// The rows of a table, with the number of matches a round of each arm has. Rounds that are not complete
    /// are left out.
    pub fn new(table: &'a Table, lengths: &[usize]) -> Self {
        let mut arms = vec![Vec::<(i64, usize)>::new(); lengths.len()];
        let columns = (table.whole("arm_number"), table.whole("round"));
        let mut begun = BTreeSet::<i64>::new();
        if let (Some(numbers), Some(rounds)) = columns {
            begun.extend(rounds);
            for (row, (arm, round)) in numbers.iter().zip(rounds).enumerate() {
                let arm = usize::try_from(*arm).ok().and_then(|arm| arms.get_mut(arm));
                arm.into_iter().for_each(|arm| arm.push((*round, row)));
            }
        }
        let arms = arms.into_iter().zip(lengths).map(|(rows, length)| Rounds::of(rows, *length)).collect();
        Self { table, arms, begun: begun.len() }
    }

    /// The same with the rounds alone that are complete in every arm. A round has luck of its own, which its
    /// matches share: arms that are compared have to have had the same.
    #[must_use]
    pub fn together(self) -> Self {
        let numbers = |arm: &Rounds| arm.numbers.iter().copied().collect::<BTreeSet<i64>>();
        let shared = self.arms.iter().map(numbers).reduce(|one, other| &one & &other).unwrap_or_default();
        Self { arms: self.arms.iter().map(|arm| arm.only(&shared)).collect(), ..self }
    }

    /// How many rounds have a match but are not complete in an arm, or were left out since.
    pub fn left_out(&self, arm: usize) -> usize {
        self.begun.saturating_sub(self.rounds(arm))
    }

    /// How many rounds an arm has.
    pub fn rounds(&self, arm: usize) -> usize {
        self.arms.get(arm).map_or(0, |arm| arm.numbers.len())
    }

    /// The rows of an arm.
    pub fn rows(&self, arm: usize) -> impl Iterator<Item = usize> + use<'_> {
        self.arms.get(arm).into_iter().flat_map(|arm| arm.rows.iter().copied())
    }

    /// The estimate of a quantity for every arm; `None` if the table has no such columns.
    pub fn estimate(&self, quantity: &Quantity) -> Option<Vec<Estimated>> {
        let over = numbers(self.table, &quantity.over)?;
        let under = quantity.under.as_ref().map(|name| numbers(self.table, name));
        let under = match under {
            Some(cells) => Some(cells?),
            None => None,
        };
        Some(self.arms.iter().map(|arm| ratio(arm, &over, under.as_deref(), quantity.scale)).collect())
    }

    /// The points of side a for every arm and, where the luck of the dice is known, without it.
    pub fn points(&self) -> Option<(Vec<Estimated>, Option<Vec<Estimated>>)> {
        let points = numbers(self.table, "points_a")?;
        let of = |cells: &[f64]| self.arms.iter().map(|arm| ratio(arm, cells, None, 1.0)).collect();
        Some((of(&points), without_luck(self.table).map(|cells| of(&cells))))
    }
}

/// The numbers of a column.
fn numbers(table: &Table, name: &str) -> Option<Vec<f64>> {
    match table.column(name)? {
        Cells::Whole(cells) => Some(cells.iter().map(|cell| whole(*cell)).collect()),
        Cells::Real(cells) => Some(cells.iter().map(|cell| cell.unwrap_or(0.0)).collect()),
        Cells::Text(_) => None,
    }
}

/// The points of side a without the luck of the dice, where it is known: the part of the points that goes
/// with the luck is taken out, in all rows with the same factor, which is estimated from them. The luck is
/// zero on average, so this moves no mean and narrows intervals.
pub fn without_luck(table: &Table) -> Option<Vec<f64>> {
    let luck = table.real("luck_a").filter(|cells| !cells.is_empty() && cells.iter().all(Option::is_some))?;
    let (points, luck) = (numbers(table, "points_a")?, luck.iter().map(|cell| cell.unwrap_or(0.0)));
    let luck: Vec<f64> = luck.collect();
    let mean = points.iter().sum::<f64>() / float(points.len().max(1));
    let product: f64 = points.iter().zip(&luck).map(|(points, luck)| (points - mean) * luck).sum();
    let squares: f64 = luck.iter().map(|luck| luck * luck).sum();
    let factor = if squares > 0.0 { product / squares } else { 0.0 };
    Some(points.iter().zip(&luck).map(|(points, luck)| points - factor * luck).collect())
}

/// A ratio of two sums over the rounds of an arm; without `under`, over its matches.
fn ratio(arm: &Rounds, over: &[f64], under: Option<&[f64]>, scale: f64) -> Estimated {
    let above = |rows: &[usize]| rows.iter().map(|row| over[*row]).sum::<f64>();
    let below = |rows: &[usize]| {
        under.map_or_else(|| float(rows.len()), |under| rows.iter().map(|row| under[*row]).sum::<f64>())
    };
    let n = arm.numbers.len();
    let (over, under) = (above(&arm.rows), below(&arm.rows));
    if n == 0 || under == 0.0 {
        return Estimated::default();
    }
    let (value, mean) = (over / under, under / float(n));
    let part = |rows: &[usize]| scale * (value + (above(rows) - value * below(rows)) / mean);
    Estimated::of(scale * value, arm.iter().map(|(round, rows)| (round, part(rows))).collect())
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
    use touchline_engine::{Pcg, Rng as _};

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

    /// Matches are missing, as after a lost shard: what is left of a broken round would compare the luck of
    /// different rounds. The arms are alike but for the luck of their rounds, which is large.
    #[test]
    #[allow(clippy::unwrap_used)]
    fn what_is_left_of_a_broken_round_makes_no_difference() {
        let (mut arms, mut rounds, mut goals) = (Vec::new(), Vec::new(), Vec::new());
        for round in 0..40 {
            // Two matches a round and arm, with the seats swapped. Rounds of much luck lack a match of arm 1.
            for (arm, seat) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
                if round % 4 != 3 || (arm, seat) != (1, 1) {
                    arms.push(arm);
                    rounds.push(round);
                    goals.push(10 * (round % 4) + seat);
                }
            }
        }
        let halves = vec![2; goals.len()];
        let table = table(&arms, &rounds, &goals, &halves);
        for quantity in [Quantity::mean("goals", "goals"), Quantity::ratio("goals", "goals", "halves", 1.0)] {
            let all = Frame::new(&table, &[2, 2]);
            assert_eq!((all.rounds(0), all.rounds(1), all.left_out(1)), (40, 30, 10));
            let alone = all.estimate(&quantity).unwrap();
            assert!((alone[0].value - alone[1].value).abs() > 1.0, "other rounds, other luck");
            close(Compared::of(&alone[0], &alone[1]).difference, 0.0);
            let frame = all.together();
            assert_eq!((frame.rounds(0), frame.rounds(1), frame.left_out(0)), (30, 30, 10));
            assert_eq!((frame.rows(0).count(), frame.rows(1).count()), (60, 60));
            let arms = frame.estimate(&quantity).unwrap();
            close(arms[0].value, arms[1].value);
            let compared = Compared::of(&arms[0], &arms[1]);
            assert!(compared.rounds == 30 && compared.p > 0.999, "{compared:?}");
        }
    }

    /// Where nothing varied there is no interval, no test, and in few rounds no certainty.
    #[test]
    fn what_never_varies_is_exact_only_after_enough_rounds() {
        let constant =
            |value: f64, rounds: i64| Estimated::of(value, (0..rounds).map(|round| (round, value)).collect());
        for (rounds, is_exact) in [(2, false), (4, false), (19, false), (20, true)] {
            let (third, two) = (constant(1.0 / 3.0, rounds), constant(2.0, rounds));
            let compared = Compared::of(&third, &two);
            assert_eq!((compared.is_exact, compared.margin), (is_exact, None), "{compared:?}");
            assert!(compared.p >= 1.0 && third.margin(0.05).is_none() && third.p_against(0.5).is_none());
        }
    }

    /// Two rounds that were won say little, twenty much.
    #[test]
    fn points_that_never_varied_are_as_sure_as_a_coin() {
        let won =
            |rounds: i64| Estimated::of(1.0, (0..rounds).map(|round| (round, 1.0)).collect()).or_by_a_coin();
        let p = |rounds: i64| won(rounds).p_against(0.5).expect("an interval");
        assert!(p(2) > 0.3 && p(20) < 0.001, "{} {}", p(2), p(20));
        close(won(16).error(), 0.125);
        let some = Estimated::of(0.5, vec![(0, 0.0), (1, 1.0), (2, 0.5)]);
        assert_eq!(some.clone().or_by_a_coin(), some, "what varies stays as it is");
    }

    /// A number of mean 0 and variance 1: normal, or a skewed count.
    fn drawn(rng: &mut Pcg, skewed: bool) -> f64 {
        if skewed {
            // Two of nine: the mean is 2/9, the variance 14/81.
            let hit = f64::from(u8::from(rng.below(9) < 2));
            (hit - 2.0 / 9.0) * 9.0 / 14.0_f64.sqrt()
        } else {
            (0..12).map(|_| f64::from(rng.next_u32()) / 4_294_967_296.0).sum::<f64>() - 6.0
        }
    }

    /// Arms of so many rounds that are alike, with a part that a round shares: how often the interval of the
    /// difference holds.
    fn held(experiments: u32, rounds: i64, shared: f64, skewed: bool) -> f64 {
        let (mut rng, mut held) = (Pcg::new(11, rounds.unsigned_abs()), 0_u32);
        for _ in 0..experiments {
            let common: Vec<f64> = (0..rounds).map(|_| shared * drawn(&mut rng, false)).collect();
            let mut arm = || {
                let parts = (0..).zip(&common).map(|(round, part)| (round, part + drawn(&mut rng, skewed)));
                let parts: Vec<(i64, f64)> = parts.collect();
                Estimated::of(parts.iter().map(|(_, part)| part).sum::<f64>() / float(parts.len()), parts)
            };
            let compared = Compared::of(&arm(), &arm());
            // Where nothing varied nothing is claimed.
            let holds = compared.margin.is_none_or(|margin| compared.difference.abs() <= margin);
            assert_eq!(holds, compared.p >= 0.05, "the test and the interval agree: {compared:?}");
            held += u32::from(holds);
        }
        f64::from(held) / f64::from(experiments)
    }

    /// With 20,000 experiments the share is known to ± 0.003, with 5000 to ± 0.006.
    #[test]
    fn intervals_hold_in_95_of_100_experiments_however_few_rounds() {
        for rounds in [5, 10, 20, 40] {
            let share = held(20_000, rounds, 0.0, false);
            assert!((0.946..0.972).contains(&share), "{rounds} rounds: {share}");
            // Where rounds share nearly everything, or a count is rarely above 0, more of them do.
            for (shared, skewed) in [(6.0, false), (0.0, true)] {
                let share = held(5000, rounds, shared, skewed);
                assert!(share > 0.942, "{rounds} rounds, {shared} {skewed}: {share}");
            }
        }
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
