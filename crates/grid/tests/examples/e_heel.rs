//! E-HEEL: heel kicks of a member that faces east.

use touchline_grid::advanced::facing::HeelCost;
use touchline_grid::board::{Dir, Facing};
use touchline_grid::{Ruleset, Toggle};

use crate::common::*;

fn cost(heel_cost: HeelCost, path: &[Dir]) -> u8 {
    let rules = Ruleset { heel_cost, ..with(&[Toggle::Facing]) };
    let mut m = setup(rules).put(h(1), 10, 10).facing(h(1), Facing::E).ball(11, 10).acting(Home, 20);
    m.kicks(h(1), path[0]);
    for dir in &path[1..] {
        m.step(*dir);
    }
    20 - m.points()
}

#[test]
fn e_heel_01_two_squares_south_west() {
    assert_eq!(cost(HeelCost::B, &[Dir::SW; 2]), 4);
}

#[test]
fn e_heel_02_two_squares_straight_back() {
    assert_eq!(cost(HeelCost::B, &[Dir::W; 2]), 8);
}

#[test]
fn e_heel_03_the_three_tables() {
    let order = [Dir::E, Dir::NE, Dir::SE, Dir::N, Dir::S, Dir::SW, Dir::NW, Dir::W];
    let all = |table| order.map(|dir| cost(table, &[dir; 2]));
    assert_eq!(all(HeelCost::B), [2, 2, 2, 2, 2, 4, 4, 8]);
    assert_eq!(all(HeelCost::A), [2, 2, 2, 4, 4, 6, 6, 8]);
    assert_eq!(all(HeelCost::C), [2, 2, 2, 2, 2, 4, 4, 6]);
}

#[test]
fn e_heel_04_west_then_south_west() {
    assert_eq!(cost(HeelCost::B, &[Dir::W, Dir::SW]), 6);
}
