//! Matches as JSON: the engine protocol, what a server's matches tell their viewers; and the list of games.
//!
//! A [`Session`] answers one line of JSON with one line of JSON. `docs/protocol.md` describes the commands
//! and holds a transcript that a test replays.

// First, because the others use its `with_game!`.
#[macro_use]
pub mod games;

mod advice;
pub mod analysis;
mod command;
mod fault;
mod fuba;
mod grid;
pub mod live;
mod odds;
pub mod replay;
mod request;
mod session;
mod table;
mod tables;
#[cfg(test)]
mod typescript;

pub use advice::MOST_MS;
pub use session::{Bounds, LONGEST_LINE, Session};
