//! Tiredness.

use touchline_engine::Seat;

use crate::common::scene_of;
use crate::shared::f_tired as tired;

const EDITION: &str = "fuba:3.0";

#[test]
fn f_tired_01_only_after_a_test_without_points_left() {
    tired::tired_only_after_a_test(EDITION);
}

#[test]
fn f_tired_02_for_the_rest_of_the_match() {
    tired::tired_for_good(EDITION);
}

#[test]
fn f_tired_03_one_less_of_each_line_for_movement() {
    tired::one_less_of_each_line(EDITION);
}

#[test]
fn f_tired_04_the_least_a_die_gives_is_one_less_too() {
    tired::the_minimum_is_reduced_too(EDITION, "skills=!high-condition:none also=played:home:high-condition");
}

/// Four defenders in the area of the second closest one, which is partly level with the corner area.
#[test]
fn f_tired_05_fewer_defenders_make_an_offside_risk() {
    for (flags, number) in [("", 3), ("flags=home-tired", 3), ("flags=away-tired", 2)] {
        let mut scene = scene_of(
            "fuba:3.0+condition+offside-risk",
            &format!(
                "home=4-4-2,GK:APA,AFR:6,CE:3,BLC:1 away=3-4-3,GK:BPA,BFR:4,CE:6 ball=CE:1:home clock=1:20 \
                 condition=4/4/2-3/4/3 {flags}"
            ),
        );
        scene.play("target BLC");
        assert_eq!((scene.control(), scene.state().turn.risk), (Seat::Home, number), "{flags}");
    }
}

#[test]
fn f_tired_06_the_pieces_stay() {
    tired::the_pieces_stay(EDITION);
}

#[test]
fn f_tired_03_also_after_a_later_change_of_the_formation() {
    tired::also_after_a_later_change(EDITION);
}
