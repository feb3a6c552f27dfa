//! G-GOAL: goals.

use touchline_grid::board::Dir;
use touchline_grid::spec::BASIC;
use touchline_grid::state::TurnKind;
use touchline_grid::{Action, Decision, Event};

use crate::common::*;

/// A shot by that team at the slot next to the goalie's, with a save roll of 2: a goal.
fn scored(seat: touchline_engine::Seat) -> Match {
    let mut m = match seat {
        Home => setup(BASIC).put(h(1), 11, 28).put(a(1), 5, 20).ball(11, 29).acting(Home, 6),
        Away => setup(BASIC).put(a(1), 9, 2).put(h(1), 5, 20).ball(9, 1).acting(Away, 6),
    };
    m.does(if seat == Home { h(1) } else { a(1) }, Action::Kick(if seat == Home { Dir::N } else { Dir::S }));
    m.roll(&[2]);
    m
}

#[test]
fn g_goal_01_one_point_for_the_team_that_attacks_that_end() {
    assert_eq!(scored(Home).s().score.0, [1, 0]);
    assert_eq!(scored(Away).s().score.0, [0, 1]);
}

#[test]
fn g_goal_02_the_turn_is_over() {
    for seat in [Home, Away] {
        let mut m = scored(seat);
        assert!(matches!(m.asked().1, Decision::PlaceRow(_)), "nothing more of this turn");
        m.left_alone_until(|_| false).roll(&[1, 1]);
        assert_eq!(m.points(), 2, "unspent points are lost");
        assert_eq!(m.s().turns, 2);
    }
}

#[test]
fn g_goal_03_both_set_up_again_and_the_team_that_conceded_kicks_off() {
    for seat in [Home, Away] {
        let mut m = scored(seat);
        m.left_alone_until(|decision| decision == Decision::Kicker);
        assert!(
            m.happened(Event::Placed(Home)) && m.happened(Event::Placed(Away)) && m.happened(Event::Revealed)
        );
        assert_eq!((m.asked().0, m.s().coming.kind), (seat.other(), TurnKind::KickOff));
        assert_eq!(m.ball(), (10, 15));
    }
}
