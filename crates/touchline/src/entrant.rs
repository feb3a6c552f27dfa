//! A computer player as people write it: a level or a character and, if it thinks ahead, how long it may:
//! `coach:3`, `coach:3@5000`, `wall@20ms`.

use std::fmt;
use std::time::Duration;

use touchline_ai::{Budget, Computer, Level, MOST_NODES, Opponent};
use touchline_protocol::MOST_MS;

use crate::level;

/// A computer player by name.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Entrant {
    who: Opponent,
    /// Overrides the budget of its level.
    budget: Option<Budget>,
}

impl Entrant {
    /// An opponent with its own budget.
    pub(crate) const fn of(who: Opponent) -> Self {
        Self { who, budget: None }
    }

    /// The player named by a word.
    pub(crate) fn from_word(word: &str) -> Result<Self, String> {
        let (name, budget) = match word.split_once('@') {
            Some((name, budget)) => (name, Some(budget)),
            None => (word, None),
        };
        let who = level::opponent(name)?;
        let Some(text) = budget else { return Ok(Self::of(who)) };
        if !who.level().searches() {
            return Err(format!("{who} does not think ahead: only a coach has a budget"));
        }
        let budget = read_budget(text)
            .ok_or_else(|| format!(
                "a budget is a number of positions up to {MOST_NODES} (coach:3@5000) or of milliseconds up to {MOST_MS} (coach:3@20ms)"
            ))?;
        Ok(Self { who, budget: Some(budget) })
    }

    /// The opponent it is, unless it has another budget.
    pub(crate) fn plain(self) -> Option<Opponent> {
        self.budget.is_none().then_some(self.who)
    }

    /// Whether a clock says how long it thinks: then no two matches need be the same.
    pub(crate) fn is_timed(self) -> bool {
        matches!(self.budget, Some(Budget::Time(_) | Budget::Within(..)))
    }

    /// Its level.
    pub(crate) fn level(self) -> Level {
        self.who.level()
    }

    /// The player for one match.
    pub(crate) fn player(self, seed: u64, stream: u64) -> Computer {
        self.limited(Computer::new(self.who, seed, stream))
    }

    /// The player that answers after this many inputs of a match.
    pub(crate) fn after(self, seed: u64, inputs: usize) -> Computer {
        self.limited(Computer::after(self.who, seed, inputs))
    }

    fn limited(self, player: Computer) -> Computer {
        match self.budget {
            Some(budget) => player.with_budget(budget),
            None => player,
        }
    }
}

/// `None` unless it is a number in range.
pub(crate) fn read_budget(text: &str) -> Option<Budget> {
    let number = |digits: &str, most| digits.parse::<u32>().ok().filter(|number| (1..=most).contains(number));
    match text.strip_suffix("ms") {
        Some(digits) => number(digits, MOST_MS).map(|ms| Budget::Time(Duration::from_millis(ms.into()))),
        None => number(text, MOST_NODES).map(Budget::Nodes),
    }
}

/// The word that [`read_budget`] reads.
pub(crate) fn write_budget(budget: Budget) -> String {
    match budget {
        Budget::Nodes(nodes) => nodes.to_string(),
        Budget::Time(time) | Budget::Within(_, time) => format!("{}ms", time.as_millis()),
    }
}

impl fmt::Display for Entrant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.budget {
            None => write!(f, "{}", self.who),
            Some(budget) => write!(f, "{}@{}", self.who, write_budget(budget)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_name_entrants_and_back() {
        for word in ["random", "rookie", "coach:3", "coach:1@5000", "coach:5@20ms", "sunday", "wall@5000"] {
            assert_eq!(Entrant::from_word(word).map(|entrant| entrant.to_string()), Ok(word.to_owned()));
        }
        for word in [
            "coach:3@",
            "coach:3@0",
            "coach:3@0ms",
            "coach:3@ms",
            "coach:3@-5",
            "coach:3@5s",
            "coach:3@2000001",
            "coach:3@60001ms",
        ] {
            assert!(Entrant::from_word(word).is_err_and(|error| error.contains("coach:3@20ms")), "{word}");
        }
        assert!(Entrant::from_word("rookie@100").is_err_and(|error| error.contains("only a coach")));
        assert!(Entrant::from_word("sunday@100").is_err_and(|error| error.contains("sunday does not")));
        assert!(Entrant::from_word("genius@100").is_err_and(|error| error.contains("rookie")));
    }
}
