//! E-KO: kick-off.

use touchline_grid::board::Dir;
use touchline_grid::spec::BASIC;
use touchline_grid::state::TurnKind;
use touchline_grid::{Action, Decision, Toggle};

use crate::common::*;

fn placed() -> Match {
    let mut m = new_match(BASIC);
    m.left_alone_until(|_| false);
    m
}

#[test]
fn e_ko_01_after_a_tie_the_higher_die_kicks_off() {
    let mut m = placed();
    m.roll(&[4, 4]).roll(&[2, 5]);
    assert_eq!(m.asked(), (Away, Decision::Kicker));
}

#[test]
fn e_ko_02_three_squares_and_two_dice() {
    let mut m = placed();
    m.roll(&[5, 2]);
    let squares = m.legal().into_iter().map(|action| match action {
        Action::Kicker(_, square) => (square.x, square.y),
        other => panic!("{other:?}"),
    });
    let squares: std::collections::BTreeSet<_> = squares.collect();
    assert_eq!(squares, [(9, 14), (10, 14), (11, 14)].into());
    m.act(Action::Kicker(h(1), sq(11, 14)));
    assert_eq!(m.dice(), 2);
}

#[test]
fn e_ko_03_no_shot_from_the_centre_with_twelve_points() {
    let mut m = placed();
    m.roll(&[5, 2]).act(Action::Kicker(h(1), sq(10, 14))).roll(&[6, 6]);
    assert_eq!(m.points(), 12);
    m.kicks(h(1), Dir::N);
    for _ in 0..11 {
        m.step(Dir::N);
    }
    assert_eq!((m.ball(), m.points()), ((10, 27), 0), "15 steps would be needed");
    assert_eq!(m.s().score.0, [0, 0]);
}

#[test]
fn e_ko_04_after_a_goal_the_other_team_with_everybody_upright() {
    let mut m = setup(with(&[Toggle::Facing]))
        .put(h(1), 11, 28)
        .put(a(1), 3, 20)
        .down(a(1))
        .ball(11, 29)
        .acting(Home, 2);
    m.kicks(h(1), Dir::N).roll(&[2]);
    m.left_alone_until(|_| false);
    assert_eq!((m.s().turn.seat, m.s().turn.kind), (Away, TurnKind::KickOff));
    assert!(m.s().down.is_empty());
    assert!(m.s().present.iter().all(|marker| m.s().at(marker) != touchline_grid::board::Square::OFF));
}
