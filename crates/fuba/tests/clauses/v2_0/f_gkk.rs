//! Goal kick.

use crate::shared::f_fk::{AWAY, HOME};
use crate::shared::f_gkk::{
    after_every_kind_of_miss, both_move_in_a_slow_kick, neither_offside_nor_unmarked_start,
    no_dribbling_before_the_kick, no_moves_unless_slow, no_pressing_before_the_kick,
    not_taken_in_the_last_turn_once_it_is_played, slow_by_one_movement, slow_moves_decide_the_order,
    the_closest_player_comes, the_defenders_have_the_ball_in_their_area,
    the_next_turn_begins_with_the_target, the_order_follows_the_moves_of_the_turn_before,
    the_turn_is_played_out_in_sequences, the_value_is_1,
};

const SPEC: &str = "fuba:2.0";

#[test]
fn f_gkk_01_after_every_kind_of_miss() {
    after_every_kind_of_miss(SPEC);
}

#[test]
fn f_gkk_02_the_defenders_have_the_ball_in_their_penalty_area() {
    the_defenders_have_the_ball_in_their_area(SPEC);
}

#[test]
fn f_gkk_02_the_closest_player_comes_if_the_area_is_empty() {
    the_closest_player_comes(SPEC);
}

#[test]
fn f_gkk_03_the_value_is_1() {
    the_value_is_1(SPEC);
}

#[test]
fn f_gkk_04_the_rest_of_the_turn_is_played() {
    the_turn_is_played_out_in_sequences(SPEC);
}

#[test]
fn f_gkk_04_in_the_last_turn_too_but_the_kick_is_not_taken() {
    not_taken_in_the_last_turn_once_it_is_played(SPEC);
}

#[test]
fn f_gkk_05_no_pressing_before_the_kick() {
    no_pressing_before_the_kick(SPEC);
}

#[test]
fn f_gkk_06_no_dribbling_before_the_kick() {
    no_dribbling_before_the_kick(SPEC);
}

#[test]
fn f_gkk_08_the_kicking_team_moves_only_in_a_slow_kick() {
    no_moves_unless_slow(SPEC);
    both_move_in_a_slow_kick(SPEC, AWAY);
}

#[test]
fn f_gkk_09_the_other_team_moves_only_in_a_slow_kick() {
    no_moves_unless_slow(SPEC);
    both_move_in_a_slow_kick(SPEC, HOME);
}

#[test]
fn f_gkk_10_the_next_turn_begins_with_the_target() {
    the_next_turn_begins_with_the_target(SPEC);
}

#[test]
fn f_gkk_11_the_order_follows_the_moves_of_the_turn_before() {
    the_order_follows_the_moves_of_the_turn_before(SPEC);
}

#[test]
fn f_gkk_12_neither_offside_nor_the_unmarked_start_applies() {
    neither_offside_nor_unmarked_start(SPEC);
}

#[test]
fn f_gkk_13_a_slow_kick_is_one_more_movement_each() {
    slow_by_one_movement(SPEC);
}

#[test]
fn f_gkk_14_the_moves_of_a_slow_kick_decide_the_order() {
    slow_moves_decide_the_order(SPEC);
}
