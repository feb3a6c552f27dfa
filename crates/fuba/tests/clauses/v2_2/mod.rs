//! Rulebook 2.2, basic game. One file per clause group.

mod f_free;
mod f_gkk;
mod f_mod;
mod f_prep;
mod f_turn;
