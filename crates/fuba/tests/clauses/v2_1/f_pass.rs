//! Passing through an area.

use crate::shared::f_pass as shared;

const SPEC: &str = "fuba:2.1";

#[test]
fn f_pass_01_in_the_basic_game() {
    assert!(shared::is_in_force(SPEC));
}

#[test]
fn f_pass_02_one_area_with_twice_as_many_friends() {
    shared::twice_as_many_between_make_it_no_long_pass(SPEC, 11);
    shared::only_with_exactly_one_area_between(SPEC);
}

#[test]
fn f_pass_03_no_long_pass_is_added() {
    shared::twice_as_many_between_make_it_no_long_pass(SPEC, 11);
    shared::a_far_target_becomes_legal(SPEC);
}
