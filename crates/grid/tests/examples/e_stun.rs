//! E-STUN: the stunned goalie.

use touchline_grid::advanced::intercept::Attempt;
use touchline_grid::board::Dir;
use touchline_grid::{Action, Event, Toggle};

use crate::common::*;

#[test]
fn e_stun_01_only_the_exact_distance_saves() {
    let rules = with(&[Toggle::Intercept, Toggle::Header, Toggle::Stun]);
    // The goalie that many squares from the slot of column 13, the shooter before the goal.
    for (goalie, distance) in [(12, 1), (9, 4)] {
        for die in 1..=6 {
            let mut m = setup(rules)
                .put(a(0), goalie, 30)
                .put(h(2), 11, 28)
                .put(h(1), 9, 25)
                .ball(10, 26)
                .acting(Home, 4);
            m.kicks(h(1), Dir::NE).act(Action::Attempt(Attempt::Header, h(2))).roll(&[3]).roll(&[5]);
            m.act(Action::To(sq(13, 30))).roll(&[die]);
            assert_eq!(m.happened(Event::Grabbed(a(0))), die == distance, "{distance} {die}");
            assert_eq!(m.s().score[Home], u8::from(die != distance));
        }
    }
}
