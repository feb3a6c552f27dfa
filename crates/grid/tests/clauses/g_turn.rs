//! G-TURN: turns and movement points.

use touchline_grid::advanced::intercept::Attempt;
use touchline_grid::board::Dir;
use touchline_grid::spec::BASIC;
use touchline_grid::state::{Coming, Restart, TurnKind};
use touchline_grid::{Action, Decision, Event, Toggle};

use crate::common::*;

/// One fielder each, the ball between them at nobody's feet.
fn apart() -> Setup {
    setup(BASIC).put(h(1), 5, 5).put(a(1), 5, 25).ball(10, 15)
}

#[test]
fn g_turn_01_teams_alternate() {
    let mut m = apart().turn(Home);
    for seat in [Home, Away, Home, Away] {
        assert_eq!(m.s().turn.seat, seat);
        m.roll(&[3]).act(Action::End);
    }
}

#[test]
fn g_turn_02_control_then_the_roll_then_spending_then_the_end() {
    let mut m = apart().ball(5, 6).turn(Home);
    assert!(m.is_chance(), "the dice are fixed before anything is asked");
    assert_eq!(m.s().turn.dice, 2);
    m.roll(&[1, 2]);
    assert_eq!(m.asked(), (Home, Decision::Act));
    m.act(Action::End);
    assert!(m.is_chance());
    let begins = |seat| move |event: &Event| matches!(event, Event::TurnBegins(_, of, _) if *of == seat);
    let home = m.events.iter().position(begins(Home));
    let points = m.events.iter().position(|event| *event == Event::Points(3));
    assert!(home < points && points < m.events.iter().position(begins(Away)));
}

#[test]
fn g_turn_03_three_dice_for_a_holding_goalie_two_in_control_one_otherwise() {
    assert_eq!(apart().turn(Home).dice(), 1);
    assert_eq!(apart().ball(5, 6).turn(Home).dice(), 2);
    assert_eq!(apart().ball(5, 6).turn(Away).dice(), 1);
    let held = apart().held(a(0)).coming(Coming::turn(Away, TurnKind::Goalie));
    assert_eq!(held.dice(), 3);
    let throw = Coming::set_piece(Home, Restart::ThrowIn, sq(1, 10));
    let mut thrown = setup(with(&[Toggle::PoorAim])).put(h(1), 5, 5).ball(10, 15).coming(throw);
    thrown.left_alone_until(|_| false);
    assert_eq!(thrown.dice(), 3, "a set piece");
}

#[test]
fn g_turn_04_control_is_tested_once_at_the_start() {
    let mut m = apart().ball(5, 7).turn(Home);
    assert_eq!(m.dice(), 1);
    m.roll(&[6]).moves(h(1), Dir::N);
    assert_eq!(m.points(), 5, "gaining the ball adds nothing");
    assert_eq!(m.asked().1, Decision::Act);
    let mut m = apart().ball(5, 6).turn(Home);
    assert_eq!(m.dice(), 2);
    m.roll(&[6, 5]).moves(h(1), Dir::S);
    assert_eq!(m.points(), 10, "losing it takes nothing away");
}

#[test]
fn g_turn_05_a_team_in_control_rolls_two_dice_without_being_asked() {
    let mut m = apart().ball(5, 6).turn(Home);
    assert!(m.is_chance() && m.legal().is_empty());
    assert!(m.driver.roll(&[4]).is_err());
    m.roll(&[4, 4]);
}

#[test]
fn g_turn_06_the_points_are_the_sum_of_the_dice() {
    for first in 1..=6 {
        let mut m = apart().turn(Home);
        assert_eq!(m.roll(&[first]).points(), first);
        for second in 1..=6 {
            let mut m = apart().ball(5, 6).turn(Home);
            assert_eq!(m.roll(&[first, second]).points(), first + second);
            for third in 1..=6 {
                let mut m = apart().held(h(0)).coming(Coming::turn(Home, TurnKind::Goalie));
                assert_eq!(m.roll(&[first, second, third]).points(), first + second + third);
            }
        }
    }
}

#[test]
fn g_turn_07_points_go_to_members_and_ball_in_any_mix() {
    let mut m = apart().put(h(2), 15, 5).ball(5, 6).acting(Home, 7);
    m.moves(h(2), Dir::N).kicks(h(1), Dir::E).moves(h(1), Dir::E).kicks(h(1), Dir::N).step(Dir::NE);
    m.moves(h(0), Dir::N).moves(h(2), Dir::W);
    assert_eq!(m.points(), 0);
    assert_eq!((m.at(h(1)), m.at(h(2)), m.at(h(0)), m.ball()), ((6, 5), (14, 6), (10, 1), (7, 8)));
}

#[test]
fn g_turn_08_unspent_points_are_lost() {
    let mut m = apart().turn(Home);
    m.roll(&[6]).act(Action::End).roll(&[1]);
    assert_eq!((m.s().turn.seat, m.points()), (Away, 1));
    m.act(Action::End).roll(&[2]);
    assert_eq!((m.s().turn.seat, m.points()), (Home, 2));
}

#[test]
fn g_turn_09_a_team_ends_its_turn_while_the_ball_rests_and_is_not_held() {
    let over_a_marker = apart().put(a(2), 5, 7).ball(5, 6).acting(Home, 3);
    let mut m = over_a_marker.clone();
    assert!(m.allows(Action::End));
    m.kicks(h(1), Dir::N);
    assert!(!m.allows(Action::End) && !m.allows(Action::Stop), "above a marker it does not rest");
    m.step(Dir::N);
    assert!(m.allows(Action::End));
    m.act(Action::End);
    assert_eq!(m.s().turn.seat, Away);
    assert!(!apart().held(h(0)).acting(Home, 3).allows(Action::End));
    assert!(apart().juggled(h(1)).acting(Home, 3).allows(Action::End));
}

