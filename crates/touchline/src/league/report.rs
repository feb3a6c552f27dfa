//! `touchline league result` and `correct`: what happened in a match.

use std::path::{Path, PathBuf};

use anyhow::{Context as _, bail};
use touchline_engine::{MatchReport, Message, Seat};
use touchline_league::{Competition, FixtureId, Input, MatchResult, Status};
use touchline_protocol::games::AnyGame;
use touchline_protocol::with_game;
use touchline_words::Words;

use super::change::plain;
use super::sheet::Sheet;
use super::{Given, pick};
use crate::replay;
use crate::say::record_error;

/// What only a match that was played can have.
const PLAYED: [&str; 8] = ["extra", "pens", "yellow", "red", "injury", "formation", "lost_skill", "won"];

/// Options of `touchline league result`.
#[derive(clap::Args)]
pub(super) struct Options {
    #[command(flatten)]
    given: Given,
    /// The match: its number, or its teams as HOME:AWAY
    fixture: String,
    /// Goals after normal time, home first: 2-1
    #[arg(required_unless_present_any = ["walkover", "no_show", "record"], conflicts_with_all = ["walkover", "no_show", "record"])]
    score: Option<String>,
    /// Everything from the record of a match that was played here (.tlm)
    #[arg(long, value_name = "FILE", conflicts_with_all = PLAYED)]
    record: Option<PathBuf>,
    /// Goals of extra time alone, home first: they are added
    #[arg(long, value_name = "H-A")]
    extra: Option<String>,
    /// The score of the shoot-out
    #[arg(long, value_name = "H-A")]
    pens: Option<String>,
    /// Yellow cards of home and away
    #[arg(long, value_name = "H-A")]
    yellow: Option<String>,
    /// Red cards
    #[arg(long, value_name = "H-A")]
    red: Option<String>,
    /// Injuries
    #[arg(long, value_name = "H-A")]
    injury: Option<String>,
    /// The formations both began with
    #[arg(long, value_name = "D-M-F/D-M-F")]
    formation: Option<String>,
    /// A skill that a team lost to the injured star: home=tackle
    #[arg(long, value_name = "WHO=SKILL")]
    lost_skill: Vec<String>,
    /// It was begun and then given to home, away or a team: the other one resigned, or a referee decided so;
    /// nobody: a draw was agreed
    #[arg(long, value_name = "WHO")]
    won: Option<String>,
    /// It was not played: home, away or a team gets the win
    #[arg(long, value_name = "WHO", conflicts_with_all = PLAYED, conflicts_with = "record")]
    walkover: Option<String>,
    /// It was not played, and both lose
    #[arg(long, conflicts_with_all = PLAYED, conflicts_with = "walkover")]
    no_show: bool,
}

impl Options {
    pub(super) fn enter(&self, words: &Words) -> anyhow::Result<()> {
        self.apply(words, false)
    }

    pub(super) fn correct(&self, words: &Words) -> anyhow::Result<()> {
        self.apply(words, true)
    }

    fn apply(&self, words: &Words, is_correction: bool) -> anyhow::Result<()> {
        let mut sheet = Sheet::open(&self.given, words)?;
        let id = pick::fixture(sheet.competition(), &self.fixture, is_correction, words)?;
        let result = self.read(sheet.competition(), id, words)?;
        sheet.enter(if is_correction { Input::Correct(id, result) } else { Input::Result(id, result) })?;
        sheet.close()
    }

