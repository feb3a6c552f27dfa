//! The only crate that knows JSON: messages, the engine protocol, the list of games.

pub mod games;
