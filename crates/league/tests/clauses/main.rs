//! The clauses about competitions that are played between matches. Those inside a match are with FUBA's.
#![allow(clippy::unwrap_used, unreachable_pub)]

#[macro_use]
mod editions;

mod season;
mod shared;
mod v2_1;
mod v3_0;
