//! `touchline league fixtures`: the matches, with what their teams bring and the command that plays them.

use std::fmt::Write as _;
use std::io::Write as _;
use std::path::{Path, PathBuf};

use touchline_engine::Message;
use touchline_league::{Competition, Fixture, Status};
use touchline_words::Words;

use super::{date, file, pick, say, show};
use crate::board::FAINT;
use crate::play::save::quoted;
use crate::terminal;

/// Options of `touchline league fixtures`.
#[derive(clap::Args)]
pub(super) struct Options {
    /// The file of the competition
    file: PathBuf,
    /// Only this round
    #[arg(long, value_name = "N")]
    round: Option<u16>,
    /// Only the matches of this team
    #[arg(long, value_name = "TEAM")]
    team: Option<String>,
    /// Only those that are still to be played
    #[arg(long)]
    open: bool,
}

pub(super) fn run(options: &Options, words: &Words) -> anyhow::Result<()> {
    let competition = file::read(&options.file, words)?;
    let team = options.team.as_ref().map(|typed| pick::team(&competition, typed, words)).transpose()?;
    let is_wanted = |fixture: &&Fixture| {
        options.round.is_none_or(|round| fixture.round == round)
            && team.is_none_or(|team| fixture.seat_of(team).is_some())
            && (!options.open || !fixture.is_settled())
    };
    let wanted: Vec<&Fixture> = competition.fixtures().iter().filter(is_wanted).collect();
    let mut text = show::title(&competition, words);
    if wanted.is_empty() {
        let _ = writeln!(text, "\n{}", words.say_key("league-no-matches"));
    }
    text += &list(&competition, &wanted, words);
    if wanted.iter().any(|fixture| is_plain(&competition, fixture)) {
        let _ = writeln!(text, "\n{}", show::paragraph(&words.say_key("league-plain-matches")));
        let _ = writeln!(text, "  {}", command(&competition, ""));
    }
    let next = say::next(&competition, &options.file, words);
    write!(terminal::out(), "{text}\n{next}")?;
    Ok(())
}

/// Whether it can be played now without terms.
fn is_plain(competition: &Competition, fixture: &Fixture) -> bool {
    fixture.status == Status::Open
        && say::is_next(competition, fixture)
        && competition.terms(fixture.id).is_some_and(|terms| terms.text().is_empty())
}

fn list(competition: &Competition, wanted: &[&Fixture], words: &Words) -> String {
    let mut text = String::new();
    let mut above = String::new();
    let width = wanted.iter().map(|fixture| sides_and_detail(competition, fixture, words).chars().count());
    let width = width.max().unwrap_or(0).min(terminal::width().saturating_sub(24));
    for fixture in wanted {
        let heading = say::heading(competition, fixture, words);
        if heading != above {
            let deadline = competition.deadline(fixture.round).map(|at| {
                format!("  {}", words.say(&Message::new("league-until").text("day", date::moment(at))))
            });
            let title = show::paint().with("1", &heading);
            let _ = writeln!(text, "\n{title}{}", deadline.unwrap_or_default());
            for bye in say::byes(competition, fixture, words) {
                let _ = writeln!(text, "       {bye}");
            }
            above = heading;
        }
        let sides = sides_and_detail(competition, fixture, words);
        let _ = writeln!(text, "{:>5}  {sides:<width$}  {}", fixture.id.0, status(fixture, words));
        text += &terms(competition, fixture, words);
    }
    text
}

fn sides_and_detail(competition: &Competition, fixture: &Fixture, words: &Words) -> String {
    let sides = say::sides(competition, fixture, words);
    let detail = say::detail(competition, fixture, words);
    if detail.is_empty() { sides } else { format!("{sides}  ({detail})") }
}

/// The result, or what the match waits for.
pub(super) fn status(fixture: &Fixture, words: &Words) -> String {
    match (fixture.status, &fixture.result) {
        (Status::Annulled, _) => words.say_key("league-status-annulled"),
        (_, Some(result)) => say::result(result, words),
        (Status::Waiting, None) => words.say_key("league-status-waiting"),
        (_, None) if fixture.begun => words.say_key("league-status-begun"),
        (_, None) => words.say_key("league-status-open"),
    }
}

/// What the teams bring, and how to play it.
fn terms(competition: &Competition, fixture: &Fixture, words: &Words) -> String {
    if fixture.status != Status::Open || !say::is_next(competition, fixture) {
        return String::new();
    }
    let mut text = String::new();
    let Some(terms) = competition.terms(fixture.id) else {
        let _ = writeln!(text, "         {}", words.say_key("league-terms-unsettled"));
        return text;
    };
    for line in in_words(competition, fixture, words) {
        let _ = writeln!(text, "{}", show::paragraph(&format!("         {line}")));
    }
    let inputs = terms.text();
    if !inputs.is_empty() {
        let _ = writeln!(text, "         {}", show::paint().with(FAINT, &command(competition, &inputs)));
    }
    text
}

/// The terms of a match in words, one line each.
pub(super) fn in_words(competition: &Competition, fixture: &Fixture, words: &Words) -> Vec<String> {
    if !say::is_next(competition, fixture) {
        return Vec::new();
    }
    let Some(terms) = competition.terms(fixture.id) else { return Vec::new() };
    let mut lines: Vec<String> =
        terms.reasons.iter().map(|reason| say::reason(competition, reason, words)).collect();
    if terms.late_start {
        lines.push(format!("{} (F-COMP-08)", words.say_key("league-term-late-start")));
    }
    match terms.draw {
        Some(touchline_league::Draws::ExtraTime) => lines.push(words.say_key("league-term-extra-time")),
        Some(touchline_league::Draws::ShootOut) => lines.push(words.say_key("league-term-shoot-out")),
        Some(touchline_league::Draws::Decider) | None => {}
    }
    lines
}

/// The command that plays a match with these terms.
fn command(competition: &Competition, terms: &str) -> String {
    let rules = quoted(Path::new(&competition.spec().play));
    let terms = if terms.is_empty() { String::new() } else { format!(" --terms \"{terms}\"") };
    format!("touchline play --rules {rules}{terms}")
}
