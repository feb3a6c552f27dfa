//! `touchline bench`: the speed of random play, and how long the other players think.

mod thinking;

use std::io::Write as _;
use std::time::{Duration, Instant};

use rustix::time::{ClockId, clock_gettime};
use serde_json::json;
use touchline_ai::Level;
use touchline_engine::{Choices, Describe, Pcg, playout};
use touchline_protocol::games::{AnyGame, DEFAULT_SPEC};
use touchline_protocol::with_game;

use crate::allocations;
use crate::entrant::Entrant;
use crate::say::sentence;

/// Matches between two readings of the clock.
const BATCH: u64 = 64;
/// Matches before the measurement begins, to warm caches and branch predictors.
const WARM_UP: u64 = 1024;
/// Match `i` is the one of `touchline simulate --seed 1`.
const SEED: u64 = 1;

/// Options of `touchline bench`.
#[derive(clap::Args)]
pub(crate) struct Options {
    /// What to play, for example fuba:3.0
    #[arg(long, value_name = "SPEC", default_value = DEFAULT_SPEC)]
    rules: String,
    /// Who plays: random, rookie, coach:1 to coach:5, gaffer, coach:3@5000, coach:3@20ms. For players that
    /// think, the time per answer is measured
    #[arg(long, value_name = "LEVEL", default_value_t, value_parser = Entrant::from_word)]
    player: Entrant,
    /// How long to measure, in seconds of CPU time
    #[arg(long, value_name = "S", default_value_t = 2.0, value_parser = seconds)]
    seconds: f64,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

fn seconds(text: &str) -> Result<f64, String> {
    match text.parse() {
        Ok(seconds) if (0.01..=3600.0).contains(&seconds) => Ok(seconds),
        _ => Err("not a number of seconds from 0.01 to 3600".into()),
    }
}

/// What was done, and in what time.
struct Measured {
    matches: u64,
    decisions: u64,
    allocations: u64,
    cpu: Duration,
    wall: Duration,
}

pub(crate) fn run(options: &Options) -> anyhow::Result<()> {
    let game = AnyGame::from_text(&options.rules).map_err(|refusal| sentence(&refusal))?;
    match options.player.level() {
        Level::Random => with_game!(game, game => bench(&game, options)),
        Level::Rookie | Level::Coach(_) | Level::Gaffer => {
            with_game!(game, game => thinking::bench(&game, options.player, options))
        }
    }
}

fn bench<G: Describe>(game: &G, options: &Options) -> anyhow::Result<()> {
    let measured = measure(game, Duration::from_secs_f64(options.seconds));
    let (matches, decisions) = (as_float(measured.matches), as_float(measured.decisions));
    let cpu = measured.cpu.as_secs_f64();
    let state_bytes = size_of::<G::State>();
    let allocations = as_float(measured.allocations) / matches;
    let mut out = crate::terminal::out();
    if options.json {
        let figures = json!({
            "spec": game.spec().to_string(),
            "player": options.player.to_string(),
            "decisions_per_cpu_s": decisions / cpu,
            "matches_per_cpu_s": matches / cpu,
            "decisions_per_match": decisions / matches,
            "state_bytes": state_bytes,
            "allocations_per_match": allocations,
            "matches": measured.matches,
            "cpu_s": cpu,
            "wall_s": measured.wall.as_secs_f64(),
        });
        writeln!(out, "{}", serde_json::to_string_pretty(&figures)?)?;
    } else {
        writeln!(out, "{} · random play on one core · seed {SEED}\n", game.spec())?;
        writeln!(out, "  decisions per CPU second    {:>12.2} million", decisions / cpu / 1e6)?;
        writeln!(out, "  matches per CPU second      {:>12.0}", matches / cpu)?;
        writeln!(out, "  decisions per match         {:>12.1}", decisions / matches)?;
        writeln!(out, "  allocations per match       {allocations:>12}")?;
        writeln!(out, "  size of a state             {state_bytes:>12} bytes")?;
        writeln!(out, "  matches played              {:>12}", measured.matches)?;
        writeln!(out, "  CPU time                    {cpu:>12.3} s")?;
        writeln!(out, "  wall time                   {:>12.3} s", measured.wall.as_secs_f64())?;
        writeln!(out, "\nOnly decisions with two or more legal actions are counted.")?;
    }
    Ok(())
}

fn measure<G: Describe>(game: &G, at_least: Duration) -> Measured {
    let terms = G::Terms::default();
    let mut choices = Choices::new();
    let mut play = |number| {
        let mut state = game.start(&terms);
        playout(game, &mut state, &mut Pcg::new(SEED, number), &mut choices, &mut ()).decisions
    };
    (0..WARM_UP).for_each(|number| {
        std::hint::black_box(play(number));
    });
    let mut measured =
        Measured { matches: 0, decisions: 0, allocations: 0, cpu: Duration::ZERO, wall: Duration::ZERO };
    let (allocated, wall, cpu) = (allocations::on_this_thread(), Instant::now(), cpu_time());
    while measured.cpu < at_least {
        for number in measured.matches..measured.matches + BATCH {
            measured.decisions += play(number);
        }
        measured.matches += BATCH;
        measured.cpu = cpu_time().saturating_sub(cpu);
    }
    measured.wall = wall.elapsed();
    measured.allocations = allocations::on_this_thread() - allocated;
    measured
}

/// CPU time of this thread: what other programs use does not count.
pub(crate) fn cpu_time() -> Duration {
    let now = clock_gettime(ClockId::ThreadCPUTime);
    Duration::new(u64::try_from(now.tv_sec).unwrap_or(0), u32::try_from(now.tv_nsec).unwrap_or(0))
}

#[expect(clippy::cast_precision_loss, reason = "far below 2^53")]
fn as_float(count: u64) -> f64 {
    count as f64
}
