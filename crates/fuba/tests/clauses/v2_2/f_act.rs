//! Order and structure of actions.

use touchline_engine::Seat;
use touchline_fuba::Decision;
use touchline_fuba::flow::Nth;
use touchline_fuba::state::ActionKind::Positioning;

use crate::shared::f_act as act;

const SPEC: &str = "fuba:2.2";

#[test]
fn f_act_01_the_controlling_team_of_stage_1_acts_first_with_more_players() {
    // The roles are those of stage 1, whoever has the ball afterwards.
    act::the_numbers_in_the_target_area_decide(
        SPEC,
        |home, away, _| {
            if home > away { Seat::Home } else { Seat::Away }
        },
    );
}

#[test]
fn f_act_02_the_closest_player_does_not_change_the_count() {
    act::the_closest_player_does_not_change_the_count(SPEC);
}

#[test]
fn f_act_02_moves_of_a_restart_count_and_a_corner_taker_counts_nowhere() {
    act::moves_of_a_restart_count_and_a_corner_taker_counts_nowhere(SPEC, "; done");
}

#[test]
fn f_act_02_the_moves_of_an_event_do_not_count() {
    act::event_moves(SPEC, [Seat::Away, Seat::Home, Seat::Home]);
}

#[test]
fn f_act_05_each_team_has_one_stage_of_exactly_two_actions() {
    act::each_team_has_one_stage_of_exactly_two_actions(SPEC);
}

#[test]
fn f_act_06_any_order_of_the_two_and_one_team_after_the_other() {
    act::any_order_of_the_two_and_one_team_after_the_other(SPEC);
}

#[test]
fn f_act_06_the_teams_keep_their_places_when_control_changes() {
    act::the_teams_keep_their_places_when_control_changes(SPEC);
}

#[test]
fn f_act_07_second_actions_are_always_played() {
    act::second_actions_are_always_played(SPEC);
}

#[test]
fn f_act_08_the_two_actions_of_a_team_differ() {
    act::the_two_actions_differ(SPEC);
}

#[test]
fn f_act_09_the_list_of_actions() {
    act::the_list_of_actions(SPEC);
}

#[test]
fn f_act_10_both_actions_must_be_played_but_may_be_empty() {
    act::both_actions_must_be_played_but_may_be_empty(SPEC);
}

#[test]
fn f_act_11_a_second_pressing_adds_one_to_the_die() {
    act::a_second_pressing_adds_one_to_the_die(SPEC);
}

#[test]
fn f_act_12_a_second_movement_has_one_move_fewer() {
    act::a_second_movement_has_one_move_fewer(SPEC);
}

#[test]
fn f_act_13_a_second_adjustment_counts_one_player_fewer() {
    act::a_second_adjustment_counts_one_player_fewer(SPEC);
}

#[test]
fn f_act_14_a_second_goal_attempt_has_one_off_the_die() {
    act::a_second_goal_attempt_has_one_off_the_die(SPEC);
}

#[test]
fn f_act_16_a_direct_shot_is_the_first_action_of_the_first_stage() {
    let rest = "adjust; done"; // its second action and its free movements
    act::a_direct_shot_begins_the_first_stage(SPEC, 3, Decision::Action(Nth::Second), rest, &[Positioning]);
}

#[test]
fn f_act_17_a_new_turn_starts_after_both_stages() {
    act::a_new_turn_starts_after_both_stages(SPEC, "adjust; midfield; done", "forward; done");
}
