//! The report on arms that are compared with each other.

mod meanings;
mod notes;
mod sides;
mod told;
mod turns;

use touchline_lab::experiment::{ComparedArms, Estimated, Frame, Quantity, Table, holm};

use super::looks::{self as at_looks, LOOKS, POINTS};
use super::plan::{ArmPlan, Plan, Question};
use super::report::Report;
use super::report::plot::{MOST_SERIES, histogram};
pub(super) use notes::method;
use sides::{Against, Apart};
pub(super) use told::signed;

/// How sure a finding has to be.
const LEVEL: f64 = 0.05;
/// The most findings that are told as sentences, for each comparison.
const MOST_TOLD: usize = 6;
/// What is always told about a comparison.
const FIRST: [&str; 2] = ["goals_per_match", POINTS];

/// One comparison: two arms and what was found about every quantity.
struct Comparison {
    arms: [usize; 2],
    rows: Vec<Found>,
}

/// What was found about a quantity.
struct Found {
    quantity: usize,
    compared: ComparedArms,
    /// Adjusted for all comparisons and looks.
    p: f64,
}

impl Found {
    /// A difference beyond chance. One that does not vary is no matter of chance.
    fn is_finding(&self) -> bool {
        self.p < LEVEL || self.compared.is_exact
    }
}

/// Everything that was tested.
struct Findings {
    comparisons: Vec<Comparison>,
    sides: Vec<Against>,
    /// Goals and shots of the two sides of each arm.
    apart: Vec<Apart>,
}

impl Findings {
    /// How many comparisons by chance there are in all.
    fn family(&self) -> f64 {
        let found = self.comparisons.iter().flat_map(|one| &one.rows);
        let by_chance = found.filter(|found| !found.compared.is_exact).count();
        let of_sides = self.sides.len() + self.apart.len();
        f64::from(u32::try_from((by_chance + of_sides).max(1)).unwrap_or(u32::MAX))
    }
}

/// All estimates of an experiment.
#[derive(Default)]
struct Estimates {
    names: Vec<String>,
    /// By quantity, then by arm.
    values: Vec<Vec<Estimated>>,
    /// By quantity, then by pair of arms.
    compared: Vec<Vec<ComparedArms>>,
    /// Goals and shots of the two sides of each arm; not adjusted yet.
    apart: Vec<Apart>,
    /// The points with luck and without, where it was taken out.
    luck: Option<f64>,
}

pub(super) fn report(plan: &Plan, table: &Table) -> anyhow::Result<Report> {
    let own = at_looks::known_of_any(plan)?;
    let frame = Frame::new(table, &plan.lengths()).together();
    let estimates = estimate(plan, &frame, &own);
    let findings = compare(plan, &estimates);
    let many = findings.family();
    let mut report = Report { title: plan.title.clone(), blocks: Vec::new() };
    report.heading("What was found");
    if !plan.about.is_empty() {
        report.paragraph(format!("{}.", plan.about));
    }
    if (plan.arms.len() > 1 || plan.swaps()) && (0..plan.arms.len()).any(|arm| frame.rounds(arm) < 2) {
        report
            .paragraph("Nothing yet: an interval takes two complete rounds of every arm. --resume goes on.");
    }
    sides::tell(plan, &findings.sides, many, &mut report);
    for comparison in &findings.comparisons {
        told::tell(plan, &estimates, (comparison, many), &mut report)?;
    }
    if plan.question == Question::Editions {
        turns::tell(plan, &estimates, &mut report);
    }
    sides::draw(plan, &findings.sides, many, &mut report);
    sides::apart_in_a_table(plan, &findings.apart, many, &mut report);
    for comparison in &findings.comparisons {
        told::differences(plan, &estimates, comparison, many, &mut report);
    }
    told::values(plan, &estimates, &mut report);
    distributions(plan, table, &frame, &mut report);
    meanings::tell(&estimates.names, &mut report);
    notes::notes(plan, &frame, &estimates, &findings, &mut report);
    Ok(report)
}

