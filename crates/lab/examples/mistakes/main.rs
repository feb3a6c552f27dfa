//! Plays out what an analysis calls mistakes, and measures how the levels play as a judge sees them. The
//! tables go into docs/analysis.md.
#![allow(clippy::print_stdout)]

use std::io::Write as _;

use anyhow::{Result, anyhow, bail};
use clap::{Parser, Subcommand};
use touchline_ai::analysis::Rollouts;
use touchline_ai::{Level, Watch};
use touchline_engine::BySeat;
use touchline_fuba::Fuba;
use touchline_grid::Grid;
use touchline_lab::{Checked, Mistakes, Study, against_itself, judged};

/// Are the mistakes of an analysis real?
#[derive(Parser)]
struct Options {
    /// What to play
    #[arg(long, default_value = "fuba:3.0", global = true)]
    rules: String,
    /// The level that judges
    #[arg(long, default_value = "coach:3", value_parser = level, global = true)]
    judge: Level,
    /// Seed of the matches and of the rollouts
    #[arg(long, default_value_t = 1, global = true)]
    seed: u64,
    /// How many threads; 0 is one per core
    #[arg(long, default_value_t = 1, global = true)]
    threads: usize,
    /// What to measure
    #[command(subcommand)]
    what: What,
}

/// What to measure.
#[derive(Subcommand)]
enum What {
    /// Mistakes against rollouts
    Check {
        /// The level that plays home
        #[arg(long, default_value = "rookie", value_parser = level)]
        home: Level,
        /// The level that plays away
        #[arg(long, default_value = "coach:2", value_parser = level)]
        away: Level,
        /// How many mistakes
        #[arg(long, default_value_t = 100)]
        mistakes: usize,
        /// How many of them lose 0.05 or more
        #[arg(long, default_value_t = 50)]
        bad: usize,
        /// At most this many matches
        #[arg(long, default_value_t = 50)]
        matches: u64,
        /// How often each is played out
        #[arg(long, default_value_t = 100)]
        trials: u32,
        /// The level that plays them out
        #[arg(long, default_value = "rookie", value_parser = level)]
        level: Level,
        /// Turns to play before the evaluation says what the rest is worth; 0 plays to the end
        #[arg(long, default_value_t = 0)]
        turns: u32,
        /// One line for each
        #[arg(long)]
        list: bool,
    },
    /// Error rates of levels against themselves
    Rates {
        /// The levels
        #[arg(default_value = "random,rookie,coach:1,coach:2,coach:3", value_delimiter = ',', value_parser = level)]
        levels: Vec<Level>,
        /// Matches of each
        #[arg(long, default_value_t = 4)]
        matches: u64,
    },
}

fn level(word: &str) -> Result<Level> {
    Level::from_word(word).ok_or_else(|| anyhow!("no level {word}: choose one of {}", Level::words()))
}

fn main() -> Result<()> {
    let options = Options::parse();
    let refused = |refusal: touchline_engine::Refusal| anyhow!("{refusal:?}");
    if options.rules.starts_with("fuba") {
        run(&Fuba::from_text(&options.rules).map_err(refused)?, &options)
    } else if options.rules.starts_with("grid") {
        run(&Grid::from_text(&options.rules).map_err(refused)?, &options)
    } else {
        bail!("no such rules: {}", options.rules)
    }
}

fn run<G: Watch>(game: &G, options: &Options) -> Result<()> {
    let Options { judge, seed, threads, .. } = *options;
    if judge == Level::Random {
        bail!("random cannot judge");
    }
    let mut out = std::io::stdout().lock();
    match &options.what {
        What::Check { home, away, mistakes, bad, matches, trials, level, turns, list } => {
            if *trials < 2 || bad > mistakes {
                bail!("at least two trials, and no more bad mistakes than mistakes");
            }
            let mistakes = Mistakes {
                study: Study { matches: *matches, seed, threads, players: BySeat::new(*home, *away), judge },
                wanted: *mistakes,
                bad: *bad,
                rollouts: Rollouts {
                    trials: *trials,
                    level: *level,
                    turns: (*turns > 0).then_some(*turns),
                    seed,
                    threads,
                },
            };
            let tell = |found: usize, done: usize| eprint!("\r{found} mistakes, {done} played out ");
            let checked = mistakes.run(game, &tell);
            eprintln!();
            if *list {
                for Checked { number, position, actions: [chosen, best], played_out: one } in &checked {
                    writeln!(
                        out,
                        "match {number} step {}: {:.3} ± {:.3} claimed, {:.3} ± {:.3} found\n  {position}\n  {chosen}\n  better {best}",
                        one.step, one.claimed, one.margin, one.found, one.error
                    )?;
                }
            }
            let is_bad = |one: &&Checked| one.played_out.claimed >= 0.05;
            writeln!(out, "| mistakes | how many | claimed | found |\n| --- | --- | --- | --- |")?;
            let mut row = |name: &str, (count, claimed, found, error): (usize, f64, f64, f64)| {
                writeln!(out, "| {name} | {count} | {claimed:.3} | {found:.3} ± {error:.3} |")
            };
            row("doubtful", Checked::means(checked.iter().filter(|one| !is_bad(one))))?;
            row("bad or very bad", Checked::means(checked.iter().filter(is_bad)))?;
            row("all", Checked::means(&checked))?;
        }
        What::Rates { levels, matches } => {
            writeln!(
                out,
                "| level | matches | decisions | mistakes a match and team | doubtful, bad, very bad | error rate |\n| --- | --- | --- | --- | --- | --- |"
            )?;
            for level in levels {
                let study = against_itself(*level, judge, *matches, seed, threads);
                let found = judged(game, &study, &|| ());
                let [a, b, c] = found.classes;
                writeln!(
                    out,
                    "| `{level}` | {} | {} | {:.1} | {a}, {b}, {c} | {:.2} |",
                    found.matches,
                    found.decisions,
                    found.mistakes(),
                    found.error_rate()
                )?;
            }
        }
    }
    Ok(())
}
