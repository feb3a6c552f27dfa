//! G-RPOS: repositioning.

use touchline_grid::board::{Facing, SMALL};
use touchline_grid::marker::Marker;
use touchline_grid::state::{Coming, Restart};
use touchline_grid::{Action, Call, Decision, Event, Ruleset, Toggle};

use crate::common::*;

fn agreed(more: &[Toggle]) -> Ruleset {
    let mut rules = with(more);
    rules.on = rules.on.with(Toggle::Reposition);
    rules
}

fn position(rules: Ruleset) -> Setup {
    setup(rules).put(h(1), 5, 5).put(h(2), 6, 6).put(a(1), 12, 20).put(a(2), 13, 21)
}

fn asked_of(m: &Match) -> Marker {
    let Decision::RepositionRow(marker) = m.asked().1 else { panic!("{:?}", m.asked()) };
    assert_eq!(m.asked().0, marker.seat());
    marker
}

fn stay(m: &mut Match, times: usize) {
    (0..times).for_each(|_| {
        m.act(Action::Stay);
    });
}

fn put(m: &mut Match, x: i8, y: i8) {
    m.act(Action::Row(y)).act(Action::Column(x));
}

#[test]
fn g_rpos_01_before_every_restart_where_agreed() {
    for restart in [Restart::ThrowIn, Restart::CornerKick, Restart::GoalKick] {
        let m = position(agreed(&[])).coming(Coming::set_piece(Home, restart, sq(1, 29)));
        assert_eq!(asked_of(&m), a(0), "{restart:?}");
    }
    let mut free_kick = Coming::set_piece(Home, Restart::FreeKick, sq(5, 5));
    free_kick.taker = Some(h(1));
    assert_eq!(asked_of(&position(agreed(&[])).coming(free_kick)), a(0));
}

#[test]
fn g_rpos_02_first_the_others_then_the_restarting_team() {
    let mut m = position(agreed(&[])).down(a(1)).coming(Coming::set_piece(Home, Restart::ThrowIn, sq(1, 10)));
    for marker in [a(0), a(1), a(2), h(0), h(1), h(2)] {
        assert_eq!(asked_of(&m), marker);
        if marker == a(1) {
            put(&mut m, 2, 11);
        } else {
            m.act(Action::Stay);
        }
    }
    assert_eq!(m.asked().1, Decision::Taker(Restart::ThrowIn));
    assert_eq!(m.at(a(1)), (2, 11));
    assert!(m.s().is_up(a(1)) && m.happened(Event::PutAt(a(1), sq(2, 11))));
}

#[test]
fn g_rpos_02_any_open_square_and_slots_for_the_goalie() {
    let mut m = position(agreed(&[])).coming(Coming::set_piece(Home, Restart::ThrowIn, sq(1, 10)));
    let rows: Vec<_> = (1..=30).map(Action::Row).chain([Action::Stay]).collect();
    assert_eq!(m.legal(), rows, "the goalie's slots are row 30");
    m.act(Action::Row(30));
    assert_eq!(m.legal(), (7..=13).map(Action::Column).collect::<Vec<_>>(), "its own square too");
    m.act(Action::Column(8));
    m.act(Action::Row(20));
    let columns: Vec<_> = (1..=SMALL.width).map(Action::Column).collect();
    assert_eq!(m.legal(), columns);
    m.act(Action::Column(3));
    m.act(Action::Row(10));
    assert!(!m.allows(Action::Column(1)), "not on the ball (R-G911)");
    m.act(Action::Column(2));
    stay(&mut m, 1);
    m.act(Action::Row(20));
    assert!(!m.allows(Action::Column(3)), "not on a marker");
}

#[test]
fn g_rpos_02_facings_are_free_where_members_turn() {
    let mut m =
        position(agreed(&[Toggle::Facing])).coming(Coming::set_piece(Home, Restart::ThrowIn, sq(1, 10)));
    put(&mut m, 10, 29);
    assert_eq!(m.asked(), (Away, Decision::RepositionFacing(a(0))));
    assert_eq!(m.legal(), Facing::ALL.map(Action::Face));
    m.act(Action::Face(Facing::W));
    assert_eq!((m.s().piece(a(0)).facing, asked_of(&m)), (Facing::W, a(1)));
}

#[test]
fn g_rpos_03_the_fouled_member_stays_and_the_ball_is_in_front_of_it() {
    let mut coming = Coming::set_piece(Home, Restart::FreeKick, sq(5, 5));
    coming.taker = Some(h(1));
    let mut m = position(agreed(&[])).coming(coming);
    assert_eq!(m.ball(), (5, 6));
    stay(&mut m, 3);
    assert_eq!(asked_of(&m), h(0));
    m.act(Action::Stay);
    assert_eq!(asked_of(&m), h(2), "not the fouled member");
    m.act(Action::Stay);
    assert_eq!((m.dice(), m.at(h(1)), m.ball()), (3, (5, 5), (5, 6)));
}

#[test]
fn g_rpos_03_nobody_is_put_into_the_area_of_a_goal_kick() {
    let mut m =
        position(agreed(&[])).put(a(1), 10, 4).coming(Coming::set_piece(Home, Restart::GoalKick, sq(2, 1)));
    stay(&mut m, 1);
    m.act(Action::Row(4));
    let outside = (1..=3).chain(17..=19);
    assert_eq!(m.legal(), outside.map(Action::Column).collect::<Vec<_>>());
    m.act(Action::Column(2));
    stay(&mut m, 2);
    put(&mut m, 10, 4); // the team that kicks may stand there
    put(&mut m, 2, 1); // where the ball went out: it is put somewhere else afterwards (R-G911)
    assert_eq!(m.asked(), (Home, Decision::GoalKickSquare), "the restart goes its way");

    let mut m =
        position(agreed(&[])).put(a(1), 10, 4).coming(Coming::set_piece(Home, Restart::GoalKick, sq(2, 1)));
    stay(&mut m, 6);
    m.act(Action::To(sq(10, 2)));
    assert_eq!(m.asked(), (Away, Decision::LeaveArea(a(1))), "who stayed inside leaves");
}

#[test]
fn g_rpos_04_without_it_nobody_is_asked() {
    let m = position(with(&[Toggle::PoorAim])).coming(Coming::set_piece(Home, Restart::ThrowIn, sq(1, 10)));
    assert_eq!(m.asked().1, Decision::Taker(Restart::ThrowIn));
}

#[test]
fn g_rpos_02_whose_time_runs_out_stays() {
    // R-G945 for the others, one marker at a time; R-G89 for the team on turn, all of them, and then the
    // restart.
    let mut m = position(agreed(&[])).coming(Coming::set_piece(Home, Restart::ThrowIn, sq(1, 10)));
    let before = *m.s();
    m.call(Call::TurnTime);
    assert_eq!(asked_of(&m), a(1));
    stay(&mut m, 2);
    m.call(Call::TurnTime);
    assert!(m.is_chance());
    let moved = before.present.iter().filter(|marker| m.s().at(*marker) != before.at(*marker));
    assert_eq!(moved.collect::<Vec<_>>(), [h(0)], "only the first taker of the list");
}
