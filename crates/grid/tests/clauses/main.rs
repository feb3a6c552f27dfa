//! One test at least per clause that is a rule, named by it.

#[path = "../common/mod.rs"]
mod common;

mod g_ctrl;
mod g_dir;
mod g_gk;
mod g_goal;
mod g_kick;
mod g_ko;
mod g_mov;
mod g_set;
mod g_shot;
mod g_turn;
