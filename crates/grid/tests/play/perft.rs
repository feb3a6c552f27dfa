//! Perft: a fingerprint of the rules. `tests/perft/*.perft` holds positions with their counts per depth;
//! `TOUCHLINE_BLESS=1` rewrites the counts.

use crate::common::counts;
use crate::common::random::game;
use crate::common::*;
use touchline_engine::{Game as _, perft};
use touchline_grid::board::BOARDS;
use touchline_grid::spec::BASIC;
use touchline_grid::{Grid, Ruleset};

#[test]
fn positions_have_as_many_continuations_as_before() {
    counts::check(game, &counts::Limits { most: 200_000, deepest: 8 });
}

fn nodes(m: &Match, depth: u32) -> u64 {
    perft(m.driver.game(), m.s(), depth)
}

/// A goalie has the rows of its half and its slots; each row has all columns, less those in the circle.
#[test]
fn the_start_by_hand() {
    for (board, circle) in BOARDS.into_iter().zip([8, 15, 30]) {
        let game = Grid { rules: Ruleset { board, ..BASIC } };
        let (rows, width) =
            (u64::from(board.centre_row().cast_unsigned()) - 1, u64::from(board.width.cast_unsigned()));
        assert_eq!(perft(&game, &game.start(&()), 1), rows + 1);
        assert_eq!(perft(&game, &game.start(&()), 2), rows * width - circle + 7);
    }
}

/// Seven fielders and three squares, then the 21 distinct rolls of two dice.
#[test]
fn a_kick_off_by_hand() {
    let mut m = new_match(BASIC);
    m.left_alone_until(|_| false);
    assert_eq!(nodes(&m, 1), 36);
    m.roll(&[6, 1]);
    assert_eq!(nodes(&m, 1), 21);
    assert_eq!(nodes(&m, 2), 21 * 21);
}

/// One fielder alone with one point, the goalie unobstructed: end the turn, or one of two members, each with
/// its actions.
#[test]
fn a_last_point_by_hand() {
    let m = setup(BASIC).put(h(1), 5, 5).put(a(1), 15, 15).ball(19, 29).acting(Home, 1);
    assert_eq!(nodes(&m, 1), 3);
    // The other team's one die; the goalie's five ways off its slot and eight steps of the fielder.
    assert_eq!(nodes(&m, 2), 6 + 5 + 8);
    // Then only the end of the turn is left.
    assert_eq!(nodes(&m, 3), 6 * 3 + 5 + 8);
}

/// Three slots, one with the goalie in it: a save roll, then three dice for the goalie or a new placement.
#[test]
fn a_shot_by_hand() {
    let mut m = setup(BASIC).put(h(1), 9, 28).put(a(1), 15, 15).ball(9, 29).acting(Home, 1);
    m.act(touchline_grid::Action::Pick(h(1)));
    let moves = 7; // eight neighbours, less the ball
    let kicks = 5 - 1 + 2; // off the field there is nothing but slots 8 and 9, and straight back is the kicker
    assert_eq!(nodes(&m, 1), moves + kicks);
    m.act(touchline_grid::Action::Kick(touchline_grid::board::Dir::N));
    assert_eq!(nodes(&m, 1), 6);
    // At distance 1 half of the faces grab: the 56 distinct rolls of three dice; the other half score: 15
    // rows for a goalie.
    assert_eq!(nodes(&m, 2), 3 * 56 + 3 * 15);
}
