//! Every worked example of the rules, named by its id.
#![allow(clippy::unwrap_used, unreachable_pub)]

#[path = "../common/mod.rs"]
mod common;

mod e_aim;
mod e_aso;
mod e_bike;
mod e_bnc;
mod e_card;
mod e_chdr;
mod e_chst;
mod e_crn;
mod e_defl;
mod e_dir;
mod e_down;
mod e_end;
mod e_face;
mod e_fake;
mod e_foul;
mod e_gk;
mod e_goal;
mod e_head;
mod e_heel;
mod e_iner;
mod e_int;
mod e_jug;
mod e_kick;
mod e_ko;
mod e_loose;
mod e_mov;
mod e_oob;
mod e_set;
mod e_shot;
mod e_skill;
mod e_so;
mod e_stun;
mod e_tkl;
mod e_turn;
