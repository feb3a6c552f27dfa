//! What a report is about: how much of what was planned, and whether a precision was reached.

use super::folder::Folder;
use super::looks::{self, LOOKS, Look, POINTS};
use super::plan::Plan;

/// How far a run has come.
#[derive(Clone, Debug)]
pub(super) struct Extent {
    played: u64,
    planned: u64,
    precision: Option<f64>,
    measure: String,
    look: Option<Look>,
}

impl Extent {
    pub(super) fn of(plan: &Plan, folder: &Folder) -> anyhow::Result<Self> {
        let planned = plan.rounded();
        Ok(Self {
            played: planned - folder.missing(planned)?.len() as u64,
            planned,
            precision: plan.precision,
            measure: plan.measure.clone().unwrap_or_else(|| POINTS.into()),
            look: looks::last(plan, folder)?,
        })
    }

    /// The report is about the matches below this number: those of the look at which the run stopped, or of
    /// the plan.
    pub(super) fn below(&self) -> u64 {
        self.look.filter(|look| look.reached).map_or(self.planned, |look| look.matches)
    }

    /// What a reader has to know about it; nothing where everything was played that was planned.
    pub(super) fn said(&self) -> Vec<String> {
        let reached = self.look.is_some_and(|look| look.reached);
        let mut said = Vec::new();
        if self.played < self.planned && !reached {
            said.push(format!(
                "Incomplete: {} of {} planned matches were played.",
                self.played, self.planned
            ));
        }
        if let Some(precision) = self.precision {
            said.push(self.said_of_precision(precision));
        }
        said
    }

    fn said_of_precision(&self, precision: f64) -> String {
        let (measure, planned) = (&self.measure, self.planned);
        let asked = format!("the precision of {precision} for {measure}");
        let at = |look: Look| {
            format!("look {} of {LOOKS}, after {} of at most {planned} matches", look.number, look.matches)
        };
        match self.look {
            None => format!("Not enough matches for the first look: nothing is known about {asked}."),
            Some(look) => match look.margin {
                Some(margin) if look.reached => {
                    format!("Stopped at {}: {asked} was reached, ±{margin:.3}.", at(look))
                }
                Some(margin) => format!("Not reached: {asked}; ±{margin:.3} at {}.", at(look)),
                None => format!(
                    "Not reached: {asked}; at {} there were too few rounds, or nothing had varied.",
                    at(look)
                ),
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(played: u64, look: Option<(u32, u64, Option<f64>, bool)>) -> (u64, String) {
        let look = look.map(|(number, matches, margin, reached)| Look { number, matches, margin, reached });
        let precision = look.map(|_| 0.1);
        let extent = Extent { played, planned: 320, precision, measure: "goals_per_match".into(), look };
        (extent.below(), extent.said().join(" "))
    }

    #[test]
    fn what_is_missing_is_said_and_what_was_reached() {
        assert_eq!(said(320, None), (320, String::new()));
        assert_eq!(said(7, None), (320, "Incomplete: 7 of 320 planned matches were played.".into()));
        let stopped = "Stopped at look 3 of 6, after 40 of at most 320 matches: the precision of 0.1 for goals_per_match was \
                       reached, ±0.090.";
        assert_eq!(said(45, Some((3, 40, Some(0.09), true))), (40, stopped.into()));
        let (below, open) = said(45, Some((3, 40, Some(0.19), false)));
        assert!(
            below == 320 && open.starts_with("Incomplete: 45 of 320") && open.contains("±0.190 at look 3"),
            "{open}"
        );
        let (_, never) = said(320, Some((6, 320, Some(0.19), false)));
        assert!(never.starts_with("Not reached") && never.contains("look 6 of 6, after 320"), "{never}");
        assert!(said(320, Some((6, 320, None, false))).1.contains("nothing had varied"));
    }
}
