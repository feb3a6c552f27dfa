//! E-KICK: kicking.

use touchline_grid::Action;
use touchline_grid::board::Dir;
use touchline_grid::spec::BASIC;

use crate::common::*;

#[test]
fn e_kick_01_over_a_marker_with_two_points_not_with_one() {
    let with = |points| setup(BASIC).put(h(1), 5, 5).put(a(1), 5, 7).ball(5, 6).acting(Home, points);
    assert!(!with(1).options(h(1)).contains(&Action::Kick(Dir::N)));
    let mut m = with(2);
    m.kicks(h(1), Dir::N).step(Dir::N);
    assert_eq!(m.ball(), (5, 8));
}

#[test]
fn e_kick_02_the_path_turns_back() {
    let mut m = setup(BASIC).put(h(1), 5, 5).ball(5, 6).acting(Home, 4);
    m.kicks(h(1), Dir::N).step(Dir::E).step(Dir::S).step(Dir::E);
    assert_eq!(m.ball(), (7, 6));
}

#[test]
fn e_kick_03_not_off_the_field() {
    let m = setup(BASIC).put(h(1), 19, 9).ball(19, 10).acting(Home, 4);
    for dir in [Dir::NE, Dir::E, Dir::SE] {
        assert!(!m.options(h(1)).contains(&Action::Kick(dir)));
    }
}

#[test]
fn e_kick_04_no_second_push_without_a_touch() {
    let mut m = setup(BASIC).put(h(1), 5, 5).put(h(2), 10, 10).ball(5, 6).acting(Home, 6);
    m.kicks(h(1), Dir::N).step(Dir::N).moves(h(2), Dir::N);
    let ball = |action: &Action| matches!(action, Action::Step(_));
    assert!(!m.legal().iter().any(ball));
    for marker in [h(0), h(1), h(2)] {
        assert!(!m.options(marker).iter().any(|action| matches!(action, Action::Kick(_))));
    }
}
