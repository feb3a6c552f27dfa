//! What was found, in sentences and tables.

use std::cmp::Ordering;

use touchline_lab::experiment::Estimated;

use super::meanings::spoken;
use super::{Comparison, Estimates, FIRST, Found, MOST_TOLD, level, words};
use crate::lab::law;
use crate::lab::plan::{AS_IT_IS, Plan, Question};
use crate::lab::report::Report;
use crate::lab::report::plot::{Whisker, forest};

/// Three digits with a sign; 0 is never negative.
pub(in crate::lab) fn signed(value: f64) -> String {
    format!("{:+.3}", (value * 1000.0).round() / 1000.0 + 0.0)
}

fn more_in_the_table(left: usize) -> String {
    let differences = if left == 1 { "difference is" } else { "differences are" };
    format!("{left} more {differences} in the table below, marked with a star.")
}

/// A difference between two arms, with its interval and with the one that holds for all comparisons at once:
/// which differences are told depends on what was found.
pub(super) fn sentence(
    plan: &Plan,
    estimates: &Estimates,
    [one, other]: [usize; 2],
    (found, many): (&Found, f64),
) -> String {
    let (arms, difference) = (&estimates.values[found.quantity], found.compared.difference);
    let span = |level: f64| {
        let margin = found.compared.margin_at(level).unwrap_or(f64::INFINITY);
        format!("{} to {}", signed(difference - margin), signed(difference + margin))
    };
    let level = level(plan);
    let interval = format!(
        "{}, 95 % interval {}{}",
        signed(difference),
        span(level),
        corrected(many, || span(level / many))
    );
    let (name, place) = (spoken(&estimates.names[found.quantity]), whose(plan, [one, other]));
    let [before, after] = [one, other].map(|arm| arms[arm].value);
    let moved = if difference < 0.0 { "fell" } else { "rose" };
    if found.compared.is_exact {
        let rounds = found.compared.rounds;
        format!(
            "{place}, {name} {moved} from {before:.3} to {after:.3}, exactly: neither varied in {rounds} rounds."
        )
    } else if found.is_finding() {
        format!("{place}, {name} {moved} from {before:.3} to {after:.3} ({interval}).")
    } else {
        format!("{place}, no difference in {name} was shown: {after:.3} instead of {before:.3} ({interval}).")
    }
}

/// Where a difference was found: the arms by their names.
fn place(plan: &Plan, [one, other]: [usize; 2]) -> String {
    let (a, b) = (&plan.arms[one].name, &plan.arms[other].name);
    let concept = a.strip_prefix("without ").filter(|concept| b.strip_prefix("with ") == Some(concept));
    match (plan.question, concept) {
        (Question::Editions, _) => format!("From {a} to {b}"),
        (Question::Weather, _) => format!("In {b} instead of {a} weather"),
        (Question::Rule, Some(concept)) => format!("With {concept}"),
        (Question::Value, _) if a == AS_IT_IS => format!("With {b}"),
        _ => format!("With “{b}” instead of “{a}”"),
    }
}

/// The same with the rules and the players: other players may show something else.
fn whose(plan: &Plan, arms: [usize; 2]) -> String {
    let [before, after] = arms.map(|arm| &plan.arms[arm]);
    let mut said = Vec::new();
    if matches!(plan.question, Question::Value | Question::Rule) || before.rules == after.rules {
        said.push(before.rules.clone());
    }
    if [&before.a, &before.b].map(|side| &side.player) == [&after.a, &after.b].map(|side| &side.player) {
        said.push(format!("{} against {}", before.a.player, before.b.player));
    }
    let place = place(plan, arms);
    if said.is_empty() { place } else { format!("{place} ({})", said.join(", ")) }
}

/// The interval corrected for so many comparisons, where there are several.
pub(super) fn corrected(many: f64, span: impl Fn() -> String) -> String {
    if many > 1.0 { format!(", corrected for {many} comparisons {}", span()) } else { String::new() }
}

