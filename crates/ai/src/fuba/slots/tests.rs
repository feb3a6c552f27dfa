//! The odds behind the slots equal those the rules give as hints.
#![allow(clippy::unwrap_used)]

use touchline_engine::Seat;
use touchline_fuba::rules::goal_attempt::{self, From};
use touchline_fuba::rules::target;
use touchline_fuba::{Action, Fuba, State};

use super::super::tests::{asked, chance, play};
use super::quick::{Passing, Quick};
use super::{Ahead, Scene, Sight, forget, odds};
use crate::Evaluate;

const EDITIONS: [&str; 4] = ["fuba:2.0", "fuba:2.1", "fuba:2.2", "fuba:3.0"];

fn scene<'a>(game: &'a Fuba, s: &'a State) -> Scene<'a> {
    Scene {
        rules: &game.rules,
        s,
        sight: Sight::new(s, game.protagonist(s)),
        ahead: Ahead::new(&game.rules, s),
        open: false,
        asked: None,
    }
}

#[test]
fn odds_are_those_of_the_rules() {
    let mut compared = 0;
    for (spec, seed) in EDITIONS.into_iter().zip(0..) {
        let game = Fuba::from_text(spec).unwrap();
        play(&game, seed, |s| {
            let mut s = *s;
            forget(&mut s);
            let scene = scene(&game, &s);
            let mut now = s;
            now.ball.value = scene.ahead.value;
            let shot = odds::shot(&scene, &mut now);
            let press = odds::press(&scene, &mut now);
            for action in asked(&game, &s).map_or_else(Vec::new, |(_, legal)| legal) {
                let (told, ruled) = match action {
                    Action::Shoot => (f32::from(shot) / 216.0, chance(&game, &s, action, "goal")),
                    Action::Press => (f32::from(press) / 36.0, chance(&game, &s, action, "win")),
                    _ => continue,
                };
                assert!((told - ruled).abs() < 1e-6, "{spec} {action:?}: {told}, not {ruled}\n{s:?}");
                compared += 1;
            }
        });
    }
    assert!(compared > 100, "{compared}");
}

#[test]
fn what_is_found_at_once_equals_what_is_found_one_by_one() {
    let mut passes = 0;
    for (spec, seed) in EDITIONS.into_iter().chain(["fuba:2.1+all", "fuba:3.0+all"]).zip(10..) {
        let game = Fuba::from_text(spec).unwrap();
        let rules = &game.rules;
        play(&game, seed, |s| {
            let mut s = *s;
            forget(&mut s);
            s.turn.handicap = false;
            s.turn.fans = None;
            s.turn.sweep = None;
            s.turn.played.0 = [touchline_fuba::advanced::skills::SkillSet::NONE; 2];
            let legal = target::legal(rules, &s);
            let kept = Passing::new(rules, &s).kept();
            for area in touchline_fuba::Area::ALL {
                let mut tried = s;
                let ruled = if legal.has(area) { 1 + odds::keeping(rules, &mut tried, area) } else { 0 };
                assert_eq!(kept[area as usize], ruled, "{spec} {area:?}\n{s:?}");
                passes += 1;
            }
            for shooter in Seat::ALL {
                s.control = shooter;
                for area in odds::OWN_ATTACK.map(|area| area.for_seat(shooter)) {
                    s.ball.area = area;
                    s.turn.effect = touchline_fuba::state::Effect::None;
                    let ruled = goal_attempt::modifiers(rules, &s, From::Play).total();
                    assert_eq!(Quick::new(rules, &s).total(rules, &s), ruled, "{spec} {area:?}\n{s:?}");
                }
            }
        });
    }
    assert!(passes > 1_000, "{passes}");
}

#[test]
fn a_restart_forgets_the_turn_it_interrupts() {
    use touchline_fuba::flow::Stage;
    use touchline_fuba::state::{ActionKind, Kinds};
    let game = Fuba::from_text("fuba:3.0").unwrap();
    let inputs = |s: &State| {
        let mut out = crate::Inputs::new(Fuba::SLOTS);
        game.inputs(s, game.protagonist(s), &mut out);
        out.as_slice().to_vec()
    };
    let mut restarts = 0;
    play(&game, 4, |s| {
        let mut other = *s;
        other.turn.dice = [6, 5];
        other.turn.acted[s.control] = Kinds::just(ActionKind::GoalAttempt);
        other.turn.value_change = 1;
        if s.agenda.stages().first() == Some(&Stage::Turn(0)) {
            assert_eq!(inputs(s), inputs(&other), "{s:?}");
            restarts += 1;
        }
    });
    assert!(restarts > 0);
}
