//! At least one test per rule clause and per worked example, named after it.
#![allow(clippy::unwrap_used, unreachable_pub)]

#[path = "../common/mod.rs"]
mod common;
#[path = "../examples/mod.rs"]
mod examples;

mod g_aim;
mod g_aso;
mod g_bike;
mod g_bnc;
mod g_card;
mod g_chdr;
mod g_chst;
mod g_crn;
mod g_ctrl;
mod g_defl;
mod g_dir;
mod g_down;
mod g_end;
mod g_end_calls;
mod g_face;
mod g_fake;
mod g_force;
mod g_foul;
mod g_gk;
mod g_goal;
mod g_head;
mod g_heel;
mod g_iner;
mod g_int;
mod g_jug;
mod g_kick;
mod g_ko;
mod g_loose;
mod g_mov;
mod g_offs;
mod g_oob;
mod g_rpos;
mod g_set;
mod g_shot;
mod g_skill;
mod g_so;
mod g_stun;
mod g_tkl;
mod g_turn;
