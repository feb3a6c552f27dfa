//! G-DIR: ball direction.

use touchline_grid::advanced::direction::allows;
use touchline_grid::advanced::intercept::Attempt;
use touchline_grid::board::{Dir, Dirs};
use touchline_grid::flow::Stage;
use touchline_grid::state::State;
use touchline_grid::{Action, Toggle};

use crate::common::*;

const DIRECTION: &[Toggle] = &[Toggle::Direction];

#[test]
fn g_dir_01_the_first_step_goes_anywhere() {
    let m = setup(with(DIRECTION)).put(h(1), 10, 10).ball(10, 11).acting(Home, 5);
    assert_eq!(kicks_of(&m, h(1)), Dir::ALL, "back over the kicker as well");
}

#[test]
fn g_dir_02_two_neighbouring_directions_at_most() {
    for first in Dir::ALL {
        for second in Dir::ALL {
            assert_eq!(
                allows(Dirs::only(first), second),
                first.angle(second) <= 1,
                "{first:?} then {second:?}"
            );
            let mut m = setup(with(DIRECTION)).put(h(1), 10, 10).ball(10, 11).acting(Home, 9);
            m.kicks(h(1), first);
            if first != Dir::S {
                assert_eq!(
                    steps(&m).contains(&second),
                    first.angle(second) <= 1,
                    "{first:?} then {second:?}"
                );
            }
        }
    }
}

#[test]
fn g_dir_03_never_the_opposite_way_in_a_sequence() {
    for pair in Dir::ALL.map(|first| Dirs::only(first).with(first.turned(1))) {
        for dir in pair.iter() {
            assert!(allows(pair, dir) && !allows(pair, dir.opposite()), "{pair:?} {dir:?}");
        }
    }
}

#[test]
fn g_dir_04_the_two_mix_in_any_order() {
    let mut m = setup(with(DIRECTION)).put(h(1), 5, 5).ball(5, 6).acting(Home, 12);
    m.kicks(h(1), Dir::E);
    for dir in [Dir::NE, Dir::NE, Dir::E, Dir::NE, Dir::E, Dir::E] {
        m.step(dir);
        assert_eq!(steps(&m), [Dir::NE, Dir::E]);
    }
    assert_eq!(m.ball(), (12, 9));
}

#[test]
fn g_dir_05_a_third_direction_is_never_legal() {
    for first in Dir::ALL {
        for second in [first.turned(1), first.turned(-1)] {
            let used = Dirs::only(first).with(second);
            for third in Dir::ALL {
                assert_eq!(
                    allows(used, third),
                    third == first || third == second,
                    "{first:?} {second:?} {third:?}"
                );
            }
        }
    }
}

#[test]
fn g_dir_06_the_same_members_next_kick_goes_on_with_the_sequence() {
    let mut m = setup(with(DIRECTION)).put(h(1), 10, 10).ball(10, 11).acting(Home, 9);
    m.kicks(h(1), Dir::NE).act(Action::Stop).moves(h(1), Dir::N);
    assert_eq!(m.ball(), (11, 12));
    assert_eq!(kicks_of(&m, h(1)), [Dir::N, Dir::NE, Dir::E]);
}

#[test]
fn g_dir_07_another_kicker_and_the_next_turn_begin_anew() {
    let position = setup(with(DIRECTION)).put(h(1), 10, 10).put(h(2), 11, 12).ball(10, 11);
    let mut m = position.clone().acting(Home, 9);
    m.kicks(h(1), Dir::NE).step(Dir::N);
    assert_eq!(m.ball(), (11, 13));
    assert_eq!(kicks_of(&m, h(2)), Dir::ALL, "a team-mate in flight");
    m.kicks(h(2), Dir::S).step(Dir::S).act(Action::Stop);
    assert_eq!(m.ball(), (11, 11));
    assert_eq!(kicks_of(&m, h(1)), Dir::ALL, "the first kicker again after it");

    let mut m = position.turn(Home);
    m.roll(&[2, 2]).kicks(h(1), Dir::N).moves(h(1), Dir::N).act(Action::End).roll(&[2]).act(Action::End);
    m.roll(&[3, 4]);
    assert_eq!(kicks_of(&m, h(1)), Dir::ALL, "a later turn");
}

#[test]
fn g_dir_08_other_spendings_do_not_begin_anew() {
    let rules = with(&[Toggle::Direction, Toggle::Facing]);
    let mut m = setup(rules).put(h(1), 10, 10).put(h(2), 3, 3).ball(10, 11).acting(Home, 18);
    m.kicks(h(1), Dir::N).act(Action::Stop);
    m.moves(h(2), Dir::E).moves(h(1), Dir::N);
    m.does(h(1), Action::Turn(touchline_grid::action::Hand::Left));
    m.does(h(1), Action::Turn(touchline_grid::action::Hand::Right));
    assert_eq!(kicks_of(&m, h(1)), [Dir::N, Dir::NE, Dir::NW]);
}

