//! `touchline league new`.

use std::io::Write as _;
use std::path::PathBuf;

use anyhow::bail;
use touchline_engine::{Message, Spec as PlaySpec};
use touchline_league::{Competition, Spec};
use touchline_protocol::games::{AnyGame, DEFAULT_SPEC};
use touchline_protocol::with_game;
use touchline_words::Words;

use super::{file, say};
use crate::terminal;

/// Options of `touchline league new`.
#[derive(clap::Args)]
#[command(after_help = FORMATS)]
pub(super) struct Options {
    /// The file to write; nothing may be there yet
    file: PathBuf,
    /// The name people know it by
    #[arg(long, value_name = "NAME")]
    name: String,
    /// What is played: see `touchline rules list`
    #[arg(long, value_name = "SPEC", default_value = DEFAULT_SPEC)]
    spec: String,
    /// How it is played, for example "round-robin legs=2"; see below
    #[arg(long, value_name = "FORMAT")]
    format: String,
    /// What a win, a draw and a defeat are worth [default: 3-1-0]
    #[arg(long, value_name = "W-D-L")]
    points: Option<String>,
    /// What decides between equal points, in this order: goal-difference, goals, head-to-head, buchholz,
    /// fair-play, lot
    #[arg(long, value_name = "LIST")]
    tie_breaks: Option<String>,
    /// The score of a match that is not played, the winner's goals first [default: 3-0]
    #[arg(long, value_name = "SCORE")]
    walkover: Option<String>,
    /// What becomes of the matches of a team that withdraws: half (kept if it played half of them), keep,
    /// annul [default: half]
    #[arg(long, value_name = "POLICY")]
    drop_out: Option<String>,
    /// What follows a draw in a knock-out: shoot-out, extra-time (then a shoot-out), decider [default:
    /// shoot-out, where the game has one]
    #[arg(long, value_name = "WHAT")]
    draws: Option<String>,
    /// Where the order of the draw comes from: lot, seeded, order [default: lot]
    #[arg(long, value_name = "WHAT")]
    seeding: Option<String>,
    /// How many skills a team chooses for the competition, and for each match: 4/2
    #[arg(long, value_name = "N/M")]
    skills: Option<String>,
    /// Whether cards and injuries cost condition points in the next match: yes, no [default: yes, where the
    /// rulebook says so]
    #[arg(long, value_name = "YES/NO")]
    carry_over: Option<String>,
    /// Every team has a primary formation, and pays for another one
    #[arg(long)]
    primary: bool,
    /// Only teams that have checked in take part
    #[arg(long)]
    check_in: bool,
}

const FORMATS: &str = "Formats, with their usual numbers:
  round-robin legs=1                            everybody plays everybody
  swiss rounds=5                                paired by the scores so far
  knock-out legs=1 third-place=no               the winner goes on
  groups groups=4 qualify=2 legs=1 knock-out legs=1 third-place=no
  ladder reach=3                                who beats a team above takes its place";

pub(super) fn run(options: &Options, words: &Words) -> anyhow::Result<()> {
    let competition = options.competition(words)?;
    file::create(&options.file, &competition, words)?;
    let made = Message::new("league-made")
        .text("file", options.file.display().to_string())
        .text("name", &competition.spec().name)
        .text("play", &competition.spec().play);
    let mut out = terminal::out();
    writeln!(out, "{}", words.say(&made))?;
    writeln!(out, "{}", say::format(competition.spec().format, words))?;
    write!(out, "{}", say::next(&competition, &options.file, words))?;
    Ok(())
}

impl Options {
    fn competition(&self, words: &Words) -> anyhow::Result<Competition> {
        let mut numbers = self.skills.iter().flat_map(|typed| typed.splitn(2, '/')).map(str::trim);
        let (pool, cards) = (numbers.next(), numbers.next());
        let play = self.play(cards, words)?;
        // The word for both is that of the first.
        let draws = self.draws.as_deref().map(|draws| match draws {
            "extra-time,shoot-out" | "extra-time, shoot-out" => "extra-time",
            other => other,
        });
        let yes = |set: bool| set.then_some("yes");
        let headers = [
            ("name", Some(self.name.as_str())),
            ("play", Some(play.as_str())),
            ("format", Some(self.format.as_str())),
            ("points", self.points.as_deref()),
            ("tie-breaks", self.tie_breaks.as_deref()),
            ("walkover", self.walkover.as_deref()),
            ("drop-out", self.drop_out.as_deref()),
            ("draws", draws),
            ("seeding", self.seeding.as_deref()),
            ("skills", pool),
            ("carry-over", self.carry_over.as_deref()),
            ("primary", yes(self.primary)),
            ("check-in", yes(self.check_in)),
        ];
        let given = headers.iter().filter_map(|(key, value)| value.map(|value| (*key, value)));
        let refused = |refusal| anyhow::anyhow!(words.say(&refusal));
        Competition::new(Spec::from_headers(given).map_err(refused)?).map_err(refused)
    }

    /// The canonical spec of the matches, with the number of skills of each.
    fn play(&self, cards: Option<&str>, words: &Words) -> anyhow::Result<String> {
        let refused = |refusal| anyhow::anyhow!(words.say(&refusal));
        let mut spec = PlaySpec::parse(&self.spec).map_err(refused)?;
        if let Some(cards) = cards {
            if spec.options.iter().any(|(key, _)| key == SKILLS_OPTION) {
                bail!(words.say_key("league-skills-twice"));
            }
            spec.options.push((SKILLS_OPTION.to_owned(), cards.to_owned()));
        }
        let game = AnyGame::from_text(&spec.to_string()).map_err(refused)?;
        Ok(with_game!(game, game => touchline_engine::Describe::spec(&game).to_string()))
    }
}

/// The option of a spec that says how many skills a team plays a match with.
const SKILLS_OPTION: &str = touchline_fuba::spec::SKILLS_OPTION;

#[cfg(test)]
mod tests {
    use touchline_league::Format;

    use super::*;

    #[test]
    fn the_formats_of_the_help_are_formats() {
        let formats = FORMATS.lines().skip(1).map(|line| {
            let line = line.trim();
            line.split_once("   ").map_or(line, |(format, _)| format)
        });
        for format in formats {
            let read = Format::parse(format).unwrap_or_else(|refusal| panic!("{format}: {refusal}"));
            assert_eq!(read.to_string(), format, "the help tells the usual numbers");
            let kind = format.split(' ').next().unwrap_or_default();
            if kind != "groups" {
                assert_eq!(Format::parse(kind), Ok(read), "{format}");
            }
        }
    }
}
