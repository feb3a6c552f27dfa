//! Choice of the target area.

use crate::shared::f_tgt as shared;

#[test]
fn f_tgt_01_areas_with_own_players_and_their_neighbours_however_far() {
    shared::areas_with_own_players_and_their_neighbours_however_far("fuba:2.1");
}

#[test]
fn f_tgt_02_the_start_area_may_be_the_target() {
    shared::the_start_area_may_be_the_target("fuba:2.1");
}

#[test]
fn f_tgt_03_not_where_an_own_player_is_offside() {
    shared::not_where_an_own_player_is_offside("fuba:2.1");
}

#[test]
fn f_tgt_03_an_onside_neighbour_does_not_help() {
    shared::an_onside_neighbour_does_not_help("fuba:2.1");
}

#[test]
fn f_tgt_04_not_an_empty_area_beside_offside_players_only() {
    shared::not_an_empty_area_beside_offside_players_only("fuba:2.1");
}

#[test]
fn f_tgt_07_the_ball_is_moved_before_the_dice() {
    shared::the_ball_is_moved_before_the_dice("fuba:2.1");
}

#[test]
fn f_tgt_08_a_free_kick_within_its_area_needs_a_second_player() {
    shared::a_free_kick_within_its_area_needs_a_second_player("fuba:2.1");
}

#[test]
fn f_tgt_08_holds_for_a_quick_free_kick_too() {
    shared::holds_for_a_quick_free_kick_too("fuba:2.1");
}

#[test]
fn f_tgt_09_the_corner_spot_touches_its_corner_area_only() {
    shared::the_corner_spot_touches_its_corner_area_only("fuba:2.1");
}

#[test]
fn f_tgt_09_the_spot_is_never_the_target_and_lies_one_step_behind() {
    shared::the_spot_is_never_the_target_and_lies_one_step_behind("fuba:2.1");
}

#[test]
fn f_tgt_04_the_own_half_is_no_exception() {
    shared::beside_an_offside_player_in_the_own_half("fuba:2.1", false);
}

#[test]
fn f_tgt_05_only_near_targets_at_six() {
    shared::only_near_targets_at_six("fuba:2.1");
}

#[test]
fn f_tgt_06_a_long_pass_above_six_after_the_others_is_no_target() {
    shared::a_long_pass_above_six_after_the_others_is_no_target("fuba:2.1");
}
