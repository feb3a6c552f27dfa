//! Tests the engine with a toy game that has one of everything.

#![allow(clippy::unwrap_used)]

mod agenda;
mod call;
mod dice;
mod driver;
mod duel;
mod garbage;
mod random_play;
mod record;
mod spec;
mod spec_option;
mod toy;
