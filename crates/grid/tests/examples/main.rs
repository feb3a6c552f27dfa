//! Every worked example of the rules, named by its id.

#[path = "../common/mod.rs"]
mod common;

mod e_down;
mod e_face;
mod e_gk;
mod e_goal;
mod e_heel;
mod e_kick;
mod e_ko;
mod e_mov;
mod e_set;
mod e_shot;
mod e_tkl;
mod e_turn;
