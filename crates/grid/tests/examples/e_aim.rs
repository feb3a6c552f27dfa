//! E-AIM: poor aim.

use touchline_grid::board::{Dir, Facing};
use touchline_grid::state::{Coming, Restart};
use touchline_grid::{Action, Decision, Toggle};

use crate::common::*;

fn kicker(x: i8, y: i8) -> Match {
    setup(with(&[Toggle::PoorAim])).put(h(1), 10, 10).put(a(1), 3, 25).ball(x, y).turn(Home)
}

#[test]
fn e_aim_01_five_squares_from_front_right() {
    let mut m = kicker(11, 11);
    m.roll(&[1, 4]);
    assert_eq!((m.ball(), m.s().turn.seat), ((16, 16), Away));
}

#[test]
fn e_aim_02_double_one_from_front_centre() {
    for (dir, to) in [(Dir::N, (10, 13)), (Dir::NW, (8, 13)), (Dir::NE, (12, 13))] {
        let mut m = kicker(10, 11);
        m.roll(&[1, 1]);
        assert_eq!(m.legal().len(), 3);
        m.act(Action::Aim(h(1), dir));
        assert_eq!(m.ball(), to);
    }
}

#[test]
fn e_aim_03_seven_squares_from_front_left() {
    let mut m = kicker(9, 11);
    m.roll(&[6, 1]);
    assert_eq!(m.ball(), (2, 18));
}

#[test]
fn e_aim_04_not_with_three_dice() {
    let position = setup(with(&[Toggle::PoorAim])).put(h(1), 10, 10);
    let mut m = position.coming(Coming::set_piece(Home, Restart::CornerKick, sq(1, 29)));
    m.act(Action::Taker(h(1))).act(Action::From(sq(1, 28), Facing::N)).roll(&[1, 1, 5]);
    assert_eq!((m.asked().1, m.points()), (Decision::Act, 7));
}
