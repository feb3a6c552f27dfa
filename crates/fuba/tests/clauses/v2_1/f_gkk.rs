//! Goal kick.

use crate::shared::f_gkk::the_turn_is_played_out_in_actions;

const SPEC: &str = "fuba:2.1";

#[test]
fn f_gkk_04_the_rest_of_the_turn_is_played() {
    the_turn_is_played_out_in_actions(SPEC);
}
