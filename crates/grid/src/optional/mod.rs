//! The optional rules: fouls, cards, skill, offside.

pub mod cards;
pub mod fouls;
pub mod offside;
pub mod skill;
