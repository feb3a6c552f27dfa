//! Corner kick.

use crate::shared::f_ck::{
    a_new_setup, a_new_turn_starts, no_reduction_for_an_unmarked_start, offside_does_not_apply,
    one_area_lies_between, the_others_stand_without_restriction, the_spot_is_an_area_of_its_own,
    the_taker_comes_back, the_taker_plays_on, the_taker_stands_in_the_corner_and_stays, the_value_is_1,
    time_of_the_kick, where_corners_come_from,
};

const SPEC: &str = "fuba:2.0";

#[test]
fn f_ck_01_from_shots_rebounds_and_event_0() {
    where_corners_come_from(SPEC);
}

#[test]
fn f_ck_02_a_new_setup() {
    a_new_setup(SPEC);
}

#[test]
fn f_ck_03_the_taker_stands_in_the_corner_with_the_ball_and_stays() {
    the_taker_stands_in_the_corner_and_stays(SPEC);
}

#[test]
fn f_ck_04_everybody_else_stands_without_restriction() {
    the_others_stand_without_restriction(SPEC);
}

#[test]
fn f_ck_05_the_spot_is_an_area_of_its_own() {
    the_spot_is_an_area_of_its_own(SPEC);
}

#[test]
fn f_ck_05_one_area_lies_between_spot_and_penalty_area() {
    one_area_lies_between(SPEC);
}

#[test]
fn f_ck_06_the_value_is_1() {
    the_value_is_1(SPEC);
}

#[test]
fn f_ck_07_a_new_turn_starts_with_the_target() {
    a_new_turn_starts(SPEC);
}

#[test]
fn f_ck_07_not_taken_in_the_last_turn() {
    time_of_the_kick(SPEC, 0);
}

#[test]
fn f_ck_08_the_taker_comes_back_with_the_ball_after_the_check() {
    the_taker_comes_back(SPEC, false);
}

#[test]
fn f_ck_08_the_taker_plays_on_in_the_corner_area() {
    the_taker_plays_on(SPEC);
}

#[test]
fn f_ck_09_offside_does_not_apply() {
    offside_does_not_apply(SPEC);
}

#[test]
fn f_ck_10_no_reduction_for_an_unmarked_start() {
    no_reduction_for_an_unmarked_start(SPEC);
}
