//! `touchline replay`: prints a recorded match, turn by turn.

use std::fs::{self, File};
use std::io::{self, IsTerminal, Read, Write};
use std::path::{Path, PathBuf};

use anyhow::Context;
use touchline_engine::{Describe, Driver, Node, Outcome, Record, retell};
use touchline_protocol::games::AnyGame;
use touchline_protocol::with_game;
use touchline_words::Words;

use crate::board::{self, Board, Paint};
use crate::say::record_error;
use crate::terminal;

/// Options of `touchline replay`.
#[derive(clap::Args)]
pub(crate) struct Options {
    /// The record (.tlm).
    file: PathBuf,
    /// Draw the board at the start of every turn.
    #[arg(long)]
    board: bool,
}

pub(crate) fn run(options: &Options) -> anyhow::Result<()> {
    let name = options.file.display();
    let record = read(&options.file)?;
    let game = AnyGame::of_record(&record)
        .map_err(|error| record_error(&error))
        .with_context(|| format!("{name}"))?;
    with_game!(game, game => replay(game, &record, options.board)).with_context(|| format!("{name}"))
}

/// Read a record from a file; errors are sentences.
pub(crate) fn read(file: &Path) -> anyhow::Result<Record> {
    parse(file, &bytes(file)?)
}

/// Parse the contents of a file as a record.
pub(crate) fn parse(file: &Path, bytes: &[u8]) -> anyhow::Result<Record> {
    let (name, most) = (file.display(), Record::MAX_BYTES);
    anyhow::ensure!(bytes.len() <= most, "{name} is too long for a record: {most} bytes at most");
    let text =
        str::from_utf8(bytes).map_err(|_| anyhow::anyhow!("{name} is not text, so it is not a record"))?;
    // Some editors begin a text with a byte order mark; it is not part of it.
    let text = text.trim_start_matches('\u{feff}');
    Record::parse(text).map_err(|error| record_error(&error)).with_context(|| format!("{name}"))
}

/// The contents of a file, up to one byte more than a record may have: the length a file reports cannot be
/// trusted.
pub(crate) fn bytes(file: &Path) -> anyhow::Result<Vec<u8>> {
    // Checked before the file is opened, because opening a pipe blocks until somebody writes.
    check_plain(file)?;
    let mut bytes = Vec::new();
    File::open(file)
        .and_then(|open| open.take(Record::MAX_BYTES as u64 + 1).read_to_end(&mut bytes))
        .with_context(|| format!("cannot read {}", file.display()))?;
    Ok(bytes)
}

/// Refuse anything but a regular file.
pub(crate) fn check_plain(file: &Path) -> anyhow::Result<()> {
    let checked = fs::metadata(file).map_err(anyhow::Error::from).and_then(|found| {
        let kind = found.file_type();
        anyhow::ensure!(!kind.is_dir(), "it is a folder, and a record is a file");
        anyhow::ensure!(kind.is_file(), "it is a device or a pipe, and a record is a plain file");
        Ok(())
    });
    checked.with_context(|| format!("cannot read {}", file.display()))
}

fn replay<G: Describe + Board>(game: G, record: &Record, boards: bool) -> anyhow::Result<()> {
    let paint = Paint::for_terminal(io::stdout().is_terminal());
    let mut story = Story {
        out: terminal::out(),
        words: Words::english(),
        boards: boards.then_some(paint),
        fresh: false,
    };
    let mut told = story.headers(record);
    let driver = retell(game, record, |driver| {
        if told.is_ok() {
            told = story.step(driver);
        }
    })
    .map_err(|error| record_error(&error))?;
    told?;
    story.end(&driver)?;
    Ok(())
}

/// The printed match: headers, then a paragraph per turn.
struct Story<W: Write> {
    out: W,
    words: Words,
    /// How to paint boards, if they are drawn at all.
    boards: Option<Paint>,
    /// Whether the current paragraph is still empty.
    fresh: bool,
}

impl<W: Write> Story<W> {
    fn line(&mut self, text: &str) -> io::Result<()> {
        self.fresh = false;
        writeln!(self.out, "{text}")
    }

    /// Begin a paragraph: one empty line, however often it is called.
    fn paragraph(&mut self) -> io::Result<()> {
        if self.fresh {
            return Ok(());
        }
        self.fresh = true;
        writeln!(self.out)
    }

    fn headers(&mut self, record: &Record) -> io::Result<()> {
        record.headers.iter().try_for_each(|(key, value)| self.line(&format!("{key}: {value}")))?;
        self.paragraph()
    }

    /// Print what happened last. The board follows at the start of the match and of each turn.
    fn step<G: Describe + Board>(&mut self, driver: &Driver<G>) -> io::Result<()> {
        let game = driver.game();
        let mut begins = driver.inputs().is_empty();
        for event in driver.events() {
            let sentence = self.words.say(&game.say_event(event));
            if game.begins_turn(event) {
                begins = true;
                self.paragraph()?;
                self.line(&sentence)?;
            } else {
                self.line(&format!("  {sentence}"))?;
            }
        }
        match self.boards {
            Some(paint) if begins => {
                let view = game.view(driver.state(), None);
                let picture = board::picture(game, &view, &self.words, paint, terminal::width());
                self.line(&picture)
            }
            _ => Ok(()),
        }
    }

    fn end<G: Describe>(&mut self, driver: &Driver<G>) -> io::Result<()> {
        let [home, away] = driver.game().score(driver.state());
        // What the score alone does not say: a shoot-out, a resignation, an unfinished match.
        let how = match driver.node() {
            Node::Over(outcome) if outcome == Outcome::of_score(&home, &away) => String::new(),
            Node::Over(Outcome::Unfinished) | Node::Decide(..) | Node::Chance => " (unfinished)".to_owned(),
            Node::Over(outcome) => format!(" ({})", self.words.say_key(outcome.key())),
        };
        self.paragraph()?;
        self.line(&format!("{home}-{away}{how}"))
    }
}
