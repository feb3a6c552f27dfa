//! Ball value adjustment.

use crate::shared::f_adj as adj;

const SPEC: &str = "fuba:2.2";

#[test]
fn f_adj_01_an_action_open_to_both_teams() {
    adj::an_action_open_to_both_teams(SPEC);
}

#[test]
fn f_adj_02_more_players_of_the_controlling_team_turn_the_value_down() {
    adj::more_controlling_players_turn_it_down(SPEC);
}

#[test]
fn f_adj_03_more_players_of_the_passive_team_turn_the_value_up() {
    adj::more_passive_players_turn_it_up(SPEC);
}

#[test]
fn f_adj_04_equal_numbers_change_nothing() {
    adj::equal_numbers_change_nothing(SPEC);
}

#[test]
fn f_adj_05_the_value_stays_between_1_and_6() {
    adj::the_value_stays_between_1_and_6(SPEC);
}

#[test]
fn f_adj_06_the_numbers_decide_even_against_the_acting_team() {
    adj::it_can_hurt_the_team_that_makes_it(SPEC);
}

#[test]
fn f_adj_09_as_a_second_action_the_acting_team_counts_one_player_fewer() {
    adj::a_second_adjustment_counts_one_fewer_of_the_acting_team(SPEC);
}
