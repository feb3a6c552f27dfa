//! New ball value.

use crate::shared::f_nbv as shared;

const SPEC: &str = "fuba:2.2";

#[test]
fn f_nbv_01_after_a_kept_check_it_is_the_passive_die() {
    shared::after_a_kept_check_it_is_the_passive_die(SPEC);
}

#[test]
fn f_nbv_02_after_a_lost_check_it_is_the_losers_die() {
    shared::after_a_lost_check_it_is_the_losers_die(SPEC);
}

#[test]
fn f_nbv_03_only_the_event_touches_it() {
    shared::only_the_event_touches_the_new_value(SPEC);
}

#[test]
fn f_nbv_04_it_is_not_below_1() {
    shared::after_event(SPEC, "6 4", [1, 1, 2, 3, 4, 5], |_| true); // -1
    shared::after_event(SPEC, "5 1", [1, 1, 1, 2, 3, 4], |_| true); // -2
}

#[test]
fn f_nbv_05_it_is_not_above_6() {
    shared::after_event(SPEC, "1 3", [2, 3, 4, 5, 6, 6], |_| true); // +1, the ball is never lost
}
