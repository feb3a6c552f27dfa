//! Every clause and every worked example of every edition: a test named after it that fails if the rule is
//! wrong.
#![allow(clippy::unwrap_used, unreachable_pub)]

#[macro_use]
mod editions;

#[path = "../common/mod.rs"]
mod common;
#[path = "../examples/mod.rs"]
mod examples;
mod shared;
mod v2_0;
mod v2_1;
mod v2_2;
mod v3_0;
