//! G-END: how a match ends, halves, and the calls of a clock.

use touchline_engine::{Game as _, Node, Outcome};
use touchline_grid::advanced::intercept::Attempt;
use touchline_grid::board::{Dir, Facing};
use touchline_grid::flow::Stage;
use touchline_grid::rules::ending::{self, Ending};
use touchline_grid::rules::turn::Parity;
use touchline_grid::spec::BASIC;
use touchline_grid::state::{Coming, Hold, Restart, Turn, TurnKind};
use touchline_grid::{Action, Call, Decision, Event, Ruleset, Toggle};

use crate::common::*;

/// In the turn with that number, which Home plays with five points.
fn in_turn(setup: Setup, number: u16) -> Match {
    setup
        .change(|s| {
            s.turn = Turn::new(Home, TurnKind::Normal);
            s.turn.points = 5;
            s.turns = number;
            s.agenda.push(Stage::Act);
        })
        .start()
}

fn ends(ending: Ending) -> Ruleset {
    Ruleset { ending, half_time: false, ..BASIC }
}

/// Home is in front of a goal with no goalie near.
fn chance_to_score(rules: Ruleset) -> Setup {
    setup(rules).put(a(0), 1, 15).put(h(1), 10, 28).ball(10, 29)
}

fn outcome(m: &Match) -> Option<Outcome> {
    match m.driver.node() {
        Node::Over(outcome) => Some(outcome),
        _ => None,
    }
}

#[test]
fn g_end_01_by_score_by_time_or_by_turns() {
    let scored = |ending| {
        let mut m = in_turn(chance_to_score(ends(ending)), 7);
        m.call(Call::FullTime).kicks(h(1), Dir::N);
        outcome(&m)
    };
    let home = Some(Outcome::Win(Home));
    assert_eq!([Ending::Score(1), Ending::Timed(10), Ending::Turns(7)].map(scored), [home, home, home]);
    assert_eq!([Ending::Score(2), Ending::Turns(8)].map(scored), [None, None]);
}

#[test]
fn g_end_02_the_first_with_so_many_goals_wins_at_once() {
    for goals in 1..=3 {
        let setup =
            chance_to_score(ends(Ending::Score(goals))).change(|s| s.score.0 = [goals - 1, goals - 1]);
        let mut m = in_turn(setup, 400);
        m.kicks(h(1), Dir::N);
        assert_eq!(outcome(&m), Some(Outcome::Win(Home)));
    }
}

#[test]
fn g_end_03_no_tie_when_a_score_decides() {
    let mut m = in_turn(setup(ends(Ending::Score(2))).change(|s| s.score.0 = [1, 1]), 4000);
    m.call(Call::FullTime).act(Action::End);
    assert_eq!((outcome(&m), m.happened(Event::ShootoutBegins)), (None, false));
}

#[test]
fn g_end_04_the_agreed_time_is_counted_outside() {
    let mut m = in_turn(setup(ends(Ending::Timed(90))).change(|s| s.score.0 = [1, 0]), 4000);
    m.act(Action::End);
    assert_eq!(outcome(&m), None, "no number of turns ends it");
    m.roll(&[3]).call(Call::FullTime).act(Action::End);
    assert_eq!(outcome(&m), Some(Outcome::Win(Home)));
}

#[test]
fn g_end_04_automatic_play_counts_turns_instead() {
    let rules = Ruleset { ending: Ending::Timed(10), ..BASIC };
    let m = in_turn(setup(rules), 9);
    assert_eq!(m.driver.game().overlong(m.s()), None);
    let m = in_turn(setup(rules), 10);
    assert_eq!(m.driver.game().overlong(m.s()), Some(Call::FullTime));
}

#[test]
fn g_end_05_time_ends_the_turn_where_everything_is() {
    let setup = setup(BASIC).put(h(1), 10, 10).put(a(1), 5, 20).ball(10, 11);
    let mut m = setup.acting(Home, 5);
    m.kicks(h(1), Dir::N).step(Dir::N).call(Call::TurnTime);
    assert!(m.happened(Event::TimeUp(Home)));
    assert_eq!((m.ball(), m.at(h(1)), m.s().turn.seat), ((10, 13), (10, 10), Away));
    assert!(m.is_chance() && m.s().flight.is_none());
    // With a member picked as well.
    let mut m = in_turn(self::setup(BASIC).put(h(1), 10, 10).ball(10, 11), 3);
    m.act(Action::Pick(h(1))).call(Call::TurnTime);
    assert_eq!(m.s().turn.seat, Away);
}

