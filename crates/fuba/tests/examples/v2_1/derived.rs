//! Examples computed from the clauses.

use crate::examples::shared;

const SPEC: &str = "fuba:2.1";

#[test]
fn e_79_one_reply_to_one_move_at_a_slow_goal_kick() {
    let mut scene = shared::goal_kick(SPEC);
    scene.play("slow; move AFR>ALW; done");
    assert_eq!(shared::replies(&mut scene), 1);
    assert!(scene.can("target APA"), "then the kick");
}
