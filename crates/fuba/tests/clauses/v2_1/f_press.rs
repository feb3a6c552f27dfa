//! Pressing.

use crate::shared::{f_apress, f_press as press};

const SPEC: &str = "fuba:2.1";

#[test]
fn f_press_01_only_the_passive_team_as_an_action() {
    press::only_the_passive_team_as_an_action(SPEC);
}

#[test]
fn f_press_02_needs_at_least_as_many_players_at_the_ball() {
    press::numbers_needed(SPEC, |own, other| own >= other);
}

#[test]
fn f_press_03_one_die_is_rolled() {
    press::one_die(SPEC);
}

#[test]
fn f_press_04_a_die_below_the_value_wins_the_ball() {
    press::a_die_below_the_value_wins_the_ball(SPEC);
}

#[test]
fn f_press_05_the_die_is_the_new_value() {
    press::the_die_is_the_new_value(SPEC);
}

#[test]
fn f_press_06_an_equal_die_has_no_effect() {
    press::a_failure(SPEC, |value| value, |value| value.saturating_sub(2).max(1));
}

#[test]
fn f_press_07_a_higher_die_fails_and_the_value_falls_by_two() {
    press::a_failure(SPEC, |value| value, |value| [1, 1, 1, 2, 3, 4][usize::from(value) - 1]);
}

#[test]
fn f_press_08_a_failure_costs_two_only_when_the_die_was_above() {
    press::a_failure_leaves_nothing_else(SPEC);
}

#[test]
fn f_press_09_as_a_second_action_the_die_counts_one_more() {
    press::a_second_action_compares_one_more(SPEC);
}

#[test]
fn f_press_10_not_while_a_goal_kick_is_pending() {
    let stage = "start-free.home,action.home.2,action.home.1";
    press::not_while_a_goal_kick_is_pending(SPEC, stage, "midfield; done");
}

#[test]
fn f_press_11_aggressively_as_an_advanced_rule() {
    f_apress::only_if_in_play("fuba:2.1");
}
