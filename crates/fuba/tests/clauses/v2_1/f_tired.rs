//! Tiredness.

use crate::common::scene_of;
use crate::shared::f_cp as cp;

const EDITION: &str = "fuba:2.1";

/// spending the last point on the first action weakens the second.
#[test]
fn tired_from_the_next_action_on() {
    for (condition, moves) in [("0/1/0", 2), ("0/2/0", 3)] {
        let mut scene = cp::about_to_act(EDITION, &format!("condition={condition}-4/4/2"));
        scene.play("adjust cp; midfield");
        assert_eq!(scene.state().steps.left, moves, "four midfielders, one less as a second action");
    }
}

/// a skill played with the choice of an action is part of it; the second use of this one costs a point
/// (F-SKILL-03).
#[test]
fn the_price_of_a_skill_does_not_weaken_its_action() {
    let more = "condition=0/1/0-4/4/2 skills=!high-condition:none";
    let text = cp::position(EDITION, cp::PIECES, "CE", "CE", more);
    let mut scene = scene_of("fuba:2.1+condition+skills", &text);
    scene.play("play high-condition");
    if scene.can("roll-moves") {
        scene.play("roll-moves");
    }
    scene.play("1");
    assert_eq!(scene.state().steps.left, 4, "not three");
}
