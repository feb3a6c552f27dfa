//! Computer players and the evaluation of positions, for any game.
//!
//! A [`Player`] sees only a view and imagines the rest. The worth of a position is a [`Value`]: the chances
//! to win, draw and lose and the expected goals. [`Evaluate`] names the inputs of a game's positions; a
//! small [`Net`], trained on simulated matches, turns them into a value. The same seed gives the same moves
//! on every platform: nothing here calls a floating-point function whose last digit depends on the machine.

pub mod analysis;
mod character;
mod evaluate;
mod evaluator;
mod fuba;
mod grid;
mod hint;
pub mod inputs;
mod judge;
mod key;
mod level;
mod memo;
pub mod net;
mod opponent;
mod player;
mod search;
mod sight;
#[cfg(feature = "toy")]
mod toy;
mod value;
mod watch;
mod whole;

pub use character::{Character, Fact, Style, Taste};
pub use evaluate::Evaluate;
pub use evaluator::Evaluator;
pub use grid::whole::{Kind as WholeKind, thumb};
pub use hint::{Arrow, Explain, HINT_LEVEL, Hint, Shares, Suggestion, Who};
pub use inputs::Inputs;
pub use judge::{Advised, Rated, advise, assess, rate};
pub use key::key;
pub use level::Level;
pub use net::Net;
pub use opponent::Opponent;
pub use player::{Computer, Intent, Player, Thought, think};
pub use search::{Budget, Found, Judged, MOST_NODES, Variation, compare, judge, search, search_value};
pub use sight::Sight;
pub use value::Value;
pub use watch::Watch;
pub use whole::Whole;
