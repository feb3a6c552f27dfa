//! The best answer to every formation.

use super::matrix::{LEVEL, Matrix, count};
use super::told::number;
use crate::lab::report::Report;

/// The best answer to each of those that were played against each other last.
pub(super) fn best(matrix: &Matrix, all: usize, report: &mut Report) {
    let n = matrix.names.len();
    report.heading(if n < all {
        format!("The best answer to each, among the {} of the second stage", number(n))
    } else {
        "The best answer to each".to_owned()
    });
    report.table(
        &["against", "best answer", "points (corrected 95 %)", ""],
        (0..n).filter_map(|column| answer(matrix, column)).collect(),
        "The best of several is flattered by its luck: the intervals are corrected for the whole table. A star: better than even beyond chance.",
    );
}

/// The same of the first stage, with what each takes from the mix of the second, by its formations.
pub(super) fn of_all(first: &Matrix, mix: &[(String, f64)], report: &mut Report) {
    let n = first.names.len();
    let weights = weights(first, mix);
    let row = |column: usize| {
        let against = first.against(column, &weights);
        let span = format!("{:.3} ({})", against.value, against.span(LEVEL));
        answer(first, column).map(|row| [row, vec![span]].concat())
    };
    report.heading(format!(
        "The best answer to each of all {n} formations, and each against the mix, first stage"
    ));
    report.table(
        &["against", "best answer", "points (corrected 95 %)", "", "it takes from the mix (95 %)"],
        (0..n).filter_map(row).collect(),
        format!(
            "By the first stage alone, from few matches for each pair. The points of an answer are those of the best of {}, not corrected for having been selected and not played \
             again; the corrected intervals hold for the whole table, and a star is better than even beyond chance. From the mix of the second stage: by the first stage's figures, which \
             also decided who went on, and flatter them.",
            n - 1
        ),
    );
}

/// The best answer to a formation, corrected for the best of n - 1 for each of n.
fn answer(matrix: &Matrix, column: usize) -> Option<Vec<String>> {
    let n = matrix.names.len();
    let level = LEVEL / count(n * (n - 1));
    let against = (0..n).filter_map(|row| matrix.cells[row][column].map(|cell| (row, cell)));
    let (row, best) = against.max_by(|(_, a), (_, b)| a.value.total_cmp(&b.value))?;
    let margin = best.margin(level);
    Some(vec![
        matrix.names[column].clone(),
        matrix.names[row].clone(),
        format!("{:.3} ({})", best.value, best.span(level)),
        if best.value - margin > 0.5 { "*".to_owned() } else { String::new() },
    ])
}

/// Those that were not in the second stage against its mix, in a sentence: the best of them.
pub(super) fn tested(first: &Matrix, mix: &[(String, f64)], played: &[String]) -> Option<String> {
    let weights = weights(first, mix);
    let others: Vec<usize> =
        (0..first.names.len()).filter(|at| !played.contains(&first.names[*at])).collect();
    let best = *others
        .iter()
        .max_by(|a, b| first.against(**a, &weights).value.total_cmp(&first.against(**b, &weights).value))?;
    let (many, points) = (others.len(), first.against(best, &weights));
    let margin = points.margin(LEVEL / count(many));
    let name = &first.names[best];
    let shown = if points.value - margin > 0.5 {
        format!("{name}, which did not go on, beats this mix")
    } else {
        format!("none of the other {} is shown to beat this mix, the best of them being {name}", number(many))
    };
    Some(format!(
        "By the first stage's figures alone, {shown}: {:.3} points (95 % interval {}, corrected for {many} formations).",
        points.value,
        points.span(LEVEL / count(many))
    ))
}

/// A mix by the places of a matrix.
fn weights(matrix: &Matrix, mix: &[(String, f64)]) -> Vec<f64> {
    let weight =
        |name: &String| mix.iter().find(|(known, _)| known == name).map_or(0.0, |(_, weight)| *weight);
    matrix.names.iter().map(weight).collect()
}
