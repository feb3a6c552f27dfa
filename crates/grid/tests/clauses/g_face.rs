//! G-FACE: facing.

use touchline_grid::action::Hand;
use touchline_grid::board::{Dir, Facing};
use touchline_grid::state::{Coming, Restart, TurnKind};
use touchline_grid::{Action, Event, Toggle};

use crate::common::*;

fn facing() -> touchline_grid::Ruleset {
    with(&[Toggle::Facing])
}

#[test]
fn g_face_01_a_quarter_turn_costs_a_point() {
    for (facing_now, left, right) in [
        (Facing::N, Facing::W, Facing::E),
        (Facing::E, Facing::N, Facing::S),
        (Facing::S, Facing::E, Facing::W),
        (Facing::W, Facing::S, Facing::N),
    ] {
        for (hand, expected) in [(Hand::Left, left), (Hand::Right, right)] {
            let mut m = setup(facing()).put(h(1), 5, 5).facing(h(1), facing_now).acting(Home, 3);
            m.does(h(1), Action::Turn(hand));
            assert_eq!((m.s().piece(h(1)).facing, m.points()), (expected, 2));
        }
    }
    let turns = |m: &Match| m.options(h(1)).iter().any(|action| matches!(action, Action::Turn(_)));
    assert!(!turns(&setup(with(&[])).put(h(1), 5, 5).acting(Home, 3)), "only with the rule");
    assert!(!turns(&setup(facing()).put(h(1), 5, 5).acting(Home, 0)), "only for a point");
    let lying = setup(facing()).put(h(1), 5, 5).down(h(1)).acting(Home, 3);
    assert!(!touchline_grid::advanced::facing::can_turn(&facing(), lying.s(), h(1)), "only upright");
}

#[test]
fn g_face_02_and_03_from_a_diagonal_within_45_degrees_or_with_a_slide() {
    // Every facing, both front diagonals, every direction.
    for face in Facing::ALL {
        for side in [-1, 1] {
            let foot = face.dir().turned(side);
            for dir in Dir::ALL {
                let at = sq(10, 10).step(foot);
                let setup = setup(facing()).put(h(1), 10, 10).facing(h(1), face).ball(at.x, at.y);
                let mut m = setup.acting(Home, 6);
                m.kicks(h(1), dir);
                let ball = m.s().ball.at;
                let cost = 6 - m.points();
                if ball == sq(10, 10) {
                    m.step(dir); // off the kicker's own square
                }
                m.act(Action::Stop);
                assert_eq!(m.s().down.has(h(1)), foot.angle(dir) > 1, "{face:?} {foot:?} {dir:?}");
                assert_eq!(cost, 1, "a slide costs no more");
            }
        }
    }
}

#[test]
fn g_face_03_one_wider_step_makes_it_a_slide_and_the_member_goes_down_at_the_end() {
    let mut m = setup(facing()).put(h(1), 10, 10).put(h(2), 3, 3).ball(9, 11).acting(Home, 6);
    m.kicks(h(1), Dir::N).step(Dir::E).step(Dir::N);
    assert!(m.s().is_up(h(1)), "not before the flight is over");
    // Closing it has consequences: only a stop, the end of the turn or a team-mate who takes over are legal
    // (R-G95).
    assert!(!m.allows(Action::Pick(h(1))) && !m.allows(Action::Pick(h(2))));
    assert!(m.allows(Action::Stop) && m.allows(Action::End));
    m.act(Action::End);
    assert!(m.s().down.has(h(1)));
}

#[test]
fn g_face_03_it_goes_down_however_the_flight_ends() {
    // A team-mate takes over.
    let setup_mate = || setup(facing()).put(h(1), 10, 10).ball(9, 11);
    let mut m = setup_mate().put(h(2), 11, 10).acting(Home, 6);
    m.kicks(h(1), Dir::E).step(Dir::E).kicks(h(2), Dir::N);
    assert!(m.happened(Event::TookOver(h(2))) && m.s().down.has(h(1)) && m.s().is_up(h(2)));
    // A shot.
    let mut m = setup(facing()).put(h(1), 9, 28).ball(8, 29).acting(Home, 2);
    m.kicks(h(1), Dir::NE);
    assert!(m.happened(Event::WentDown(h(1))) && m.happened(Event::Shot(sq(9, 30))));
    assert!(m.s().down.has(h(1)));
}

#[test]
fn g_face_04_from_front_centre_every_direction_is_legal_onto_an_open_square() {
    let setup = setup(facing()).put(h(1), 10, 10).put(a(1), 10, 12).ball(10, 11);
    let m = setup.clone().acting(Home, 9);
    let options = m.options(h(1));
    assert!(Dir::ALL.into_iter().all(|dir| options.contains(&Action::Kick(dir))));
    let m = setup.acting(Home, 1);
    assert!(!m.options(h(1)).contains(&Action::Kick(Dir::N)), "it would rest on a marker");
}

