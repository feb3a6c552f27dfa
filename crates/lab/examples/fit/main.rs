//! Checks the evaluations on matches never seen: `cargo xtask fit --check` runs this from the root of the
//! working tree.

mod check;
mod page;
mod plot;
mod show;

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use clap::{Parser, ValueEnum};
use touchline_ai::{Level, Sight};
use touchline_fuba::Fuba;
use touchline_grid::Grid;

/// Check the evaluation of a game on matches it has never seen
#[derive(Parser)]
#[command(name = "cargo xtask fit")]
struct Options {
    /// Which game [default: all]
    #[arg(value_enum)]
    game: Option<GameName>,
    /// Play fresh matches with the shipped weights, and write how well they predicted the results into
    /// docs/evaluation.md
    #[arg(long)]
    check: bool,
    /// Matches of every spec
    #[arg(long, value_name = "N", default_value_t = 2000, value_parser = clap::value_parser!(u32).range(10..=1_000_000))]
    matches: u32,
    /// Only this spec of the course; may be given again [default: all with a share of at least 5 %]
    #[arg(long, value_name = "SPEC")]
    spec: Vec<String>,
    /// Seed of everything: the same seed gives the same figures, whatever the number of threads
    #[arg(long, value_name = "S", default_value_t = 2)]
    seed: u64,
    /// How many threads [default: one per core]
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// The level that plays the matches
    #[arg(long, value_name = "LEVEL", default_value = "rookie", value_parser = level)]
    level: Level,
    /// How far to look into the outcomes of every roll for the second variance factor: `as:LEVEL`, `rolls:N`,
    /// `search:N`, `dice`; `none` saves most of the time [default: as the level that plays]
    #[arg(long, value_name = "SIGHT", value_parser = ahead)]
    ahead: Option<Ahead>,
    /// Only in the first N matches of every spec
    #[arg(long, value_name = "N", default_value_t = 400)]
    ahead_matches: u32,
    /// Write the plots and tables here instead
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum GameName {
    Fuba,
    Grid,
}

fn level(text: &str) -> Result<Level, String> {
    Level::from_word(text).ok_or_else(|| format!("one of {}", Level::words()))
}

/// How far to look, if at all.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Ahead(Option<Sight>);

fn ahead(text: &str) -> Result<Ahead, String> {
    let sight = Sight::from_word(text);
    if sight.is_none() && text != "none" {
        return Err("one of none, dice, rolls:N, as:LEVEL, search:N".to_owned());
    }
    Ok(Ahead(sight))
}

impl Options {
    /// How far to look ahead, if at all.
    fn ahead(&self) -> Option<Sight> {
        self.ahead.map_or(Some(Sight::As(self.level)), |Ahead(sight)| sight)
    }

    fn threads(&self) -> usize {
        self.threads.map_or(0, usize::from)
    }
}

fn main() -> Result<()> {
    let options = Options::parse();
    if !options.check {
        bail!("training is done by `python3 training/run.py`: see training/README.md");
    }
    let wanted = |game| options.game.is_none_or(|only| only == game);
    if wanted(GameName::Fuba) {
        check::run::<Fuba>(&options)?;
    }
    if wanted(GameName::Grid) {
        check::run::<Grid>(&options)?;
    }
    Ok(())
}

/// Written atomically: a reader never sees half a file.
fn write(file: &Path, bytes: &[u8]) -> Result<()> {
    let new = file.with_added_extension("new");
    fs::write(&new, bytes)
        .and_then(|()| fs::rename(&new, file))
        .with_context(|| format!("cannot write {}", file.display()))
}
