//! The board as text. Drawn from a view, so that a terminal never shows what a seat may not know.

mod fuba;
mod grid;
#[cfg(feature = "toy")]
mod toy;

use touchline_engine::{Game, Seat};
use touchline_words::Words;

use crate::terminal;

/// Whether to use colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Paint {
    Plain,
    Colour,
}

impl Paint {
    /// Colours on a terminal that has them, unless the user has switched them off.
    pub(crate) fn for_terminal(terminal: bool) -> Self {
        let wanted = std::env::var_os("NO_COLOR").is_none_or(|no| no.is_empty());
        if terminal && wanted && !terminal::is_dumb() { Self::Colour } else { Self::Plain }
    }

    /// Text in a colour, if colours are used.
    pub(crate) fn with(self, code: &str, text: &str) -> String {
        match self {
            Self::Plain => text.to_owned(),
            Self::Colour => format!("\x1b[{code}m{text}\x1b[0m"),
        }
    }
}

pub(crate) const HOME: &str = "1;34";
pub(crate) const AWAY: &str = "1;31";
const BALL: &str = "1;33";
pub(crate) const FAINT: &str = "2";

/// A game whose views can be drawn.
pub(crate) trait Board: Game {
    /// The board with its score line and what the teams have besides their pieces, within this width if
    /// possible.
    fn draw(&self, view: &Self::View, words: &Words, paint: Paint, width: usize) -> String;
    /// The ASCII replacement of a character of the board, where the generic one will not do.
    fn in_ascii(&self, sign: char) -> char {
        sign
    }
    /// Something else the question needs: how many moves are left.
    fn note(&self, _: &Self::State, _: &Self::Decision) -> Option<String> {
        None
    }
    /// For the help: answers as people type them, and endings that are enough to type.
    fn examples(&self) -> [&'static str; 2];
    /// More hints on this game, one per line, at the end of the help.
    fn hints(&self) -> &'static [&'static str];
    /// Whether a question continues the one before in other words: `auto` answers them together.
    fn goes_on(&self, _before: &Self::Decision, _now: &Self::Decision) -> bool {
        false
    }
    /// The answers that a short form stands for at this question; none if it is not a short form.
    fn in_full(&self, _asked: &Self::Decision, _short: &str) -> Vec<String> {
        Vec::new()
    }
    /// Whether an answer is highlighted in the list: something the box recommends.
    fn stands_out(&self, _: Self::Action) -> bool {
        false
    }
}

/// A board as it is shown now.
pub(crate) fn picture<G: Board>(
    game: &G,
    view: &G::View,
    words: &Words,
    paint: Paint,
    width: usize,
) -> String {
    let drawn = game.draw(view, words, paint, width);
    if terminal::is_ascii() { drawn.chars().map(|sign| game.in_ascii(sign)).collect() } else { drawn }
}

/// The name of a seat and its colour.
fn side(seat: Seat) -> (&'static str, &'static str) {
    match seat {
        Seat::Home => ("Home", HOME),
        Seat::Away => ("Away", AWAY),
    }
}
