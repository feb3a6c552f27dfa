//! The equilibrium mix in a sentence, a drawing and a table.

use anyhow::Context as _;
use touchline_lab::experiment::{equilibrium, quantile};

use super::matrix::{LEVEL, Matrix, Points};
use super::told::{none_of, number};
use crate::lab::law;
use crate::lab::plan::Plan;
use crate::lab::report::Report;
use crate::lab::report::plot::bars;

/// The mix of those that were played against each other last, and how far to trust it: their names with their
/// parts.
pub(super) fn tell(
    plan: &Plan,
    matrix: &Matrix,
    all: usize,
    report: &mut Report,
) -> anyhow::Result<Vec<(String, f64)>> {
    // Drawn from a normal distribution, as wide as the interval of each cell.
    let normal = |cell: &Option<Points>| cell.map_or(0.0, |cell| cell.margin(LEVEL) / quantile(LEVEL));
    let errors: Vec<Vec<f64>> = matrix.cells.iter().map(|row| row.iter().map(normal).collect()).collect();
    let mix = equilibrium(&matrix.above_half(), &errors, plan.seed).context("no equilibrium was found")?;
    let n = matrix.names.len();
    let (among, none) = if n < all {
        (format!(" among the {} formations of the second stage", number(n)), none_of(n))
    } else {
        (String::new(), format!("{} formations", none_of(n)))
    };
    report.heading(if n < all { "The equilibrium mix of the second stage" } else { "The equilibrium mix" });
    let mut order: Vec<usize> = (0..matrix.names.len()).collect();
    order.sort_by(|a, b| mix.weights[*b].total_cmp(&mix.weights[*a]));
    let rows: Vec<(String, f64, String)> = order
        .iter()
        .map(|at| {
            let note = format!("{:.0} %", 100.0 * mix.weights[*at]);
            (matrix.names[*at].clone(), mix.weights[*at], note)
        })
        .collect();
    let told: Vec<String> = order
        .iter()
        .filter(|at| mix.weights[**at] > 0.005)
        .map(|at| format!("{} {:.0}\u{a0}%", matrix.names[*at], 100.0 * mix.weights[*at]))
        .collect();
    report.finding(
        format!(
            "Chosen in secret{among}, the mix that {none} beats by these figures is {}; the table says how far to trust it.",
            told.join(", ")
        ),
        law::named(&law::of_formations(plan.arms.first().map_or("", |arm| arm.rules.as_str()))),
    );
    let rows: Vec<_> = rows.into_iter().filter(|(_, weight, _)| *weight > 0.005).collect();
    report.figure(bars(&rows, "the equilibrium mix"), "How often to choose each formation so that no choice of the other team among them does better; solved exactly for the measured matrix.");
    let table = order.iter().map(|at| {
        vec![
            matrix.names[*at].clone(),
            format!("{:.1} %", 100.0 * mix.weights[*at]),
            format!("{:.1} %", 100.0 * mix.mean[*at]),
            format!("{:.0} %", 100.0 * mix.support[*at]),
            // No minus before nothing.
            format!("{:+.3}", (mix.against[*at] * 1000.0).round() / 1000.0 + 0.0),
        ]
    });
    report.table(
        &["formation", "in the mix", "on average", "how often in it", "against the mix"],
        table.collect(),
        format!(
            "On average and how often: over 400 matrices drawn within the errors of the measured one. Against the mix: points above ½; {none} is above 0."
        ),
    );
    Ok(matrix.names.iter().cloned().zip(mix.weights).collect())
}
