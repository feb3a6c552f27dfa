//! G-DEFL: goalie deflection.

use std::collections::VecDeque;

use touchline_engine::{Choices, Game as _};
use touchline_grid::advanced::intercept::Attempt;
use touchline_grid::board::{Dir, Facing, Square};
use touchline_grid::flow::Stage;
use touchline_grid::rules::turn::Parity;
use touchline_grid::{Action, Decision, Event, Grid, Ruleset, Toggle};

use crate::common::*;

fn rules() -> Ruleset {
    with(&[Toggle::Deflection])
}

/// H1 is about to shoot straight at the slot in column 12; the goalie is on the given square.
fn before_the_shot(keeper: Square) -> Setup {
    let setup = setup(rules()).put(a(0), keeper.x, keeper.y).put(h(1), 12, 28).put(h(2), 12, 25);
    setup.ball(12, 29)
}

fn shot(keeper: Square, roll: u8) -> Match {
    let mut m = before_the_shot(keeper).acting(Home, 6);
    m.kicks(h(1), Dir::N).roll(&[roll]);
    m
}

/// The squares the goalie may deflect from, even if there is only one.
fn squares(setup: &Setup, roll: u8) -> Vec<Square> {
    let mut s = setup.s;
    s.ball.at = sq(12, 30);
    s.turn.seat = Home;
    s.agenda.clear();
    s.agenda.push(Stage::Act);
    s.agenda.push(Stage::Walk(roll));
    let mut out = Choices::new();
    Grid { rules: setup.rules }.actions(&s, &mut out);
    out.iter()
        .map(|action| match action {
            Action::To(square) => *square,
            other => panic!("{other:?}"),
        })
        .collect()
}

/// Steps from a square to every other one without diagonals, over the field and the slots but not over the
/// ball.
fn walks(from: Square) -> impl Fn(Square) -> Option<u8> {
    let exists = |square: Square| BOARD.is_field(square) || BOARD.slot_of(square) == Some(Away);
    let mut seen = vec![(from, 0_u8)];
    let mut next = VecDeque::from([(from, 0)]);
    while let Some((at, steps)) = next.pop_front() {
        for to in Dir::STRAIGHT.map(|dir| at.step(dir)) {
            if steps < 6 && exists(to) && to != sq(12, 30) && !seen.iter().any(|(old, _)| *old == to) {
                seen.push((to, steps + 1));
                next.push_back((to, steps + 1));
            }
        }
    }
    move |to| seen.iter().find(|(square, _)| *square == to).map(|(_, steps)| *steps)
}

#[test]
fn g_defl_01_an_orthogonal_walk_to_a_free_square_next_to_the_slot() {
    let keepers = BOARD.field().filter(|square| square.y > 22 && square.x > 5);
    let slots = (1..=7).map(|number| BOARD.slot(Away, number));
    for keeper in keepers.chain(slots) {
        if keeper == sq(12, 30) {
            continue;
        }
        // A marker on one of the squares next to the slot, unless the goalie is there.
        let mut setup = before_the_shot(keeper).put(h(1), 1, 1).put(h(2), 2, 1);
        if keeper != sq(13, 29) {
            setup = setup.put(a(1), 13, 29);
        }
        let steps = walks(keeper);
        for roll in 1..=6 {
            let expected: Vec<Square> = [sq(11, 29), sq(13, 29), sq(11, 30), sq(13, 30)]
                .into_iter()
                .filter(|square| *square == keeper || !setup.s.is_occupied(*square))
                .filter(|square| steps(*square).is_some_and(|steps| steps <= roll))
                .collect();
            assert_eq!(squares(&setup, roll), expected, "goalie {keeper:?}, roll {roll}");
        }
    }
}

#[test]
fn g_defl_01_a_goalie_that_cannot_come_near_is_beaten() {
    let m = shot(sq(7, 30), 3);
    assert!(m.happened(Event::Beaten(a(0))));
    assert_eq!(m.s().score[Home], 1);
}

