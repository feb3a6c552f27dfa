//! Matches as JSON: the engine protocol, what a server's matches tell their viewers; and the list of games.
//!
//! A [`Session`] answers one line of JSON with one line of JSON. `docs/protocol.md` describes the commands
//! and holds a transcript that a test replays.

// First, because the others use its `with_game!`.
#[macro_use]
pub mod games;

mod advice;
pub mod analysis;
mod answers;
mod bench;
mod command;
pub mod dice;
pub mod ending;
mod fault;
mod fuba;
mod grid;
mod hint;
pub mod layout;
mod odds;
pub mod plan;
mod playable;
pub mod replay;
mod request;
mod said;
mod seat_word;
mod session;
mod table;
mod tables;
pub mod to_client;
pub mod to_server;
#[cfg(feature = "toy")]
mod toy;
#[cfg(test)]
mod typescript;
mod ways;

pub use advice::MOST_MS;
pub use hint::{Hint, hint};
pub use odds::{Chances, chances};
pub use playable::Playable;
pub use said::Said;
pub use seat_word::SeatWord;
pub use session::{Bounds, LONGEST_LINE, Session};
pub use ways::{Way, Ways, ways};
