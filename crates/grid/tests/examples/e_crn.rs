//! E-CRN: corner kick toward goal.

use touchline_grid::advanced::corner::landing;
use touchline_grid::board::{Board, Facing, LARGE, MEDIUM, SMALL};
use touchline_grid::state::{Coming, Restart};
use touchline_grid::{Action, Event, Ruleset, Toggle};

use crate::common::*;

fn corner(board: &'static Board, x: i8, more: &[(i8, i8)]) -> Match {
    let rules = Ruleset { board, ..with(&[Toggle::CornerCall]) };
    let mut position = setup(rules).put(h(1), 5, 5);
    for (number, (x, y)) in (1..).zip(more) {
        position = position.put(a(number), *x, *y);
    }
    let mut m = position.coming(Coming::set_piece(Home, Restart::CornerKick, sq(x, board.length)));
    m.act(Action::Taker(h(1))).act(Action::From(sq(x, board.length - 1), Facing::N));
    m
}

#[test]
fn e_crn_01_the_right_call() {
    let mut m = corner(&SMALL, 1, &[]);
    m.act(Action::Direct(9)).roll(&[2, 3, 4]);
    assert!(m.happened(Event::Shot(sq(10, 30))));
    assert!(m.happened(Event::Grabbed(a(0))), "the goalie stands there");
    let mut m = corner(&SMALL, 1, &[]);
    m.act(Action::Direct(8)).roll(&[2, 2, 4]);
    assert_eq!(m.dice(), 1, "elsewhere it rolls");
}

#[test]
fn e_crn_02_the_wrong_call() {
    let mut m = corner(&SMALL, 1, &[]);
    m.act(Action::Direct(9)).roll(&[2, 4, 4]);
    assert_eq!((m.ball(), m.s().turn.seat), ((11, 29), Away));
}

#[test]
fn e_crn_03_the_calls_of_each_board() {
    assert_eq!(landing(sq(19, 29), 12), sq(7, 29));
    for (board, totals) in [(&SMALL, 6..=12), (&MEDIUM, 8..=14), (&LARGE, 10..=16)] {
        for x in [1, board.width] {
            let m = corner(board, x, &[]);
            for total in 3..=18 {
                assert_eq!(
                    m.allows(Action::Direct(total)),
                    totals.contains(&total),
                    "{} {total}",
                    board.name
                );
            }
        }
    }
}

#[test]
fn e_crn_04_the_ends_of_the_line() {
    for (dice, to) in [([6, 6, 6], (19, 29)), ([1, 1, 1], (4, 29))] {
        let mut m = corner(&SMALL, 1, &[]);
        m.act(Action::Direct(9)).roll(&dice);
        assert_eq!(m.ball(), to);
    }
}

#[test]
fn e_crn_05_a_bounce_toward_the_corner() {
    let mut m = corner(&SMALL, 1, &[(11, 29)]);
    m.act(Action::Direct(9)).roll(&[2, 4, 4]);
    assert_eq!(m.ball(), (10, 29));
}
