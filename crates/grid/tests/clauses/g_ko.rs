//! G-KO: starting the game and kick-off.

use std::cmp::Ordering;

use touchline_engine::Game;
use touchline_grid::board::{BOARDS, Dir};
use touchline_grid::flow::Stage;
use touchline_grid::spec::BASIC;
use touchline_grid::state::{Coming, TurnKind};
use touchline_grid::{Action, Decision, Event, Ruleset};

use crate::common::*;

/// Both placements are made: the roll-off is due.
fn placed() -> Match {
    let mut m = new_match(BASIC);
    m.left_alone_until(|_| false);
    m
}

/// The first turn of a match that this team begins, before the roll.
fn kick_off(rules: Ruleset, seat: touchline_engine::Seat) -> Match {
    let mut m = new_match(rules);
    m.left_alone_until(|_| false);
    m.roll(if seat == Home { &[6, 1] } else { &[1, 6] });
    m
}

#[test]
fn g_ko_01_the_higher_die_goes_first_and_equal_dice_are_rolled_again() {
    for home in 1..=6_u8 {
        for away in 1..=6 {
            let mut m = placed();
            m.roll(&[home, away]);
            match home.cmp(&away) {
                Ordering::Equal => {
                    assert!(m.is_chance() && m.happened(Event::RollOffTied));
                    assert_eq!(m.dice(), 2);
                }
                Ordering::Greater => assert_eq!(m.asked(), (Home, Decision::Kicker)),
                Ordering::Less => assert_eq!(m.asked(), (Away, Decision::Kicker)),
            }
        }
    }
}

#[test]
fn g_ko_02_the_ball_is_on_the_centre_spot() {
    for (board, centre) in BOARDS.into_iter().zip([(10, 15), (12, 18), (14, 21)]) {
        let m = kick_off(Ruleset { board, ..BASIC }, Home);
        assert_eq!(m.ball(), centre);
    }
}

#[test]
fn g_ko_03_any_fielder_on_one_of_three_squares_with_the_ball_at_its_feet() {
    for (seat, y) in [(Home, 14), (Away, 16)] {
        let m = kick_off(BASIC, seat);
        let mut expected = Vec::new();
        for number in 1..=7 {
            let marker = touchline_grid::marker::Marker::new(seat, number);
            expected.extend([9, 10, 11].map(|x| Action::Kicker(marker, sq(x, y))));
        }
        assert_eq!(m.legal(), expected);
        for kicker in m.legal() {
            let mut m = m.clone();
            m.act(kicker);
            let Action::Kicker(marker, square) = kicker else { unreachable!() };
            assert_eq!(m.s().at(marker), square);
            assert!(m.s().seen(marker, m.s().ball.at).is_feet());
        }
    }
}

#[test]
fn g_ko_04_two_dice_and_it_counts_as_a_turn() {
    for seat in [Home, Away] {
        let mut m = kick_off(BASIC, seat);
        m.left_alone_until(|_| false);
        assert_eq!(m.dice(), 2);
        assert_eq!((m.s().turns, m.s().turn.kind, m.s().turn.seat), (1, TurnKind::KickOff, seat));
    }
}

#[test]
fn g_ko_05_otherwise_a_turn_like_any_other() {
    let mut m = kick_off(BASIC, Home);
    m.act(Action::Kicker(h(7), sq(10, 14))).roll(&[4, 3]);
    assert_eq!(m.points(), 7);
    let mut other = m.clone();
    other.act(Action::End);
    assert_eq!(other.s().turn.seat, Away, "the ball need not be moved");
    assert_eq!(other.ball(), (10, 15));
    // Over the halfway line before the kick (R-G99), then the ball goes back.
    m.moves(h(7), Dir::E).moves(h(7), Dir::NE).moves(h(7), Dir::NW).moves(h(7), Dir::S).moves(h(7), Dir::S);
    assert_eq!(m.at(h(7)), (11, 14));
    m.kicks(h(7), Dir::SW).step(Dir::S);
    assert_eq!((m.ball(), m.points()), ((9, 13), 0));
}

#[test]
fn g_ko_06_after_a_goal_the_team_that_conceded_kicks_off() {
    for (scorer, kicker, dir, ball) in [(Home, h(1), Dir::NE, (12, 29)), (Away, a(1), Dir::SE, (12, 1))] {
        let y = if scorer == Home { ball.1 - 1 } else { ball.1 + 1 };
        let mut m = setup(BASIC)
            .put(h(1), 5, 5)
            .put(a(1), 5, 25)
            .put(kicker, 12, y)
            .ball(ball.0, ball.1)
            .acting(scorer, 1);
        m.kicks(kicker, dir).roll(&[2]);
        assert_eq!(m.s().score[scorer], 1);
        m.left_alone_until(|decision| decision == Decision::Kicker);
        assert_eq!(m.asked(), (scorer.other(), Decision::Kicker), "without a roll-off");
    }
}

#[test]
fn g_ko_07_the_second_half_is_kicked_off_by_the_other_team() {
    for first in [Home, Away] {
        for last_turn in [Home, Away] {
            let mut m = setup(BASIC)
                .put(h(1), 5, 5)
                .put(a(1), 5, 25)
                .change(|s| {
                    s.first_kick_off = first;
                    s.turns = 90;
                    s.coming = Coming::turn(last_turn, TurnKind::Normal);
                    s.agenda.push(Stage::Between);
                })
                .start();
            assert!(m.happened(Event::HalfTime));
            m.left_alone_until(|decision| decision == Decision::Kicker);
            assert_eq!(m.asked(), (first.other(), Decision::Kicker));
        }
    }
}

/// R-G73: without a fielder the goalie kicks off.
#[test]
fn g_ko_03_without_a_fielder_the_goalie_kicks_off() {
    let m = setup(BASIC)
        .change(|s| {
            s.coming = Coming::turn(Away, TurnKind::KickOff);
            s.agenda.push(Stage::KickOff);
        })
        .start();
    assert_eq!(m.legal(), [9, 10, 11].map(|x| Action::Kicker(a(0), sq(x, 16))));
    assert_eq!(m.driver.game().fallback(m.s()), Action::Kicker(a(0), sq(10, 16)));
}

#[test]
fn g_ko_07_who_won_the_roll_off_waits_in_the_second_half() {
    for (dice, first) in [([6, 1], Home), ([1, 6], Away)] {
        let mut m = placed();
        m.roll(&dice);
        assert_eq!((m.asked().0, m.s().first_kick_off), (first, first));
    }
}
