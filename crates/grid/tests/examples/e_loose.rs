//! E-LOOSE: a kick out of possession on a 2.

use touchline_grid::board::Dir::N;
use touchline_grid::{Action, Decision, Toggle};

use crate::common::*;

fn kicked(position: Setup, face: u8) -> Match {
    let mut m = position.put(h(1), 10, 10).ball(10, 12).turn(Home);
    m.roll(&[face]).moves(h(1), N).kicks(h(1), N);
    m.act(Action::Stop);
    m
}

fn rules() -> touchline_grid::Ruleset {
    with(&[Toggle::LooseTwo])
}

#[test]
fn e_loose_01_four_squares_more() {
    let mut m = kicked(setup(rules()), 2);
    assert_eq!(m.ball(), (10, 13));
    m.act(Action::Roll).roll(&[4]);
    assert_eq!(m.ball(), (10, 17));
}

#[test]
fn e_loose_02_not_at_an_opponents_feet() {
    assert_eq!(kicked(setup(rules()).put(a(1), 10, 14), 2).asked().1, Decision::Act);
}

#[test]
fn e_loose_03_not_with_a_three() {
    assert_eq!(kicked(setup(rules()), 3).asked().1, Decision::Act);
}
