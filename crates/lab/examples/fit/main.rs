//! Fits the evaluations and checks them: `cargo xtask fit` runs this, from the root of the working tree.

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

/// Where shipped weights are.
const WEIGHTS: &str = "crates/ai/weights";

/// Fit the evaluation of a game from matches that it plays against itself, or check it
#[derive(Parser)]
#[command(name = "cargo xtask fit")]
struct Options {
    /// Which game [default: all]
    #[arg(value_enum)]
    game: Option<GameName>,
    /// Play matches that nothing was learned from with the shipped weights, and write how far they were right into docs/evaluation.md
    #[arg(long, conflicts_with_all = ["generations", "epochs", "lambda", "nodes", "out", "from"])]
    check: bool,
    /// How often matches are played with what has been learned [default: see docs/evaluation.md]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=1000))]
    generations: Option<u32>,
    /// Matches of one generation, of which the first plays ten times and the last twice as many; or of a check [default: 2000 for FUBA,
    /// 4000 for the grid game]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(10..=1_000_000))]
    matches: Option<u32>,
    /// Seed of everything: the same seed gives the same weights, whatever the number of threads [default: 1; 2 for a check]
    #[arg(long, value_name = "S")]
    seed: Option<u64>,
    /// How often a generation goes through its positions
    #[arg(long, value_name = "N", default_value_t = 4, value_parser = clap::value_parser!(u32).range(1..=1000))]
    epochs: u32,
    /// How far the target of a position looks: 0 to the next position, 1 to the result
    #[arg(long, value_name = "L", default_value_t = 0.9, value_parser = share)]
    lambda: f64,
    /// Positions that players judge for a decision in the last generations; 0 is one step ahead
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u32).range(0..=1_000_000))]
    nodes: u32,
    /// How many threads [default: one for each core]
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// Where the weights go [default: crates/ai/weights/GAME.net]
    #[arg(long, value_name = "FILE", requires = "game")]
    out: Option<PathBuf>,
    /// Go on from these weights
    #[arg(long, value_name = "FILE", requires = "game")]
    from: Option<PathBuf>,
    /// Who plays the matches of a check
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
        run::<Fuba>(&options, 6, 2500)?;
    }
    if wanted(GameName::Grid) {
        run::<Grid>(&options, 4, 3000)?;
    }
    Ok(())
}

<<<<<<< HEAD
fn fit<G: Fitted>(options: &Options, matches: u32) -> Result<()> {
    let fit = Fit {
        generations: options.generations,
        matches: options.matches.unwrap_or(matches),
        seed: options.seed,
        epochs: options.epochs,
        lambda: options.lambda,
        threads: options.threads.map_or(0, usize::from),
    };
    let file =
        options.out.clone().unwrap_or_else(|| root().join(format!("crates/ai/weights/{}.net", G::NAME)));
    let from = options.from.as_deref().map(read::<G>).transpose()?;
    let show = Show::new(G::NAME);
    let net = fit.run(&course::<G>()?, from, &|progress| show.tell(progress))?;
    write(&file, &net.to_bytes())?;
    println!("{} weights written to {}", net.len(), file.display());
    Ok(())
}

fn course<G: Fitted>() -> Result<Course<G>> {
    Course::new().map_err(|refusal| sentence(&refusal))
}

fn sentence(refusal: &Refusal) -> anyhow::Error {
    anyhow::anyhow!(Words::english().say(refusal))
}

fn read<G: Fitted>(file: &Path) -> Result<Net> {
    let bytes = fs::read(file).with_context(|| format!("cannot read {}", file.display()))?;
    let net = Net::from_bytes(&bytes).with_context(|| format!("{} holds no weights", file.display()))?;
    if net.features() != G::FEATURES {
        bail!("{} is for {} features, the game has {}", file.display(), net.features(), G::FEATURES);
=======
fn run<G: Fitted>(options: &Options, generations: u32, matches: u32) -> Result<()> {
    let matches = options.matches.unwrap_or(matches);
    let course = Course::<G>::new().map_err(|refusal| anyhow::anyhow!(Words::english().say(&refusal)))?;
    if options.check {
        check::run(options, &course, matches)
    } else {
        fitting::run(options, &course, options.generations.unwrap_or(generations), matches)
>>>>>>> issue-6
    }
}

/// All or nothing: a reader never sees half a file.
fn write(file: &Path, bytes: &[u8]) -> Result<()> {
    let new = file.with_added_extension("new");
    fs::write(&new, bytes)
        .and_then(|()| fs::rename(&new, file))
        .with_context(|| format!("cannot write {}", file.display()))
}
