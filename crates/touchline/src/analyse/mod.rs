//! `touchline analyse`: analyses a recorded match.

mod page;
mod rollouts;
mod study;
mod text;

use std::fs;
use std::io::{self, IsTerminal as _, Write as _};
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Context as _, bail};
use clap::builder::PossibleValuesParser;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use touchline_ai::analysis::{Analysis, Analyst, Course};
use touchline_ai::{Level, Watch};
use touchline_engine::{Message, Record};
use touchline_protocol::analysis::{Report, ReportFile};
use touchline_protocol::games::AnyGame;
use touchline_protocol::with_game;
use touchline_words::{LANGUAGES, Words};

use crate::board::Paint;
use crate::play::save;
use crate::say::record_error;
use crate::{level, replay, terminal};
use page::Page;

/// How often the progress bar is redrawn.
const TICK: Duration = Duration::from_millis(250);

/// Options of `touchline analyse`.
#[derive(clap::Args)]
pub(crate) struct Options {
    /// The record (.tlm)
    #[arg(required_unless_present = "study")]
    record: Option<PathBuf>,
    /// The level that judges: rookie (quick), or coach:1 to coach:5, gaffer: the higher, the slower and
    /// better
    #[arg(long, value_name = "LEVEL", default_value = "coach:3", value_parser = level::option)]
    level: Level,
    /// Print the full report as JSON
    #[arg(long)]
    json: bool,
    /// Write a page with plots to this file
    #[arg(long, value_name = "FILE", conflicts_with = "study")]
    html: Option<PathBuf>,
    /// The language of the text, and the initial language of the page
    #[arg(long, value_name = "LANGUAGE", default_value = LANGUAGES[0], value_parser = PossibleValuesParser::new(LANGUAGES))]
    language: String,
    /// A folder with a built web client, whose page to use instead of the one inside this program
    #[arg(long, value_name = "FOLDER", env = "TOUCHLINE_CLIENT")]
    client: Option<PathBuf>,
    /// How many threads [default: one per core]
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    #[command(flatten)]
    rollouts: rollouts::PlayingOut,
    #[command(flatten)]
    study: study::Played,
}

impl Options {
    fn analyst(&self) -> Analyst {
        Analyst { level: self.level, threads: self.threads.map_or(0, usize::from) }
    }

    fn words(&self) -> Words {
        Words::in_language(&self.language).unwrap_or_else(Words::english)
    }

    /// The page to be written there. It may replace an old page, but never a record; and if it cannot be
    /// written, say so before the long wait.
    fn page(&self, to: &Path, words: &Words) -> anyhow::Result<Page> {
        if save::is_record(to) {
            let refusal = Message::new("analysis-page-is-record").text("file", to.display().to_string());
            bail!(words.say(&refusal));
        }
        let page = Page::find(self.client.as_deref(), words)?;
        save::check_writable(to)?;
        Ok(page)
    }

    /// The command that made the page, with file names but no folders: its readers have others.
    fn command(&self, record: &Path, page: &Path) -> String {
        let [record, page] =
            [record, page].map(|file| save::quoted(Path::new(file.file_name().unwrap_or_default())));
        format!(
            "touchline analyse {record} --level {} --language {} --html {page}",
            self.level, self.language
        )
    }
}

pub(crate) fn run(options: &Options) -> anyhow::Result<()> {
    let words = options.words();
    if options.level == Level::Random {
        bail!(words.say_key("analysis-level-random"));
    }
    let Some(file) = &options.record else {
        return study::run(&options.study, options.analyst(), options.json);
    };
    let name = file.display();
    let record = replay::read(file)?;
    // Before the analysis, which may take long.
    let page = options.html.as_deref().map(|to| options.page(to, &words)).transpose()?;
    let game = AnyGame::of_record(&record)
        .map_err(|error| record_error(&error))
        .with_context(|| format!("{name}"))?;
    let analysis = with_game!(game, game => analyse(game, &record, options, &words))
        .with_context(|| format!("{name}"))?;
    // English in every language: readers of another language have the messages next to the sentences.
    let report = Report::of(&analysis, &Words::english());
    if let (Some(page), Some(to)) = (page, &options.html) {
        let command = options.command(file, to);
        let inside = ReportFile { language: &options.language, command: &command, report: &report };
        write(to, &page.with(&inside)?)?;
    }
    let mut out = terminal::out();
    if options.json {
        writeln!(out, "{}", serde_json::to_string_pretty(&report)?)?;
    } else {
        let paint = Paint::for_terminal(io::stdout().is_terminal());
        write!(out, "{}", text::report(&analysis, options.rollouts.level(), &words, paint))?;
        if let Some(page) = &options.html {
            writeln!(out, "\n{}", page.display())?;
        }
    }
    Ok(())
}

fn analyse<G: Watch>(game: G, record: &Record, options: &Options, words: &Words) -> anyhow::Result<Analysis> {
    let course = Course::of_record(game, record).map_err(|error| record_error(&error))?;
    if course.is_empty() {
        bail!(words.say_key("record-empty"));
    }
    options.rollouts.check(course.len(), words)?;
    // Every position is assessed before any step is judged: both take time.
    let bar = progress_bar(Analyst::looks(course.len()) as u64, "positions");
    let go_on = || {
        bar.inc(1);
        true
    };
    let analysis = options.analyst().analyse_while(&course, &go_on);
    bar.finish_and_clear();
    let mut analysis = analysis.with_context(|| words.say_key("analysis-broken-off"))?;
    options.rollouts.run(&course, &mut analysis, options.analyst().threads, words)?;
    Ok(analysis)
}

fn write(file: &Path, text: &str) -> anyhow::Result<()> {
    fs::write(file, text).with_context(|| format!("cannot write {}", file.display()))
}

/// On standard error, and only on a terminal.
pub(crate) fn progress_bar(length: u64, what: &str) -> ProgressBar {
    if !io::stderr().is_terminal() || terminal::is_dumb() {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::with_draw_target(Some(length), ProgressDrawTarget::stderr());
    let style = ProgressStyle::with_template(&format!(
        "{{bar:40}} {{human_pos}} of {{human_len}} {what}, {{eta}} left"
    ));
    let bar = match style {
        Ok(style) if terminal::is_ascii() => bar.with_style(style.progress_chars("#>-")),
        Ok(style) => bar.with_style(style),
        Err(_) => bar,
    };
    // Shown before the first position is done; the clock keeps running while one takes long.
    bar.enable_steady_tick(TICK);
    bar
}
