//! What a competition takes from a match of the server.

use touchline_engine::{Ended, MatchReport, Outcome, Seat};
use touchline_league::{Fixture, MatchResult, Part, Spec};

use crate::error::{Error, Result};

/// The most goals, and the most cards or injuries, that a result can hold.
const MOST_GOALS: u32 = 99;
const MOST_INCIDENTS: u32 = 30;

/// What a draw on the board means where a match is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Level {
    /// In a table: a draw, whatever the rules of the match make of it.
    Stands,
    /// In a tie of two legs: only a shoot-out that the competition asked for decides.
    Adds,
    /// In a tie of one match: whoever the rules name goes on.
    Decides,
}

impl Level {
    pub(super) fn of(spec: &Spec, fixture: &Fixture) -> Self {
        match fixture.part {
            Part::Table | Part::Group(_) => Self::Stands,
            Part::Tie(_) if spec.format.knock_out().is_some_and(|cup| cup.legs == 1) => Self::Decides,
            Part::Tie(_) => Self::Adds,
        }
    }
}

/// The result of a match: written and read as a line of the log, so that it is one that the log can keep.
pub(super) fn result(spec: &Spec, level: Level, report: &MatchReport) -> Result<MatchResult> {
    let text = text(level, report);
    MatchResult::parse(spec, &text).map_err(|refusal| {
        tracing::error!(text, why = refusal.key, "a result cannot be written");
        Error::refused(&refusal)
    })
}

fn text(level: Level, report: &MatchReport) -> String {
    let pair = |[home, away]: [u32; 2]| format!("{}-{}", home.min(MOST_GOALS), away.min(MOST_GOALS));
    let mut text = pair(report.score);
    if let Some(winner) = given_to(report) {
        text += &format!(" won={}", winner.word());
    } else if let Some(shoot_out) = report.shoot_out.filter(|[home, away]| home != away) {
        if level != Level::Stands {
            text += &format!(" shoot-out={}", pair(shoot_out));
        }
    } else if let (Level::Decides, Outcome::Win(winner), true) =
        (level, report.outcome, report.score[0] == report.score[1])
    {
        // The grid game has a shoot-out of its own, which no goals are told of.
        text += &format!(" won={}", winner.word());
    }
    for seat in Seat::ALL {
        let (who, of) = (seat.word(), &report.seats[seat]);
        for (key, count) in [("yellow", of.yellows), ("red", of.reds), ("injury", of.injuries)] {
            if count > 0 {
                text += &format!(" {who}.{key}={}", count.min(MOST_INCIDENTS));
            }
        }
        if let Some(formation) = &of.formation {
            text += &format!(" {who}.formation={formation}");
        }
        // A second one would be barred as well, but there is only one injured star.
        if let Some(skill) = of.skills_lost.last() {
            text += &format!(" {who}.lost={skill}");
        }
    }
    text
}

/// Who was given the match by something other than its rules: the other side resigned or ran out of time, or it
/// was decided from outside. The final whistle is part of the rules (F-COMP-12).
fn given_to(report: &MatchReport) -> Option<Seat> {
    match (&report.ended, report.outcome) {
        (Ended::Called(call), Outcome::Win(winner)) if call != "call whistle" => Some(winner),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use touchline_engine::{BySeat, SeatReport};
    use touchline_league::{Ending, Format};

    use super::*;

    fn report(score: [u32; 2], ended: Ended, outcome: Outcome) -> MatchReport {
        MatchReport { score, outcome, shoot_out: None, seats: BySeat::default(), ended }
    }

    fn read(report: &MatchReport) -> MatchResult {
        read_at(Level::Decides, report)
    }

    fn read_at(level: Level, report: &MatchReport) -> MatchResult {
        let spec = Spec::new("Cup", "fuba:3.0+all", Format::RoundRobin { legs: 1 }).unwrap();
        result(&spec, level, report).unwrap()
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
    }

    #[test]
    fn cards_and_the_shoot_out_come_along() {
        let mut seats = BySeat::<SeatReport>::default();
        seats[Seat::Away] = SeatReport {
            yellows: 3,
            reds: 1,
            injuries: 40,
            formation: Some("4-4-2".into()),
            skills_lost: vec!["captain"],
        };
        let won = Outcome::Win(Seat::Away);
        let drawn = MatchReport { shoot_out: Some([3, 4]), seats, ..report([200, 200], Ended::Played, won) };
        let taken = read(&drawn);
        assert_eq!(
            (taken.score, taken.shoot_out, taken.winner()),
            ([99, 99], Some([3, 4]), Some(Seat::Away))
        );
        let of = taken.seats[Seat::Away];
        assert_eq!((of.yellows, of.reds, of.injuries), (3, 1, 30));
        assert_eq!(of.formation.unwrap().to_string(), "4-4-2");
        assert_eq!(of.skill_lost.unwrap().word(), "captain");
    }
}
