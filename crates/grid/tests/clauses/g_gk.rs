//! G-GK: the goalie.

use touchline_grid::board::Dir;
use touchline_grid::spec::BASIC;
use touchline_grid::state::{Coming, Hold, TurnKind};
use touchline_grid::{Action, Decision, Event};

use crate::common::*;

/// Home's goalie on (10,3), the ball on the given square.
fn facing_ball(x: i8, y: i8) -> Setup {
    setup(BASIC).put(h(0), 10, 3).put(h(1), 3, 10).ball(x, y)
}

/// A turn that begins with home's goalie holding the ball, after a roll of these three dice.
fn holding(s: Setup, dice: [u8; 3]) -> Match {
    let mut m = s.held(h(0)).coming(Coming::turn(Home, TurnKind::Goalie));
    m.roll(&dice);
    m
}

#[test]
fn g_gk_01_moves_and_dribbles_like_a_fielder_anywhere() {
    let mut m = setup(BASIC).put(h(0), 5, 20).ball(5, 21).acting(Home, 8);
    m.kicks(h(0), Dir::NE).moves(h(0), Dir::NE).kicks(h(0), Dir::N).moves(h(0), Dir::N).moves(h(0), Dir::W);
    assert_eq!((m.at(h(0)), m.ball(), m.points()), ((5, 22), (6, 23), 3));
}

#[test]
fn g_gk_02_kicks_from_any_feet_square_anywhere() {
    for (x, y) in [(5, 20), (10, 3), (1, 14)] {
        for file in [-1, 0, 1] {
            if x + file > 0 {
                let m = setup(BASIC).put(h(0), x, y).ball(x + file, y + 1).acting(Home, 3);
                assert!(m.options(h(0)).contains(&Action::Kick(Dir::N)), "({x},{y}) {file}");
            }
        }
    }
}

#[test]
fn g_gk_03_an_orthogonal_step_onto_the_ball_in_the_own_area_is_the_grab() {
    for dir in Dir::ALL {
        let ball = sq(10, 3).step(dir);
        let m = facing_ball(ball.x, ball.y).acting(Home, 5);
        assert_eq!(m.options(h(0)).contains(&Action::Move(dir)), Dir::STRAIGHT.contains(&dir), "{dir:?}");
        if Dir::STRAIGHT.contains(&dir) {
            let mut m = m.clone();
            m.moves(h(0), dir);
            assert!(m.happened(Event::Grabbed(h(0))));
            assert_eq!((m.s().ball.hold, m.s().ball.at), (Hold::Held(h(0)), ball));
        }
    }
}

#[test]
fn g_gk_04_no_grab_after_a_diagonal_step_in_the_same_turn() {
    let mut m = facing_ball(10, 5).acting(Home, 9);
    m.moves(h(0), Dir::NE);
    assert_eq!(m.at(h(0)), (11, 4));
    m.moves(h(0), Dir::W);
    assert!(!m.options(h(0)).contains(&Action::Move(Dir::N)), "one square below the ball");
    // The team's next turn starts afresh.
    m.act(Action::End).roll(&[1]).act(Action::End).roll(&[3, 3]);
    assert!(m.options(h(0)).contains(&Action::Move(Dir::N)));
    // A fielder's diagonal step does not matter.
    let mut m = facing_ball(10, 4).acting(Home, 9);
    m.moves(h(1), Dir::NE);
    assert!(m.options(h(0)).contains(&Action::Move(Dir::N)));
}

#[test]
fn g_gk_05_a_grab_costs_the_orthogonal_way() {
    for (x, y) in [(10, 4), (11, 4), (12, 4), (12, 5), (7, 1), (4, 5)] {
        let way = sq(10, 3).manhattan(sq(x, y));
        for points in 1..=way {
            let mut m = facing_ball(x, y).acting(Home, points);
            while m.s().at(h(0)).x != x && m.points() > 0 {
                m.moves(h(0), if m.s().at(h(0)).x < x { Dir::E } else { Dir::W });
            }
            while m.s().at(h(0)).y != y && !m.is_chance() && m.points() > 0 {
                m.moves(h(0), if m.s().at(h(0)).y < y { Dir::N } else { Dir::S });
            }
            assert_eq!(m.happened(Event::Grabbed(h(0))), points == way, "({x},{y}) with {points}");
        }
    }
}

