//! Roles.

use crate::shared::f_role as role;

const EDITION: &str = "fuba:2.1";

#[test]
fn f_role_01_roles_move_starting_points_and_nothing_else() {
    role::roles_move_points_and_nothing_else(EDITION);
}

#[test]
fn f_role_02_an_attacking_midfielder_gives_his_point_to_the_forwards() {
    role::attacking_midfielders(EDITION);
}

#[test]
fn f_role_03_a_defending_midfielder_gives_his_point_to_the_defence() {
    role::defending_midfielders(EDITION);
}

#[test]
fn f_role_04_one_attacking_centre_back_gives_his_point_to_the_midfield() {
    role::an_attacking_centre_back(EDITION);
}

#[test]
fn f_role_05_one_withdrawn_striker_gives_his_point_to_the_midfield() {
    role::a_withdrawn_striker(EDITION);
}

#[test]
fn f_role_06_up_to_two_wing_backs_give_their_points_to_the_forwards() {
    role::offensive_wing_backs(EDITION);
}

#[test]
fn an_empty_line_is_not_told() {
    role::an_empty_line_is_not_told(EDITION);
}
