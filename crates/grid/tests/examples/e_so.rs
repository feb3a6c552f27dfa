//! E-SO: the shoot-out.

use touchline_engine::{Node, Outcome};
use touchline_grid::Action;
use touchline_grid::rules::shootout::{PenaltyResult, judge, save_dice, slot_of_face};
use touchline_grid::spec::BASIC;

use crate::common::*;

#[test]
fn e_so_01_a_six_is_the_last_slot() {
    assert!((1..=6).all(|goalie| slot_of_face(6, goalie) == 7));
}

#[test]
fn e_so_02_unless_the_goalie_is_there() {
    assert_eq!(slot_of_face(6, 7), 6);
}

#[test]
fn e_so_03_the_goalies_slot_is_not_counted() {
    let slots = |goalie| [1, 2, 3, 4, 5, 6].map(|face| slot_of_face(face, goalie));
    assert_eq!(slots(4), [1, 2, 3, 5, 6, 7]);
    assert_eq!(slots(1), [2, 3, 4, 5, 6, 7]);
    assert_eq!(slots(7), [1, 2, 3, 4, 5, 6]);
}

#[test]
fn e_so_04_one_slot_away() {
    assert_eq!(slot_of_face(3, 3), 4);
    let results = [5, 6, 4].map(|die| judge(1, &[die]));
    assert_eq!(results, [PenaltyResult::Grabbed, PenaltyResult::Deflected, PenaltyResult::Goal]);
}

#[test]
fn e_so_05_two_slots_away() {
    assert_eq!([5, 6].map(|die| judge(2, &[die])), [PenaltyResult::Goal, PenaltyResult::Deflected]);
}

#[test]
fn e_so_06_three_slots_away() {
    assert_eq!([judge(3, &[6, 6]), judge(3, &[6, 5])], [PenaltyResult::Deflected, PenaltyResult::Goal]);
}

#[test]
fn e_so_07_farther_away_nothing_is_rolled() {
    assert_eq!([4, 5, 6].map(save_dice), [0, 0, 0]);
    let mut m = shootout(BASIC);
    m.roll(&[6, 1]).act(Action::Taker(h(1))).act(Action::Slot(2)).roll(&[5]);
    assert_eq!((m.s().shootout.goals[Home], m.dice()), (1, 0));
}

#[test]
fn e_so_08_the_fifth_kick_then_pairs() {
    let mut m = shootout(BASIC);
    m.roll(&[6, 1]);
    // 3 of 5 and 2 of 4.
    m.scores().scores().scores().scores().scores().misses().misses().misses().misses();
    assert_eq!((m.s().shootout.goals.0, m.s().shootout.kicks.0), ([3, 2], [5, 4]));
    let mut lost = m.clone();
    lost.misses();
    assert_eq!(lost.driver.node(), Node::Over(Outcome::Win(Home)));
    m.scores();
    assert!(!matches!(m.driver.node(), Node::Over(_)), "3-3");
    m.scores();
    assert!(!matches!(m.driver.node(), Node::Over(_)), "4-3, but the second team has not kicked");
    m.misses();
    assert_eq!(m.driver.node(), Node::Over(Outcome::Win(Home)));
}

#[test]
fn e_so_09_slots_are_counted_from_the_kickers_left() {
    assert_eq!((BOARD.slot(Home, 1), BOARD.slot(Away, 1)), (sq(13, 0), sq(7, 30)));
}
