//! The fallback answer for a seat whose clock ran out is always legal and careful, and a match of fallbacks
//! alone comes to its end. (`invariants.rs` checks that it is legal in every position of random play.)

use std::collections::BTreeSet;

use crate::common::random::{every_spec, game};
use crate::common::*;
use touchline_engine::{Driver, Game, Node, Seat, Seeded};
use touchline_grid::board::{BOARDS, Dir, Square};
use touchline_grid::flow::Stage;
use touchline_grid::formation;
use touchline_grid::marker::{Marker, Markers};
use touchline_grid::rules::placement;
use touchline_grid::spec::BASIC;
use touchline_grid::state::{Coming, State, TurnKind};
use touchline_grid::{Action, Decision, Ruleset};

#[test]
fn a_match_of_two_absent_players_is_legal_and_ends() {
    for (spec, seed) in every_spec().into_iter().zip(0..) {
        let game = game(&spec);
        let mut dice = Seeded::new(seed);
        let mut driver = Driver::new(game, &());
        loop {
            match driver.node() {
                Node::Over(_) => break,
                Node::Chance => {
                    if let Some(call) = game.overlong(driver.state()) {
                        driver.call(call).unwrap();
                    } else {
                        driver.roll_from(&mut dice).unwrap();
                    }
                }
                Node::Decide(..) => {
                    let action = game.fallback(driver.state());
                    let risky = matches!(
                        action,
                        Action::Tackle(..)
                            | Action::Attempt(..)
                            | Action::Juggle
                            | Action::Fake(..)
                            | Action::Reroll(_)
                    );
                    assert!(!risky, "{spec}: {action:?}");
                    driver.act(action).unwrap();
                }
            }
        }
    }
}

/// Any number of fielders on any board: everybody on a permitted square, in lines centred between the
/// touchlines, both teams alike.
#[test]
fn default_formations_cover_the_half() {
    for board in BOARDS {
        for fielders in 1..=10 {
            let rules = Ruleset { board, fielders, ..BASIC };
            let mut s = State::empty(board, fielders);
            let present = s.present;
            for marker in present.iter() {
                let square = formation::square(board, marker, present);
                assert!(
                    placement::is_allowed(&rules, &s, marker, square),
                    "{} {fielders} {marker:?}",
                    board.name
                );
                s.put(marker, square);
                let opposite = Marker::new(marker.seat().other(), marker.number());
                assert_eq!(formation::square(board, opposite, present), board.turned(square));
            }
            let fielders =
                || present.and(Markers::of(Seat::Home)).iter().filter(|marker| !marker.is_goalie());
            let squares: BTreeSet<Square> = fielders().map(|marker| s.at(marker)).collect();
            let flipped = squares.iter().map(|square| sq(board.width + 1 - square.x, square.y)).collect();
            assert_eq!(squares, flipped, "left and right are covered alike");
            for square in &squares {
                let near = |other: &&Square| *other != square && square.chebyshev(**other) < 3;
                assert_eq!(squares.iter().find(near), None, "{} {squares:?}", board.name);
            }
        }
    }
}

/// A team that plays short closes its ranks.
#[test]
fn a_formation_is_that_of_the_fielders_who_are_there() {
    let mut present = State::empty(BOARD, 7).present;
    present.remove(h(3));
    let left: BTreeSet<Square> =
        [1, 2, 4, 5, 6, 7].map(|number| formation::square(BOARD, h(number), present)).into();
    let six = State::empty(BOARD, 6).present;
    assert_eq!(left, (1..=6).map(|number| formation::square(BOARD, h(number), six)).collect());
}

#[test]
fn a_placement_left_to_itself_is_the_default_formation_with_the_goalie_on_slot_4() {
    let mut m = new_match(BASIC);
    m.left_alone_until(|_| false);
    for marker in m.s().present.iter() {
        assert_eq!(m.s().at(marker), formation::square(BOARD, marker, m.s().present));
    }
    assert_eq!((m.at(h(0)), m.at(a(0))), ((10, 0), (10, 30)));
}

/// A placement that was begun and cut short: the rest goes as near to its places as possible.
#[test]
fn a_placement_that_was_begun_is_finished_beside_it() {
    let mut m = new_match(BASIC);
    let place = formation::square(BOARD, h(1), m.s().present);
    m.act(Action::Row(place.y)).act(Action::Column(place.x)).left_alone_until(|_| false);
    assert_eq!(m.s().at(h(0)), place);
    let beside = m.s().at(h(1));
    assert_eq!((beside.y, beside.x.abs_diff(place.x)), (place.y, 1));
}

#[test]
fn the_nearest_fielder_kicks_off_from_behind_the_ball() {
    let m = setup(BASIC)
        .put(a(1), 2, 29)
        .put(a(2), 5, 19)
        .put(a(3), 17, 20)
        .change(|s| {
            s.coming = Coming::turn(Away, TurnKind::KickOff);
            s.agenda.push(Stage::KickOff);
        })
        .start();
    assert_eq!(m.driver.game().fallback(m.s()), Action::Kicker(a(2), sq(10, 16)));
}

#[test]
fn a_turn_is_ended_at_once() {
    let m = setup(BASIC).put(h(1), 11, 28).ball(11, 29).acting(Home, 6);
    assert_eq!(m.driver.game().fallback(m.s()), Action::End, "even in front of the goal");
}

#[test]
fn a_ball_above_a_marker_goes_on_to_an_open_square() {
    let mut m = setup(BASIC).put(h(1), 5, 5).put(a(1), 5, 7).put(a(2), 5, 8).ball(5, 6).acting(Home, 6);
    m.kicks(h(1), Dir::N);
    m.left_alone_until(|decision| decision == Decision::Kicker);
    assert_eq!((m.s().turn.seat, m.ball()), (Away, (6, 8)));
}

/// G-GK-11 would leave it in front of the goal: it is thrown upfield as far as the points carry, or to a
/// team-mate's feet.
#[test]
fn a_held_ball_is_thrown_upfield() {
    let thrown = |s: Setup, dice: &[u8]| {
        let mut m = s.held(h(0)).coming(Coming::turn(Home, TurnKind::Goalie));
        m.roll(dice).left_alone_until(|_| false);
        assert_eq!(m.s().turn.seat, Away);
        m.ball()
    };
    assert_eq!(thrown(setup(BASIC), &[3, 4, 5]), (10, 12));
    assert_eq!(thrown(setup(BASIC).put(h(1), 9, 6), &[3, 4, 5]), (10, 7));
    assert_eq!(thrown(setup(BASIC).put(a(1), 10, 12), &[3, 4, 5]), (10, 11), "not to rest on a marker");
    // With no way upfield it is set down.
    let walled = setup(BASIC).put(h(1), 10, 1).put(a(1), 10, 2);
    let mut m = walled.held(h(0)).acting(Home, 1);
    m.left_alone_until(|_| false);
    assert_eq!(m.ball(), (9, 1));
}

#[test]
fn the_middle_slot_at_penalties() {
    let m = setup(BASIC)
        .change(|s| {
            s.shootout.kicker = Some(h(1));
            s.agenda.push(Stage::Shootout);
            s.agenda.push(Stage::PenaltySlot);
        })
        .start();
    assert_eq!(m.driver.game().fallback(m.s()), Action::Slot(4));
}
