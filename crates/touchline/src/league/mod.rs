//! `touchline league`: a competition on one plain file, for clubs that play on cardboard.
//!
//! Everything a competition is lies in `crates/league`; here are only the file, the words and the pictures.

mod bracket;
mod change;
mod date;
mod export;
mod file;
mod fixtures;
mod new;
mod outlook;
mod pick;
mod report;
mod say;
mod sheet;
mod show;
mod simulate;

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::time::Duration;

use clap::Subcommand;
use clap::builder::PossibleValuesParser;
use touchline_league::Competition;
use touchline_words::{LANGUAGES, Words};

use crate::terminal;

/// Options of `touchline league`.
#[derive(clap::Args)]
pub(crate) struct Options {
    #[command(subcommand)]
    command: Command,
    /// The language of what is printed and exported
    #[arg(long, value_name = "LANGUAGE", global = true, default_value = LANGUAGES[0], value_parser = PossibleValuesParser::new(LANGUAGES))]
    language: String,
}

#[derive(Subcommand)]
enum Command {
    /// Write the file of a new competition.
    New(new::Options),
    /// Register a team.
    Add(change::Add),
    /// Note that a team is there.
    CheckIn(change::OfTeam),
    /// End the registration.
    Start(change::Plain),
    /// Draw the places of the teams: by lot, or in the order given.
    Draw(change::Draw),
    /// Pair the next round of a Swiss tournament, or the last one again while none of its matches has begun.
    Pair(change::Pair),
    /// Challenge a team on a ladder.
    Challenge(change::Challenge),
    /// Note that a match begins: what its teams carry over is settled now.
    Begin(change::OfFixture),
    /// Enter the result of a match.
    Result(report::Options),
    /// Enter another result for a match that has one.
    Correct(report::Options),
    /// Take back a result: the match must be played again.
    Void(change::OfFixture),
    /// Note that a team came late.
    Late(change::Late),
    /// Roll the dice that are due after a match: yellow cards and injuries.
    Roll(change::Roll),
    /// Draw the lots that are due between teams that nothing else separates.
    Lot(change::Lot),
    /// A team withdraws.
    Withdraw(change::OfTeam),
    /// Another team takes a place, with all results.
    Replace(change::Replace),
    /// Tell everybody something.
    Announce(change::Announce),
    /// Nothing new begins.
    Pause(change::Plain),
    /// It goes on.
    Resume(change::Plain),
    /// Set the day on which a round must be over.
    Deadline(change::Deadline),
    /// End a ladder, or anything else before its last match.
    Finish(change::Plain),
    /// Print the tables.
    Table(show::Options),
    /// Print the knock-out as a tree.
    Bracket(show::Options),
    /// Print the matches with their terms.
    Fixtures(fixtures::Options),
    /// Print every entry with who made it and why.
    Log(show::Options),
    /// Play the rest many times: every team's chances.
    Simulate(simulate::Options),
    /// Write a page or lists for other programs.
    Export(export::Options),
}

/// What every change needs.
#[derive(clap::Args)]
struct Given {
    /// The file of the competition
    file: PathBuf,
    /// Who decides this [default: your login name]
    #[arg(long, value_name = "NAME", env = "TOUCHLINE_ORGANISER")]
    by: Option<String>,
    /// Why; everybody can read it. Corrections and other decisions need it
    #[arg(long, value_name = "REASON")]
    because: Option<String>,
    /// How long to wait while somebody else changes the file
    #[arg(long, value_name = "SECONDS", default_value_t = 10, value_parser = clap::value_parser!(u64).range(0..=3600))]
    wait: u64,
}

impl Given {
    fn by(&self) -> String {
        let login = || ["USER", "LOGNAME"].iter().find_map(|name| std::env::var(name).ok());
        self.by
            .clone()
            .or_else(login)
            .filter(|name| !name.trim().is_empty())
            .unwrap_or_else(|| "cli".to_owned())
    }

    fn wait(&self) -> Duration {
        Duration::from_secs(self.wait)
    }
}

pub(crate) fn run(options: &Options) -> anyhow::Result<()> {
    let words = Words::in_language(&options.language).unwrap_or_else(Words::english);
    let words = &words;
    match &options.command {
        Command::New(options) => new::run(options, words),
        Command::Add(options) => options.run(words),
        Command::CheckIn(options) => options.check_in(words),
        Command::Start(options) => options.start(words),
        Command::Draw(options) => options.run(words),
        Command::Pair(options) => options.run(words),
        Command::Challenge(options) => options.run(words),
        Command::Begin(options) => options.begin(words),
        Command::Result(options) => options.enter(words),
        Command::Correct(options) => options.correct(words),
        Command::Void(options) => options.void(words),
        Command::Late(options) => options.run(words),
        Command::Roll(options) => options.run(words),
        Command::Lot(options) => options.run(words),
        Command::Withdraw(options) => options.withdraw(words),
        Command::Replace(options) => options.run(words),
        Command::Announce(options) => options.run(words),
        Command::Pause(options) => options.pause(words),
        Command::Resume(options) => options.resume(words),
        Command::Deadline(options) => options.run(words),
        Command::Finish(options) => options.finish(words),
        Command::Table(options) => print(&options.file, words, show::tables),
        Command::Bracket(options) => print(&options.file, words, show::bracket),
        Command::Fixtures(options) => fixtures::run(options, words),
        Command::Log(options) => print(&options.file, words, show::log),
        Command::Simulate(options) => simulate::run(options, words),
        Command::Export(options) => export::run(options, words),
    }
}

/// Read a competition and print something about it.
fn print(file: &Path, words: &Words, text: fn(&Competition, &Words) -> String) -> anyhow::Result<()> {
    let competition = file::read(file, words)?;
    write!(terminal::out(), "{}", text(&competition, words))?;
    Ok(())
}