#[test]
fn g_end_05_a_ball_above_a_marker_goes_back() {
    // R-G23: to the last open square of its path, including that of the team-mate who played it before.
    let setup = setup(BASIC).put(h(1), 10, 10).put(a(1), 10, 13).put(a(2), 10, 14).ball(10, 11);
    let mut m = setup.acting(Home, 6);
    m.kicks(h(1), Dir::N).step(Dir::N).step(Dir::N).call(Call::TurnTime);
    assert_eq!(m.ball(), (10, 12));
    let setup = self::setup(BASIC).put(h(1), 10, 10).put(h(2), 11, 12).put(a(1), 10, 13).put(a(2), 10, 14);
    let mut m = setup.facing(a(1), Facing::N).ball(10, 11).acting(Home, 6);
    m.kicks(h(1), Dir::N).step(Dir::N).kicks(h(2), Dir::N).call(Call::TurnTime);
    assert_eq!(m.ball(), (10, 12));
}

#[test]
fn g_end_05_a_held_ball_is_put_down() {
    // G-GK-11.
    let held = || setup(BASIC).put(h(0), 10, 2).held(h(0));
    let mut m = held().acting(Home, 6);
    m.call(Call::TurnTime);
    assert_eq!((m.ball(), m.s().ball.hold, m.s().turn.seat), ((10, 3), Hold::Free, Away));
    // Thrown above the next marker it returns to the hands, and is then set down next to that marker.
    let mut m = held().put(a(1), 10, 3).acting(Home, 6);
    m.does(h(0), Action::Toss(Dir::N)).call(Call::TurnTime);
    assert_eq!((m.ball(), m.s().ball.hold), ((9, 3), Hold::Free));
    assert!(m.s().touch.used.is_empty(), "where it lies still (R-G78)");
}

#[test]
fn g_end_05_a_slide_ends_with_the_kicker_down() {
    let mut m = setup(with(&[Toggle::Facing])).put(h(1), 10, 10).ball(11, 11).acting(Home, 6);
    m.kicks(h(1), Dir::W).call(Call::TurnTime);
    assert!(m.s().down.has(h(1)) && m.s().turn.seat == Away);
}

#[test]
fn g_end_05_no_die_for_a_loose_ball() {
    // R-G84, at the question and before it.
    let setup = || setup(with(&[Toggle::LooseTwo])).put(h(1), 10, 10).ball(10, 12).turn(Home);
    let mut m = setup();
    m.roll(&[2]).moves(h(1), Dir::N).kicks(h(1), Dir::N);
    assert!(m.clone().call(Call::TurnTime).s().turn.seat == Away);
    m.act(Action::Stop);
    assert_eq!(m.asked().1, Decision::Loose);
    m.call(Call::TurnTime);
    assert_eq!((m.ball(), m.s().turn.seat), ((10, 13), Away));
}

#[test]
fn g_end_05_what_the_rules_compel_is_done_first() {
    // R-G89: the call of a tackle is the first of the list, its roll is made, then the turn ends.
    let setup = setup(with(&[Toggle::Tackle])).put(h(1), 10, 13).put(a(1), 10, 16).ball(10, 15);
    let mut m = setup.turn(Home);
    m.act(Action::Tackle(h(1), Some(Dir::N))).call(Call::TurnTime);
    assert!(m.happened(Event::TackleCalled(h(1), a(1), Parity::Odd)));
    m.roll(&[3]);
    assert!(m.happened(Event::Tackled(a(1), sq(11, 14))));
    assert_eq!((m.s().turn.seat, m.s().turns, m.is_chance()), (Away, 2, true));
    // A poor-aim kick cannot be dodged by waiting, not even by waiting before the roll.
    let setup = self::setup(with(&[Toggle::PoorAim, Toggle::Tackle])).put(h(1), 10, 10).put(a(1), 10, 12);
    let mut m = setup.ball(10, 11).turn(Home);
    m.call(Call::TurnTime);
    m.roll(&[1, 4]);
    assert_eq!((m.ball(), m.s().turn.seat), ((10, 16), Away));
    // The choices of a set piece: a throw-in is taken up and the ball put down.
    let setup = self::setup(with(&[Toggle::PoorAim])).put(h(1), 10, 10);
    let mut m = setup.coming(Coming::set_piece(Home, Restart::ThrowIn, sq(1, 12)));
    m.call(Call::TurnTime);
    assert!(m.is_chance());
    m.roll(&[1, 2, 3]);
    assert_eq!((m.s().turn.seat, m.s().ball.hold), (Away, Hold::Free));
    assert_eq!(m.s().turns, 2);
}

