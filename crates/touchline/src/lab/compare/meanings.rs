//! What the measures mean, in a line each.

use super::words;
use crate::lab::looks::POINTS;
use crate::lab::report::{Block, Report};

/// What is not clear from the name alone. Names of both games are here; where they mean different things, the
/// line is about both.
const MEANINGS: [(&str, &str); 38] = [
    (POINTS, "points of side a a match, whatever its seat: a win is 1, a draw ½"),
    ("goals_of_a", "goals of side a a match, whatever its seat; likewise of b, and shots"),
    ("turns_per_half", "completed turns; one that the end of the half cut short is not"),
    ("turns_begun_per_half", "the same with those that the end of the half cut short"),
    ("stoppage_minutes_per_half", "the stoppage square on which the half ended"),
    ("restarts_per_half", "kick-offs, free kicks, corner kicks, goal kicks and penalty kicks"),
    ("restart_minutes_per_half", "squares that the clock moved for restarts"),
    ("turns_per_match", "turns begun"),
    ("shots_per_match", "attempts at a goal, in FUBA with free kicks and penalty kicks"),
    ("penalties_per_match", "penalty kicks, without those of a shoot-out"),
    ("penalty_goals_per_match", "penalty kicks that were a goal"),
    ("special_events_per_match", "events of the event tables"),
    (
        "turnovers_per_match",
        "the ball lost in play: by a control check, a failed pass, pressing or a cleared shot, not by a restart",
    ),
    ("possessions_per_match", "runs of turns that begin with the same team in control"),
    ("turns_per_possession", "turns begun, for each possession"),
    ("draws", "the share of matches without a winner"),
    ("points_of_home", "points of the home team a match: a win is 1, a draw ½; above ½ is home advantage"),
    ("points_of_the_first_kick", "the same of the team that kicked off the match"),
    (
        "comebacks",
        "of the matches in which a team was behind, the share in which one that was behind did not lose",
    ),
    ("comebacks_to_win", "the same, but it won"),
    ("decisions_per_match", "questions to either team with at least two legal answers"),
    ("saves_per_match", "shots that the goalkeeper held"),
    ("deflections_per_match", "shots that the goalkeeper turned away"),
    ("steps_per_match", "squares that markers moved"),
    ("relays_per_match", "balls that a team-mate played on before they had come to rest"),
    ("tackles_per_match", "tackles, won or not"),
    ("interceptions_tried_per_match", "attempts of opponents at a ball in flight"),
    ("interceptions_per_match", "those that met the ball; then by the way it was met"),
    ("headers_tried_per_match", "headers of a pass of the own team"),
    ("headers_per_match", "those that met the ball"),
    ("bicycles_tried_per_match", "bicycle kicks of a pass of the own team"),
    ("bicycles_per_match", "those that met the ball"),
    ("juggles_tried_per_match", "juggles, well or not"),
    ("juggles_per_match", "those that went well"),
    ("fake_outs_tried_per_match", "fake-outs, well or not"),
    ("fake_outs_per_match", "those that went well"),
    ("bounces_per_match", "balls that bounced"),
    ("rerolls_per_match", "dice that were rolled again"),
];

/// A measure in a sentence.
pub(super) fn spoken(name: &str) -> String {
    match name {
        "draws" | "comebacks" | "comebacks_to_win" => format!("the share of {}", words(name)),
        POINTS => "the points of side a".into(),
        "points_of_home" | "points_of_the_first_kick" => format!("the {}", words(name)),
        _ => words(name),
    }
}

/// What those of a report mean.
pub(super) fn tell(names: &[String], report: &mut Report) {
    let known = MEANINGS.iter().filter(|(name, _)| names.iter().any(|known| known == name));
    let lines: Vec<String> = known.map(|(name, meaning)| format!("{}: {meaning}.", words(name))).collect();
    if !lines.is_empty() {
        report.heading("What the measures mean");
        report.blocks.push(Block::Notes(lines));
    }
}

#[cfg(test)]
mod tests {
    use touchline_fuba::Fuba;
    use touchline_grid::Grid;
    use touchline_lab::experiment::{quantities, quantities_of_sides};

    use super::*;

    #[test]
    fn every_meaning_is_of_a_measure() {
        let all = [quantities::<Fuba>(), quantities::<Grid>(), quantities_of_sides()].concat();
        let mut names: Vec<String> = all.into_iter().map(|quantity| quantity.name).collect();
        names.push(POINTS.into());
        for (name, meaning) in MEANINGS {
            assert!(names.iter().any(|known| known == name), "{name} is not measured");
            assert!(!meaning.ends_with('.'), "{name}");
        }
        let mut report = Report::default();
        tell(&["goals_per_match".into(), "turnovers_per_match".into()], &mut report);
        let told = crate::lab::report::text(&report);
        assert!(
            told.contains("turnovers per match: the ball lost in play") && !told.contains("goals"),
            "{told}"
        );
    }
}
