//! Every clause of every edition: a test named by the clause that fails when the rule is wrong.
#![allow(clippy::unwrap_used)]

#[path = "../common/mod.rs"]
mod common;
mod v3_0;
