//! Computer players and analyses, in both games.
#![allow(clippy::unwrap_used)]

mod analysis;
mod characters;
mod fuba_inputs;
mod fuba_positions;
mod grid_inputs;
mod grid_positions;
mod grid_wholes;
mod hints;
mod look_ahead;
mod meaning;
mod named_positions;
mod nets;
mod players;
mod same_values;
