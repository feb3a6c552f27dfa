//! `touchline puzzles --check N FILE...`: whether the answers stand ten times deeper.

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, bail, ensure};
use rayon::prelude::*;
use touchline_ai::Watch;
use touchline_lab::{Maker, Stood};
use touchline_protocol::games::AnyGame;
use touchline_protocol::with_game;

use super::line::{self, Read};
use crate::analyse::progress_bar;
use crate::say::sentence;
use crate::{replay, terminal};

/// No file of puzzles is larger.
const MOST_BYTES: u64 = 64 << 20;

pub(super) fn run(files: &[PathBuf], many: u32, threads: usize) -> anyhow::Result<()> {
    let mut puzzles = Vec::new();
    for file in files {
        puzzles.extend(read(file)?);
    }
    if puzzles.is_empty() {
        bail!("no puzzles to check");
    }
    // Spread over all of them, not only the first match.
    let many = usize::try_from(many)?.min(puzzles.len());
    let chosen: Vec<&Read> = (0..many).map(|at| &puzzles[at * puzzles.len() / many]).collect();
    let bar = progress_bar(many as u64, "puzzles");
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build()?;
    let one = |puzzle: &&Read| {
        let stood = check(puzzle).with_context(|| format!("puzzle {}", puzzle.id));
        bar.inc(1);
        stood
    };
    let stood: Vec<Stood> = pool.install(|| chosen.par_iter().map(one).collect::<anyhow::Result<_>>())?;
    bar.finish_and_clear();
    let mut out = terminal::out();
    for (puzzle, Stood { stands, ahead }) in chosen.iter().zip(&stood) {
        let word = if *stands { "stands" } else { "falls" };
        writeln!(out, "{}  {:<12}  {word:<6}  {:+.1} %", puzzle.id, puzzle.spec, 100.0 * ahead)?;
    }
    let standing = stood.iter().filter(|one| one.stands).count();
    writeln!(out, "{standing} of {many} stand, searched ten times deeper")?;
    Ok(())
}

fn read(file: &Path) -> anyhow::Result<Vec<Read>> {
    let name = file.display();
    replay::check_plain(file)?;
    let size = fs::metadata(file).with_context(|| format!("cannot read {name}"))?.len();
    ensure!(size <= MOST_BYTES, "{name} is too long for a file of puzzles: {MOST_BYTES} bytes at most");
    let text = fs::read_to_string(file).with_context(|| format!("cannot read {name}"))?;
    let lines = (1..).zip(text.lines()).filter(|(_, line)| !line.trim().is_empty());
    lines.map(|(at, line)| line::read(line).with_context(|| format!("{name}: line {at}"))).collect()
}

fn check(puzzle: &Read) -> anyhow::Result<Stood> {
    let game = AnyGame::from_text(&puzzle.spec).map_err(|refusal| sentence(&refusal))?;
    with_game!(game, game => check_in(&game, puzzle))
}

fn check_in<G: Watch>(game: &G, puzzle: &Read) -> anyhow::Result<Stood> {
    let maker = Maker { level: puzzle.level()?, least: 0.0 };
    maker.check(game, &puzzle.position, puzzle.seat(), &puzzle.ways()).map_err(|refusal| sentence(&refusal))
}
