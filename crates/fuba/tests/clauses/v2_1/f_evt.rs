//! Special events.

use touchline_engine::Seat;

use crate::shared::f_evt as shared;
use crate::shared::f_time::until;

const SPEC: &str = "fuba:2.1";

#[test]
fn f_evt_20_not_even_if_it_wins_the_ball() {
    let mut turn = shared::event_in(SPEC, shared::CENTRE, "CE", 5, 5);
    turn.play("press; 1");
    assert_eq!(turn.control(), Seat::Away);
    assert!(turn.can("midfield") && !turn.can("defence"), "as its second action");
    until(&mut turn, Seat::Home, "midfield");
    assert!(turn.can("defence"), "the team that was in control");
}
