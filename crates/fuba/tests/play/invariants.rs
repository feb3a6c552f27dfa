//! Random play under every option: facts that hold after every step.

use crate::common::facts;
use crate::common::phase::Phases;
use crate::common::random::{
    DECIMATED, EDITIONS, Walk, advanced_specs, after, every_spec, game, legal, mixture, single_changes, specs,
};
use crate::common::{scene, scene_of};
use std::sync::atomic::Ordering;

use touchline_engine::{Faces, Game, Input, Node, Notation, Seat};
use touchline_fuba::flow::Stage;
use touchline_fuba::rules::cards;
use touchline_fuba::{Area, Event};

/// Play a match to its end, checking every step.
fn watch(mut walk: Walk) {
    let mut phases = Phases::default();
    facts::position(&walk.game, &walk.state);
    while let Some(given) = walk.step() {
        phases.watch(&walk.game, &walk.before, given);
        facts::step(&walk.game, &walk.before, given, &walk.state);
        facts::position(&walk.game, &walk.state);
        begins_complete(&walk);
    }
    let called_off =
        Seat::ALL.into_iter().any(|seat| cards::has_too_few(&walk.game.rules, &walk.state, seat));
    assert!(walk.state.clock.half == 2 || called_off, "a match has two halves");
    assert!(walk.state.ended.is_some());
}

/// Without terms nobody begins with fewer points or cards than the rules give.
fn begins_complete(walk: &Walk) {
    let (s, rules) = (&walk.state, &walk.game.rules);
    if s.clock.half > 0 || s.agenda.stages() != [Stage::KickOffRoll] {
        return;
    }
    for team in s.teams.0 {
        assert_eq!(team.condition.total(), if rules.condition.is_some() { 10 } else { 0 });
        assert_eq!(team.hand.held.len(), rules.skills.map_or(0, |skills| skills.cards));
    }
}

#[test]
fn every_option_is_tried() {
    assert_eq!(specs().len(), 4 + touchline_fuba::spec::choices().len());
}

#[test]
fn random_matches_keep_the_facts_under_every_option() {
    for ((spec, matches), seed) in every_spec(300, 20).iter().zip(0..) {
        for n in 0..*matches {
            watch(Walk::new(game(spec), 1000 * seed + n));
        }
    }
    println!("the deepest agenda has {} stages", facts::DEEPEST_SEEN.load(Ordering::Relaxed));
}

/// Positions that could not be read back, by what comes next.
type Refused = std::collections::BTreeMap<String, String>;

/// Play a match under custom rules to its end, checking what holds under any rules.
fn watch_custom(game: touchline_fuba::Fuba, seed: u64, refused: &mut Refused) {
    let mut walk = Walk::new(game, seed);
    loop {
        facts::any_position(&walk.game, &walk.state);
        let text = game.write_state(&walk.state);
        match game.read_state(&text) {
            Ok(read) => assert_eq!(read, walk.state, "{}\n{text}", game.spec()),
            Err(refusal) => {
                let next = text.split("next=").nth(1).unwrap_or_default();
                let next = next.replace("home", "x").replace("away", "x");
                let what = || format!("{} {refusal}\n{text}", game.spec());
                refused.entry(format!("{} {next}", refusal.key)).or_insert_with(what);
            }
        }
        if walk.step().is_none() {
            break;
        }
    }
    assert!(walk.state.ended.is_some());
}

fn all_read_back(refused: &Refused) {
    let shown: Vec<String> = refused.iter().take(12).map(|(key, text)| format!("{key}\n{text}")).collect();
    assert!(refused.is_empty(), "{} kinds of positions are refused\n{}", refused.len(), shown.join("\n\n"));
}

/// Every value of every rule in every edition, with and without its advanced rules.
#[test]
fn a_match_under_one_rule_of_another_edition_keeps_the_facts() {
    let bases = EDITIONS.into_iter().map(str::to_owned);
    let bases = bases.chain(["2.0", "2.1", "3.0"].map(|edition| format!("fuba:{edition}+all")));
    let specs: Vec<String> = bases.flat_map(|base| single_changes(&base)).collect();
    assert!(specs.len() > 400, "{}", specs.len());
    let mut refused = Refused::new();
    for (spec, seed) in specs.iter().zip(0..) {
        for n in 0..2 {
            watch_custom(game(spec), 600_000 + 10 * seed + n, &mut refused);
        }
    }
    all_read_back(&refused);
}

