//! Free movements.

use crate::shared::f_free as free;

const SPEC: &str = "fuba:2.2";

#[test]
fn f_free_01_at_the_end_of_the_stage_after_both_actions() {
    free::at_the_end_of_the_stage(SPEC);
}

#[test]
fn f_free_02_even_if_neither_action_was_a_movement() {
    free::whatever_the_actions_were(SPEC);
}

#[test]
fn f_free_03_players_at_a_goal_line_may_go_straight_away_from_it() {
    free::players_at_a_goal_line_go_straight_away_from_it(SPEC);
}

#[test]
fn f_free_04_players_may_not_enter_the_balls_area() {
    free::not_to_the_ball(SPEC);
}

#[test]
fn f_free_04_nor_may_the_goalkeeper_enter_the_balls_area() {
    free::the_goalkeeper_goes_back_to_the_ball(SPEC, false);
}

#[test]
fn f_free_05_a_goalkeeper_next_to_its_penalty_area_may_go_back_but_not_to_the_ball() {
    free::a_goalkeeper_next_to_its_penalty_area_goes_back(SPEC);
    free::the_goalkeeper_goes_back_to_the_ball(SPEC, false);
}

#[test]
fn f_free_06_players_moved_freely_do_not_block_long_moves() {
    free::free_movers_block(SPEC, false);
}

#[test]
fn f_free_06_nor_do_players_moved_by_an_event() {
    free::ordinary_movers_block_and_event_movers_do_not(SPEC);
}

#[test]
fn f_free_09_not_a_piece_that_has_moved_in_this_turn() {
    free::not_a_piece_that_has_moved_in_this_turn(SPEC);
}

#[test]
fn f_free_09_an_event_mover_stays_moved_as_the_closest_player() {
    free::an_event_mover_stays_moved_as_the_closest_player(SPEC);
}
