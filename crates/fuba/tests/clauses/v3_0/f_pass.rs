//! Passing through an area.

use crate::shared::f_pass as shared;

const SPEC: &str = "fuba:3.0+passing-through";

#[test]
fn f_pass_01_an_advanced_rule() {
    assert!(shared::is_in_force(SPEC) && shared::is_in_force("fuba:3.0+all"));
    assert!(!shared::is_in_force("fuba:3.0"));
}

#[test]
fn f_pass_02_one_area_with_twice_as_many_friends() {
    shared::twice_as_many_between_make_it_no_long_pass(SPEC, 6);
    shared::only_with_exactly_one_area_between(SPEC);
}

#[test]
fn f_pass_03_no_long_pass_is_added() {
    shared::twice_as_many_between_make_it_no_long_pass(SPEC, 6);
    shared::a_far_target_becomes_legal(SPEC);
}

#[test]
fn f_pass_04_the_controlling_team_picks_the_path() {
    shared::the_controlling_team_picks_the_path(SPEC);
}
