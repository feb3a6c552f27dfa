//! One test at least per clause that is a rule, named by it.

#[path = "../common/mod.rs"]
mod common;

mod g_aso;
mod g_card;
mod g_dir;
mod g_end;
mod g_foul;
mod g_offs;
mod g_skill;
mod g_so;
