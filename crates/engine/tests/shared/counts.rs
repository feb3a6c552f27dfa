//! Positions with their perft counts: `tests/perft/*.perft` of a game. The tests of both games include this
//! file.
#![allow(clippy::unwrap_used)]

use std::fmt::Write as _;
use std::path::Path;

use touchline_engine::{Notation, perft};

use super::bless::compare;

/// How far to count.
pub struct Limits {
    /// No count above this is computed, so that all of them take a few seconds.
    pub most: u64,
    /// Deep enough for a whole turn where there is little to choose.
    pub deepest: u32,
}

/// The file with fresh counts, whatever counts it held.
fn counted<G: Notation>(text: &str, game: fn(&str) -> G, limits: &Limits) -> String {
    let mut out = String::new();
    let (mut spec, mut after_position) = (String::new(), false);
    for line in text.lines() {
        if let Some(name) = line.strip_prefix("spec: ") {
            name.clone_into(&mut spec);
        }
        let is_count = line.split(':').next().is_some_and(|key| key.parse::<u32>().is_ok());
        if !(after_position && is_count) {
            let _ = writeln!(out, "{line}");
        }
        if let Some(position) = line.strip_prefix("position: ") {
            after_position = true;
            let _ = write!(out, "{}", counts(&game(&spec), position, limits));
        } else if line.is_empty() {
            after_position = false;
        }
    }
    out
}

fn counts<G: Notation>(game: &G, position: &str, limits: &Limits) -> String {
    let state = game.read_state(position).unwrap_or_else(|refusal| panic!("{refusal}\n{position}"));
    let mut out = String::new();
    let mut last = 1;
    for depth in 1..=limits.deepest {
        // Each step multiplies by about as much as the one before: skip a depth that would take too long.
        let count = perft(game, &state, depth);
        if count > limits.most {
            break;
        }
        let _ = writeln!(out, "{depth}: {count}");
        let growth = (count / last).max(1);
        last = count;
        if count * growth > 20 * limits.most {
            break;
        }
    }
    out
}

/// Every file under `tests/perft` still has its counts.
pub fn check<G: Notation>(game: fn(&str) -> G, limits: &Limits) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/perft");
    let mut files = 0;
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_some_and(|extension| extension == "perft") {
            files += 1;
            let name = path.file_name().unwrap().to_str().unwrap();
            let counted = counted(&std::fs::read_to_string(&path).unwrap(), game, limits);
            compare(&format!("perft/{name}"), &counted);
        }
    }
    assert!(files > 0, "no perft files");
}
