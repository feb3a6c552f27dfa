//! G-HEEL: heel kicks.

use touchline_grid::advanced::facing::HeelCost;
use touchline_grid::board::{Dir, Facing};
use touchline_grid::{Action, Ruleset, Toggle};

use crate::common::*;

fn table(heel_cost: HeelCost) -> Ruleset {
    Ruleset { heel_cost, ..with(&[Toggle::Facing]) }
}

/// What two squares in a direction cost from front-centre, seen from the facing.
fn two_squares(heel_cost: HeelCost, facing: Facing, eighths: i8) -> u8 {
    let at = sq(10, 10).step(facing.dir());
    let setup = setup(table(heel_cost)).put(h(1), 10, 10).facing(h(1), facing).ball(at.x, at.y);
    let mut m = setup.acting(Home, 20);
    let dir = facing.dir().turned(eighths);
    m.kicks(h(1), dir).step(dir);
    20 - m.points()
}

fn whole_table(heel_cost: HeelCost, expected: [u8; 5]) {
    for facing in Facing::ALL {
        for eighths in -3..=4_i8 {
            let angle = usize::from(eighths.unsigned_abs());
            assert_eq!(two_squares(heel_cost, facing, eighths), 2 * expected[angle], "{facing:?} {eighths}");
        }
    }
}

#[test]
fn g_heel_01_the_rear_half_is_dear() {
    whole_table(HeelCost::B, [1, 1, 1, 2, 4]);
    assert_eq!(touchline_grid::spec::BASIC.heel_cost, HeelCost::B);
}

#[test]
fn g_heel_02_the_other_tables() {
    whole_table(HeelCost::A, [1, 1, 2, 3, 4]);
    whole_table(HeelCost::C, [1, 1, 1, 2, 3]);
}

#[test]
fn g_heel_03_step_by_step() {
    let mut m = setup(table(HeelCost::B)).put(h(1), 10, 10).ball(10, 11).acting(Home, 9);
    m.kicks(h(1), Dir::E);
    assert_eq!(m.points(), 8);
    m.step(Dir::SE);
    assert_eq!(m.points(), 6);
    m.step(Dir::S);
    assert_eq!(m.points(), 2);
    m.step(Dir::N);
    assert_eq!(m.points(), 1);
}

#[test]
fn g_heel_04_never_from_a_front_diagonal() {
    for dir in [Dir::S, Dir::SE, Dir::SW] {
        let mut m = setup(table(HeelCost::A)).put(h(1), 10, 10).ball(11, 11).acting(Home, 5);
        m.kicks(h(1), dir);
        assert_eq!(m.points(), 4);
    }
}

#[test]
fn g_heel_05_a_way_off_a_marker_must_be_paid_too() {
    // Straight back over the kicker itself: 4 points a square.
    for points in 0..=9 {
        let m = setup(table(HeelCost::B)).put(h(1), 10, 10).ball(10, 11).acting(Home, points);
        // 4 onto the kicker's square, then the cheapest way off it.
        assert_eq!(m.options(h(1)).contains(&Action::Kick(Dir::S)), points >= 5, "{points}");
    }
    let straight = with(&[Toggle::Facing, Toggle::Direction]);
    for points in 0..=9 {
        let m = setup(straight).put(h(1), 10, 10).ball(10, 11).acting(Home, points);
        // With directions only S, SE and SW are left: 2 at the least.
        assert_eq!(m.options(h(1)).contains(&Action::Kick(Dir::S)), points >= 6, "{points}");
    }
}
