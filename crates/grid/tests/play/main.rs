//! Whole matches: random, recorded and counted ones. The slow tests are here.
#![allow(clippy::unwrap_used)]

#[path = "../common/mod.rs"]
mod common;
mod garbage;
mod golden;
mod invariants;
mod mirror;
mod perft;
mod round_trip;
mod secrecy;