#[test]
fn g_end_05_a_juggle_is_followed_up_first() {
    let rules = with(&[Toggle::Juggle, Toggle::Header, Toggle::Intercept]);
    let mut m = setup(rules).put(h(1), 10, 10).juggled(h(1)).turn(Home);
    assert_eq!(m.asked().1, Decision::FollowUp(h(1)));
    m.call(Call::TurnTime);
    m.roll(&[2]).roll(&[3]);
    assert_eq!(m.s().ball.hold, Hold::Free);
    m.roll(&[4, 4]);
    assert_eq!(m.s().turn.seat, Away);
}

#[test]
fn g_end_05_an_opponent_that_does_not_answer_lets_the_turn_go_on() {
    let rules = with(&[Toggle::Intercept]);
    let setup = setup(rules).put(h(1), 10, 10).put(a(1), 10, 14).ball(10, 11);
    let mut m = setup.acting(Home, 6);
    m.kicks(h(1), Dir::N).step(Dir::N);
    assert_eq!(m.asked(), (Away, Decision::Offers));
    let mut on = m.clone();
    on.call(Call::TurnTime);
    assert!(on.happened(Event::TimeUp(Away)) && on.happened(Event::LetPass(Away)));
    assert_eq!((on.asked(), on.points()), ((Home, Decision::Act), 4));
    // After a 5 it is a trap: the first of the list.
    m.act(Action::Attempt(Attempt::Feet, a(1))).roll(&[5]).call(Call::TurnTime);
    assert!(m.happened(Event::Trapped(a(1), sq(10, 13))));
    assert_eq!(m.asked(), (Home, Decision::Act));
}

#[test]
fn g_end_05_dice_that_could_be_rolled_again_count() {
    let rules = with(&[Toggle::Skill]);
    let setup = setup(rules).put(h(1), 10, 10).ball(10, 11).change(|s| s.piece_mut(h(1)).skill = 2);
    let mut m = setup.turn(Home);
    m.roll(&[3, 4]).call(Call::TurnTime);
    assert!(m.happened(Event::Points(7)));
    assert_eq!((m.s().turn.seat, m.is_chance()), (Away, true));
}

#[test]
fn g_end_05_nothing_is_rolled_again_when_time_has_run_out() {
    let setup =
        setup(with(&[Toggle::Skill, Toggle::Tackle])).put(h(1), 10, 14).put(a(1), 10, 16).ball(10, 15);
    let mut m = setup.change(|s| s.piece_mut(h(1)).skill = 2).turn(Home);
    m.act(Action::Tackle(h(1), None)).call(Call::TurnTime).roll(&[3, 4]);
    assert_eq!(m.s().turn.seat, Away);
}

#[test]
fn g_end_05_the_other_team_is_still_asked() {
    let rules = with(&[Toggle::PoorAim, Toggle::Intercept]);
    let mut m = setup(rules).put(h(1), 10, 10).put(a(1), 10, 14).ball(10, 11).turn(Home);
    m.roll(&[1, 4]).call(Call::TurnTime);
    assert_eq!((m.asked(), m.ball()), ((Away, Decision::Offers), (10, 13)));
    m.act(Action::Attempt(Attempt::Feet, a(1))).roll(&[5]).act(Action::Trap);
    assert_eq!((m.s().turn.seat, m.ball()), (Away, (10, 13)));
}

