//! Every clause of every edition: a test named by the clause that fails when the rule is wrong.
#![allow(clippy::unwrap_used, unreachable_pub)]

#[macro_use]
#[path = "../common/mod.rs"]
mod common;
mod shared;
mod v2_0;
mod v2_1;
mod v2_2;
mod v3_0;
