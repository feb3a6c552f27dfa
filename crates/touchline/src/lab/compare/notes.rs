//! How it was found: what every report says about itself.

use touchline_lab::experiment::Frame;

use super::{Estimates, Findings};
use crate::arena::Side;
use crate::lab::looks::{LOOKS, POINTS};
use crate::lab::plan::Plan;
use crate::lab::report::{Block, Report};

pub(super) fn notes(
    plan: &Plan,
    frame: &Frame<'_>,
    estimates: &Estimates,
    findings: &Findings,
    report: &mut Report,
) {
    report.heading("How it was found");
    let mut notes = method(plan);
    notes.push(format!(
        "Complete rounds of each arm: {} (one round is one match of an arm, or two with the seats swapped where the sides of any arm differ).",
        frame.rounds(0)
    ));
    match frame.left_out(0) {
        0 => {}
        1 => notes.push("One round is not complete in every arm and left out of everything.".into()),
        left => {
            notes.push(format!("{left} rounds are not complete in every arm and left out of everything."));
        }
    }
    let pairing: Vec<f64> = findings
        .comparisons
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
    let rows: usize = findings.comparisons.iter().map(|comparison| comparison.rows.len()).sum();
    let many = rows + findings.sides.len() + findings.apart.len();
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
pub(in crate::lab) fn method(plan: &Plan) -> Vec<String> {
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
            "Rules: {}; rules revision {}; touchline {}, players {}.",
            unique.join(", "),
            revisions.join(", "),
            plan.version,
            plan.played_by
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
