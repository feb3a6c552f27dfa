//! Free kick.

use touchline_fuba::pitch::Area;

use crate::shared::f_fk::{
    HOME, SECOND_ACTION, THEIR_HALF, a_direct_shot_has_minus_1, a_penalty_in_the_offenders_penalty_area,
    no_minute, otherwise_a_new_turn, set_up_in, taken_in_the_target_area,
    the_awarded_team_has_the_ball_at_once, the_kicking_team_needs_one_player_there,
    the_last_turn_has_a_direct_shot_only, the_other_team_is_placed_without_restriction,
    the_turn_goes_on_with_the_shot, the_value_is_1, within_its_own_area_only_to_a_second_player,
};

const SPEC: &str = "fuba:2.1";

#[test]
fn f_fk_01_the_awarded_team_has_the_ball_at_once() {
    the_awarded_team_has_the_ball_at_once(SPEC);
}

#[test]
fn f_fk_02_taken_in_the_target_area_of_the_turn() {
    taken_in_the_target_area(SPEC);
}

#[test]
fn f_fk_03_the_value_is_1() {
    the_value_is_1(SPEC);
}

#[test]
fn f_fk_03_no_minute_for_a_free_kick() {
    no_minute(SPEC);
}

#[test]
fn f_fk_04_in_the_offenders_penalty_area_it_is_a_penalty_kick() {
    a_penalty_in_the_offenders_penalty_area(SPEC);
}

#[test]
fn f_fk_05_a_new_setup_unless_quick() {
    set_up_in(SPEC, &THEIR_HALF);
}

#[test]
fn f_fk_06_the_kicking_team_needs_one_player_there() {
    the_kicking_team_needs_one_player_there(SPEC);
}

#[test]
fn f_fk_07_the_other_team_is_placed_without_restriction() {
    the_other_team_is_placed_without_restriction(SPEC);
}

#[test]
fn f_fk_08_the_turn_goes_on_with_the_shot_as_first_action() {
    the_turn_goes_on_with_the_shot(SPEC, SECOND_ACTION);
}

#[test]
fn f_fk_08_in_the_last_turn_only_a_direct_shot_is_played() {
    the_last_turn_has_a_direct_shot_only(SPEC);
}

#[test]
fn f_fk_09_otherwise_a_new_turn_in_the_usual_order() {
    otherwise_a_new_turn(SPEC, "free-kick", HOME);
}

#[test]
fn f_fk_10_a_direct_shot_has_minus_1() {
    use Area::{Bfr, Blc, Blw, Brc, Brw};
    // Area, numbers and the free kick; the goalkeeper is counted.
    a_direct_shot_has_minus_1(SPEC, [(Bfr, -3), (Blc, -5), (Brc, -5), (Blw, -6), (Brw, -6)]);
}

#[test]
fn f_fk_11_within_its_own_area_only_to_a_second_player() {
    within_its_own_area_only_to_a_second_player(SPEC);
}