fn estimate(plan: &Plan, frame: &Frame<'_>, own: &[Quantity]) -> Estimates {
    let mut all = Estimates { apart: sides::estimate(plan, frame, own), ..Estimates::default() };
    // Arms are compared at once and their rounds forgotten: there are many quantities and many rounds.
    let mut add = |name: &str, arms: Vec<Estimated>| {
        let pairs = plan.pairs().into_iter();
        all.compared.push(pairs.map(|[one, other]| ComparedArms::of(&arms[one], &arms[other])).collect());
        all.names.push(name.to_owned());
        all.values.push(arms.into_iter().map(Estimated::forgotten).collect());
    };
    // Where both sides are the same, side a has half of the points by construction.
    let mut luck = None;
    if let Some((raw, adjusted)) = frame.points().filter(|_| plan.swaps() || plan.takes_luck()) {
        if let Some(adjusted) = &adjusted {
            let sum = |arms: &[Estimated]| arms.iter().map(|arm| arm.variance).sum::<f64>();
            let (with, without) = (sum(&raw), sum(adjusted));
            luck = (with > 0.0 && without > 0.0).then(|| with / without);
        }
        // Both sides of an arm that are the same share the points by construction; others may go on winning.
        let arms = adjusted.unwrap_or(raw).into_iter().zip(&plan.arms);
        let doubted = |(points, arm): (Estimated, &ArmPlan)| {
            if arm.differs() { points.or_by_a_coin() } else { points }
        };
        add(POINTS, arms.map(doubted).collect());
    }
    for quantity in own {
        if let Some(arms) = frame.estimate(quantity).filter(|arms| arms.iter().any(|arm| arm.value != 0.0)) {
            add(&quantity.name, arms);
        }
    }
    Estimates { luck, ..all }
}

/// What was found about every pair of arms, and about the two sides of each.
fn compare(plan: &Plan, estimates: &Estimates) -> Findings {
    let pairs = plan.pairs().into_iter().enumerate();
    let mut comparisons: Vec<Comparison> = pairs
        .map(|(pair, arms)| {
            let rows = estimates.compared.iter().enumerate().map(|(quantity, pairs)| {
                let compared = pairs[pair].clone();
                Found { quantity, p: (compared.p * looks(plan)).min(1.0), compared }
            });
            // What varies in neither arm is the same, or differs always; in few rounds nobody knows.
            let told = |found: &Found| {
                found.compared.margin.is_some() || found.compared.is_exact && found.compared.difference != 0.0
            };
            Comparison { arms, rows: rows.filter(told).collect() }
        })
        .collect();
    let (mut sides, mut apart) = (sides::against(plan, estimates), estimates.apart.clone());
    let by_chance = |found: &&mut Found| !found.compared.is_exact;
    let found = comparisons.iter_mut().flat_map(|comparison| &mut comparison.rows).filter(by_chance);
    let mut all: Vec<&mut f64> =
        found.map(|found| &mut found.p).chain(sides.iter_mut().map(|against| &mut against.p)).collect();
    all.extend(apart.iter_mut().map(|apart| &mut apart.p));
    let adjusted = holm(&all.iter().map(|p| **p).collect::<Vec<f64>>());
    for (p, adjusted) in all.iter_mut().zip(adjusted) {
        **p = adjusted;
    }
    Findings { comparisons, sides, apart }
}

/// How often the run looked at its results, any of which may have been the last.
fn looks(plan: &Plan) -> f64 {
    if plan.precision.is_some() { f64::from(LOOKS) } else { 1.0 }
}

/// The level of the intervals: smaller where the run looked at them several times.
fn level(plan: &Plan) -> f64 {
    LEVEL / looks(plan)
}

pub(super) fn words(name: &str) -> String {
    name.replace('_', " ")
}

