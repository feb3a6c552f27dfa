//! E-MOV: moving members.

use touchline_grid::Action;
use touchline_grid::board::Dir;
use touchline_grid::spec::BASIC;

use crate::common::*;

#[test]
fn e_mov_01_not_onto_a_marker_but_past_its_corner() {
    let m = setup(BASIC).put(h(1), 5, 5).put(a(1), 5, 6).put(a(2), 6, 5).acting(Home, 3);
    let options = m.options(h(1));
    assert!(!options.contains(&Action::Move(Dir::N)));
    assert!(options.contains(&Action::Move(Dir::NE)));
}

#[test]
fn e_mov_02_not_onto_the_ball() {
    let m = setup(BASIC).put(h(1), 5, 5).ball(5, 6).acting(Home, 3);
    assert!(!m.options(h(1)).contains(&Action::Move(Dir::N)));
}
