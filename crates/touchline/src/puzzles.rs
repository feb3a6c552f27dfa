//! `touchline puzzles`: makes puzzles from recorded matches or from matches it plays, and checks them.

mod check;
mod line;

use std::io::Write as _;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, bail};
use touchline_ai::analysis::Course;
use touchline_ai::{Level, Watch};
use touchline_engine::{BySeat, Record};
use touchline_lab::{Eager, Maker, Making, Puzzle, Study};
use touchline_protocol::games::{AnyGame, DEFAULT_SPEC};
use touchline_protocol::with_game;

use crate::analyse::progress_bar;
use crate::say::{record_error, sentence};
use crate::{level, replay, terminal};

const MOST_MATCHES: u64 = 1_000_000;

/// Options of `touchline puzzles`.
#[derive(clap::Args)]
pub(crate) struct Options {
    /// Records (.tlm) to make puzzles from; with --check, files of puzzles
    #[arg(value_name = "FILE", required_unless_present = "matches")]
    files: Vec<PathBuf>,
    /// Instead of records: play this many matches at most
    #[arg(long, value_name = "N", conflicts_with = "files", value_parser = clap::value_parser!(u64).range(1..=MOST_MATCHES))]
    matches: Option<u64>,
    /// The spec to play
    #[arg(long, value_name = "SPEC", default_value = DEFAULT_SPEC, requires = "matches")]
    rules: String,
    /// The level that plays both seats
    #[arg(long, value_name = "LEVEL", default_value = "coach:2", requires = "matches", value_parser = level::option)]
    players: Level,
    /// Seed of all dice and choices: the same seed gives the same puzzles, whatever the number of threads
    #[arg(long, value_name = "S", default_value_t = 1, requires = "matches", value_parser = crate::seed::read, allow_hyphen_values = true)]
    seed: u64,
    /// Stop at this many puzzles
    #[arg(long, value_name = "N", default_value_t = 200, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    count: u32,
    /// The level that judges, coach:1 to coach:5 or gaffer: each action is searched with its budget
    #[arg(long, value_name = "LEVEL", default_value = "coach:5", value_parser = level::option)]
    level: Level,
    /// How much winning chance the second best action must lose, in hundredths
    #[arg(long, value_name = "POINTS", default_value_t = 6, value_parser = clap::value_parser!(u8).range(1..=50))]
    least: u8,
    /// Look at this many of the puzzles again, each ten times deeper, and say how many stand
    #[arg(long, value_name = "N", requires = "files", value_parser = clap::value_parser!(u32).range(1..=100_000))]
    check: Option<u32>,
    /// How many threads [default: one per core]
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
}

impl Options {
    fn maker(&self) -> Maker {
        Maker { level: self.level, least: f64::from(self.least) / 100.0 }
    }

    fn threads(&self) -> usize {
        self.threads.map_or(0, usize::from)
    }

    fn wanted(&self) -> usize {
        usize::try_from(self.count).unwrap_or(usize::MAX)
    }
}

pub(crate) fn run(options: &Options) -> anyhow::Result<()> {
    if !options.level.searches() {
        bail!("the level {} does not search: choose coach:1 to coach:5, or gaffer", options.level);
    }
    if let Some(many) = options.check {
        return check::run(&options.files, many, options.threads());
    }
    match options.matches {
        Some(matches) => {
            let game = AnyGame::from_text(&options.rules).map_err(|refusal| sentence(&refusal))?;
            with_game!(game, game => from_play(&game, matches, options))
        }
        None => from_records(options),
    }
}

fn from_play<G: Watch + Eager>(game: &G, matches: u64, options: &Options) -> anyhow::Result<()> {
    let study = Study {
        matches,
        seed: options.seed,
        threads: options.threads(),
        players: BySeat::new(options.players, options.players),
        judge: options.level,
    };
    let making = Making { maker: options.maker(), study, wanted: options.wanted() };
    let bar = progress_bar(u64::from(options.count), "puzzles");
    let nodes = options.maker().nodes::<G>();
    // Each as soon as it is made: Ctrl-C keeps what there is.
    making.run(game, &mut |puzzle| {
        bar.inc(1);
        bar.suspend(|| print(std::slice::from_ref(puzzle), options.level, nodes))
    })?;
    bar.finish_and_clear();
    Ok(())
}

/// All files are read before the first is looked into: a bad one is told at once.
fn from_records(options: &Options) -> anyhow::Result<()> {
    let records = options.files.iter().map(|file| Ok((file.as_path(), replay::read(file)?)));
    let records: Vec<(&Path, Record)> = records.collect::<anyhow::Result<_>>()?;
    let bar = progress_bar(records.len() as u64, "matches");
    let mut left = options.wanted();
    for (file, record) in &records {
        let game = AnyGame::of_record(record)
            .map_err(|error| record_error(&error))
            .with_context(|| format!("{}", file.display()))?;
        let made = with_game!(game, game => from_record(game, record, options, left))
            .with_context(|| format!("{}", file.display()))?;
        left -= made;
        bar.inc(1);
    }
    bar.finish_and_clear();
    Ok(())
}

/// The number of puzzles.
fn from_record<G: Watch + Eager>(
    game: G,
    record: &Record,
    options: &Options,
    most: usize,
) -> anyhow::Result<usize> {
    let course = Course::of_record(game, record).map_err(|error| record_error(&error))?;
    let mut puzzles = options.maker().from_match(&course);
    puzzles.truncate(most);
    print(&puzzles, options.level, options.maker().nodes::<G>())?;
    Ok(puzzles.len())
}

fn print(puzzles: &[Puzzle], level: Level, nodes: u32) -> anyhow::Result<()> {
    let mut out = terminal::out();
    for puzzle in puzzles {
        writeln!(out, "{}", line::write(puzzle, level, nodes)?)?;
    }
    Ok(out.flush()?)
}
