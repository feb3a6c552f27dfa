//! Set-ups.

use crate::shared::f_setup as shared;

#[test]
fn f_setup_01_controlling_team_passive_team_adjustment() {
    shared::controlling_team_passive_team_adjustment("fuba:2.2");
}

#[test]
fn f_setup_02_none_one_or_two_different_players_by_one_area() {
    shared::none_one_or_two_different_players_by_one_area("fuba:2.2");
}

#[test]
fn f_setup_03_the_adjusted_places_are_a_legal_kick_off() {
    shared::the_adjusted_places_are_a_legal_kick_off("fuba:2.2");
}

#[test]
fn f_setup_03_a_player_may_leave_the_centre_only_for_another() {
    shared::a_player_may_leave_the_centre_only_for_another("fuba:2.2");
}

#[test]
fn f_setup_03_other_restarts_keep_their_rules_too() {
    shared::other_restarts_keep_their_rules_too("fuba:2.2");
}

#[test]
fn f_setup_04_a_kick_off_begins_each_half_and_follows_each_goal() {
    shared::a_kick_off_begins_each_half_and_follows_each_goal("fuba:2.2");
}

#[test]
fn f_setup_05_at_least_two_players_in_the_centre() {
    shared::at_least_two_players_in_the_centre("fuba:2.2");
}

#[test]
fn f_setup_05_a_team_with_fewer_puts_all_of_them_there() {
    shared::a_team_with_fewer_puts_all_of_them_there("fuba:2.2");
}

#[test]
fn f_setup_06_the_others_anywhere_at_least_partly_in_the_own_half() {
    shared::the_others_anywhere_at_least_partly_in_the_own_half("fuba:2.2");
}

#[test]
fn f_setup_07_the_goalkeeper_of_the_controlling_team_in_its_penalty_area() {
    shared::the_goalkeeper_of_the_controlling_team_in_its_penalty_area("fuba:2.2");
}

#[test]
fn f_setup_08_the_passive_team_in_its_own_half_centre_included() {
    shared::the_passive_team_in_its_own_half_centre_included("fuba:2.2");
}

#[test]
fn f_setup_09_the_goalkeeper_of_the_passive_team_in_its_penalty_area() {
    shared::the_goalkeeper_of_the_passive_team_in_its_penalty_area("fuba:2.2");
}

#[test]
fn f_setup_10_the_ball_in_the_centre_with_value_one() {
    shared::the_ball_in_the_centre_with_value_one("fuba:2.2");
}

#[test]
fn f_setup_11_after_a_goal_the_scoring_team_is_passive() {
    shared::after_a_goal_the_scoring_team_is_passive("fuba:2.2");
}

#[test]
fn f_setup_11_not_any_more_when_the_half_is_over() {
    shared::not_any_more_when_the_half_is_over("fuba:2.2");
}

#[test]
fn f_setup_12_other_restarts_have_the_same_three_steps() {
    shared::other_restarts_have_the_same_three_steps("fuba:2.2");
}

#[test]
fn f_setup_12_with_their_own_places() {
    shared::with_their_own_places("fuba:2.2");
}

#[test]
fn f_setup_12_with_their_own_players_at_the_ball() {
    shared::with_their_own_players_at_the_ball("fuba:2.2");
}

#[test]
fn f_setup_13_the_ball_value_is_one_afterwards() {
    shared::the_ball_value_is_one_afterwards("fuba:2.2", "4 2; 4 3; 1");
}

#[test]
fn f_setup_12_not_a_quick_free_kick() {
    shared::set_up_unless_quick("fuba:2.2", true);
}

#[test]
fn f_setup_13_also_at_a_penalty_kick_and_a_goal_kick() {
    shared::also_at_a_penalty_kick_and_a_goal_kick("fuba:2.2");
}
