//! What several editions have in common: bodies of clause tests that take the spec.

pub mod f_act;
pub mod f_adj;
pub mod f_card;
pub mod f_ck;
pub mod f_close;
pub mod f_ctrl;
pub mod f_drib;
pub mod f_end;
pub mod f_evt;
pub mod f_fk;
pub mod f_free;
pub mod f_gkk;
pub mod f_goal;
pub mod f_ht;
pub mod f_mod;
pub mod f_move;
pub mod f_nbv;
pub mod f_off;
pub mod f_pen;
pub mod f_prep;
pub mod f_press;
pub mod f_qfk;
pub mod f_setup;
pub mod f_tgt;
pub mod f_time;
pub mod f_turn;
