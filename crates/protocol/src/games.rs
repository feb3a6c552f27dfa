//! The one list of games.

use touchline_engine::{Offer, Refusal, Rulebook, Spec};
use touchline_fuba::Fuba;

/// Any game that can be played here.
#[derive(Clone, Copy, Debug)]
pub enum AnyGame {
    /// FUBA.
    Fuba(Fuba),
}

/// Names of the games, as they begin a spec.
pub const NAMES: [&str; 1] = [touchline_fuba::spec::GAME];

/// What each of them offers.
pub fn offers() -> Vec<Offer> {
    vec![Fuba::offer()]
}

impl AnyGame {
    /// The game a spec string names.
    pub fn from_text(text: &str) -> Result<Self, Refusal> {
        let spec = Spec::parse(text)?;
        match spec.game.as_str() {
            touchline_fuba::spec::GAME => Fuba::from_spec(&spec).map(Self::Fuba),
            _ => {
                Err(Refusal::new("spec-unknown-game").text("got", spec.game).text("known", NAMES.join(", ")))
            }
        }
    }

    /// FUBA, if it is that.
    pub const fn fuba(self) -> Option<Fuba> {
        match self {
            Self::Fuba(game) => Some(game),
        }
    }
}

/// Run the same generic code for whichever game it is: `with_game!(any, game => play(game))`.
#[macro_export]
macro_rules! with_game {
    ($any:expr, $game:ident => $body:expr) => {
        match $any {
            $crate::games::AnyGame::Fuba($game) => $body,
        }
    };
}