#[test]
fn g_dir_09_without_the_rule_the_ball_bends_freely() {
    let mut m = setup(with(&[])).put(h(1), 10, 10).ball(10, 11).acting(Home, 9);
    m.kicks(h(1), Dir::NE);
    assert_eq!(steps(&m), Dir::ALL);
}

#[test]
fn g_dir_07_a_hand_over_counts_as_a_way_on_over_a_marker() {
    // North is a wall: only the team-mate at whose feet its first square is can play the ball off it, to the
    // side (R-G107).
    let wall = [(10, 12), (9, 13), (10, 13), (11, 13)];
    let position = (1..)
        .zip(wall)
        .fold(setup(with(DIRECTION)).put(h(1), 10, 10).ball(10, 11), |position, (number, (x, y))| {
            position.put(a(number), x, y)
        });
    let north =
        |position: &Setup, points| kicks_of(&position.clone().acting(Home, points), h(1)).contains(&Dir::N);
    assert!(!north(&position, 2));
    let with_mate = position.put(h(2), 9, 11);
    assert!(north(&with_mate, 2) && !north(&with_mate, 1));
    let mut m = with_mate.acting(Home, 2);
    m.kicks(h(1), Dir::N);
    assert_eq!(m.legal(), [Action::Pick(h(2))], "nothing else is left");
}

#[test]
fn g_dir_07_an_interception_clears_the_sequence() {
    let rules = with(&[Toggle::Direction, Toggle::Intercept]);
    let mut m = setup(rules).put(h(1), 10, 10).put(a(1), 10, 14).ball(10, 11).acting(Home, 9);
    m.kicks(h(1), Dir::N).step(Dir::N);
    assert_eq!(m.s().touch.used, Dirs::only(Dir::N));
    m.act(Action::Attempt(Attempt::Feet, a(1))).roll(&[5]).act(Action::Trap);
    m.moves(h(1), Dir::N).moves(h(1), Dir::N);
    assert!(m.options(h(1)).contains(&Action::Kick(Dir::S)));
}

#[test]
fn g_dir_07_a_forced_move_neither_adds_to_the_sequence_nor_clears_it() {
    // R-G113: the ball rolls on to the north; its kicker follows it and is bound as before.
    let rules = with(&[Toggle::Direction, Toggle::LooseTwo]);
    let rolled_two = |s: &mut State| {
        s.turn.loose_two = true;
        s.turn.points = 9;
        s.agenda.push(Stage::Act);
    };
    let mut m = setup(rules).put(h(1), 10, 10).ball(10, 11).change(rolled_two).start();
    m.kicks(h(1), Dir::NE).step(Dir::N).act(Action::Stop).act(Action::Roll).roll(&[1]);
    assert_eq!(m.ball(), (11, 14));
    m.moves(h(1), Dir::N).moves(h(1), Dir::N).moves(h(1), Dir::N);
    assert_eq!(kicks_of(&m, h(1)), [Dir::N, Dir::NE]);
}

/// The end of the turn clears the directions, though the same member kicks next (G-DIR-07).
#[test]
fn g_dir_07_a_new_turn_is_a_new_sequence() {
    let setup = setup(with(&[Toggle::Direction])).put(h(1), 10, 10).put(a(1), 3, 25).ball(10, 11);
    let mut m = setup.acting(Home, 2);
    m.kicks(h(1), Dir::N).act(Action::Stop).moves(h(1), Dir::N);
    m.act(Action::End).roll(&[1]).act(Action::End).roll(&[3, 3]);
    assert!(m.options(h(1)).contains(&Action::Kick(Dir::S)));
}

/// Only another marker's touch ends a sequence: a goalie that grabs the ball it kicked continues its own
/// (R-G970), with its hands as with its feet.
#[test]
fn g_dir_07_a_goalies_own_grab_does_not_clear_the_directions() {
    let own = setup(with(DIRECTION)).put(h(0), 10, 2).put(h(1), 3, 10).ball(10, 3);
    let mut m = own.clone().acting(Home, 6);
    m.kicks(h(0), Dir::N).moves(h(0), Dir::N).moves(h(0), Dir::N).roll(&[4, 4, 4]);
    assert_eq!(tosses_of(&m, h(0)), [Dir::N, Dir::NE, Dir::NW]);
    let mut feet = m.clone();
    feet.does(h(0), Action::SetDown(sq(10, 5)));
    assert_eq!(kicks_of(&feet, h(0)), [Dir::N, Dir::NE, Dir::NW]);
    // The next turn is a new sequence (G-DIR-07), and a ball that was set down does not roll on (G-INER-10).
    feet.act(Action::End).roll(&[3]).act(Action::End).roll(&[4, 4]);
    assert_eq!(kicks_of(&feet, h(0)), Dir::ALL);

    // A team-mate kicked it back: the goalie is another marker.
    let mut m = own.put(h(1), 10, 3).ball(10, 4).acting(Home, 6);
    m.kicks(h(1), Dir::E).act(Action::Stop).moves(h(0), Dir::E).moves(h(0), Dir::N).moves(h(0), Dir::N);
    m.roll(&[4, 4, 4]);
    assert_eq!(tosses_of(&m, h(0)), Dir::ALL);
}
