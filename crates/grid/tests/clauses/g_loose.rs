//! G-LOOSE: a kick out of possession on a 2.

use touchline_grid::board::{Dir, Facing};
use touchline_grid::flow::Stage;
use touchline_grid::state::{Turn, TurnKind};
use touchline_grid::{Action, Decision, Event, Toggle};

use crate::common::*;

/// A home member one step south of having the ball at its feet.
fn near() -> Setup {
    setup(with(&[Toggle::LooseTwo])).put(h(1), 10, 10).ball(10, 12)
}

/// Step, then kick that way with a single die that showed `face`.
fn kicked(setup: Setup, face: u8, dir: Dir) -> Match {
    let mut m = setup.turn(Home);
    m.roll(&[face]).moves(h(1), Dir::N).kicks(h(1), dir);
    m
}

#[test]
fn g_loose_01_a_single_two_and_nobodys_feet() {
    let mut m = kicked(near(), 2, Dir::N);
    m.act(Action::Stop);
    assert_eq!(m.asked(), (Home, Decision::Loose));
    let mut m = kicked(near(), 2, Dir::N);
    m.act(Action::End);
    assert_eq!(m.asked(), (Home, Decision::Loose), "ending the turn closes the flight too");
    let mut m = kicked(near(), 3, Dir::N);
    m.act(Action::Stop);
    assert_eq!(m.asked().1, Decision::Act, "only after a 2");
    let mut m = kicked(near().put(h(2), 10, 12).ball(10, 12).put(h(2), 11, 12), 2, Dir::N);
    m.act(Action::Stop);
    assert_eq!(m.asked().1, Decision::Act, "a team-mate has it");
    let mut m = near().put(h(1), 10, 11).turn(Home);
    m.roll(&[1, 1]).kicks(h(1), Dir::N).act(Action::Stop);
    assert_eq!(m.asked().1, Decision::Act, "two dice that make 2 are not a 2");
}

#[test]
fn g_loose_01_feet_of_members_who_lie_down_do_not_count() {
    let mut m = kicked(near().put(a(1), 10, 14).down(a(1)), 2, Dir::N);
    m.act(Action::Stop);
    assert_eq!(m.asked().1, Decision::Loose);
}

#[test]
fn g_loose_02_so_many_squares_in_the_direction_of_the_last_step() {
    for face in 1..=6 {
        let mut m = kicked(near(), 2, Dir::NE);
        m.act(Action::Stop).act(Action::Roll).roll(&[face]);
        assert!(m.happened(Event::RollsOn(Dir::NE)));
        #[expect(clippy::cast_possible_wrap)]
        let far = 1 + face as i8;
        assert_eq!(m.ball(), (10 + far, 12 + far));
    }
}

#[test]
fn g_loose_03_no_die_without_a_kick_or_at_somebodys_feet() {
    let mut m = near().turn(Home);
    m.roll(&[2]).moves(h(1), Dir::N).act(Action::End);
    assert_eq!((m.is_chance(), m.s().turn.seat), (true, Away));
    let mut m = kicked(near().put(a(1), 10, 14), 2, Dir::N);
    m.act(Action::End);
    assert_eq!((m.is_chance(), m.s().turn.seat), (true, Away));
}

#[test]
fn g_loose_04_taken_back_until_the_die_falls() {
    let mut m = kicked(near(), 2, Dir::N);
    m.act(Action::Stop);
    assert_eq!(m.asked().1, Decision::Loose);
    assert!(m.driver.undo().is_ok(), "the stop");
    assert!(m.driver.undo().is_ok(), "the kick");
    assert_eq!(m.ball(), (10, 12));
    let mut m = kicked(near(), 2, Dir::N);
    m.act(Action::Stop).act(Action::Roll).roll(&[3]);
    assert!(m.driver.undo().is_err());
}

#[test]
fn g_loose_05_at_no_cost_and_the_turn_goes_on() {
    let mut position = near().put(h(1), 10, 11);
    position.s.turn = Turn::new(Home, TurnKind::Normal);
    position.s.turn.points = 5;
    position.s.turn.loose_two = true;
    position.s.agenda.push(Stage::Act);
    let mut m = position.start();
    m.kicks(h(1), Dir::N).act(Action::Stop).act(Action::Roll).roll(&[4]);
    assert_eq!((m.asked().1, m.points(), m.ball()), (Decision::Act, 4, (10, 17)));
}

