//! Condition points.

use touchline_engine::{Node, Seat};
use touchline_fuba::{Decision, Roll};

use crate::common::scene_of;
use crate::shared::f_cp as cp;

const EDITION: &str = "fuba:2.0";
const SPEC: &str = "fuba:2.0+condition";

#[test]
fn f_cp_03_in_the_action_stage_before_the_moves() {
    let mut scene = cp::about_to_act(EDITION, "condition=4/4/2-4/4/2");
    assert!(scene.can("roll-moves"));
    scene.play("midfield");
    assert!(!scene.can("roll-moves"), "the moves have begun");
    // the moves of a slow goal kick are no action stage.
    let mut slow = scene_of(
        SPEC,
        "home=4-4-2,GK:APA,AFR:5,CE:5 away=4-4-2,GK:BPA,BFR:5,CE:5 ball=BPA:1:away clock=1:20 condition=9/9/9-9/9/9 \
         next=goal-kick",
    );
    slow.play("slow");
    for seat in [Seat::Away, Seat::Home] {
        assert_eq!(slow.driver().node(), Node::Decide(seat, Decision::MaybeMove));
        assert!(slow.can("midfield") && !slow.can("roll-moves"), "{:?}", slow.legal());
        slow.play("done");
    }
}

#[test]
fn f_cp_04_once_in_a_movement() {
    let mut scene = cp::about_to_act(EDITION, "condition=4/4/2-4/4/2");
    scene.play("roll-moves; 2; move CE>ALW");
    assert!(!scene.can("roll-moves"));
    scene.play("done");
    assert_eq!(cp::points(&scene, Seat::Home), [4, 3, 2]);
    assert_ne!(scene.driver().node(), Node::Decide(Seat::Home, Decision::MaybeMove), "no second movement");
}

#[test]
fn f_cp_05_as_many_moves_as_the_die_or_the_line_that_paid() {
    for (area, number) in [("AFR", 3), ("CE", 5), ("BFR", 2)] {
        for die in 1..=6 {
            let pieces = cp::PIECES.replace("home=4-4-2", "home=3-5-2");
            let text = cp::position(EDITION, &pieces, area, "CE", "condition=1/1/1-0/0/0");
            let mut scene = scene_of(SPEC, &text);
            scene.play("roll-moves");
            let rules = *scene.rules();
            assert_eq!(touchline_fuba::roll(&rules, scene.state()), Some(Roll::Moves));
            scene.play(&die.to_string());
            assert_eq!(scene.state().steps.left, number.max(die), "{die} in {area}");
        }
    }
    // the cost of a closest player that had to come is deducted.
    let text = cp::position(EDITION, cp::PIECES, "CE", "CE", "condition=1/1/1-0/0/0 more=deducted:1-0");
    for (die, moves) in [(1, 3), (6, 5)] {
        let mut scene = scene_of(SPEC, &text);
        scene.play(&format!("roll-moves; {die}"));
        assert_eq!(scene.state().steps.left, moves);
    }
    cp::no_way_back_for_a_barred_team(EDITION);
}

#[test]
fn f_cp_06_all_types_may_be_mixed() {
    let mut scene = cp::about_to_act(EDITION, "condition=4/4/2-4/4/2");
    scene.play("roll-moves; 4");
    for step in ["move AFR>CE", "move BFR>CE", "move CE>ALW", "move CE>BFR"] {
        assert!(scene.can(step), "{step}: {:?}", scene.legal());
        scene.play(step);
    }
    assert_ne!(
        scene.driver().node(),
        Node::Decide(Seat::Home, Decision::Movement(touchline_fuba::state::Line::Midfield))
    );
}
