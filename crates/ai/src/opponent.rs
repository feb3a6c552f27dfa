//! Who plays a seat for the computer, by name: a plain level or a character.

use std::fmt;

use crate::Level;
use crate::character::{Character, Style};

/// A computer opponent: a plain level, or a character that plays in its own style.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Opponent {
    /// Plays for the result alone.
    Plain(Level),
    /// Has a style.
    Character(Character),
}

impl Opponent {
    /// The opponent named by a word: that of a [level](Level::from_word) or of a character.
    pub fn from_word(word: &str) -> Option<Self> {
        let character = || Character::ALL.into_iter().find(|character| character.word() == word);
        Level::from_word(word).map(Self::Plain).or_else(|| character().map(Self::Character))
    }

    /// All words, for refusals.
    pub fn words() -> String {
        let characters = Character::ALL.map(Character::word);
        format!("{}, {}", Level::words(), characters.join(", "))
    }

    /// The level whose budget it thinks with.
    pub const fn level(self) -> Level {
        match self {
            Self::Plain(level) => level,
            Self::Character(character) => character.style().level,
        }
    }

    /// Its style, if it has one.
    pub const fn style(self) -> Option<&'static Style> {
        match self {
            Self::Plain(_) => None,
            Self::Character(character) => Some(character.style()),
        }
    }
}

impl Default for Opponent {
    fn default() -> Self {
        Self::Plain(Level::default())
    }
}

impl From<Level> for Opponent {
    fn from(level: Level) -> Self {
        Self::Plain(level)
    }
}

impl From<Character> for Opponent {
    fn from(character: Character) -> Self {
        Self::Character(character)
    }
}

impl fmt::Display for Opponent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Plain(level) => level.fmt(f),
            Self::Character(character) => f.write_str(character.word()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_name_opponents_and_back() {
        let levels = Level::ALL.map(Opponent::from);
        for opponent in levels.into_iter().chain(Character::ALL.map(Opponent::from)) {
            assert_eq!(Opponent::from_word(&opponent.to_string()), Some(opponent));
            assert!(Opponent::words().contains(&opponent.to_string()));
        }
        assert_eq!(Opponent::from_word("coach"), Some(Opponent::Plain(Level::Coach(3))));
        for nobody in ["", "wal", "Wall", "wall:3", "coach:6"] {
            assert_eq!(Opponent::from_word(nobody), None, "{nobody}");
        }
    }

    #[test]
    fn a_character_is_no_level() {
        for character in Character::ALL {
            assert_eq!(Level::from_word(character.word()), None);
        }
    }
}