/// Rules of all editions mixed.
#[test]
fn matches_under_mixed_rules_keep_the_facts() {
    let mut rng = touchline_engine::Pcg::new(2026, 11);
    let games: Vec<touchline_fuba::Fuba> = (0..6000).filter_map(|_| mixture(&mut rng)).collect();
    assert!(games.len() > 500, "{} of 6000 make sense", games.len());
    let mut refused = Refused::new();
    for (game, seed) in games.into_iter().zip(0..) {
        watch_custom(game, 700_000 + seed, &mut refused);
    }
    all_read_back(&refused);
}

/// Many matches with everything an edition offers: `cargo test --release --test play invariants -- --ignored`
/// (minutes).
fn many_matches(spec: &str) {
    for seed in 0..20_000 {
        watch(Walk::new(game(spec), 500_000 + seed));
    }
}

#[test]
#[ignore = "takes minutes: 20,000 matches"]
fn many_matches_with_all_rules_of_2_0_keep_the_facts() {
    many_matches("fuba:2.0+all");
}

#[test]
#[ignore = "takes minutes: 20,000 matches"]
fn many_matches_with_all_rules_of_2_1_keep_the_facts() {
    many_matches("fuba:2.1+all");
}

#[test]
#[ignore = "takes minutes: 20,000 matches"]
fn many_matches_with_all_rules_of_3_0_keep_the_facts() {
    many_matches("fuba:3.0+all");
}

/// A test of tiredness takes three condition points at most.
#[test]
fn no_test_takes_more_than_three_points() {
    let (mut tests, mut taken) = (0, 0);
    for spec in advanced_specs().iter().filter(|spec| game(spec).rules.tiredness.is_some()) {
        for seed in 0..6 {
            let mut walk = Walk::new(game(spec), 90_000 + seed);
            let mut lost = [0; 2];
            while walk.step().is_some() {
                let testing = |stage: &Stage| matches!(stage, Stage::Tiredness(_) | Stage::LosePoint(_));
                if !walk.before.agenda.stages().iter().any(testing) {
                    lost = [0; 2];
                }
                for event in &walk.events {
                    match event {
                        Event::PointsLost(seat, _, points) => {
                            lost[*seat as usize] += points;
                            taken += 1;
                        }
                        Event::TestPassed(_) => tests += 1,
                        _ => {}
                    }
                }
                assert!(lost.iter().all(|points| *points <= 3), "{}", walk.game.write_state(&walk.before));
            }
        }
    }
    assert!(tests > 100 && taken > 100, "{tests} {taken}");
}

#[test]
fn decimated_teams_keep_the_facts_under_every_option() {
    for ((spec, matches), seed) in every_spec(10, 1).iter().zip(0..) {
        for n in 0..*matches {
            for position in DECIMATED {
                watch(Walk::at(game(spec), position, 1000 * seed + n));
            }
        }
    }
}

/// Not only the step that is played: every possible one.
#[test]
fn every_action_and_every_roll_keeps_the_facts() {
    for ((spec, matches), seed) in every_spec(6, 1).iter().zip(0..) {
        let starts = (0..*matches).map(|n| Walk::new(game(spec), 77_000 + 100 * seed + n));
        let decimated = DECIMATED.map(|position| Walk::at(game(spec), position, 78_000 + seed));
        let few = if *matches == 6 { decimated.len() } else { 1 };
        for mut walk in starts.chain(decimated.into_iter().take(few)) {
            loop {
                every_continuation(&walk);
                if walk.step().is_none() {
                    break;
                }
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
                let next = after(game, s, Input::Act(action));
                facts::step(game, s, Input::Act(action), &next);
                facts::position(game, &next);
            }
        }
        Node::Chance => {
            for next in facts::chances(game, s) {
                facts::step(game, s, Input::Roll(Faces::default()), &next);
                facts::position(game, &next);
            }
        }
    }
}

