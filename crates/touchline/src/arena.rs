//! `touchline arena`.

mod engine;
mod round_robin;
mod side;
mod text;

use std::io::{self, IsTerminal as _, Write as _};
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use anyhow::{Context as _, bail};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use serde_json::{Value, json};
use touchline_ai::Evaluate;
use touchline_lab::{
    Arena, Compared, Contestant, Eager, Figure, Measured, Rival, Sprt, Standing, Times, Verdict, elo_of,
};
use touchline_protocol::games::{AnyGame, DEFAULT_SPEC};
use touchline_protocol::with_game;

use crate::bench::cpu_time;
use crate::interrupt;
use crate::say::sentence;
pub(crate) use side::Side;
pub(crate) use text::{percent, span};

const MOST_MATCHES: u64 = 100_000_000;

/// Options of `touchline arena`.
#[derive(clap::Args)]
#[allow(clippy::struct_excessive_bools)] // each is a switch of the command line
pub(crate) struct Options {
    /// What to play, for example fuba:3.0 or grid:basic@small
    #[arg(long, value_name = "SPEC", default_value = DEFAULT_SPEC)]
    rules: String,
    /// The player whose score is reported: random, rookie, coach:1 to coach:5, gaffer (coach:3@5000 and
    /// coach:3@20ms set how long it thinks), a character such as wall, a bot such as eager, or
    /// engine:COMMAND, a program that speaks the engine protocol
    #[arg(long, value_name = "PLAYER", value_parser = Side::from_word, required_unless_present = "player", requires = "b")]
    a: Option<Side>,
    /// The other player
    #[arg(long, value_name = "PLAYER", value_parser = Side::from_word, requires = "a")]
    b: Option<Side>,
    /// Instead of --a and --b, two or more times: a round robin of these players, everybody against
    /// everybody, with a cross table and Elo ratings
    #[arg(long, value_name = "PLAYER", value_parser = Side::from_word, conflicts_with_all = ["a", "b", "styles"])]
    player: Vec<Side>,
    /// How long a program may take to answer
    #[arg(long, value_name = "SECONDS", default_value_t = 60.0, value_parser = crate::program::patience)]
    engine_timeout: f64,
    /// The most matches to play; in a round robin between every two players
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..=MOST_MATCHES))]
    matches: u64,
    /// Play pairs of matches with the same dice and swapped seats: less luck in the score
    #[arg(long)]
    pairs: bool,
    /// Seed of all dice and choices: the same seed gives the same result, whatever the number of threads
    #[arg(long, value_name = "S", default_value_t = 1, value_parser = crate::seed::read, allow_hyphen_values = true)]
    seed: u64,
    /// How many threads [default: one per core]
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// Play all matches, even when the test is decided earlier
    #[arg(long)]
    no_stop: bool,
    /// The lower hypothesis: a is at most this much stronger, in Elo
    #[arg(long, value_name = "E", default_value_t = 0.0, allow_negative_numbers = true)]
    elo0: f64,
    /// The upper hypothesis: a is at least this much stronger
    #[arg(long, value_name = "E", default_value_t = 25.0, allow_negative_numbers = true)]
    elo1: f64,
    /// How often the upper hypothesis may be accepted wrongly
    #[arg(long, value_name = "P", default_value_t = 0.05)]
    alpha: f64,
    /// How often the lower hypothesis may be accepted wrongly
    #[arg(long, value_name = "P", default_value_t = 0.05)]
    beta: f64,
    /// Also tell how each of them plays: where its men stand, how often it presses, shoots from far, ...
    #[arg(long)]
    styles: bool,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

impl Options {
    fn arena(&self) -> anyhow::Result<Arena> {
        let test = Sprt::new(self.elo0, self.elo1, self.alpha, self.beta)
            .context("--elo0 has to be below --elo1, and --alpha and --beta between 0 and 0.5")?;
        let threads = self.threads.map_or(0, usize::from);
        let (matches, seed, pairs, stop) = (self.matches, self.seed, self.pairs, !self.no_stop);
        Ok(Arena { matches, seed, threads, pairs, test, stop })
    }
}

