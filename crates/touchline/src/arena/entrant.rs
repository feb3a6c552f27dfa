//! Who plays, as a word: a level, and for a coach how long it may think: `coach:3`, `coach:3@5000`, `coach:3@20ms`.

use std::fmt;
use std::time::Duration;

use touchline_ai::{Budget, Computer, Level};

/// A player by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Entrant {
    level: Level,
    /// Instead of what is usual for the level.
    budget: Option<Budget>,
}

impl Entrant {
    pub(super) fn from_word(word: &str) -> Result<Self, String> {
        let (name, budget) = match word.split_once('@') {
            Some((name, budget)) => (name, Some(budget)),
            None => (word, None),
        };
        let level =
            Level::from_word(name).ok_or_else(|| format!("no such level: there are {}", Level::words()))?;
        let Some(text) = budget else { return Ok(Self { level, budget: None }) };
        if !level.searches() {
            return Err(format!("{level} does not think ahead: only a coach has a budget"));
        }
        let budget = read_budget(text)
            .ok_or("a budget is a number of positions (coach:3@5000) or of milliseconds (coach:3@20ms)")?;
        Ok(Self { level, budget: Some(budget) })
    }

    /// The player for one match.
    pub(super) fn player(self, seed: u64, stream: u64) -> Computer {
        let player = Computer::new(self.level, seed, stream);
        match self.budget {
            Some(budget) => player.with_budget(budget),
            None => player,
        }
    }
}

/// Nothing for what is no number, or 0.
fn read_budget(text: &str) -> Option<Budget> {
    let number = |digits: &str| digits.parse::<u32>().ok().filter(|&number| number > 0);
    match text.strip_suffix("ms") {
        Some(digits) => number(digits).map(|ms| Budget::Time(Duration::from_millis(ms.into()))),
        None => number(text).map(Budget::Nodes),
    }
}

impl fmt::Display for Entrant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.budget {
            None => write!(f, "{}", self.level),
            Some(Budget::Nodes(nodes)) => write!(f, "{}@{nodes}", self.level),
            Some(Budget::Time(time)) => write!(f, "{}@{}ms", self.level, time.as_millis()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_name_entrants_and_back() {
        for word in ["random", "rookie", "coach:3", "coach:1@5000", "coach:5@20ms"] {
            assert_eq!(Entrant::from_word(word).map(|entrant| entrant.to_string()), Ok(word.to_owned()));
        }
        for word in ["coach:3@", "coach:3@0", "coach:3@0ms", "coach:3@ms", "coach:3@-5", "coach:3@5s"] {
            assert!(Entrant::from_word(word).is_err_and(|error| error.contains("coach:3@20ms")), "{word}");
        }
        assert!(Entrant::from_word("rookie@100").is_err_and(|error| error.contains("only a coach")));
        assert!(Entrant::from_word("genius@100").is_err_and(|error| error.contains("rookie")));
    }
}
