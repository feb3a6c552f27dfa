//! E-INER: inertia move.

use touchline_grid::board::Dir::{N, NE};
use touchline_grid::{Action, Decision, Toggle};

use crate::common::*;

fn rolling() -> Setup {
    setup(with(&[Toggle::Inertia])).put(h(1), 3, 3).put(a(1), 17, 27).ball(10, 10).touched(h(1), &[N, NE])
}

/// Roll on as far as it goes; returns the number of squares.
fn roll_on(m: &mut Match) -> u8 {
    let mut squares = 0;
    while m.asked().1 == Decision::Inertia {
        assert_eq!(m.legal(), [Action::Stop, Action::Step(N), Action::Step(NE)]);
        m.act(Action::Step(N));
        squares += 1;
    }
    squares
}

#[test]
fn e_iner_01_six_squares_of_the_same_two_directions() {
    let mut m = rolling().turn(Home);
    m.roll(&[6]);
    assert_eq!((roll_on(&mut m), m.points()), (6, 0));
}

#[test]
fn e_iner_02_never_more_than_six() {
    let mut m = rolling().put(h(1), 10, 9).turn(Home);
    m.roll(&[6, 5]);
    assert_eq!((roll_on(&mut m), m.points(), m.ball()), (6, 5, (10, 16)));
}

#[test]
fn e_iner_03_not_twice_in_a_row() {
    let mut m = rolling().change(|s| s.touch.inertia_used = true).turn(Home);
    m.roll(&[6]);
    assert_eq!(m.asked().1, Decision::Act);
}

#[test]
fn e_iner_04_not_past_an_opponent() {
    let mut m = rolling().put(a(1), 11, 11).turn(Home);
    m.roll(&[6]);
    assert_eq!(m.asked().1, Decision::Act, "at its feet");
    let mut m = rolling().touched(a(1), &[N]).turn(Home);
    m.roll(&[6]);
    assert_eq!(m.asked().1, Decision::Act, "it kicked");
}