pub(crate) fn run(options: &Options) -> anyhow::Result<()> {
    let game = AnyGame::from_text(&options.rules).map_err(|refusal| sentence(&refusal))?;
    let arena = options.arena()?;
    match (&options.a, &options.b) {
        (Some(a), Some(b)) => with_game!(game, game => contest(&game, &arena, options, [a, b])),
        _ => with_game!(game, game => round_robin::run(&game, &arena, options)),
    }
}

fn contest<G: Evaluate + Measured + Eager>(
    game: &G,
    arena: &Arena,
    options: &Options,
    sides: [&Side; 2],
) -> anyhow::Result<()> {
    let (bar, begin) = (progress_bar(options.matches), Instant::now());
    let progress = |standing: &Standing| {
        bar.set_position(standing.matches);
        if !bar.is_hidden() {
            bar.set_message(text::progress(&arena.test, standing));
        }
    };
    let patience = Duration::from_secs_f64(options.engine_timeout);
    let standing = play(game, arena, sides, patience, &progress);
    bar.finish_and_clear();
    let (standing, took) = (standing?, begin.elapsed());
    tell_interrupted(standing.matches, arena.matches)?;
    let (spec, mut out) = (game.spec().to_string(), crate::terminal::out());
    if options.json {
        writeln!(
            out,
            "{}",
            serde_json::to_string_pretty(&as_json(
                &spec,
                arena,
                (options, sides),
                G::FIGURES,
                &standing,
                took
            ))?
        )?;
    } else {
        write!(out, "{}", text::report(&spec, arena, (options, sides), &standing, took))?;
        if options.styles {
            write!(out, "{}", text::styles(G::FIGURES, &standing))?;
        }
    }
    Ok(())
}

/// Play the matches of an arena. `patience` is how long a program may take to answer.
pub(crate) fn play<G: Evaluate + Measured + Eager>(
    game: &G,
    arena: &Arena,
    sides: [&Side; 2],
    patience: Duration,
    progress: &(dyn Fn(&Standing) + Sync),
) -> anyhow::Result<Standing> {
    refuse(game, &sides)?;
    let make = |side, seed, stream| -> Box<dyn Contestant<G>> {
        sides[side as usize].contestant(seed, stream, patience)
    };
    // CPU time: what other programs use while a player thinks does not count.
    Ok(arena.run_until(game, &make, &cpu_time, interrupt::caught()?, progress)?)
}

/// Refuse players that cannot play a game.
fn refuse<G: Evaluate + Eager>(game: &G, sides: &[&Side]) -> anyhow::Result<()> {
    for side in sides {
        if let Some(why) = side.refusal::<G>() {
            bail!("{} cannot play {}: {why}", side, game.spec());
        }
    }
    Ok(())
}

/// Say so where Ctrl-C ended an arena.
fn tell_interrupted(played: u64, asked: u64) -> anyhow::Result<()> {
    if interrupt::caught()?.load(Ordering::Relaxed) {
        eprintln!("interrupted: this is the result of the first {played} of {asked} matches");
    }
    if played == 0 {
        bail!("no match was played to its end");
    }
    Ok(())
}

/// On standard error, and only on a terminal.
pub(crate) fn progress_bar(matches: u64) -> ProgressBar {
    if !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::with_draw_target(Some(matches), ProgressDrawTarget::stderr());
    ProgressStyle::with_template("{wide_bar} {human_pos} of {human_len}, {eta} left · {msg}")
        .map_or(bar.clone(), |style| bar.with_style(style))
}

const fn word(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Stronger => "a is stronger",
        Verdict::NotShown => "not shown",
        Verdict::Undecided => "undecided",
    }
}

