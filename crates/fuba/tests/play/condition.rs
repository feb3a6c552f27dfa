//! Random matches with condition points and roles: nobody is ever left without an answer, and every position
//! can be written and read.

use std::collections::BTreeSet;

use crate::common::random::{DECIMATED, Walk, game};
use crate::common::{facts, scene_of};
use touchline_engine::{Game, Node, Notation, Seat};
use touchline_fuba::state::TeamMark;
use touchline_fuba::{Action, Area, State};

const SPECS: [&str; 3] = ["fuba:2.0+condition+roles", "fuba:2.1+condition+roles", "fuba:3.0+condition+roles"];

/// Some answers, none twice, the harmless one among them; the text of the position is read back the same.
fn check(walk: &Walk) {
    let (game, s) = (&walk.game, &walk.state);
    let text = game.write_state(s);
    if let Node::Decide(..) = game.node(s) {
        let legal = walk.legal();
        assert!(!legal.is_empty(), "nothing to choose\n{text}");
        assert_eq!(legal.iter().collect::<BTreeSet<_>>().len(), legal.len(), "{legal:?}\n{text}");
        assert!(legal.contains(&game.fallback(s)), "{text}");
    }
    facts::material(game, s);
    facts::clock(game, s);
    facts::ball_is_held(game, s);
    assert_eq!(game.read_state(&text).as_ref(), Ok(s), "{text}");
}

/// Points come and go one at a time; whoever becomes tired has none, and stays tired.
fn points_change_one_by_one(before: &State, after: &State) {
    for seat in Seat::ALL {
        let (was, is) = (&before.teams[seat], &after.teams[seat]);
        if before.clock.half > 0 {
            assert!(was.condition.total().abs_diff(is.condition.total()) <= 1);
        }
        match (was.marks.has(TeamMark::Tired), is.marks.has(TeamMark::Tired)) {
            (true, tired) => assert!(tired, "{seat:?} is fresh again"),
            (false, true) => assert_eq!(is.condition.total(), 0, "{seat:?} is tired too early"),
            (false, false) => {}
        }
    }
}

fn watch(mut walk: Walk, seen: &mut BTreeSet<String>) {
    check(&walk);
    while walk.step().is_some() {
        points_change_one_by_one(&walk.before, &walk.state);
        check(&walk);
        let stage = format!("{:?}", walk.state.agenda.top());
        seen.insert(stage.split(['(', ',', ')']).nth(1).unwrap_or_default().to_owned());
        if walk.state.steps.any > 0 {
            seen.insert("any".into());
        }
        if Seat::ALL.into_iter().any(|seat| walk.state.teams[seat].marks.has(TeamMark::Tired)) {
            seen.insert("tired".into());
        }
    }
}

#[test]
fn every_decision_of_random_matches_has_an_answer() {
    for (spec, seed) in SPECS.iter().zip(0..) {
        let mut seen = BTreeSet::new();
        for n in 0..60 {
            watch(Walk::new(game(spec), 1000 * seed + n), &mut seen);
        }
        for position in DECIMATED {
            for n in 0..3 {
                let rich = format!("{position} condition=3/3/3-3/3/3");
                watch(Walk::at(game(spec), &rich, 5000 + 1000 * seed + n), &mut seen);
            }
        }
        let mut wanted =
            vec!["MidfieldRoles", "OtherRoles", "Tiredness", "LosePoint", "Movement", "any", "tired"];
        if *spec == SPECS[0] {
            wanted.push("MovesRoll");
        }
        for stage in wanted {
            assert!(seen.contains(stage), "{spec}: {stage} never came up: {seen:?}");
        }
    }
}

/// The ball may stand alone for a moment only if a move that is left brings somebody back: a move of
/// another type is spent once.
#[test]
fn the_extra_move_is_not_counted_on_twice() {
    // One player at the ball; a midfielder's move could restore it, the forward option could not.
    let position = |choice: &str| {
        let mut scene = scene_of(
            "fuba:3.0+condition",
            "home=4-4-2,GK:APA,AFR:8,ALW:1,CE:1 away=4-4-2,GK:BPA,BFR:10 ball=CE:3:home clock=1:20 \
             turn=pass:AFR>CE condition=0/9/0-0/9/0 \
             next=first-action:home",
        );
        scene.play(choice);
        scene
    };
    // Sideways out of the centre takes the extra move; straight forward comes from the front area.
    let mut scene = position("forward cp");
    assert!(scene.can("move CE>BLW"));
    scene.play("move CE>BLW");
    assert!(
        !scene.can("done") && scene.can("move AFR>CE") && !scene.can("move ALW>CE"),
        "{:?}",
        scene.legal()
    );
    // With the midfield option the sideways move is its own, and the extra move brings anybody.
    let mut scene = position("midfield cp");
    scene.play("move CE>BLW");
    assert!(!scene.can("done") && scene.can("move AFR>CE") && scene.can("move ALW>CE"));
    // The defence option brings nobody into the centre: its extra move may not be the one that leaves.
    let mut scene = position("defence cp");
    assert!(!scene.can("move CE>BLW") && !scene.can("move CE>BFR"), "{:?}", scene.legal());
    assert!(scene.can("move CE>AFR"), "the extra move can still bring somebody");
    scene.play("move CE>AFR");
    assert!(!scene.can("done") && scene.can("move ALW>CE") && scene.can("move AFR>CE"));
    assert_eq!(scene.state().squads[Seat::Home].count(Area::Ce), 0);
    let brings = |action: &Action| matches!(action, Action::Move(_, Area::Ce));
    assert!(scene.driver().actions().iter().any(brings));
}
