//! The board as text. Drawn from a view, so that a terminal never shows what a seat may not know.

mod fuba;
mod grid;
#[cfg(feature = "toy")]
mod toy;

use touchline_engine::{Game, Seat};
use touchline_words::Words;

use crate::terminal;

/// Whether colours may be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Paint {
    Plain,
    Colour,
}

impl Paint {
    /// Colour on a terminal that has it, unless the person does not want it.
    pub(crate) fn for_terminal(terminal: bool) -> Self {
        let wanted = std::env::var_os("NO_COLOR").is_none_or(|no| no.is_empty());
        if terminal && wanted && !terminal::is_dumb() { Self::Colour } else { Self::Plain }
    }

    /// Text in a colour, where colours may be used.
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
    /// The board with its score line and what the teams have besides their pieces, in lines of this width
    /// where that is possible.
    fn draw(&self, view: &Self::View, words: &Words, paint: Paint, width: usize) -> String;
    /// A sign of the board where only ASCII is shown, unless the nearest one will do.
    fn in_ascii(&self, sign: char) -> char {
        sign
    }
    /// What else a question needs: how many moves are left.
    fn note(&self, _: &Self::State, _: &Self::Decision) -> Option<String> {
        None
    }
    /// Answers as people type them, and one of them cut to its end: for the help.
    fn examples(&self) -> [&'static str; 2];
    /// What else helps with this game, a line each: the last words of the help.
    fn hints(&self) -> &'static [&'static str];
    /// Whether a question goes on with what another began to ask, in other words: `auto` answers them
    /// together.
    fn goes_on(&self, _before: &Self::Decision, _now: &Self::Decision) -> bool {
        false
    }
    /// The answers that a short form stands for where this is asked; none when it is no short form.
    fn in_full(&self, _asked: &Self::Decision, _short: &str) -> Vec<String> {
        Vec::new()
    }
    /// Whether an answer is marked in the list of answers: something the box recommends.
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