/// Only what is under `times` differs from run to run. An infinite Elo difference is null.
fn as_json(
    spec: &str,
    arena: &Arena,
    (options, [a, b]): (&Options, [&Side; 2]),
    figures: &[Figure],
    standing: &Standing,
    took: Duration,
) -> Value {
    let (scores, matches) = (&standing.scores, as_float(standing.matches));
    let [lost, drawn, won] = standing.results;
    let [goals_for, goals_against] = standing.goals.map(|goals| as_float(goals) / matches);
    let [shots_for, shots_against] = standing.shots.map(|shots| as_float(shots) / matches);
    let nodes = Rival::ALL.map(|side| per_decision(standing, side));
    let times = Rival::ALL.map(|side| {
        let times = &standing.times[side as usize];
        json!({
            "median_us": microseconds(times.percentile(50)),
            "p90_us": microseconds(times.percentile(90)),
            "p99_us": microseconds(times.percentile(99)),
            "max_us": microseconds(times.longest()),
            "total_s": times.sum().as_secs_f64(),
            "nodes_per_s": per_second(standing, side),
        })
    });
    let mut told = json!({
        "spec": spec,
        "a": a.to_string(),
        "b": b.to_string(),
        "seed": options.seed,
        "pairs": arena.pairs,
        "matches": standing.matches,
        "score_a": scores.mean(),
        "interval": scores.interval(),
        "elo": elo_of(scores.mean()),
        "elo_interval": scores.interval().map(elo_of),
        "test": {
            "elo0": options.elo0,
            "elo1": options.elo1,
            "alpha": options.alpha,
            "beta": options.beta,
            "llr": arena.test.llr(scores),
            "bounds": arena.test.bounds(),
            "verdict": word(arena.test.verdict(scores)),
            "stopped_early": stopped_early(arena, standing),
        },
        "won": won,
        "drawn": drawn,
        "lost": lost,
        "unfinished": standing.unfinished,
        "pair_points": arena.pairs.then(|| scores.counts()),
        "goals_for": goals_for,
        "goals_against": goals_against,
        "shots_for": shots_for,
        "shots_against": shots_against,
        "decisions_per_match": as_float(standing.decisions()) / matches,
        "nodes_per_decision": { "a": nodes[0], "b": nodes[1] },
        "times": { "a": times[0], "b": times[1], "wall_s": took.as_secs_f64() },
    });
    if options.styles {
        told["styles"] = figures.iter().zip(&standing.styles).map(style_as_json).collect();
    }
    told
}

fn style_as_json((figure, compared): (&Figure, &Compared)) -> Value {
    json!({
        "name": figure.name,
        "a": compared.a.mean(),
        "b": compared.b.mean(),
        "difference": compared.difference.mean(),
        "margin": compared.difference.margin(),
    })
}

/// Whether the test was decided before all matches were played, and ended them. Ctrl-C decides nothing.
fn stopped_early(arena: &Arena, standing: &Standing) -> bool {
    let decided = arena.test.verdict(&standing.scores) != Verdict::Undecided;
    arena.stop && decided && standing.matches < arena.matches
}

fn microseconds(time: Duration) -> f64 {
    time.as_secs_f64() * 1e6
}

/// Positions a side evaluated per decision.
fn per_decision(standing: &Standing, side: Rival) -> f64 {
    ratio(standing.nodes[side as usize], as_float(standing.times[side as usize].n()))
}

/// Positions a side evaluated per second of thinking.
fn per_second(standing: &Standing, side: Rival) -> f64 {
    let seconds = |times: &Times| times.sum().as_secs_f64();
    ratio(standing.nodes[side as usize], seconds(&standing.times[side as usize]))
}

/// 0 instead of a division by zero.
fn ratio(count: u64, of: f64) -> f64 {
    if of > 0.0 { as_float(count) / of } else { 0.0 }
}

#[expect(clippy::cast_precision_loss, reason = "counts far below 2^53")]
pub(crate) fn as_float(count: u64) -> f64 {
    count as f64
}
