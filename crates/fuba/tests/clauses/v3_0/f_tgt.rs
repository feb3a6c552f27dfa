//! Choice of the target area.

use touchline_fuba::Area;

use super::f_off::area;
use crate::shared::f_tgt::{self as shared, BETWEEN, straight_ahead, targets};

#[test]
fn f_tgt_01_areas_with_own_players_and_their_neighbours_however_far() {
    shared::areas_with_own_players_and_their_neighbours_however_far("fuba:3.0");
}

#[test]
fn f_tgt_02_the_start_area_may_be_the_target() {
    shared::the_start_area_may_be_the_target("fuba:3.0");
}

#[test]
fn f_tgt_03_not_where_an_own_player_is_offside() {
    shared::not_where_an_own_player_is_offside("fuba:3.0");
}

#[test]
fn f_tgt_03_an_onside_neighbour_does_not_help() {
    shared::an_onside_neighbour_does_not_help("fuba:3.0");
}

#[test]
fn f_tgt_04_not_an_empty_area_beside_offside_players_only() {
    shared::not_an_empty_area_beside_offside_players_only("fuba:3.0");
}

#[test]
fn f_tgt_06_a_long_pass_above_six_is_no_target() {
    for (value, receivers_marked) in (1..=6).flat_map(|value| [(value, true), (value, false)]) {
        for side in straight_ahead("fuba:3.0", value, true, receivers_marked) {
            for (to, areas) in BETWEEN {
                assert_eq!(
                    targets("fuba:3.0", &side).has(area(to)),
                    value + areas <= 6,
                    "marked, {value}, {to}"
                );
            }
        }
        let less = [0, 1, 1, 2, 3, 4, 5][usize::from(value)];
        for side in straight_ahead("fuba:3.0", value, false, receivers_marked) {
            for (to, areas) in BETWEEN {
                assert_eq!(
                    targets("fuba:3.0", &side).has(area(to)),
                    less + areas <= 6,
                    "unmarked, {value}, {to}"
                );
            }
        }
    }
}

#[test]
fn f_tgt_06_the_later_reduction_does_not_save_the_pass() {
    // Five, two areas between: seven, although the receiver is unmarked and the value would be five again.
    for side in straight_ahead("fuba:3.0", 5, true, false) {
        assert!(targets("fuba:3.0", &side).has(Area::Ce) && !targets("fuba:3.0", &side).has(Area::Bfr));
    }
}

#[test]
fn f_tgt_07_the_ball_is_moved_before_the_dice() {
    shared::the_ball_is_moved_before_the_dice("fuba:3.0");
}

#[test]
fn f_tgt_08_a_free_kick_within_its_area_needs_a_second_player() {
    shared::a_free_kick_within_its_area_needs_a_second_player("fuba:3.0");
}

#[test]
fn f_tgt_08_holds_for_a_quick_free_kick_too() {
    shared::holds_for_a_quick_free_kick_too("fuba:3.0");
}

#[test]
fn f_tgt_09_the_corner_spot_touches_its_corner_area_only() {
    shared::the_corner_spot_touches_its_corner_area_only("fuba:3.0");
}

#[test]
fn f_tgt_09_the_spot_is_never_the_target_and_lies_one_step_behind() {
    shared::the_spot_is_never_the_target_and_lies_one_step_behind("fuba:3.0");
}