#[test]
fn g_gk_06_no_grab_outside_the_own_penalty_area() {
    // The area has columns 4 to 16 and rows 1 to 5.
    for (from, dir, may) in [
        ((10, 4), Dir::N, true),
        ((10, 5), Dir::N, false),
        ((5, 3), Dir::W, true),
        ((4, 3), Dir::W, false),
        ((15, 3), Dir::E, true),
        ((16, 3), Dir::E, false),
        ((10, 28), Dir::N, false),
    ] {
        let ball = sq(from.0, from.1).step(dir);
        let m = setup(BASIC).put(h(0), from.0, from.1).ball(ball.x, ball.y).acting(Home, 3);
        assert_eq!(m.options(h(0)).contains(&Action::Move(dir)), may, "{from:?} {dir:?}");
    }
}

#[test]
fn g_gk_07_the_rest_is_lost_and_three_dice_follow_in_the_same_turn() {
    let mut m = facing_ball(10, 4).acting(Home, 6);
    let turns = m.s().turns;
    m.moves(h(0), Dir::N);
    assert_eq!((m.dice(), m.points()), (3, 0));
    m.roll(&[2, 3, 6]);
    assert_eq!((m.asked(), m.points(), m.s().turns), ((Home, Decision::Act), 11, turns));
}

#[test]
fn g_gk_08_the_points_are_for_everybody_and_the_ball() {
    let mut m = holding(setup(BASIC).put(h(1), 5, 10).put(h(2), 8, 10), [1, 2, 3]);
    m.moves(h(1), Dir::N).moves(h(2), Dir::N).moves(h(0), Dir::N);
    m.does(h(0), Action::Toss(Dir::N)).step(Dir::N).moves(h(2), Dir::N);
    assert_eq!(m.points(), 0);
    assert_eq!((m.at(h(1)), m.at(h(2)), m.at(h(0)), m.ball()), ((5, 11), (8, 12), (10, 1), (10, 3)));
}

#[test]
fn g_gk_09_toss_in_any_direction_or_set_down_and_kick() {
    let m = holding(setup(BASIC).put(h(0), 10, 3), [1, 1, 1]);
    assert_eq!(tosses_of(&m, h(0)), Dir::ALL);
    for dir in Dir::ALL {
        let mut m = m.clone();
        m.does(h(0), Action::Toss(dir));
        assert_eq!((m.s().ball.at, m.s().ball.hold, m.points()), (sq(10, 3).step(dir), Hold::Free, 2));
    }
    for x in [9, 10, 11] {
        let mut m = m.clone();
        m.does(h(0), Action::SetDown(sq(x, 4)));
        assert_eq!((m.ball(), m.points()), ((x, 4), 3), "free of charge");
        m.kicks(h(0), Dir::N);
        assert_eq!((m.ball(), m.points()), ((x, 5), 2));
    }
    let blocked = holding(setup(BASIC).put(h(0), 10, 3).put(h(1), 10, 4).put(a(1), 9, 4), [1, 1, 1]);
    let downs: Vec<Action> =
        blocked.options(h(0)).into_iter().filter(|action| matches!(action, Action::SetDown(_))).collect();
    assert_eq!(downs, [Action::SetDown(sq(11, 4))]);
}

#[test]
fn g_gk_10_the_holder_walks_with_the_ball_inside_its_area() {
    let mut m = holding(setup(BASIC).put(h(0), 10, 4), [6, 6, 6]);
    m.moves(h(0), Dir::NE);
    assert_eq!((m.at(h(0)), m.ball(), m.points()), ((11, 5), (11, 5), 17));
    let onward = |m: &Match| m.options(h(0)).contains(&Action::Move(Dir::N));
    assert!(!onward(&m), "row 6 is outside");
    for _ in 0..5 {
        m.moves(h(0), Dir::E);
    }
    assert!(!m.options(h(0)).contains(&Action::Move(Dir::E)), "column 17 is outside");
    m.moves(h(0), Dir::SW);
    let mut home = holding(setup(BASIC).put(h(0), 7, 1), [6, 6, 6]);
    home.moves(h(0), Dir::S);
    assert_eq!((home.at(h(0)), home.ball()), ((7, 0), (7, 0)), "the slots are part of it");
}

