//! `touchline lab`: what does a rule do? Experiments of many matches, each answered with an interval, a
//! report and the rows behind it.

mod compare;
mod folder;
mod formations;
mod law;
mod plan;
mod questions;
mod report;
mod runner;
mod skills;

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Context as _, bail};
use clap::Subcommand;

use crate::interrupt;
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
    Merge(MergeOptions),
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
    /// What --precision is about, such as `goals_per_match` [default: `points_of_a`]
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

impl Common {
    /// Put what was asked for into a plan.
    fn plan(&self, mut plan: Plan) -> anyhow::Result<Plan> {
        plan.matches = self.matches.unwrap_or(plan.matches);
        plan.precision = self.precision.or(plan.precision);
        plan.measure = self.measure.clone().or(plan.measure);
        plan.seed = self.seed.unwrap_or(plan.seed);
        plan.paired &= !self.unpaired;
        // The points are only of interest where the sides differ.
        let differ = plan.arms.iter().any(plan::ArmPlan::swaps);
        plan.luck = !self.no_luck && (plan.luck || self.luck || differ);
        plan.turns |= self.turns;
        plan.decisions |= self.decisions;
        plan.version = env!("CARGO_PKG_VERSION").into();
        plan.command = std::env::args().skip(1).collect::<Vec<_>>().join(" ");
        plan.check()?;
        Ok(plan)
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

/// Options of `touchline lab merge`.
#[derive(clap::Args)]
struct MergeOptions {
    /// The folder for everything together
    #[arg(long, value_name = "DIR")]
    out: PathBuf,
    /// The folders of the shards
    #[arg(value_name = "DIR", required = true)]
    folders: Vec<PathBuf>,
    /// Also where matches are missing
    #[arg(long)]
    partial: bool,
    /// Also write the tables as CSV
    #[arg(long)]
    csv: bool,
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
        Ask::Merge(options) => merge(options),
        Ask::Report(options) => {
            let (folder, plan) = Folder::existing(&options.folder)?;
            tell(&plan, &folder)
        }
    }
}

/// Play a question and tell what was found.
fn answer(plan: Plan, common: &Common, name: &str) -> anyhow::Result<()> {
    let plan = common.plan(plan)?;
    runner::check(&plan)?;
    interrupt::caught()?;
    let folder = Folder::open(&common.out(name), &plan, common.resume)?;
    let ended = runner::play(&plan, &folder, common.settings())?;
    if common.shard.is_some() {
        return shard_is_there(&folder, ended);
    }
    if ended == Ended::Interrupted {
        eprintln!("interrupted: the report is about what was played; --resume goes on");
    }
    folder.finish(&kinds(&plan), common.csv)?;
    tell(&plan, &folder)
}

fn shard_is_there(folder: &Folder, ended: Ended) -> anyhow::Result<()> {
    let parts = folder.parts()?;
    let matches: u64 = parts.iter().map(|part| part.last - part.first + 1).sum();
    let ended = match ended {
        Ended::Whole => "this shard is complete",
        Ended::Interrupted => "interrupted: --resume goes on",
    };
    writeln!(crate::terminal::out(), "{matches} matches in {}: {ended}", folder.parts_folder().display())?;
    Ok(())
}

fn merge(options: &MergeOptions) -> anyhow::Result<()> {
    let from =
        options.folders.iter().map(|folder| Folder::existing(folder)).collect::<anyhow::Result<Vec<_>>>()?;
    let (_, plan) = from.first().context("name the folders to be merged")?;
    if let Some(at) = from
        .iter()
        .position(|(_, other)| other.identity() != plan.identity() || other.matches != plan.matches)
    {
        bail!(
            "{} holds another experiment than {}",
            options.folders[at].display(),
            options.folders[0].display()
        );
    }
    let folder = Folder::open(&options.out, plan, false)?;
    folder.gather(&from, &kinds(plan))?;
    let missing = folder.missing(plan.rounded(), None)?;
    if let (Some(first), false) = (missing.first(), options.partial) {
        fs::remove_dir_all(&options.out)
            .with_context(|| format!("cannot remove {}", options.out.display()))?;
        bail!(
            "{} of {} matches are missing, match {first} first: name all shards, or --partial",
            missing.len(),
            plan.rounded()
        );
    }
    folder.finish(&kinds(plan), options.csv)?;
    tell(plan, &folder)
}

/// Make the report of a folder: on the terminal and as a page.
fn tell(plan: &Plan, folder: &Folder) -> anyhow::Result<()> {
    let table = runner::table(folder)?;
    let report = match plan.question {
        Question::Formations => formations::report(plan, &table)?,
        Question::Skills => skills::report(plan, &table)?,
        Question::Arms | Question::Editions | Question::Rule | Question::Value | Question::Weather => {
            compare::report(plan, &table)?
        }
    };
    write_report(&report, &folder.file("report.html"))
}

fn write_report(report: &Report, path: &Path) -> anyhow::Result<()> {
    fs::write(path, report::page(report)).with_context(|| format!("cannot write {}", path.display()))?;
    let mut out = crate::terminal::out();
    write!(out, "{}", report::text(report))?;
    writeln!(out, "\nThe report with its drawings: {}", path.display())?;
    Ok(())
}
