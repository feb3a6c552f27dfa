//! E-GOAL: goals.

use touchline_grid::board::Dir;
use touchline_grid::spec::BASIC;
use touchline_grid::{Decision, Event};

use crate::common::*;

#[test]
fn e_goal_01_score_set_up_and_kick_off() {
    let mut m = setup(BASIC).put(h(1), 11, 28).put(a(1), 2, 20).ball(11, 29).acting(Home, 5);
    m.kicks(h(1), Dir::N).roll(&[6]);
    assert!(m.happened(Event::Goal(Home, [1, 0])));
    assert_eq!(m.asked().1, Decision::PlaceRow(h(0)), "the four points left are gone");
    m.left_alone_until(|decision| decision == Decision::Kicker);
    assert_eq!(m.asked().0, Away);
}
