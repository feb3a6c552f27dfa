//! `touchline lab`: what does a rule do? Experiments of many matches, each answered with an interval, a
//! report and the rows behind it.

mod compare;
mod extent;
mod folder;
mod formations;
mod law;
mod looks;
mod merge;
mod plan;
mod questions;
mod report;
mod runner;
mod skills;
mod toggle;

use std::fmt::Display;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::bail;
use clap::{Arg, Subcommand};
use touchline_lab::experiment::write_text;

use crate::interrupt;
use extent::Extent;
use folder::{Folder, Shard, kinds};
use plan::{MOST_MATCHES, Plan, Question};
use report::Report;
use runner::{Ended, Settings};

/// Options of `touchline lab`.
#[derive(clap::Args)]
pub(crate) struct Options {
    #[command(subcommand)]
    question: Ask,
}

#[derive(Subcommand)]
enum Ask {
    /// Play an experiment: a TOML file, or arms from --rules.
    Run(questions::RunOptions),
    /// The editions of FUBA with the same players.
    Editions(questions::EditionsOptions),
    /// All formations against each other: points, the equilibrium mix, the best answer to each.
    Formations(formations::Options),
    /// With and without an advanced rule.
    Rule(questions::RuleOptions),
    /// A rule with another value.
    Value(questions::ValueOptions),
    /// What each skill is worth, in points a match.
    Skills(questions::SkillsOptions),
    /// Each kind of weather against ordinary weather.
    Weather(questions::WeatherOptions),
    /// Put the parts of several folders together.
    Merge(merge::Options),
    /// Write the report of a folder again.
    Report(ReportOptions),
}

/// What all questions share.
#[derive(clap::Args, Clone)]
#[allow(clippy::struct_excessive_bools)] // each is a switch of the command line
struct Common {
    /// How many matches in all, over all arms; rounded up so that all arms play equally many
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=MOST_MATCHES))]
    matches: Option<u64>,
    /// Stop as soon as the interval of --measure reaches at most this far to either side
    #[arg(long, value_name = "MARGIN")]
    precision: Option<f64>,
    /// What --precision is about, such as `goals_per_match` [default: `points_of_a`, where the
    /// two sides differ; where they are alike it has to be said]
    #[arg(long, value_name = "MEASURE", requires = "precision")]
    measure: Option<String>,
    /// Seed of all dice and choices: the same seed gives the same result, whatever the threads and shards
    #[arg(long, value_name = "S", value_parser = crate::seed::read, allow_hyphen_values = true)]
    seed: Option<u64>,
    /// Give every arm dice of its own instead of common ones
    #[arg(long)]
    unpaired: bool,
    /// Take the luck of the dice out of the points, also where both sides are the same; where they differ it
    /// is taken out anyway
    #[arg(long)]
    luck: bool,
    /// Leave the luck in the points: quicker with players that hardly think
    #[arg(long, conflicts_with = "luck")]
    no_luck: bool,
    /// Also keep a row for every turn
    #[arg(long)]
    turns: bool,
    /// Also keep a row for every decision
    #[arg(long)]
    decisions: bool,
    /// How many threads [default: one per core]
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// The folder for the matches, the tables and the report [default: lab-QUESTION]
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
    /// Go on with the matches that are there
    #[arg(long)]
    resume: bool,
    /// Play only a part, such as 2/3: the second of three. `touchline lab merge` puts parts together
    #[arg(long, value_name = "I/N", value_parser = Shard::read)]
    shard: Option<Shard>,
    /// Also write the tables as CSV
    #[arg(long)]
    csv: bool,
    /// How long a program may take to answer
    #[arg(long, value_name = "SECONDS", default_value_t = 60.0, value_parser = crate::program::patience)]
    engine_timeout: f64,
}

/// Tells in its help how many matches are played if nobody says.
fn matches_by_default(arg: Arg, number: impl Display) -> Arg {
    let help = arg.get_help().map(ToString::to_string).unwrap_or_default();
    arg.help(format!("{help} [default: {number}]"))
}

/// For what a question refuses.
fn hidden(arg: Arg) -> Arg {
    arg.hide(true)
}

impl Common {
    /// Put what was asked for into a plan.
    fn plan(&self, mut plan: Plan) -> anyhow::Result<Plan> {
        plan.matches = self.matches.unwrap_or(plan.matches);
        plan.precision = self.precision.or(plan.precision);
        plan.measure = self.measure.clone().or(plan.measure);
        plan.seed = self.seed.unwrap_or(plan.seed);
        plan.paired &= !self.unpaired;
        plan.luck = if self.no_luck { Some(false) } else { self.luck.then_some(true).or(plan.luck) };
        plan.turns |= self.turns;
        plan.decisions |= self.decisions;
        plan.version = env!("CARGO_PKG_VERSION").into();
        plan.command = command();
        plan.check()?;
        if let (Some(measure), None) = (&plan.measure, plan.precision) {
            bail!(
                "measure = {measure:?} says what a precision is about, and there is none: add --precision, or precision to the file"
            );
        }
        if plan.precision.is_some() && self.shard.is_some() {
            bail!(
                "a run that stops at a precision has to see all its matches: --precision and --shard exclude each other"
            );
        }
        plan.sealed()
    }

