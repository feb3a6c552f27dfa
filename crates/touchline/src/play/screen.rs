//! Where a person reads and types.

use std::io::{self, BufRead, Write};

use touchline_engine::{Refusal, Seat};
use touchline_words::Words;

use crate::board::Paint;
use crate::lines::{self, TypedLine};
use crate::{columns, terminal};

/// The longest line accepted.
const LONGEST: usize = 4096;

/// More lines than any window has.
const TALLEST: usize = 100;

/// Input, output, and how to word and paint things.
pub(super) struct Screen<I, O> {
    pub(super) input: I,
    pub(super) out: O,
    pub(super) words: Words,
    pub(super) paint: Paint,
    /// The current line width.
    pub(super) width: fn() -> usize,
    /// Whether typed text stays visible and has to be wiped after a secret answer.
    pub(super) terminal: bool,
}

impl<I: BufRead, O: Write> Screen<I, O> {
    /// Read one line, without control characters; `None` at the end of the input.
    pub(super) fn ask(&mut self, prompt: &str) -> io::Result<Option<String>> {
        loop {
            write!(self.out, "{prompt}")?;
            self.out.flush()?;
            match lines::read(&mut self.input, LONGEST)? {
                Some(TypedLine::Whole(line)) => {
                    return Ok(Some(
                        line.chars().filter(|c| !c.is_control()).collect::<String>().trim().to_owned(),
                    ));
                }
                Some(TypedLine::TooLong) => {
                    let most = i64::try_from(LONGEST).unwrap_or(i64::MAX);
                    self.refuse(&Refusal::new("line-too-long").number("most", most))?;
                }
                None => {
                    writeln!(self.out)?;
                    return Ok(None);
                }
            }
        }
    }

    /// Print why something cannot be done.
    pub(super) fn refuse(&mut self, refusal: &Refusal) -> io::Result<()> {
        let sentence = self.words.say(refusal);
        self.say(&sentence)
    }

    /// Print a text, line by line, wrapped.
    pub(super) fn say(&mut self, text: &str) -> io::Result<()> {
        let width = (self.width)();
        text.lines().try_for_each(|line| writeln!(self.out, "{}", columns::fold(line, width)))
    }

    /// Before a secret question the keyboard changes hands. Returns whether somebody is there.
    pub(super) fn hand_over(&mut self, seat: Seat) -> io::Result<bool> {
        let name = self.words.say_key(&format!("seat-{}", seat.word()));
        let prompt = format!("\nA secret choice: hand the keyboard to {name}, then press Enter. ");
        Ok(self.ask(&prompt)?.is_some_and(|line| !matches!(line.as_str(), "quit" | "q")))
    }

    /// After a secret answer nothing of it may stay on the screen or in the scrollback.
    pub(super) fn wipe(&mut self) -> io::Result<()> {
        match self.terminal {
            // What cannot be wiped is scrolled out of sight.
            true if terminal::is_dumb() => write!(self.out, "{}", "\n".repeat(TALLEST)),
            true => write!(self.out, "\x1b[2J\x1b[3J\x1b[H"),
            false => writeln!(self.out),
        }
    }
}
