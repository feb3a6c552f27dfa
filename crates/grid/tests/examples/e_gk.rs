//! E-GK: the goalie.

use touchline_grid::board::Dir;
use touchline_grid::spec::BASIC;
use touchline_grid::{Action, Event};

use crate::common::*;

#[test]
fn e_gk_01_a_ball_on_the_diagonal_costs_two() {
    let m = setup(BASIC).put(h(0), 10, 2).ball(11, 3).acting(Home, 5);
    assert!(!m.options(h(0)).contains(&Action::Move(Dir::NE)));
    for way in [[Dir::N, Dir::E], [Dir::E, Dir::N]] {
        let mut m = m.clone();
        m.moves(h(0), way[0]);
        assert_eq!(m.points(), 4);
        m.moves(h(0), way[1]);
        assert!(m.happened(Event::Grabbed(h(0))));
    }
    let mut one = setup(BASIC).put(h(0), 10, 2).ball(11, 3).acting(Home, 1);
    one.moves(h(0), Dir::N);
    assert_eq!(one.legal(), [Action::End]);
}

#[test]
fn e_gk_02_a_diagonal_step_spoils_the_grab() {
    let mut m = setup(BASIC).put(h(0), 10, 2).ball(11, 3).acting(Home, 6);
    m.moves(h(0), Dir::NW).moves(h(0), Dir::E);
    assert_eq!(m.at(h(0)), (10, 3));
    assert!(!m.options(h(0)).contains(&Action::Move(Dir::E)));
}

#[test]
fn e_gk_03_no_grab_outside_the_area_but_a_kick() {
    let m = setup(BASIC).put(h(0), 10, 5).ball(10, 6).acting(Home, 6);
    assert!(!m.options(h(0)).contains(&Action::Move(Dir::N)));
    assert!(m.options(h(0)).contains(&Action::Kick(Dir::N)));
}

#[test]
fn e_gk_04_three_dice_for_everybody_after_a_grab() {
    let mut m = setup(BASIC).put(h(0), 10, 2).put(h(1), 4, 9).ball(10, 4).turn(Home);
    assert_eq!(m.dice(), 1);
    m.roll(&[5]).moves(h(0), Dir::N).moves(h(0), Dir::N);
    assert_eq!((m.dice(), m.points()), (3, 0), "three points are lost");
    m.roll(&[2, 4, 6]);
    assert_eq!(m.points(), 12);
    m.moves(h(1), Dir::N);
    assert_eq!(m.points(), 11);
}

#[test]
fn e_gk_05_no_end_while_held_and_no_second_grab() {
    let mut m = setup(BASIC).put(h(0), 10, 2).ball(10, 3).acting(Home, 5);
    m.moves(h(0), Dir::N).roll(&[2, 4, 6]);
    assert!(!m.allows(Action::End));
    m.does(h(0), Action::SetDown(sq(10, 4)));
    assert!(m.allows(Action::End));
    assert!(!m.options(h(0)).contains(&Action::Move(Dir::N)));
}
