//! What may come of a competition, as text and as JSON. Nothing here varies from run to run.

use std::fmt::Write as _;

use serde_json::{Value, json};
use touchline_engine::Message;
use touchline_league::Competition;
use touchline_league::simulate::{Outlook, Prospect, share};
use touchline_words::Words;

use super::simulate::Source;
use super::{say, show};
use crate::board::FAINT;
use crate::chart::bar;
use crate::terminal;

/// The length of a full bar.
const BAR: usize = 30;
/// The widest name.
const NAME: usize = 24;
/// What a column of chances takes.
const CELL: usize = 7;

/// Every team's chances.
pub(super) fn as_text(
    competition: &Competition,
    outlook: &Outlook,
    source: &Source,
    seed: u64,
    words: &Words,
) -> String {
    let report = Report { competition, outlook, source, words };
    let key = match source {
        Source::Ratings(_) => "league-from-ratings",
        Source::Computers(_) => "league-from-computers",
    };
    let runs = i64::try_from(outlook.runs).unwrap_or(i64::MAX);
    let head = Message::new("league-outlook").text("runs", runs.to_string()).text("seed", seed.to_string());
    let mut text = show::title(competition, words);
    let _ = writeln!(text, "{} · {}\n", words.say(&head), words.say_key(key));
    text += &report.wins();
    text += &report.rounds();
    text += &report.places();
    text
}

struct Report<'a> {
    competition: &'a Competition,
    outlook: &'a Outlook,
    source: &'a Source,
    words: &'a Words,
}

impl Report<'_> {
    /// The likeliest winner first; equal ones in the order of their numbers.
    fn teams(&self) -> Vec<&Prospect> {
        let taking_part =
            |prospect: &&Prospect| self.competition.team(prospect.team).is_some_and(|team| !team.withdrawn);
        let mut list: Vec<&Prospect> = self.outlook.teams.iter().filter(taking_part).collect();
        list.sort_by_key(|prospect| {
            (std::cmp::Reverse((prospect.wins, prospect.rounds.clone(), prospect.points)), prospect.team)
        });
        list
    }

    fn name(&self, prospect: &Prospect) -> String {
        show::cut(&say::team(self.competition, prospect.team), NAME)
    }

    fn width(&self) -> usize {
        let names = self.outlook.teams.iter().map(|prospect| self.name(prospect).chars().count());
        let head = self.words.say_key("league-column-team").chars().count();
        names.max().unwrap_or(0).max(head)
    }

    /// A chance in per cent; one that would round to nothing is not nothing.
    fn percent(&self, part: u64) -> String {
        let per_cent = 100.0 * share(part, self.outlook.runs);
        if part > 0 && per_cent < 0.05 { "<0.1".to_owned() } else { format!("{per_cent:.1}") }
    }

    /// The chance to win, with what it comes from and the average points.
    fn wins(&self) -> String {
        let (width, words) = (self.width(), self.words);
        let has_table = self.outlook.teams.iter().any(|prospect| !prospect.places.is_empty());
        let points = words.say_key("league-column-points");
        let of = words.say_key(match self.source {
            Source::Ratings(_) => "league-column-rating",
            Source::Computers(_) => "league-column-computer",
        });
        let of_width = self
            .outlook
            .teams
            .iter()
            .map(|p| self.source.of(p.team).len())
            .max()
            .unwrap_or(0)
            .max(of.chars().count());
        let mut head = format!("{:<width$}  {of:>of_width$}", words.say_key("league-column-team"));
        if has_table {
            let _ = write!(head, "  {points:>6}");
        }
        let _ = write!(head, "  {:>7}", words.say_key("league-column-wins"));
        let mut text = format!("{}\n", show::paint().with(FAINT, &head));
        for prospect in self.teams() {
            let _ =
                write!(text, "{:<width$}  {:>of_width$}", self.name(prospect), self.source.of(prospect.team));
            if has_table {
                let _ = write!(text, "  {:>6.1}", share(prospect.points, self.outlook.runs));
            }
            let chance = share(prospect.wins, self.outlook.runs);
            let line = format!("  {:>7}  {}", format!("{} %", self.percent(prospect.wins)), bar(chance, BAR));
            let _ = writeln!(text, "{}", line.trim_end());
        }
        text
    }

    /// The chance to reach each round of the knock-out.
    fn rounds(&self) -> String {
        let rounds = self.outlook.teams.iter().map(|prospect| prospect.rounds.len()).max().unwrap_or(0);
        if rounds == 0 {
            return String::new();
        }
        let names: Vec<String> = (0..rounds)
            .map(|at| {
                let after = u32::try_from(rounds - at).unwrap_or(0);
                say::cup_round(2_u16.saturating_pow(after), self.words)
            })
            .collect();
        let cells = |prospect: &Prospect| -> Vec<u64> {
            (0..rounds).map(|at| prospect.rounds.get(at).copied().unwrap_or(0)).collect()
        };
        self.matrix("league-outlook-rounds", &names, cells)
    }

    /// The chance of each place in the table.
    fn places(&self) -> String {
        let places = self.outlook.teams.iter().map(|prospect| prospect.places.len()).max().unwrap_or(0);
        if places == 0 {
            return String::new();
        }
        let names: Vec<String> = (1..=places).map(|place| place.to_string()).collect();
        let cells = |prospect: &Prospect| -> Vec<u64> {
            (0..places).map(|at| prospect.places.get(at).copied().unwrap_or(0)).collect()
        };
        self.matrix("league-outlook-places", &names, cells)
    }

    /// A table of chances in per cent, in blocks as wide as the terminal.
    fn matrix(&self, title: &str, names: &[String], cells: impl Fn(&Prospect) -> Vec<u64>) -> String {
        let width = self.width();
        let cell = names.iter().map(|name| name.chars().count() + 2).max().unwrap_or(0).max(CELL);
        let fit = (terminal::width().saturating_sub(width) / cell).max(1);
        let mut text = format!("\n{}\n", show::paint().with("1", &self.words.say_key(title)));
        for (block, part) in names.chunks(fit).enumerate() {
            let mut head = format!("{:<width$}", "");
            for name in part {
                let _ = write!(head, "{name:>cell$}");
            }
            let _ = writeln!(text, "{}", show::paint().with(FAINT, &head));
            for prospect in self.teams() {
                let mut line = format!("{:<width$}", self.name(prospect));
                for count in cells(prospect).iter().skip(block * fit).take(part.len()) {
                    let shown = if *count == 0 { "-".to_owned() } else { self.percent(*count) };
                    let _ = write!(line, "{shown:>cell$}");
                }
                let _ = writeln!(text, "{line}");
            }
        }
        text
    }
}

/// The counts behind the chances, too: they add up exactly.
pub(super) fn as_json(competition: &Competition, outlook: &Outlook, source: &Source, seed: u64) -> Value {
    let teams: Vec<Value> = outlook
        .teams
        .iter()
        .map(|prospect| {
            let known = source.of(prospect.team);
            let (rating, computer) = match source {
                Source::Ratings(_) => (known.parse::<u16>().ok(), None),
                Source::Computers(_) => (None, Some(known)),
            };
            json!({
                "team": say::team(competition, prospect.team),
                "rating": rating,
                "computer": computer,
                "wins": prospect.wins,
                "chance": share(prospect.wins, outlook.runs),
                "points": share(prospect.points, outlook.runs),
                "places": prospect.places,
                "rounds": prospect.rounds,
            })
        })
        .collect();
    json!({ "name": competition.spec().name, "runs": outlook.runs, "seed": seed, "teams": teams })
}
