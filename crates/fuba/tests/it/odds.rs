//! The chances that people are shown, where the editions differ.

mod enumerated;
mod reference;

use crate::common::fraction::{Fraction, fraction};
use crate::common::scene_of;
use touchline_engine::{Choices, Describe, Game, Mixture, Node, Odds, OddsKind, Pcg, Rng, Seat};
use touchline_fuba::state::GoalSide;
use touchline_fuba::{Action, Area, Decision, Fuba, Terms};

/// The odds of an action in a position, as `what ways/of`.
fn odds(spec: &str, position: &str, action: Action) -> Vec<String> {
    let (game, state) = (Fuba::from_text(spec).unwrap(), *scene_of(spec, position).state());
    let told = game.odds(&state, action);
    told.iter().map(|odds| format!("{} {}/{}", odds.what, odds.ways, odds.of)).collect()
}

/// One chance as a fraction, without besides.
fn share(spec: &str, position: &str, action: Action, what: &str) -> Fraction {
    let (game, state) = (Fuba::from_text(spec).unwrap(), *scene_of(spec, position).state());
    let told = game.odds(&state, action);
    told.iter().filter(|odds| odds.what == what).map(|odds| fraction(odds.ways, odds.of)).sum()
}

/// A marked target next to the ball. In 2.x the die above the value keeps, an equal one brings an event, of
/// which 10 of 36 are free kicks and 2 fail the pass. In 3.0 the die keeps from the value on; equal dice
/// bring an event, of which 10 are free kicks and 1 fails the pass.
#[test]
fn a_control_check_with_its_special_events() {
    for value in 1..=6_i128 {
        let position = format!(
            "home=4-4-2,GK:APA,AFR:2,CE:8 away=4-4-2,GK:BPA,AFR:1,CE:1,BFR:8 ball=AFR:{value}:home clock=1:20"
        );
        let of = |spec, what| share(spec, &position, Action::Target(Area::Ce), what);
        for spec in ["fuba:2.1", "fuba:2.2"] {
            assert_eq!(of(spec, "keep"), fraction(6 - value, 6) + fraction(24, 216), "{spec} {value}");
            assert_eq!(of(spec, "lose"), fraction(value - 1, 6) + fraction(2, 216), "{spec} {value}");
            assert_eq!(of(spec, "free-kick") + of(spec, "free-kick-against"), fraction(10, 216));
        }
        let (differ, equal) = (5 * (7 - value), 7 - value);
        assert_eq!(of("fuba:3.0", "keep"), fraction(36 * differ + 25 * equal, 1296), "{value}");
        assert_eq!(of("fuba:3.0", "special-event"), fraction(1, 6));
        assert_eq!(of("fuba:3.0", "free-kick") + of("fuba:3.0", "free-kick-against"), fraction(10, 216));
    }
}

/// After a failed pressing of 2.0 the next check of the team pressed succeeds, unless the passive die makes
/// the value exceed 6.
#[test]
fn a_check_given_away_is_certain() {
    let position = |who: &str| {
        format!(
            "home=4-4-2,GK:APA,AFR:2,CE:8 away=4-4-2,GK:BPA,AFR:1,BFR:8,CE:1 ball=AFR:5:home clock=1:20 \
             memory=home,2-1,0,{who}"
        )
    };
    let of = |who| share("fuba:2.0", &position(who), Action::Target(Area::Ce), "lose");
    assert!(of("home").value() < 0.02, "only a special event loses it");
    assert!(of("away").value() > 0.6);
    assert_eq!(of("away"), of("none"));
}

/// The table of the penalty kick, solved: value 9/14.
#[test]
fn the_penalty_duel() {
    for spec in ["fuba:2.0", "fuba:2.1", "fuba:2.2", "fuba:3.0", "fuba:3.0+all"] {
        let position = "home=4-4-2,GK:APA,BPA:1,CE:9 away=4-3-3,GK:BPA,CE:10 ball=BPA:1:home clock=1:20 \
             next=penalty";
        let (game, state) = (Fuba::from_text(spec).unwrap(), *scene_of(spec, position).state());
        let keeper = game.mixture(&state).unwrap();
        let weights = |mixture: &Mixture<Action>| mixture.answers.iter().map(|(_, n)| *n).collect::<Vec<_>>();
        assert_eq!((weights(&keeper), keeper.of), (vec![2, 3, 2], 7), "{spec}");
        assert_eq!((keeper.value.what, keeper.value.ways, keeper.value.of), ("conceded", 9, 14));
        for dive in GoalSide::ALL {
            let mut state = state;
            game.act(&mut state, Action::Dive(dive), &mut ());
            let shooter = game.mixture(&state).unwrap();
            assert_eq!((weights(&shooter), shooter.of), (vec![5, 4, 5], 14), "{spec}");
            for (kick, _) in shooter.answers {
                let told = game.odds(&state, kick);
                assert_eq!((told[0].what, told[0].ways, told[0].of), ("goal", 9, 14), "{spec} {dive:?}");
            }
        }
    }
}

