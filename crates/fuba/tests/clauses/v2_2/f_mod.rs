//! Ball value modifications before the dice.

use touchline_fuba::event::Why;

use crate::shared::f_mod as shared;

#[test]
fn f_mod_01_the_old_value_is_changed_before_the_dice() {
    shared::the_old_value_is_changed_before_the_dice("fuba:2.2");
}

#[test]
fn f_mod_02_target_then_start_then_long_pass() {
    shared::target_then_start_then_long_pass("fuba:2.2");
}

#[test]
fn f_mod_03_own_player_and_no_opponent_in_the_target_area_gives_one() {
    shared::own_player_and_no_opponent_in_the_target_area_gives_one("fuba:2.2");
}

#[test]
fn f_mod_03_goalkeepers_count_on_both_sides() {
    shared::goalkeepers_count_on_both_sides("fuba:2.2");
}

#[test]
fn f_mod_03_an_unmarked_target_counts_everywhere() {
    shared::an_unmarked_target_counts_everywhere("fuba:2.2");
}

#[test]
fn f_mod_05_no_opponent_in_the_start_area_is_less_one() {
    shared::no_opponent_in_the_start_area_is_less_one("fuba:2.2");
}

#[test]
fn f_mod_06_not_at_a_free_kick_corner_kick_or_goal_kick() {
    shared::not_at_a_free_kick_corner_kick_or_goal_kick("fuba:2.2");
}

#[test]
fn f_mod_07_one_more_for_each_area_between() {
    shared::one_more_for_each_area_between("fuba:2.2");
    shared::the_areas_between_are_added("fuba:2.2");
}

#[test]
fn f_mod_09_no_legal_pass_goes_above_six() {
    shared::no_legal_pass_goes_above_six("fuba:2.2");
}

#[test]
fn f_mod_11_every_single_step_stays_within_one_and_six() {
    shared::every_single_step_stays_within_one_and_six("fuba:2.2");
}

#[test]
fn f_mod_11_the_hint_says_what_the_play_does() {
    shared::the_hint_says_what_the_play_does("fuba:2.2");
}

#[test]
fn f_mod_06_a_kick_off_from_an_empty_centre_is_made_easier() {
    let whys = [Why::TargetFree, Why::StartUnmarked];
    shared::a_kick_off_from_an_empty_centre_is_made_easier("fuba:2.2", &whys);
}

#[test]
fn f_mod_07_also_through_an_area_of_friends() {
    let position = shared::ball_in_own_area(3, "APA:1,CE:1,BPA:8");
    assert_eq!(shared::play("fuba:2.2", &position, "CE"), (4, vec![Why::LongPass(1)]));
}
