//! Special events.

use touchline_engine::Seat;

use crate::shared::f_evt as shared;
use crate::shared::f_time::until;

const SPEC: &str = "fuba:2.1";

#[test]
fn f_evt_01_the_controlling_die_equals_the_ball_value() {
    shared::it_comes_when_the_die_equals_the_value(SPEC, 3, 1);
}

#[test]
fn f_evt_02_it_comes_before_the_check_is_resolved() {
    shared::it_comes_before_the_check_is_resolved(SPEC);
}

#[test]
fn f_evt_03_the_controlling_die_less_the_passive_die() {
    shared::the_controlling_die_less_the_passive_die(SPEC);
}

#[test]
fn f_evt_04_roles_are_those_when_it_is_rolled() {
    shared::roles_are_those_when_it_is_rolled(
        SPEC,
        &[(-5, false), (-3, false), (3, true)],
        &[(-1, true), (1, false)],
    );
}

#[test]
fn f_evt_05_the_dice_are_not_compared() {
    shared::the_dice_are_not_compared(SPEC, &[-4, 1]);
}

#[test]
fn f_evt_06_play_goes_on_with_the_free_kick() {
    shared::play_goes_on_with_the_free_kick(SPEC, -1, true);
}

#[test]
fn f_evt_07_two_moves_of_the_passive_team() {
    shared::moves_at_once(SPEC, -5, false, 2);
}

#[test]
fn f_evt_07_the_one_move_of_that_player() {
    shared::it_is_the_one_move_of_the_turn(SPEC, -5, false, true);
}

#[test]
fn f_evt_07_the_order_of_actions_takes_account_of_them() {
    shared::order_of_actions_after_moves(SPEC, Seat::Away);
}

#[test]
fn f_evt_08_a_failed_pass_leaves_the_ball_in_the_start_area() {
    shared::a_failed_pass_leaves_the_ball_in_the_start_area(SPEC);
}

#[test]
fn f_evt_08_the_start_area_counts_as_target_for_the_order_of_actions() {
    shared::order_of_actions_after_a_failed_pass(SPEC, Seat::Home);
}

#[test]
fn f_evt_08_at_a_corner_kick_the_ball_lies_in_the_corner_area() {
    let corner = shared::a_failed_pass_at_a_corner_kick(SPEC);
    // One defender is there; the taker counts nowhere.
    assert_eq!(corner.state().turn.first, Seat::Away);
}

#[test]
fn f_evt_09_one_move_of_the_passive_team() {
    shared::moves_at_once(SPEC, -3, false, 1);
}

#[test]
fn f_evt_09_the_one_move_of_that_player() {
    shared::it_is_the_one_move_of_the_turn(SPEC, -3, false, true);
}

#[test]
fn f_evt_10_one_more() {
    shared::the_value_changes_after_it_is_set(SPEC, -2, [2, 3, 4, 5, 6, 6]);
}

#[test]
fn f_evt_11_a_free_kick_for_the_controlling_team() {
    shared::a_free_kick(SPEC, -1, true);
}

#[test]
fn f_evt_12_both_action_stages_are_skipped() {
    shared::both_action_stages_are_skipped(SPEC);
}

#[test]
fn f_evt_13_in_a_corner_area_it_is_a_corner_kick_for_the_attackers() {
    shared::in_a_corner_area_it_is_a_corner_kick_for_the_attackers(SPEC);
}

#[test]
fn f_evt_16_a_free_kick_for_the_passive_team() {
    shared::a_free_kick(SPEC, 1, false);
}

#[test]
fn f_evt_17_one_less() {
    shared::the_value_changes_after_it_is_set(SPEC, 2, [1, 1, 2, 3, 4, 5]);
}

#[test]
fn f_evt_18_one_move_of_the_controlling_team() {
    shared::moves_at_once(SPEC, 3, true, 1);
}

#[test]
fn f_evt_18_the_one_move_of_that_player() {
    shared::it_is_the_one_move_of_the_turn(SPEC, 3, true, true);
}

#[test]
fn f_evt_18_the_ball_keeper_stays_and_offside_holds() {
    shared::the_ball_keeper_stays_and_offside_holds(SPEC, 3);
}

#[test]
fn f_evt_19_two_less() {
    shared::the_value_changes_after_it_is_set(SPEC, 4, [1, 1, 1, 2, 3, 4]);
}

#[test]
fn f_evt_20_the_passive_team_may_not_choose_defence() {
    shared::the_passive_team_may_not_choose_defence(SPEC);
}

#[test]
fn f_evt_20_not_even_if_it_wins_the_ball() {
    let mut turn = shared::event_in(SPEC, shared::CENTRE, "CE", 5, 5);
    turn.play("press; 1");
    assert_eq!(turn.control(), Seat::Away);
    assert!(turn.can("midfield") && !turn.can("defence"), "as its second action");
    until(&mut turn, Seat::Home, "midfield");
    assert!(turn.can("defence"), "the team that was in control");
}

#[test]
fn f_evt_14_double_one_and_double_two_bring_both_a_point() {
    crate::shared::f_inj::low_doubles_bring_points("2.1");
}

#[test]
fn f_evt_15_double_six_hurts_a_player_of_both() {
    crate::shared::f_inj::double_six_hurts_both("2.1");
}

#[test]
fn f_evt_14_in_the_last_turn_of_a_half_the_points_are_recorded() {
    shared::points_are_recorded_in_the_last_turn("2.1");
}
