//! What a competition takes from a match of the server.

use touchline_engine::{Ended, MatchReport, Outcome};
use touchline_league::{Draws, Ending, Fixture, MatchResult, Part, Spec};

use crate::error::{Error, Result};

/// What a draw on the board means where a match is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Level {
    /// In a table: a draw, whatever the rules of the match make of it.
    Stands,
    /// In a tie of two legs: only a shoot-out that the competition asked for decides.
    Adds,
    /// In a tie of one match: whoever the rules name goes on.
    Decides,
    /// The same where the competition itself knows no shoot-outs: one that the rules of a match have names a
    /// winner and nothing more.
    Names,
}

impl Level {
    pub(super) fn of(spec: &Spec, fixture: &Fixture) -> Self {
        match fixture.part {
            Part::Table | Part::Group(_) => Self::Stands,
            Part::Tie(_) if spec.format.knock_out().is_some_and(|cup| cup.legs == 1) => match spec.draws {
                Draws::Decider => Self::Names,
                Draws::ExtraTime | Draws::ShootOut => Self::Decides,
            },
            // Its own shoot-out counts for nothing where a decider follows.
            Part::Tie(_) if spec.draws == Draws::Decider => Self::Stands,
            Part::Tie(_) => Self::Adds,
        }
    }
}

/// The result of a match. What the rules of the match make of a draw counts only where somebody has to go on.
pub(super) fn result(level: Level, report: &MatchReport) -> Result<MatchResult> {
    let mut result = MatchResult::of_report(report).map_err(|refusal| Error::refused(&refusal))?;
    let is_drawn = report.ended == Ended::Played && report.score[0] == report.score[1];
    match (level, report.outcome) {
        (Level::Names, Outcome::Win(seat)) if is_drawn => result.ending = Ending::Awarded(seat),
        (Level::Stands | Level::Adds, _) if is_drawn => result.ending = Ending::Played,
        _ => {}
    }
    if matches!(level, Level::Stands | Level::Names) {
        result.shoot_out = None;
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

    fn read(report: &MatchReport) -> MatchResult {
        read_at(Level::Decides, report)
    }

    fn read_at(level: Level, report: &MatchReport) -> MatchResult {
        result(level, report).unwrap()
    }

    #[test]
    fn a_match_that_is_given_up_is_given_to_the_other_side() {
        let played = read(&report([2, 1], Ended::Played, Outcome::Win(Seat::Home)));
        assert_eq!((played.score, played.ending), ([2, 1], Ending::Played));
        let resigned = Ended::Called("call resign home".into());
        let resigned = read(&report([2, 1], resigned, Outcome::Win(Seat::Away)));
        assert_eq!((resigned.score, resigned.ending), ([2, 1], Ending::Awarded(Seat::Away)));
    }

    #[test]
    fn f_comp_12_a_match_that_is_whistled_off_was_played() {
        let whistled = Ended::Called("call whistle".into());
        let whistled = read(&report([2, 1], whistled, Outcome::Win(Seat::Home)));
        assert_eq!(whistled.ending, Ending::Played);
    }

    #[test]
    fn a_shoot_out_of_the_match_itself_decides_a_tie_of_one_match_and_nothing_else() {
        let level = report([1, 1], Ended::Played, Outcome::Win(Seat::Away));
        assert_eq!(read_at(Level::Decides, &level).winner(), Some(Seat::Away));
        for place in [Level::Stands, Level::Adds] {
            assert_eq!(read_at(place, &level).outcome(), Some(Outcome::Draw));
        }
        let level = MatchReport { shoot_out: Some([3, 4]), ..level };
        assert_eq!(read_at(Level::Stands, &level).shoot_out, None);
        assert_eq!(read_at(Level::Adds, &level).winner(), Some(Seat::Away));
        // A competition without shoot-outs refuses one.
        let named = read_at(Level::Names, &level);
        assert_eq!((named.shoot_out, named.winner()), (None, Some(Seat::Away)));
    }
}