#[test]
fn g_end_05_markers_stay_before_a_restart() {
    let rules = with(&[Toggle::Reposition]);
    let setup = setup(rules).put(h(1), 10, 10).put(a(1), 5, 20);
    let mut m = setup.coming(Coming::set_piece(Home, Restart::ThrowIn, sq(1, 12)));
    assert_eq!(m.asked(), (Away, Decision::RepositionRow(a(0))));
    m.call(Call::TurnTime);
    assert_eq!((m.at(a(0)), m.asked()), ((10, 30), (Away, Decision::RepositionRow(a(1)))));
}

#[test]
fn g_end_05_the_next_kick_off_is_set_up_in_peace() {
    let mut m = in_turn(setup(Ruleset { ending: Ending::Turns(20), ..BASIC }), 10);
    m.call(Call::TurnTime);
    assert!(m.happened(Event::HalfTime));
    assert_eq!(m.asked(), (Home, Decision::PlaceRow(h(0))));
}

#[test]
fn g_end_05_while_dice_are_due_the_clock_stands_still() {
    let mut m = setup(BASIC).put(h(1), 10, 10).turn(Home);
    let before = *m.s();
    m.call(Call::TurnTime);
    assert_eq!(*m.s(), before);
}

#[test]
fn g_end_05_outside_a_turn_the_first_option_is_taken() {
    let mut m = shootout(with(&[Toggle::Shootout]));
    m.roll(&[6, 1]).call(Call::TurnTime);
    assert_eq!(m.asked(), (Home, Decision::PenaltyFace));
    m.call(Call::TurnTime);
    assert_eq!(m.asked(), (Away, Decision::PenaltySlot));
    m.call(Call::TurnTime);
    assert!(m.happened(Event::Penalty(1, 2)) && m.dice() == 1);
}

#[test]
fn g_end_06_ending_the_turn_starts_the_opponents() {
    let mut m = setup(BASIC).put(h(1), 10, 10).put(a(1), 5, 20).acting(Home, 5);
    m.act(Action::End);
    assert_eq!((m.s().turn.seat, m.s().turns, m.is_chance()), (Away, 2, true));
}

#[test]
fn g_end_07_so_many_turns_of_both_teams_together() {
    for turns in [40, 180] {
        let start = |number| {
            let mut m = in_turn(setup(ends(Ending::Turns(turns))).change(|s| s.score.0 = [0, 1]), number);
            m.act(Action::End);
            outcome(&m)
        };
        assert_eq!([start(turns - 1), start(turns)], [None, Some(Outcome::Win(Away))]);
    }
    assert_eq!((BASIC.ending, Ending::TURNS_A_MINUTE), (Ending::Turns(180), 2));
}

#[test]
fn g_end_08_every_opened_turn_counts_and_nothing_else() {
    let setup =
        setup(with(&[Toggle::Fouls])).put(h(0), 10, 2).put(h(1), 10, 10).put(a(1), 11, 11).ball(10, 3);
    let mut m = setup.acting(Home, 6);
    m.moves(h(0), Dir::N).roll(&[2, 2, 2]);
    assert_eq!(m.s().turns, 1, "the three dice after a grab belong to the same turn");
    m.does(h(0), Action::SetDown(sq(10, 4))).act(Action::End);
    assert_eq!(m.s().turns, 2);
    let m = self::setup(BASIC).coming(Coming::turn(Away, TurnKind::Goalie));
    assert_eq!(m.s().turns, 1);
}

#[test]
fn g_end_09_the_last_turn_is_played_to_its_end() {
    // Its save is rolled; time is checked between turns.
    let setup = setup(ends(Ending::Turns(7))).put(h(1), 10, 28).ball(10, 29);
    let mut m = in_turn(setup, 7);
    m.kicks(h(1), Dir::NE).roll(&[2]);
    assert_eq!(outcome(&m), Some(Outcome::Win(Home)));
    let mut m = in_turn(self::setup(ends(Ending::Timed(1))).put(h(1), 10, 10).ball(10, 11), 7);
    m.call(Call::FullTime).kicks(h(1), Dir::N);
    assert_eq!(m.asked(), (Home, Decision::Act));
}

