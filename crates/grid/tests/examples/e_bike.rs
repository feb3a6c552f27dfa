//! E-BIKE: bicycle kicks. D is an Away member at (10, 16) facing south.

use touchline_grid::advanced::intercept::Attempt;
use touchline_grid::board::{Dir, Facing};
use touchline_grid::event::Met;
use touchline_grid::marker::Marker;
use touchline_grid::{Action, Decision, Event, Ruleset, Toggle};

use crate::common::*;

const D: Marker = Marker::new(Away, 1);
const BIKE: Action = Action::Attempt(Attempt::Bicycle, D);

fn rules() -> Ruleset {
    with(&[Toggle::Intercept, Toggle::Bicycle])
}

/// The ball enters D's feet square in that column from the row behind, and D tries.
fn tried(x: i8) -> Match {
    // From the side for the outer ones, from D's own row for the middle one.
    let (from, dir) = match x {
        9 => (sq(8, 15), Dir::E),
        11 => (sq(12, 15), Dir::W),
        _ => (sq(9, 16), Dir::SE),
    };
    let kicker = from.step(dir.opposite());
    let facing = if dir == Dir::W { Facing::W } else { Facing::E };
    let kicker = setup(rules()).put(h(1), kicker.x, kicker.y).facing(h(1), facing);
    let mut m = kicker.put(D, 10, 16).ball(from.x, from.y).acting(Home, 6);
    m.kicks(h(1), dir).act(BIKE);
    m
}

/// A pass north-east to the front-left square (9, 13) of K at (10, 12), bicycle-kicked.
fn coordinated() -> Match {
    let mut m = setup(rules()).put(h(2), 10, 12).put(h(1), 7, 11).ball(8, 12).acting(Home, 6);
    m.kicks(h(1), Dir::NE).act(Action::Attempt(Attempt::Bicycle, h(2)));
    m
}

#[test]
fn e_bike_01_the_backward_arcs() {
    for (x, dirs) in
        [(9, [Dir::W, Dir::NW, Dir::N]), (10, [Dir::NW, Dir::N, Dir::NE]), (11, [Dir::N, Dir::NE, Dir::E])]
    {
        for die in 1..=6 {
            let mut m = tried(x);
            m.roll(&[1]).roll(&[die, 4]);
            assert!(m.happened(Event::Forced(dirs[usize::from(die - 1) / 2], 5)), "{x} {die}");
        }
    }
}

#[test]
fn e_bike_02_four_squares_away_but_not_forward() {
    let mut m = tried(10);
    m.roll(&[3]).roll(&[4]);
    let ring = BOARD.field().filter(|to| to.chebyshev(sq(10, 16)) == 4 && to.y >= 15);
    assert_eq!(m.legal(), ring.map(Action::To).collect::<Vec<_>>());
}

#[test]
fn e_bike_03_three_straight() {
    let mut m = tried(9);
    m.roll(&[5]).roll(&[3]);
    assert_eq!(m.ball(), (6, 18));
    let mut m = tried(10);
    m.roll(&[5]).roll(&[3]);
    assert_eq!(m.asked(), (Away, Decision::BicycleLine(D, 3)));
    assert_eq!(m.legal(), [Dir::N, Dir::NE, Dir::NW].map(Action::Toward));
}

#[test]
fn e_bike_04_a_nick() {
    let mut m = tried(10);
    m.roll(&[5]).roll(&[1]);
    assert!(m.happened(Event::Attempted(D, Attempt::Bicycle, Met::Nick)) && m.s().down.has(D));
    assert_eq!(m.asked(), (Home, Decision::Act));
    m.step(Dir::S);
    assert_eq!(m.ball(), (10, 14));
    let mut m = coordinated();
    m.roll(&[5]).roll(&[1]).roll(&[4]);
    assert_eq!(m.ball(), (13, 17));
    assert!(m.s().down.has(h(2)));
}

#[test]
fn e_bike_05_a_miss() {
    let mut m = tried(10);
    m.roll(&[4]);
    assert!(m.s().down.has(D) && m.s().flight.is_some());
    assert_eq!(m.asked(), (Home, Decision::Act));
    let mut m = coordinated();
    m.roll(&[4]).roll(&[2]);
    assert_eq!(m.ball(), (11, 15));
    assert!(m.s().down.has(h(2)));
}
