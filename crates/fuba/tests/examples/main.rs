//! Every worked example of the specification that applies, in the folder of its edition.
#![allow(clippy::unwrap_used, unreachable_pub)]

#[macro_use]
#[path = "../common/mod.rs"]
mod common;
mod shared;
mod v2_0;
mod v2_1;
mod v2_2;
mod v3_0;