/// How goals and turns are distributed.
fn distributions(plan: &Plan, table: &Table, frame: &Frame<'_>, report: &mut Report) {
    for (column, what) in [("goals", "Goals in a match"), ("turns", "Completed turns in a match")] {
        let Some(cells) = table.whole(column) else { continue };
        let of_arm = |arm: usize| frame.rows(arm).map(|row| cells[row]).collect::<Vec<i64>>();
        let arms: Vec<Vec<i64>> = (0..plan.arms.len().min(MOST_SERIES)).map(of_arm).collect();
        let least = arms.iter().flatten().copied().min().unwrap_or(0);
        let highest = arms.iter().flatten().copied().max().unwrap_or(0);
        let most = highest.min(least + MOST_BARS);
        let shares = |numbers: &Vec<i64>| shares(numbers, least, most);
        let series: Vec<(String, Vec<f64>)> =
            plan.arms.iter().zip(&arms).map(|(arm, numbers)| (arm.name.clone(), shares(numbers))).collect();
        report.heading(what);
        let left = plan.arms.len() - series.len();
        let mut caption = match left {
            0 => "Share of the matches.".to_owned(),
            _ => format!("Share of the matches, of the first {MOST_SERIES} arms; {left} more are not drawn."),
        };
        let more = most < highest;
        if more {
            caption += &format!(" The last bar is {most} and more.");
        }
        report.figure(histogram(&series, (least, more), what), caption);
    }
}

/// The most bars of a distribution, but one.
const MOST_BARS: i64 = 100;

/// The share of each number from the least to the most; what is above counts with the last one.
fn shares(numbers: &[i64], least: i64, most: i64) -> Vec<f64> {
    let is = |of: i64, number: i64| number == of || of == most && number > most;
    let count = |of: i64| numbers.iter().filter(|number| is(of, **number)).count();
    (least..=most).map(|of| share(count(of), numbers.len())).collect()
}

#[expect(clippy::cast_precision_loss, reason = "counts of matches")]
pub(super) fn share(part: usize, of: usize) -> f64 {
    part as f64 / of.max(1) as f64
}

#[cfg(test)]
mod tests {
    use touchline_engine::{Pcg, Rng as _};
    use touchline_lab::experiment::Cells;

    use super::*;
    use crate::lab::plan::SidePlan;

    fn plan(precision: Option<f64>) -> Plan {
        let arms = ["one", "other", "third"].map(|name| ArmPlan::of(name, "fuba:3.0")).into();
        Plan { precision, ..Plan::new(Question::Arms, "T".into(), arms) }
    }

    /// Three arms and eight columns that differ more or less, over a few rounds; a ninth never varies.
    fn table(seed: u64, rounds: i64) -> (Table, Vec<Quantity>) {
        let mut rng = Pcg::new(seed, 1);
        let names: Vec<String> = (0..9).map(|at| format!("column_{at}")).collect();
        let (mut arms, mut numbers, mut columns) = (Vec::new(), Vec::new(), vec![Vec::new(); 9]);
        for (round, arm) in (0..rounds).flat_map(|round| (0..3).map(move |arm| (round, arm))) {
            arms.push(arm);
            numbers.push(round);
            for (at, column) in columns.iter_mut().enumerate().take(8) {
                let shift = if arm == 1 { i64::try_from(at).expect("small") } else { 0 };
                column.push(i64::from(rng.below(12)) + shift);
            }
            columns[8].push(if arm == 2 { 100 } else { 180 });
        }
        let own = names.iter().cloned().zip(columns.into_iter().map(Cells::Whole));
        let places = [("arm_number".to_owned(), Cells::Whole(arms)), ("round".into(), Cells::Whole(numbers))];
        let quantities = names.iter().map(|name| Quantity::mean(name, name)).collect();
        (Table { columns: places.into_iter().chain(own).collect() }, quantities)
    }

    #[test]
    fn a_star_means_that_the_interval_excludes_nothing() {
        let mut stars = [0, 0];
        for (looked, precision) in [None, Some(0.1)].into_iter().enumerate() {
            let plan = plan(precision);
            for seed in 0..60 {
                let (table, quantities) = table(seed, 12);
                let estimates = estimate(&plan, &Frame::new(&table, &plan.lengths()), &quantities);
                for found in compare(&plan, &estimates).comparisons.iter().flat_map(|one| &one.rows) {
                    if found.is_finding() && !found.compared.is_exact {
                        let margin = found.compared.margin_at(level(&plan)).expect("rounds");
                        assert!(
                            found.compared.difference.abs() > margin,
                            "{precision:?}: {:?}",
                            found.compared
                        );
                        stars[looked] += 1;
                    }
                }
            }
        }
        assert!(stars[0] > stars[1] && stars[1] > 50, "several looks make it harder: {stars:?}");
    }

