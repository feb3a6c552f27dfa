//! One file per rulebook word. Every file has the same shape: what the rule is and how editions differ, its
//! enum, the pure questions (also used for hints), then what happens.

pub mod action_order;
pub mod action_stage;
pub mod ball_value;
pub mod cards;
pub mod clock;
pub mod closest_player;
pub mod competition;
pub mod control;
pub mod corner_kick;
pub mod dice;
pub mod dribbling;
pub(crate) mod edges;
pub mod formation;
pub mod free_kick;
pub mod free_movement;
pub mod goal_attempt;
pub mod goal_kick;
pub mod half;
pub mod kick_off;
pub mod movement;
pub mod numbers;
pub mod offside;
pub mod penalty_kick;
pub mod positioning;
pub mod pressing;
pub mod setup;
pub mod shoot_out;
pub mod special_event;
pub mod steps;
pub mod target;
pub mod turn;
