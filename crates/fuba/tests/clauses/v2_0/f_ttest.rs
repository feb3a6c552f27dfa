//! Tiredness tests.

use crate::shared::f_ttest as ttest;

const EDITION: &str = "fuba:2.0";

#[test]
fn f_ttest_01_the_marker_moved_five_squares_or_more() {
    ttest::five_squares(
        EDITION,
        &[
            ("", "6 1", true),
            ("", "1 6", true),
            ("", "6 2", false),
            ("", "5 5", false),                      // a minute is owed
            ("memory=home,0-0,1,none", "6 2", true), // owed minutes count
            ("memory=home,0-0,3,none", "4 2", true),
            ("memory=home,0-0,2,none", "4 2", false),
        ],
    );
}

#[test]
fn f_ttest_02_not_if_stoppage_time_starts_before() {
    ttest::stoppage_time_starts_before_the_fifth_square(EDITION);
}

#[test]
fn f_ttest_03_both_teams_each_for_itself() {
    ttest::each_team_for_itself(EDITION);
}

#[test]
fn f_ttest_04_ten_times_the_die_at_least_the_time_passes() {
    ttest::the_die_against_the_time(EDITION, true);
}

#[test]
fn f_ttest_05_a_failure_costs_a_point_and_tens_add_up() {
    ttest::a_failure_costs_a_point_and_tens_add_up(EDITION);
}

#[test]
fn f_ttest_06_three_dice_and_three_points_at_most() {
    ttest::three_points_at_most(EDITION);
}

#[test]
fn f_ttest_07_the_first_point_from_the_zone_of_the_target_area() {
    ttest::the_first_point_from_the_target_zone(EDITION);
}

#[test]
fn f_ttest_08_the_other_points_from_any_line() {
    ttest::the_other_points_from_any_line(EDITION);
}
