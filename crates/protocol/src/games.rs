//! The one list of games.

use touchline_engine::{Offer, Record, RecordError, Refusal, Rulebook, Spec};
use touchline_fuba::Fuba;
use touchline_grid::Grid;
#[cfg(feature = "toy")]
use touchline_toy::Toy;

/// Makes everything that names the games of one list: a game is a line of it.
macro_rules! games {
    (($dollar:tt) $( $(#[$about:meta])* $name:ident in $crate_of:ident; )+) => {
        /// Any game that can be played here.
        #[derive(Clone, Copy, Debug)]
        pub enum AnyGame {
            $( $(#[$about])* $name($name), )+
        }

        /// Names of the games, as they begin a spec.
        pub const NAMES: [&str; [$( stringify!($name) ),+].len()] = [$( $crate_of::spec::GAME ),+];

        /// What each of them offers.
        pub fn offers() -> Vec<Offer> {
            vec![$( $name::offer() ),+]
        }

        impl AnyGame {
            /// The game of a spec, as a revision of its rules played it, or the newest.
            fn of_spec(spec: &Spec, revision: Option<u32>) -> Result<Self, Refusal> {
                match spec.game.as_str() {
                    $( $crate_of::spec::GAME => match revision {
                        Some(revision) => $name::at_revision(spec, revision),
                        None => $name::from_spec(spec),
                    }
                    .map(Self::$name), )+
                    other => Err(Refusal::new("spec-unknown-game")
                        .text("got", other)
                        .text("known", NAMES.join(", "))),
                }
            }
        }

        /// Run the same generic code for whichever game it is: `with_game!(any, game => play(game))`.
        #[macro_export]
        macro_rules! with_game {
            ($dollar any:expr, $dollar game:ident => $dollar body:expr) => {
                match $dollar any {
                    $( $dollar crate::games::AnyGame::$name($dollar game) => $dollar body, )+
                }
            };
        }
    };
}

/// The list itself, and what a build for tests adds to it.
macro_rules! list {
    (($dollar:tt) $($more:tt)*) => {
        games! {
            ($dollar)
            /// FUBA.
            Fuba in touchline_fuba;
            /// The grid game.
            Grid in touchline_grid;
            $($more)*
        }
    };
}

#[cfg(not(feature = "toy"))]
list! { ($) }

#[cfg(feature = "toy")]
list! {
    ($)
    /// The toy of `examples/third-game`.
    Toy in touchline_toy;
}

/// What is played where nobody chooses.
pub const DEFAULT_SPEC: &str = touchline_fuba::spec::DEFAULT;

impl AnyGame {
    /// The game a spec string names.
    pub fn from_text(text: &str) -> Result<Self, Refusal> {
        Self::of_spec(&Spec::parse(text)?, None)
    }

    /// The game a spec string names, as a revision of its rules played it.
    pub fn at_revision(text: &str, revision: u32) -> Result<Self, Refusal> {
        Self::of_spec(&Spec::parse(text)?, Some(revision))
    }

    /// The game of a record, by the rules it was played under.
    pub fn of_record(record: &Record) -> Result<Self, RecordError> {
        let newest = Self::from_text(record.spec()).map_err(|refusal| record.at_header("spec", refusal))?;
        // A record that names no revision is refused when it is played again.
        let Some(revision) = record.rules() else { return Ok(newest) };
        Self::at_revision(record.spec(), revision).map_err(|refusal| record.at_header("rules", refusal))
    }

    /// FUBA, if it is that.
    pub const fn fuba(self) -> Option<Fuba> {
        if let Self::Fuba(game) = self { Some(game) } else { None }
    }
}
