//! Levels of computer players as people write them.

use touchline_ai::{Level, Opponent};
use touchline_engine::Refusal;

use crate::say::sentence;

/// The level named by a word.
pub(crate) fn read(word: &str) -> Result<Level, Refusal> {
    Level::from_word(word)
        .ok_or_else(|| Refusal::new("level-unknown").quoted("got", word).text("known", Level::words()))
}

/// The same, as the parser of a command-line option.
pub(crate) fn option(word: &str) -> Result<Level, String> {
    read(word).map_err(|refusal| sentence(&refusal).to_string())
}

/// The opponent named by a word, a level or a character, as the parser of a command-line option.
pub(crate) fn opponent(word: &str) -> Result<Opponent, String> {
    let unknown = || Refusal::new("level-unknown").quoted("got", word).text("known", Opponent::words());
    Opponent::from_word(word).ok_or_else(|| sentence(&unknown()).to_string())
}

/// The error for a word that names no player, where more than levels can play.
pub(crate) fn no_player(word: &str, known: &str) -> String {
    sentence(&Refusal::new("player-unknown").quoted("got", word).text("known", known)).to_string()
}
