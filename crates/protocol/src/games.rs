//! The one list of games.

use touchline_engine::{Offer, Record, RecordError, Refusal, Rulebook, Spec};
use touchline_fuba::Fuba;
use touchline_grid::Grid;

/// Any game that can be played here.
#[derive(Clone, Copy, Debug)]
pub enum AnyGame {
    /// FUBA.
    Fuba(Fuba),
    /// The grid game.
    Grid(Grid),
}

/// Names of the games, as they begin a spec.
pub const NAMES: [&str; 2] = [touchline_fuba::spec::GAME, touchline_grid::spec::GAME];

/// What each of them offers.
pub fn offers() -> Vec<Offer> {
    vec![Fuba::offer(), Grid::offer()]
}

impl AnyGame {
    /// The game a spec string names.
    pub fn from_text(text: &str) -> Result<Self, Refusal> {
        Self::choose(text, Fuba::from_spec, Grid::from_spec)
    }

    /// The game a spec string names, as a revision of its rules played it.
    pub fn at_revision(text: &str, revision: u32) -> Result<Self, Refusal> {
        Self::choose(text, |spec| Fuba::at_revision(spec, revision), |spec| Grid::at_revision(spec, revision))
    }

    /// The game of a record, by the rules it was played under.
    pub fn of_record(record: &Record) -> Result<Self, RecordError> {
        let newest = Self::from_text(record.spec()).map_err(|refusal| record.at_header("spec", refusal))?;
        // A record that names no revision is refused when it is played again.
        let Some(revision) = record.rules() else { return Ok(newest) };
        Self::at_revision(record.spec(), revision).map_err(|refusal| record.at_header("rules", refusal))
    }

    fn choose(
        text: &str,
        fuba: impl FnOnce(&Spec) -> Result<Fuba, Refusal>,
        grid: impl FnOnce(&Spec) -> Result<Grid, Refusal>,
    ) -> Result<Self, Refusal> {
        let spec = Spec::parse(text)?;
        match spec.game.as_str() {
            touchline_fuba::spec::GAME => fuba(&spec).map(Self::Fuba),
            touchline_grid::spec::GAME => grid(&spec).map(Self::Grid),
            _ => {
                Err(Refusal::new("spec-unknown-game").text("got", spec.game).text("known", NAMES.join(", ")))
            }
        }
    }

    /// FUBA, if it is that.
    pub const fn fuba(self) -> Option<Fuba> {
        match self {
            Self::Fuba(game) => Some(game),
            Self::Grid(_) => None,
        }
    }
}

/// Run the same generic code for whichever game it is: `with_game!(any, game => play(game))`.
#[macro_export]
macro_rules! with_game {
    ($any:expr, $game:ident => $body:expr) => {
        match $any {
            $crate::games::AnyGame::Fuba($game) => $body,
            $crate::games::AnyGame::Grid($game) => $body,
        }
    };
}
