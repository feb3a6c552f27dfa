//! Random play under every spec: facts that hold after every step.

use std::collections::BTreeMap;

use crate::common::facts;
use crate::common::random::{Walk, after, every_spec, game, legal, options, presets};
use touchline_engine::{Game, Input, Node, Outcome};
use touchline_grid::rules::ending::Ending;

/// Play a match to its end, checking every step.
fn watch(mut walk: Walk) {
    facts::position(&walk.game, &walk.state);
    while walk.step().is_some() {
        facts::position(&walk.game, &walk.state);
    }
    let endless = matches!(walk.game.rules.ending, Ending::Score(_));
    assert!(endless || walk.state.ended != Some(Outcome::Unfinished), "a match comes to a result");
}

#[test]
fn random_matches_keep_the_facts_under_every_spec() {
    for (spec, seed) in every_spec().iter().zip(0..) {
        for n in 0..8 {
            let mut walk = Walk::new(game(spec), 1000 * seed + n);
            walk.keen = n % 2 == 1;
            watch(walk);
            watch(Walk::crowd(game(spec), 1000 * seed + n));
        }
    }
}

/// Many starts of matches: `cargo test --release --test play invariants -- --ignored` (minutes).
#[test]
#[ignore = "takes minutes: 200 crowds under every spec, with everything that could be played"]
fn many_crowds_keep_the_facts() {
    for (spec, seed) in every_spec().iter().zip(0..) {
        for n in 0..200 {
            let mut walk = Walk::crowd(game(spec), 500_000 + 10_000 * seed + n);
            for _ in 0..300 {
                facts::position(&walk.game, &walk.state);
                every_continuation(&walk);
                if walk.step().is_none() {
                    break;
                }
            }
        }
    }
}

/// Not only the step that is played: every possible one.
#[test]
fn every_action_and_every_roll_keeps_the_facts() {
    for (spec, seed) in every_spec().iter().zip(0..) {
        let mut walk = Walk::crowd(game(spec), 70_000 + seed);
        for _ in 0..1500 {
            every_continuation(&walk);
            if walk.step().is_none() {
                break;
            }
        }
    }
}

fn every_continuation(walk: &Walk) {
    let (game, s) = (&walk.game, &walk.state);
    match game.node(s) {
        Node::Over(_) => {}
        Node::Decide(..) => {
            for action in legal(game, s) {
                facts::position(game, &after(game, s, Input::Act(action)));
            }
        }
        Node::Chance => facts::chances(game, s),
    }
}

/// A team whose time runs out loses the turn and nothing else breaks, whenever it happens.
#[test]
fn time_may_run_out_at_any_decision() {
    use touchline_grid::Call;
    for (spec, seed) in presets().iter().chain(&options()).zip(0..) {
        let mut walk = Walk::crowd(game(spec), 80_000 + seed);
        for _ in 0..3000 {
            if let Node::Decide(..) = walk.game.node(&walk.state) {
                facts::position(&walk.game, &after(&walk.game, &walk.state, Input::Call(Call::TurnTime)));
            }
            if walk.step().is_none() {
                break;
            }
        }
    }
}

/// The walks above are worth something only if they reach everything: counts each kind of decision and roll.
#[test]
fn random_play_reaches_every_kind_of_decision_and_roll() {
    let mut seen = BTreeMap::<String, u32>::new();
    for (spec, seed) in every_spec().iter().zip(0..) {
        for n in 0..120 {
            let (game, seed) = (game(spec), 90_000 + 1000 * seed + n);
            // One whole match, then the livelier starts of others.
            let (mut walk, steps) =
                if n == 0 { (Walk::new(game, seed), usize::MAX) } else { (Walk::crowd(game, seed), 200) };
            for _ in 0..steps {
                let what = match walk.game.node(&walk.state) {
                    Node::Decide(_, decision) => format!("{decision:?}"),
                    Node::Chance => format!("{:?}", touchline_grid::roll(&walk.game.rules, &walk.state)),
                    Node::Over(_) => break,
                };
                let words: Vec<&str> = what.split(['(', ')']).collect();
                let word =
                    if words[0] == "Some" { format!("Some {}", words[1]) } else { words[0].to_owned() };
                *seen.entry(word).or_default() += 1;
                walk.step();
            }
        }
    }
    // All rolls, and all decisions but two: a juggled ball drops only if every square at the juggler's feet
    // is occupied, and a fielder leaves only for a goalie that is sent off while teams play short.
    let kinds = 35 + 19;
    seen.remove("Drop");
    seen.remove("RedCardFielder");
    assert_eq!(seen.len(), kinds, "{seen:?}");
    assert!(seen.values().all(|times| *times >= 5), "{seen:?}");
}
