//! Condition points.

use touchline_engine::Seat;

use crate::common::{Scene, scene_of};
use crate::shared::f_cp as cp;

/// A team has the ball in the centre, with these numbers of home and away there; home is about to act.
fn at_the_ball(spec: &str, [home, away]: [u8; 2], value: u8, control: &str) -> Scene {
    scene_of(
        spec,
        &format!(
            "home=4-4-2,GK:APA,AFR:{},CE:{home} away=4-4-2,GK:BPA,BFR:{},CE:{away} ball=CE:{value}:{control} clock=1:20 \
             turn=starter:home,pass:AFR>CE next=first-action:home \
             condition=0/2/0-0/2/0",
            10 - home,
            10 - away
        ),
    )
}

#[test]
fn f_cp_07_positioning_by_one_step_more() {
    let spec = "fuba:3.0+condition";
    for (numbers, control, value, steps, after) in [
        ([2, 2], "home", 4, 2, 2),
        ([2, 1], "home", 4, 3, 1),
        ([2, 1], "home", 5, 3, 2),
        ([2, 2], "away", 3, 2, 5),
        ([2, 1], "away", 3, 3, 6),
    ] {
        let mut scene = at_the_ball(spec, numbers, value, control);
        let with_point: Vec<String> = scene
            .legal()
            .into_iter()
            .filter(|action| action.starts_with("position") && action.ends_with("cp"))
            .collect();
        assert_eq!(with_point, [format!("position {steps} cp")], "as far as without, and one more");
        scene.play(&with_point[0]);
        assert_eq!(scene.value(), after, "{numbers:?} {control}");
        assert_eq!(cp::points(&scene, Seat::Home), [0, 1, 0]);
    }
    // not without a player at the ball, and not where the die cannot be turned that far.
    for (numbers, control, value) in [
        ([0, 1], "away", 3),
        ([2, 2], "home", 2),
        ([2, 1], "home", 3),
        ([2, 1], "away", 4),
        ([2, 2], "away", 6),
    ] {
        let scene = at_the_ball(spec, numbers, value, control);
        let with_point = |action: &String| action.starts_with("position") && action.ends_with("cp");
        assert!(!scene.legal().iter().any(with_point), "{numbers:?} {control} {value}: {:?}", scene.legal());
    }
}

/// The point makes the pressing an aggressive one: a die equal to the ball value wins, a failure is a foul.
#[test]
fn f_cp_08_a_pressing_with_a_point_is_aggressive() {
    let spec = "fuba:3.0+condition+aggressive-pressing";
    let position = |script: &str| {
        let mut scene = at_the_ball(spec, [1, 1], 3, "away");
        scene.play(script);
        scene
    };
    assert_eq!(
        position("press; 3 6").control(),
        Seat::Away,
        "an ordinary pressing needs less than the value"
    );
    let won = position("press aggressively; 3 6");
    assert_eq!((won.control(), cp::points(&won, Seat::Home)), (Seat::Home, [0, 1, 0]));
    let lost = position("press aggressively; 4 6");
    let restart = lost.state().turn.restart;
    assert_eq!((lost.control(), restart), (Seat::Away, touchline_fuba::state::Restart::FreeKick));
    // The zone of the ball pays, and there is no other boost.
    let empty = scene_of(spec, &at_the_ball(spec, [1, 1], 3, "away").position().replace("0/2/0-", "2/0/2-"));
    assert!(empty.can("press") && !empty.can("press aggressively"));
    assert!(!position("").can("press cp"));
    let without = at_the_ball("fuba:3.0+condition", [1, 1], 3, "away");
    assert!(without.can("press") && !without.can("press aggressively"));
}
