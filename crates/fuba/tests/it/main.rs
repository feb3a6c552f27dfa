//! Everything other than clauses and whole matches.
#![allow(clippy::unwrap_used)]

mod advanced_dice;
#[path = "../common/mod.rs"]
mod common;
mod concepts;
mod custom;
mod dice_tables;
mod edition_3_1;
mod fallback;
mod finish;
mod odds;
mod old_records;
mod options;
mod pitch;
mod positions;
mod reports;
mod rows;
mod terms;
mod why_not;
