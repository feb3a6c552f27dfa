//! E-TKL: tackles.

use touchline_grid::board::{Dir, Facing};
use touchline_grid::rules::turn::Parity;
use touchline_grid::{Action, Toggle};

use crate::common::*;

fn duel() -> Setup {
    setup(with(&[Toggle::Tackle])).put(h(1), 10, 13).put(a(1), 10, 16).ball(10, 15)
}

fn play(setup: Setup, step: Option<Dir>, call: Parity, dice: &[u8]) -> Match {
    let mut m = setup.turn(Home);
    m.act(Action::Tackle(h(1), step)).act(Action::Call(call)).roll(dice);
    m
}

#[test]
fn e_tkl_01_block_with_an_odd_roll() {
    let m = play(duel(), Some(Dir::N), Parity::Odd, &[3]);
    assert_eq!((m.at(h(1)), m.at(a(1)), m.points()), ((10, 14), (11, 14), 2));
    assert!(m.s().down.has(a(1)) && m.s().is_up(h(1)));
}

#[test]
fn e_tkl_02_block_with_an_even_roll() {
    let m = play(duel(), Some(Dir::N), Parity::Even, &[4]);
    assert_eq!((m.at(a(1)), m.points()), ((9, 14), 3));
}

#[test]
fn e_tkl_03_wrong_call() {
    let m = play(duel(), Some(Dir::N), Parity::Even, &[3]);
    assert!(m.s().down.has(h(1)) && m.s().is_up(a(1)));
    assert_eq!((m.ball(), m.at(a(1)), m.points()), ((10, 15), (10, 16), 2));
}

#[test]
fn e_tkl_04_slide_with_two_dice() {
    let m = play(duel().put(h(1), 9, 14), None, Parity::Even, &[2, 4]);
    // The square opposite to X is free: M stands beside it.
    assert_eq!((m.at(a(1)), m.points()), ((10, 14), 5));
    assert!(m.s().is_up(h(1)));
}

#[test]
fn e_tkl_05_slide_with_a_one() {
    let m = play(duel().put(h(1), 8, 13), Some(Dir::NE), Parity::Odd, &[1]);
    assert_eq!((m.at(h(1)), m.at(a(1)), m.points()), ((9, 14), (10, 14), 0));
    assert!(m.s().down.has(h(1)) && m.s().down.has(a(1)));
}

#[test]
fn e_tkl_06_squares_taken() {
    let m = play(duel().put(a(2), 11, 14), Some(Dir::N), Parity::Odd, &[3]);
    assert_eq!(m.at(a(1)), (9, 14));
    let both = || duel().put(a(2), 11, 14).put(a(3), 9, 14);
    assert_eq!(play(both(), Some(Dir::N), Parity::Even, &[4]).at(a(1)), (9, 15));
    assert_eq!(play(both(), Some(Dir::N), Parity::Odd, &[3]).at(a(1)), (11, 15));
}

#[test]
fn e_tkl_07_at_the_touchline() {
    let setup =
        setup(with(&[Toggle::Tackle])).put(h(1), 1, 14).put(a(1), 2, 15).facing(a(1), Facing::W).ball(1, 15);
    let m = play(setup, None, Parity::Odd, &[1, 2]);
    assert_eq!(m.at(a(1)), (1, 16));
}
