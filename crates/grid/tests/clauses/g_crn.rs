//! G-CRN: corner kick toward goal.

use touchline_grid::advanced::corner::{landing, slot_behind};
use touchline_grid::advanced::intercept::Attempt;
use touchline_grid::board::{BOARDS, Dir, Facing};
use touchline_grid::state::{Coming, Restart, TurnKind};
use touchline_grid::{Action, Decision, Event, Ruleset, Toggle};

use crate::common::*;

fn rules() -> Ruleset {
    with(&[Toggle::CornerCall])
}

/// A corner for Home from the north-west, its taker in place.
fn corner(position: Setup) -> Match {
    let mut m = position.put(h(1), 5, 5).coming(Coming::set_piece(Home, Restart::CornerKick, sq(1, 29)));
    m.act(Action::Taker(h(1))).act(Action::From(sq(1, 28), Facing::N));
    m
}

fn direct(position: Setup, total: u8, dice: [u8; 3]) -> Match {
    let mut m = corner(position);
    m.act(Action::Direct(total)).roll(&dice);
    m
}

#[test]
fn g_crn_01_the_team_says_which_before_the_roll() {
    let m = corner(setup(rules()));
    assert_eq!(m.asked(), (Home, Decision::CornerCall));
    assert_eq!(m.legal()[0], Action::Normal);
}

#[test]
fn g_crn_02_a_normal_corner_needs_a_second_touch() {
    let mut m = corner(setup(rules()).put(h(2), 7, 28));
    m.act(Action::Normal).roll(&[6, 6, 6]).kicks(h(1), Dir::E);
    for _ in 3..=7 {
        m.step(Dir::E);
    }
    assert_eq!((m.ball(), m.points()), ((7, 29), 12));
    assert!(!m.allows(Action::Step(Dir::N)));
    m.kicks(h(2), Dir::N);
    assert!(m.happened(Event::Shot(sq(7, 30))));
}

#[test]
fn g_crn_03_only_totals_that_hit_the_goal() {
    for (board, totals) in BOARDS.into_iter().zip([6..=12, 8..=14, 10..=16]) {
        for seat in [Home, Away] {
            for column in [1, board.width] {
                let corner = board.corner(seat, column);
                let rules = Ruleset { board, ..rules() };
                let hits = (3..=18).filter(|total| slot_behind(&rules, landing(corner, *total)).is_some());
                assert_eq!(hits.collect::<Vec<u8>>(), totals.clone().collect::<Vec<u8>>(), "{}", board.name);
            }
        }
    }
    let calls = (6..=12).map(Action::Direct);
    let all: Vec<_> = std::iter::once(Action::Normal).chain(calls).collect();
    assert_eq!(corner(setup(rules())).legal(), all);
}

#[test]
fn g_crn_04_a_total_counts_from_the_corner() {
    for board in BOARDS {
        #[expect(clippy::cast_possible_wrap)]
        for total in 3..=18_u8 {
            let n = total as i8;
            assert_eq!(landing(board.corner(Home, 1), total), sq(1 + n, 1));
            assert_eq!(landing(board.corner(Away, board.width), total), sq(board.width - n, board.length));
        }
    }
}

#[test]
fn g_crn_05_the_right_call_enters_that_slot() {
    let m = direct(setup(rules()), 8, [2, 3, 3]);
    assert!(m.happened(Event::CornerCalled(8)) && m.happened(Event::Shot(sq(9, 30))));
}

#[test]
fn g_crn_06_with_the_ordinary_save() {
    let mut m = direct(setup(rules()), 8, [2, 3, 3]);
    assert_eq!((m.dice(), m.points()), (1, 0), "all points are used up (G-CRN-09)");
    m.roll(&[1]);
    assert_eq!((m.s().turn.seat, m.s().turn.kind), (Away, TurnKind::Goalie));
    let mut m = direct(setup(rules()), 8, [2, 3, 3]);
    m.roll(&[2]);
    assert_eq!(m.s().score[Home], 1);
    let m = direct(setup(rules()), 9, [3, 3, 3]);
    assert!(m.happened(Event::Grabbed(a(0))), "onto its own slot, without a roll");
}

