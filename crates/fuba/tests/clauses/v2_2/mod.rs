//! Rulebook 2.2, basic game. One file per clause group.

mod f_act;
mod f_ctrl;
mod f_evt;
mod f_fk;
mod f_free;
mod f_gkk;
mod f_goal;
mod f_mod;
mod f_move;
mod f_nbv;
mod f_prep;
mod f_turn;