/// A plan is counted like playing it: the chance of the goal is that of keeping the ball and of the shot at
/// each new value.
#[test]
fn a_planned_shot_agrees_with_rolling_it() {
    let spec = "fuba:3.0";
    let position =
        "home=4-4-2,GK:APA,AFR:4,ALW:2,CE:4 away=4-3-3,GK:BPA,BFR:4,BLW:2,CE:4 ball=CE:3:home clock=1:20";
    let (game, start) = (Fuba::from_text(spec).unwrap(), *scene_of(spec, position).state());
    let goal = game.turn_odds(&start, Action::Target(Area::Bfr))[0];
    assert_eq!(goal.what, "goal");
    let (mut rng, mut goals, matches) = (Pcg::new(7, 1), 0_u32, 20_000_u32);
    for _ in 0..matches {
        let mut s = start;
        game.act(&mut s, Action::Target(Area::Bfr), &mut ());
        loop {
            let mut choices = Choices::new();
            match game.node(&s) {
                Node::Chance => {
                    let faces = game.draws(&s).roll(&mut rng);
                    game.resolve(&mut s, faces.as_ref(), &mut ());
                }
                Node::Decide(seat, Decision::Action(_)) if seat == Seat::Home && s.control == seat => {
                    game.actions(&s, &mut choices);
                    let shoots = choices.contains(&Action::Shoot);
                    let action = if shoots { Action::Shoot } else { game.fallback(&s) };
                    game.act(&mut s, action, &mut ());
                }
                Node::Decide(_, decision)
                    if s.control == Seat::Home
                        && s.turn.restart == start.turn.restart
                        && decision != Decision::Target =>
                {
                    let action = game.fallback(&s);
                    game.act(&mut s, action, &mut ());
                }
                Node::Decide(..) | Node::Over(_) => break,
            }
        }
        goals += u32::from(s.teams[Seat::Home].goals > 0);
    }
    // Four standard errors of that many plans.
    #[allow(clippy::cast_precision_loss)]
    let p = goal.ways as f64 / goal.of as f64;
    let (seen, error) = (f64::from(goals) / f64::from(matches), (p * (1.0 - p) / f64::from(matches)).sqrt());
    assert!((seen - p).abs() < 4.0 * error, "{seen} instead of {p}");
}

/// Ball value 4, as many players at the ball on both sides.
fn pressing(spec: &str, acted: &str, next: &str) -> Vec<String> {
    let position = format!(
        "home=4-4-2,GK:APA,AFR:8,CE:2 away=4-4-2,GK:BPA,BFR:8,CE:2 ball=CE:4:home clock=1:20 \
         turn=acted:{acted} next={next}"
    );
    odds(spec, &position, Action::Press)
}

#[test]
fn pressing_in_each_edition() {
    let fixed = pressing("fuba:2.0", "none-none", "maybe-press:away");
    assert_eq!(fixed, ["win 1/2", "frees 1/2"]);
    for spec in ["fuba:2.1", "fuba:2.2"] {
        let want = ["win 3/6", "no-effect 1/6", "outplayed 2/6"];
        assert_eq!(pressing(spec, "none-none", "first-action:away"), want, "{spec}");
        // A second action is weaker: the die counts one more.
        let want = ["win 2/6", "no-effect 1/6", "outplayed 3/6"];
        assert_eq!(pressing(spec, "none-move", "second-action:away"), want, "{spec}");
    }
    let rounds = pressing("fuba:3.0", "none-none", "first-action:away");
    assert_eq!(rounds, ["win 27/36", "no-effect 5/36", "outplayed 4/36"]);
}

/// Outcomes add up to all ways, whatever is played; what may happen besides is no more than all.
#[test]
fn odds_of_random_play_add_up() {
    let editions =
        ["fuba:2.0", "fuba:2.1", "fuba:2.2", "fuba:3.0", "fuba:2.0+all", "fuba:2.1+all", "fuba:3.0+all"];
    for (spec, seed) in editions.iter().zip(0..) {
        let (game, mut rng) = (Fuba::from_text(spec).unwrap(), Pcg::new(seed, 3));
        let (mut s, mut choices) = (game.start(&Terms::default()), Choices::new());
        for _ in 0..900 {
            match game.node(&s) {
                Node::Over(_) => break,
                Node::Chance => {
                    let faces = game.draws(&s).roll(&mut rng);
                    game.resolve(&mut s, faces.as_ref(), &mut ());
                }
                Node::Decide(..) => {
                    game.actions(&s, &mut choices);
                    let action = choices[rng.below(u32::try_from(choices.len()).unwrap()) as usize];
                    for odds in [game.odds(&s, action), game.turn_odds(&s, action)] {
                        let (outcomes, besides): (Vec<&Odds>, Vec<&Odds>) =
                            odds.iter().partition(|odds| odds.kind == OddsKind::Outcome);
                        let total: u64 = outcomes.iter().map(|odds| odds.ways).sum();
                        assert!(outcomes.iter().all(|odds| odds.of == total), "{spec} {odds:?}");
                        assert!(besides.iter().all(|odds| odds.ways <= odds.of), "{spec} {odds:?}");
                    }
                    game.act(&mut s, action, &mut ());
                }
            }
        }
    }
}
