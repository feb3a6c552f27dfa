//! Change of formation at half-time.

use crate::shared::f_ht as shared;

#[test]
fn f_ht_01_each_team_may_change_once_in_secret() {
    shared::each_team_may_change_once_in_secret("fuba:3.0");
}

#[test]
fn f_ht_01_the_formation_may_stay() {
    shared::the_formation_may_stay("fuba:3.0");
}

#[test]
fn f_ht_01_nobody_is_asked_after_the_match() {
    shared::nobody_is_asked_after_the_match("fuba:3.0");
}

#[test]
fn f_ht_02_one_line_down_and_another_up_by_one() {
    shared::one_line_down_and_another_up_by_one("fuba:3.0");
}

#[test]
fn f_ht_02_exactly_the_single_shifts() {
    shared::exactly_the_single_shifts("fuba:3.0");
}

#[test]
fn f_ht_02_the_new_numbers_count_in_the_second_half() {
    shared::the_new_numbers_count_in_the_second_half("fuba:3.0");
}
