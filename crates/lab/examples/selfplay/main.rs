//! Plays the matches the evaluations are trained on: `training/run.py` runs this.

mod outputs;
mod summary;

use std::fs::{self, File};
use std::io::BufWriter;
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::thread::available_parallelism;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, anyhow, bail};
use clap::{Args, Parser, ValueEnum};
use touchline_ai::Net;
use touchline_fuba::Fuba;
use touchline_grid::Grid;
use touchline_lab::fit::{Course, Fitted, Selfplay, Tally, run};
use touchline_words::Words;

/// Play matches and write the records of their positions
#[derive(Parser)]
#[command(name = "selfplay")]
struct Options {
    /// Which game
    #[arg(value_enum)]
    game: GameName,
    /// The net both teams play by [default: they only make things happen]
    #[arg(long, value_name = "FILE")]
    net: Option<PathBuf>,
    /// Print the net's four outputs for every record of this file instead
    #[arg(long, value_name = "FILE", requires = "net")]
    outputs: Option<PathBuf>,
    #[command(flatten)]
    play: Play,
}

/// How the matches are played.
#[derive(Args)]
struct Play {
    /// How many matches at most
    #[arg(long, value_name = "N", default_value_t = 1000)]
    matches: u64,
    /// The number of the first match
    #[arg(long, value_name = "N", default_value_t = 0)]
    first: u64,
    /// Stop after so many minutes
    #[arg(long, value_name = "M")]
    minutes: Option<f64>,
    /// Seed of all dice and choices
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// How much of a target comes from after the next roll: 1 is the result without luck
    #[arg(long, value_name = "L", default_value_t = 0.95)]
    lambda: f64,
    /// The chance in a thousand that a team does not play what it judges best
    #[arg(long, value_name = "N", default_value_t = 30, value_parser = clap::value_parser!(u32).range(0..=1000))]
    strays: u32,
    /// One in this many positions is sampled on average [default: see crates/lab/src/fit/course.rs]
    #[arg(long, value_name = "N")]
    every: Option<u32>,
    /// Positions the players evaluate per decision; 0 looks one step ahead
    #[arg(long, value_name = "N", default_value_t = 0)]
    nodes: u32,
    /// Only this spec of the course
    #[arg(long, value_name = "SPEC")]
    spec: Option<String>,
    /// How many threads [default: one per core]
    #[arg(long, value_name = "T")]
    threads: Option<NonZero<usize>>,
    /// The folder for the records
    #[arg(long, value_name = "DIR", default_value = "target/selfplay")]
    out: PathBuf,
}

#[derive(Clone, Copy, ValueEnum)]
enum GameName {
    Fuba,
    Grid,
}

fn main() -> Result<()> {
    let options = Options::parse();
    match options.game {
        GameName::Fuba => play::<Fuba>(&options),
        GameName::Grid => play::<Grid>(&options),
    }
}

fn play<G: Fitted>(options: &Options) -> Result<()> {
    let net = options.net.as_deref().map(read::<G>).transpose()?;
    if let (Some(net), Some(records)) = (&net, &options.outputs) {
        return outputs::print::<G>(net, records);
    }
    let Play { matches, first, seed, lambda, strays, nodes, .. } = options.play;
    if !(0.0..=1.0).contains(&lambda) {
        bail!("lambda is between 0 and 1");
    }
    let mut course = Course::<G>::new().map_err(|refusal| anyhow!(Words::english().say(&refusal)))?;
    if let Some(spec) = &options.play.spec {
        course = course.only(spec).with_context(|| format!("{spec} is not in the course"))?;
    }
    let out = &options.play.out;
    fs::create_dir_all(out).with_context(|| format!("cannot make {}", out.display()))?;
    let threads = options.play.threads.or(available_parallelism().ok()).map_or(1, NonZero::get);
    let name = |thread: usize| format!("{thread:03}.rec");
    let open = |thread| {
        let path = out.join(name(thread));
        File::create(&path).map(BufWriter::new).with_context(|| format!("cannot write {}", path.display()))
    };
    let files = (0..threads).map(open).collect::<Result<Vec<_>>>()?;
    let every = options.play.every.unwrap_or(G::EVERY);
    let selfplay = Selfplay { course: &course, net: net.as_ref(), nodes, strays, every, lambda, seed };
    let began = Instant::now();
    let limit = options.play.minutes.map(|minutes| Duration::from_secs_f64(60.0 * minutes.max(0.0)));
    let stop = || limit.is_some_and(|limit| began.elapsed() >= limit);
    let tallies = run(&selfplay, first, matches, files, &stop).context("the matches broke off")?;
    let seconds = began.elapsed().as_secs_f64();
    let text =
        summary::json::<G>(options, every, &(0..threads).map(name).collect::<Vec<_>>(), &tallies, seconds);
    let file = out.join("play.json");
    fs::write(&file, text).with_context(|| format!("cannot write {}", file.display()))?;
    let all = tallies.iter().fold(Tally::default(), |sum, tally| sum.merge(*tally));
    println!("{}", summary::line(&all, threads, seconds));
    Ok(())
}

/// The net in a file, if it is for this game.
fn read<G: Fitted>(file: &Path) -> Result<Net> {
    let bytes = fs::read(file).with_context(|| format!("cannot read {}", file.display()))?;
    Net::open(&bytes, G::shape()).with_context(|| format!("{} for {}", file.display(), G::NAME))
}
