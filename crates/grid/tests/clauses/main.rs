//! One test at least per clause that is a rule, named by it.

#[path = "../common/mod.rs"]
mod common;

mod g_aim;
mod g_bnc;
mod g_crn;
mod g_dir;
mod g_force;
mod g_iner;
mod g_loose;
mod g_oob;
mod g_rpos;
