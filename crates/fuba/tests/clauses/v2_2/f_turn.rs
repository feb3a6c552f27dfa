//! The stages of a turn.

use touchline_engine::Seat;

use crate::common::scene_of;
use crate::shared::f_turn as shared;

#[test]
fn f_turn_02_it_is_settled_who_acts_first() {
    // Home has six players in the centre and four in front of its area, the other team five in the centre.
    for (target, first) in [("CE", Seat::Home), ("AFR", Seat::Home), ("BFR", Seat::Away)] {
        let mut scene = scene_of("fuba:2.2", shared::CENTRE);
        scene.play(&format!("target {target}"));
        assert_eq!(scene.state().turn.dice, [0, 0], "before the dice");
        assert_eq!(scene.state().turn.first, first, "{target}");
    }
    let mut even = scene_of("fuba:2.2", shared::EVEN);
    assert_eq!(even.play("target CE").state().turn.first, Seat::Away, "equal: the passive team");
}

#[test]
fn f_turn_04_both_roll_and_the_time_is_adjusted() {
    shared::both_roll("fuba:2.2");
    shared::the_time_is_adjusted_before_the_check("fuba:2.2");
}
