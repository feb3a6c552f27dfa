//! One test at least per clause that is a rule, named by it.

#[path = "../common/mod.rs"]
mod common;

mod g_defl;
mod g_dir;
mod g_down;
mod g_face;
mod g_fake;
mod g_heel;
mod g_jug;
mod g_tkl;
