//! What a competition takes from a match.

use touchline_engine::{BySeat, Ended, MatchReport, Outcome, Refusal, Seat};
use touchline_fuba::Formation;
use touchline_fuba::advanced::skills::{Skill, SkillSet};

use crate::Spec;
use crate::text::MOST_CARDS;

/// The result of a fixture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct MatchResult {
    /// Goals, home first; those of extra time included, those of a shoot-out not.
    pub score: [u8; 2],
    /// The score of the shoot-out, if there was one.
    pub shoot_out: Option<[u8; 2]>,
    /// How it ended.
    pub ending: Ending,
    /// What carries over to the next match.
    pub seats: BySeat<SeatReport>,
}

/// How a fixture ended.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Ending {
    /// It was played to its end.
    #[default]
    Played,
    /// It was played to the end of extra time.
    ExtraTime,
    /// It was begun, and then this seat was given the win: the other one resigned, ran out of time, or a
    /// referee decided so.
    Awarded(Seat),
    /// It was begun, and then both agreed on a draw, whatever the score.
    Agreed,
    /// It was not played, and this seat got the win.
    Walkover(Seat),
    /// It was not played, and neither team is to blame less: both lose.
    NoShow,
}

/// What one team takes with it from a match.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct SeatReport {
    /// Yellow cards that it got.
    pub yellows: u8,
    /// Red cards that it got.
    pub reds: u8,
    /// Injuries that it suffered.
    pub injuries: u8,
    /// The formation it began with, if that is known.
    pub formation: Option<Formation>,
    /// The skills it lost to the injured star (F-AEVT-25): not for its next match.
    pub skills_lost: SkillSet,
}

impl MatchResult {
    /// A match that ended with this score.
    pub fn of_score(home: u8, away: u8) -> Self {
        Self {
            score: [home, away],
            shoot_out: None,
            ending: Ending::Played,
            seats: BySeat::new(SeatReport::default(), SeatReport::default()),
        }
    }

    /// A match that was not played: this seat wins with the score of the specification.
    pub fn walkover(spec: &Spec, winner: Seat) -> Self {
        let [most, least] = spec.walkover;
        let score = if winner == Seat::Home { [most, least] } else { [least, most] };
        Self { ending: Ending::Walkover(winner), ..Self::of_score(score[0], score[1]) }
    }

    /// What a match that a program played means to a competition. A match without an outcome is refused.
    pub fn of_report(report: &MatchReport) -> Result<Self, Refusal> {
        let [home, away] = report.score.map(few);
        let of_score = Outcome::of_score(&home, &away);
        let ending = match (report.outcome, &report.ended) {
            (Outcome::Unfinished, _) => return Err(Refusal::new("league-unfinished")),
            (Outcome::Draw, _) if of_score != Outcome::Draw => Ending::Agreed,
            // Resigned, out of time, or decided by a referee; a whistle leaves the score as it is.
            (Outcome::Win(seat), Ended::Called(call)) if call != "call whistle" => Ending::Awarded(seat),
            (Outcome::Win(seat), _) if of_score != report.outcome && report.shoot_out.is_none() => {
                Ending::Awarded(seat)
            }
            _ => Ending::Played,
        };
        let decided = matches!(ending, Ending::Played);
        let shoot_out =
            report.shoot_out.map(|score| score.map(few)).filter(|[one, other]| decided && one != other);
        let seat = |seat: Seat| {
            let report = &report.seats[seat];
            let lost = report.skills_lost.iter().filter_map(|word| Skill::from_word(word));
            SeatReport {
                yellows: few(report.yellows).min(MOST_CARDS),
                reds: few(report.reds).min(MOST_CARDS),
                injuries: few(report.injuries).min(MOST_CARDS),
                formation: report.formation.as_deref().and_then(|text| crate::text::formation(text).ok()),
                skills_lost: lost.fold(SkillSet::NONE, SkillSet::with),
            }
        };
        let seats = BySeat::new(seat(Seat::Home), seat(Seat::Away));
        Ok(Self { score: [home, away], shoot_out, ending, seats })
    }

    /// Whether any of it was played: only then it counts as a team's last match (F-COMP-01).
    pub const fn was_played(&self) -> bool {
        match self.ending {
            Ending::Played | Ending::ExtraTime | Ending::Awarded(_) | Ending::Agreed => true,
            Ending::Walkover(_) | Ending::NoShow => false,
        }
    }

    /// Who won, without the shoot-out: what a table counts. `None`: both lost.
    pub fn outcome(&self) -> Option<Outcome> {
        match self.ending {
            Ending::Played | Ending::ExtraTime => Some(Outcome::of_score(&self.score[0], &self.score[1])),
            Ending::Awarded(seat) | Ending::Walkover(seat) => Some(Outcome::Win(seat)),
            Ending::Agreed => Some(Outcome::Draw),
            Ending::NoShow => None,
        }
    }

    /// Who goes on after this match alone, the shoot-out included.
    pub fn winner(&self) -> Option<Seat> {
        match (self.outcome(), self.shoot_out) {
            (Some(Outcome::Win(seat)), _) => Some(seat),
            (Some(Outcome::Draw), Some([home, away])) if home != away => {
                Some(if home > away { Seat::Home } else { Seat::Away })
            }
            _ => None,
        }
    }

    /// The goals that count. A match that was given to a team counts at least as a walkover.
    pub fn goals(&self, spec: &Spec) -> [u8; 2] {
        let Ending::Awarded(winner) = self.ending else { return self.score };
        let given = Self::walkover(spec, winner).score;
        let lead =
            |score: [u8; 2]| i16::from(score[winner as usize]) - i16::from(score[winner.other() as usize]);
        if lead(self.score) > lead(given) { self.score } else { given }
    }
}

/// A number of goals; nobody has more than 99.
fn few(n: u32) -> u8 {
    u8::try_from(n.min(99)).unwrap_or(99)
}
