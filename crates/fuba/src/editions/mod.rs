//! The rulebooks, one constant each. A later one is the one before with what changed, so that each file reads
//! as a changelog.

pub mod v2_0;
pub mod v2_1;
pub mod v2_2;
pub mod v3_0;
