//! E-JUG: juggles.

use touchline_grid::board::Dir;
use touchline_grid::state::Hold;
use touchline_grid::{Action, Decision, Toggle};

use crate::common::*;

fn juggler(points: u8) -> Match {
    let rules = with(&[Toggle::Juggle, Toggle::Intercept, Toggle::Header, Toggle::Bicycle]);
    setup(rules).put(h(1), 10, 10).put(a(1), 10, 12).put(a(2), 3, 3).ball(10, 11).acting(Home, points)
}

fn played(dice: &[u8]) -> Match {
    // Nobody is in the way of the failed ones.
    let rules = with(&[Toggle::Juggle, Toggle::Intercept, Toggle::Header, Toggle::Bicycle]);
    let mut m = setup(rules).put(h(1), 10, 10).ball(10, 11).acting(Home, 2);
    m.does(h(1), Action::Juggle);
    for die in dice {
        m.roll(&[*die]);
    }
    m
}

#[test]
fn e_jug_01_success() {
    let m = played(&[3, 5]);
    assert_eq!((m.ball(), m.s().ball.hold), ((10, 10), Hold::Juggled(h(1))));
}

#[test]
fn e_jug_02_failures() {
    assert_eq!(played(&[4, 5]).ball(), (10, 15));
    assert_eq!(played(&[1, 2, 1]).ball(), (8, 13));
    assert_eq!(played(&[3, 6, 6]).ball(), (14, 15));
}

#[test]
fn e_jug_03_not_offered() {
    assert!(!juggler(1).options(h(1)).contains(&Action::Juggle));
    let rules = with(&[Toggle::Juggle, Toggle::Intercept, Toggle::Header]);
    let m = setup(rules).put(h(1), 10, 10).ball(11, 11).acting(Home, 6);
    assert!(!m.options(h(1)).contains(&Action::Juggle));
}

#[test]
fn e_jug_04_the_turns_after_a_success() {
    let mut m = juggler(2);
    m.does(h(1), Action::Juggle).roll(&[3]).roll(&[5]).act(Action::End);
    assert_eq!((m.s().turn.seat, m.dice()), (Away, 1));
    m.roll(&[4]);
    assert_eq!(m.options(a(1)).iter().filter(|action| !matches!(action, Action::Move(_))).count(), 0);
    m.moves(a(2), Dir::E).act(Action::End);
    assert_eq!(m.asked(), (Home, Decision::FollowUp(h(1))));
    assert!(m.allows(Action::FollowHeader));
    assert!(m.allows(Action::FollowBicycle(sq(10, 11))) && m.allows(Action::FollowKick(sq(10, 11))));
}
