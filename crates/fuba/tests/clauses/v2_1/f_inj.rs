//! Injuries.

use crate::shared::f_inj as shared;

const EDITION: &str = "2.1";

#[test]
fn f_inj_01_a_player_leaves_at_once_and_a_die_is_rolled() {
    shared::a_player_leaves_at_once_and_a_die_is_rolled(EDITION);
}

#[test]
fn f_inj_02_after_a_1_back_in_the_next_turn() {
    shared::how_long(EDITION, 1, Some(1));
    shared::back_after_turns(EDITION, 1);
}

#[test]
fn f_inj_03_after_a_2_back_in_the_turn_after_it() {
    shared::how_long(EDITION, 2, Some(2));
    shared::back_after_turns(EDITION, 2);
}

#[test]
fn f_inj_04_after_a_3_back_in_the_third_turn() {
    shared::how_long(EDITION, 3, Some(3));
    shared::back_after_turns(EDITION, 3);
}

#[test]
fn f_inj_05_after_a_4_never() {
    shared::how_long(EDITION, 4, None);
}

#[test]
fn f_inj_06_after_a_5_or_6_never() {
    shared::how_long(EDITION, 5, None);
    shared::how_long(EDITION, 6, None);
}

#[test]
fn f_inj_06_what_an_event_takes_off_comes_first() {
    shared::less_is_taken_off_first(EDITION, 4, 3);
    shared::less_is_taken_off_first(EDITION, 1, 1);
}

#[test]
fn f_inj_06_injured_players_do_not_end_the_match() {
    shared::injured_players_do_not_end_the_match(EDITION);
}

#[test]
fn f_inj_07_back_in_the_centre() {
    shared::the_centre(EDITION);
}

#[test]
fn f_inj_07_at_the_end_of_a_turn_without_actions() {
    shared::at_the_end_of_a_turn_without_actions(EDITION);
}

#[test]
fn f_inj_07_not_placed_while_off() {
    shared::not_placed_while_off(EDITION);
}

#[test]
fn f_inj_08_a_replacement_if_a_substitution_is_left() {
    shared::a_replacement_if_a_substitution_is_left(EDITION, &[4, 5, 6]);
    shared::somebody_without_time_is_answered_for(EDITION);
}

#[test]
fn f_inj_09_the_replacement_brings_a_point_in_the_second_half() {
    shared::a_replacement_brings_a_point_in_the_second_half(EDITION);
}

#[test]
fn f_inj_10_any_outfield_player() {
    shared::any_outfield_player(EDITION);
}

#[test]
fn f_inj_11_never_the_goalkeeper() {
    shared::never_the_goalkeeper(EDITION);
}

#[test]
fn f_inj_12_a_yellow_card_by_a_6_and_event_0_with_double_six() {
    shared::a_six_hurts_the_fouled_team(EDITION);
    shared::double_six_hurts_both(EDITION);
}

#[test]
fn f_inj_10_a_corner_taker_on_the_spot_too() {
    shared::a_corner_taker_may_be_hurt(EDITION);
}

#[test]
fn f_inj_07_before_the_moves_of_a_quick_free_kick() {
    shared::back_before_the_moves_of_a_quick_free_kick(EDITION);
}
