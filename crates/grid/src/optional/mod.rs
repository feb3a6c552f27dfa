//! The optional rules: fouls, cards, skill, offside. The basic game has none of them (G-END-13).

pub mod cards;
pub mod fouls;
pub mod offside;
pub mod skill;
