//! Match preparation.

use crate::shared::f_prep as shared;

#[test]
fn f_prep_01_formations_are_secret_until_both_have_chosen() {
    shared::formations_are_secret_until_both_have_chosen("fuba:2.1");
}

#[test]
fn f_prep_02_the_numbers_are_defenders_midfielders_forwards() {
    shared::the_numbers_are_defenders_midfielders_forwards(
        "fuba:2.1",
        "turn.6,start-free.home,action.home.2,action.home.1",
    );
}

#[test]
fn f_prep_03_any_three_numbers_of_at_least_one_that_make_ten() {
    shared::any_three_numbers_of_at_least_one_that_make_ten("fuba:2.1");
}

#[test]
fn f_prep_03_a_table_may_allow_empty_lines() {
    shared::a_table_may_allow_empty_lines("fuba:2.1");
}

#[test]
fn f_prep_04_the_formation_does_not_bind_the_set_up() {
    shared::the_formation_does_not_bind_the_set_up("fuba:2.1");
}

#[test]
fn f_prep_05_the_higher_die_chooses_who_starts() {
    shared::the_higher_die_chooses_who_starts("fuba:2.1");
}

#[test]
fn f_prep_06_the_team_that_starts_with_the_ball_controls_it() {
    shared::the_team_that_starts_with_the_ball_controls_it("fuba:2.1");
}

#[test]
fn f_prep_07_the_marker_begins_on_the_square_of_the_first_half() {
    shared::the_marker_begins_on_the_square_of_the_first_half("fuba:2.1", &[(1, 1, 0)]);
}

#[test]
fn f_prep_08_the_marker_begins_on_the_square_of_the_second_half() {
    shared::the_marker_begins_on_the_square_of_the_second_half("fuba:2.1", &[(2, 46, 0)]);
}

#[test]
fn f_prep_09_nothing_is_scored_yet() {
    shared::nothing_is_scored_yet("fuba:2.1");
}

#[test]
fn f_prep_10_roll_and_choice_then_set_ups_and_the_markers_stand_when_play_begins() {
    let order = shared::preparation("fuba:2.1");
    assert_eq!(order[1..3], ["roll", "choice"]);
    assert_eq!(order[5..], ["controlling team", "passive team", "adjustment", "turn"]);
}

#[test]
fn f_prep_12_ten_outfield_players_and_a_goalkeeper() {
    shared::ten_outfield_players_and_a_goalkeeper("fuba:2.1");
}

#[test]
fn f_prep_11_substitutes_and_condition_points_are_ready() {
    shared::substitutes_and_condition_points_are_ready("2.1");
}
