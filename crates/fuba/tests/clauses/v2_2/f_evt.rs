//! Special events.

use touchline_engine::Seat;

use crate::shared::f_evt as shared;

const SPEC: &str = "fuba:2.2";

#[test]
fn f_evt_08_at_a_corner_kick_the_ball_lies_in_the_corner_area() {
    let corner = shared::a_failed_pass_at_a_corner_kick(SPEC);
    // The order was settled with the target, the penalty area, where home had nobody.
    assert_eq!(corner.state().turn.first, Seat::Away);
}

#[test]
fn f_evt_10_one_more() {
    shared::the_value_changes_after_it_is_set(SPEC, -2, [2, 3, 4, 5, 6, 6]);
}

#[test]
fn f_evt_17_one_less() {
    shared::the_value_changes_after_it_is_set(SPEC, 2, [1, 1, 2, 3, 4, 5]);
}

#[test]
fn f_evt_19_two_less() {
    shared::the_value_changes_after_it_is_set(SPEC, 4, [1, 1, 1, 2, 3, 4]);
}
