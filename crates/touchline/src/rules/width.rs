//! How wide a text may be.

use std::io;

/// What is readable, whatever the window has.
const WIDEST: usize = 100;
/// What every column needs to make sense.
const NARROWEST: usize = 40;
/// Where nobody says otherwise: a file, a pipe.
const PLAIN: usize = 80;

/// The columns of the terminal, else of `COLUMNS`, within reason.
pub(super) fn of_terminal() -> usize {
    let window = rustix::termios::tcgetwinsize(io::stdout()).ok().map(|size| usize::from(size.ws_col));
    let stated = || std::env::var("COLUMNS").ok().and_then(|columns| columns.parse().ok());
    window.filter(|columns| *columns > 0).or_else(stated).unwrap_or(PLAIN).clamp(NARROWEST, WIDEST)
}
