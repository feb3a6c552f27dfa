//! The stages of a turn.

use touchline_fuba::event::Why;
use touchline_fuba::rules::turn::Step;

use crate::shared::f_turn as shared;

#[test]
fn f_turn_02_the_target_is_chosen_and_the_ball_moved() {
    shared::the_target_is_chosen_and_the_ball_moved("fuba:2.1");
}

#[test]
fn f_turn_03_the_value_is_modified_before_any_die() {
    shared::the_value_is_modified_before_any_die("fuba:2.1", Why::TargetFree);
}

#[test]
fn f_turn_09_the_stages_come_in_the_given_order() {
    shared::the_stages_come_in_the_given_order("fuba:2.1");
}

#[test]
fn f_turn_10_who_acts_first_is_decided_in_each_turn() {
    shared::who_acts_first_is_decided_in_each_turn("fuba:2.1");
}

#[test]
fn f_turn_11_a_new_turn_follows_unless_the_half_ends() {
    shared::a_new_turn_follows_unless_the_half_ends("fuba:2.1");
}

#[test]
fn f_turn_11_a_turn_does_not_remember_the_last_one() {
    shared::a_turn_does_not_remember_the_last_one("fuba:2.1");
}

#[test]
fn f_turn_13_a_turn_takes_one_to_six_minutes() {
    shared::minutes_of_a_turn("fuba:2.1", |face| face);
}

#[test]
fn f_turn_14_a_half_lasts_at_least_45_minutes() {
    shared::a_half_lasts_at_least_45_minutes("fuba:2.1");
}

#[test]
fn f_turn_14_and_its_stoppage_time() {
    shared::stoppage_time_is_random("fuba:2.1");
}

#[test]
fn f_turn_15_the_new_controlling_team_may_shoot() {
    shared::the_new_controlling_team_may_shoot("fuba:2.1");
}

#[test]
fn f_turn_01_seven_stages() {
    let stages = [
        Step::ChooseTarget,
        Step::AdjustValue,
        Step::Roll,
        Step::MoveTime,
        Step::CheckControl,
        Step::FirstStage,
        Step::SecondStage,
    ];
    shared::stages("fuba:2.1", &stages);
}

#[test]
fn f_turn_04_both_roll() {
    shared::both_roll("fuba:2.1");
}

#[test]
fn f_turn_05_then_the_time_is_adjusted() {
    shared::the_time_is_adjusted_before_the_check("fuba:2.1");
}

#[test]
fn f_turn_06_the_check_is_made_and_the_new_value_set() {
    shared::the_check_is_made_and_the_new_value_set("fuba:2.1", 2);
}

#[test]
fn f_turn_07_the_first_team_plays_its_stage() {
    shared::the_first_team_takes_its_two_actions("fuba:2.1");
}

#[test]
fn f_turn_08_the_second_team_plays_its_stage() {
    shared::the_second_team_takes_its_two_actions("fuba:2.1");
}

#[test]
fn f_turn_10_a_tie_is_decided_when_the_actions_start() {
    shared::a_tie_after_a_loss("fuba:2.1", true);
}

#[test]
fn f_turn_15_roles_swap_the_moment_control_is_lost() {
    shared::roles_swap_the_moment_control_is_lost("fuba:2.1", true);
}
