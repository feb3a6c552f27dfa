//! Dribbling.

use super::f_move::HERE;
use crate::shared::f_drib as shared;

#[test]
fn f_drib_01_a_moving_player_carries_the_ball_along() {
    shared::drib_01_a_moving_player_carries_the_ball_along(HERE);
}

#[test]
fn f_drib_01_once_in_the_movement() {
    shared::drib_01_once_in_the_movement(HERE);
}

#[test]
fn f_drib_01_uses_up_one_move_of_the_option() {
    shared::drib_01_uses_up_one_move_of_the_option(HERE);
}

#[test]
fn f_drib_01_only_the_controlling_team() {
    shared::drib_01_only_the_controlling_team(HERE);
}

#[test]
fn f_drib_01_not_by_a_player_who_has_just_come() {
    shared::drib_01_not_by_a_player_who_has_just_come(HERE);
}

#[test]
fn f_drib_01_free_movements_leave_the_ball() {
    shared::drib_01_free_movements_leave_the_ball(HERE);
}

#[test]
fn f_drib_01_in_a_second_action_too() {
    shared::drib_01_in_a_second_action_too(HERE);
}

#[test]
fn f_drib_02_out_of_an_area_without_passive_players() {
    shared::drib_02_out_of_an_area_without_passive_players(HERE);
}

#[test]
fn f_drib_03_the_dribble_obeys_the_option() {
    shared::drib_03_the_dribble_obeys_the_option(HERE);
}

#[test]
fn f_drib_03_a_dribbler_is_not_offside_but_the_others_are() {
    shared::drib_03_a_dribbler_is_not_offside_but_the_others_are(HERE);
}

#[test]
fn f_drib_04_the_ball_moves_one_area_and_the_player_stops_with_it() {
    shared::drib_04_the_ball_moves_one_area_and_the_player_stops_with_it(HERE);
}

#[test]
fn f_drib_04_the_goalkeeper_may_dribble_too() {
    shared::drib_04_the_goalkeeper_may_dribble_too(HERE);
}

#[test]
fn f_drib_05_not_while_a_goal_kick_is_pending() {
    shared::drib_05_not_while_a_goal_kick_is_pending(HERE);
}

#[test]
fn f_drib_05_not_after_a_miss_in_the_same_turn() {
    shared::drib_05_not_after_a_miss_in_the_same_turn(HERE);
}
