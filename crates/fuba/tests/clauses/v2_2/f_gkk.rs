//! Goal kick.

use crate::shared::f_gkk::{
    after_every_kind_of_miss, as_many_moves_as_it_wants, four_or_as_many_answers,
    neither_offside_nor_unmarked_start, the_area_is_cleared, the_defenders_have_the_ball_in_their_area,
    the_goalkeeper_is_put_there, the_kick_takes_a_minute, the_next_turn_begins_with_the_target,
    the_order_follows_the_target_area, the_rest_of_the_turn_is_skipped, the_value_is_1,
};

const SPEC: &str = "fuba:2.2";

#[test]
fn f_gkk_01_after_every_kind_of_miss() {
    after_every_kind_of_miss(SPEC);
}

#[test]
fn f_gkk_02_the_defenders_have_the_ball_in_their_penalty_area() {
    the_defenders_have_the_ball_in_their_area(SPEC);
}

#[test]
fn f_gkk_02_a_goalkeeper_that_was_away_is_put_there() {
    the_goalkeeper_is_put_there(SPEC);
}

#[test]
fn f_gkk_03_the_value_is_1() {
    the_value_is_1(SPEC);
}

#[test]
fn f_gkk_04_the_rest_of_the_turn_is_skipped() {
    the_rest_of_the_turn_is_skipped(SPEC);
}

#[test]
fn f_gkk_07_everybody_but_the_kicking_goalkeeper_leaves_the_area() {
    the_area_is_cleared(SPEC);
}

#[test]
fn f_gkk_08_as_many_moves_as_it_wants_in_any_way() {
    as_many_moves_as_it_wants(SPEC);
}

#[test]
fn f_gkk_09_four_or_as_many_answers_outside_the_area() {
    four_or_as_many_answers(SPEC);
}

#[test]
fn f_gkk_10_the_next_turn_begins_with_the_target() {
    the_next_turn_begins_with_the_target(SPEC);
}

#[test]
fn f_gkk_11_the_order_follows_the_players_in_the_target_area() {
    the_order_follows_the_target_area(SPEC);
}

#[test]
fn f_gkk_12_neither_offside_nor_the_unmarked_start_applies() {
    neither_offside_nor_unmarked_start(SPEC);
}

#[test]
fn f_gkk_15_the_kick_takes_a_minute() {
    the_kick_takes_a_minute(SPEC);
}

/// Away's free movement to B-LW does not block in its turn. The goal kick ends the turn: another piece that
/// comes to B-LW blocks.
#[test]
fn f_gkk_09_free_movements_of_the_turn_before_are_forgotten() {
    let mut scene = crate::common::scene_of(
        "fuba:2.2",
        "home=4-4-2,GK:APA,BFR:1,ALW:1,AFR:8 away=4-4-2,GK:BPA,BFR:1,BLC:1,CE:8 ball=BFR:1:home clock=1:20",
    );
    scene.play(
        "target BFR; 5 3; adjust; midfield; done; move BLC>BLW; shoot; 1; move BLW>CE; move BFR>BLW; done",
    );
    assert!(scene.can("move ALW>BLW") && !scene.can("move ALW>BLC"), "{:?}", scene.legal());
}