#[test]
fn g_loose_06_not_after_an_inertia_move() {
    let mut setup = near().ball(12, 15).touched(h(1), &[Dir::N]);
    setup.rules = with(&[Toggle::LooseTwo, Toggle::Inertia]);
    let mut m = setup.turn(Home);
    m.roll(&[2]).act(Action::Step(Dir::N)).act(Action::Stop);
    assert_eq!((m.asked().1, m.ball()), (Decision::Act, (12, 16)));
}

#[test]
fn g_loose_07_a_bounce_does_not_come_back_to_the_kick() {
    // Kicked north from (10,12) to (10,13), on by 1 onto a marker: back is (10,13), where the forced move
    // began.
    let mut m = kicked(near().put(h(2), 10, 14).facing(h(2), Facing::N), 2, Dir::N);
    m.act(Action::Stop).act(Action::Roll).roll(&[1]);
    assert_eq!(m.ball(), (10, 13));
}

#[test]
fn g_loose_01_not_after_a_grab_in_the_turn() {
    let mut m = setup(with(&[Toggle::LooseTwo])).put(h(0), 10, 2).ball(10, 1).put(h(1), 4, 4).turn(Home);
    m.roll(&[2]).moves(h(0), Dir::S).roll(&[2, 2, 2]);
    assert!(!m.s().turn.loose_two, "R-G103");
}

#[test]
fn g_loose_01_a_hand_over_rolls_nothing_but_its_own_flight_may() {
    // R-G84: h(2) plays the ball on; then nobody has it.
    let mut position = near().put(h(1), 10, 11).put(h(2), 11, 12);
    position.s.turn = Turn::new(Home, TurnKind::Normal);
    position.s.turn.points = 5;
    position.s.turn.loose_two = true;
    position.s.agenda.push(Stage::Act);
    let mut m = position.start();
    m.kicks(h(1), Dir::N).kicks(h(2), Dir::N);
    assert!(m.happened(Event::TookOver(h(2))) && m.dice() == 0);
    m.act(Action::Stop);
    assert_eq!(m.asked().1, Decision::Loose);
    m.act(Action::Roll).roll(&[2]);
    assert_eq!((m.ball(), m.points(), m.asked().1), ((10, 16), 3, Decision::Act));
}

#[test]
fn g_loose_01_nothing_else_is_offered_while_the_die_is_due() {
    // R-G95: moving another member first would dodge it.
    let mut position = near().put(h(1), 10, 11).put(h(2), 3, 3);
    position.s.turn = Turn::new(Home, TurnKind::Normal);
    position.s.turn.points = 2;
    position.s.turn.loose_two = true;
    position.s.agenda.push(Stage::Act);
    let mut m = position.start();
    m.kicks(h(1), Dir::N);
    assert!(m.legal().iter().all(|a| matches!(a, Action::End | Action::Stop | Action::Step(_))));
}

#[test]
fn g_loose_02_out_of_the_field_it_ends_the_turn() {
    let mut m = kicked(near().put(h(1), 17, 10).ball(18, 12), 2, Dir::E);
    m.act(Action::Stop).act(Action::Roll).roll(&[1]);
    assert!(m.happened(Event::Out(sq(19, 12))));
    assert_eq!(m.s().turn.seat, Away);
}

#[test]
fn g_loose_02_a_slide_ends_after_the_extra_squares() {
    // R-G84: they belong to the same flight.
    let mut position = near().put(h(1), 9, 10);
    position.rules = with(&[Toggle::LooseTwo, Toggle::Facing]);
    let mut m = kicked(position, 2, Dir::SE);
    assert!(!m.s().down.has(h(1)));
    m.act(Action::Stop).act(Action::Roll).roll(&[2]);
    assert_eq!((m.ball(), m.s().down.has(h(1))), ((13, 9), true));
}

/// Nobody steers a ball that rolls on: a team-mate cannot head it (G-CHDR-01).
#[test]
fn g_loose_02_and_it_is_no_pass() {
    let rules = with(&[Toggle::LooseTwo, Toggle::Intercept, Toggle::Header]);
    let position = setup(rules).put(h(1), 10, 10).put(h(2), 10, 16).ball(10, 12);
    let mut m = kicked(position, 2, Dir::N);
    m.act(Action::Stop).act(Action::Roll).roll(&[3]);
    assert_eq!((m.ball(), m.asked().1), ((10, 15), Decision::Act), "on its way past the back square");
}
