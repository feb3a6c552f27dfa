//! `touchline simulate`.

use std::fmt::Write as _;
use std::io::{IsTerminal as _, Write as _};
use std::time::{Duration, Instant};

use anyhow::bail;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use serde_json::{Map, Value, json};
use touchline_ai::Evaluate;
use touchline_engine::{BySeat, Seat};
use touchline_lab::{Contestant, Coverage, Covered, Eager, Measured, Reached, Report, Row, Simulation};
use touchline_protocol::games::{AnyGame, DEFAULT_SPEC};
use touchline_protocol::with_game;

use crate::arena::Side;
use crate::chart::bar;
use crate::say::sentence;
use crate::{columns, interrupt};

const MOST_MATCHES: u64 = 100_000_000;
/// The length of a full bar.
const BAR: usize = 30;
/// The four shares that are shown as bars instead of in the table.
const RESULTS: [&str; 4] = ["home_win", "draw", "away_win", "unfinished"];

/// Options of `touchline simulate`.
#[derive(clap::Args)]
pub(crate) struct Options {
    /// What to play, for example fuba:3.0 or grid:basic@small
    #[arg(long, value_name = "SPEC", default_value = DEFAULT_SPEC)]
    rules: String,
    /// The terms of every match, such as "home.discard=1 draw=extra-time,shoot-out"
    #[arg(long, value_name = "TERMS", conflicts_with = "coverage")]
    terms: Option<String>,
    /// Who plays home: rookie, coach:1 to coach:5, gaffer (coach:3@5000 sets how long it thinks), a
    /// character such as wall, random, eager (random, but makes things happen), or engine:COMMAND, a program
    /// that speaks the engine protocol
    #[arg(long, value_name = "PLAYER", default_value = "rookie", value_parser = Side::from_word)]
    home: Side,
    /// Who plays away, in the same words
    #[arg(long, value_name = "PLAYER", default_value = "rookie", value_parser = Side::from_word)]
    away: Side,
    /// How long a program may take to answer
    #[arg(long, value_name = "SECONDS", default_value_t = 60.0, value_parser = crate::program::patience)]
    engine_timeout: f64,
    /// How many matches
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..=MOST_MATCHES))]
    matches: u64,
    /// Seed of all dice and choices: the same seed gives the same result, whatever the number of threads
    #[arg(long, value_name = "S", default_value_t = 1, value_parser = crate::seed::read, allow_hyphen_values = true)]
    seed: u64,
    /// How many threads [default: one per core]
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// Print JSON
    #[arg(long)]
    json: bool,
    /// Count how much of what the rules offer the matches reach, and fail if something is never reached
    #[arg(long)]
    coverage: bool,
}

pub(crate) fn run(options: &Options) -> anyhow::Result<()> {
    let game = AnyGame::from_text(&options.rules).map_err(|refusal| sentence(&refusal))?;
    if options.coverage {
        return with_game!(game, game => cover(&game, options));
    }
    with_game!(game, game => simulate(&game, options))
}

/// The simulation, with its own bots if both players are.
fn simulation(options: &Options) -> (Simulation, bool) {
    let bots = [options.home.bot(), options.away.bot()];
    let own = bots.iter().all(Option::is_some);
    let [home, away] = bots.map(Option::unwrap_or_default);
    let threads = options.threads.map_or(0, usize::from);
    (Simulation { matches: options.matches, seed: options.seed, threads, bots: BySeat::new(home, away) }, own)
}

fn refuse<G: Eager + Evaluate>(game: &G, options: &Options) -> anyhow::Result<()> {
    for side in [&options.home, &options.away] {
        if let Some(why) = side.refusal::<G>() {
            bail!("{side} cannot play {}: {why}", game.spec());
        }
    }
    Ok(())
}

