//! Examples computed from the clauses.

use crate::examples::shared;

const SPEC: &str = "fuba:2.2";

#[test]
fn e_79_four_replies_to_one_move_at_a_goal_kick() {
    let mut scene = shared::goal_kick(SPEC);
    scene.play("move AFR>ALW; done");
    assert_eq!(shared::replies(&mut scene), 4);
    assert!(scene.can("target APA"), "then the kick");
}
