//! Tiredness.

use touchline_engine::Seat;

use crate::common::scene_of;

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