#[test]
fn g_defl_02_the_die_and_the_points_left_make_six() {
    for roll in 1..=6 {
        for die in 1..=6 {
            let mut m = shot(sq(11, 30), roll);
            if roll % 2 == 1 {
                assert!(m.happened(Event::Grabbed(a(0))), "at one square an odd roll is a grab");
                continue;
            }
            m.act(Action::To(sq(11, 30))).roll(&[die]);
            assert_eq!(m.s().score[Home], u8::from(roll + die < 6), "{roll} {die}");
            assert_eq!(m.happened(Event::Beaten(a(0))), roll + die < 6);
        }
    }
}

#[test]
fn g_defl_03_the_square_is_chosen_before_the_die_and_decides_what_is_left() {
    let mut m = shot(sq(10, 30), 3);
    assert_eq!(m.asked(), (Away, Decision::Walk(3)));
    assert_eq!(m.legal(), [Action::To(sq(11, 29)), Action::To(sq(11, 30))]);
    let mut far = m.clone();
    // Two points left make six with a 4; one point left does not.
    m.act(Action::To(sq(11, 30))).roll(&[4]);
    assert_eq!(m.asked(), (Away, Decision::DeflectTo(4)));
    assert_eq!(m.at(a(0)), (11, 30));
    far.act(Action::To(sq(11, 29))).roll(&[4]);
    assert_eq!(far.s().score[Home], 1);
}

#[test]
fn g_defl_04_the_ball_goes_as_far_as_the_die_alone() {
    for die in 1..=6_u8 {
        let mut m = before_the_shot(sq(11, 30)).put(h(1), 12, 28).put(h(2), 1, 1).acting(Home, 1);
        m.kicks(h(1), Dir::N).roll(&[6]).act(Action::To(sq(11, 30))).roll(&[die]);
        m.act(Action::Toward(Dir::SE));
        let away = die.cast_signed();
        assert_eq!(m.ball(), (12 + away, 30 - away));
    }
}

/// The directions on offer.
fn directions(keeper: Square) -> Vec<Action> {
    let mut s = before_the_shot(keeper).s;
    s.ball.at = sq(12, 30);
    s.agenda.clear();
    s.agenda.push(Stage::Act);
    s.agenda.push(Stage::DeflectTo(3));
    let mut out = Choices::new();
    Grid { rules: rules() }.actions(&s, &mut out);
    out.to_vec()
}

#[test]
fn g_defl_05_from_a_slot_outward_or_straight_out() {
    assert_eq!(directions(sq(11, 30)), [Action::Toward(Dir::SE), Action::Toward(Dir::S)]);
    assert_eq!(directions(sq(13, 30)), [Action::Toward(Dir::S), Action::Toward(Dir::SW)]);
}

#[test]
fn g_defl_06_from_the_field_only_diagonally_and_out() {
    assert_eq!(directions(sq(11, 29)), [Action::Toward(Dir::SE)]);
    assert_eq!(directions(sq(13, 29)), [Action::Toward(Dir::SW)]);
    assert_eq!(directions(sq(12, 29)), []);
}

#[test]
fn g_defl_07_below_eight_the_goalie_goes_down() {
    for roll in [2, 4, 6] {
        for die in 1..=6 {
            let mut m = shot(sq(11, 30), roll);
            m.act(Action::To(sq(11, 30))).roll(&[die]);
            if roll + die >= 6 {
                m.act(Action::Toward(Dir::S));
                assert_eq!(m.s().down.has(a(0)), roll + die < 8, "{roll} {die}");
                assert_eq!(m.at(a(0)), (11, 30));
            }
        }
    }
}

#[test]
fn g_defl_08_it_is_the_goalies_touch_bounces_and_cannot_be_intercepted() {
    let rules = with(&[Toggle::Deflection, Toggle::Intercept]);
    let mut setup = before_the_shot(sq(11, 30));
    setup.rules = rules;
    // The ball passes an opponent's feet on the way out; another one stands where it lands.
    let mut m = setup.put(a(1), 15, 28).facing(a(1), Facing::W).put(a(2), 15, 27).acting(Home, 1);
    m.kicks(h(1), Dir::N).roll(&[6]).act(Action::To(sq(11, 30))).roll(&[3]);
    m.act(Action::Toward(Dir::SE));
    assert_eq!(m.asked(), (Home, Decision::Act), "nobody was asked");
    assert_eq!(m.ball(), (14, 28), "one square back");
    assert_eq!(m.s().touch.by, Some(a(0)));
}

