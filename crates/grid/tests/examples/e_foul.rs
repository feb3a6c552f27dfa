//! E-FOUL: fouls.

use touchline_grid::advanced::intercept::Attempt;
use touchline_grid::board::Dir;
use touchline_grid::rules::turn::Parity;
use touchline_grid::state::{Restart, TurnKind};
use touchline_grid::{Action, Decision, Event, Toggle};

use crate::common::*;

#[test]
fn e_foul_01_a_dribbler_beside_an_opponent() {
    let beside =
        |x, y| setup(with(&[Toggle::Fouls])).put(h(1), 10, 10).put(a(1), x, y).ball(10, 12).acting(Home, 6);
    let mut m = beside(11, 11);
    m.moves(h(1), Dir::N).roll(&[1]);
    assert!(m.happened(Event::Foul(h(1), a(1))));
    assert_eq!((m.s().turn.seat, m.s().turn.kind), (Away, TurnKind::SetPiece(Restart::FreeKick)));
    assert_eq!(m.dice(), 3);
    let mut m = beside(11, 11);
    m.moves(h(1), Dir::N).roll(&[2]);
    assert_eq!(m.asked(), (Home, Decision::Act));
    let mut m = beside(11, 12);
    m.moves(h(1), Dir::N);
    assert_eq!(m.dice(), 0, "diagonal contact");
}

#[test]
fn e_foul_02_failed_tackle_and_failed_header() {
    let tackle = |die| {
        let rules = with(&[Toggle::Fouls, Toggle::Tackle]);
        let mut m = setup(rules).put(h(1), 10, 13).put(a(1), 10, 16).ball(10, 15).turn(Home);
        m.act(Action::Tackle(h(1), Some(Dir::N))).act(Action::Call(Parity::Even)).roll(&[3]).roll(&[die]);
        m.happened(Event::Foul(h(1), a(1)))
    };
    assert_eq!([tackle(2), tackle(3)], [true, false]);
    let rules = with(&[Toggle::Fouls, Toggle::Intercept, Toggle::Header]);
    let mut m = setup(rules).put(h(1), 7, 16).put(h(2), 11, 15).put(a(1), 10, 16).ball(8, 17).acting(Home, 6);
    m.kicks(h(1), Dir::E).step(Dir::E).act(Action::Attempt(Attempt::Header, a(1))).roll(&[2]).roll(&[2]);
    assert!(m.happened(Event::Foul(a(1), h(2))));
}

#[test]
fn e_foul_03_in_the_penalty_area_a_kick_as_in_the_shoot_out() {
    let mut m = setup(with(&[Toggle::Fouls])).put(h(1), 10, 26).put(a(1), 8, 27).ball(10, 27).acting(Away, 6);
    m.moves(a(1), Dir::SE).roll(&[1]);
    assert_eq!((m.asked(), m.s().shootout.kicker), ((Away, Decision::PenaltySlot), Some(h(1))));
    m.act(Action::Slot(3)).roll(&[3]);
    assert!(m.happened(Event::Penalty(3, 4)) && m.dice() == 1);
}
