//! Dribbling.

use super::f_move::HERE;
use crate::shared::f_drib as shared;

#[test]
fn f_drib_05_not_in_the_moves_of_a_slow_goal_kick() {
    let position = HERE.to_act("4-4-2,GK:APA,APA:2,ALC:8", "4-4-2,GK:BPA,BLC:10", "APA:1:home");
    let (start, _) = position.split_once(" turn=").unwrap();
    let mut scene = HERE.scene(&format!("{start} next=goal-kick"));
    scene.play("slow; forward");
    assert!(scene.can("move APA>AFR") && shared::dribbles(&scene).is_empty(), "{:?}", scene.legal());
}
