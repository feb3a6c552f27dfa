//! Substitutions.

use touchline_fuba::flow::Nth;
use touchline_fuba::state::ActionKind;
use touchline_fuba::{Decision, Event};

use crate::shared::f_fk::{HOME, asked};
use crate::shared::f_sub::{self as shared, spec, window};

const EDITION: &str = "2.1";

#[test]
fn f_sub_01_three_a_match() {
    shared::three_a_match(EDITION, false);
}

#[test]
fn f_sub_02_as_an_action() {
    let mut first = window(&spec(EDITION), "clock=1:20");
    assert_eq!(asked(&mut first), Some((HOME, Decision::Action(Nth::First))));
    first.play("substitute 1; shift midfield>defence");
    assert!(first.saw(Event::Acts(HOME, ActionKind::Substitution)));
    assert_eq!(asked(&mut first), Some((HOME, Decision::Action(Nth::Second))), "it was the first action");
    assert!(first.can("adjust") && !first.can("substitute 1"), "the second has to be another type");
    let mut second = window(&spec(EDITION), "clock=1:20");
    second.play("adjust");
    assert_eq!(asked(&mut second), Some((HOME, Decision::Action(Nth::Second))));
    second.play("substitute 1; shift midfield>defence");
    assert!(!matches!(asked(&mut second), Some((HOME, Decision::Action(_)))), "both actions are played");
}

#[test]
fn f_sub_02_half_time_is_no_window() {
    shared::half_time(EDITION, false);
}

#[test]
fn f_sub_03_the_number_is_announced_first() {
    shared::the_number_is_announced_first(EDITION);
}

#[test]
fn f_sub_05_one_player_changes_line_from_the_next_turn() {
    shared::one_player_changes_line(EDITION);
}

#[test]
fn f_sub_05_a_change_in_the_last_turn_of_the_first_half_comes_before_that_of_half_time() {
    shared::then_half_time(EDITION);
}

#[test]
fn f_sub_06_a_point_for_the_strengthened_line_in_the_second_half() {
    shared::a_point_in_the_second_half(EDITION);
}

#[test]
fn f_sub_07_a_booked_player_goes_off() {
    shared::a_booked_player_goes_off(EDITION);
}

#[test]
fn f_sub_08_a_fresh_player_brings_one_or_two_points() {
    shared::a_fresh_player(EDITION);
}

#[test]
fn f_sub_08_wide_player_material_changes_the_sum() {
    shared::wide_player_material_changes_the_sum(EDITION);
}

#[test]
fn f_sub_09_six_in_a_line_at_most() {
    shared::six_in_a_line(EDITION);
}
