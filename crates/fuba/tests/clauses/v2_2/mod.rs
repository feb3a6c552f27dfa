//! Rulebook 2.2, basic game. One file per clause group.

mod f_act;
mod f_adj;
mod f_card;
mod f_ck;
mod f_close;
mod f_ctrl;
mod f_drib;
mod f_end;
mod f_evt;
mod f_fk;
mod f_free;
mod f_gkk;
mod f_goal;
mod f_ht;
mod f_mod;
mod f_move;
mod f_nbv;
mod f_off;
mod f_pen;
mod f_prep;
mod f_press;
mod f_qfk;
mod f_setup;
mod f_tgt;
mod f_time;
mod f_turn;