    #[test]
    fn what_never_varies_is_told_as_exact() {
        let plan = plan(None);
        let exact = |rounds: i64| {
            let (table, quantities) = table(1, rounds);
            let estimates = estimate(&plan, &Frame::new(&table, &plan.lengths()), &quantities);
            let findings = compare(&plan, &estimates);
            let told = |comparison: &Comparison| {
                let found = comparison.rows.iter().find(|found| found.compared.is_exact)?;
                Some(told::sentence(&plan, &estimates, comparison.arms, (found, findings.family())))
            };
            // Without an interval it is not among the comparisons either.
            assert!(findings.family() <= 16.0);
            findings.comparisons.iter().map(told).collect::<Vec<_>>()
        };
        for few in [2, 4, 19] {
            assert_eq!(exact(few), [None, None], "{few} rounds say nothing for sure");
        }
        let told = exact(20);
        assert!(told[0].is_none(), "the same in both arms");
        let told = told[1].as_deref().expect("a difference");
        assert!(
            told.contains("fell from 180.000 to 100.000, exactly: neither varied in 20 rounds"),
            "{told}"
        );
    }

    #[test]
    fn findings_are_quoted_with_the_corrected_interval_too() {
        let plan = plan(None);
        let (table, quantities) = table(1, 30);
        let estimates = estimate(&plan, &Frame::new(&table, &plan.lengths()), &quantities);
        let findings = compare(&plan, &estimates);
        let comparison = &findings.comparisons[0];
        let found = comparison.rows.iter().find(|found| found.is_finding()).expect("a difference");
        let told = told::sentence(&plan, &estimates, comparison.arms, (found, 16.0));
        let wide = found.compared.margin_at(LEVEL / 16.0).expect("rounds");
        let low = format!("corrected for 16 comparisons {:+.3} to ", found.compared.difference - wide);
        assert!(told.contains("95 % interval") && told.contains(&low), "{told}");
        // A sentence that can be quoted as it is.
        let rose = "With “other” instead of “one” (fuba:3.0, rookie against rookie), column ";
        assert!(told.starts_with(rose) && told.contains(" rose from ") && told.ends_with(")."), "{told}");
        let same =
            findings.comparisons[1].rows.iter().find(|found| !found.is_finding()).expect("no difference");
        let told = told::sentence(&plan, &estimates, [0, 2], (same, 16.0));
        assert!(told.contains("no difference in column ") && told.contains(" was shown: "), "{told}");
    }

    #[test]
    fn arms_are_named_as_a_reader_would() {
        let told = |question: Question, [a, b]: [&str; 2]| {
            let arms = [a, b].map(|name| ArmPlan::of(name, "fuba:3.0")).into();
            let plan = Plan::new(question, "T".into(), arms);
            let (table, quantities) = table(1, 30);
            let estimates = estimate(&plan, &Frame::new(&table, &[1, 1]).together(), &quantities);
            let findings = compare(&plan, &estimates);
            told::sentence(&plan, &estimates, [0, 1], (&findings.comparisons[0].rows[7], 8.0))
        };
        for (question, arms, place) in [
            (
                Question::Editions,
                ["2.0", "2.1"],
                "From 2.0 to 2.1 (fuba:3.0, rookie against rookie), column 7 rose",
            ),
            (
                Question::Rule,
                ["without slow-play", "with slow-play"],
                "With slow-play (fuba:3.0, rookie against rookie), column 7 rose",
            ),
            (
                Question::Value,
                ["as it is", "pressing=two-dice"],
                "With pressing=two-dice (fuba:3.0, rookie against rookie), column 7 rose",
            ),
            (
                Question::Weather,
                ["ordinary", "rain"],
                "In rain instead of ordinary weather (fuba:3.0, rookie against rookie), column 7 rose",
            ),
            (
                Question::Rule,
                ["one", "other"],
                "With “other” instead of “one” (fuba:3.0, rookie against rookie), column 7 rose",
            ),
        ] {
            let told = told(question, arms);
            assert!(told.starts_with(place), "{told}");
        }
    }

