//! New ball value.

use crate::shared::f_nbv as shared;

const SPEC: &str = "fuba:2.2";

#[test]
fn f_nbv_04_it_is_not_below_1() {
    shared::after_event(SPEC, "6 4", [1, 1, 2, 3, 4, 5], |_| true); // -1
    shared::after_event(SPEC, "5 1", [1, 1, 1, 2, 3, 4], |_| true); // -2
}

#[test]
fn f_nbv_05_it_is_not_above_6() {
    shared::after_event(SPEC, "1 3", [2, 3, 4, 5, 6, 6], |_| true); // +1, the ball is never lost
}
