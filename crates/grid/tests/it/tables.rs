//! The chances of part F: every way the dice can fall, through the game itself, with the side that is asked
//! defending as well as it can.

use crate::common::*;
use touchline_engine::{Game as _, Node, Weighted};
use touchline_grid::advanced::fake_out::Level;
use touchline_grid::advanced::intercept::Attempt;
use touchline_grid::board::Dir;
use touchline_grid::flow::Stage;
use touchline_grid::rules::turn::Parity;
use touchline_grid::state::{Hold, State};
use touchline_grid::{Action, Event, Grid, Toggle};

/// The common denominator of all chances, so that four dice come out even.
const ALL: u64 = 1296;

/// The share of `ALL` in which `is_over` returns true; whoever is asked on the way makes it as large as
/// possible.
fn share(game: &Grid, s: &State, log: &[Event], is_over: &dyn Fn(&State, &[Event]) -> Option<bool>) -> u64 {
    if let Some(found) = is_over(s, log) {
        return if found { ALL } else { 0 };
    }
    match game.node(s) {
        Node::Chance => {
            let mut outcomes = Weighted::new();
            game.chances(s, &mut outcomes);
            let weights: u64 = outcomes.iter().map(|(_, weight)| u64::from(*weight)).sum();
            let sum: u64 = outcomes
                .iter()
                .map(|(faces, weight)| {
                    let (mut next, mut log) = (*s, log.to_vec());
                    game.resolve(&mut next, faces.as_ref(), &mut log);
                    u64::from(*weight) * share(game, &next, &log, is_over)
                })
                .sum();
            assert_eq!(sum % weights, 0);
            sum / weights
        }
        Node::Decide(..) => {
            let mut choices = touchline_engine::Choices::new();
            game.actions(s, &mut choices);
            let best = choices.iter().map(|action| {
                let (mut next, mut log) = (*s, log.to_vec());
                game.act(&mut next, *action, &mut log);
                share(game, &next, &log, is_over)
            });
            best.max().unwrap_or(0)
        }
        Node::Over(_) => panic!("the match is over"),
    }
}

/// A fraction of all dice.
fn of(numerator: u64, denominator: u64) -> u64 {
    ALL * numerator / denominator
}

/// The match after a shot from one row in front of the goal, with the goalie this many slots from the ball.
fn shot(toggles: &[Toggle], distance: i8) -> Match {
    let setup = setup(with(toggles)).put(a(0), 7, 30).put(h(1), 7 + distance, 28).ball(7 + distance, 29);
    let mut m = setup.acting(Home, 1);
    m.kicks(h(1), Dir::N);
    m
}

fn chance(m: &Match, is_over: &dyn Fn(&State, &[Event]) -> Option<bool>) -> u64 {
    share(m.driver.game(), m.s(), &m.events, is_over)
}

fn goal(log: &[Event]) -> bool {
    log.iter().any(|event| matches!(event, Event::Goal(..)))
}

fn grabbed(s: &State) -> bool {
    matches!(s.ball.hold, Hold::Held(_))
}

fn deflected(log: &[Event]) -> bool {
    log.iter().any(|event| matches!(event, Event::Deflected(..)))
}

#[test]
fn saves_of_a_goalie_on_the_line() {
    let grab = [(1, 2), (1, 2), (1, 3), (1, 3), (1, 6), (1, 6)];
    let deflection = [(7, 18), (1, 4), (1, 4), (1, 9), (1, 9), (1, 36)];
    let no_goal = [(8, 9), (3, 4), (7, 12), (4, 9), (5, 18), (7, 36)];
    for (row, distance) in (1..=6).enumerate() {
        let plain = shot(&[], distance);
        let is_grab =
            |s: &State, log: &[Event]| if goal(log) { Some(false) } else { grabbed(s).then_some(true) };
        assert_eq!(chance(&plain, &is_grab), of(grab[row].0, grab[row].1), "grab at {distance}");
        let m = shot(&[Toggle::Deflection], distance);
        let is_deflection = |s: &State, log: &[Event]| {
            if goal(log) || grabbed(s) { Some(false) } else { deflected(log).then_some(true) }
        };
        assert_eq!(
            chance(&m, &is_deflection),
            of(deflection[row].0, deflection[row].1),
            "deflection at {distance}"
        );
        let is_save = |s: &State, log: &[Event]| {
            if goal(log) { Some(false) } else { (grabbed(s) || deflected(log)).then_some(true) }
        };
        assert_eq!(chance(&m, &is_save), of(no_goal[row].0, no_goal[row].1), "no goal at {distance}");
    }
}

