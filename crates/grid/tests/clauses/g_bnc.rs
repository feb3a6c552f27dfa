//! G-BNC: bounces.

use touchline_grid::board::Dir;
use touchline_grid::flow::Stage;
use touchline_grid::state::{Restart, Turn, TurnKind};
use touchline_grid::{Action, Decision, Event, Toggle};

use crate::common::*;

/// A poor-aim kick of five squares to the north-east from (11,11), with markers in the way.
fn bounced(markers: &[(i8, i8)]) -> Match {
    let mut position = setup(with(&[Toggle::PoorAim])).put(h(1), 10, 10).ball(11, 11);
    for (number, (x, y)) in (1..).zip(markers) {
        position = position.put(a(number), *x, *y);
    }
    let mut m = position.turn(Home);
    m.roll(&[1, 4]);
    m
}

#[test]
fn g_bnc_01_off_any_marker_upright_or_not() {
    for lying in [false, true] {
        for marker in [h(2), a(2)] {
            let mut position =
                setup(with(&[Toggle::PoorAim])).put(h(1), 10, 10).ball(11, 11).put(marker, 16, 16);
            if lying {
                position = position.down(marker);
            }
            let mut m = position.turn(Home);
            m.roll(&[1, 4]);
            assert!(m.happened(Event::Bounced(sq(15, 15))), "{marker:?} lying: {lying}");
        }
    }
    assert!(!bounced(&[(15, 15)]).events.iter().any(|event| matches!(event, Event::Bounced(_))));
}

#[test]
fn g_bnc_02_one_square_back() {
    assert_eq!(bounced(&[(16, 16)]).ball(), (15, 15));
}

#[test]
fn g_bnc_03_or_the_first_open_square_further_back() {
    assert_eq!(bounced(&[(16, 16), (15, 15), (14, 14)]).ball(), (13, 13));
}

#[test]
fn g_bnc_04_not_the_origin_but_the_first_beyond() {
    let line: Vec<_> = (12..=17).map(|x| (x, x)).collect();
    assert_eq!(bounced(&line[..5]).ball(), (17, 17));
    assert_eq!(bounced(&line).ball(), (18, 18));
}

#[test]
fn g_bnc_04_a_forced_move_that_began_off_the_origin_may_end_where_it_began() {
    // The loose ball was kicked from (10,12) north, then east: it began to roll at (11,13) (R-G79).
    let mut position = setup(with(&[Toggle::LooseTwo])).put(h(1), 10, 11).put(h(2), 12, 13).ball(10, 12);
    position.s.turn = Turn::new(Home, TurnKind::Normal);
    position.s.turn.points = 2;
    position.s.turn.loose_two = true;
    position.s.agenda.push(Stage::Act);
    let mut m = position.start();
    m.kicks(h(1), Dir::N).step(Dir::E);
    m.act(Action::Stop).act(Action::Roll).roll(&[1]);
    assert!(m.happened(Event::Bounced(sq(11, 13))), "{:?}", m.events);
}

#[test]
fn g_bnc_05_beyond_may_be_out() {
    let position = setup(with(&[Toggle::PoorAim])).put(h(1), 16, 10).ball(17, 11).put(a(1), 19, 13);
    let mut m = position.put(a(2), 18, 12).turn(Home);
    m.roll(&[1, 1]);
    assert!(m.happened(Event::Out(sq(19, 13))));
    assert_eq!((m.s().turn.seat, m.s().turn.kind), (Away, TurnKind::SetPiece(Restart::ThrowIn)));
}

#[test]
fn g_bnc_05_beyond_may_be_a_slot() {
    let position =
        setup(with(&[Toggle::PoorAim])).put(h(1), 9, 26).ball(10, 27).put(a(1), 12, 29).put(a(2), 11, 28);
    let mut m = position.turn(Home);
    m.roll(&[1, 1]);
    assert!(m.happened(Event::Shot(sq(13, 30))));
    assert_eq!(m.dice(), 1, "the save");
}

/// Poor aim from (8,28) to the north-east into the slot at (10,30), where the goalie lies.
fn at_a_lying_goalie() -> Setup {
    setup(with(&[Toggle::PoorAim, Toggle::Deflection])).put(h(1), 7, 27).ball(8, 28).down(a(0))
}

#[test]
fn g_bnc_05_off_a_lying_goalie_or_into_the_net() {
    let mut m = at_a_lying_goalie().turn(Home);
    m.roll(&[1, 5]);
    assert!(m.happened(Event::Bounced(sq(9, 29))), "{:?}", m.events);
    assert_eq!((m.s().score[Home], m.s().turn.seat), (0, Away));
    let mut m = at_a_lying_goalie().put(a(1), 9, 29).turn(Home);
    m.roll(&[1, 5]);
    assert_eq!(m.s().score[Home], 1, "no square is left (R-G80)");
}

#[test]
fn g_bnc_06_a_bounce_is_nobodys_touch_and_stops_the_ball() {
    let m = bounced(&[(16, 16)]);
    assert_eq!(m.s().touch.by, Some(h(1)));
    let mut position = setup(with(&[Toggle::PoorAim, Toggle::Inertia])).put(h(1), 10, 10).ball(11, 11);
    position = position.put(h(2), 16, 16).put(a(1), 3, 3);
    let mut m = position.turn(Home);
    m.roll(&[1, 4]).roll(&[3]).act(Action::End).roll(&[5]);
    assert_eq!(m.asked().1, Decision::Act, "no inertia (R-G78)");
}

#[test]
fn g_bnc_05_beyond_into_a_slot_where_the_goalie_lies_is_a_goal() {
    let position =
        setup(with(&[Toggle::PoorAim, Toggle::Deflection])).put(h(1), 6, 26).ball(7, 27).down(a(0));
    let mut m = position.put(a(1), 8, 28).put(a(2), 9, 29).turn(Home);
    m.roll(&[1, 1]);
    assert_eq!(m.s().score[Home], 1, "{:?}", m.events);
}
