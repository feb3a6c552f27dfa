//! Rulebook 2.1, basic game. One file per clause group.

mod f_agk;
mod f_aoff;
mod f_apress;
mod f_comp;
mod f_cp;
mod f_evt;
mod f_free;
mod f_mod;
mod f_move;
mod f_pass;
mod f_sk_attack;
mod f_sk_defence;
mod f_sk_team;
mod f_skill;
mod f_sub;
mod f_tired;
mod skill_scenes;
