//! G-DIR: ball direction.

use touchline_grid::Toggle;
use touchline_grid::board::{Dir, Dirs};

use crate::common::*;

#[test]
fn g_dir_02_two_neighbouring_directions_at_most() {
    for first in Dir::ALL {
        for second in Dir::ALL {
            let allowed = touchline_grid::advanced::direction::allows(Dirs::only(first), second);
            assert_eq!(allowed, first.angle(second) <= 1, "{first:?} then {second:?}");
        }
    }
}

#[test]
fn g_dir_01_the_first_step_goes_anywhere() {
    let m = setup(with(&[Toggle::Direction])).put(h(1), 10, 10).ball(10, 11).acting(Home, 5);
    let kicks = Dir::ALL.map(touchline_grid::Action::Kick);
    assert!(
        kicks
            .iter()
            .all(|kick| *kick == touchline_grid::Action::Kick(Dir::S) || m.options(h(1)).contains(kick))
    );
}
