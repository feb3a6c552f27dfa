//! E-END: the end of the game.

use touchline_engine::{Node, Outcome};
use touchline_grid::board::Dir;
use touchline_grid::flow::Stage;
use touchline_grid::rules::ending::{Ending, turns_of_half};
use touchline_grid::spec::BASIC;
use touchline_grid::state::{Turn, TurnKind};
use touchline_grid::{Action, Call, Decision, Event, Ruleset};

use crate::common::*;

/// Home shoots from (10,29) in the turn with that number, with that score before.
fn shot(rules: Ruleset, turn: u16, score: [u8; 2]) -> Match {
    let setup = setup(rules).put(h(1), 10, 28).ball(10, 29).change(|s| {
        s.turn = Turn::new(Home, TurnKind::Normal);
        s.turn.points = 1;
        s.turns = turn;
        s.score.0 = score;
        s.agenda.push(Stage::Act);
    });
    let mut m = setup.start();
    m.kicks(h(1), Dir::NE);
    m
}

#[test]
fn e_end_01_two_goals_win_at_once() {
    let mut m = shot(Ruleset { ending: Ending::Score(2), half_time: false, ..BASIC }, 31, [1, 1]);
    m.roll(&[2]);
    assert_eq!((m.driver.node(), m.s().score.0), (Node::Over(Outcome::Win(Home)), [2, 1]));
    assert!(!m.happened(Event::ShootoutBegins));
}

#[test]
fn e_end_02_ninety_minutes_are_180_turns() {
    let turns = |minutes: u16| minutes * Ending::TURNS_A_MINUTE;
    assert_eq!((turns(90), turns(20)), (180, 40));
    assert_eq!([1, 2].map(|half| turns_of_half(&BASIC, turns(90), half)), [90, 90]);
}

#[test]
fn e_end_03_the_save_of_the_last_shot_is_rolled() {
    let mut m = shot(Ruleset { half_time: false, ..BASIC }, 180, [0, 1]);
    assert_eq!(m.dice(), 1);
    m.roll(&[2]);
    assert_eq!(m.s().score.0, [1, 1]);
    assert!(m.happened(Event::ShootoutBegins));
}

#[test]
fn e_end_04_the_other_team_kicks_off_the_second_half() {
    let mut m = shot(BASIC, 90, [0, 2]);
    m.roll(&[2]);
    assert!(m.happened(Event::HalfTime));
    assert_eq!((m.s().score.0, m.s().coming.seat), ([1, 2], Away));
    assert_eq!(m.asked(), (Home, Decision::PlaceRow(h(0))));
}

#[test]
fn e_end_05_a_time_out_keeps_the_position() {
    let mut m = setup(BASIC).put(h(1), 10, 10).put(a(1), 5, 20).ball(10, 11).acting(Home, 5);
    m.kicks(h(1), Dir::N).act(Action::Stop).moves(h(1), Dir::N).call(Call::TurnTime);
    assert_eq!((m.at(h(1)), m.ball(), m.s().turn.seat), ((10, 11), (10, 12), Away));
    assert!(m.is_chance());
}
