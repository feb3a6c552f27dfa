//! Examples printed in the rulebook.

use touchline_engine::Seat;
use touchline_fuba::state::Restart;

use crate::common::scene_of;
use crate::examples::shared;

const SPEC: &str = "fuba:2.1";

#[test]
fn e_05_preparation_of_a_match() {
    shared::preparation(SPEC);
    shared::two_stay_in_the_centre(SPEC);
}

#[test]
fn e_27_penalty_with_keeper_and_kick_to_the_left() {
    let (goal, missed) = shared::penalty(SPEC, "left", "left", 1);
    assert_eq!((goal, missed.control()), (false, Seat::Away));
    assert_eq!(missed.state().turn.restart, Restart::GoalKick);
    let (goal, scored) = shared::penalty(SPEC, "left", "left", 2);
    assert!(goal);
    assert_eq!((scored.control(), scored.state().turn.restart), (Seat::Away, Restart::KickOff));
}

#[test]
fn e_45_a_corner_kick_into_the_penalty_area_has_value_2_before_the_dice() {
    assert_eq!(shared::corner(SPEC).play("target BPA").value(), 2);
}

#[test]
fn e_41_of_four_players_in_the_line_of_a_3_4_3_three_count_for_the_risk() {
    // A pass from the wing to the corner area behind the line; it is unmarked, so the value is 1 before the
    // risk.
    let position = |formation: &str, number: u8| {
        format!(
            "home=4-4-2,GK:APA,AFR:8,BLW:1,BLC:1 away={formation},GK:BPA,BFR:{number},BLW:1,CE:{} ball=BLW:5:home clock=1:20",
            9 - number
        )
    };
    let raised = |formation, number| {
        scene_of("fuba:2.1+offside-risk", &position(formation, number)).play("target BLC").value()
    };
    assert_eq!(raised("3-4-3", 4), 3);
    assert_eq!(raised("4-4-2", 4), 4, "it is the formation that counts three");
    assert_eq!(raised("3-4-3", 2), 2);
}
