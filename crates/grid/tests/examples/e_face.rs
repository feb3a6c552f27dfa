//! E-FACE: turning, and kicks from a front diagonal.

use touchline_grid::action::Hand;
use touchline_grid::board::{Dir, Facing};
use touchline_grid::{Action, Toggle};

use crate::common::*;

#[test]
fn e_face_01_a_turn_of_90_and_of_180_degrees() {
    let mut m = setup(with(&[Toggle::Facing])).put(h(1), 5, 5).acting(Home, 5);
    m.does(h(1), Action::Turn(Hand::Right));
    assert_eq!((m.s().piece(h(1)).facing, m.points()), (Facing::E, 4));
    let mut m = setup(with(&[Toggle::Facing])).put(h(1), 5, 5).acting(Home, 5);
    m.does(h(1), Action::Turn(Hand::Left)).does(h(1), Action::Turn(Hand::Left));
    assert_eq!((m.s().piece(h(1)).facing, m.points()), (Facing::S, 3));
}

#[test]
fn e_face_02_three_directions_without_penalty() {
    for dir in Dir::ALL {
        let setup = setup(with(&[Toggle::Facing])).put(h(1), 10, 10).ball(9, 11);
        let mut m = setup.acting(Home, 5);
        m.kicks(h(1), dir);
        if m.allows(Action::Step(dir)) && !m.allows(Action::Stop) {
            m.step(dir);
        }
        m.act(Action::Stop);
        assert_eq!(m.s().is_up(h(1)), [Dir::W, Dir::NW, Dir::N].contains(&dir), "{dir:?}");
    }
}
