//! Pressing.

use crate::shared::f_press as press;

const SPEC: &str = "fuba:2.1";

#[test]
fn f_press_10_not_while_a_goal_kick_is_pending() {
    let stage = "start-free.home,action.home.2,action.home.1";
    press::not_while_a_goal_kick_is_pending(SPEC, stage, "midfield; done");
}
