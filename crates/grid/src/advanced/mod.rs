//! The advanced rules, one file each: every one is a toggle.

pub mod bicycle;
pub mod chest;
pub mod corner;
pub mod deflection;
pub mod direction;
pub mod down;
pub mod facing;
pub mod fake_out;
pub mod forced;
pub mod header;
pub mod inertia;
pub mod intercept;
pub mod juggling;
pub mod loose_two;
pub mod poor_aim;
pub mod redirect;
pub mod repositioning;
pub mod set_piece;
pub mod stun;
pub mod tackle;
