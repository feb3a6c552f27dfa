//! E-HEAD: headers. D is an Away member at (10, 16) facing south; its back square is (10, 17).

use touchline_grid::advanced::intercept::Attempt;
use touchline_grid::board::Facing;
use touchline_grid::marker::Marker;
use touchline_grid::{Action, Decision, Toggle};

use crate::common::*;

const D: Marker = Marker::new(Away, 1);
const HEAD: Action = Action::Attempt(Attempt::Header, D);

/// The ball comes from that square to D's back square.
fn arrives(x: i8, y: i8) -> Match {
    let rules = with(&[Toggle::Intercept, Toggle::Header]);
    let mut m =
        setup(rules).put(D, 10, 16).put(h(1), x + 1, y).facing(h(1), Facing::W).ball(x, y).acting(Home, 9);
    let way = sq(x, y).towards(sq(10, 17)).expect("another square");
    m.kicks(h(1), way);
    while m.ball() != (10, 17) {
        m.step(way);
    }
    m
}

/// The header that those dice make of it.
fn random(dice: [u8; 4]) -> (i8, i8) {
    let mut m = arrives(9, 17);
    m.act(HEAD).roll(&[1]).roll(&dice);
    m.ball()
}

#[test]
fn e_head_01_diagonal_south_west_six() {
    assert_eq!(random([3, 4, 2, 5]), (4, 11));
}

#[test]
fn e_head_02_cardinal_north_five() {
    assert_eq!(random([2, 3, 5, 4]), (10, 22));
}

#[test]
fn e_head_03_three_more() {
    assert_eq!(random([2, 2, 1, 3]), (14, 17));
    assert_eq!(random([6, 1, 4, 2]), (10, 14));
    assert_eq!(random([5, 6, 3, 6]), (17, 10));
}

#[test]
fn e_head_04_not_from_behind_the_back_row() {
    assert_eq!(arrives(10, 19).asked(), (Home, Decision::Act));
    assert_eq!(arrives(8, 17).legal(), [Action::Decline, HEAD]);
    assert_eq!(arrives(9, 18).asked(), (Home, Decision::Act));
    assert_eq!(arrives(10, 18).asked(), (Home, Decision::Act));
}

#[test]
fn e_head_05_three_and_five_both_roll_a_distance() {
    for contact in [3, 5] {
        let mut m = arrives(9, 17);
        m.act(HEAD).roll(&[contact]);
        assert_eq!(m.dice(), 1);
        m.roll(&[2]);
        assert_eq!(m.asked(), (Away, Decision::Redirect(D, Attempt::Header, 2)));
        assert!(!m.allows(Action::Trap));
    }
}
