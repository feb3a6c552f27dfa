//! E-SKILL: fielder skill variance.

use touchline_engine::Driver;
use touchline_grid::board::Dir;
use touchline_grid::rules::points::{self, Spending};
use touchline_grid::{Action, Decision, Grid, Toggle};

use crate::common::*;

#[test]
fn e_skill_01_three_points_however_they_are_split() {
    let mut m =
        Match { driver: Driver::new(Grid { rules: with(&[Toggle::Skill]) }, &()), events: Vec::new() };
    while !matches!(m.asked().1, Decision::SkillPoint(_)) {
        let first = m.legal()[0];
        m.act(first);
    }
    for split in [[1, 2, 3], [1, 1, 2], [1, 1, 1]] {
        let mut m = m.clone();
        assert!(!m.allows(Action::Skill(h(0))), "no goalie");
        split.into_iter().for_each(|number| {
            m.act(Action::Skill(h(number)));
        });
        assert_eq!(m.asked().0, Away, "no fourth point");
        let given = (1..=7).map(|number| m.s().piece(h(number)).skill).sum::<u8>();
        assert_eq!(given, 3);
    }
}

/// A fielder with this many points at the ball, after a roll of 5 and 2.
fn rolled(skill: u8) -> Match {
    let setup = setup(with(&[Toggle::Skill])).put(h(1), 10, 10).ball(10, 11);
    let mut m = setup.change(|s| s.piece_mut(h(1)).skill = skill).turn(Home);
    m.roll(&[5, 2]);
    m
}

#[test]
fn e_skill_02_a_re_roll_and_a_point_left() {
    let mut m = rolled(3);
    m.act(Action::Reroll(h(1))).roll(&[4, 4]);
    assert_eq!(m.asked().1, Decision::Act, "no second one");
    assert_eq!(points::available(&m.driver.game().rules, m.s(), h(1), Spending::Kick), 9);
    m.kicks(h(1), Dir::N);
    assert_eq!((m.points(), m.s().piece(h(1)).skill_left), (8, 0));
}

#[test]
fn e_skill_03_the_new_result_replaces_the_old_one() {
    assert_eq!(rolled(1).asked().1, Decision::Act);
    let mut m = rolled(2);
    m.act(Action::Reroll(h(1))).roll(&[2, 1]);
    assert_eq!(m.points(), 3);
}
