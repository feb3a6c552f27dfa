//! E-DIR: ball direction.

use touchline_grid::board::Dir::{self, E, N, NE, NW, S, SE, SW, W};
use touchline_grid::{Action, Toggle};

use crate::common::*;

fn kicker(points: u8) -> Match {
    setup(with(&[Toggle::Direction])).put(h(1), 5, 10).ball(5, 11).acting(Home, points)
}

/// Whether the whole path is legal.
fn is_legal(path: &[Dir]) -> bool {
    let mut m = kicker(12);
    m.kicks(h(1), path[0]);
    path[1..].iter().all(|dir| m.try_act(Action::Step(*dir)).is_ok())
}

#[test]
fn e_dir_01_north_east_east_north_east() {
    assert!(is_legal(&[NE, E, NE]));
}

#[test]
fn e_dir_02_eight_squares_of_two_directions() {
    let mut m = kicker(8);
    m.kicks(h(1), NE);
    for dir in [E, E, E, NE, NE, E, E] {
        m.step(dir);
    }
    assert_eq!((m.ball(), m.points()), ((13, 14), 0));
}

#[test]
fn e_dir_03_no_third_direction() {
    for third in [N, SE, S, SW, W, NW] {
        assert!(!is_legal(&[NE, E, third]), "{third:?}");
    }
}

#[test]
fn e_dir_04_never_back() {
    assert!(!is_legal(&[E, W]) && !is_legal(&[NE, SW]) && !is_legal(&[N, S]));
}

#[test]
fn e_dir_05_what_lies_beside_north() {
    assert!(is_legal(&[N, NE]) && !is_legal(&[NE, N, NW]) && is_legal(&[N, NW]));
}

#[test]
fn e_dir_06_a_team_mate_begins_anew() {
    let mut m =
        setup(with(&[Toggle::Direction])).put(h(1), 5, 10).put(h(2), 7, 10).ball(5, 11).acting(Home, 12);
    m.kicks(h(1), E).step(E);
    assert!(m.options(h(2)).contains(&Action::Kick(W)));
    let mut m = kicker(12);
    m.kicks(h(1), E).act(Action::Stop).moves(h(1), E);
    assert!(!m.options(h(1)).contains(&Action::Kick(W)));
}
