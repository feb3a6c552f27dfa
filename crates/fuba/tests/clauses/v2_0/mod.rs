//! Rulebook 2.0, basic game. One file per clause group.

mod f_act;
mod f_adj;
mod f_agk;
mod f_close;
mod f_cp;
mod f_ctrl;
mod f_drib;
mod f_end;
mod f_evt;
mod f_fk;
mod f_free;
mod f_gkk;
mod f_goal;
mod f_inj;
mod f_mod;
mod f_move;
mod f_nbv;
mod f_off;
mod f_press;
mod f_style;
mod f_sub;
mod f_tgt;
mod f_turn;
