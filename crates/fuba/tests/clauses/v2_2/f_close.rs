//! Moving the closest player.

use crate::shared::f_close as shared;

const SPEC: &str = "fuba:2.2";

#[test]
fn f_close_01_only_a_team_in_control_without_a_player_there_must_come() {
    shared::only_a_team_in_control_without_a_player_there_must_come(SPEC);
}

#[test]
fn f_close_02_one_of_the_closest_by_steps() {
    shared::one_of_the_closest_by_steps(SPEC, "turn.4");
}

#[test]
fn f_close_02_the_player_is_put_there_without_an_offside_test() {
    shared::the_player_is_put_there_without_an_offside_test(SPEC);
}

#[test]
fn f_close_02_a_corner_taker_counts_as_standing_in_the_corner_area() {
    shared::a_corner_taker_counts_as_standing_in_the_corner_area(SPEC);
}

#[test]
fn f_close_02_a_goalkeeper_that_alone_is_closest_must_go() {
    shared::a_goalkeeper_that_alone_is_closest_must_go(SPEC);
}

#[test]
fn f_close_03_a_team_that_has_just_won_the_ball_may_spare_its_goalkeeper() {
    shared::a_team_that_has_just_won_the_ball_may_spare_its_goalkeeper(SPEC);
}

#[test]
fn f_close_04_the_move_is_not_deducted() {
    shared::moves_left(SPEC, 4, 4);
}

#[test]
fn f_close_05_the_piece_may_move_again_and_every_option_stays_open() {
    shared::the_piece_may_move_again_and_every_option_stays_open(SPEC);
}

#[test]
fn f_close_06_after_the_check_and_before_the_new_value() {
    shared::after_the_check_and_before_the_new_value(SPEC);
}

#[test]
fn f_close_06_after_the_moves_of_an_event() {
    shared::beside_the_moves_of_an_event(SPEC, false);
}
