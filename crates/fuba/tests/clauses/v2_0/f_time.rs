//! Time.

use crate::shared::f_time as shared;

const SPEC: &str = "fuba:2.0";

#[test]
fn f_time_01_both_teams_roll_one_die_and_the_results_stay_valid_all_turn() {
    shared::both_roll_and_the_results_stay_valid_all_turn(SPEC);
}

#[test]
fn f_time_02_the_marker_moves_by_the_difference() {
    shared::the_marker_moves_by_the_difference(SPEC);
}

#[test]
fn f_time_02_restarts_do_not_move_it() {
    shared::restarts_take_no_time(SPEC);
}

#[test]
fn f_time_03_equal_dice_leave_it_and_owe_a_minute() {
    shared::equal_dice(SPEC, [0; 6], 1);
}

#[test]
fn f_time_04_owed_minutes_are_added_in_the_next_turn_whose_dice_differ() {
    shared::owed_minutes_are_added_in_the_next_turn_whose_dice_differ(SPEC);
}

#[test]
fn f_time_04_stoppage_time_and_half_time_forget_them() {
    shared::stoppage_time_and_half_time_forget_owed_minutes(SPEC);
}

#[test]
fn f_time_08_the_marker_stops_on_the_first_stoppage_square() {
    shared::it_stops_on_the_first_stoppage_square(SPEC, &[(45, "6 6", (45, 0)), (40, "6 6", (40, 0))]);
}

#[test]
fn f_time_08_the_turn_in_which_it_arrives_is_played_to_its_end() {
    shared::the_turn_in_which_it_arrives_is_played_to_its_end(SPEC);
}

#[test]
fn f_time_09_one_square_a_turn_in_stoppage_time() {
    shared::one_square_a_turn_in_stoppage_time(SPEC);
}

#[test]
fn f_time_10_a_difference_below_the_stoppage_number_ends_the_half_at_once() {
    shared::a_difference_below_the_stoppage_number_ends_the_half_at_once(SPEC);
}

#[test]
fn f_time_10_nothing_more_of_the_turn_is_played() {
    shared::nothing_more_of_the_turn_is_played(SPEC);
}

#[test]
fn f_time_10_the_half_may_end_while_a_corner_kick_is_taken() {
    shared::the_half_may_end_while_a_corner_kick_is_taken(SPEC);
}

#[test]
fn f_time_11_on_the_last_square_the_half_ends_with_the_turn() {
    shared::on_the_last_square_the_half_ends_with_the_turn(SPEC);
}

#[test]
fn f_time_11_restarts_that_would_open_a_new_turn_are_not_taken() {
    shared::restarts_that_would_open_a_new_turn_are_not_taken(SPEC, true);
}

#[test]
fn f_time_11_a_penalty_is_taken_and_a_free_kick_may_be_shot() {
    shared::a_penalty_is_taken_and_a_free_kick_may_be_shot(SPEC);
}

#[test]
fn f_time_12_five_squares_bring_a_tiredness_test() {
    crate::shared::f_ttest::both_test_in_the_time_stage("fuba:2.0");
}
