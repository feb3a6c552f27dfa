//! The two sides of an arm against each other: how many points one takes from the other.

use touchline_lab::experiment::{ComparedArms, Estimated, Frame, Quantity};

use super::told::{corrected, signed};
use super::{Estimates, LEVEL, level, looks};
use crate::lab::law;
use crate::lab::looks::POINTS;
use crate::lab::plan::{ArmPlan, Plan, SidePlan};
use crate::lab::report::Report;
use crate::lab::report::plot::{Whisker, forest};

/// What was found about the sides of one arm.
pub(super) struct Against {
    arm: usize,
    /// The points of side a.
    points: Estimated,
    /// Adjusted for all comparisons and looks.
    pub(super) p: f64,
}

impl Against {
    /// More or less than half of the points, beyond chance.
    fn is_finding(&self) -> bool {
        self.p < LEVEL
    }

    /// The interval at a level. Nobody takes less than nothing.
    fn span(&self, level: f64) -> String {
        let margin = self.points.margin(level).unwrap_or(1.0);
        let end = |margin: f64| (self.points.value + margin).clamp(0.0, 1.0);
        format!("{:.3} to {:.3}", end(-margin), end(margin))
    }
}

/// What one side of an arm does more often than the other.
#[derive(Clone, Debug)]
pub(super) struct Apart {
    arm: usize,
    what: &'static str,
    /// Of a and b.
    values: [f64; 2],
    /// Side a less side b.
    compared: ComparedArms,
    /// Adjusted for all comparisons and looks.
    pub(super) p: f64,
}

/// Goals and shots of the sides of each arm that differ, as far as there is an interval. Both sides play the
/// same matches, so they are compared round by round.
pub(super) fn estimate(plan: &Plan, frame: &Frame<'_>, own: &[Quantity]) -> Vec<Apart> {
    let of = |name: &str| {
        let quantity = own.iter().find(|quantity| quantity.name == name)?;
        frame.estimate(quantity)
    };
    let mut all = Vec::new();
    for (what, a, b) in [("goals", "goals_of_a", "goals_of_b"), ("shots", "shots_of_a", "shots_of_b")] {
        let (Some(a), Some(b)) = (of(a), of(b)) else { continue };
        let arms = plan.arms.iter().zip(a.iter().zip(&b)).enumerate();
        all.extend(arms.filter(|(_, (arm, _))| arm.differs()).filter_map(|(arm, (_, (a, b)))| {
            let compared = ComparedArms::of(b, a);
            compared.margin?;
            let p = (compared.p * looks(plan)).min(1.0);
            Some(Apart { arm, what, values: [a.value, b.value], compared, p })
        }));
    }
    all
}

/// The arms whose sides differ, as far as two rounds were played.
pub(super) fn against(plan: &Plan, estimates: &Estimates) -> Vec<Against> {
    let Some(points) = estimates.names.iter().position(|name| name == POINTS) else { return Vec::new() };
    let of = |(arm, points): (usize, &Estimated)| {
        let points = plan.arms[arm].differs().then(|| points.clone())?;
        let p = (points.p_against(0.5)? * looks(plan)).min(1.0);
        Some(Against { arm, points, p })
    };
    estimates.values[points].iter().enumerate().filter_map(of).collect()
}

/// Who plays a side, and what is fixed for it, as far as the other side differs.
fn described(side: &SidePlan, other: &SidePlan) -> String {
    let mut said = Vec::new();
    if side.player != other.player || (side.formation == other.formation && side.any_cards == other.any_cards)
    {
        said.push(side.player.as_str());
    }
    if side.formation != other.formation {
        said.push(if side.formation.is_empty() { "any formation" } else { &side.formation });
    }
    if side.any_cards != other.any_cards {
        said.push(if side.any_cards { "cards at random" } else { "cards of its choice" });
    }
    said.join(", ")
}

