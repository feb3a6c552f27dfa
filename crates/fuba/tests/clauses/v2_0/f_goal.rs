//! Goal attempt.

use touchline_engine::Seat;

use crate::common::scene_of;
use crate::shared::f_goal::{attack, seen_by};

const SPEC: &str = "fuba:2.0";

#[test]
fn f_goal_02_the_first_sequence_of_the_stage_and_no_other() {
    let position = attack("GK:APA,BFR:1", "GK:BPA", "BFR:3");
    for seat in Seat::ALL {
        let mut scene = scene_of(SPEC, &seen_by(seat, &position));
        assert_eq!(scene.legal(), ["done", "shoot"]);
        scene.play("done");
        assert!(scene.can("midfield") && !scene.can("shoot"), "movement comes next");
        scene.play("midfield; done");
        assert!(!scene.can("shoot"), "{:?}", scene.legal());
        // The passive team's stage begins with its movement.
        let passive = scene_of(
            SPEC,
            &seen_by(
                seat,
                &position
                    .replace(":home clock", ":away clock")
                    .replace("BPA,", "BPA,BFR:1,")
                    .replacen("AFR:10", "AFR:9", 1),
            ),
        );
        assert!(passive.can("midfield") && !passive.can("shoot"));
    }
}
