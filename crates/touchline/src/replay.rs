//! `touchline replay`: a recorded match, turn by turn.

use std::fs;
use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};

use anyhow::Context;
use touchline_engine::{Describe, Record, Replay};
use touchline_protocol::games::AnyGame;
use touchline_protocol::with_game;
use touchline_words::Words;

use crate::board::{Board, Paint};
use crate::say::{record_error, sentence};

/// Options of `touchline replay`.
#[derive(clap::Args)]
pub(crate) struct Options {
    /// The record (.tlm).
    file: PathBuf,
    /// Draw the board at the beginning of every turn.
    #[arg(long)]
    board: bool,
}

pub(crate) fn run(options: &Options) -> anyhow::Result<()> {
    let name = options.file.display();
    let record = read(&options.file)?;
    let game = AnyGame::from_text(record.spec())
        .map_err(|refusal| sentence(&refusal))
        .with_context(|| format!("{name}"))?;
    with_game!(game, game => replay(game, &record, options.board)).with_context(|| format!("{name}"))
}

/// A record from a file, with what is wrong with it in words.
pub(crate) fn read(file: &Path) -> anyhow::Result<Record> {
    let name = file.display();
    let size = fs::metadata(file).with_context(|| format!("cannot read {name}"))?.len();
    anyhow::ensure!(size <= Record::MAX_BYTES as u64, "{name} is too long for a record ({size} bytes)");
    let bytes = fs::read(file).with_context(|| format!("cannot read {name}"))?;
    let text =
        String::from_utf8(bytes).map_err(|_| anyhow::anyhow!("{name} is not text, so it is not a record"))?;
    Record::parse(&text).map_err(|error| record_error(&error)).with_context(|| format!("{name}"))
}

fn replay<G: Describe + Board>(game: G, record: &Record, boards: bool) -> anyhow::Result<()> {
    let words = Words::english();
    let mut out = io::stdout().lock();
    let paint = Paint::for_terminal(io::stdout().is_terminal());
    for (key, value) in &record.headers {
        writeln!(out, "{key}: {value}")?;
    }
    let mut turn = None;
    let mut failed = Ok(());
    let driver = record
        .check_rules(game.revision())
        .and_then(|()| Replay::new(game, &G::Terms::default(), record))
        .and_then(|replay| {
            replay.run(|_, events, state| {
                let mut tell = || -> io::Result<()> {
                    for event in events {
                        writeln!(out, "  {}", words.say(&game.say_event(event)))?;
                    }
                    let now = game.turn_number(state);
                    if turn.replace(now) != Some(now) {
                        writeln!(out)?;
                        if boards {
                            writeln!(out, "{}", game.draw(&game.view(state, None), paint))?;
                        }
                    }
                    Ok(())
                };
                if failed.is_ok() {
                    failed = tell();
                }
            })
        })
        .map_err(|error| record_error(&error))?;
    failed?;
    let [home, away] = game.score(driver.state());
    let over = matches!(driver.node(), touchline_engine::Node::Over(_));
    writeln!(out, "\n{home}-{away}{}", if over { "" } else { " (unfinished)" })?;
    Ok(())
}
