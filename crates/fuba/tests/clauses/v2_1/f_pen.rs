//! Penalty kick.

use crate::shared::f_pen::{
    a_failure_is_a_goal_kick_in_a_new_turn, a_goal_and_kick_off, at_least_the_number_scores,
    for_a_foul_in_the_offenders_penalty_area, needs, nobody_else_in_that_area, one_player_on_the_spot,
    shown_and_rolled, taken_in_the_last_turn, the_dive_is_secret, the_goalkeeper_on_its_line,
    then_the_kicker_chooses, time_of_the_kick,
};

const SPEC: &str = "fuba:2.1";

#[test]
fn f_pen_01_for_a_foul_in_the_offenders_penalty_area() {
    for_a_foul_in_the_offenders_penalty_area(SPEC);
}

#[test]
fn f_pen_02_one_player_of_the_kicking_team_is_on_the_spot() {
    one_player_on_the_spot(SPEC);
}

#[test]
fn f_pen_02_no_minute_for_the_kick() {
    time_of_the_kick(SPEC, 0);
}

#[test]
fn f_pen_03_the_other_goalkeeper_is_on_its_goal_line() {
    the_goalkeeper_on_its_line(SPEC);
}

#[test]
fn f_pen_04_nobody_else_in_that_area() {
    nobody_else_in_that_area(SPEC);
}

#[test]
fn f_pen_05_the_dive_is_chosen_in_secret() {
    the_dive_is_secret(SPEC);
}

#[test]
fn f_pen_06_then_the_kicker_chooses_a_side() {
    then_the_kicker_chooses(SPEC);
}

#[test]
fn f_pen_07_the_dive_is_shown_and_one_die_rolled() {
    shown_and_rolled(SPEC);
}

#[test]
fn f_pen_08_a_die_of_at_least_the_number_scores() {
    at_least_the_number_scores(SPEC);
}

#[test]
fn f_pen_09_kick_to_the_left() {
    needs(SPEC, "left", [2, 2, 6]);
}

#[test]
fn f_pen_10_kick_to_the_middle() {
    needs(SPEC, "middle", [1, 6, 1]);
}

#[test]
fn f_pen_11_kick_to_the_right() {
    needs(SPEC, "right", [6, 2, 2]);
}

#[test]
fn f_pen_12_a_failure_is_a_goal_kick_in_a_new_turn() {
    a_failure_is_a_goal_kick_in_a_new_turn(SPEC);
}

#[test]
fn f_pen_12_taken_in_the_last_turn_and_then_the_half_ends() {
    taken_in_the_last_turn(SPEC);
}

#[test]
fn f_pen_13_a_goal_and_kick_off_by_the_other_team() {
    a_goal_and_kick_off(SPEC);
}