pub(super) fn tell(
    plan: &Plan,
    estimates: &Estimates,
    (comparison, many): (&Comparison, f64),
    report: &mut Report,
) -> anyhow::Result<()> {
    let [before, after] = comparison.arms.map(|arm| &plan.arms[arm]);
    let (one, other) = (before.rules.as_str(), after.rules.as_str());
    // Where a whole edition changed, a finding is about what its measure is about.
    let mut clauses =
        if plan.question == Question::Editions { Vec::new() } else { law::between(one, other)? };
    clauses.extend(law::of_weathers(other, [before.weather.as_str(), after.weather.as_str()]));
    if !comparison.rows.is_empty() && comparison.rows.iter().all(|found| found.compared.is_same) {
        let (whose, rounds) = (whose(plan, comparison.arms), comparison.rows[0].compared.rounds);
        let told = format!(
            "{whose}, none of {rounds} rounds differed in any measure: what was changed has never acted."
        );
        report.finding(told, clauses);
        return Ok(());
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
        let name = &estimates.names[found.quantity];
        let is_stated = name == "turns_per_half";
        let own = law::of_measure(name, [one, other]).filter(|_| is_stated || clauses.is_empty());
        let quoted = clauses.iter().cloned().chain(own).collect();
        report.finding(sentence(plan, estimates, comparison.arms, (found, many)), quoted);
        clauses = law::named(&clauses);
    }
    if left > 0 {
        report.paragraph(more_in_the_table(left));
    }
    Ok(())
}

pub(super) fn values(plan: &Plan, estimates: &Estimates, report: &mut Report) {
    report.heading("Every measure");
    let mut head = vec!["measure"];
    head.extend(plan.arms.iter().map(|arm| arm.name.as_str()));
    let row = |(name, arms): (&String, &Vec<Estimated>)| {
        let cell = |arm: &Estimated| with_margin(arm, level(plan), 3);
        std::iter::once(words(name)).chain(arms.iter().map(cell)).collect()
    };
    report.table(
        &head,
        estimates.names.iter().zip(&estimates.values).map(row).collect(),
        "Each with its 95 % interval. Constant so far: the same in every round, which says nothing about how rare anything else is.",
    );
}

/// An estimate with its interval, or that there is none.
pub(super) fn with_margin(arm: &Estimated, level: f64, digits: usize) -> String {
    match arm.margin(level) {
        Some(margin) => format!("{:.digits$} ± {margin:.digits$}", arm.value),
        None if arm.is_constant() => format!("{:.digits$} (constant so far)", arm.value),
        None => format!("{:.digits$}", arm.value),
    }
}

pub(super) fn differences(
    plan: &Plan,
    estimates: &Estimates,
    comparison: &Comparison,
    many: f64,
    report: &mut Report,
) {
    let [one, other] = comparison.arms.map(|arm| plan.arms[arm].name.as_str());
    report.heading(format!("“{other}” less “{one}”"));
    let mut whiskers = Vec::new();
    let row = |found: &Found| {
        let (difference, name) = (found.compared.difference, words(&estimates.names[found.quantity]));
        if found.compared.is_exact {
            let exactly = ["exact", "exact", "", "*"].map(String::from);
            return [vec![name, signed(difference)], exactly.into()].concat();
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
            signed(difference),
            format!("{} to {}", signed(difference - margin), signed(difference + margin)),
            format!("{} to {}", signed(difference - wide), signed(difference + wide)),
            if found.p < 0.001 { "< 0.001".into() } else { format!("{:.3}", found.p) },
            if found.is_finding() { "*".into() } else { String::new() },
        ]
    };
    let rows = comparison.rows.iter().map(row).collect();
    report.figure(
        forest(&whiskers, Some(0.0), &format!("{other} less {one}")),
        "Differences in standard deviations of a round, so that they fit on one axis. Thick: the 95 % interval. Thin: corrected for all \
         comparisons of this report. Orange: a finding.",
    );
    report.table(
        &["measure", "difference", "95 %", "corrected 95 %", "p (Holm)", ""],
        rows,
        "A star: a difference beyond chance, by Holm's method over all comparisons of this report. The corrected intervals are Bonferroni's: \
         all of them hold together with 95 %. Holm's method finds a little more, so a star may stand beside a corrected interval with 0 in it. Exact: it varied in neither arm, in 20 rounds or more.",
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_never_negative() {
        let told = [-0.000_4, 0.0, -0.0, 0.000_4, -0.000_6, 0.25].map(signed);
        assert_eq!(told, ["+0.000", "+0.000", "+0.000", "+0.000", "-0.001", "+0.250"]);
    }

    #[test]
    fn one_is_not_told_as_many() {
        assert!(more_in_the_table(1).starts_with("1 more difference is in"));
        assert!(more_in_the_table(2).starts_with("2 more differences are in"));
    }
}
