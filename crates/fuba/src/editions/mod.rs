//! The rulebooks, one constant each. Each is the previous one plus what changed, so that a file reads as a
//! changelog.

pub mod v2_0;
pub mod v2_1;
pub mod v2_2;
pub mod v3_0;
