//! Every worked example of the rules, named by its id.

#[path = "../common/mod.rs"]
mod common;

mod e_defl;
mod e_down;
mod e_face;
mod e_fake;
mod e_heel;
mod e_jug;
mod e_tkl;
