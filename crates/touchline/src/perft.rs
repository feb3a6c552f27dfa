//! `touchline perft`.

use std::io::Write as _;
use std::time::Instant;

use serde_json::json;
use touchline_engine::{Describe, perft};
use touchline_protocol::games::{AnyGame, DEFAULT_SPEC};
use touchline_protocol::with_game;

use crate::say::sentence;

/// Options of `touchline perft`.
#[derive(clap::Args)]
pub(crate) struct Options {
    /// What to play, for example fuba:3.0
    #[arg(long, value_name = "SPEC", default_value = DEFAULT_SPEC)]
    rules: String,
    /// Where to begin, in notation [default: the start of a match]
    #[arg(long, value_name = "NOTATION")]
    position: Option<String>,
    /// The terms of the match, such as "home.discard=1"
    #[arg(long, value_name = "TERMS", conflicts_with = "position")]
    terms: Option<String>,
    /// How many steps deep to count: every action and every distinct roll is a step
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=10))]
    depth: u32,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(options: &Options) -> anyhow::Result<()> {
    let game = AnyGame::from_text(&options.rules).map_err(|refusal| sentence(&refusal))?;
    with_game!(game, game => count(&game, options))
}

fn count<G: Describe>(game: &G, options: &Options) -> anyhow::Result<()> {
    let refused = |refusal| sentence(&refusal);
    let state = if let Some(text) = &options.position {
        game.read_state(text).map_err(refused)?
    } else {
        game.start(&game.read_terms(options.terms.as_deref().unwrap_or_default()).map_err(refused)?)
    };
    let (spec, position) = (game.spec().to_string(), game.write_state(&state));
    let mut out = std::io::stdout().lock();
    if !options.json {
        writeln!(out, "{spec} · {position}\n")?;
        writeln!(out, "  {:>5}  {:>20}  {:>10}", "depth", "continuations", "seconds")?;
    }
    let mut counts = Vec::new();
    for depth in 1..=options.depth {
        let begin = Instant::now();
        let nodes = perft(game, &state, depth);
        let seconds = begin.elapsed().as_secs_f64();
        if options.json {
            counts.push(json!({ "depth": depth, "count": nodes, "seconds": seconds }));
        } else {
            writeln!(out, "  {depth:>5}  {nodes:>20}  {seconds:>10.3}")?;
        }
    }
    if options.json {
        let all = json!({ "spec": spec, "position": position, "counts": counts });
        writeln!(out, "{}", serde_json::to_string_pretty(&all)?)?;
    }
    Ok(())
}
