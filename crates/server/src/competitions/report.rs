//! What a competition takes from a match of the server.

use touchline_engine::{Ended, MatchReport, Outcome};
use touchline_league::{Draws, Ending, Fixture, MatchResult, Part, Spec};

use crate::error::{Error, Result};

/// What a draw on the board means where a match is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Level {
    /// A draw, whatever the rules of the match make of it: in a table, or in a leg of a tie.
    Stands,
    /// Whoever the rules of the match name goes on: the grid game has a shoot-out of its own.
    Decides,
    /// The competition has asked for a shoot-out.
    Asked,
}

impl Level {
    pub(super) fn of(spec: &Spec, fixture: &Fixture) -> Self {
        match fixture.part {
            Part::Tie(_) if spec.draws != Draws::Decider => Self::Asked,
            Part::Tie(_) if spec.format.knock_out().is_some_and(|cup| cup.legs == 1) => Self::Decides,
            Part::Tie(_) | Part::Table | Part::Group(_) => Self::Stands,
        }
    }
}

/// The result of a match. What the rules of the match make of a draw counts only where somebody has to go on.
pub(super) fn result(level: Level, report: &MatchReport) -> Result<MatchResult> {
    let mut result = MatchResult::of_report(report).map_err(|refusal| Error::refused(&refusal))?;
    let is_drawn = report.ended == Ended::Played && report.score[0] == report.score[1];
    match (level, report.outcome) {
        (Level::Asked, _) => {}
        (Level::Stands, _) => {
            result.shoot_out = None;
            if is_drawn {
                result.ending = Ending::Played;
            }
        }
        (Level::Decides, outcome) => {
            result.shoot_out = None;
            if let (true, Outcome::Win(winner)) = (is_drawn, outcome) {
                result.ending = Ending::Awarded(winner);
            }
        }
    }
    Ok(result)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use touchline_engine::{BySeat, Seat};

    use super::*;

    fn report(score: [u32; 2], ended: Ended, outcome: Outcome) -> MatchReport {
        MatchReport { score, outcome, shoot_out: None, seats: BySeat::default(), ended }
    }

    #[test]
    fn a_match_that_is_given_up_is_given_to_the_other_side() {
        for level in [Level::Stands, Level::Decides, Level::Asked] {
            let played = result(level, &report([2, 1], Ended::Played, Outcome::Win(Seat::Home))).unwrap();
            assert_eq!((played.score, played.ending), ([2, 1], Ending::Played));
            let resigned = Ended::Called("call resign home".into());
            let resigned = result(level, &report([1, 1], resigned, Outcome::Win(Seat::Away))).unwrap();
            assert_eq!((resigned.score, resigned.ending), ([1, 1], Ending::Awarded(Seat::Away)));
        }
    }

    #[test]
    fn f_comp_12_a_match_that_is_whistled_off_was_played() {
        let whistled = Ended::Called("call whistle".into());
        let whistled = result(Level::Stands, &report([2, 1], whistled, Outcome::Win(Seat::Home))).unwrap();
        assert_eq!(whistled.ending, Ending::Played);
    }

    #[test]
    fn a_shoot_out_counts_where_somebody_has_to_go_on() {
        let drawn = MatchReport {
            shoot_out: Some([3, 4]),
            ..report([1, 1], Ended::Played, Outcome::Win(Seat::Away))
        };
        let taken = |level| result(level, &drawn).unwrap();
        assert_eq!(
            (taken(Level::Stands).outcome(), taken(Level::Stands).shoot_out),
            (Some(Outcome::Draw), None)
        );
        assert_eq!(
            (taken(Level::Asked).winner(), taken(Level::Asked).shoot_out),
            (Some(Seat::Away), Some([3, 4]))
        );
        assert_eq!(
            (taken(Level::Decides).ending, taken(Level::Decides).shoot_out),
            (Ending::Awarded(Seat::Away), None)
        );
    }
}