/// Without points nothing else is offered; the seat is still asked, so that the last step can be taken back
/// (R-G09).
#[test]
fn g_turn_09_without_points_there_is_only_the_end() {
    let mut m = apart().acting(Home, 1);
    m.moves(h(1), Dir::N);
    assert_eq!(m.asked().1, Decision::Act);
    assert_eq!(m.legal(), [Action::End]);
}

#[test]
fn g_turn_09_a_goal_and_a_save_end_the_turn() {
    for (die, kind) in [(2, TurnKind::KickOff), (1, TurnKind::Goalie)] {
        let mut m = apart().put(h(2), 11, 28).ball(11, 29).acting(Home, 9);
        m.kicks(h(2), Dir::N).roll(&[die]);
        assert_eq!((m.s().coming.seat, m.s().coming.kind), (Away, kind));
    }
}

#[test]
fn g_turn_10_who_is_next() {
    let mut ended = apart().acting(Home, 3);
    ended.act(Action::End);
    assert_eq!((ended.s().turn.seat, ended.s().turn.kind), (Away, TurnKind::Normal));
    let mut saved = apart().put(h(2), 11, 28).ball(11, 29).acting(Home, 9);
    saved.kicks(h(2), Dir::N).roll(&[1]);
    assert_eq!((saved.s().turn.seat, saved.s().turn.kind), (Away, TurnKind::Goalie));
    // A forced own goal would be away's: the team that conceded is next, whoever shot.
    let mut goal = apart().put(a(2), 11, 2).ball(11, 1).acting(Away, 9);
    goal.kicks(a(2), Dir::SE).roll(&[1]);
    assert_eq!((goal.s().coming.seat, goal.s().coming.kind), (Home, TurnKind::KickOff));
}

#[test]
fn g_turn_11_a_team_takes_back_until_the_next_roll() {
    let mut m = apart().turn(Home);
    m.roll(&[3]);
    let rolled = *m.s();
    m.moves(h(1), Dir::N).moves(h(1), Dir::N).act(Action::End);
    assert_eq!(m.s().turn.seat, Away);
    let mut steps = 0;
    while m.driver.undo().is_ok() {
        steps += 1;
    }
    assert_eq!((steps, *m.s()), (5, rolled), "two picks, two steps and the end");
}

#[test]
fn g_turn_12_no_way_back_beyond_a_roll_or_a_reveal() {
    let mut m = apart().turn(Home);
    m.roll(&[3]);
    assert!(!m.driver.can_undo());
    m.moves(h(1), Dir::N).act(Action::End).roll(&[4]);
    assert!(!m.driver.can_undo());
    let mut placing = new_match(BASIC);
    placing.left_alone_until(|decision| decision == Decision::PlaceRow(a(7)));
    assert!(placing.driver.can_undo());
    placing.left_alone_until(|_| false);
    assert!(!placing.driver.can_undo(), "the placements are shown");
}

#[test]
fn g_turn_12_no_way_back_beyond_an_answer_of_the_opponent() {
    let mut m =
        setup(with(&[Toggle::Intercept])).put(h(1), 10, 10).put(a(1), 10, 14).ball(10, 11).acting(Home, 6);
    m.kicks(h(1), Dir::N).step(Dir::N);
    assert_eq!(m.asked(), (Away, Decision::Offers));
    assert!(m.driver.can_undo());
    m.act(Action::Decline);
    assert_eq!(m.asked(), (Home, Decision::Act));
    assert!(!m.driver.can_undo(), "the opponents let it pass");
}

#[test]
fn g_turn_12_nor_beyond_what_an_interceptor_does_with_the_ball() {
    let rules = with(&[Toggle::Intercept]);
    let mut m = setup(rules).put(h(1), 10, 10).put(a(1), 10, 14).ball(10, 11).acting(Home, 6);
    m.kicks(h(1), Dir::N).step(Dir::N).act(Action::Attempt(Attempt::Feet, a(1))).roll(&[5]);
    let mut trapped = m.clone();
    trapped.act(Action::Trap);
    assert!(!trapped.driver.can_undo());
    m.act(Action::Volley).roll(&[2]).act(Action::To(sq(12, 16)));
    assert!(!m.driver.can_undo());
}

#[test]
fn g_turn_11_a_team_may_take_back_where_its_own_header_went() {
    let rules = with(&[Toggle::Intercept, Toggle::Header]);
    let mut m = setup(rules).put(h(1), 10, 10).put(h(2), 10, 14).ball(10, 11).acting(Home, 6);
    m.kicks(h(1), Dir::N).step(Dir::N).act(Action::Attempt(Attempt::Header, h(2))).roll(&[3]).roll(&[2]);
    m.act(Action::To(sq(12, 16)));
    assert!(m.driver.can_undo());
}

#[test]
fn g_turn_13_the_dice_are_always_rolled() {
    let m = apart().turn(Home);
    assert!(m.is_chance() && m.legal().is_empty());
    let mut m = apart().ball(5, 6).turn(Home);
    assert!(m.is_chance());
    m.roll(&[1, 1]).act(Action::End);
    assert!(m.is_chance(), "nothing need be spent");
}
