//! The report on arms that are compared with each other.

use touchline_lab::Measured;
use touchline_lab::experiment::{ComparedArms, Estimated, Frame, Quantity, Table, holm, quantities};
use touchline_protocol::with_game;

use super::law;
use super::plan::{Plan, Question};
use super::report::plot::{Whisker, forest, histogram};
use super::report::{Block, Report};
use super::runner::{self, LOOKS, POINTS};

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
    /// Adjusted for all comparisons.
    p: f64,
}

/// All estimates of an experiment.
struct Estimates {
    names: Vec<String>,
    /// By quantity, then by arm.
    values: Vec<Vec<Estimated>>,
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
    for comparison in &comparisons {
        tell(plan, &estimates, comparison, &mut report)?;
    }
    if plan.question == Question::Editions {
        turns_per_half(plan, &estimates, &mut report);
    }
    values(plan, &estimates, &mut report);
    for comparison in &comparisons {
        differences(plan, &estimates, comparison, comparisons.len(), &mut report);
    }
    distributions(plan, table, &frame, &mut report);
    notes(plan, &frame, &estimates, &comparisons, &mut report)?;
    Ok(report)
}

fn of_game<G: Measured>(_: &G) -> Vec<Quantity> {
    quantities::<G>()
}

fn estimate(plan: &Plan, frame: &Frame<'_>, own: &[Quantity]) -> Estimates {
    let (mut names, mut values, mut luck) = (Vec::new(), Vec::new(), None);
    // Where both sides are the same, side a has half of the points by construction.
    if let Some((raw, adjusted)) =
        frame.points().filter(|_| plan.arms.iter().any(super::plan::ArmPlan::swaps) || plan.luck)
    {
        if let Some(adjusted) = &adjusted {
            let sum = |arms: &[Estimated]| arms.iter().map(|arm| arm.variance).sum::<f64>();
            luck = Some(sum(&raw) / sum(adjusted).max(f64::MIN_POSITIVE));
        }
        names.push(POINTS.to_owned());
        values.push(adjusted.unwrap_or(raw));
    }
    for quantity in own {
        if let Some(arms) = frame.estimate(quantity).filter(|arms| arms.iter().any(|arm| arm.value != 0.0)) {
            names.push(quantity.name.clone());
            values.push(arms);
        }
    }
    Estimates { names, values, luck }
}

/// Editions are compared with the one before, everything else with the first arm.
fn compare(plan: &Plan, estimates: &Estimates) -> Vec<Comparison> {
    let others = 1..plan.arms.len();
    let pairs = others.map(|other| [if plan.question == Question::Editions { other - 1 } else { 0 }, other]);
    let mut comparisons: Vec<Comparison> = pairs
        .map(|[one, other]| {
            let rows = estimates.values.iter().enumerate().map(|(quantity, arms)| {
                let compared = ComparedArms::of(&arms[one], &arms[other]);
                Found { quantity, p: compared.p, compared }
            });
            // What varies in neither arm cannot differ by chance.
            let varies = |found: &Found| found.compared.margin.is_some_and(|margin| margin > 0.0);
            Comparison { arms: [one, other], rows: rows.filter(varies).collect() }
        })
        .collect();
    let raw: Vec<f64> =
        comparisons.iter().flat_map(|comparison| &comparison.rows).map(|found| found.p).collect();
    let adjusted = holm(&raw);
    for (found, p) in comparisons.iter_mut().flat_map(|comparison| &mut comparison.rows).zip(adjusted) {
        found.p = p;
    }
    comparisons
}

/// The level of the intervals: smaller where the run looked at them several times.
fn level(plan: &Plan) -> f64 {
    if plan.precision.is_some() { LEVEL / f64::from(LOOKS) } else { LEVEL }
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
    let values = format!("{:.3} instead of {:.3} ({interval})", arms[other].value, arms[one].value);
    if found.p < LEVEL {
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
        comparison.rows.iter().filter(|found| !is_first(found) && found.p < LEVEL).collect();
    rest.sort_by(|a, b| a.compared.p.total_cmp(&b.compared.p));
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

/// How many comparisons there are in all.
fn family(rows: usize, comparisons: usize) -> f64 {
    let many = u32::try_from(rows * comparisons).unwrap_or(u32::MAX);
    f64::from(many.max(1))
}

fn differences(
    plan: &Plan,
    estimates: &Estimates,
    comparison: &Comparison,
    many: usize,
    report: &mut Report,
) {
    let [one, other] = comparison.arms.map(|arm| plan.arms[arm].name.as_str());
    report.heading(format!("“{other}” less “{one}”"));
    let corrected = level(plan) / family(comparison.rows.len(), many);
    let mut whiskers = Vec::new();
    let row = |found: &Found| {
        let (difference, name) = (found.compared.difference, words(&estimates.names[found.quantity]));
        let margin = found.compared.margin_at(level(plan)).unwrap_or(f64::NAN);
        let wide = found.compared.margin_at(corrected).unwrap_or(f64::NAN);
        let spread = estimates.values[found.quantity][comparison.arms[0]].variance.sqrt().max(1e-12);
        whiskers.push(Whisker {
            label: name.clone(),
            value: difference / spread,
            margin: margin / spread,
            corrected: wide / spread,
            found: found.p < LEVEL,
        });
        vec![
            name,
            format!("{difference:+.3}"),
            format!("{:+.3} to {:+.3}", difference - margin, difference + margin),
            format!("{:+.3} to {:+.3}", difference - wide, difference + wide),
            if found.p < 0.001 { "< 0.001".into() } else { format!("{:.3}", found.p) },
            if found.p < LEVEL { "*".into() } else { String::new() },
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
         all of them hold together with 95 %.",
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
) -> anyhow::Result<()> {
    report.heading("How it was found");
    let mut notes = method(plan)?;
    let rounds: Vec<usize> = (0..plan.arms.len()).map(|arm| frame.rounds(arm)).collect();
    let (least, most) = (rounds.iter().min().unwrap_or(&0), rounds.iter().max().unwrap_or(&0));
    notes.push(format!("Complete rounds of each arm: {least} to {most}; one round is one match of an arm, or two with the seats swapped where its sides differ."));
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
             is therefore at the level 1 - 0.05/{LOOKS}: it holds with 95 % whichever look was the last.",
            plan.measure.as_deref().unwrap_or(POINTS)
        ));
    }
    report.blocks.push(Block::Notes(notes));
    Ok(())
}

/// What every report says about itself.
pub(super) fn method(plan: &Plan) -> anyhow::Result<Vec<String>> {
    let mut players: Vec<String> =
        plan.arms.iter().map(|arm| format!("{} against {}", arm.a.player, arm.b.player)).collect();
    players.dedup();
    let specs: Vec<&str> = plan.arms.iter().map(|arm| arm.rules.as_str()).collect();
    let mut unique = specs.clone();
    unique.dedup();
    let revision = law::revision(specs.first().copied().unwrap_or_default())?;
    Ok(vec![
        format!("Command: touchline {}", plan.command),
        format!("Rules: {}; rules revision {revision}; touchline {}.", unique.join(", "), plan.version),
        format!(
            "Players: {}. Seed {}. What weaker or stronger players would show may differ.",
            players.join(", "),
            plan.seed
        ),
        "The same command gives the same report on any machine, with any number of threads and shards."
            .into(),
    ])
}
