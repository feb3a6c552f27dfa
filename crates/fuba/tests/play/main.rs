//! Whole matches: random, recorded and counted ones. The slow tests are here.
#![allow(clippy::unwrap_used)]

#[path = "../common/mod.rs"]
mod common;
mod condition;
mod garbage;
mod golden;
mod invariants;
mod mirror;
mod off_the_pitch;
mod perft;
mod records;
mod round_trip;
mod secrecy;
mod statistics;
mod terms;
mod views;