/// A sentence for each of them.
pub(super) fn tell(plan: &Plan, sides: &[Against], many: f64, report: &mut Report) {
    let mut quoted = Vec::new();
    for against in sides {
        let arm = &plan.arms[against.arm];
        let clauses =
            if arm.a.formation == arm.b.formation { Vec::new() } else { law::of_formations(&arm.rules) };
        let known = !clauses.is_empty() && clauses == quoted;
        report.finding(
            sentence(plan, against, many),
            if known { law::named(&clauses) } else { clauses.clone() },
        );
        quoted = clauses;
    }
}

fn sentence(plan: &Plan, against: &Against, many: f64) -> String {
    let ArmPlan { name, rules, a, b, .. } = &plan.arms[against.arm];
    let place = if plan.arms.len() > 1 { format!("In “{name}”, ") } else { format!("In {rules}, ") };
    let level = level(plan);
    let sure = if against.is_finding() { "" } else { "; that is within chance" };
    format!(
        "{place}A ({}) takes {:.3} points a match against B ({}) (95 % interval {}{}){sure}.",
        described(a, b),
        against.points.value,
        described(b, a),
        against.span(level),
        corrected(many, || against.span(level / many))
    )
}

/// All of them, drawn and in a table.
pub(super) fn draw(plan: &Plan, sides: &[Against], many: f64, report: &mut Report) {
    if sides.is_empty() {
        return;
    }
    let level = level(plan);
    report.heading("Side A against side B");
    let whisker = |against: &Against| Whisker {
        label: plan.arms[against.arm].name.clone(),
        value: against.points.value,
        margin: against.points.margin(level).unwrap_or(f64::NAN),
        corrected: against.points.margin(level / many).unwrap_or(f64::NAN),
        found: against.is_finding(),
    };
    report.figure(
        forest(&sides.iter().map(whisker).collect::<Vec<_>>(), Some(0.5), "points of A against B"),
        "Points of A a match. Thick: the 95 % interval. Thin: corrected for all comparisons of this report. Orange: different from ½ beyond chance.",
    );
    let row = |against: &Against| {
        let arm = &plan.arms[against.arm];
        vec![
            arm.name.clone(),
            described(&arm.a, &arm.b),
            described(&arm.b, &arm.a),
            format!("{:.3}", against.points.value),
            against.span(level),
            against.span(level / many),
            if against.p < 0.001 { "< 0.001".into() } else { format!("{:.3}", against.p) },
            if against.is_finding() { "*".into() } else { String::new() },
        ]
    };
    report.table(
        &["arm", "A", "B", "points of A", "95 %", "corrected 95 %", "p (Holm)", ""],
        sides.iter().map(row).collect(),
        "A win is one point, a draw half a point; every match is played twice, with the seats swapped. Tested against ½.",
    );
}

/// Goals and shots of the two sides.
pub(super) fn apart_in_a_table(plan: &Plan, apart: &[Apart], many: f64, report: &mut Report) {
    if apart.is_empty() {
        return;
    }
    let row = |one: &Apart| {
        let difference = one.compared.difference;
        let span = |level: f64| {
            let margin = one.compared.margin_at(level).unwrap_or(f64::NAN);
            format!("{} to {}", signed(difference - margin), signed(difference + margin))
        };
        vec![
            plan.arms[one.arm].name.clone(),
            one.what.into(),
            format!("{:.3}", one.values[0]),
            format!("{:.3}", one.values[1]),
            signed(difference),
            span(level(plan)),
            span(level(plan) / many),
            if one.p < 0.001 { "< 0.001".into() } else { format!("{:.3}", one.p) },
            if one.p < LEVEL { "*".into() } else { String::new() },
        ]
    };
    report.table(
        &["arm", "a match", "A", "B", "A less B", "95 %", "corrected 95 %", "p (Holm)", ""],
        apart.iter().map(row).collect(),
        "Goals and shots of each side, whatever its seat. Tested against no difference.",
    );
}