fn simulate<G: Measured + Eager + Evaluate<Terms: Sync>>(game: &G, options: &Options) -> anyhow::Result<()> {
    refuse(game, options)?;
    let terms = options.terms.as_deref().unwrap_or_default();
    let terms = game.read_terms(terms).map_err(|refusal| sentence(&refusal))?;
    let (bar, begin) = (progress_bar(options.matches), Instant::now());
    let (stop, progress) = (interrupt::caught()?, |done| bar.inc(done));
    let report = match simulation(options) {
        (simulation, true) => simulation.run_until(game, &terms, stop, &progress)?,
        (simulation, false) => {
            let make = |seat, seed, stream| contestant(options, seat, seed, stream);
            simulation.run_between(game, &terms, &make, stop, &progress).map_err(anyhow::Error::msg)?
        }
    };
    let took = begin.elapsed();
    bar.finish_and_clear();
    tell_interrupted(report.matches, options);
    let (spec, told) = (game.spec().to_string(), game.write_terms(&terms));
    let mut out = crate::terminal::out();
    if options.json {
        let mut all = as_json(&spec, options, &report);
        if !told.is_empty() {
            all["terms"] = told.into();
        }
        writeln!(out, "{}", serde_json::to_string_pretty(&all)?)?;
    } else {
        let played = [spec, told].join(" ");
        write!(out, "{}", as_text(played.trim_end(), options, &report, took))?;
    }
    Ok(())
}

/// The player of a seat that is no bot of the lab, for one match.
fn contestant<G: Eager + Evaluate>(
    options: &Options,
    seat: Seat,
    seed: u64,
    stream: u64,
) -> Box<dyn Contestant<G>> {
    let side = if seat == Seat::Home { &options.home } else { &options.away };
    side.contestant(seed, stream, Duration::from_secs_f64(options.engine_timeout))
}

/// Say so where Ctrl-C ended it.
fn tell_interrupted(played: u64, options: &Options) {
    if played < options.matches {
        eprintln!("interrupted: these are the first {played} of {} matches", options.matches);
    }
}

/// Count what is reached; anything missing is an error, so that a script notices. What was cut short is not
/// judged.
fn cover<G: Covered + Eager + Evaluate>(game: &G, options: &Options) -> anyhow::Result<()> {
    refuse(game, options)?;
    let bar = progress_bar(options.matches);
    let (stop, progress) = (interrupt::caught()?, |done| bar.inc(done));
    let coverage = match simulation(options) {
        (simulation, true) => simulation.cover_until(game, stop, &progress)?,
        (simulation, false) => {
            let make = |seat, seed, stream| contestant(options, seat, seed, stream);
            simulation.cover_between(game, &make, stop, &progress).map_err(anyhow::Error::msg)?
        }
    };
    bar.finish_and_clear();
    tell_interrupted(coverage.matches, options);
    let (spec, mut out) = (game.spec().to_string(), crate::terminal::out());
    if options.json {
        writeln!(out, "{}", serde_json::to_string_pretty(&coverage_as_json(&spec, options, &coverage))?)?;
    } else {
        write!(out, "{}", coverage_as_text(&spec, options, &coverage))?;
    }
    let missed: Vec<String> = coverage.missed().map(label).collect();
    if !missed.is_empty() && coverage.matches == options.matches {
        bail!("never reached in {} matches of {spec}: {}", coverage.matches, missed.join(", "));
    }
    Ok(())
}

fn label(row: &Reached) -> String {
    format!("{} {}", row.group, row.name)
}

fn coverage_as_json(spec: &str, options: &Options, coverage: &Coverage) -> Value {
    let mut groups = Map::new();
    for row in &coverage.rows {
        let group = groups.entry(row.group).or_insert_with(|| Value::Object(Map::new()));
        group[&row.name] = row.count.into();
    }
    json!({
        "spec": spec,
        "home": options.home.to_string(),
        "away": options.away.to_string(),
        "seed": options.seed,
        "matches": coverage.matches,
        "coverage": groups,
        "missed": coverage.missed().map(label).collect::<Vec<_>>(),
    })
}

