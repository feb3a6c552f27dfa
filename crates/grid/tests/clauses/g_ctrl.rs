//! G-CTRL: ball control and feet squares.

use touchline_grid::board::{Facing, Square};
use touchline_grid::rules::control;
use touchline_grid::spec::BASIC;

use crate::common::*;

#[test]
fn g_ctrl_01_the_three_squares_in_front() {
    let feet = |facing| -> [(i8, i8); 3] {
        match facing {
            Facing::N => [(-1, 1), (0, 1), (1, 1)],
            Facing::E => [(1, 1), (1, 0), (1, -1)],
            Facing::S => [(1, -1), (0, -1), (-1, -1)],
            Facing::W => [(-1, -1), (-1, 0), (-1, 1)],
        }
    };
    for facing in Facing::ALL {
        for dx in -3..=3 {
            for dy in -3..=3 {
                let s = setup(BASIC).put(h(1), 9, 9).facing(h(1), facing).ball(9 + dx, 9 + dy).s;
                assert_eq!(
                    control::touches(&s, h(1)),
                    feet(facing).contains(&(dx, dy)),
                    "{facing:?} {dx} {dy}"
                );
            }
        }
    }
}

#[test]
fn g_ctrl_02_control_if_and_only_if_somebody_upright_touches_the_ball() {
    let base = || setup(BASIC).put(h(1), 5, 5).put(h(2), 9, 9);
    for square in BOARD.field() {
        let touched = [sq(5, 5), sq(9, 9), sq(10, 0)]
            .into_iter()
            .any(|at: Square| square.y == at.y + 1 && (square.x - at.x).abs() <= 1);
        if base().s.is_occupied(square) {
            continue;
        }
        let m = base().ball(square.x, square.y).turn(Home);
        assert_eq!(m.dice(), if touched { 2 } else { 1 }, "{square:?}");
    }
}

#[test]
fn g_ctrl_03_a_contested_ball_is_controlled_by_whoever_is_to_move() {
    let base = || setup(BASIC).put(h(1), 9, 14).put(a(1), 11, 16).ball(10, 15);
    assert_eq!((base().turn(Home).dice(), base().turn(Away).dice()), (2, 2));
}

#[test]
fn g_ctrl_04_the_goalie_counts_also_from_a_slot() {
    for x in 9..=11 {
        assert_eq!(setup(BASIC).ball(x, 1).turn(Home).dice(), 2);
        assert_eq!(setup(BASIC).ball(x, 29).turn(Away).dice(), 2);
    }
    assert_eq!(setup(BASIC).ball(8, 1).turn(Home).dice(), 1);
    assert_eq!(setup(BASIC).put(h(0), 4, 20).ball(5, 21).turn(Home).dice(), 2, "anywhere on the field");
}

#[test]
fn g_ctrl_05_who_lies_down_controls_nothing() {
    let base = || setup(BASIC).put(h(1), 5, 5).ball(5, 6);
    assert_eq!(base().turn(Home).dice(), 2);
    assert_eq!(base().down(h(1)).turn(Home).dice(), 1);
}

#[test]
fn g_ctrl_06_a_ball_beside_or_behind_is_not_controlled() {
    for (x, y) in [(4, 5), (6, 5), (4, 4), (5, 4), (6, 4)] {
        let mut m = setup(BASIC).put(h(1), 5, 5).ball(x, y).turn(Home);
        assert_eq!(m.dice(), 1, "({x},{y})");
        m.roll(&[6]);
        let kicks = |action: &touchline_grid::Action| matches!(action, touchline_grid::Action::Kick(_));
        assert!(!m.options(h(1)).iter().any(kicks));
    }
}
