//! Levels by name.

use std::fmt;

use crate::search::Budget;
use crate::{Evaluate, Sight};

/// The strength of a computer player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Level {
    /// Any legal action with equal probability.
    #[default]
    Random,
    /// The action that looks best one step ahead.
    Rookie,
    /// A search over actions and dice, 1 to 5.
    Coach(u8),
    /// The strongest: the same search, for a fraction of a second.
    Gaffer,
}

impl Level {
    /// Every level, the weakest first.
    pub const ALL: [Self; 8] = [
        Self::Random,
        Self::Rookie,
        Self::Coach(1),
        Self::Coach(2),
        Self::Coach(3),
        Self::Coach(4),
        Self::Coach(5),
        Self::Gaffer,
    ];

    /// The level named by a word: `random`, `rookie`, `coach:1` to `coach:5`, `gaffer`; `coach` alone is
    /// `coach:3`.
    pub fn from_word(word: &str) -> Option<Self> {
        if word == "coach" {
            return Some(Self::Coach(3));
        }
        Self::ALL.into_iter().find(|level| level.to_string() == word)
    }

    /// Whether a player of this level searches.
    pub const fn searches(self) -> bool {
        matches!(self, Self::Coach(_) | Self::Gaffer)
    }

    /// How long a player of this level thinks about a decision; `None` if it does not search.
    pub fn budget<G: Evaluate>(self) -> Option<Budget> {
        match self {
            Self::Random | Self::Rookie => None,
            Self::Coach(strength) => {
                let step = usize::from(strength).clamp(1, G::COACHES.len()) - 1;
                Some(Budget::Nodes(G::COACHES[step]))
            }
            Self::Gaffer => Some(Budget::Nodes(G::GAFFER)),
        }
    }

    /// How far a judge of this level looks into a position to say what it is worth.
    pub fn sight<G: Evaluate>(self) -> Sight {
        match self.budget::<G>() {
            Some(Budget::Nodes(nodes)) => Sight::Search(nodes),
            Some(Budget::Time(_) | Budget::Within(..)) | None => Sight::Dice,
        }
    }

    /// All words, for refusals.
    pub fn words() -> String {
        Self::ALL.map(|level| level.to_string()).join(", ")
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Random => f.write_str("random"),
            Self::Rookie => f.write_str("rookie"),
            Self::Coach(strength) => write!(f, "coach:{strength}"),
            Self::Gaffer => f.write_str("gaffer"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Level;

    #[test]
    fn words_name_levels_and_back() {
        for level in Level::ALL {
            assert_eq!(Level::from_word(&level.to_string()), Some(level));
        }
        assert_eq!(Level::from_word("coach"), Some(Level::Coach(3)));
        assert_eq!(Level::from_word("coach:6"), None);
        assert_eq!(Level::from_word("Coach:1"), None);
    }
}
