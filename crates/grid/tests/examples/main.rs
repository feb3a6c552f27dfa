//! Every worked example of the rules, named by its id.

#[path = "../common/mod.rs"]
mod common;
