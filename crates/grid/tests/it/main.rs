//! Everything other than clauses and whole matches.
#![allow(clippy::unwrap_used)]

mod board;
#[path = "../common/mod.rs"]
mod common;
mod fallback;
mod odds;
mod old_records;
mod options;
mod positions;
mod reports;
mod revisions;
mod rows;
mod tables;
mod views;
mod ways;
