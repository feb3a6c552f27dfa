//! Every worked example of the rules, named by its id.

#[path = "../common/mod.rs"]
mod common;
mod e_aim;
mod e_bnc;
mod e_crn;
mod e_dir;
mod e_iner;
mod e_loose;
mod e_oob;

mod e_bike;
mod e_chdr;
mod e_chst;
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
mod e_head;
mod e_heel;
mod e_int;
mod e_stun;
mod e_defl;
mod e_down;
mod e_face;
mod e_fake;
mod e_heel;
mod e_jug;
mod e_tkl;
mod e_turn;
