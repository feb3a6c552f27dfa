//! What was found about formations, in sentences, tables and drawings.

use super::matrix::{LEVEL, Matrix, count};
use super::{answers, mixed};
use crate::lab::plan::Plan;
use crate::lab::report::plot::{Cell, Whisker, forest, heat};
use crate::lab::report::{Block, Report};
use crate::lab::{compare, law};

/// The largest matrix that fits on a terminal.
const MOST_ON_A_TERMINAL: usize = 8;

pub(super) fn tell(coarse: &Plan, all: &Matrix, fine: Option<(&Plan, &Matrix)>) -> anyhow::Result<Report> {
    let mut report = Report { title: coarse.title.clone(), blocks: Vec::new() };
    let (best_plan, best) = fine.unwrap_or((coarse, all));
    let best = best.sorted(&best.order());
    let sorted = all.sorted(&all.order());
    let (unknown, pairs) = best.unknown();
    let among = if pairs == 1 { String::new() } else { format!(" among all {pairs} pairs") };
    let mut mix = None;
    report.heading("What was found");
    if unknown > 0 {
        report.paragraph(format!(
            "Nothing yet: {unknown} of {pairs} pairs have fewer than two complete rounds, and without them neither the best formation nor the mix is known. \
             --resume goes on."
        ));
    } else {
        findings(best_plan, &best, all.names.len(), &mut report);
        alike(&best, &mut report);
        let found = mixed::tell(best_plan, &best, all.names.len(), &mut report)?;
        if let Some(told) = fine.and_then(|_| answers::tested(all, &found, &best.names)) {
            report.paragraph(told);
        }
        mix = Some(found);
    }
    report.heading(if fine.is_some() { "Against each other, second stage" } else { "Against each other" });
    report.figure_or_rows(
        heat(&best.names, &best.drawn(), "points of row against column"),
        format!(
            "Points of the row against the column: a win is 1, a draw ½. Green above ½, orange below; bold and strong only where it differs from ½ beyond chance{among} \
             (Bonferroni), pale everywhere else. The ± of a cell is its own 95 % interval."
        ),
        on_a_terminal(&best),
        format!("Points of the row against the column, each with its own 95 % interval: a win is 1, a draw ½. A star: different from ½ beyond chance{among}."),
    );
    if unknown == 0 {
        answers::best(&best, all.names.len(), &mut report);
    }
    if fine.is_some() {
        if let Some(mix) = &mix {
            answers::of_all(&sorted, mix, &mut report);
        }
        report.heading("Every formation against all others alike, first stage");
        alike(&sorted, &mut report);
        report.heading("Every formation against every other, first stage");
        report.figure(
            heat(&sorted.names, &sorted.drawn(), "points of row against column, all formations"),
            format!(
                "Bold and strong only where it differs from ½ beyond chance among all {} pairs. Few matches for each cell, so most are pale: single cells say little, their rows more. The ± of a \
                 cell is its own 95 % interval.",
                sorted.unknown().1
            ),
        );
    }
    report.heading("How it was found");
    let mut notes = compare::method(coarse);
    notes.push(match fine {
        Some((_, fine)) => format!(
            "Coarse to fine: {} matches between all {} formations, then {} fresh ones, with other dice, between {}: in turn the best by their mean against all others, and those of \
             the mix that nothing beats in the first stage, then the best against it. What is quoted comes from the second stage alone, so the selection does not flatter it; only where \
             it says so from the first.",
            all.matches, all.names.len(), fine.matches, number(fine.names.len())
        ),
        None => format!("{} matches between {} formations.", all.matches, all.names.len()),
    });
    notes.push("Every match is played twice with the same dice and swapped seats; one pair is one observation. Every two formations have dice of their own. The formation is kept at half-time.".into());
    if coarse.takes_luck() {
        notes.push("The luck of the dice is taken out of the points.".into());
    }
    notes.push("Where several formations are compared at once, intervals and findings are corrected by Bonferroni's method.".into());
    report.blocks.push(Block::Notes(notes));
    Ok(report)
}

