//! What is written about the matches, beside their records.

use serde_json::json;
use touchline_ai::inputs;
use touchline_lab::fit::{Fitted, Record, Tally};

use crate::Options;

/// The file that describes the records.
pub(crate) fn json<G: Fitted>(
    options: &Options,
    every: u32,
    files: &[String],
    tallies: &[Tally],
    seconds: f64,
) -> String {
    let specs = G::SPECS.iter().zip(tallies).map(|((spec, share), tally)| {
        json!({
            "spec": spec,
            "share": share,
            "matches": tally.matches,
            "positions": tally.positions,
            "goals": tally.goals,
            "draws": tally.draws,
            "unfinished": tally.unfinished,
            "plain": tally.plain,
            "points": tally.points,
            "squares": tally.squares,
            "adjusted": tally.adjusted,
            "adjusted_squares": tally.adjusted_squares,
        })
    });
    let play = &options.play;
    let value = json!({
        "game": G::NAME,
        "slots": G::SLOTS,
        "inputs": inputs::inputs(G::SLOTS),
        "stacks": G::STACKS,
        "fingerprint": inputs::fingerprint(G::MEANING, G::SLOTS).to_string(),
        "record": Record::size(G::SLOTS.len()),
        "files": files,
        "has_net": options.net.is_some(),
        "seed": play.seed,
        "first": play.first,
        "lambda": play.lambda,
        "strays": play.strays,
        "nodes": play.nodes,
        "every": every,
        "seconds": seconds,
        "specs": specs.collect::<Vec<_>>(),
    });
    format!("{value:#}\n")
}

/// One line for people.
#[expect(clippy::cast_precision_loss, reason = "counts of matches and positions")]
pub(crate) fn line(all: &Tally, threads: usize, seconds: f64) -> String {
    let Tally { matches, positions, unfinished, .. } = *all;
    let per_match = |count: u64| count as f64 / (matches as f64).max(1.0);
    let rate = |count: u64| count as f64 / seconds / threads as f64;
    let factor = all.variance_factor().map_or_else(|| "-".to_owned(), |factor| format!("{factor:.2}"));
    format!(
        "{matches} matches, {positions} positions in {seconds:.1} s on {threads} threads: {:.1} matches and {:.0} positions a second of each; goals {:.2}, draws {:.2}, unfinished {unfinished}, variance factor {factor}",
        rate(matches),
        rate(positions),
        per_match(all.goals),
        per_match(all.draws),
    )
}
