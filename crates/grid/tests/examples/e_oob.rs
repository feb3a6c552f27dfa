//! E-OOB: out of bounds.

use touchline_grid::advanced::forced::award;
use touchline_grid::board::{Dir, SMALL};
use touchline_grid::state::{Coming, Restart};
use touchline_grid::{Action, Decision, Event, Toggle};

use crate::common::*;

#[test]
fn e_oob_01_a_throw_in() {
    let mut m = setup(with(&[Toggle::PoorAim])).put(h(1), 17, 9).ball(18, 10).put(a(1), 5, 20).turn(Home);
    m.roll(&[1, 2]);
    assert!(m.happened(Event::Awarded(Restart::ThrowIn, Away, sq(19, 11))));
    m.act(Action::Taker(a(1)));
    assert_eq!((m.dice(), m.at(a(1))), (3, (19, 11)));
}

#[test]
fn e_oob_02_a_goal_kick() {
    let position =
        setup(with(&[Toggle::PoorAim])).put(h(1), 3, 27).ball(4, 28).put(h(2), 10, 26).put(a(1), 5, 20);
    let mut m = position.turn(Home);
    m.roll(&[1, 6]);
    assert_eq!(m.asked(), (Away, Decision::GoalKickSquare));
    let area = SMALL.field().filter(|at| (6..=14).contains(&at.x) && (28..=29).contains(&at.y));
    assert_eq!(m.legal(), area.map(Action::To).collect::<Vec<_>>());
    m.act(Action::To(sq(10, 28)));
    assert_eq!(m.asked(), (Home, Decision::LeaveArea(h(2))));
    let ways_out = m.legal();
    assert!(ways_out.iter().all(|way| *way < Action::To(sq(1, 25))), "{ways_out:?}");
}

#[test]
fn e_oob_03_a_corner() {
    let given = award(&with(&[Toggle::PoorAim]), sq(4, 29), Dir::N, Away);
    assert_eq!(given, Coming::set_piece(Home, Restart::CornerKick, sq(1, 29)));
}

#[test]
fn e_oob_04_a_line_into_the_goal_is_a_shot() {
    let mut m = setup(with(&[Toggle::PoorAim])).put(h(1), 6, 26).ball(7, 27).turn(Home);
    m.roll(&[1, 6]);
    assert!(
        m.happened(Event::Shot(sq(10, 30))) && !m.events.iter().any(|event| matches!(event, Event::Out(_)))
    );
    let mut m = setup(with(&[Toggle::PoorAim])).put(h(1), 9, 28).ball(9, 29).turn(Home);
    m.roll(&[1, 6]).act(Action::Aim(h(1), Dir::N));
    assert!(m.happened(Event::Shot(sq(9, 30))));
}
