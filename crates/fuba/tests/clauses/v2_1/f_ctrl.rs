//! Control check.

use crate::shared::f_ctrl as shared;

const SPEC: &str = "fuba:2.1";

#[test]
fn f_ctrl_01_the_value_after_the_modifications() {
    // Unmarked start area, long pass, long pass through an area of its own.
    shared::the_die_is_compared_with(SPEC, [3, 4, 3]);
}

#[test]
fn f_ctrl_02_a_higher_die_keeps_the_ball() {
    shared::a_higher_die_keeps_the_ball(SPEC);
}

#[test]
fn f_ctrl_03_an_equal_die_causes_an_event_first() {
    shared::an_equal_die_causes_an_event_first(SPEC);
}

#[test]
fn f_ctrl_04_a_lower_die_loses_the_ball_at_once() {
    shared::a_lower_die_loses_the_ball_at_once(SPEC);
}

#[test]
fn f_ctrl_07_after_a_failed_check_the_ball_is_in_the_target_area() {
    shared::after_a_failed_check_the_ball_is_in_the_target_area(SPEC);
}