    /// A rule that was never used is not one that was used and made no difference.
    #[test]
    fn what_never_acted_is_told_as_that() {
        let told = |differs: bool| {
            let plan = Plan { arms: plan(None).arms[..2].into(), ..plan(None) };
            let rows = (0..60_i64).flat_map(|round| [(round, 0), (round, 1)]);
            let goals = |(round, arm): (i64, i64)| round % 5 + i64::from(differs && round == 7) * arm;
            let columns = [
                ("round", rows.clone().map(|(round, _)| round).collect()),
                ("arm_number", rows.clone().map(|(_, arm)| arm).collect()),
                ("goals", rows.map(goals).collect()),
            ];
            let columns = columns.map(|(name, cells)| (name.to_owned(), Cells::Whole(cells)));
            let table = Table { columns: columns.into() };
            let frame = Frame::new(&table, &plan.lengths()).together();
            let estimates = estimate(&plan, &frame, &[Quantity::mean("goals_per_match", "goals")]);
            let (findings, mut report) = (compare(&plan, &estimates), Report::default());
            let family = findings.family();
            told::tell(&plan, &estimates, (&findings.comparisons[0], family), &mut report).expect("specs");
            crate::lab::report::text(&report).split_whitespace().collect::<Vec<_>>().join(" ")
        };
        let never = "none of 60 rounds differed in any measure: what was changed has never acted.";
        assert!(told(false).contains(never), "{}", told(false));
        assert!(told(true).contains("no difference in goals per match was shown"), "{}", told(true));
    }

    #[test]
    fn what_is_above_the_last_bar_counts_with_it() {
        let drawn = shares(&[0, 1, 1, 2, 9, 50], 0, 2);
        for (got, want) in drawn.iter().zip([1.0, 2.0, 3.0]) {
            assert!((got - want / 6.0).abs() < 1e-9, "{drawn:?}");
        }
        let plan = plan(None);
        let of = |most: i64| {
            let goals = [0, 1, most].iter().flat_map(|goals| [*goals; 3]).collect();
            let columns = [
                ("arm_number", [0, 1, 2].repeat(3)),
                ("round", (0..9).map(|row| row / 3).collect()),
                ("goals", goals),
            ];
            let columns = columns.map(|(name, cells)| (name.to_owned(), Cells::Whole(cells)));
            let (table, mut report) = (Table { columns: columns.into() }, Report::default());
            distributions(&plan, &table, &Frame::new(&table, &plan.lengths()), &mut report);
            crate::lab::report::page(&report)
        };
        let (some, more) = (of(100), of(101));
        assert!(some.contains(">100</text>") && !some.contains("and more"), "{some}");
        assert!(
            more.contains("The last bar is 100 and more.") && more.contains(": 100 and more in 33.3 %"),
            "{more}"
        );
    }

    /// A shard is lost, and with it one match of every third round: the arms are alike, and what is left says
    /// so.
    #[test]
    fn broken_rounds_are_left_out_of_everything() {
        let plan =
            Plan { arms: ["one", "other"].map(|name| ArmPlan::of(name, "fuba:2.1")).into(), ..plan(None) };
        let rows: Vec<(i64, i64)> = (0..60)
            .flat_map(|round| [(round, 0), (round, 1)])
            .filter(|(round, arm)| (2 * round + arm) % 3 != 2 || round % 2 == 0)
            .collect();
        // The luck of a round is its number.
        let column = |of: fn(&(i64, i64)) -> i64| Cells::Whole(rows.iter().map(of).collect());
        let columns = [
            ("round", column(|row| row.0)),
            ("arm_number", column(|row| row.1)),
            ("goals", column(|row| row.0 % 12)),
        ];
        let table = Table { columns: columns.map(|(name, cells)| (name.to_owned(), cells)).into() };
        let frame = Frame::new(&table, &plan.lengths()).together();
        let estimates = estimate(&plan, &frame, &[Quantity::mean("goals_per_match", "goals")]);
        let [one, other] = [0, 1].map(|arm| estimates.values[0][arm].value);
        let compared = &estimates.compared[0][0];
        assert!((one - other).abs() < 1e-9 && compared.difference.abs() < 1e-9, "{one} {other}");
        let mut report = Report::default();
        notes::notes(&plan, &frame, &estimates, &compare(&plan, &estimates), &mut report);
        let told = crate::lab::report::text(&report).split_whitespace().collect::<Vec<_>>().join(" ");
        let said = format!("{} rounds are not complete in every arm and left out", 60 - frame.rounds(0));
        assert!(frame.rounds(0) < 60 && told.contains(&said), "{told}");
    }

