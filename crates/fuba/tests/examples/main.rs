//! Every worked example of the specification that applies.
#![allow(clippy::unwrap_used)]

#[path = "../common/mod.rs"]
mod common;
mod derived;
mod printed;
