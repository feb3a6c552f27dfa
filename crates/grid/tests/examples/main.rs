//! Every worked example of the rules, named by its id.
#![allow(clippy::unwrap_used, unreachable_pub)]

#[path = "../common/mod.rs"]
mod common;

mod e_aso;
mod e_card;
mod e_down;
mod e_end;
mod e_face;
mod e_foul;
mod e_heel;
mod e_skill;
mod e_so;
mod e_tkl;
