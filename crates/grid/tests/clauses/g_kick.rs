//! G-KICK: kicking and moving the ball.

use touchline_grid::board::{Dir, Square};
use touchline_grid::spec::BASIC;
use touchline_grid::{Action, Decision, Event, Toggle};

use crate::common::*;

/// A fielder on (5,5) with the ball in front of it.
fn ready() -> Setup {
    setup(BASIC).put(h(1), 5, 5).ball(5, 6)
}

#[test]
fn g_kick_01_an_upright_member_with_the_ball_in_one_of_three_feet_squares() {
    for dx in -2..=2 {
        for dy in -2..=2 {
            if (dx, dy) == (0, 0) {
                continue;
            }
            for (marker, ahead) in [(h(1), 1), (a(1), -1)] {
                let at = |s: Setup| s.put(marker, 9, 9).put(h(2), 1, 1).ball(9 + dx, 9 + dy);
                let m = at(setup(BASIC)).acting(marker.seat(), 3);
                let feet = dy == ahead && dx.abs() <= 1;
                assert_eq!(!kicks_of(&m, marker).is_empty(), feet, "{marker:?} {dx} {dy}");
                let down = at(setup(BASIC)).down(marker).acting(marker.seat(), 3);
                assert!(kicks_of(&down, marker).is_empty());
            }
        }
    }
    let m = ready().put(a(1), 5, 7).acting(Away, 3);
    assert!(!m.allows(Action::Pick(h(1))), "only the active team");
}

#[test]
fn g_kick_02_one_point_a_step_to_any_neighbour() {
    let m = ready().put(h(1), 8, 8).ball(8, 9).acting(Home, 4);
    // Straight back the ball would be on the kicker, from where it can go on.
    assert_eq!(kicks_of(&m, h(1)), Dir::ALL);
    for dir in Dir::ALL {
        let mut m = m.clone();
        m.kicks(h(1), dir);
        assert_eq!((m.s().ball.at, m.points()), (sq(8, 9).step(dir), 3), "{dir:?}");
    }
}

#[test]
fn g_kick_03_a_flight_needs_nobody_near() {
    let mut m = ready().acting(Home, 9);
    m.kicks(h(1), Dir::N);
    for _ in 0..8 {
        m.step(Dir::N);
    }
    assert_eq!((m.ball(), m.points()), ((5, 15), 0));
}

#[test]
fn g_kick_04_the_path_bends_freely() {
    for first in Dir::ALL {
        for second in Dir::ALL {
            let mut m = setup(BASIC).put(h(1), 9, 9).ball(9, 10).acting(Home, 6);
            m.kicks(h(1), first).step(second);
            assert_eq!(m.s().ball.at, sq(9, 10).step(first).step(second), "{first:?} {second:?}");
        }
    }
}

#[test]
fn g_kick_05_over_markers_of_either_team_at_no_extra_cost() {
    let mut m = ready().put(a(1), 5, 7).put(h(2), 5, 8).put(a(2), 5, 9).acting(Home, 5);
    m.kicks(h(1), Dir::N).step(Dir::N).step(Dir::N).step(Dir::N);
    assert_eq!((m.ball(), m.points()), ((5, 10), 1));
}

#[test]
fn g_kick_06_never_to_rest_on_a_marker() {
    for other in [h(2), a(1)] {
        let mut m = ready().put(other, 5, 7).acting(Home, 3);
        m.kicks(h(1), Dir::N);
        assert!(
            m.legal().iter().all(|action| !matches!(action, Action::End | Action::Stop | Action::Pick(_)))
        );
        m.step(Dir::NE);
        assert!(m.allows(Action::Stop) && m.allows(Action::End));
    }
}

#[test]
fn g_kick_07_onto_a_marker_only_with_a_way_on() {
    for other in [h(2), a(1)] {
        let last = ready().put(other, 5, 7).acting(Home, 1);
        assert!(!kicks_of(&last, h(1)).contains(&Dir::N));
        let two = ready().put(other, 5, 7).acting(Home, 2);
        assert!(kicks_of(&two, h(1)).contains(&Dir::N));
    }
    // A wall two deep takes three points.
    let wall = |points| {
        let mut s = ready();
        let squares = (3..=7).flat_map(|x| [sq(x, 7), sq(x, 8)]);
        for (number, square) in (1..=10).zip(squares) {
            s = s.put(a(number), square.x, square.y);
        }
        s.acting(Home, points)
    };
    assert!(!kicks_of(&wall(1), h(1)).contains(&Dir::N));
    assert!(kicks_of(&wall(2), h(1)).contains(&Dir::N), "over the first and back");
    let mut m = wall(3);
    m.kicks(h(1), Dir::N);
    assert!(steps(&m).contains(&Dir::N));
    let mut m = wall(2);
    m.kicks(h(1), Dir::N);
    assert!(!steps(&m).contains(&Dir::N));
}

/// R-G107: a team-mate that can play on counts as a way on. Bound to three directions the ball meets a wall,
/// but a team-mate can play it sideways.
#[test]
fn g_kick_07_a_team_mate_is_a_way_on() {
    let wall = |mate: (i8, i8)| {
        let mut s = setup(with(&[Toggle::Direction])).put(h(1), 5, 5).ball(5, 6).put(a(1), 5, 7).put(
            h(2),
            mate.0,
            mate.1,
        );
        for (number, x) in (2..).zip(4..=6) {
            s = s.put(a(number), x, 8);
        }
        s.acting(Home, 2)
    };
    assert!(!kicks_of(&wall((1, 1)), h(1)).contains(&Dir::N));
    assert!(!kicks_of(&wall((6, 7)), h(1)).contains(&Dir::N), "beside the ball: not at its feet");
    let mut m = wall((6, 6));
    assert!(kicks_of(&m, h(1)).contains(&Dir::N), "(5,7) is in front of (6,6)");
    m.kicks(h(1), Dir::N);
    assert_eq!(m.legal(), [Action::Pick(h(2))]);
    m.kicks(h(2), Dir::W);
    assert_eq!(m.ball(), (4, 7));
}

