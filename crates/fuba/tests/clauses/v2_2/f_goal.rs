//! Goal attempt.

use touchline_engine::Seat;
use touchline_fuba::Area;

use crate::common::scene_of;
use crate::shared::f_goal::{self as shared, Shots};

const HERE: Shots = Shots {
    spec: "fuba:2.2",
    keeper_counts: true,
    numbers_at_free_kick: false,
    offside_never_counts: true,
    most: 11,
};

#[test]
fn f_goal_30_the_shooting_team_goes_on_with_its_stage() {
    let mut lost = scene_of(HERE.spec, &HERE.attack("GK:APA,BPA:1", "GK:BPA", "BPA:3"));
    lost.play("shoot; 2; 1 6");
    assert_eq!((lost.control(), lost.value(), lost.state().ball.area), (Seat::Away, 1, Area::Bpa));
    assert!(lost.can("forward") && !lost.can("shoot"));
    lost.play("forward; move AFR>CE");
    assert_eq!(lost.count(Seat::Home, Area::Ce), 1);
}

#[test]
fn f_goal_01_only_the_controlling_team() {
    shared::goal_01_only_the_controlling_team(HERE);
}

#[test]
fn f_goal_01_only_with_the_ball_wholly_in_the_passive_half() {
    shared::goal_01_only_with_the_ball_wholly_in_the_passive_half(HERE);
}

#[test]
fn f_goal_02_as_first_or_as_second_action() {
    shared::goal_02_as_first_or_as_second_action(HERE);
}

#[test]
fn f_goal_03_one_die_plus_the_modifiers_against_the_ball_value() {
    shared::goal_03_one_die_plus_the_modifiers_against_the_ball_value(HERE);
}

#[test]
fn f_goal_04_a_result_above_the_ball_value_is_a_goal() {
    shared::goal_04_a_result_above_the_ball_value_is_a_goal(HERE);
}

#[test]
fn f_goal_04_to_07_every_die_against_every_ball_value() {
    shared::goal_04_to_07_every_die_against_every_ball_value(HERE);
}

#[test]
fn f_goal_05_an_equal_result_is_a_corner_kick_for_the_shooting_team() {
    shared::goal_05_an_equal_result_is_a_corner_kick_for_the_shooting_team(HERE);
}

#[test]
fn f_goal_06_one_below_is_a_rebound_only_with_an_attacker_in_the_penalty_area() {
    shared::goal_06_one_below_is_a_rebound_only_with_an_attacker_in_the_penalty_area(HERE);
}

#[test]
fn f_goal_07_anything_else_is_a_miss_and_a_goal_kick() {
    shared::goal_07_anything_else_is_a_miss_and_a_goal_kick(HERE);
}

#[test]
fn f_goal_08_with_the_goalkeeper_away_from_every_area_at_the_half_way_line() {
    shared::goal_08_with_the_goalkeeper_away_from_every_area_at_the_half_way_line(HERE);
}

#[test]
fn f_goal_09_and_10_the_majority_in_the_area_of_the_shot() {
    shared::goal_09_and_10_the_majority_in_the_area_of_the_shot(HERE);
}

#[test]
fn f_goal_09_more_attackers_at_the_shot_add_one() {
    shared::goal_09_more_attackers_at_the_shot_add_one(HERE);
}

#[test]
fn f_goal_10_fewer_attackers_at_the_shot_take_one_off() {
    shared::goal_10_fewer_attackers_at_the_shot_take_one_off(HERE);
}

#[test]
fn f_goal_11_numbers_at_the_shot_and_direct_free_kicks() {
    shared::goal_11_numbers_at_the_shot_and_direct_free_kicks(HERE);
}

#[test]
fn f_goal_11_numbers_at_the_shot_do_not_count_in_the_penalty_area() {
    shared::goal_11_numbers_at_the_shot_do_not_count_in_the_penalty_area(HERE);
}

#[test]
fn f_goal_12_and_13_the_majority_in_the_penalty_area() {
    shared::goal_12_and_13_the_majority_in_the_penalty_area(HERE);
}

#[test]
fn f_goal_12_more_attackers_in_the_penalty_area_add_one() {
    shared::goal_12_more_attackers_in_the_penalty_area_add_one(HERE);
}

