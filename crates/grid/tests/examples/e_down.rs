//! E-DOWN: getting up.

use touchline_grid::board::{Dir, Facing};
use touchline_grid::{Action, Toggle};

use crate::common::*;

#[test]
fn e_down_01_up_for_a_point_then_a_kick_but_no_step() {
    let setup = setup(with(&[Toggle::Facing])).put(h(1), 10, 10).down(h(1)).ball(10, 11);
    let mut m = setup.turn(Home);
    m.roll(&[3]);
    assert_eq!(m.options(h(1)), Facing::ALL.map(Action::Stand));
    m.does(h(1), Action::Stand(Facing::N));
    assert_eq!(m.points(), 2);
    let options = m.options(h(1));
    assert!(!options.iter().any(|action| matches!(action, Action::Move(_))));
    assert!(options.contains(&Action::Kick(Dir::N)));
}
