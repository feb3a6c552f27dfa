//! Many matches at once: simulation and statistics.
//!
//! [`Simulation`] plays matches of any [`Measured`] game on several cores and sums what its
//! [`Measured::Tally`] counted. Match `i` has its own stream of the seeded generator and every sum is a sum
//! of integers, so the result does not depend on the number of threads or the order in which they finish.
//! [`Simulation::cover`] counts instead how much of what the rules offer the matches reach. [`Arena`] finds
//! out which of two players is stronger. [`Making`] makes puzzles of what they decide. A simulation is played
//! by [`Bot`]s, an arena by players the caller makes. No terminal, no JSON, no clock.

mod arena;
mod coverage;
pub mod experiment;
pub mod fit;
mod fuba;
mod grid;
mod in_order;
mod measure;
mod mistakes;
mod one_match;
mod players;
mod puzzles;
mod scores;
mod simulation;
mod staged;
mod statistics;
mod study;
mod style;
#[cfg(feature = "toy")]
mod toy;

pub use arena::{
    Arena, Contestant, Failure, Make, Met, Rated, Rival, Scores, Sprt, Standing, Times, Verdict, elo_of,
    ladder, score_of,
};
pub use coverage::{Coverage, Covered, Reached};
pub use fuba::Tally as FubaTally;
pub use grid::Tally as GridTally;
pub use measure::{Measure, Measured, Per};
pub use mistakes::{Checked, Judged, Mistakes, against_itself, judged};
pub use players::{Bot, Eager};
pub use puzzles::{Made, Maker, Making, Puzzle, Stood, Way};
pub use simulation::{MakeSeat, Report, Row, Simulation};
pub use staged::{Forced, Staged};
pub use statistics::Ratio;
pub use study::{Spread, Studied, Study};
pub use style::{Compared, Estimate, Figure, Noticed, Taken};
