//! G-DOWN: members going down.

use touchline_grid::board::{Dir, Facing};
use touchline_grid::rules::control;
use touchline_grid::state::{Coming, TurnKind};
use touchline_grid::{Action, Decision, Event, Toggle};

use crate::common::*;

/// H1 kicks the ball at its left foot to the right: a slide.
fn after_a_slide() -> Match {
    let setup = setup(with(&[Toggle::Facing])).put(h(1), 10, 10).put(h(2), 3, 3).ball(9, 11);
    let mut m = setup.acting(Home, 6);
    m.kicks(h(1), Dir::E).act(Action::Stop);
    m
}

#[test]
fn g_down_01_no_further_action_in_this_turn_but_the_others_go_on() {
    let m = after_a_slide();
    assert!(m.s().down.has(h(1)) && m.happened(Event::WentDown(h(1))));
    assert!(m.options(h(1)).is_empty());
    assert!(m.options(h(2)).contains(&Action::Move(Dir::N)));
    assert_eq!(m.points(), 5);
}

#[test]
fn g_down_02_up_for_one_point_in_a_later_turn_of_its_team() {
    let mut m = after_a_slide();
    m.act(Action::End).roll(&[3]);
    assert!(m.options(h(1)).is_empty() && !m.allows(Action::Pick(h(1))), "the opponent's turn");
    m.act(Action::End).roll(&[3]);
    assert_eq!(m.options(h(1)), Facing::ALL.map(Action::Stand));
    m.does(h(1), Action::Stand(Facing::W));
    assert!(m.s().is_up(h(1)));
    assert_eq!(m.points(), 2);
    // Not without a point.
    let m = setup(with(&[Toggle::Facing])).put(h(1), 10, 10).down(h(1)).acting(Home, 0);
    assert!(!m.allows(Action::Pick(h(1))));
}

#[test]
fn g_down_03_it_may_not_change_its_square_in_that_turn() {
    let setup = setup(with(&[Toggle::Facing])).put(h(1), 10, 10).down(h(1));
    let mut m = setup.acting(Home, 6);
    m.does(h(1), Action::Stand(Facing::N));
    assert!(!m.options(h(1)).iter().any(|action| matches!(action, Action::Move(_))));
    assert!(m.options(h(1)).contains(&Action::Turn(touchline_grid::action::Hand::Left)), "it may turn");
    m.act(Action::End).roll(&[1]).act(Action::End).roll(&[4]);
    assert!(m.options(h(1)).contains(&Action::Move(Dir::N)));
}

#[test]
fn g_down_04_any_facing_where_facings_change() {
    for facing in Facing::ALL {
        let mut m = setup(with(&[Toggle::Facing])).put(a(1), 10, 10).down(a(1)).acting(Away, 3);
        m.does(a(1), Action::Stand(facing));
        assert_eq!((m.s().piece(a(1)).facing, m.points()), (facing, 2));
    }
    let mut m = setup(with(&[Toggle::Tackle])).put(a(1), 10, 10).down(a(1)).acting(Away, 3);
    m.act(Action::Pick(a(1)));
    assert!(m.happened(Event::StoodUp(a(1), Facing::S)), "else there is only one");
}

#[test]
fn g_down_05_it_may_kick_after_getting_up() {
    let setup = setup(with(&[Toggle::Facing])).put(h(1), 10, 10).down(h(1)).ball(11, 10);
    let mut m = setup.acting(Home, 4);
    m.does(h(1), Action::Stand(Facing::E)).kicks(h(1), Dir::E);
    assert_eq!((m.ball(), m.points()), ((12, 10), 2));
}

#[test]
fn g_down_06_it_may_stay_down_for_any_number_of_turns() {
    let mut m = setup(with(&[Toggle::Facing])).put(h(1), 10, 10).put(h(2), 2, 2).down(h(1)).acting(Home, 4);
    for _ in 0..4 {
        assert_eq!(m.asked().1, Decision::Act);
        m.act(Action::End).roll(&[6]);
    }
    assert!(m.s().down.has(h(1)));
}

#[test]
fn g_down_07_it_is_in_the_way_and_does_nothing() {
    let rules = with(&[Toggle::Facing, Toggle::Tackle, Toggle::Fake]);
    let position = || setup(rules).put(h(1), 10, 10).down(h(1)).put(h(2), 9, 9).ball(10, 11);
    let m = position().acting(Home, 6);
    assert!(!control::has_control(m.s(), Home));
    assert!(!m.options(h(2)).contains(&Action::Move(Dir::NE)), "it takes its square");
    assert!(m.options(h(1)).iter().all(|action| matches!(action, Action::Stand(_))));
    // It neither tackles nor is tackled.
    assert!(position().put(a(1), 10, 12).turn(Home).options(h(1)).is_empty());
    assert!(!position().put(a(1), 10, 12).turn(Home).allows(Action::Tackle(h(1), None)));
    assert!(position().put(a(1), 10, 12).turn(Away).is_chance());
}

#[test]
fn g_down_08_put_down_in_the_opponents_turn_it_may_get_up_in_the_next() {
    let setup = setup(with(&[Toggle::Tackle])).put(h(1), 10, 14).put(a(1), 10, 16).ball(10, 15);
    let mut m = setup.turn(Home);
    let even = touchline_grid::rules::turn::Parity::Even;
    m.act(Action::Tackle(h(1), None)).act(Action::Call(even)).roll(&[1, 3]);
    m.act(Action::End).roll(&[3]).act(Action::Pick(a(1)));
    assert!(m.s().is_up(a(1)));
}

#[test]
fn g_down_09_every_kick_off_stands_everybody_up() {
    let setup = setup(with(&[Toggle::Facing]))
        .put(h(1), 10, 28)
        .put(a(0), 13, 30)
        .put(a(1), 3, 3)
        .down(a(1))
        .down(a(0));
    let mut m = setup.ball(9, 29).acting(Home, 2);
    // Without deflections a goalie that is down saves nothing (R-G105); the kick is a slide.
    m.kicks(h(1), Dir::NE);
    assert!(m.happened(Event::WentDown(h(1))));
    assert_eq!(m.s().score[Home], 1);
    assert!(m.s().down.is_empty(), "the field is set up again");
}

#[test]
fn g_down_10_a_tackled_goalie_gets_up_and_does_nothing_else() {
    let setup = setup(with(&[Toggle::Tackle])).put(h(0), 10, 14).put(a(1), 10, 16).ball(10, 15);
    let mut m = setup.coming(Coming::turn(Away, TurnKind::Normal));
    let even = touchline_grid::rules::turn::Parity::Even;
    m.act(Action::Tackle(a(1), None)).act(Action::Call(even)).roll(&[1, 3]);
    assert!(m.s().down.has(h(0)));
    m.act(Action::End).roll(&[4]).act(Action::Pick(h(0)));
    assert!(m.s().is_up(h(0)) && m.points() == 3);
    assert!(m.options(h(0)).is_empty());
}