    fn settings(&self) -> Settings {
        Settings {
            threads: self.threads.map_or(0, usize::from),
            shard: self.shard,
            patience: Duration::from_secs_f64(self.engine_timeout),
        }
    }

    fn out(&self, question: &str) -> PathBuf {
        self.out.clone().unwrap_or_else(|| format!("lab-{question}").into())
    }
}

/// The command as a shell would take it again.
fn command() -> String {
    std::env::args().skip(1).map(|word| quoted(&word)).collect::<Vec<_>>().join(" ")
}

/// A word as a shell would take it.
fn quoted(word: &str) -> String {
    let plain = |c: char| c.is_ascii_alphanumeric() || "-_./:=@,+%".contains(c);
    if !word.is_empty() && word.chars().all(plain) {
        word.to_owned()
    } else {
        format!("'{}'", word.replace('\'', r"'\''"))
    }
}

/// Options of `touchline lab report`.
#[derive(clap::Args)]
struct ReportOptions {
    /// The folder of an experiment
    #[arg(value_name = "DIR")]
    folder: PathBuf,
}

pub(crate) fn run(options: &Options) -> anyhow::Result<()> {
    match &options.question {
        Ask::Run(options) => questions::run(options),
        Ask::Editions(options) => questions::editions(options),
        Ask::Formations(options) => formations::run(options),
        Ask::Rule(options) => questions::rule(options),
        Ask::Value(options) => questions::value(options),
        Ask::Skills(options) => questions::skills(options),
        Ask::Weather(options) => questions::weather(options),
        Ask::Merge(options) => merge::run(options),
        Ask::Report(options) if formations::stages::has_stages(&options.folder) => {
            formations::retell(&options.folder)
        }
        Ask::Report(options) => {
            let (folder, plan) = Folder::existing(&options.folder)?;
            write_report(
                &report_on(&plan, &folder, &Extent::of(&plan, &folder)?)?,
                &folder.file("report.html"),
            )
        }
    }
}

/// Play a question and tell what was found.
fn answer(plan: Plan, common: &Common, name: &str) -> anyhow::Result<()> {
    interrupt::caught()?;
    let plan = common.plan(plan)?;
    runner::check(&plan)?;
    let folder = Folder::open(&common.out(name), &plan, common.resume)?;
    let ended = runner::play(&plan, &folder, common.settings())?;
    if common.shard.is_some() {
        return shard_is_there(&folder, ended);
    }
    if ended == Ended::Interrupted {
        eprintln!("interrupted: the report is about what was played; --resume goes on");
    }
    let extent = Extent::of(&plan, &folder)?;
    folder.finish(&kinds(&plan), common.csv, extent.below())?;
    write_report(&report_on(&plan, &folder, &extent)?, &folder.file("report.html"))
}

fn shard_is_there(folder: &Folder, ended: Ended) -> anyhow::Result<()> {
    let matches = folder.matches()?;
    let ended = match ended {
        Ended::Whole => "this shard is complete",
        Ended::Interrupted => "interrupted: --resume goes on",
    };
    writeln!(crate::terminal::out(), "{matches} matches in {}: {ended}", folder.parts_folder().display())?;
    Ok(())
}

/// The report of a folder.
fn report_on(plan: &Plan, folder: &Folder, extent: &Extent) -> anyhow::Result<Report> {
    let table = runner::table(plan, folder, extent.below())?;
    let mut report = match plan.question {
        Question::Formations => formations::report(plan, &table),
        Question::Skills => skills::report(plan, &table),
        Question::Arms | Question::Editions | Question::Rule | Question::Value | Question::Weather => {
            compare::report(plan, &table)
        }
    }?;
    report.say_first(extent.said());
    Ok(report)
}

/// On the terminal and as a page.
fn write_report(report: &Report, path: &Path) -> anyhow::Result<()> {
    write_page(report, path)?;
    print_report(report, path)
}

fn write_page(report: &Report, path: &Path) -> anyhow::Result<()> {
    Ok(write_text(path, &report::page(report))?)
}

fn print_report(report: &Report, path: &Path) -> anyhow::Result<()> {
    let mut out = crate::terminal::out();
    write!(out, "{}", report::text(report))?;
    writeln!(out, "\nThe report with its drawings: {}", path.display())?;
    Ok(())
}