#[test]
fn a_stunned_goalie_has_one_face() {
    for distance in 1..=6 {
        let setup = setup(with(&[Toggle::Header, Toggle::Intercept, Toggle::Stun, Toggle::Deflection]));
        let setup = setup.put(a(0), 7, 30).put(h(1), 7 + distance, 28).ball(7 + distance, 30);
        let m = setup
            .change(|s| {
                s.turn.seat = Home;
                s.agenda.push(Stage::Act);
                s.agenda.push(Stage::StunningShot);
            })
            .start();
        let is_save = |s: &State, log: &[Event]| {
            if goal(log) { Some(false) } else { (grabbed(s) || deflected(log)).then_some(true) }
        };
        assert_eq!(chance(&m, &is_save), of(1, 6), "{distance}");
    }
}

#[test]
fn a_juggle_succeeds_once_in_four() {
    let rules = with(&[Toggle::Juggle, Toggle::Intercept, Toggle::Header]);
    let mut m = setup(rules).put(h(1), 10, 10).ball(10, 11).acting(Home, 2);
    m.does(h(1), Action::Juggle);
    let is_up = |_: &State, log: &[Event]| {
        log.iter().find_map(|event| match event {
            Event::Juggle(_, success) => Some(*success),
            _ => None,
        })
    };
    assert_eq!(chance(&m, &is_up), of(1, 4));
}

#[test]
fn fake_outs() {
    for (level, denominator) in [(Level::Mild, 2), (Level::Moderate, 3), (Level::Extreme, 6)] {
        let setup = setup(with(&[Toggle::Fake])).put(h(1), 10, 10).put(a(1), 10, 12).ball(10, 11);
        let mut m = setup.acting(Home, 0);
        m.does(h(1), Action::Fake(a(1), level));
        let is_faked = |_: &State, log: &[Event]| {
            log.iter().find_map(|event| match event {
                Event::Fake(_, _, _, success) => Some(*success),
                _ => None,
            })
        };
        assert_eq!(chance(&m, &is_faked), of(1, denominator), "{level:?}");
    }
}

#[test]
fn a_tackle_is_even_with_one_die_or_two() {
    for (y, step) in [(9, Some(Dir::N)), (10, None)] {
        for call in [Parity::Odd, Parity::Even] {
            let setup = setup(with(&[Toggle::Tackle])).put(h(1), 10, y).put(a(1), 10, 12).ball(10, 11);
            let mut m = setup.turn(Home);
            m.act(Action::Tackle(h(1), step)).act(Action::Call(call));
            assert_eq!(m.dice(), if step.is_some() { 1 } else { 2 });
            let is_right = |_: &State, log: &[Event]| {
                log.iter().find_map(|event| match event {
                    Event::Tackled(..) => Some(true),
                    Event::TackleFailed(_) => Some(false),
                    _ => None,
                })
            };
            assert_eq!(chance(&m, &is_right), of(1, 2));
        }
    }
}

#[test]
fn an_attempt_to_meet_the_ball() {
    use touchline_grid::event::Met;
    let shares = |attempt: Attempt| {
        let rules = with(&[Toggle::Intercept, Toggle::Header, Toggle::Bicycle]);
        // From below which square and in which direction the kick goes: past the feet, behind the head, along
        // the feet row.
        let (x, y, dir, steps) = match attempt {
            Attempt::Feet => (10, 11, Dir::N, 3),
            Attempt::Header => (9, 17, Dir::E, 0),
            Attempt::Bicycle => (7, 15, Dir::E, 1),
            Attempt::Chest => panic!("it is trapped or not"),
        };
        let mut m = setup(rules).put(h(1), x, y - 1).put(a(1), 10, 16).ball(x, y).acting(Home, 9);
        m.kicks(h(1), dir);
        for _ in 0..steps {
            m.step(dir);
        }
        m.act(Action::Attempt(attempt, a(1)));
        [Met::Well, Met::Badly, Met::Nick, Met::Missed].map(|met| {
            chance(&m, &|_, log| {
                log.iter().find_map(|event| match event {
                    Event::Attempted(_, _, how) => Some(*how == met),
                    _ => None,
                })
            })
        })
    };
    assert_eq!(shares(Attempt::Feet), [of(1, 3), of(1, 6), 0, of(1, 2)]);
    assert_eq!(shares(Attempt::Header), [of(1, 3), of(1, 6), 0, of(1, 2)]);
    // Random and straight-only are both met badly: 1/6 and 1/9.
    assert_eq!(shares(Attempt::Bicycle), [of(1, 6), of(5, 18), of(1, 18), of(1, 2)]);
}
