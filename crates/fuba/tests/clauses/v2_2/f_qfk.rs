//! Quick free kick.

use crate::shared::f_qfk::{
    a_new_turn_with_the_free_kick, any_number_of_moves_of_all_types, in_the_centre_always_quick,
    no_new_setup, quick_in_the_own_half, the_closest_player_comes_first, the_passive_team_answers,
    time_of_the_kick,
};

const SPEC: &str = "fuba:2.2";

#[test]
fn f_qfk_01_quick_in_areas_at_least_partly_in_the_own_half() {
    quick_in_the_own_half(SPEC);
}

#[test]
fn f_qfk_02_no_new_setup() {
    no_new_setup(SPEC);
}

#[test]
fn f_qfk_03_any_number_of_moves_of_all_types_mixed() {
    any_number_of_moves_of_all_types(SPEC);
}

#[test]
fn f_qfk_03_the_closest_player_comes_first_if_nobody_is_there() {
    the_closest_player_comes_first(SPEC);
}

#[test]
fn f_qfk_04_the_passive_team_answers_with_four_or_as_many_moves() {
    the_passive_team_answers(SPEC, [4, 4, 4, 4, 4, 5, 6]);
}

#[test]
fn f_qfk_05_a_new_turn_starts_with_the_free_kick() {
    a_new_turn_with_the_free_kick(SPEC);
}

#[test]
fn f_qfk_05_a_minute_but_not_taken_in_the_last_turn() {
    time_of_the_kick(SPEC, 1);
}

#[test]
fn f_qfk_06_in_the_centre_always_quick() {
    in_the_centre_always_quick(SPEC);
}
