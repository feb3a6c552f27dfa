//! Which matches are played to learn from.

use touchline_ai::Evaluate;
use touchline_engine::Refusal;
use touchline_fuba::Fuba;
use touchline_grid::Grid;

use crate::Eager;

/// A game whose evaluation is fitted.
pub trait Fitted: Evaluate + Eager {
    /// Its name in specs and file names.
    const NAME: &'static str;
    /// The specs that are played, each with its share of the matches.
    const SPECS: &'static [(&'static str, u32)];
    /// About as many decisions as most of a match has: careless play at the start of a match stops somewhere
    /// before.
    const PRELUDE: u32;
    /// How many positions of a match pass for one that is remembered, on average.
    const EVERY: u32;

    /// How likely an answer is that is given without thought, compared with the others: where any answer will
    /// do no match gets anywhere in some games.
    fn careless(&self, s: &Self::State, action: Self::Action) -> u32 {
        self.weight(s, action)
    }

    /// The game of a spec.
    ///
    /// # Errors
    /// When it is none.
    fn of_spec(text: &str) -> Result<Self, Refusal>;
}

impl Fitted for Fuba {
    const NAME: &'static str = "fuba";
    const SPECS: &'static [(&'static str, u32)] = &[
        ("fuba:3.0", 35),
        ("fuba:2.0", 5),
        ("fuba:2.1", 5),
        ("fuba:2.2", 6),
        ("fuba:2.0+all", 6),
        ("fuba:2.1+all", 20),
        ("fuba:3.0+all", 11),
        ("fuba:2.1+condition+roles", 2),
        ("fuba:2.1+keeper", 2),
        ("fuba:3.0+condition+skills", 2),
        ("fuba:3.0+slow-play", 2),
        ("fuba:3.0+special-events", 2),
        ("fuba:3.0+substitutions", 2),
    ];
    const PRELUDE: u32 = 600;
    const EVERY: u32 = 8;

    /// Here random play gets everywhere.
    fn careless(&self, _: &Self::State, _: Self::Action) -> u32 {
        1
    }

    fn of_spec(text: &str) -> Result<Self, Refusal> {
        Self::from_text(text)
    }
}

impl Fitted for Grid {
    const NAME: &'static str = "grid";
    const SPECS: &'static [(&'static str, u32)] = &[
        ("grid:basic@small", 40),
        ("grid:basic@medium", 10),
        ("grid:basic@large", 5),
        ("grid:advanced@small", 12),
        ("grid:advanced@medium", 6),
        ("grid:advanced@large", 4),
        ("grid:full@small", 12),
        ("grid:full@medium", 7),
        ("grid:full@large", 4),
    ];
    const PRELUDE: u32 = 1000;
    const EVERY: u32 = 12;

    fn of_spec(text: &str) -> Result<Self, Refusal> {
        Self::from_text(text)
    }
}

/// The games of a course, as often as their shares say.
#[derive(Clone, Debug)]
pub struct Course<G> {
    games: Vec<(usize, G)>,
}

impl<G: Fitted> Course<G> {
    /// All specs of a game.
    ///
    /// # Errors
    /// When a spec of the game is none.
    pub fn new() -> Result<Self, Refusal> {
        let mut games = Vec::new();
        for (number, (spec, share)) in G::SPECS.iter().enumerate() {
            let game = G::of_spec(spec)?;
            games.extend((0..*share).map(|_| (number, game)));
        }
        Ok(Self { games })
    }

    /// The game of a match with the number of its spec.
    pub(crate) fn draw(&self, rng: &mut impl touchline_engine::Rng) -> (usize, &G) {
        let (spec, game) = &self.games[rng.below(u32::try_from(self.games.len()).unwrap_or(1)) as usize];
        (*spec, game)
    }
}
