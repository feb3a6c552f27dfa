//! Special events.

use touchline_engine::Seat;

use crate::shared::f_evt as shared;
use crate::shared::f_time::until;

const SPEC: &str = "fuba:2.1";

#[test]
fn f_evt_08_at_a_corner_kick_the_ball_lies_in_the_corner_area() {
    let corner = shared::a_failed_pass_at_a_corner_kick(SPEC);
    // One defender is there; the taker counts nowhere.
    assert_eq!(corner.state().turn.first, Seat::Away);
}

#[test]
fn f_evt_10_one_more() {
    shared::the_value_changes_after_it_is_set(SPEC, -2, [2, 3, 4, 5, 6, 6]);
}

#[test]
fn f_evt_17_one_less() {
    shared::the_value_changes_after_it_is_set(SPEC, 2, [1, 1, 2, 3, 4, 5]);
}

#[test]
fn f_evt_19_two_less() {
    shared::the_value_changes_after_it_is_set(SPEC, 4, [1, 1, 1, 2, 3, 4]);
}

#[test]
fn f_evt_20_not_even_if_it_wins_the_ball() {
    let mut turn = shared::event_in(SPEC, shared::CENTRE, "CE", 5, 5);
    turn.play("press; 1");
    assert_eq!(turn.control(), Seat::Away);
    assert!(turn.can("midfield") && !turn.can("defence"), "as its second action");
    until(&mut turn, Seat::Home, "midfield");
    assert!(turn.can("defence"), "the team that was in control");
}
