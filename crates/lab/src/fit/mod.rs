//! Self-play for the training of the evaluations, and their check on matches never seen.
//!
//! The program plays matches with the net of the round before (`play.rs`), samples some of their positions
//! and writes for each what it should have been worth: the result of the match without the luck of the dice
//! (`luck.rs`, `record.rs`). The training itself is in the folder `training`. Match `i` has its own stream of
//! the seeded generator: the same options give the same records, whatever the number of threads.

pub mod calibration;
mod check;
mod choice;
mod course;
mod luck;
mod pace;
mod play;
mod record;
mod run;

pub use check::Check;
pub use course::{Course, Fitted};
pub use play::{Played, Selfplay};
pub use record::{GIVEN_UP, HELD_OUT, NO_CLOCK, Record};
pub use run::{Tally, run};