#[test]
fn f_goal_13_more_defenders_in_the_penalty_area_take_one_off() {
    shared::goal_13_more_defenders_in_the_penalty_area_take_one_off(HERE);
}

#[test]
fn f_goal_14_offside_attackers_and_the_minus_one() {
    shared::goal_14_offside_attackers_and_the_minus_one(HERE);
}

#[test]
fn f_goal_14_offside_attackers_do_not_bring_the_plus_one() {
    shared::goal_14_offside_attackers_do_not_bring_the_plus_one(HERE);
}

#[test]
fn f_goal_15_the_goalkeepers_in_the_numbers() {
    shared::goal_15_the_goalkeepers_in_the_numbers(HERE);
}

#[test]
fn f_goal_16_a_goalkeeper_away_from_the_penalty_area_adds_four() {
    shared::goal_16_a_goalkeeper_away_from_the_penalty_area_adds_four(HERE);
}

#[test]
fn f_goal_17_directly_from_a_free_kick_one_less() {
    shared::goal_17_directly_from_a_free_kick_one_less(HERE);
}

#[test]
fn f_goal_18_the_number_of_each_area() {
    shared::goal_18_the_number_of_each_area(HERE);
}

#[test]
fn f_goal_19_the_second_action_takes_one_off() {
    shared::goal_19_the_second_action_takes_one_off(HERE);
}

#[test]
fn f_goal_20_after_a_goal_the_other_team_kicks_off() {
    shared::goal_20_after_a_goal_the_other_team_kicks_off(HERE);
}

#[test]
fn f_goal_21_an_attempt_is_difficult_when_even_a_six_does_not_exceed_the_value() {
    shared::goal_21_an_attempt_is_difficult_when_even_a_six_does_not_exceed_the_value(HERE);
}

#[test]
fn f_goal_22_in_a_difficult_attempt_only_a_natural_six_goes_on() {
    shared::goal_22_in_a_difficult_attempt_only_a_natural_six_goes_on(HERE);
}

#[test]
fn f_goal_23_above_the_area_number_scores() {
    shared::goal_23_above_the_area_number_scores(HERE);
}

#[test]
fn f_goal_23_to_25_every_second_die_from_every_area() {
    shared::goal_23_to_25_every_second_die_from_every_area(HERE);
}

#[test]
fn f_goal_24_equal_to_the_area_number_is_a_corner() {
    shared::goal_24_equal_to_the_area_number_is_a_corner(HERE);
}

#[test]
fn f_goal_25_below_the_area_number_is_a_goal_kick() {
    shared::goal_25_below_the_area_number_is_a_goal_kick(HERE);
}

#[test]
fn f_goal_26_each_die_and_the_players_in_the_penalty_area() {
    shared::goal_26_each_die_and_the_players_in_the_penalty_area(HERE);
}

#[test]
fn f_goal_27_the_defending_goalkeeper_is_not_counted_in_a_rebound() {
    shared::goal_27_the_defending_goalkeeper_is_not_counted_in_a_rebound(HERE);
}

#[test]
fn f_goal_28_a_rebound_won_by_the_shooting_team_is_a_goal() {
    shared::goal_28_a_rebound_won_by_the_shooting_team_is_a_goal(HERE);
}

#[test]
fn f_goal_29_an_equal_rebound_is_a_corner_kick() {
    shared::goal_29_an_equal_rebound_is_a_corner_kick(HERE);
}

#[test]
fn f_goal_30_a_lost_rebound_gives_the_other_team_the_ball_in_its_penalty_area() {
    shared::goal_30_a_lost_rebound_gives_the_other_team_the_ball_in_its_penalty_area(HERE);
}

#[test]
fn f_goal_30_the_closest_player_comes_when_nobody_is_there() {
    shared::goal_30_the_closest_player_comes_when_nobody_is_there(HERE);
}

#[test]
fn f_goal_31_after_a_lost_rebound_the_value_is_the_die_of_the_team_that_shot() {
    shared::goal_31_after_a_lost_rebound_the_value_is_the_die_of_the_team_that_shot(HERE);
}
