//! How wide text may be.

use std::io::{self, Write};

use crate::columns;
use crate::terminal::window;

/// The widest readable line, whatever the window has.
const WIDEST: usize = 100;
/// The default for a file or a pipe.
const PLAIN: usize = 80;
/// The least width of a table column.
const CELL: usize = 8;

/// The width for running text.
pub(super) fn of_text() -> usize {
    window().unwrap_or(PLAIN).min(WIDEST)
}

/// Column widths that fit the terminal, with two spaces between and before them: the widest shrink, but not
/// the first, which holds names.
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

/// Print a text after `begin`, with a hanging indent, wrapped to the terminal.
pub(super) fn hang(out: &mut impl Write, begin: &str, indent: usize, text: &str) -> io::Result<()> {
    let Some(most) = window() else { return writeln!(out, "{begin}{text}") };
    let first = begin.chars().count();
    let mut lines = columns::wrap(text, most.saturating_sub(first.max(indent)).max(CELL)).into_iter();
    writeln!(out, "{begin}{}", lines.next().unwrap_or_default())?;
    lines.try_for_each(|line| writeln!(out, "{:indent$}{line}", ""))
}
