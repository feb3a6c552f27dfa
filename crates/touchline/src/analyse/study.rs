//! `touchline analyse --study N`: how well luck can be removed from the results of many matches.

use std::fmt::Write as _;
use std::io::Write as _;

use serde_json::{Value, json};
use touchline_ai::analysis::Analyst;
use touchline_ai::{Level, Watch};
use touchline_engine::BySeat;
use touchline_lab::{Spread, Studied, Study};
use touchline_protocol::analysis::Balance;
use touchline_protocol::games::{AnyGame, DEFAULT_SPEC};
use touchline_protocol::with_game;

use super::progress_bar;
use crate::level;
use crate::say::sentence;

const MOST_MATCHES: u64 = 1_000_000;

/// What a study plays.
#[derive(clap::Args)]
pub(crate) struct Played {
    /// Instead of a record: play and analyse this many matches, and compare results with and without luck
    #[arg(long, value_name = "N", conflicts_with = "record", value_parser = clap::value_parser!(u64).range(2..=MOST_MATCHES))]
    study: Option<u64>,
    /// The spec a study plays
    #[arg(long, value_name = "SPEC", default_value = DEFAULT_SPEC, requires = "study")]
    rules: String,
    /// The level that plays home in a study
    #[arg(long, value_name = "LEVEL", default_value = "rookie", requires = "study", value_parser = level::option)]
    home: Level,
    /// The level that plays away in a study
    #[arg(long, value_name = "LEVEL", default_value = "rookie", requires = "study", value_parser = level::option)]
    away: Level,
    /// The seed of a study
    #[arg(long, value_name = "S", default_value_t = 1, requires = "study", value_parser = crate::seed::read, allow_hyphen_values = true)]
    seed: u64,
}

pub(crate) fn run(options: &Played, analyst: Analyst, as_json: bool) -> anyhow::Result<()> {
    let game = AnyGame::from_text(&options.rules).map_err(|refusal| sentence(&refusal))?;
    let study = Study {
        matches: options.study.unwrap_or_default(),
        seed: options.seed,
        threads: analyst.threads,
        players: BySeat::new(options.home, options.away),
        judge: analyst.level,
    };
    with_game!(game, game => study_of(&game, &study, as_json))
}

fn study_of<G: Watch>(game: &G, study: &Study, as_json: bool) -> anyhow::Result<()> {
    let bar = progress_bar(study.matches, "matches");
    let studied = study.run(game, &|| bar.inc(1))?;
    bar.finish_and_clear();
    let (spec, mut out) = (game.spec().to_string(), crate::terminal::out());
    if as_json {
        writeln!(out, "{}", serde_json::to_string_pretty(&json(&spec, study, &studied))?)?;
    } else {
        write!(out, "{}", text(&spec, study, &studied))?;
    }
    Ok(())
}

fn json(spec: &str, study: &Study, studied: &Studied) -> Value {
    let spread =
        |spread: Spread| json!({ "mean": spread.mean, "stderr": spread.error, "variance": spread.variance });
    let [home, away] = study.players.0;
    json!({
        "spec": spec,
        "home": home.to_string(),
        "away": away.to_string(),
        "level": study.judge.to_string(),
        "seed": study.seed,
        "matches": study.matches,
        "raw": spread(studied.raw()),
        "adjusted": spread(studied.adjusted()),
        "luck": spread(studied.luck()),
        "reassessment": spread(studied.reassessment()),
        "factor": studied.factor(),
        "coverage": studied.coverage(),
        "balances": studied.balances.iter().map(Balance::of).collect::<Vec<_>>(),
    })
}

fn text(spec: &str, study: &Study, studied: &Studied) -> String {
    let [home, away] = study.players.0;
    let (matches, judge, seed) = (study.matches, study.judge, study.seed);
    let mut text =
        format!("{spec} · {home} against {away} · matches: {matches} · judged by {judge} · seed: {seed}\n\n");
    let rows = [
        ("points of home", studied.raw()),
        ("the same without luck", studied.adjusted()),
        ("luck", studied.luck()),
        ("reassessment, either way", studied.reassessment()),
    ];
    let _ = writeln!(text, "  {:<26}{:>9}   {:<9}{:>10}", "", "mean", "± error", "variance");
    for (name, Spread { mean, error, variance }) in rows {
        let _ = writeln!(text, "  {name:<26}{mean:>9.4} ± {error:<9.4}{variance:>10.5}");
    }
    let _ = writeln!(text, "\n  variance taken out: a factor of {:.1}", studied.factor());
    let _ = writeln!(text, "  intervals of 95 % that hold the mean: {:.1} %", 100.0 * studied.coverage());
    text
}
