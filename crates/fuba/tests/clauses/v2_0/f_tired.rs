//! Tiredness.

use crate::shared::f_tired as tired;

const EDITION: &str = "fuba:2.0";

#[test]
fn f_tired_01_as_soon_as_no_point_is_left() {
    tired::tired_with_the_last_point(EDITION);
    tired::tired_after_the_action_that_took_the_last_point(EDITION);
}

#[test]
fn f_tired_02_for_the_rest_of_the_match() {
    tired::tired_for_good(EDITION);
}

#[test]
fn f_tired_03_one_less_of_each_line_for_movement() {
    tired::one_less_of_each_line(EDITION);
}

#[test]
fn f_tired_04_the_least_a_die_gives_is_one_less_too() {
    tired::the_minimum_is_reduced_too(EDITION, "");
}

#[test]
fn f_tired_06_the_pieces_stay() {
    tired::the_pieces_stay(EDITION);
}

#[test]
fn f_tired_03_also_after_a_later_change_of_the_formation() {
    tired::also_after_a_later_change(EDITION);
}
