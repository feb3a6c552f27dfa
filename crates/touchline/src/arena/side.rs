//! A player of an arena as people write it: a level with or without a budget, a bot of the lab, or a program
//! that speaks the engine protocol.

use std::fmt;
use std::time::Duration;

use touchline_ai::{Budget, Evaluate};
use touchline_lab::{Bot, Contestant, Eager};

use super::engine::Engine;
use crate::entrant::{self, Entrant};
use crate::level;
use crate::program::{CommandLine, ENGINE};

/// The prefix of a program with a budget: `engine@20ms:COMMAND`.
const LIMITED: &str = "engine@";

/// A player of an arena by name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Side {
    /// A computer player.
    Computer(Entrant),
    /// A bot that is no level.
    Bot(Bot),
    /// A program, and how long it may think if that is not its own affair.
    Engine(CommandLine, Option<Budget>),
}

impl Side {
    /// The player named by a word.
    pub(crate) fn from_word(word: &str) -> Result<Self, String> {
        if let Some(line) = word.strip_prefix(ENGINE) {
            return CommandLine::read(line).map(|line| Self::Engine(line, None));
        }
        if let Some((budget, line)) = word.strip_prefix(LIMITED).and_then(|rest| rest.split_once(':')) {
            let budget = entrant::read_budget(budget).ok_or_else(|| {
                format!("{LIMITED}{budget}: a budget is a number of positions (engine@5000:COMMAND) or of milliseconds (engine@20ms:COMMAND)")
            })?;
            return CommandLine::read(line).map(|line| Self::Engine(line, Some(budget)));
        }
        match Bot::from_word(word) {
            None | Some(Bot::Computer(_)) => {}
            Some(bot) => return Ok(Self::Bot(bot)),
        }
        Entrant::from_word(word).map(Self::Computer).map_err(|why| {
            // An invalid budget deserves an error of its own.
            if word.contains('@') {
                why
            } else {
                level::no_player(word, &format!("{}, {ENGINE}COMMAND", Bot::words()))
            }
        })
    }

    /// The bot of the lab that it is, if it is one: a computer player with a budget of its own or a program
    /// is none.
    pub(crate) fn bot(&self) -> Option<Bot> {
        match self {
            Self::Computer(entrant) => entrant.plain().map(Bot::Computer),
            Self::Bot(bot) => Some(*bot),
            Self::Engine(..) => None,
        }
    }

    /// Whether the same seed gives the same matches on any machine. A clock does not, and nobody knows what a
    /// program does.
    pub(crate) fn is_repeatable(&self) -> bool {
        match self {
            Self::Computer(entrant) => !entrant.is_timed(),
            Self::Bot(_) => true,
            Self::Engine(..) => false,
        }
    }

    /// Why it cannot play a game; nothing where it can.
    pub(crate) fn refusal<G: Eager>(&self) -> Option<&'static str> {
        match self {
            Self::Bot(bot) => bot.refusal::<G>(),
            Self::Computer(_) | Self::Engine(..) => None,
        }
    }

    /// The player for one match. `patience` is how long a program may take to answer.
    pub(crate) fn contestant<G: Eager + Evaluate>(
        &self,
        seed: u64,
        stream: u64,
        patience: Duration,
    ) -> Box<dyn Contestant<G>> {
        match self {
            Self::Computer(entrant) => Box::new(entrant.player(seed, stream)),
            Self::Bot(bot) => bot.contestant(seed, stream),
            Self::Engine(line, budget) => {
                Box::new(Engine::start(line.clone(), *budget, patience, seed, stream))
            }
        }
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Computer(entrant) => entrant.fmt(f),
            Self::Bot(bot) => bot.fmt(f),
            Self::Engine(line, None) => write!(f, "{ENGINE}{line}"),
            Self::Engine(line, Some(budget)) => {
                write!(f, "{LIMITED}{}:{line}", entrant::write_budget(*budget))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_name_sides_and_back() {
        for word in [
            "random",
            "rookie",
            "coach:3",
            "coach:1@5000",
            "eager",
            "thumb",
            "engine:touchline engine --level coach:3",
            "engine:'my games/touchline' engine",
            "engine@20ms:touchline engine",
            "engine@5000:touchline engine",
        ] {
            assert_eq!(Side::from_word(word).map(|side| side.to_string()), Ok(word.to_owned()));
        }
    }

    #[test]
    fn clocks_and_programs_do_not_repeat_themselves() {
        let repeats = |word: &str| Side::from_word(word).expect(word).is_repeatable();
        assert!(["rookie", "eager", "coach:1@5000"].into_iter().all(repeats));
        assert!(!["coach:1@20ms", "engine:touchline engine"].into_iter().any(repeats));
    }

    #[test]
    fn what_names_nobody_is_refused() {
        let refused = |word: &str| Side::from_word(word).expect_err(word);
        let genius = refused("genius");
        assert!(["genius", "coach:5", "eager", "engine:COMMAND"].iter().all(|part| genius.contains(part)));
        assert!(refused("human").contains("human"));
        assert!(refused("engine:").contains("name the program"));
        assert!(refused("engine@20ms:").contains("name the program"));
        assert!(refused("engine:touchline 'engine").contains("not closed"));
        assert!(refused("engine@soon:touchline").contains("engine@20ms"));
        assert!(refused("coach:3@0").contains("coach:3@20ms"));
        assert!(refused("eager@100").contains("eager"));
    }
}
