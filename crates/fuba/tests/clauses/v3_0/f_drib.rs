//! Dribbling.

use super::f_move::HERE;
use crate::common::scene;
use crate::shared::f_drib::{dribbles, unmarked};

#[test]
fn f_drib_01_only_in_a_movement_action() {
    let free = unmarked(HERE).replace("first-action:home", "actions:home");
    let mut free = scene(&free);
    assert!(free.can("move CE>BFR") && dribbles(&free).is_empty(), "free movements leave the ball");
    assert!(!dribbles(free.play("done; forward")).is_empty());
}

#[test]
fn f_drib_01_in_a_second_action_too() {
    let mut second = scene(&unmarked(HERE).replace("first-action:home", "second-action:home"));
    assert!(second.play("forward").can("dribble CE>BFR"));
}
