//! E-INT: intercepting with the feet. D is an Away member at (10, 16) facing south.

use touchline_grid::advanced::intercept::Attempt;
use touchline_grid::board::Dir;
use touchline_grid::event::Met;
use touchline_grid::marker::Marker;
use touchline_grid::{Action, Decision, Event, Toggle};

use crate::common::*;

const D: Marker = Marker::new(Away, 1);
const FEET: Action = Action::Attempt(Attempt::Feet, D);

/// A kick from that square, with the kicker below it or, where that is in the ball's way, beside it.
fn from(x: i8, y: i8) -> Match {
    let rules = with(&[Toggle::Intercept, Toggle::Chest, Toggle::Bicycle]);
    setup(rules).put(D, 10, 16).put(h(1), x - 1, y - 1).ball(x, y).acting(Home, 9)
}

/// D tries at the square where the ball enters its feet squares.
fn tried(x: i8) -> Match {
    let mut m = from(x, 14);
    m.kicks(h(1), Dir::N).act(FEET);
    m
}

#[test]
fn e_int_01_where_the_kick_came_from() {
    let mut m = from(10, 11);
    m.kicks(h(1), Dir::N).step(Dir::N).step(Dir::N).step(Dir::N);
    assert_eq!((m.ball(), m.legal()), ((10, 15), vec![Action::Decline, FEET]));
    let mut m = from(5, 15);
    m.kicks(h(1), Dir::E).step(Dir::E).step(Dir::E).step(Dir::E);
    assert_eq!((m.ball(), m.legal()), ((9, 15), vec![Action::Decline, Action::Attempt(Attempt::Bicycle, D)]));
    let mut m = from(10, 14);
    m.kicks(h(1), Dir::N);
    assert_eq!((m.ball(), m.legal()), ((10, 15), vec![Action::Decline, FEET]));
}

#[test]
fn e_int_02_even_goes_on_five_traps_or_kicks() {
    for die in [2, 4, 6] {
        let mut m = tried(10);
        m.roll(&[die]);
        assert_eq!(m.asked(), (Home, Decision::Act));
        assert!(m.s().flight.is_some());
    }
    let mut m = tried(10);
    m.roll(&[5]);
    assert_eq!(m.legal(), [Action::Trap, Action::Volley]);
    m.act(Action::Trap);
    assert_eq!(m.ball(), (10, 15));
}

#[test]
fn e_int_03_three_then_four_squares_away() {
    for to in [sq(10, 12), sq(14, 18), sq(6, 20)] {
        let mut m = tried(10);
        m.roll(&[3]).roll(&[4]);
        assert!(!m.allows(Action::To(sq(10, 11))));
        m.act(Action::To(to));
        assert_eq!(m.s().ball.at, to);
    }
}

#[test]
fn e_int_04_one_at_the_front_centre() {
    let mut m = tried(10);
    m.roll(&[1]).roll(&[2, 3]);
    assert_eq!(m.ball(), (14, 11));
    for (die, dir) in [(3, Dir::S), (4, Dir::S), (5, Dir::SW), (6, Dir::SW)] {
        let mut m = tried(10);
        m.roll(&[1]).roll(&[die, 3]);
        assert!(m.happened(Event::Forced(dir, 4)), "{die}");
    }
}

#[test]
fn e_int_05_one_at_the_front_diagonals() {
    for (x, dirs) in [(9, [Dir::S, Dir::SW, Dir::W]), (11, [Dir::E, Dir::SE, Dir::S])] {
        for die in 1..=6 {
            let mut m = tried(x);
            m.roll(&[1]).roll(&[die, 1]);
            let dir = dirs[usize::from(die - 1) / 2];
            assert!(m.happened(Event::Forced(dir, 2)), "{x} {die}");
        }
    }
}

#[test]
fn e_int_06_after_a_success_the_team_plays_on_and_nobody_else_intercepts() {
    let mut m = from(10, 14);
    let second = Setup { rules: m.driver.game().rules, s: *m.s() }.put(a(2), 8, 16);
    m = second.change(|s| s.turn.points = 4).start();
    m.kicks(h(1), Dir::N).act(FEET).roll(&[5]).act(Action::Trap);
    assert_eq!((m.asked(), m.points()), ((Home, Decision::Act), 3));
    m.moves(h(1), Dir::N).kicks(h(1), Dir::SW);
    assert_eq!(m.ball(), (9, 14));
    m.step(Dir::N);
    assert_eq!((m.ball(), m.asked()), ((9, 15), (Home, Decision::Act)), "at the feet of both");
}

#[test]
fn e_int_07_declined_at_the_feet_then_the_chest() {
    let mut m = from(10, 14);
    m.kicks(h(1), Dir::N).act(Action::Decline).step(Dir::N);
    assert_eq!(m.legal(), [Action::Decline, Action::Attempt(Attempt::Chest, D)]);
    m.act(Action::Attempt(Attempt::Chest, D)).roll(&[3]);
    assert_eq!(m.ball(), (10, 15));
    let mut m = from(10, 14);
    m.kicks(h(1), Dir::N).act(FEET).roll(&[2]).step(Dir::N);
    assert!(m.happened(Event::Attempted(D, Attempt::Feet, Met::Missed)));
    assert_eq!((m.ball(), m.asked()), ((10, 16), (Home, Decision::Act)));
}
