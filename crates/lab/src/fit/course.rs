//! Which matches the training plays.

use touchline_ai::Evaluate;
use touchline_engine::Refusal;
use touchline_fuba::Fuba;
use touchline_grid::Grid;
use touchline_grid::rules::ending::Ending;

use crate::Eager;

/// A game whose evaluation is trained.
pub trait Fitted: Evaluate + Eager {
    /// Its name in specs and file names.
    const NAME: &'static str;
    /// The specs to play, each with its share of the matches.
    const SPECS: &'static [(&'static str, u32)];
    /// About the number of decisions in most of a match: an opening ends somewhere before.
    const OPENING: u32;
    /// One in this many positions of a match is sampled, on average.
    const EVERY: u32;
    /// A match is given up after this many answers: an end at a score may never come.
    const LONGEST: u32;

    /// The weight of an answer in careless play: in some games uniformly random answers get a match nowhere.
    fn careless(&self, s: &Self::State, action: Self::Action) -> u32 {
        self.weight(s, action)
    }

    /// What a rule of thumb plays, as a whole action: without a net it leads further than careless play.
    fn habit(&self, _: &Self::State) -> Option<Vec<Self::Action>> {
        None
    }

    /// The number of turns so far, where a goal counts less the later it comes: see [`Evaluate::SOON`].
    fn turns(&self, _: &Self::State) -> Option<u16> {
        None
    }

    /// Whether time ends a match, not only a score.
    fn has_clock(&self) -> bool {
        true
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
        ("fuba:3.0", 15),
        ("fuba:2.0", 5),
        ("fuba:2.1", 3),
        ("fuba:2.2", 3),
        ("fuba:2.0+all", 5),
        ("fuba:2.1+all", 19),
        ("fuba:3.0+all", 26),
        ("fuba:2.0+styles", 1),
        ("fuba:2.1+condition+roles", 2),
        ("fuba:2.1+keeper", 1),
        ("fuba:3.0+aggressive-pressing+condition", 2),
        ("fuba:3.0+condition", 3),
        ("fuba:3.0+condition+skills", 5),
        ("fuba:3.0+condition+substitutions", 2),
        ("fuba:3.0+injuries+weather", 1),
        ("fuba:3.0+keeper+offside-risk", 1),
        ("fuba:3.0+passing-through", 1),
        ("fuba:3.0+slow-play", 1),
        ("fuba:3.0+special-events", 2),
        ("fuba:3.0+substitutions", 2),
    ];
    const OPENING: u32 = 600;
    const EVERY: u32 = 4;
    const LONGEST: u32 = 20_000;

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
        ("grid:basic@small", 14),
        ("grid:basic@medium", 6),
        ("grid:basic@large", 6),
        ("grid:advanced@small", 7),
        ("grid:advanced@medium", 5),
        ("grid:advanced@large", 5),
        ("grid:full@small", 7),
        ("grid:full@medium", 5),
        ("grid:full@large", 6),
        ("grid:basic@small?end=score:1", 5),
        ("grid:basic@small?end=score:3", 4),
        ("grid:basic@medium?end=score:1", 2),
        ("grid:basic@large?end=score:3", 2),
        ("grid:advanced@small?end=score:1", 3),
        ("grid:advanced@medium?end=score:3", 2),
        ("grid:advanced@large?end=score:1", 2),
        ("grid:full@small?end=score:3", 2),
        ("grid:full@medium?end=score:1", 2),
        ("grid:full@large?end=score:3", 2),
        ("grid:basic@small?end=turns:60", 3),
        ("grid:basic@small?end=timed:60", 2),
        ("grid:full@small?end=timed:90", 2),
        ("grid:basic@small+facing+tackle", 2),
        ("grid:basic@small+deflection+inertia", 1),
        ("grid:full@small+offside+reposition", 2),
        ("grid:advanced@small?fielders=4", 1),
    ];
    const OPENING: u32 = 1000;
    const EVERY: u32 = 6;
    const LONGEST: u32 = 6000;

    fn habit(&self, s: &Self::State) -> Option<Vec<Self::Action>> {
        touchline_ai::thumb(self, s).map(|whole| whole.answers)
    }

    fn turns(&self, s: &Self::State) -> Option<u16> {
        Some(s.turns)
    }

    fn has_clock(&self) -> bool {
        !matches!(self.rules.ending, Ending::Score(_))
    }

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

    /// Nothing but this spec; `None` if the course does not have it.
    #[must_use]
    pub fn only(self, spec: &str) -> Option<Self> {
        let wanted = G::SPECS.iter().position(|(known, _)| *known == spec)?;
        Some(Self { games: self.games.into_iter().filter(|(number, _)| *number == wanted).collect() })
    }

    /// The game of the spec with this index.
    pub(crate) fn game(&self, spec: usize) -> Option<&G> {
        self.games.iter().find(|(number, _)| *number == spec).map(|(_, game)| game)
    }

    /// The game of a match, with the index of its spec.
    pub(crate) fn draw(&self, rng: &mut impl touchline_engine::Rng) -> (usize, &G) {
        let (spec, game) = &self.games[rng.below(u32::try_from(self.games.len()).unwrap_or(1)) as usize];
        (*spec, game)
    }
}