    /// One arm of two sides, of whose rounds a wins so many of ten.
    fn sides(won: i64, rounds: i64) -> (Plan, Findings, String) {
        let strong = SidePlan { player: "coach:1".into(), ..SidePlan::default() };
        let plan = Plan { arms: vec![ArmPlan { a: strong, ..ArmPlan::of("one", "fuba:3.0") }], ..plan(None) };
        let numbers: Vec<i64> = (0..2 * rounds).map(|row| row / 2).collect();
        let points = numbers.iter().map(|round| Some(if round % 10 < won { 1.0 } else { 0.0 })).collect();
        let columns = [
            ("arm_number", Cells::Whole(vec![0; numbers.len()])),
            ("round", Cells::Whole(numbers)),
            ("points_a", Cells::Real(points)),
        ];
        let table = Table { columns: columns.map(|(name, cells)| (name.to_owned(), cells)).into() };
        let estimates = estimate(&plan, &Frame::new(&table, &plan.lengths()), &[]);
        let findings = compare(&plan, &estimates);
        let mut report = Report::default();
        sides::tell(&plan, &findings.sides, findings.family(), &mut report);
        sides::draw(&plan, &findings.sides, findings.family(), &mut report);
        told::values(&plan, &estimates, &mut report);
        let text = crate::lab::report::text(&report);
        (plan, findings, text.split_whitespace().collect::<Vec<_>>().join(" "))
    }

    #[test]
    fn two_sides_are_tested_against_an_even_match() {
        let (_, even, told) = sides(5, 100);
        assert!(even.sides[0].p > 0.9 && told.contains("within chance"), "{told}");
        let (_, strong, told) = sides(8, 100);
        assert!(strong.sides[0].p < 0.001, "{told}");
        let sentence =
            "A (coach:1) takes 0.800 points a match against B (rookie) (95 % interval 0.720 to 0.880).";
        for part in [sentence, "Side A against side B", "points of a 0.800 ± 0.080"] {
            assert!(told.contains(part), "{part}: {told}");
        }
        // Won every time: sure after many rounds, not after a few, and never without an interval.
        let (_, few, told) = sides(10, 3);
        assert!(few.sides[0].p > 0.05 && !told.contains("± 0.000"), "{told}");
        assert!(sides(10, 30).1.sides[0].p < 0.001);
        assert!(sides(10, 1).1.sides.is_empty(), "one round has no interval");
    }

    #[test]
    fn sides_are_corrected_together_with_the_arms() {
        let (mut plan, _, _) = sides(8, 10);
        plan.arms.push(ArmPlan { name: "other".into(), ..plan.arms[0].clone() });
        let mut estimates = Estimates::default();
        let (table, _) = table(3, 24);
        let points =
            Frame::new(&table, &[1, 1]).estimate(&Quantity::mean("x", "column_7")).expect("a column");
        estimates.compared.push(vec![ComparedArms::of(&points[0], &points[1])]);
        estimates.names.push(POINTS.into());
        estimates.values.push(points);
        let findings = compare(&plan, &estimates);
        assert_eq!((findings.comparisons[0].rows.len(), findings.sides.len()), (1, 2));
        assert!((findings.family() - 3.0).abs() < 1e-9);
    }
}