fn coverage_as_text(spec: &str, options: &Options, coverage: &Coverage) -> String {
    let (home, away) = (&options.home, &options.away);
    let (matches, seed) = (coverage.matches, options.seed);
    let mut text = format!("{spec} · coverage · {home} against {away} · matches: {matches} · seed: {seed}\n");
    let width = coverage.rows.iter().map(|row| row.name.chars().count()).max().unwrap_or(0);
    let mut group = "";
    for row in &coverage.rows {
        if row.group != group {
            group = row.group;
            let _ = writeln!(text, "\n{group}");
        }
        let mark = if row.count == 0 { "  never" } else { "" };
        let _ = writeln!(text, "  {:<width$}  {:>10}{mark}", row.name, row.count);
    }
    let reached = coverage.rows.iter().filter(|row| row.count > 0).count();
    let _ = writeln!(text, "\n{reached} of {} reached", coverage.rows.len());
    text
}

/// On standard error, and only on a terminal.
fn progress_bar(matches: u64) -> ProgressBar {
    if !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::with_draw_target(Some(matches), ProgressDrawTarget::stderr());
    ProgressStyle::with_template("{bar:40} {human_pos} of {human_len} matches, {eta} left")
        .map_or(bar.clone(), |style| bar.with_style(style))
}

/// Nothing that varies from run to run: no time, no rate, no threads.
fn as_json(spec: &str, options: &Options, report: &Report) -> Value {
    let mut all = Map::new();
    all.insert("spec".into(), spec.into());
    all.insert("home".into(), options.home.to_string().into());
    all.insert("away".into(), options.away.to_string().into());
    all.insert("seed".into(), options.seed.into());
    all.insert("matches".into(), report.matches.into());
    for row in &report.rows {
        all.insert(row.name.into(), json!({ "mean": row.mean(), "stderr": row.standard_error() }));
    }
    Value::Object(all)
}

fn as_text(spec: &str, options: &Options, report: &Report, took: Duration) -> String {
    let (home, away) = (&options.home, &options.away);
    let (matches, seed) = (report.matches, options.seed);
    let rate = as_float(matches) / took.as_secs_f64().max(1e-9);
    // Players that search play less than one match per second.
    let rate = if rate < 10.0 { format!("{rate:.2}") } else { format!("{rate:.0}") };
    let mut text = format!(
        "{spec} · {home} against {away} · matches: {matches} · seed: {seed} · {rate} matches a second\n\
         Each mean ± its standard error: the 95 % interval is about twice as wide to either side.\n\n"
    );
    let width = report.rows.iter().map(|row| row.name.len()).max().unwrap_or(0);
    let is_result = |row: &&Row| RESULTS.contains(&row.name);
    let counted = report.rows.iter().filter(|row| !is_result(row));
    // What the rules in play may not even have is not worth a line.
    let (never, some): (Vec<&Row>, Vec<&Row>) = counted.partition(|row| row.mean() == Some(0.0));
    for row in some {
        text += &line(row, width, 1.0, "");
        text.push('\n');
    }
    if !never.is_empty() {
        let names: Vec<String> = never.iter().map(|row| short(row.name)).collect();
        for line in columns::wrap(&format!("none: {}", names.join(", ")), 96) {
            let _ = writeln!(text, "  {line}");
        }
    }
    text.push('\n');
    for row in report.rows.iter().filter(is_result) {
        text += &line(row, width, 100.0, " %");
        let _ = writeln!(text, "  {}", bar(row.mean().unwrap_or(0.0), BAR));
    }
    text
}

/// The name of a measure without its unit: `throw ins`.
fn short(name: &str) -> String {
    let end = name.find("_per_").unwrap_or(name.len());
    name[..end].replace('_', " ")
}

/// `measure  mean ± standard error`.
fn line(row: &Row, width: usize, scale: f64, unit: &str) -> String {
    let name = row.name.replace('_', " ");
    let mean = row.mean().unwrap_or(0.0) * scale;
    let error = row.standard_error().map_or("?".into(), |error| format!("{:.4}", error * scale));
    format!("  {name:<width$}  {mean:>9.3} ± {error:<6}{unit}")
}

#[expect(clippy::cast_precision_loss, reason = "at most a hundred million")]
fn as_float(matches: u64) -> f64 {
    matches as f64
}
