//! Choice of the target area.

use touchline_engine::Seat;
use touchline_fuba::{Area, Decision};

use crate::common::Scene;
use crate::shared::f_off::area;
use crate::shared::f_tgt::{BETWEEN, corner, straight_ahead, targets};
use crate::shared::f_turn::due;

#[test]
fn f_tgt_06_any_distance_may_be_tried_at_any_value() {
    for (value, marked) in (1..=6).flat_map(|value| [(value, true), (value, false)]) {
        for side in straight_ahead("fuba:2.0", value, marked, true) {
            let legal = targets("fuba:2.0", &side);
            assert!(BETWEEN.iter().all(|(to, _)| legal.has(area(to))), "{value} {marked}");
        }
    }
}

#[test]
fn f_tgt_06_the_overflow_costs_the_ball_afterwards() {
    for (seat, mut scene) in straight_ahead("fuba:2.0", 2, true, true) {
        scene.play(&format!("target {}; 6 5", Area::Bfr.for_seat(seat).name())); // five and two
        assert_eq!(scene.control(), seat.other());
    }
}

#[test]
fn f_tgt_07_the_ball_is_moved_after_the_check_whatever_its_result() {
    for (dice, keeps) in [("5 1", true), ("1 5", false)] {
        for (seat, mut scene) in straight_ahead("fuba:2.0", 3, true, true) {
            scene.play(&format!("target {}", Area::Bfr.for_seat(seat).name()));
            assert_eq!((due(&mut scene).as_str(), scene.state().ball.area), ("dice Stage", start(seat)));
            scene.play(dice);
            assert_eq!((scene.control() == seat, scene.state().ball.area), (keeps, Area::Bfr.for_seat(seat)));
        }
    }
    // A special event at the check comes before it.
    for (seat, mut scene) in straight_ahead("fuba:2.0", 3, true, true) {
        scene.play(&format!("target {}; 3 1", Area::Bfr.for_seat(seat).name()));
        assert_eq!(
            (due(&mut scene).as_str(), scene.state().ball.area),
            ("dice EventDifference", start(seat))
        );
    }
}

fn start(seat: Seat) -> Area {
    Area::Apa.for_seat(seat)
}

/// A player that must come to the ball comes.
fn fetch(scene: &mut Scene) {
    while due(scene).ends_with(&format!("{:?}", Decision::Closest)) {
        let first = scene.legal()[0].clone();
        scene.play(&first);
    }
}

#[test]
fn f_tgt_09_the_spot_is_never_the_target_and_lies_one_step_behind() {
    let between =
        [("BLC", 0), ("BLW", 1), ("BFR", 1), ("BPA", 1), ("CE", 2), ("BRC", 2), ("AFR", 3), ("ARW", 3)];
    for (to, areas) in between {
        for (seat, mut scene) in corner("fuba:2.0", "BLC", "GK:AFR,CE:3,BFR:3,BPA:3") {
            assert_eq!(scene.refused("target SPOT").key, "illegal-action");
            scene.play(&format!("target {}", area(to).for_seat(seat).name()));
            assert_eq!(scene.state().ball.area, Area::Spot, "until it moves");
            scene.play("6 2");
            fetch(&mut scene);
            assert_eq!((scene.value(), scene.control()), (2 + areas, seat), "to {to}");
            assert_eq!(scene.state().ball.area, area(to).for_seat(seat));
        }
    }
}
