//! Dice that nobody can change and secret choices that nobody can exchange, and the check of both.
//!
//! docs/fairness.md is the specification; this crate is its first implementation. It does no I/O and owns no
//! random generator: secrets, nonces and salts come from outside.
//!
//! - [`commit`]: what the server and the seats are bound to before the first roll;
//! - [`stream`]: the dice, and what computers draw;
//! - [`seal`]: secret choices;
//! - [`header`]: the fairness data of a record; [`receipt`]: what a player keeps; [`fault`]: what its client
//!   caught the server at;
//! - [`verify`]: everything recomputed, with the first mismatch named.

pub mod bytes;
pub mod commit;
mod facts;
pub mod fault;
pub mod header;
pub mod receipt;
mod report;
pub mod seal;
pub mod stream;
pub mod verify;

pub use bytes::{Hash, from_hex, to_hex};
pub use fault::{Fault, FaultKind};
pub use header::{Contribution, Fairness, Run, Sealed};
pub use receipt::{Announced, Bound, Receipt, Shown};
pub use stream::Stream;