#[test]
fn g_end_09_a_penalty_of_the_last_turn_is_taken_and_nothing_after_it() {
    let rules = Ruleset { on: with(&[Toggle::Fouls]).on, ..ends(Ending::Turns(7)) };
    let setup = || setup(rules).put(a(1), 10, 4).put(h(1), 8, 3).ball(10, 3);
    let mut m = in_turn(setup(), 7);
    m.moves(h(1), Dir::NE).roll(&[1]).act(Action::Slot(4)).roll(&[6]).roll(&[6, 6]);
    assert!(m.happened(Event::ShootoutBegins), "the corner lapses");
    let mut m = in_turn(setup(), 7);
    m.moves(h(1), Dir::NE).roll(&[1]).act(Action::Slot(1)).roll(&[6]);
    assert_eq!(outcome(&m), Some(Outcome::Win(Away)));
    // A free kick lapses.
    let mut m = in_turn(setup().put(a(1), 10, 14).put(h(1), 8, 13).ball(10, 13), 7);
    m.moves(h(1), Dir::NE).roll(&[1]);
    assert!(m.happened(Event::ShootoutBegins));
}

#[test]
fn g_end_10_more_goals_win_and_a_tie_goes_to_the_shoot_out() {
    let end = |score| {
        let mut m = in_turn(setup(ends(Ending::Turns(7))).change(|s| s.score.0 = score), 7);
        m.act(Action::End);
        (outcome(&m), m.happened(Event::ShootoutBegins))
    };
    assert_eq!(end([1, 0]), (Some(Outcome::Win(Home)), false));
    assert_eq!(end([0, 3]), (Some(Outcome::Win(Away)), false));
    assert_eq!(end([2, 2]), (None, true));
}

#[test]
fn g_end_11_two_equal_halves_the_first_one_longer_if_need_be() {
    let halves = |all| [1, 2].map(|half| ending::turns_of_half(&BASIC, all, half));
    assert_eq!([180, 41, 1].map(halves), [[90, 90], [21, 20], [1, 0]]);
    assert_eq!(ending::turns_of_half(&ends(Ending::Turns(41)), 41, 1), 41);
    let rules = Ruleset { ending: Ending::Turns(5), ..BASIC };
    let last = |number| in_turn(setup(rules), number).act(Action::End).happened(Event::HalfTime);
    assert_eq!([last(2), last(3)], [false, true]);
    // A penalty after the last turn of the first half takes no turn from the second (R-G88).
    let second = |turns| {
        let setup = setup(rules).change(|s| {
            s.half = 2;
            s.half_began = 4;
            s.score.0 = [1, 0];
        });
        outcome(in_turn(setup, turns).act(Action::End))
    };
    assert_eq!([second(5), second(6)], [None, Some(Outcome::Win(Home))]);
}

#[test]
fn g_end_12_the_second_half_begins_with_the_other_teams_kick_off() {
    for first in [Home, Away] {
        // A goal in the last turn counts, and does not change who kicks off (R-G88).
        let rules = Ruleset { ending: Ending::Turns(20), ..BASIC };
        let setup = chance_to_score(rules).put(h(2), 3, 3).down(h(2)).change(|s| s.first_kick_off = first);
        let mut m = in_turn(setup, 10);
        m.kicks(h(1), Dir::N);
        assert!(m.happened(Event::HalfTime));
        assert_eq!((m.s().score.0, m.s().half, m.s().half_began), ([1, 0], 2, 10));
        assert_eq!((m.s().coming.seat, m.s().coming.kind), (first.other(), TurnKind::KickOff));
        assert_eq!(m.asked(), (Home, Decision::PlaceRow(h(0))), "Home still defends the south end (R-G25)");
        assert!(m.s().down.is_empty());
    }
}

#[test]
fn g_end_13_the_basic_game_knows_no_fouls_and_no_offside() {
    let mut m =
        setup(BASIC).put(h(1), 10, 10).put(h(2), 10, 26).put(a(1), 11, 11).ball(10, 12).acting(Home, 20);
    m.moves(h(1), Dir::N);
    assert_eq!(m.dice(), 0);
    m.kicks(h(1), Dir::N);
    for _ in 0..14 {
        m.step(Dir::N);
    }
    assert_eq!(m.ball(), (10, 27));
    m.act(Action::Stop);
    assert_eq!(m.asked(), (Home, Decision::Act));
}

