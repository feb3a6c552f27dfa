//! Programs that play: the example bots against each other, the stream of a match, and what the documentation
//! says that bots are told.
#![allow(clippy::unwrap_used, clippy::panic)]

#[path = "../common/mod.rs"]
mod common;
mod examples;
mod fields;
mod glicko;
mod program;
mod stream;
#[path = "../table/mod.rs"]
mod table;
