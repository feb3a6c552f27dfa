//! What a recorded match has to teach: losses of decisions, luck of rolls, chances of goals.

mod report;

pub use report::{
    Alternative, Analysis, Balance, Cell, Decision, Kind, Moment, Pitch, Roll, Shot, Side, Step, Turn,
};
