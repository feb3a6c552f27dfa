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
mod g_bike;
mod g_chdr;
mod g_chst;
mod g_dir;
mod g_down;
mod g_face;
mod g_heel;
mod g_tkl;
mod g_head;
mod g_int;
mod g_stun;