#[test]
fn g_gk_11_the_ball_is_let_go_before_the_turn_ends() {
    let mut m = holding(setup(BASIC).put(h(1), 5, 10), [1, 1, 1]);
    m.moves(h(1), Dir::N).moves(h(1), Dir::N).moves(h(1), Dir::N);
    assert_eq!((m.points(), m.legal()), (0, vec![Action::Pick(h(0))]));
    m.act(Action::Pick(h(0)));
    let downs = [9, 10, 11].map(|x| Action::SetDown(sq(x, 1)));
    assert_eq!(m.legal(), downs, "a free set-down is left");
    m.act(downs[0]).act(Action::End);
    assert_eq!(m.ball(), (9, 1));
}

/// R-G81, R-G110: with every feet square taken the ball goes to the nearest open square: the lowest row, then
/// the lowest column, as its team sees the board.
#[test]
fn g_gk_11_without_a_legal_release_the_ball_drops_on_the_nearest_open_square() {
    let mut m = setup(BASIC)
        .put(h(0), 10, 3)
        .put(h(1), 9, 4)
        .put(h(2), 10, 4)
        .put(h(3), 11, 4)
        .held(h(0))
        .acting(Home, 0);
    assert_eq!(m.legal(), [Action::End]);
    m.act(Action::End);
    assert_eq!(m.ball(), (9, 2));
    let mut m = setup(BASIC)
        .put(a(0), 10, 27)
        .put(a(1), 9, 26)
        .put(a(2), 10, 26)
        .put(a(3), 11, 26)
        .put(h(1), 11, 28)
        .held(a(0))
        .acting(Away, 0);
    m.act(Action::End);
    assert_eq!(m.ball(), (10, 28), "(11,28) would be first");
}

#[test]
fn g_gk_12_one_grab_a_turn() {
    let mut m = facing_ball(10, 4).acting(Home, 6);
    m.moves(h(0), Dir::N).roll(&[3, 3, 3]).does(h(0), Action::SetDown(sq(10, 5)));
    assert!(!m.options(h(0)).contains(&Action::Move(Dir::N)));
    // R-G82: a turn that began with the ball in hand has had its grab.
    let mut m = holding(setup(BASIC).put(h(0), 10, 3), [3, 3, 3]);
    m.does(h(0), Action::SetDown(sq(10, 4)));
    assert!(!m.options(h(0)).contains(&Action::Move(Dir::N)));
    m.act(Action::End).roll(&[1]).act(Action::End).roll(&[1, 3]);
    assert!(m.options(h(0)).contains(&Action::Move(Dir::N)), "in the next turn it may again");
}

#[test]
fn g_gk_13_a_held_ball_is_out_of_reach() {
    let s = setup(BASIC).put(h(0), 10, 3).put(a(1), 10, 4).held(h(0)).s;
    for seat in [Home, Away] {
        assert!(touchline_grid::rules::control::touching(&s, seat).is_empty());
    }
    // A team-mate right behind the goalie, with its square at the feet, cannot kick either.
    let m = setup(BASIC).put(h(0), 10, 3).put(h(1), 10, 2).held(h(0)).acting(Home, 5);
    assert!(!m.options(h(1)).iter().any(|action| matches!(action, Action::Kick(_))));
}

#[test]
fn g_gk_14_from_a_slot_a_toss_or_a_set_down() {
    let m = holding(setup(BASIC), [1, 1, 1]);
    assert_eq!(tosses_of(&m, h(0)), [Dir::N, Dir::NE, Dir::NW], "not along its own slots");
    let mut kicked = m.clone();
    kicked.does(h(0), Action::SetDown(sq(11, 1))).kicks(h(0), Dir::N);
    assert_eq!(kicked.ball(), (11, 2));
    assert!(!m.options(h(0)).iter().any(|action| matches!(action, Action::Kick(_))));
}

#[test]
fn g_gk_11_a_goalie_that_can_still_walk_to_where_it_can_let_go_may_not_end() {
    // On a slot behind three markers, with a single point, too few for a throw over them.
    let behind = setup(BASIC).put(h(1), 9, 1).put(h(2), 10, 1).put(h(3), 11, 1).held(h(0));
    let mut m = behind.clone().acting(Home, 1);
    assert!(!m.allows(Action::End));
    assert_eq!(m.options(h(0)), [Dir::E, Dir::W].map(Action::Move));
    m.moves(h(0), Dir::W);
    assert_eq!(m.options(h(0)), []);
    assert_eq!(m.legal(), [Action::Pick(h(0))], "one square to set it down on");
    assert!(behind.acting(Home, 0).allows(Action::End), "without a point nothing is left");
}
