//! E-TURN: turns.

use touchline_grid::Action;
use touchline_grid::board::Dir;
use touchline_grid::spec::BASIC;

use crate::common::*;

#[test]
fn e_turn_01_in_front_two_dice_beside_and_behind_one() {
    let dice = |x, y| setup(BASIC).put(h(1), 5, 5).ball(x, y).turn(Home).dice();
    assert_eq!(dice(4, 6), 2);
    assert_eq!([dice(4, 5), dice(5, 4), dice(6, 4)], [1, 1, 1]);
}

#[test]
fn e_turn_02_a_contested_ball() {
    let base = || setup(BASIC).put(h(1), 10, 14).put(a(1), 10, 16).ball(10, 15);
    assert_eq!([base().turn(Home).dice(), base().turn(Away).dice()], [2, 2]);
}

#[test]
fn e_turn_03_any_mix() {
    let start = || {
        let mut m = setup(BASIC).put(h(1), 5, 5).put(h(2), 9, 5).ball(5, 8).turn(Home);
        m.roll(&[4]);
        m
    };
    let mut m = start();
    m.moves(h(1), Dir::N).moves(h(1), Dir::N).kicks(h(1), Dir::N).step(Dir::N);
    assert_eq!((m.ball(), m.points()), ((5, 10), 0));
    let mut m = setup(BASIC).put(h(1), 5, 5).put(h(2), 9, 5).ball(5, 7).turn(Home);
    m.roll(&[4]).moves(h(1), Dir::N).kicks(h(1), Dir::N).moves(h(2), Dir::N).moves(h(2), Dir::N);
    assert_eq!((m.ball(), m.at(h(2)), m.points()), ((5, 8), (9, 7), 0));
}

#[test]
fn e_turn_04_dribbling_three_squares_costs_six() {
    let mut m = setup(BASIC).put(h(1), 5, 5).ball(5, 6).acting(Home, 6);
    for _ in 0..3 {
        m.kicks(h(1), Dir::N).moves(h(1), Dir::N);
    }
    assert_eq!((m.at(h(1)), m.points()), ((5, 8), 0));
    let mut m = setup(BASIC).put(h(1), 5, 5).ball(5, 6).acting(Home, 5);
    for _ in 0..2 {
        m.kicks(h(1), Dir::N).moves(h(1), Dir::N);
    }
    assert_eq!((m.at(h(1)), m.points()), ((5, 7), 1));
    m.kicks(h(1), Dir::N);
    assert!(m.options(h(1)).is_empty(), "the step after it cannot be paid");
}

#[test]
fn e_turn_05_taking_back() {
    let mut m = setup(BASIC).put(h(1), 11, 26).put(a(1), 3, 20).ball(11, 27).acting(Home, 6);
    m.moves(h(1), Dir::E).moves(h(1), Dir::W).moves(h(1), Dir::W);
    let (three, at) = (m.points(), m.at(h(1)));
    assert_eq!((three, at), (3, (10, 26)));
    // Picking and stepping are two answers.
    m.driver.undo().expect("steps can be taken back");
    m.driver.undo().expect("and the pick");
    assert_eq!((m.points(), m.at(h(1))), (4, (11, 26)));
    m.kicks(h(1), Dir::N).step(Dir::N).step(Dir::N).roll(&[1]);
    assert!(m.driver.undo().is_err(), "not across a save roll");

    let mut m = setup(BASIC).put(h(1), 5, 5).put(a(1), 3, 20).ball(11, 27).acting(Home, 6);
    m.act(Action::End);
    assert_eq!(m.s().turn.seat, Away);
    let mut rolled = m.clone();
    m.driver.undo().expect("before the opponent's roll");
    assert_eq!((m.s().turn.seat, m.points()), (Home, 6));
    rolled.roll(&[3]);
    assert!(rolled.driver.undo().is_err(), "after it not");
}
