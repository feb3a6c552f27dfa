//! E-ASO: the advanced shoot-out.

use touchline_grid::{Action, Event, Toggle};

use crate::common::*;

#[test]
fn e_aso_01_a_hidden_six_against_slot_seven() {
    let mut m = shootout(with(&[Toggle::Shootout]));
    m.roll(&[6, 1]).act(Action::Taker(h(1))).act(Action::Hide(6)).act(Action::Slot(7));
    assert!(m.happened(Event::Penalty(7, 6)));
    assert_eq!(m.dice(), 1, "one slot away");
    assert!(m.driver.undo().is_err());
    assert_eq!(m.s().shootout.face, 6);
}