#[test]
fn g_defl_09_the_turn_goes_on_with_the_points_left() {
    let mut m = shot(sq(11, 30), 6);
    m.act(Action::To(sq(11, 30))).roll(&[4]).act(Action::Toward(Dir::S));
    assert_eq!((m.asked(), m.points(), m.ball()), ((Home, Decision::Act), 5, (12, 26)));
    assert!(m.options(h(2)).contains(&Action::Kick(Dir::N)), "a rebound");
}

#[test]
fn g_defl_09_but_not_after_a_poor_aim_kick() {
    let mut setup = before_the_shot(sq(11, 30));
    setup.rules = with(&[Toggle::Deflection, Toggle::PoorAim]);
    let mut m = setup.turn(Home);
    m.roll(&[1, 4]).act(Action::Aim(h(1), Dir::N)).roll(&[6]).act(Action::To(sq(11, 30))).roll(&[4]);
    m.act(Action::Toward(Dir::S));
    assert_eq!((m.ball(), m.s().turn.seat), ((12, 26), Away));
}

#[test]
fn g_defl_10_a_goalie_that_went_down_in_this_turn_is_out_of_it() {
    let mut m = shot(sq(11, 30), 2);
    m.act(Action::To(sq(11, 30))).roll(&[4]).act(Action::Toward(Dir::S));
    assert!(m.s().down.has(a(0)));
    m.kicks(h(2), Dir::N).step(Dir::N).step(Dir::N).step(Dir::N);
    assert!(m.happened(Event::NoSave(a(0))));
    assert_eq!(m.s().score[Home], 1);
}

#[test]
fn g_defl_11_getting_up_is_all_the_goalie_does_in_that_turn() {
    let rules = with(&[Toggle::Deflection, Toggle::Facing]);
    // The ball lies at its feet.
    let setup = setup(rules).put(a(0), 11, 29).put(a(1), 3, 3).down(a(0)).ball(11, 28);
    let mut m = setup.acting(Away, 5);
    m.does(a(0), Action::Stand(Facing::S));
    assert_eq!(m.points(), 4);
    assert!(m.options(a(0)).is_empty(), "no step, no turn, no kick, no grab");
    m.act(Action::End).roll(&[1]).act(Action::End).roll(&[6, 6]);
    assert!(m.options(a(0)).contains(&Action::Move(Dir::S)), "then it is fit again");
}

#[test]
fn g_defl_12_a_goalie_still_down_gets_up_in_the_save_and_only_deflects() {
    for roll in 1..=6 {
        for die in 1..=6 {
            let mut m = before_the_shot(sq(11, 30)).down(a(0)).acting(Home, 6);
            // There is no choice of square: it stays where it is.
            m.kicks(h(1), Dir::N).roll(&[roll]).roll(&[die]);
            let total = roll - 1 + die;
            assert_eq!(m.s().score[Home], u8::from(total < 6), "{roll} {die}");
            if total >= 6 {
                m.act(Action::Toward(Dir::S));
                assert_eq!(m.s().is_up(a(0)), total >= 8);
            }
        }
    }
    // Not next to the slot, or straight in front of it: no roll.
    for keeper in [sq(10, 30), sq(12, 28), sq(11, 28)] {
        let mut m = before_the_shot(keeper).put(h(1), 13, 28).down(a(0)).acting(Home, 6);
        m.kicks(h(1), Dir::N);
        assert_eq!(m.s().score[Home], 1, "{keeper:?}");
    }
    let mut m = setup(rules()).put(a(0), 12, 29).down(a(0)).put(h(1), 11, 28).ball(11, 29).acting(Home, 1);
    m.kicks(h(1), Dir::NE);
    assert_eq!(m.s().score[Home], 1);
}

