//! Goal kick.

use touchline_fuba::Decision;

use crate::common::{Scene, asked, scene_at, scene_of};
use crate::shared::f_fk::{AWAY, HOME};

const SPEC: &str = "fuba:2.0";

/// Away takes the goal kick slowly; home has players on both goal lines and in the centre.
fn slow(revision: u32, memory: &str) -> Scene {
    let mut scene = scene_at(
        SPEC,
        revision,
        &format!(
            "home=4-4-2,GK:APA,APA:1,AFR:5,CE:3,BLC:1 away=4-4-2,GK:BPA,BPA:2,BFR:4,CE:4 ball=BPA:1:away clock=1:20 \
             turn=restart:goal-kick {memory} next=turn"
        ),
    );
    scene.play("slow");
    scene
}

#[test]
fn f_gkk_13_a_slow_kick_ends_with_free_movements() {
    // like every movement.
    let mut scene = slow(2, "");
    scene.play("forward; move BFR>CE; done");
    assert_eq!(asked(&mut scene), Some((AWAY, Decision::FreeMovement)));
    assert_eq!(
        scene.legal(),
        ["done", "move BPA>BFR"],
        "away from the goal line, by those who have not moved"
    );
    scene.play("move BPA>BFR; done");
    assert_eq!(asked(&mut scene), Some((HOME, Decision::MaybeMove)));
    scene.play("done");
    assert_eq!(asked(&mut scene), Some((HOME, Decision::FreeMovement)), "without a movement too");
    assert_eq!(scene.legal(), ["done", "move APA>AFR", "move BLC>BLW"]);
    let text = scene.position();
    assert_eq!(scene_of(SPEC, &text).state(), scene.state(), "{text}");
    scene.play("move APA>AFR; done");
    assert_eq!(asked(&mut scene), Some((AWAY, Decision::Target)));
    assert_eq!(scene.state().memory.moves.0, [0, 1], "free movements are not counted");
    let mut once = slow(1, "");
    once.play("forward; move BFR>CE; done; done");
    assert_eq!(asked(&mut once), Some((AWAY, Decision::Target)), "in revision 1");
}

#[test]
fn f_gkk_14_the_moves_of_a_slow_kick_decide_whatever_came_before() {
    // the team that moved fewer acts first; on a tie the team that did not kick, which moved second.
    let first = |revision, memory: &str, own: &str, other: &str| {
        let mut scene = slow(revision, memory);
        for moves in [own, other] {
            scene.play(moves);
            while let Some((_, Decision::FreeMovement | Decision::Movement(_))) = asked(&mut scene) {
                scene.play("done");
            }
        }
        scene.play("target CE; 6 4");
        assert_eq!(scene.control(), AWAY);
        scene.state().turn.first
    };
    let (one, none) = ("forward; move BFR>CE", "done");
    for memory in ["", "memory=home,3-1,0,none", "memory=away,1-3,0,none"] {
        assert_eq!(first(2, memory, one, none), HOME, "{memory}");
        assert_eq!(first(2, memory, none, "forward; move AFR>CE"), AWAY, "{memory}");
        assert_eq!(first(2, memory, none, none), HOME, "{memory}: equal");
    }
    assert_eq!(first(1, "", none, "forward; move AFR>CE"), HOME, "in revision 1 nobody was first before");
}
