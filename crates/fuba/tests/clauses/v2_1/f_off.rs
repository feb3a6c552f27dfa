//! Offside.

use crate::shared::f_off as shared;

#[test]
fn f_off_01_only_areas_entirely_in_the_other_half_can_be_offside() {
    shared::only_areas_entirely_in_the_other_half_can_be_offside("fuba:2.1");
}

#[test]
fn f_off_02_closer_than_the_second_closest_opponent_is_offside() {
    shared::closer_than_the_second_closest_opponent_is_offside("fuba:2.1");
}

#[test]
fn f_off_02_the_goalkeeper_is_one_of_the_two() {
    shared::the_goalkeeper_is_one_of_the_two("fuba:2.1");
}

#[test]
fn f_off_03_partly_level_with_the_line_is_not_offside() {
    shared::partly_level_with_the_line_is_not_offside("fuba:2.1");
}

#[test]
fn f_off_04_level_with_the_ball_or_behind_it_is_not_offside() {
    shared::level_with_the_ball_or_behind_it_is_not_offside("fuba:2.1");
}

#[test]
fn f_off_05_the_centre_area_is_never_offside() {
    shared::the_centre_area_is_never_offside("fuba:2.1");
}

#[test]
fn f_off_06_a_goal_kick_knows_no_offside() {
    shared::a_goal_kick_knows_no_offside("fuba:2.1");
}

#[test]
fn f_off_06_the_turn_after_a_goal_kick_knows_it_again() {
    shared::the_turn_after_a_goal_kick_knows_it_again("fuba:2.1");
}

#[test]
fn f_off_07_a_corner_kick_knows_no_offside() {
    shared::a_corner_kick_knows_no_offside("fuba:2.1");
}

#[test]
fn f_off_09_an_offside_player_brings_no_free_kick() {
    shared::an_offside_player_brings_no_free_kick("fuba:2.1");
}

#[test]
fn f_off_09_an_offside_player_does_not_help_a_shot() {
    shared::an_offside_player_does_not_help_a_shot("fuba:2.1", 0);
}
