//! Substitutions.

use touchline_fuba::Decision;

use crate::common::asked;
use crate::shared::f_fk::{AWAY, HOME};
use crate::shared::f_sub::{asked_to_substitute, go_on, spec, window};

const EDITION: &str = "fuba:2.0";

#[test]
fn f_sub_02_at_the_end_of_the_own_action_stage() {
    let mut scene = crate::common::scene_of(
        &spec(EDITION),
        "home=4-4-2,GK:APA,AFR:5,CE:5 away=4-4-2,GK:BPA,BFR:5,CE:5 ball=CE:3:home clock=1:20 \
         next=maybe-move:home",
    );
    assert_eq!(asked(&mut scene), Some((HOME, Decision::MaybeMove)), "not before the stage has ended");
    go_on(&mut scene, |scene| scene.can("substitute 1"));
    assert_eq!(asked_to_substitute(&mut scene), Some(HOME));
    scene.play("done");
    assert_ne!(asked_to_substitute(&mut scene), Some(AWAY), "away has to play its own stage first");
    go_on(&mut scene, |scene| scene.can("substitute 1"));
    assert_eq!(asked_to_substitute(&mut scene), Some(AWAY));
    assert_eq!(scene.state().turn.number, 1, "still in this turn");
}

#[test]
fn f_sub_03_several_may_follow_each_other() {
    let mut scene = window(&spec(EDITION), "clock=1:20");
    for made in 0..3 {
        assert_eq!(asked_to_substitute(&mut scene), Some(HOME), "after {made}");
        assert_eq!(scene.legal(), ["done", "substitute 1"]);
        scene.play("substitute 1; shift midfield>defence");
    }
    assert_eq!(scene.state().teams[HOME].substitutions, 3);
    assert_ne!(asked_to_substitute(&mut scene), Some(HOME), "none is left");
}
