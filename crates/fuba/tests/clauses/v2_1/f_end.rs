//! End of the halves and of the match.

use crate::shared::f_end as shared;

#[test]
fn f_end_01_after_the_first_half_comes_the_second() {
    shared::after_the_first_half_comes_the_second("fuba:2.1");
}

#[test]
fn f_end_01_what_was_pending_is_void() {
    shared::what_was_pending_is_void("fuba:2.1");
}

#[test]
fn f_end_01_a_corner_kick_cut_short_leaves_nobody_on_the_spot() {
    shared::a_corner_kick_cut_short_leaves_nobody_on_the_spot("fuba:2.1");
}

#[test]
fn f_end_01_goals_and_cards_stay() {
    shared::goals_and_cards_stay("fuba:2.1");
}

#[test]
fn f_end_02_the_team_that_was_passive_first_kicks_off_second() {
    shared::the_team_that_was_passive_first_kicks_off_second("fuba:2.1");
}

#[test]
fn f_end_02_a_whole_first_half_remembers_who_began() {
    shared::a_whole_first_half_remembers_who_began("fuba:2.1");
}

#[test]
fn f_end_03_the_marker_goes_to_square_46() {
    shared::the_marker_goes_to_the_second_half("fuba:2.1", 46);
}

#[test]
fn f_end_04_the_kick_off_set_up_is_repeated() {
    shared::the_kick_off_set_up_is_repeated("fuba:2.1");
}

#[test]
fn f_end_05_after_the_second_half_more_goals_win_and_a_draw_stands() {
    shared::after_the_second_half_more_goals_win_and_a_draw_stands("fuba:2.1");
}

#[test]
fn f_end_05_a_goal_in_the_last_turn_counts() {
    shared::a_goal_in_the_last_turn_counts("fuba:2.1");
}

#[test]
fn f_end_01_a_waiting_goal_kick_is_void() {
    shared::a_waiting_goal_kick_is_void("fuba:2.1");
}