#[test]
fn g_crn_06_a_lying_goalie_lets_it_drop_in_front() {
    let rules = with(&[Toggle::CornerCall, Toggle::Deflection]);
    let m = direct(setup(rules).down(a(0)), 9, [3, 3, 3]);
    assert_eq!((m.ball(), m.s().score[Home], m.s().turn.seat), ((10, 29), 0, Away), "R-G80");
}

#[test]
fn g_crn_07_a_wrong_call_is_no_shot() {
    for dice in [[2, 3, 2], [3, 3, 3], [1, 1, 1]] {
        let m = direct(setup(rules()), 8, dice);
        assert!(!m.events.iter().any(|event| matches!(event, Event::Shot(_))));
        assert_eq!(m.s().turn.seat, Away);
    }
}

#[test]
fn g_crn_08_it_lands_at_the_goal_line_or_bounces() {
    let m = direct(setup(rules()), 8, [2, 3, 2]);
    assert!(m.happened(Event::CornerMissed(sq(8, 29))));
    assert_eq!(m.ball(), (8, 29));
    let m = direct(setup(rules()).put(a(1), 8, 29).put(a(2), 7, 29), 8, [2, 3, 2]);
    assert_eq!(m.ball(), (6, 29), "back toward the corner");
    let position = setup(rules()).put(a(1), 2, 29).put(a(2), 3, 29).put(a(3), 4, 29);
    assert_eq!(direct(position, 8, [1, 1, 1]).ball(), (5, 29), "never onto the corner square");
}

#[test]
fn g_crn_09_the_turn_is_over() {
    let m = direct(setup(rules()).put(h(2), 8, 28), 8, [2, 3, 2]);
    assert_eq!((m.s().turn.seat, m.is_chance(), m.s().touch.by), (Away, true, Some(h(1))));
    let on = with(&[Toggle::CornerCall, Toggle::Intercept, Toggle::Inertia]);
    let mut m = direct(setup(on).put(a(1), 6, 29).put(h(2), 12, 5), 8, [2, 3, 2]);
    assert!(m.is_chance(), "no offer to anybody it passes");
    m.roll(&[2]).act(Action::End).roll(&[4]);
    assert_eq!(m.asked().1, Decision::Act, "and no inertia (R-G910)");
}

#[test]
fn g_crn_10_without_the_rule_it_is_an_ordinary_kick() {
    let mut m = corner(setup(with(&[Toggle::PoorAim])));
    m.roll(&[6, 6, 6]).kicks(h(1), Dir::E);
    for _ in 3..=7 {
        m.step(Dir::E);
    }
    assert!(m.allows(Action::Step(Dir::N)));
}

#[test]
fn g_crn_02_after_an_opponents_touch_the_taker_may_score() {
    let rules = with(&[Toggle::CornerCall, Toggle::Intercept]);
    let mut m = corner(setup(rules).put(a(1), 6, 29).facing(a(1), Facing::W));
    m.act(Action::Normal).roll(&[6, 6, 6]);
    assert_eq!(m.s().turn.may_not_score, Some(h(1)));
    m.kicks(h(1), Dir::E).step(Dir::E).step(Dir::E).step(Dir::E);
    m.act(Action::Attempt(Attempt::Feet, a(1))).roll(&[5]).act(Action::Trap);
    assert_eq!((m.s().turn.may_not_score, m.ball()), (None, (5, 29)));
}

#[test]
fn g_crn_08_beyond_the_far_end_of_the_row_it_is_out() {
    // A total of 18 reaches the far corner; with every square back to the corner taken the ball goes on, over
    // the touchline.
    let all = (2..=10).map(h).chain((1..=10).map(a));
    let position = all.zip(2..=19).fold(setup(rules()), |setup, (marker, x)| setup.put(marker, x, 29));
    let m = direct(position, 8, [6, 6, 6]);
    assert!(
        m.happened(Event::Out(sq(19, 29))) && m.happened(Event::Awarded(Restart::ThrowIn, Away, sq(19, 29)))
    );
}
