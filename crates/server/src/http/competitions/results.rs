//! Results that organisers give.

use serde::Deserialize;
use touchline_engine::Seat;
use touchline_league::MatchResult;
use utoipa::ToSchema;

use super::shapes::EndingWord;
use super::teams::{SkillWord, word};
use crate::competitions::live::Live;
use crate::error::{Error, Result};

/// A result that an organiser gives.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct ResultBody {
    /// The number of entries that you have seen.
    #[schema(minimum = 0, maximum = 1_000_000)]
    pub(super) seq: i64,
    /// For everybody to read.
    #[schema(min_length = 1, max_length = 500)]
    pub(super) because: String,
    /// The number of the fixture.
    #[schema(minimum = 1, maximum = 100_000)]
    pub(super) fixture: u32,
    #[serde(default)]
    ending: EndingWord,
    /// Who wins a match that is `awarded` or a `walkover`.
    winner: Option<SeatWordBody>,
    /// Goals, home first; not for a walkover or a no-show.
    score: Option<ScoreBody>,
    /// The shoot-out.
    shoot_out: Option<ScoreBody>,
    #[serde(default)]
    home: ReportBody,
    #[serde(default)]
    away: ReportBody,
}

/// A seat.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(super) enum SeatWordBody {
    Home,
    Away,
}

impl From<SeatWordBody> for Seat {
    fn from(word: SeatWordBody) -> Self {
        match word {
            SeatWordBody::Home => Self::Home,
            SeatWordBody::Away => Self::Away,
        }
    }
}

/// Goals.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct ScoreBody {
    #[schema(minimum = 0, maximum = 99)]
    home: u8,
    #[schema(minimum = 0, maximum = 99)]
    away: u8,
}

/// What a team takes with it from a match.
#[derive(Debug, Default, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields)]
pub(super) struct ReportBody {
    #[schema(minimum = 0, maximum = 30)]
    yellows: u8,
    #[schema(minimum = 0, maximum = 30)]
    reds: u8,
    #[schema(minimum = 0, maximum = 30)]
    injuries: u8,
    /// The formation it began with: `4-4-2`.
    #[schema(max_length = 20)]
    formation: Option<String>,
    /// The skills it has lost for its next match.
    #[schema(max_items = 4)]
    skills_lost: Vec<SkillWord>,
}

impl ResultBody {
    /// As a line of the log writes it.
    fn text(&self) -> Result<String> {
        let winner = || -> Result<&str> {
            let seat = self.winner.ok_or_else(|| Error::bad("result-needs-winner"))?;
            Ok(Seat::from(seat).word())
        };
        match self.ending {
            EndingWord::Walkover => return Ok(format!("walkover {}", winner()?)),
            EndingWord::NoShow => return Ok("no-show".into()),
            EndingWord::Played | EndingWord::ExtraTime | EndingWord::Awarded | EndingWord::Agreed => {}
        }
        let ScoreBody { home, away } = self.score.ok_or_else(|| Error::bad("result-needs-score"))?;
        let mut text = format!("{home}-{away}");
        if self.ending == EndingWord::Awarded {
            text += &format!(" won={}", winner()?);
        }
        if self.ending == EndingWord::Agreed {
            text += " won=nobody";
        }
        if self.ending == EndingWord::ExtraTime {
            text += " extra-time=yes";
        }
        if let Some(ScoreBody { home, away }) = self.shoot_out {
            text += &format!(" shoot-out={home}-{away}");
        }
        for (seat, report) in [("home", &self.home), ("away", &self.away)] {
            let counts = [("yellow", report.yellows), ("red", report.reds), ("injury", report.injuries)];
            for (key, count) in counts.into_iter().filter(|(_, count)| *count > 0) {
                text += &format!(" {seat}.{key}={count}");
            }
            if let Some(formation) = &report.formation {
                text += &format!(" {seat}.formation={}", word("formation", formation)?);
            }
            if !report.skills_lost.is_empty() {
                let skills = report.skills_lost.iter().map(|skill| word("skills_lost", &skill.0));
                text += &format!(" {seat}.lost={}", skills.collect::<Result<Vec<_>>>()?.join(","));
            }
        }
        Ok(text)
    }

    pub(super) fn result(&self, live: &Live) -> Result<MatchResult> {
        let result = MatchResult::parse(live.now.league.spec(), &self.text()?);
        result.map_err(|refusal| Error::refused(&refusal))
    }
}
