//! E-FAKE: fake-outs.

use touchline_grid::advanced::fake_out::Level;
use touchline_grid::board::Dir;
use touchline_grid::{Action, Toggle};

use crate::common::*;

fn trick(points: u8, level: Level, die: u8) -> Match {
    let setup = setup(with(&[Toggle::Fake])).put(h(1), 10, 14).put(h(2), 3, 3).put(a(1), 10, 16).ball(10, 15);
    let mut m = setup.acting(Home, points);
    m.does(h(1), Action::Fake(a(1), level)).roll(&[die]);
    m
}

#[test]
fn e_fake_01_levels() {
    for die in 1..=6 {
        let extra = |level| trick(1, level, die).s().turn.extra[1];
        assert_eq!(extra(Level::Mild), if [1, 3, 5].contains(&die) { 4 } else { 0 });
        assert_eq!(extra(Level::Moderate), if [3, 5].contains(&die) { 8 } else { 0 });
        assert_eq!(extra(Level::Extreme), if die == 5 { 12 } else { 0 });
    }
}

#[test]
fn e_fake_02_failure() {
    let m = trick(6, Level::Extreme, 3);
    assert!(m.s().down.has(h(1)));
    assert_eq!((m.s().turn.seat, m.points()), (Away, 0));
}

#[test]
fn e_fake_03_another_member_pays_with_ordinary_points() {
    let mut m = trick(2, Level::Mild, 1);
    m.moves(h(2), Dir::N);
    assert_eq!((m.points(), m.s().turn.extra[1]), (1, 4));
    m.moves(h(2), Dir::N);
    assert!(m.options(h(2)).is_empty());
}

#[test]
fn e_fake_04_the_goalie_faked_out() {
    let setup = setup(with(&[Toggle::Fake])).put(a(0), 10, 29).put(h(1), 10, 27).ball(10, 28);
    let mut m = setup.acting(Home, 0);
    m.does(h(1), Action::Fake(a(0), Level::Mild)).roll(&[1]);
    m.kicks(h(1), Dir::NE).step(Dir::N);
    assert_eq!(m.s().score[Home], 1);
}
