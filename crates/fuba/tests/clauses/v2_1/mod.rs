//! Rulebook 2.1, basic game. One file per clause group.

mod f_act;
mod f_agk;
mod f_aoff;
mod f_apress;
mod f_cp;
mod f_ctrl;
mod f_evt;
mod f_fk;
mod f_free;
mod f_gkk;
mod f_goal;
mod f_mod;
mod f_move;
mod f_nbv;
mod f_pass;
mod f_prep;
mod f_press;
mod f_sk_attack;
mod f_sk_defence;
mod f_sk_team;
mod f_skill;
mod f_sub;
mod f_tired;
mod f_turn;
mod skill_scenes;
