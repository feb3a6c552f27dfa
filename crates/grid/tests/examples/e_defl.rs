//! E-DEFL: deflections in front of the away goal.

use touchline_grid::board::Dir;
use touchline_grid::{Action, Decision, Toggle};

use crate::common::*;

fn shooting(keeper: (i8, i8)) -> Setup {
    let setup = setup(with(&[Toggle::Deflection])).put(a(0), keeper.0, keeper.1);
    setup.put(h(1), 12, 28).put(h(2), 12, 25).ball(12, 29)
}

fn walked() -> Match {
    let mut m = shooting((10, 30)).acting(Home, 6);
    m.kicks(h(1), Dir::N).roll(&[3]).act(Action::To(sq(11, 30)));
    m
}

#[test]
fn e_defl_01_a_four_deflects_and_puts_the_goalie_down() {
    let mut m = walked();
    m.roll(&[4]);
    assert_eq!(m.legal(), [Action::Toward(Dir::SE), Action::Toward(Dir::S)]);
    assert!(m.s().down.has(a(0)));
    let mut straight = m.clone();
    assert_eq!(straight.act(Action::Toward(Dir::S)).ball(), (12, 26));
    assert_eq!(m.act(Action::Toward(Dir::SE)).ball(), (16, 26));
}

#[test]
fn e_defl_02_a_three_is_a_goal_and_a_six_keeps_the_goalie_up() {
    assert_eq!(walked().roll(&[3]).s().score[Home], 1);
    let mut m = walked();
    m.roll(&[6]).act(Action::Toward(Dir::S));
    assert_eq!(m.ball(), (12, 24));
    assert!(m.s().is_up(a(0)));
}

#[test]
fn e_defl_03_from_the_field_along_the_diagonal_only() {
    let mut m = shooting((11, 29)).acting(Home, 1);
    m.kicks(h(1), Dir::N).roll(&[1]).act(Action::To(sq(11, 29))).roll(&[5]);
    assert_eq!(m.ball(), (17, 25));
}

#[test]
fn e_defl_04_not_from_straight_in_front() {
    let setup = setup(with(&[Toggle::Deflection])).put(a(0), 12, 29).put(h(1), 11, 28).ball(11, 29);
    let mut m = setup.acting(Home, 1);
    m.kicks(h(1), Dir::NE).roll(&[2]);
    assert!(!m.allows(Action::To(sq(12, 29))));
    m.act(Action::To(sq(11, 29)));
    m.roll(&[5]);
    assert_eq!(m.ball(), (17, 25), "one point left and a five");
}

#[test]
fn e_defl_05_six_points_left_always_deflect() {
    for die in 1..=6 {
        let mut m = shooting((11, 30)).acting(Home, 1);
        m.kicks(h(1), Dir::N).roll(&[6]).act(Action::To(sq(11, 30))).roll(&[die]);
        assert_eq!(m.asked(), (Away, Decision::DeflectTo(die)));
    }
}

#[test]
fn e_defl_06_a_goalie_that_lies_saves_nothing_more_and_gets_up_for_a_point() {
    let mut m = walked();
    m.roll(&[4]).act(Action::Toward(Dir::S));
    let mut rebound = m.clone();
    rebound.kicks(h(2), Dir::N).step(Dir::N).step(Dir::N).step(Dir::N);
    assert_eq!(rebound.s().score[Home], 1);
    m.act(Action::End).roll(&[3]).act(Action::Pick(a(0)));
    assert!(m.s().is_up(a(0)) && m.points() == 2);
    assert!(m.options(a(0)).is_empty());
}