/// Who stands out, corrected for the number of formations.
fn findings(plan: &Plan, matrix: &Matrix, all: usize, report: &mut Report) {
    let Some(arm) = plan.arms.first() else { return };
    let (spec, players) = (&arm.rules, format!("{} against {}", arm.a.player, arm.b.player));
    let n = matrix.names.len();
    let against = against(n, all);
    let mut clauses = law::of_formations(spec);
    // Sorted: the ends are the best and the worst.
    for row in [0, n - 1] {
        let (name, mean) = (&matrix.names[row], matrix.mean(row));
        let level = LEVEL / count(n);
        let sure = if (mean.value - 0.5).abs() > mean.margin(level) { "" } else { "; that is within chance" };
        report.finding(
            format!(
                "In {spec} ({players}), {name} takes {:.3} points a match on average against {against} (95 % interval {}, corrected for {n} formations){sure}.",
                mean.value, mean.span(level)
            ),
            clauses.clone(),
        );
        clauses = law::named(&clauses);
    }
}

/// A small number as a word.
pub(super) fn number(n: usize) -> String {
    let words = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
    words.get(n).map_or_else(|| n.to_string(), ToString::to_string)
}

/// Nobody of so many.
pub(super) fn none_of(n: usize) -> String {
    if n == 2 { "neither of the two".to_owned() } else { format!("none of the {}", number(n)) }
}

/// Against whom one of the best stands.
fn against(n: usize, all: usize) -> String {
    let others = if n == 2 { "the other".to_owned() } else { format!("the other {}", number(n - 1)) };
    match n {
        _ if n < all => format!("{others} of the {} formations in the second stage", number(n)),
        2 => format!("{others} formation"),
        _ => format!("{others} formations"),
    }
}

/// The matrix as rows with a head, if it is small enough.
fn on_a_terminal(matrix: &Matrix) -> Vec<Vec<String>> {
    if matrix.names.len() > MOST_ON_A_TERMINAL {
        return Vec::new();
    }
    let cell = |cell: &Option<Cell>| match cell {
        Some(Cell { value, margin, sure }) => {
            format!("{value:.2}±{margin:.2}{}", if *sure { "*" } else { "" })
        }
        None => "–".into(),
    };
    let head = std::iter::once(String::new()).chain(matrix.names.iter().cloned()).collect();
    let row = |(name, cells): (&String, Vec<Option<Cell>>)| {
        std::iter::once(name.clone()).chain(cells.iter().map(cell)).collect()
    };
    std::iter::once(head).chain(matrix.names.iter().zip(matrix.drawn()).map(row)).collect()
}

/// Everybody against all others alike, drawn and in a table.
fn alike(matrix: &Matrix, report: &mut Report) {
    let n = matrix.names.len();
    let level = LEVEL / count(n);
    let whisker = |row: usize| {
        let mean = matrix.mean(row);
        Whisker {
            label: matrix.names[row].clone(),
            value: mean.value,
            margin: mean.margin(LEVEL).min(1.0),
            corrected: mean.margin(level).min(1.0),
            found: (mean.value - 0.5).abs() > mean.margin(level),
        }
    };
    let whiskers: Vec<Whisker> = (0..n).map(whisker).collect();
    report.figure(
        forest(&whiskers, Some(0.5), "points against all others"),
        "Points a match against all others alike. Thick: the 95 % interval. Thin: corrected for all formations. Orange: different from ½ beyond chance.",
    );
    let row = |(one, row): (&Whisker, usize)| {
        let mean = matrix.mean(row);
        vec![
            one.label.clone(),
            format!("{:.3}", one.value),
            mean.span(LEVEL),
            mean.span(level),
            if one.found { "*".into() } else { String::new() },
        ]
    };
    report.table(
        &["formation", "points", "95 %", "corrected 95 %", ""],
        whiskers.iter().zip(0..).map(row).collect(),
        format!("Points against all others alike. Corrected for {n} formations; a star: different from ½ beyond chance."),
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_others_are_named_as_a_reader_would() {
        assert_eq!(against(8, 36), "the other seven of the eight formations in the second stage");
        assert_eq!(against(2, 4), "the other of the two formations in the second stage");
        assert_eq!(
            (against(36, 36), against(2, 2)),
            ("the other 35 formations".into(), "the other formation".into())
        );
    }
}
