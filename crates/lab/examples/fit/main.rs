//! Trains the evaluations and checks them: `cargo xtask fit` runs this from the root of the working tree.

mod check;
mod fitting;
mod page;
mod plot;
mod show;

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use clap::{Parser, ValueEnum};
use touchline_ai::Level;
use touchline_fuba::Fuba;
use touchline_grid::Grid;
use touchline_lab::fit::{Course, Fitted};
use touchline_words::Words;

/// Where the shipped weights are.
const WEIGHTS: &str = "crates/ai/weights";

/// Train the evaluation of a game on self-play, or check it
#[derive(Parser)]
#[command(name = "cargo xtask fit")]
struct Options {
    /// Which game [default: all]
    #[arg(value_enum)]
    game: Option<GameName>,
    /// Play fresh matches with the shipped weights, and write how well they predicted the results into
    /// docs/evaluation.md
    #[arg(long, conflicts_with_all = ["generations", "epochs", "lambda", "nodes", "out", "from"])]
    check: bool,
    /// How many generations to train [default: see docs/evaluation.md]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=1000))]
    generations: Option<u32>,
    /// Matches per generation (ten times as many in the first, twice in the last), or in a check [default:
    /// 2000 for FUBA, 4000 for the grid game]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(10..=1_000_000))]
    matches: Option<u32>,
    /// Seed of everything: the same seed gives the same weights, whatever the number of threads [default: 1;
    /// 2 for a check]
    #[arg(long, value_name = "S")]
    seed: Option<u64>,
    /// How many passes a generation makes over its positions
    #[arg(long, value_name = "N", default_value_t = 4, value_parser = clap::value_parser!(u32).range(1..=1000))]
    epochs: u32,
    /// How far the target of a position looks: 0 to the next position, 1 to the result
    #[arg(long, value_name = "L", default_value_t = 0.9, value_parser = share)]
    lambda: f64,
    /// Positions the players evaluate per decision in the last two generations; 0 looks one step ahead
    /// [default: see docs/evaluation.md]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(0..=1_000_000))]
    nodes: Option<u32>,
    /// How many threads [default: one per core]
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// Where to write the weights [default: crates/ai/weights/GAME.net]
    #[arg(long, value_name = "FILE", requires = "game")]
    out: Option<PathBuf>,
    /// Continue from these weights
    #[arg(long, value_name = "FILE", requires = "game")]
    from: Option<PathBuf>,
    /// The level that plays the matches of a check
    #[arg(long, value_name = "LEVEL", default_value = "rookie", requires = "check", value_parser = level)]
    level: Level,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum GameName {
    Fuba,
    Grid,
}

fn share(text: &str) -> Result<f64, String> {
    let share = text.parse().map_err(|_| "not a number".to_owned())?;
    if (0.0..=1.0).contains(&share) { Ok(share) } else { Err("not between 0 and 1".to_owned()) }
}

fn level(text: &str) -> Result<Level, String> {
    Level::from_word(text).ok_or_else(|| format!("one of {}", Level::words()))
}

impl Options {
    fn threads(&self) -> usize {
        self.threads.map_or(0, usize::from)
    }
}

fn main() -> Result<()> {
    let options = Options::parse();
    let wanted = |game| options.game.is_none_or(|only| only == game);
    if wanted(GameName::Fuba) {
        run::<Fuba>(&options, &Usual { generations: 6, matches: 2500, nodes: 100 })?;
    }
    if wanted(GameName::Grid) {
        run::<Grid>(&options, &Usual { generations: 6, matches: 3000, nodes: 0 })?;
    }
    Ok(())
}

/// The options the shipped weights were trained with.
struct Usual {
    generations: u32,
    matches: u32,
    nodes: u32,
}

fn run<G: Fitted>(options: &Options, usual: &Usual) -> Result<()> {
    let course = Course::<G>::new().map_err(|refusal| anyhow::anyhow!(Words::english().say(&refusal)))?;
    if options.check {
        check::run(options, &course, options.matches.unwrap_or(usual.matches))
    } else {
        fitting::run(options, &course, usual)
    }
}

/// Written atomically: a reader never sees half a file.
fn write(file: &Path, bytes: &[u8]) -> Result<()> {
    let new = file.with_added_extension("new");
    fs::write(&new, bytes)
        .and_then(|()| fs::rename(&new, file))
        .with_context(|| format!("cannot write {}", file.display()))
}