/// What every edition asks and rolls.
const EVERYWHERE: [&str; 22] = [
    "Formation",
    "HalfTime",
    "KickOff",
    "PlaceKeeper",
    "Place",
    "Adjust",
    "Target",
    "Closest",
    "FreeMovement",
    "Movement",
    "FreeKick",
    "Corner",
    "Dive",
    "PenaltyKick",
    "SendOff",
    "Some KickOff",
    "Some Stage",
    "Some YellowCard",
    "Some GoalAttempt",
    "Some SecondDie",
    "Some Rebound",
    "Some Penalty",
];
/// What some of them ask and roll besides.
const BESIDES: [(&str, &[&str]); 4] = [
    (
        "fuba:2.0",
        &[
            "EventMoves",
            "MaybeShoot",
            "MaybeMove",
            "MaybePress",
            "SlowKick",
            "Some EventDifference",
            "Some Pressing",
            "Some RedCard",
        ],
    ),
    (
        "fuba:2.1",
        &[
            "EventMoves",
            "Action",
            "SlowKick",
            "SlowMoves",
            "QuickMoves",
            "Some EventDifference",
            "Some Pressing",
            "Some RedCard",
        ],
    ),
    (
        "fuba:2.2",
        &[
            "EventMoves",
            "Action",
            "QuickMoves",
            "GoalKickMoves",
            "Some EventDifference",
            "Some Pressing",
            "Some RedCard",
        ],
    ),
    (
        "fuba:3.0",
        &[
            "EasyMove",
            "Action",
            "SecondActions",
            "QuickMoves",
            "GoalKickMoves",
            "Some SpecialEvent",
            "Some Pressing",
            "Some RedCard",
        ],
    ),
];

/// The walks above are worth something only if they reach everything.
#[test]
fn random_play_reaches_every_kind_of_decision_and_roll() {
    for (spec, besides) in BESIDES {
        let mut seen = std::collections::BTreeMap::<String, u32>::new();
        for seed in 0..600 {
            let mut walk = Walk::new(game(spec), seed);
            loop {
                let what = match walk.game.node(&walk.state) {
                    Node::Decide(_, decision) => format!("{decision:?}"),
                    Node::Chance => format!("{:?}", touchline_fuba::roll(&walk.game.rules, &walk.state)),
                    Node::Over(_) => break,
                };
                let words: Vec<&str> = what.split(['(', ')']).collect();
                let word =
                    if words[0] == "Some" { format!("Some {}", words[1]) } else { words[0].to_owned() };
                *seen.entry(word).or_default() += 1;
                walk.step();
            }
        }
        for what in EVERYWHERE.iter().chain(besides) {
            let times = seen.get(*what).copied().unwrap_or_default();
            assert!(times >= 10, "{spec}: {what} came up {times} times: {seen:?}");
        }
        assert_eq!(seen.len(), EVERYWHERE.len() + besides.len(), "{spec}: {seen:?}");
    }
}

#[test]
fn the_corner_taker_is_back_on_the_pitch_when_the_half_ends() {
    let mut scene = scene(
        "home=4-4-2,GK:APA,AFR:9,SPOT:1 away=4-4-2,GK:BPA,BFR:10 ball=SPOT:1:home clock=1:45+1 \
         turn=19,corner,BLC,home,SPOT>SPOT,00,0-0,home,+0,none,none-none next=turn.1,target",
    );
    scene.play("target BLC; 3 3");
    assert_eq!(scene.count(Seat::Home, Area::Spot), 0, "{}", scene.position());
    assert_eq!(scene.count(Seat::Home, Area::Blc), 1);
}

#[test]
fn somebody_kicks_off_even_without_outfield_players() {
    let scene = scene("home=4-4-2 away=4-4-2,GK:BPA,HAND:10 ball=CE:1:home clock=0:0 red=10-0 next=half.1");
    let mut walk = Walk::from(game("fuba:3.0"), *scene.state(), 1);
    while !matches!(walk.state.agenda.top(), Some(touchline_fuba::flow::Stage::Target)) {
        walk.step();
    }
    assert!(walk.state.squads[Seat::Home].has(Area::Ce));
}

/// Two moves by an event: the ball keeper stays, although another could come.
#[test]
fn moves_by_an_event_do_not_leave_the_ball_alone() {
    let mut scene = scene_of(
        "fuba:2.2",
        "home=4-4-2,GK:APA,AFR:9,CE:1 away=4-4-2,GK:BPA,BFR:10 ball=CE:3:home clock=1:20 \
         turn=5,open,BLC,home,AFR>CE,35,1-0,home,+0,none,none-none next=turn.4,check-result,event-difference",
    );
    scene.play("6 1");
    assert!(
        !scene.can("move CE>BLW") && scene.can("move AFR>CE") && scene.can("done"),
        "{:?}",
        scene.legal()
    );
    scene.play("move AFR>CE");
    assert!(scene.can("move CE>BLW"), "with two of them one may go");
}