#[test]
fn g_kick_08_anything_but_a_step_ends_the_flight() {
    let flown = || {
        let mut m = ready().put(h(2), 15, 5).acting(Home, 9);
        m.kicks(h(1), Dir::N).step(Dir::N);
        m
    };
    let mut stopped = flown();
    stopped.act(Action::Stop);
    assert!(steps(&stopped).is_empty() && stopped.s().flight.is_none());
    let mut moved = flown();
    moved.moves(h(2), Dir::N);
    assert!(steps(&moved).is_empty() && moved.s().flight.is_none());
    assert!(kicks_of(&moved, h(1)).is_empty(), "it lies two squares away");
    moved.moves(h(1), Dir::N).moves(h(1), Dir::N);
    assert!(!kicks_of(&moved, h(1)).is_empty(), "a new kick moves it again");
}

#[test]
fn g_kick_09_a_dribbled_square_costs_two_points() {
    let mut m = ready().acting(Home, 8);
    for square in 1..=4 {
        m.kicks(h(1), Dir::N).moves(h(1), Dir::N);
        assert_eq!((m.at(h(1)), m.ball()), ((5, 5 + square), (5, 6 + square)));
        assert_eq!(m.points(), 8 - 2 * square.cast_unsigned());
    }
}

#[test]
fn g_kick_10_a_team_mate_takes_over_in_flight_or_at_rest() {
    let mut m = ready().put(h(2), 8, 5).acting(Home, 6);
    m.kicks(h(1), Dir::E).step(Dir::E);
    assert_eq!(m.ball(), (7, 6));
    let mut at_rest = m.clone();
    m.kicks(h(2), Dir::N);
    assert!(m.happened(Event::TookOver(h(2))));
    let flight = m.s().flight.expect("a new flight");
    assert_eq!((flight.kicker, flight.origin, m.points()), (h(2), sq(7, 6), 3));
    at_rest.act(Action::Stop).kicks(h(2), Dir::N);
    assert!(at_rest.happened(Event::Kicked(h(2))));
    assert_eq!(at_rest.points(), 3);
}

#[test]
fn g_kick_11_the_same_member_kicks_again() {
    let mut m = ready().acting(Home, 6);
    m.kicks(h(1), Dir::E);
    assert!(kicks_of(&m, h(1)).is_empty(), "its own flight is open: it is stopped first (R-G108)");
    m.act(Action::Stop).kicks(h(1), Dir::W).act(Action::Stop).kicks(h(1), Dir::W);
    assert_eq!((m.ball(), m.points()), ((4, 6), 3));
}

#[test]
fn g_kick_12_no_step_leaves_the_field_except_into_a_slot() {
    let inside = |square: Square| {
        let in_field = (1..=19).contains(&square.x) && (1..=29).contains(&square.y);
        in_field || (square.y == 30 && (7..=13).contains(&square.x) && square.x != 10)
    };
    for square in BOARD.field().filter(|square| square.y > 1 && *square != sq(10, 29)) {
        let border = [1, 19].contains(&square.x) || square.y == 29;
        if border && square.y < 30 {
            let m = setup(BASIC).put(h(1), square.x, square.y - 1).ball(square.x, square.y).acting(Home, 3);
            let expected: Vec<Dir> = Dir::ALL.into_iter().filter(|dir| inside(square.step(*dir))).collect();
            assert_eq!(kicks_of(&m, h(1)), expected, "{square:?}");
        }
    }
}

#[test]
fn g_kick_13_no_kick_from_a_slot() {
    let m = setup(BASIC).held(h(0)).acting(Home, 9);
    let options = m.options(h(0));
    assert!(options.iter().all(|action| !matches!(action, Action::Kick(_))));
    assert!(options.contains(&Action::Toss(Dir::N)));
}

#[test]
fn g_kick_14_never_into_the_own_goal() {
    // Away's ball lies before its own slots: in front of home's fielder, who kicks away from them.
    let m = setup(BASIC).put(a(1), 12, 29).ball(12, 28).acting(Away, 5);
    let mut back = m.clone();
    back.kicks(a(1), Dir::NE);
    assert_eq!(back.ball(), (13, 29));
    assert_eq!(steps(&back), [Dir::E, Dir::SE, Dir::S, Dir::SW, Dir::W]);
    let m = setup(BASIC).put(h(1), 8, 2).ball(8, 3).acting(Home, 5);
    let mut back = m.clone();
    back.kicks(h(1), Dir::SW).step(Dir::S);
    assert_eq!(back.ball(), (7, 1));
    assert_eq!(steps(&back), [Dir::N, Dir::NE, Dir::E, Dir::W, Dir::NW]);
}

#[test]
fn g_kick_15_opponents_cannot_react_in_the_basic_game() {
    let mut m = ready().put(a(1), 5, 9).put(a(2), 6, 9).acting(Home, 6);
    m.kicks(h(1), Dir::N);
    for _ in 0..4 {
        assert_eq!(m.asked(), (Home, Decision::Act));
        m.step(Dir::N);
    }
    assert_eq!(m.ball(), (5, 11));
}
