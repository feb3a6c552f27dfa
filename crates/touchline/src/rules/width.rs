//! How wide a text may be.

use std::io::{self, Write};

use crate::columns;
use crate::terminal::window;

/// What is readable, whatever the window has.
const WIDEST: usize = 100;
/// Where nobody says otherwise: a file, a pipe.
const PLAIN: usize = 80;
/// What a column of a table keeps.
const CELL: usize = 8;

/// For sentences that are to be read one after the other.
pub(super) fn of_text() -> usize {
    window().unwrap_or(PLAIN).min(WIDEST)
}

/// Columns that together, with two spaces between and before them, are no wider than the terminal: the widest
/// give way, but not the first, which has names.
pub(super) fn fit<const N: usize>(mut widths: [usize; N]) -> [usize; N] {
    let Some(most) = window() else { return widths };
    while widths.iter().sum::<usize>() + 2 * N > most {
        match widths.iter_mut().skip(1).max() {
            Some(widest) if *widest > CELL => *widest -= 1,
            _ => break,
        }
    }
    widths
}

/// A text that begins after `begin` and goes on below itself, in the width of the terminal.
pub(super) fn hang(out: &mut impl Write, begin: &str, indent: usize, text: &str) -> io::Result<()> {
    let Some(most) = window() else { return writeln!(out, "{begin}{text}") };
    let first = begin.chars().count();
    let mut lines = columns::wrap(text, most.saturating_sub(first.max(indent)).max(CELL)).into_iter();
    writeln!(out, "{begin}{}", lines.next().unwrap_or_default())?;
    lines.try_for_each(|line| writeln!(out, "{:indent$}{line}", ""))
}
