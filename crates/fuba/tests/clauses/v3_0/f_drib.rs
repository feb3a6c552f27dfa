//! Dribbling.

use super::f_move::HERE;
use crate::common::scene;
use crate::shared::f_drib::{dribbles, unmarked};

#[test]
fn f_drib_01_only_in_a_movement_action() {
    let free = unmarked(HERE).replace("action.home.1", "first-action.home");
    let mut free = scene(&free);
    assert!(free.can("move CE>BFR") && dribbles(&free).is_empty(), "free movements leave the ball");
    assert!(!dribbles(free.play("done; forward")).is_empty());
}

#[test]
fn f_drib_01_in_a_second_action_too() {
    let second = "turn.6,action.away.2,action.home.2";
    let mut second = scene(&unmarked(HERE).replace("turn.5,first-action.away,action.home.1", second));
    assert!(second.play("forward").can("dribble CE>BFR"));
}
