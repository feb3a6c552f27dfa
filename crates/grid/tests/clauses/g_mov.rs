//! G-MOV: moving members.

use touchline_grid::Action;
use touchline_grid::board::{Dir, Facing};
use touchline_grid::spec::BASIC;

use crate::common::*;

#[test]
fn g_mov_01_one_point_for_any_of_the_eight_neighbours() {
    let m = setup(BASIC).put(h(1), 5, 5).acting(Home, 4);
    assert_eq!(moves_of(&m, h(1)), Dir::ALL);
    for dir in Dir::ALL {
        let mut m = m.clone();
        m.moves(h(1), dir);
        assert_eq!((m.s().at(h(1)), m.points()), (sq(5, 5).step(dir), 3), "{dir:?}");
    }
}

#[test]
fn g_mov_02_as_many_steps_as_the_points_last() {
    let mut m = setup(BASIC).put(h(1), 5, 5).put(h(2), 8, 5).acting(Home, 12);
    for left in (0..12).rev() {
        m.moves(h(1), Dir::N);
        assert_eq!(m.points(), left);
    }
    assert_eq!(m.at(h(1)), (5, 17));
    assert_eq!(m.legal(), [Action::End], "nobody moves without points");
}

#[test]
fn g_mov_03_nobody_leaves_the_field_but_a_goalie_onto_its_own_slots() {
    let fielder = |x, y| moves_of(&setup(BASIC).put(h(1), x, y).put(h(0), 15, 20).acting(Home, 1), h(1));
    assert_eq!(fielder(1, 10), [Dir::N, Dir::NE, Dir::E, Dir::SE, Dir::S]);
    assert_eq!(fielder(19, 10), [Dir::N, Dir::S, Dir::SW, Dir::W, Dir::NW]);
    assert_eq!(fielder(1, 1), [Dir::N, Dir::NE, Dir::E]);
    assert_eq!(fielder(10, 1), [Dir::N, Dir::NE, Dir::E, Dir::W, Dir::NW], "no slot for a fielder");
    assert_eq!(fielder(10, 29), [Dir::E, Dir::SE, Dir::S, Dir::SW, Dir::W]);
    let goalie = |x, y| moves_of(&setup(BASIC).put(h(0), x, y).acting(Home, 1), h(0));
    assert_eq!(goalie(10, 1), Dir::ALL);
    assert_eq!(goalie(6, 1), [Dir::N, Dir::NE, Dir::E, Dir::SE, Dir::W, Dir::NW], "onto the outmost slot");
    assert_eq!(goalie(7, 0), [Dir::N, Dir::NE, Dir::E, Dir::NW]);
    assert_eq!(goalie(10, 0), [Dir::N, Dir::NE, Dir::E, Dir::W, Dir::NW]);
    assert_eq!(goalie(10, 29), [Dir::E, Dir::SE, Dir::S, Dir::SW, Dir::W], "not onto the other team's slots");
    let away = |x, y| moves_of(&setup(BASIC).put(a(0), x, y).acting(Away, 1), a(0));
    assert_eq!(away(13, 30), [Dir::SE, Dir::S, Dir::SW, Dir::W]);
}

#[test]
fn g_mov_04_not_onto_another_marker_of_either_team() {
    for dir in Dir::ALL {
        for other in [h(2), a(2)] {
            let to = sq(5, 5).step(dir);
            let m = setup(BASIC).put(h(1), 5, 5).put(other, to.x, to.y).acting(Home, 3);
            let expected: Vec<Dir> = Dir::ALL.into_iter().filter(|free| *free != dir).collect();
            assert_eq!(moves_of(&m, h(1)), expected, "{other:?} {dir:?}");
            let down = setup(BASIC).put(h(1), 5, 5).put(other, to.x, to.y).down(other).acting(Home, 3);
            assert_eq!(moves_of(&down, h(1)), expected, "a marker that lies there blocks as well");
        }
    }
}

#[test]
fn g_mov_05_a_fielder_never_onto_the_ball_and_a_goalie_only_to_grab_it() {
    for dir in Dir::ALL {
        let ball = sq(10, 3).step(dir);
        let of =
            |marker| moves_of(&setup(BASIC).put(marker, 10, 3).ball(ball.x, ball.y).acting(Home, 3), marker);
        assert!(!of(h(1)).contains(&dir), "{dir:?}");
        assert_eq!(of(h(0)).contains(&dir), !dir.is_diagonal(), "{dir:?}");
    }
}

#[test]
fn g_mov_06_facing_neither_limits_a_step_nor_changes_by_it() {
    for facing in Facing::ALL {
        for dir in Dir::ALL {
            let mut m = setup(BASIC).put(h(1), 5, 5).facing(h(1), facing).acting(Home, 3);
            m.moves(h(1), dir);
            assert_eq!((m.s().at(h(1)), m.s().piece(h(1)).facing), (sq(5, 5).step(dir), facing));
        }
    }
}

#[test]
fn g_mov_07_a_step_never_moves_the_ball() {
    for dir in Dir::ALL.into_iter().filter(|dir| *dir != Dir::N) {
        let mut m = setup(BASIC).put(h(1), 5, 5).ball(5, 6).acting(Home, 3);
        m.moves(h(1), dir);
        assert_eq!(m.ball(), (5, 6), "{dir:?}");
    }
}

#[test]
fn g_mov_08_between_two_markers() {
    let mut m = setup(BASIC).put(h(1), 5, 5).put(a(1), 5, 6).put(h(2), 6, 5).acting(Home, 3);
    m.moves(h(1), Dir::NE);
    assert_eq!(m.at(h(1)), (6, 6));
}

#[test]
fn g_mov_09_into_either_half() {
    let mut m = setup(BASIC).put(h(1), 5, 14).put(h(0), 10, 14).ball(1, 1).acting(Home, 6);
    m.moves(h(1), Dir::N).moves(h(1), Dir::N).moves(h(0), Dir::N).moves(h(0), Dir::NE);
    assert_eq!((m.at(h(1)), m.at(h(0))), ((5, 16), (11, 16)));
    m.moves(h(1), Dir::S).moves(h(1), Dir::S);
    assert_eq!(m.at(h(1)), (5, 14));
}

#[test]
fn g_mov_10_nobody_turns_in_the_basic_game() {
    let m = setup(BASIC).put(h(1), 5, 5).put(h(2), 8, 8).ball(5, 6).acting(Home, 12);
    for marker in [h(0), h(1), h(2)] {
        let turns = |action: &Action| matches!(action, Action::Turn(_) | Action::Face(_) | Action::Stand(_));
        assert!(!m.options(marker).iter().any(turns));
    }
}
