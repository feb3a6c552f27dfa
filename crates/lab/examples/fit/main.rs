//! Fits the evaluations and checks them: `cargo xtask fit` runs this.

mod show;

use std::path::{Path, PathBuf};
use std::{env, fs};

use anyhow::{Context, Result, bail};
use clap::{Parser, ValueEnum};
use touchline_ai::Net;
use touchline_engine::Refusal;
use touchline_fuba::Fuba;
use touchline_grid::Grid;
use touchline_lab::fit::{Course, Fit, Fitted};
use touchline_words::Words;

use crate::show::Show;

/// Fit the evaluation of a game from matches that it plays against itself
#[derive(Parser)]
#[command(name = "cargo xtask fit")]
struct Options {
    /// Which game [default: all]
    #[arg(value_enum)]
    game: Option<GameName>,
    /// How often matches are played with what has been learned
    #[arg(long, value_name = "N", default_value_t = 8, value_parser = clap::value_parser!(u32).range(1..=1000))]
    generations: u32,
    /// Matches of one generation; the last plays twice as many [default: 2000 for FUBA, 1000 for the grid game]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(10..=10_000_000))]
    matches: Option<u32>,
    /// Seed of everything: the same seed gives the same weights, whatever the number of threads
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// How often a generation goes through its positions
    #[arg(long, value_name = "N", default_value_t = 4, value_parser = clap::value_parser!(u32).range(1..=1000))]
    epochs: u32,
    /// How far the target of a position looks: 0 to the next position, 1 to the result
    #[arg(long, value_name = "L", default_value_t = 0.9, value_parser = share)]
    lambda: f64,
    /// How many threads [default: one for each core]
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// Where the weights go [default: crates/ai/weights/GAME.net]
    #[arg(long, value_name = "FILE", requires = "game")]
    out: Option<PathBuf>,
    /// Go on from these weights
    #[arg(long, value_name = "FILE", requires = "game")]
    from: Option<PathBuf>,
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

fn main() -> Result<()> {
    let options = Options::parse();
    let wanted = |game| options.game.is_none_or(|only| only == game);
    if wanted(GameName::Fuba) {
        fit::<Fuba>(&options, 2000)?;
    }
    if wanted(GameName::Grid) {
        fit::<Grid>(&options, 1000)?;
    }
    Ok(())
}

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
    }
    Ok(net)
}

/// All or nothing: a reader never sees half a file.
fn write(file: &Path, bytes: &[u8]) -> Result<()> {
    let new = file.with_added_extension("new");
    fs::write(&new, bytes)
        .and_then(|()| fs::rename(&new, file))
        .with_context(|| format!("cannot write {}", file.display()))
}

/// The root of the working tree.
fn root() -> PathBuf {
    let package = env::var_os("CARGO_MANIFEST_DIR").map_or_else(PathBuf::new, PathBuf::from);
    package.join("../..")
}
