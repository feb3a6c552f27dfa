//! The report on arms that are compared with each other.

use std::cmp::Ordering;

use touchline_lab::Measured;
use touchline_lab::experiment::{ComparedArms, Estimated, Frame, Quantity, Table, holm, quantities};
use touchline_protocol::with_game;

use super::law;
use super::plan::{Plan, Question};
use super::report::plot::{Whisker, forest, histogram};
use super::report::{Block, Report};
use super::runner::{self, LOOKS, POINTS};
use crate::arena::Side;

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

/// All estimates of an experiment.
struct Estimates {
    names: Vec<String>,
    /// By quantity, then by arm.
    values: Vec<Vec<Estimated>>,
    /// By quantity, then by pair of arms.
    compared: Vec<Vec<ComparedArms>>,
    /// The points with luck and without, where it was taken out.
    luck: Option<f64>,
}

pub(super) fn report(plan: &Plan, table: &Table) -> anyhow::Result<Report> {
    let own = with_game!(runner::first(plan)?, game => of_game(&game));
    let frame = Frame::new(table, &plan.lengths());
    let estimates = estimate(plan, &frame, &own);
    let comparisons = compare(plan, &estimates);
    let mut report = Report { title: plan.title.clone(), blocks: Vec::new() };
    report.heading("What was found");
    if !plan.about.is_empty() {
        report.paragraph(format!("{}.", plan.about));
    }
    if plan.arms.len() > 1 && (0..plan.arms.len()).any(|arm| frame.rounds(arm) < 2) {
        report
            .paragraph("Nothing yet: an interval takes two complete rounds of every arm. --resume goes on.");
    }
    for comparison in &comparisons {
        tell(plan, &estimates, comparison, &mut report)?;
    }
    if plan.question == Question::Editions {
        turns_per_half(plan, &estimates, &mut report);
    }
    for comparison in &comparisons {
        differences(plan, &estimates, comparison, family(&comparisons), &mut report);
    }
    values(plan, &estimates, &mut report);
    distributions(plan, table, &frame, &mut report);
    notes(plan, &frame, &estimates, &comparisons, &mut report);
    Ok(report)
}

fn of_game<G: Measured>(_: &G) -> Vec<Quantity> {
    quantities::<G>()
}

fn estimate(plan: &Plan, frame: &Frame<'_>, own: &[Quantity]) -> Estimates {
    let mut all = Estimates { names: Vec::new(), values: Vec::new(), compared: Vec::new(), luck: None };
    // Arms are compared at once and their rounds forgotten: there are many quantities and many rounds.
    let mut add = |name: &str, arms: Vec<Estimated>| {
        let pairs = plan.pairs().into_iter();
        all.compared.push(pairs.map(|[one, other]| ComparedArms::of(&arms[one], &arms[other])).collect());
        all.names.push(name.to_owned());
        all.values.push(arms.into_iter().map(Estimated::forgotten).collect());
    };
    // Where both sides are the same, side a has half of the points by construction.
    let mut luck = None;
    if let Some((raw, adjusted)) = frame.points().filter(|_| plan.swaps() || plan.luck) {
        if let Some(adjusted) = &adjusted {
            let sum = |arms: &[Estimated]| arms.iter().map(|arm| arm.variance).sum::<f64>();
            luck = Some(sum(&raw) / sum(adjusted).max(f64::MIN_POSITIVE));
        }
        add(POINTS, adjusted.unwrap_or(raw));
    }
    for quantity in own {
        if let Some(arms) = frame.estimate(quantity).filter(|arms| arms.iter().any(|arm| arm.value != 0.0)) {
            add(&quantity.name, arms);
        }
    }
    Estimates { luck, ..all }
}

