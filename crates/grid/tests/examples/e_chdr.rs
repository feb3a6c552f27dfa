//! E-CHDR: coordinated headers.

use touchline_grid::advanced::intercept::Attempt;
use touchline_grid::board::Dir;
use touchline_grid::{Action, Decision, Toggle};

use crate::common::*;

/// A pass moving NE into the back square (10, 11) of H2, headed.
fn headed() -> Match {
    let rules = with(&[Toggle::Intercept, Toggle::Header]);
    let mut m = setup(rules).put(h(2), 10, 12).put(h(1), 8, 8).ball(8, 9).acting(Home, 6);
    m.kicks(h(1), Dir::NE).step(Dir::NE).act(Action::Attempt(Attempt::Header, h(2)));
    m
}

#[test]
fn e_chdr_01_missed_the_ball_goes_on_three() {
    let mut m = headed();
    m.roll(&[4]).roll(&[3]);
    assert_eq!(m.ball(), (13, 14));
}

#[test]
fn e_chdr_02_five_then_six_squares_away_for_no_points() {
    let mut m = headed();
    m.roll(&[5]).roll(&[6]);
    assert_eq!(m.asked(), (Home, Decision::Redirect(h(2), Attempt::Header, 6)));
    assert!(m.legal().iter().all(|action| matches!(action, Action::To(to) if to.chebyshev(sq(10, 12)) == 6)));
    m.act(Action::To(sq(12, 18)));
    assert_eq!((m.ball(), m.points()), ((12, 18), 4));
}
