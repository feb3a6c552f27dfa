//! Many matches at once: simulation and statistics.
//!
//! [`Simulation`] plays matches of any [`Measured`] game on several cores and sums what its [`Measured::Tally`] counted.
//! Match `i` has its own stream of the seeded generator and every sum is a sum of integers, so the result is the same
//! whatever the number of threads and the order in which they finish. No terminal, no JSON, no clock.

mod fuba;
mod measure;
mod simulation;
mod statistics;

pub use fuba::Tally as FubaTally;
pub use measure::{Measure, Measured, Per};
pub use simulation::{Report, Row, Simulation};
pub use statistics::Moments;