    /// The result in the words of the file, where it is read and checked.
    fn read(&self, competition: &Competition, id: FixtureId, words: &Words) -> anyhow::Result<MatchResult> {
        if let Some(file) = &self.record {
            return of_record(competition, id, file, words);
        }
        let seat = |typed: &str| pick::seat(competition, id, typed, words).map(Seat::word);
        let mut line = match (&self.walkover, self.no_show, &self.score) {
            (Some(who), ..) => format!("walkover {}", seat(who)?),
            (None, true, _) => "no-show".to_owned(),
            (None, false, score) => {
                let [mut home, mut away] = two(score.as_deref().unwrap_or_default(), words)?;
                if let Some(extra) = &self.extra {
                    let [more_home, more_away] = two(extra, words)?;
                    (home, away) = (home + more_home, away + more_away);
                }
                format!("{home}-{away}")
            }
        };
        if let Some(who) = &self.won {
            let winner = if who == "nobody" { "nobody" } else { seat(who)? };
            line.push_str(&format!(" won={winner}"));
        }
        if self.extra.is_some() {
            line.push_str(" extra-time=yes");
        }
        if let Some(pens) = &self.pens {
            line.push_str(&format!(" shoot-out={}", plain(pens, words)?));
        }
        let counts = [("yellow", &self.yellow), ("red", &self.red), ("injury", &self.injury)];
        for (key, typed) in counts {
            let Some(typed) = typed else { continue };
            let [home, away] = two(typed, words)?;
            line.push_str(&format!(" home.{key}={home} away.{key}={away}"));
        }
        if let Some(formations) = &self.formation {
            let Some((home, away)) = formations.split_once('/') else {
                bail!(words.say(&Message::new("league-two-formations").quoted("got", formations)));
            };
            let (home, away) = (plain(home.trim(), words)?, plain(away.trim(), words)?);
            line.push_str(&format!(" home.formation={home} away.formation={away}"));
        }
        for typed in &self.lost_skill {
            let Some((who, skill)) = typed.rsplit_once('=') else {
                bail!(words.say(&Message::new("league-whose-skill").quoted("got", typed)));
            };
            line.push_str(&format!(" {}.lost={}", seat(who)?, plain(skill, words)?));
        }
        MatchResult::parse(competition.spec(), &line).map_err(|refusal| anyhow::anyhow!(words.say(&refusal)))
    }
}

/// What a recorded match means, if it is the match that was to be played.
fn of_record(
    competition: &Competition,
    id: FixtureId,
    file: &Path,
    words: &Words,
) -> anyhow::Result<MatchResult> {
    let record = replay::read(file)?;
    let of_match = |key: &'static str| {
        Message::new(key).number("fixture", id.0).text("file", file.display().to_string())
    };
    let game = AnyGame::of_record(&record).map_err(|error| record_error(&error))?;
    let play = with_game!(game, game => touchline_engine::Describe::spec(&game).to_string());
    if play != competition.spec().play {
        let refusal = of_match("league-other-rules").text("got", play).text("want", &competition.spec().play);
        bail!(words.say(&refusal));
    }
    let wanted = competition.terms(id).map(|terms| terms.text()).unwrap_or_default();
    // The minute of the whistle is no term of the competition.
    let played: Vec<&str> = record
        .header("terms")
        .unwrap_or_default()
        .split_whitespace()
        .filter(|term| !term.starts_with("whistle="))
        .collect();
    let played = played.join(" ");
    // A match that has a result has no terms to compare with any more.
    let is_open = competition.fixture(id).is_some_and(|fixture| fixture.status == Status::Open);
    if is_open && played != wanted {
        bail!(words.say(&of_match("league-other-terms").text("got", played).text("want", wanted)));
    }
    let report = with_game!(game, game => MatchReport::of_record(game, &record))
        .map_err(|error| record_error(&error))
        .with_context(|| file.display().to_string())?;
    MatchResult::of_report(&report).map_err(|refusal| anyhow::anyhow!(words.say(&refusal)))
}

/// Two numbers, home first: `2-1`.
fn two(typed: &str, words: &Words) -> anyhow::Result<[u16; 2]> {
    let read = |text: &str| text.trim().parse::<u8>().ok().map(u16::from);
    let both = typed.split_once('-').and_then(|(home, away)| Some([read(home)?, read(away)?]));
    both.ok_or_else(|| anyhow::anyhow!(words.say(&Message::new("league-two-numbers").quoted("got", typed))))
}