/// What was found about every pair of arms.
fn compare(plan: &Plan, estimates: &Estimates) -> Vec<Comparison> {
    let pairs = plan.pairs().into_iter().enumerate();
    let mut comparisons: Vec<Comparison> = pairs
        .map(|(pair, arms)| {
            let rows = estimates.compared.iter().enumerate().map(|(quantity, pairs)| {
                let compared = pairs[pair].clone();
                Found { quantity, p: (compared.p * looks(plan)).min(1.0), compared }
            });
            // What varies in neither arm is the same, or differs always.
            let told = |found: &Found| {
                let varies = found.compared.margin.is_some_and(|margin| margin > 0.0);
                varies && !found.compared.is_exact
                    || found.compared.is_exact && found.compared.difference != 0.0
            };
            Comparison { arms, rows: rows.filter(told).collect() }
        })
        .collect();
    let by_chance = |found: &&mut Found| !found.compared.is_exact;
    let mut all: Vec<&mut Found> =
        comparisons.iter_mut().flat_map(|comparison| &mut comparison.rows).filter(by_chance).collect();
    let adjusted = holm(&all.iter().map(|found| found.p).collect::<Vec<f64>>());
    for (found, p) in all.iter_mut().zip(adjusted) {
        found.p = p;
    }
    comparisons
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

fn sentence(plan: &Plan, estimates: &Estimates, [one, other]: [usize; 2], found: &Found) -> String {
    let (arms, difference) = (&estimates.values[found.quantity], found.compared.difference);
    let margin = found.compared.margin_at(level(plan)).unwrap_or(f64::INFINITY);
    let interval = format!(
        "{:+.3}, 95 % interval {:+.3} to {:+.3}",
        difference,
        difference - margin,
        difference + margin
    );
    let (name, a, b) =
        (words(&estimates.names[found.quantity]), &plan.arms[one].name, &plan.arms[other].name);
    if found.compared.is_exact {
        let [a_value, b_value] = [one, other].map(|arm| arms[arm].value);
        return format!(
            "With “{b}” instead of “{a}”, {name}: {b_value:.3} instead of {a_value:.3}, exactly: neither varied in {} rounds.",
            found.compared.rounds
        );
    }
    let values = format!("{:.3} instead of {:.3} ({interval})", arms[other].value, arms[one].value);
    if found.is_finding() {
        format!("With “{b}” instead of “{a}”, {name}: {values}.")
    } else {
        format!("With “{b}” instead of “{a}”, no difference was shown in {name}: {values}.")
    }
}

fn tell(
    plan: &Plan,
    estimates: &Estimates,
    comparison: &Comparison,
    report: &mut Report,
) -> anyhow::Result<()> {
    let [one, other] = comparison.arms.map(|arm| plan.arms[arm].rules.as_str());
    let mut clauses = law::between(one, other)?;
    if plan.question == Question::Weather {
        clauses.extend(law::clause(other, "F-WTHR-01"));
    }
    let is_first = |found: &&Found| FIRST.contains(&estimates.names[found.quantity].as_str());
    let mut told: Vec<&Found> = comparison.rows.iter().filter(is_first).collect();
    let mut rest: Vec<&Found> =
        comparison.rows.iter().filter(|found| !is_first(found) && found.is_finding()).collect();
    rest.sort_by(|a, b| {
        (!a.compared.is_exact, a.p).partial_cmp(&(!b.compared.is_exact, b.p)).unwrap_or(Ordering::Equal)
    });
    let left = rest.len().saturating_sub(MOST_TOLD);
    told.extend(rest.into_iter().take(MOST_TOLD));
    for found in told {
        let own = law::of_measure(&estimates.names[found.quantity], other);
        let quoted = std::mem::take(&mut clauses).into_iter().chain(own).collect();
        report.finding(sentence(plan, estimates, comparison.arms, found), quoted);
    }
    if left > 0 {
        report.paragraph(format!("{left} more differences are in the table below, marked with a star."));
    }
    Ok(())
}

/// What the books say about the number of turns, and what was played.
fn turns_per_half(plan: &Plan, estimates: &Estimates, report: &mut Report) {
    let of =
        |name: &str| estimates.names.iter().position(|known| known == name).map(|at| &estimates.values[at]);
    let (Some(turns), Some(restarts)) = (of("turns_per_half"), of("restart_minutes_per_half")) else {
        return;
    };
    report.heading("Turns per half, against the rulebooks");
    let rows = plan.arms.iter().enumerate().map(|(arm, told)| {
        let edition = told.rules.trim_start_matches("fuba:");
        let stated = law::clause(&told.rules, "F-TURN-12").and_then(|(_, text)| {
            text.split(|c: char| !c.is_ascii_digit()).find_map(|digits| digits.parse::<f64>().ok())
        });
        let value = turns[arm].value;
        let verdict = match stated {
            None => "the book is silent".to_owned(),
            Some(stated) if (value - stated).abs() <= 0.5 => "agrees: rounds to it".to_owned(),
            Some(stated) => format!("{:+.1}", value - stated),
        };
        vec![
            edition.to_owned(),
            stated.map_or("–".into(), |stated| format!("about {stated}")),
            format!("{value:.2} ± {:.2}", turns[arm].margin(level(plan)).unwrap_or(f64::NAN)),
            format!("{:.2}", restarts.get(arm).map_or(0.0, |arm| arm.value) / value.max(1.0)),
            verdict,
        ]
    });
    report.table(
        &["edition", "rulebook", "played (95 %)", "restart minutes a turn", "verdict"],
        rows.collect(),
        "Completed turns. In 2.0 and 2.1 the dice alone move the clock: 23.3 and 19.7 turns follow from their rules. In 2.2 and 3.0 restarts \
         take minutes too, so the number depends on how often play stops: by the rules about 19.1 turns at 0.1 restart minutes a turn, 18.4 at 0.2, \
         17.3 at 0.4, 16.8 at 0.5. Where these differ from the book, the players stop play less often than its 17 turns suppose; the clock is \
         the book's.",
    );
}

fn values(plan: &Plan, estimates: &Estimates, report: &mut Report) {
    report.heading("Every measure");
    let mut head = vec!["measure"];
    head.extend(plan.arms.iter().map(|arm| arm.name.as_str()));
    let row = |(name, arms): (&String, &Vec<Estimated>)| {
        let cell = |arm: &Estimated| match arm.margin(level(plan)) {
            Some(margin) => format!("{:.3} ± {margin:.3}", arm.value),
            None => format!("{:.3}", arm.value),
        };
        std::iter::once(words(name)).chain(arms.iter().map(cell)).collect()
    };
    report.table(
        &head,
        estimates.names.iter().zip(&estimates.values).map(row).collect(),
        "Each with its 95 % interval.",
    );
}

/// How many comparisons by chance there are in all.
fn family(comparisons: &[Comparison]) -> f64 {
    let by_chance = comparisons.iter().flat_map(|one| &one.rows).filter(|found| !found.compared.is_exact);
    f64::from(u32::try_from(by_chance.count().max(1)).unwrap_or(u32::MAX))
}

fn differences(plan: &Plan, estimates: &Estimates, comparison: &Comparison, many: f64, report: &mut Report) {
    let [one, other] = comparison.arms.map(|arm| plan.arms[arm].name.as_str());
    report.heading(format!("“{other}” less “{one}”"));
    let mut whiskers = Vec::new();
    let row = |found: &Found| {
        let (difference, name) = (found.compared.difference, words(&estimates.names[found.quantity]));
        if found.compared.is_exact {
            let exactly = ["exact", "exact", "", "*"].map(String::from);
            return [vec![name, format!("{difference:+.3}")], exactly.into()].concat();
        }
        let margin = found.compared.margin_at(level(plan)).unwrap_or(f64::NAN);
        let wide = found.compared.margin_at(level(plan) / many).unwrap_or(f64::NAN);
        let spread = found.compared.spread.max(1e-12);
        whiskers.push(Whisker {
            label: name.clone(),
            value: difference / spread,
            margin: margin / spread,
            corrected: wide / spread,
            found: found.is_finding(),
        });
        vec![
            name,
            format!("{difference:+.3}"),
            format!("{:+.3} to {:+.3}", difference - margin, difference + margin),
            format!("{:+.3} to {:+.3}", difference - wide, difference + wide),
            if found.p < 0.001 { "< 0.001".into() } else { format!("{:.3}", found.p) },
            if found.is_finding() { "*".into() } else { String::new() },
        ]
    };
    let rows = comparison.rows.iter().map(row).collect();
    report.figure(
        forest(&whiskers, Some(0.0), &format!("{other} less {one}")),
        "Differences in standard deviations of a match, so that they fit on one axis. Thick: the 95 % interval. Thin: corrected for all \
         comparisons of this report. Orange: a finding.",
    );
    report.table(
        &["measure", "difference", "95 %", "corrected 95 %", "p (Holm)", ""],
        rows,
        "A star: a difference beyond chance, by Holm's method over all comparisons of this report. The corrected intervals are Bonferroni's: \
         all of them hold together with 95 %. Exact: it varied in neither arm.",
    );
}

/// How goals and turns are distributed.
fn distributions(plan: &Plan, table: &Table, frame: &Frame<'_>, report: &mut Report) {
    for (column, what) in [("goals", "Goals in a match"), ("turns", "Completed turns in a match")] {
        let Some(cells) = table.whole(column) else { continue };
        let of_arm = |arm: usize| frame.rows(arm).map(|row| cells[row]).collect::<Vec<i64>>();
        let arms: Vec<Vec<i64>> = (0..plan.arms.len().min(4)).map(of_arm).collect();
        let least = arms.iter().flatten().copied().min().unwrap_or(0);
        let most = arms.iter().flatten().copied().max().unwrap_or(0).min(least + 100);
        let shares = |numbers: &Vec<i64>| {
            let share =
                |of: i64| share(numbers.iter().filter(|number| **number == of).count(), numbers.len());
            (least..=most).map(share).collect::<Vec<f64>>()
        };
        let series: Vec<(String, Vec<f64>)> =
            plan.arms.iter().zip(&arms).map(|(arm, numbers)| (arm.name.clone(), shares(numbers))).collect();
        report.heading(what);
        report.figure(histogram(&series, least, what), "Share of the matches.");
    }
}

#[expect(clippy::cast_precision_loss, reason = "counts of matches")]
pub(super) fn share(part: usize, of: usize) -> f64 {
    part as f64 / of.max(1) as f64
}

fn notes(
    plan: &Plan,
    frame: &Frame<'_>,
    estimates: &Estimates,
    comparisons: &[Comparison],
    report: &mut Report,
) {
    report.heading("How it was found");
    let mut notes = method(plan);
    let rounds: Vec<usize> = (0..plan.arms.len()).map(|arm| frame.rounds(arm)).collect();
    let (least, most) = (rounds.iter().min().unwrap_or(&0), rounds.iter().max().unwrap_or(&0));
    notes.push(format!("Complete rounds of each arm: {least} to {most}; one round is one match of an arm, or two with the seats swapped where the sides of any arm differ."));
    let pairing: Vec<f64> = comparisons
        .iter()
        .flat_map(|c| &c.rows)
        .map(|found| found.compared.pairing)
        .filter(|factor| factor.is_finite())
        .collect();
    if plan.paired && !pairing.is_empty() {
        let mut sorted = pairing;
        sorted.sort_by(f64::total_cmp);
        notes.push(format!(
            "The arms of a round share their dice. For the median measure that is worth {:.2} times as many matches (from {:.2} to {:.2}).",
            sorted[sorted.len() / 2], sorted[0], sorted[sorted.len() - 1]
        ));
    }
    let many: usize = comparisons.iter().map(|comparison| comparison.rows.len()).sum();
    if many > 0 {
        notes.push(format!("{many} comparisons are made, and corrected for: a star by Holm's method, the corrected intervals by Bonferroni's."));
    }
    if let Some(factor) = estimates.luck {
        notes.push(format!("The luck of the dice is taken out of the points of a: that is worth {factor:.2} times as many matches."));
    }
    if let Some(precision) = plan.precision {
        notes.push(format!(
            "The run was allowed to stop at {LOOKS} fixed looks, when the interval of {} reached at most {precision} to either side. Every interval \
             is therefore at the level 1 - 0.05/{LOOKS}, and every p is multiplied by {LOOKS}: they hold with 95 % whichever look was the last.",
            plan.measure.as_deref().unwrap_or(POINTS)
        ));
    }
    report.blocks.push(Block::Notes(notes));
}

/// What every report says about itself.
pub(super) fn method(plan: &Plan) -> Vec<String> {
    let mut players: Vec<String> =
        plan.arms.iter().map(|arm| format!("{} against {}", arm.a.player, arm.b.player)).collect();
    players.dedup();
    let specs: Vec<&str> = plan.arms.iter().map(|arm| arm.rules.as_str()).collect();
    let mut unique = specs.clone();
    unique.dedup();
    let mut revisions: Vec<String> =
        plan.arms.iter().filter_map(|arm| arm.revision).map(|revision| revision.to_string()).collect();
    revisions.dedup();
    let sides = plan.arms.iter().flat_map(|arm| [&arm.a.player, &arm.b.player]);
    let repeatable =
        sides.into_iter().all(|player| Side::from_word(player).is_ok_and(|side| side.is_repeatable()));
    vec![
        format!("Command: touchline {}", plan.command),
        format!(
            "Rules: {}; rules revision {}; touchline {}.",
            unique.join(", "),
            revisions.join(", "),
            plan.version
        ),
        format!(
            "Players: {}. Seed {}. What weaker or stronger players would show may differ.",
            players.join(", "),
            plan.seed
        ),
        if repeatable {
            "The same command gives the same report on any machine, with any number of threads and shards."
                .into()
        } else {
            "Who plays by the clock, or by a program of its own, may play differently another time: the same command may give another report.".into()
        },
    ]
}

#[cfg(test)]
mod tests {
    use touchline_engine::{Pcg, Rng as _};
    use touchline_lab::experiment::Cells;

    use super::*;
    use crate::lab::plan::ArmPlan;

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
                for found in compare(&plan, &estimates).iter().flat_map(|one| &one.rows) {
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
        let (table, quantities) = table(1, 4);
        let estimates = estimate(&plan, &Frame::new(&table, &plan.lengths()), &quantities);
        let comparisons = compare(&plan, &estimates);
        let exact = |at: usize| comparisons[at].rows.iter().find(|found| found.compared.is_exact);
        assert!(exact(0).is_none(), "the same in both arms");
        let told = sentence(&plan, &estimates, comparisons[1].arms, exact(1).expect("a difference"));
        assert!(told.contains("100.000 instead of 180.000, exactly: neither varied in 4 rounds"), "{told}");
    }
}
