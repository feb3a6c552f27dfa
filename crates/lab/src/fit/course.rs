//! Which matches the training plays.

use touchline_ai::Evaluate;
use touchline_engine::Refusal;
use touchline_fuba::Fuba;
use touchline_grid::Grid;

use crate::Eager;

/// A game whose evaluation is trained.
pub trait Fitted: Evaluate + Eager {
    /// Its name in specs and file names.
    const NAME: &'static str;
    /// The specs to play, each with its share of the matches.
    const SPECS: &'static [(&'static str, u32)];
    /// About the number of decisions in most of a match: careless play at the start ends somewhere before.
    const PRELUDE: u32;
    /// One in this many positions of a match is sampled, on average.
    const EVERY: u32;

    /// The weight of an answer in careless play: in some games uniformly random answers get a match nowhere.
    fn careless(&self, s: &Self::State, action: Self::Action) -> u32 {
        self.weight(s, action)
    }

    /// The game of a spec.
    ///
    /// # Errors
    /// When it is not a spec of this game.
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

    /// In this game random play reaches everything.
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

/// The games of a course, in proportion to their shares.
#[derive(Clone, Debug)]
pub struct Course<G> {
    games: Vec<(usize, G)>,
}

impl<G: Fitted> Course<G> {
    /// All specs of a game.
    ///
    /// # Errors
    /// When one of the game's specs is not valid.
    pub fn new() -> Result<Self, Refusal> {
        let mut games = Vec::new();
        for (number, (spec, share)) in G::SPECS.iter().enumerate() {
            let game = G::of_spec(spec)?;
            games.extend((0..*share).map(|_| (number, game)));
        }
        Ok(Self { games })
    }

    /// The game of a match, with the index of its spec.
    pub(crate) fn draw(&self, rng: &mut impl touchline_engine::Rng) -> (usize, &G) {
        let (spec, game) = &self.games[rng.below(u32::try_from(self.games.len()).unwrap_or(1)) as usize];
        (*spec, game)
    }
}