/// Time runs out for the team on turn at a juggle; then an opponent lets its own time run out as well.
#[test]
fn g_end_05_the_turn_still_ends_after_an_opponent_has_let_its_time_run_out() {
    let rules = with(&[Toggle::Juggle, Toggle::Header, Toggle::Intercept]);
    let setup = setup(rules).put(h(1), 10, 10).put(a(1), 10, 4).facing(a(1), Facing::N).juggled(h(1));
    let mut m = setup.turn(Home);
    m.call(Call::TurnTime).roll(&[2]).roll(&[5]);
    assert_eq!((m.asked(), m.ball()), ((Away, Decision::Offers), (10, 5)));
    m.call(Call::TurnTime).roll(&[4, 4]);
    assert_eq!((m.s().turn.seat, m.s().turns, m.is_chance()), (Away, 2, true), "R-G89");
}

#[test]
fn g_end_09_restarts_and_a_held_ball_lapse_at_half_time() {
    let rules = Ruleset { ending: Ending::Turns(14), on: with(&[Toggle::PoorAim]).on, ..BASIC };
    let pending = [
        Coming::set_piece(Away, Restart::ThrowIn, sq(1, 3)),
        Coming::set_piece(Home, Restart::GoalKick, sq(2, 1)),
        Coming::turn(Away, TurnKind::Goalie),
    ];
    for coming in pending {
        let setup = setup(rules).put(h(1), 4, 4).put(a(1), 5, 20).held(a(0)).change(|s| {
            s.turns = 7;
            s.coming = coming;
            s.agenda.push(Stage::Between);
        });
        let m = setup.start();
        assert_eq!((m.s().coming.seat, m.s().coming.kind), (Away, TurnKind::KickOff));
        assert_eq!((m.ball(), m.s().ball.hold), ((10, 15), Hold::Free));
        assert_eq!(m.asked(), (Home, Decision::PlaceRow(h(0))));
    }
}

#[test]
fn g_end_09_the_flag_of_full_time_waits_for_a_penalty_and_is_used_up_at_half_time() {
    let rules = Ruleset { ending: Ending::Timed(10), on: with(&[Toggle::Fouls]).on, ..BASIC };
    let mut m = in_turn(setup(rules).put(a(1), 10, 4).put(h(1), 8, 3).ball(10, 3), 3);
    m.call(Call::FullTime).moves(h(1), Dir::NE).roll(&[1]);
    assert_eq!((m.asked().1, m.s().full_time), (Decision::PenaltySlot, true));
    m.act(Action::Slot(1)).roll(&[6]);
    assert_eq!((m.s().score.0, m.s().half, m.s().full_time), ([0, 1], 2, false));
    assert_eq!(m.s().coming.seat, Away, "Home kicked off the first half: the goal does not matter (R-G88)");
}

#[test]
fn g_end_04_nobody_calls_for_time_in_the_shoot_out() {
    let mut m = in_turn(setup(ends(Ending::Timed(10))).put(h(1), 4, 4).put(a(1), 5, 20), 20);
    m.call(Call::FullTime).act(Action::End);
    assert!(m.happened(Event::ShootoutBegins));
    assert_eq!(m.driver.game().overlong(m.s()), None);
}

#[test]
fn g_end_05_time_at_a_pass_that_could_be_headed_ends_the_turn_without_it() {
    let rules = with(&[Toggle::Header, Toggle::Intercept]);
    let mut m = setup(rules).put(h(1), 10, 10).put(h(2), 10, 14).ball(10, 11).acting(Home, 6);
    m.kicks(h(1), Dir::N).step(Dir::N);
    assert_eq!((m.asked(), m.ball()), ((Home, Decision::Combine), (10, 13)));
    m.call(Call::TurnTime);
    assert_eq!((m.ball(), m.s().turn.seat, m.is_chance()), ((10, 13), Away, true));
}

#[test]
fn g_end_05_the_next_set_up_is_not_hurried() {
    // Time ran out at a poor-aim kick, which scores: the kick-off begins with a full clock.
    let setup = setup(with(&[Toggle::PoorAim])).put(h(1), 11, 27).put(a(1), 5, 20).ball(11, 28);
    let mut m = setup.turn(Home);
    m.roll(&[1, 4]).call(Call::TurnTime);
    assert!(m.happened(Event::Shot(sq(11, 30))));
    m.roll(&[2]);
    assert_eq!((m.s().score.0, m.asked()), ([1, 0], (Home, Decision::PlaceRow(h(0)))));
}
