//! Gates as rows of a Markdown table.

use touchline_lab::{Rival, Standing};

use super::Trial;
use super::table::{Demand, Gate, Opponent};
use super::verdict::{missing, shots, time_ratio};
use crate::arena::{as_float, percent, span};

/// The head of the table.
pub(super) const HEAD: &str = "\
| gate | rules | a against b | matches | asked | score of a (95 %) | shots a match, a : b | unfinished | thinking time, a : b | result |
| --- | --- | --- | --: | --- | --- | --- | --: | --- | --- |";

/// The row of a gate that has been run, or could not be.
pub(super) fn row(gate: &Gate, trial: &Trial) -> String {
    let begin = format!("| {} | {} | {} against {}", gate.name, gate.rules, gate.a, opponent(gate.b));
    match trial {
        Trial::NotRun(why) => {
            format!("{begin} | 0 | {} | | | | | not run: {} |", demand(gate.demand), cell(why))
        }
        Trial::Played(standing) => {
            format!(
                "{begin} | {} | {} | {} |",
                standing.matches,
                demand(gate.demand),
                figures(gate, standing)
            )
        }
    }
}

fn figures(gate: &Gate, standing: &Standing) -> String {
    let [low, high] = standing.scores.interval().map(percent);
    let score = percent(standing.scores.mean());
    let [ours, theirs] = standing.shots.map(|shots| as_float(shots) / as_float(standing.matches.max(1)));
    let [a, b] = Rival::ALL.map(|side| span(standing.times[side as usize].sum()));
    let missing = missing(gate.demand, standing);
    let result = if missing.is_empty() { "passed".into() } else { format!("failed: {}", missing.join(", ")) };
    format!(
        "{score:.1} % ({low:.1} to {high:.1}) | {:.1} ({ours:.1} : {theirs:.1}) | {} | {a} : {b} ({:.2}) | {result}",
        shots(standing),
        standing.unfinished,
        time_ratio(standing),
    )
}

/// The other player: an old one has no path, which would differ from machine to machine.
pub(super) fn opponent(opponent: Opponent) -> String {
    match opponent {
        Opponent::Own(word) => word.into(),
        Opponent::Old(level) => format!("old {level}"),
    }
}

pub(super) fn demand(demand: Demand) -> String {
    match demand {
        Demand::Score(least) => format!("{:.0} %", percent(least)),
        Demand::ScoreAtEqualTime(least) => format!("{:.0} % at equal time", percent(least)),
        Demand::BeyondDoubt => "above 50 % beyond doubt".into(),
        Demand::Shots(least) => format!("{least} shots a match"),
    }
}

/// Text that cannot break out of its cell.
fn cell(text: &str) -> String {
    text.replace('|', "\\|").split_whitespace().collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::super::table::GATES;
    use super::*;

    #[test]
    fn every_row_has_the_columns_of_the_head() {
        let columns = |line: &str| line.replace("\\|", "").matches('|').count();
        let expected = columns(HEAD.lines().next().expect("a line"));
        for gate in &GATES {
            for trial in [Trial::NotRun("no | such\nlevel".into()), Trial::Played(Box::default())] {
                let row = row(gate, &trial);
                assert_eq!(columns(&row), expected, "{row}");
                assert!(!row.contains('\n') && row.contains(gate.name));
            }
        }
    }
}
