//! A run with a precision: where it looks at its interval, and whether it may stop there. A look is about the
//! first matches alone, whatever else is in the folder: a run that was interrupted, or has grown, stops where
//! an uninterrupted one stops.

use anyhow::{Context as _, bail};
use touchline_lab::Measured;
use touchline_lab::experiment::{
    ComparedArms, Estimated, FEWEST_ROUNDS, Frame, Quantity, Table, quantities, quantities_of_sides,
};
use touchline_protocol::with_game;

use super::folder::Folder;
use super::plan::{Plan, Question};
use super::runner;

/// How often a run with a precision looks at its interval.
pub(super) const LOOKS: u32 = 6;
/// What a precision is about where nobody says.
pub(super) const POINTS: &str = "points_of_a";

/// A look at the first matches of a run.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Look {
    /// Which one, from 1.
    pub(super) number: u32,
    /// How many matches it is about.
    pub(super) matches: u64,
    /// How far the widest interval reaches to either side; `None` as long as there is none.
    pub(super) margin: Option<f64>,
    /// Whether that is narrow enough.
    pub(super) reached: bool,
}

/// How many matches each look is about: whole rounds.
pub(super) fn all(plan: &Plan) -> impl Iterator<Item = (u32, u64)> + use<> {
    let (matches, round) = (plan.rounded(), plan.round());
    (1..=LOOKS).map(move |number| (number, (matches >> (LOOKS - number)).max(1).div_ceil(round) * round))
}

/// What is measured in an experiment.
pub(super) fn known<G: Measured>(plan: &Plan) -> Vec<Quantity> {
    let sides = if plan.swaps() { quantities_of_sides() } else { Vec::new() };
    quantities::<G>().into_iter().chain(sides).collect()
}

/// The same of any game.
pub(super) fn known_of_any(plan: &Plan) -> anyhow::Result<Vec<Quantity>> {
    fn of<G: Measured>(_: &G, plan: &Plan) -> Vec<Quantity> {
        known::<G>(plan)
    }
    Ok(with_game!(runner::first(plan)?, game => of(&game, plan)))
}

/// What a precision is about: a quantity, or the points if there is none.
pub(super) fn measured(plan: &Plan) -> anyhow::Result<Option<Quantity>> {
    if matches!(plan.question, Question::Formations | Question::Skills) {
        bail!("these have no single interval that a precision could be about: say how many --matches");
    }
    let mut known = known_of_any(plan)?;
    let names = || known.iter().map(|quantity| quantity.name.as_str()).collect::<Vec<_>>().join(", ");
    match plan.measure.as_deref() {
        // Where both sides are the same, side a has half of the points by construction.
        None | Some(POINTS) if !plan.swaps() => {
            bail!(
                "both sides are the same, so {POINTS} says nothing: say with --measure what --precision is about. Known: {}",
                names()
            )
        }
        None | Some(POINTS) => Ok(None),
        Some(name) => {
            let at = known.iter().position(|quantity| quantity.name == name).with_context(|| {
                format!("nothing is measured that is called {name:?}. Known: {POINTS}, {}", names())
            })?;
            Ok(Some(known.swap_remove(at)))
        }
    }
}

/// Look at the first matches, all of which are there.
pub(super) fn look(plan: &Plan, folder: &Folder, (number, matches): (u32, u64)) -> anyhow::Result<Look> {
    let table = runner::table(plan, folder, matches)?;
    let margin = widest(plan, &table, measured(plan)?.as_ref())?;
    let reached = margin.zip(plan.precision).is_some_and(|(margin, precision)| margin <= precision);
    Ok(Look { number, matches, margin, reached })
}

/// The look at which a run has stopped, or the last for which enough was played.
pub(super) fn last(plan: &Plan, folder: &Folder) -> anyhow::Result<Option<Look>> {
    let mut last = None;
    if plan.precision.is_none() {
        return Ok(last);
    }
    for at in all(plan) {
        if last.is_some_and(|look: Look| look.reached) || !folder.missing(at.1)?.is_empty() {
            break;
        }
        last = Some(look(plan, folder, at)?);
    }
    Ok(last)
}

/// The widest interval of what the precision is about, at a level that allows for all looks: of the
/// differences that the report tells, or of the only arm. None after fewer rounds than say anything, nor
/// while nothing has varied yet.
fn widest(plan: &Plan, table: &Table, measured: Option<&Quantity>) -> anyhow::Result<Option<f64>> {
    let frame = Frame::new(table, &plan.lengths()).together();
    let arms: Option<Vec<Estimated>> = match measured {
        None => frame.points().map(|(raw, adjusted)| adjusted.unwrap_or(raw)),
        Some(quantity) => frame.estimate(quantity),
    };
    let arms = arms.context("the columns of this measure are missing")?;
    if arms.iter().any(|arm| arm.rounds < FEWEST_ROUNDS) {
        return Ok(None);
    }
    let level = 0.05 / f64::from(LOOKS);
    let margins: Vec<Option<f64>> = match &arms[..] {
        [only] => vec![only.margin(level)],
        arms => {
            let margin =
                |[one, other]: [usize; 2]| ComparedArms::of(&arms[one], &arms[other]).margin_at(level);
            plan.pairs().into_iter().map(margin).collect()
        }
    };
    Ok(margins.into_iter().collect::<Option<Vec<f64>>>().map(|all| all.into_iter().fold(0.0, f64::max)))
}

#[cfg(test)]
mod tests {
    use touchline_lab::experiment::Cells;

    use super::*;
    use crate::lab::plan::ArmPlan;

    fn plan(arms: usize) -> Plan {
        let names = ["one", "other"];
        let arms = names[..arms].iter().map(|name| ArmPlan::of(name, "fuba:3.0")).collect();
        Plan { precision: Some(0.1), ..Plan::new(Question::Arms, "T".into(), arms) }
    }

    /// How far the interval of a column reaches that is `of(round)` in every round of every arm.
    fn reaches(plan: &Plan, rounds: i64, of: fn(i64) -> i64) -> Option<f64> {
        let arms = i64::try_from(plan.arms.len()).expect("few");
        let rows: Vec<(i64, i64)> =
            (0..rounds).flat_map(|round| (0..arms).map(move |arm| (round, arm))).collect();
        let column = |of: &dyn Fn(&(i64, i64)) -> i64| Cells::Whole(rows.iter().map(of).collect());
        let columns = [
            ("round", column(&|(round, _)| *round)),
            ("arm_number", column(&|(_, arm)| *arm)),
            ("x", column(&|(round, arm)| of(*round) * (arm + 1))),
        ];
        let table = Table { columns: columns.map(|(name, cells)| (name.to_owned(), cells)).into() };
        widest(plan, &table, Some(&Quantity::mean("x", "x"))).expect("columns")
    }

    #[test]
    fn nothing_is_precise_before_anything_has_happened() {
        for arms in [1, 2] {
            let plan = plan(arms);
            assert_eq!(reaches(&plan, 1000, |_| 0), None, "it has not happened yet");
            assert_eq!(reaches(&plan, 19, |round| round % 2), None, "too few rounds");
            assert!(reaches(&plan, 20, |round| round % 2).is_some_and(|margin| margin > 0.1));
        }
    }

    #[test]
    fn looks_are_whole_rounds_and_the_last_one_is_about_everything() {
        let plan = Plan { matches: 1001, ..plan(2) };
        let all: Vec<(u32, u64)> = all(&plan).collect();
        assert_eq!(all, [(1, 32), (2, 62), (3, 126), (4, 250), (5, 502), (6, 1002)]);
    }
}
