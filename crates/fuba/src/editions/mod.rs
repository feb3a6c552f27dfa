//! The rulebooks, one constant each.

pub mod v3_0;