#[test]
fn g_face_05_steps_to_the_rear_are_dearer() {
    let mut m = setup(facing()).put(h(1), 10, 10).ball(10, 11).acting(Home, 6);
    m.kicks(h(1), Dir::SE);
    assert_eq!(m.points(), 4);
}

#[test]
fn g_face_06_a_goalie_is_bound_when_it_kicks_but_not_when_it_throws() {
    let mut m = setup(facing()).put(h(0), 10, 2).ball(9, 3).acting(Home, 6);
    m.kicks(h(0), Dir::E).act(Action::Stop);
    assert!(m.s().down.has(h(0)));
    let mut m = setup(facing()).put(h(0), 10, 2).held(h(0)).coming(Coming::turn(Home, TurnKind::Goalie));
    m.roll(&[2, 2, 2]).does(h(0), Action::Toss(Dir::S)).act(Action::Stop);
    assert!(m.s().is_up(h(0)));
    assert_eq!((m.ball(), m.points()), ((10, 1), 5), "backward for one point");
}

#[test]
fn g_face_07_throws_and_inertia_are_not_bound() {
    let mut m = setup(facing()).put(h(1), 5, 5).coming(Coming::set_piece(Home, Restart::ThrowIn, sq(19, 10)));
    m.act(Action::Taker(h(1))).roll(&[2, 2, 2]);
    m.does(h(1), Action::Toss(Dir::SW)).step(Dir::W).act(Action::Stop);
    assert_eq!((m.points(), m.s().is_up(h(1))), (4, true));
    let rolling = with(&[Toggle::Facing, Toggle::Inertia]);
    let mut m = setup(rolling).put(h(1), 10, 10).ball(10, 11).touched(h(1), &[Dir::E]).turn(Home);
    m.roll(&[3, 3]).step(Dir::SE).act(Action::Stop);
    assert_eq!((m.ball(), m.points(), m.s().is_up(h(1))), ((11, 10), 5, true));
}

#[test]
fn g_face_08_the_place_at_the_kick_counts() {
    // The ball leaves the front diagonal to NW and turns: the angle is still measured from the first touch.
    let mut m = setup(facing()).put(h(1), 10, 10).ball(9, 11).acting(Home, 6);
    m.kicks(h(1), Dir::W).step(Dir::N).step(Dir::NW).act(Action::Stop);
    assert!(m.s().is_up(h(1)), "W, NW and N are all within 45 degrees of NW");
    // A new kick from the front-centre is checked afresh.
    let mut m = setup(facing()).put(h(1), 10, 10).ball(9, 11).acting(Home, 6);
    m.kicks(h(1), Dir::N).act(Action::Stop).moves(h(1), Dir::NW).kicks(h(1), Dir::E).act(Action::Stop);
    assert!(m.s().is_up(h(1)));
}

#[test]
fn g_face_09_directions_bind_as_well() {
    let both = with(&[Toggle::Facing, Toggle::Direction]);
    let mut m = setup(both).put(h(1), 10, 10).ball(9, 11).acting(Home, 6);
    m.kicks(h(1), Dir::W);
    let steps: Vec<Dir> = Dir::ALL.into_iter().filter(|dir| m.allows(Action::Step(*dir))).collect();
    assert_eq!(steps, [Dir::SW, Dir::W, Dir::NW], "N is within the foot's reach, but 90 degrees off");
    m.step(Dir::SW).act(Action::Stop);
    assert!(m.s().down.has(h(1)), "SW is allowed by the directions, but a slide");
}

#[test]
fn g_face_10_no_turn_uses_up_a_point_of_the_save() {
    // The goalie faces west and the ball is one square away: an even roll is still no grab.
    for roll in 1..=6 {
        let setup = setup(facing()).put(h(1), 11, 28).ball(11, 29).facing(a(0), Facing::W);
        let mut m = setup.acting(Home, 1);
        m.kicks(h(1), Dir::N).roll(&[roll]);
        assert_eq!(m.s().score[Home], 1 - roll % 2);
    }
}

/// A team-mate takes over a slide from a kicker that is already down: the kicker cannot play the ball off a
/// marker's square (G-KICK-07).
#[test]
fn g_face_03_a_sliding_kicker_does_not_play_the_ball_on() {
    let rules = with(&[Toggle::Facing, Toggle::Direction]);
    let mut m =
        setup(rules).put(h(7), 11, 17).facing(h(7), Facing::W).put(h(9), 10, 16).ball(10, 18).acting(Home, 6);
    m.does(h(7), Action::Kick(Dir::S));
    // A heel kick onto the kicker's own square costs four of five points: 7 would be in front of the ball, if
    // it stood.
    let kicks = m.options(h(9));
    assert!(kicks.contains(&Action::Kick(Dir::N)) && !kicks.contains(&Action::Kick(Dir::S)), "{kicks:?}");
}
