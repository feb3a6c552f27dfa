//! E-SET: setup.

use touchline_grid::Grid;
use touchline_grid::rules::placement::is_allowed;
use touchline_grid::spec::BASIC;
use touchline_grid::state::State;

use crate::common::*;

fn allowed(marker: touchline_grid::marker::Marker, x: i8, y: i8) -> bool {
    is_allowed(&BASIC, &State::empty(BOARD, 7), marker, sq(x, y))
}

#[test]
fn e_set_01_how_many_fielders() {
    assert!(Grid::from_text("grid:basic@large?fielders=11").is_err());
    assert_eq!(Grid::from_text("grid:basic@large?fielders=10").map(|game| game.rules.fielders), Ok(10));
    let crowded = Grid::from_text("grid:basic?fielders=8").map(|game| game.rules);
    assert!(crowded.is_ok_and(|rules| rules.fielders == 8 && rules.fielders > rules.board.advised));
}

#[test]
fn e_set_02_circle_centre_row_and_other_half() {
    assert!(!allowed(h(1), 10, 13));
    assert!(allowed(h(1), 8, 13));
    assert!(!allowed(h(1), 10, 15) && !allowed(h(1), 10, 16));
}

#[test]
fn e_set_03_only_the_goalie_on_a_slot() {
    assert!(allowed(h(0), 10, 0));
    assert!(!allowed(h(1), 10, 0));
}