#[test]
fn r_g931_a_goalie_that_got_up_in_this_turn_does_not_leave_its_square() {
    let mut m = before_the_shot(sq(11, 30)).down(a(0)).acting(Home, 6);
    m.kicks(h(1), Dir::N).roll(&[6]).roll(&[4]).act(Action::Toward(Dir::S));
    assert!(m.s().is_up(a(0)));
    m.kicks(h(2), Dir::N).step(Dir::N).step(Dir::N).step(Dir::N);
    // One square away a 1 would be a grab; here it is one point left to deflect with.
    m.roll(&[1]);
    assert!(!m.happened(Event::Grabbed(a(0))));
    m.roll(&[5]).act(Action::Toward(Dir::S));
    assert!(m.s().down.has(a(0)));
    assert_eq!(m.ball(), (12, 26), "off H2 one square back");
}

#[test]
fn g_defl_13_the_facing_does_not_matter() {
    for facing in Facing::ALL {
        let setup = before_the_shot(sq(10, 30)).facing(a(0), facing);
        assert_eq!(squares(&setup, 3), squares(&before_the_shot(sq(10, 30)), 3));
    }
}

#[test]
fn g_defl_14_without_the_rule_a_failed_grab_is_a_goal() {
    let mut setup = before_the_shot(sq(11, 30));
    setup.rules = with(&[]);
    let mut m = setup.acting(Home, 1);
    m.kicks(h(1), Dir::N).roll(&[6]);
    assert_eq!(m.s().score[Home], 1);
}

#[test]
fn r_g72_no_roll_where_nothing_can_help() {
    // Goalies at every distance up the column: with deflections a goalie at most eight squares away rolls,
    // without six.
    for (toggles, reach) in [(rules(), 8), (with(&[]), 6)] {
        for distance in 2..=11 {
            let mut setup = before_the_shot(sq(11, 31 - distance));
            setup.rules = toggles;
            let mut m = setup.put(h(2), 1, 1).acting(Home, 1);
            m.kicks(h(1), Dir::N);
            assert_eq!(m.is_chance() && m.dice() == 1, distance <= reach, "{distance}");
        }
    }
}

/// R-G76: an interceptor shoots at the goal of the team whose turn it is, and its goalie deflects the ball.
/// That move binds nobody's next kick, not even the goalie's (R-G113).
#[test]
fn g_defl_08_after_it_the_goalie_of_the_active_team_may_kick_anywhere() {
    let rules = with(&[Toggle::Deflection, Toggle::Intercept, Toggle::Direction, Toggle::Inertia]);
    let setup = setup(rules).put(h(0), 11, 0).put(h(1), 10, 3).put(a(1), 10, 6).ball(10, 4);
    let mut m = setup.acting(Home, 8);
    m.kicks(h(1), Dir::N).act(Action::Attempt(Attempt::Feet, a(1))).roll(&[3]).roll(&[6]);
    m.act(Action::To(sq(12, 0))).roll(&[2]).act(Action::To(sq(11, 0))).roll(&[6]).act(Action::Toward(Dir::N));
    assert_eq!((m.asked(), m.ball(), m.points()), ((Home, Decision::Act), (12, 6), 7));
    assert!(m.s().is_up(h(0)));
    let mut rolling = m.clone();
    for dir in [Dir::NE, Dir::N, Dir::N, Dir::N, Dir::N] {
        m.moves(h(0), dir);
    }
    assert!(m.options(h(0)).contains(&Action::Kick(Dir::S)));
    // The ball itself may still roll on that way in the team's next turn (R-G78).
    rolling.act(Action::End).roll(&[1]).act(Action::End).roll(&[6]);
    assert_eq!(rolling.asked(), (Home, Decision::Inertia));
    assert!(rolling.allows(Action::Step(Dir::N)) && !rolling.allows(Action::Step(Dir::E)));
}

/// A tackled goalie is down, and out of the rest of the turn (G-DOWN-10).
#[test]
fn g_defl_10_a_goalie_tackled_with_the_ball_at_its_feet_does_not_save() {
    let rules = with(&[Toggle::Deflection, Toggle::Tackle]);
    let mut m = setup(rules).put(a(0), 11, 30).put(h(1), 11, 28).put(h(2), 3, 3).ball(11, 29).turn(Home);
    m.act(Action::Tackle(h(1), None)).act(Action::Call(Parity::Even)).roll(&[3, 3]);
    assert!(m.s().down.has(a(0)));
    m.kicks(h(1), Dir::N);
    assert!(m.happened(Event::NoSave(a(0))));
    assert_eq!(m.s().score[Home], 1);
}
