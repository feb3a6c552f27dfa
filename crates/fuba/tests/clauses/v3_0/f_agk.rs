//! Advanced goalkeeper: the sweep.

use touchline_engine::Seat;
use touchline_fuba::event::{Check, Why};
use touchline_fuba::rules::goal_attempt::{self, From};
use touchline_fuba::state::Restart;
use touchline_fuba::{Area, Decision, Event};

use crate::common::{Scene, asked, scene_of, turned};

const SPEC: &str = "fuba:3.0+keeper";

/// Home plays the ball from the centre; both teams have two in away's penalty area, away's goalkeeper among
/// them.
const ATTACK: &str =
    "home=4-4-2,GK:APA,AFR:5,CE:3,BPA:2 away=4-4-2,GK:BPA,BPA:1,BFR:4,CE:5 ball=CE:3:home clock=1:20";

fn after(position: &str, script: &str) -> Scene {
    let mut scene = scene_of(SPEC, position);
    scene.play(script);
    scene
}

fn may_sweep(position: &str, script: &str) -> bool {
    let asked = asked(&mut after(position, script));
    let mirrored = self::asked(&mut after(&turned(position), &turned(script)));
    assert_eq!(asked.map(|(seat, what)| (seat.other(), what)), mirrored, "turned");
    matches!(asked, Some((_, Decision::Sweep)))
}

/// The kept ball shows `value`, the goalkeeper sweeps, free movements are over.
fn swept(spec: &str, position: &str, value: u8) -> Scene {
    let mut scene = scene_of(spec, position);
    scene.play(&format!("target BPA; {} {value}; sweep; done", if value == 5 { 6 } else { 5 }));
    scene
}

#[test]
fn f_agk_07_only_when_the_ball_was_played_from_elsewhere_to_the_goalkeeper() {
    assert!(may_sweep(ATTACK, "target BPA; 5 3"));
    assert!(!may_sweep(ATTACK, "target BFR; 5 3"), "another target");
    let gone = ATTACK.replace("GK:BPA,BPA:1,BFR:4", "GK:BFR,BPA:2,BFR:3");
    assert!(!may_sweep(&gone, "target BPA; 5 3"), "the goalkeeper is elsewhere");
    let from_there = ATTACK.replace("ball=CE", "ball=BPA");
    assert!(!may_sweep(&from_there, "target BPA; 5 3"), "played within the area");
    let corner = "home=4-4-2,GK:APA,AFR:5,CE:2,SPOT:1,BPA:2 away=4-4-2,GK:BPA,BPA:1,BFR:4,CE:5 ball=SPOT:1:home clock=1:20 \
        turn=restart:corner next=turn";
    assert!(may_sweep(corner, "target BPA; 5 3"), "a corner kick comes from elsewhere");
    assert!(!may_sweep(ATTACK, "target APA; 5 3"), "the own goalkeeper has nothing to sweep");
    assert!(scene_of("fuba:3.0", ATTACK).play("target BPA; 5 3").can("done"), "only if in play");
    assert!(!scene_of("fuba:3.0", ATTACK).play("target BPA; 5 3").can("sweep"));
}

#[test]
fn f_agk_07_not_when_the_ball_has_left_the_area_again() {
    // the attackers act first and carry the ball away before the goalkeeper is asked.
    let first_action = |ball: &str| {
        format!(
            "home=4-4-2,GK:APA,AFR:5,CE:2,BFR:1,BPA:2 away=4-4-2,GK:BPA,BPA:1,BFR:4,CE:5 ball={ball}:3:home clock=1:20 \
             turn=pass:CE>BPA,first:home,acted:move-none also=kept next=actions:away"
        )
    };
    assert!(may_sweep(&first_action("BPA"), ""));
    assert!(!may_sweep(&first_action("BFR"), ""));
    // Nor when the ball was lost by the check and won back since.
    assert!(!may_sweep(&first_action("BPA").replace("also=kept", "also=pressed:home"), ""));
}

#[test]
fn f_agk_08_decided_at_the_beginning_of_the_own_first_action_after_a_successful_check() {
    let mut scene = after(ATTACK, "target BPA; 5 3");
    assert_eq!(asked(&mut scene), Some((Seat::Away, Decision::Sweep)));
    assert_eq!(scene.legal(), ["done", "sweep"]);
    scene.play("sweep");
    assert!(scene.saw(Event::Sweep(Seat::Away)));
    assert_eq!(asked(&mut scene), Some((Seat::Away, Decision::FreeMovement)), "before the free movements");
    scene.play("done");
    assert!(scene.can("position 0") && scene.can("midfield"), "it does not bind the team to a pressing");
    // The attackers, being more, act first: the question comes with away's own first action.
    let more = ATTACK.replace("AFR:5,CE:3,BPA:2", "AFR:4,CE:3,BPA:3");
    let mut later = after(&more, "target BPA; 5 3");
    assert_eq!(asked(&mut later), Some((Seat::Home, Decision::FreeMovement)));
    later.play("done; position 0");
    assert_eq!(asked(&mut later), Some((Seat::Away, Decision::Sweep)));
    // A lost check leaves nothing to sweep.
    let mut lost = after(ATTACK, "target BPA; 3 6");
    assert!(lost.saw(Event::Check(Check::Lost, Seat::Away)));
    assert!(!lost.can("sweep"));
    lost.play("done; position 0");
    assert!(!lost.can("sweep"));
    // Declined, it is not asked again.
    let mut declined = after(ATTACK, "target BPA; 5 3; done; done; position 0; done; position 0; second");
    assert!(declined.can("press") && !declined.can("sweep"));
    assert_eq!(declined.play("press; 2 6").value(), 6, "an ordinary pressing");
}

#[test]
fn f_agk_09_the_lower_die_decides_and_is_the_new_value() {
    for value in 1..=6 {
        for (a, b) in (1..=6).flat_map(|a| (1..=6).map(move |b| (a, b))) {
            let mut scene = swept(SPEC, ATTACK, value);
            assert_eq!(scene.value(), value);
            scene.play(&format!("press; {a} {b}"));
            let low = a.min(b);
            let expected = match low.cmp(&value) {
                std::cmp::Ordering::Less => (Seat::Away, low),
                std::cmp::Ordering::Equal => (Seat::Home, value),
                std::cmp::Ordering::Greater => (Seat::Home, value.saturating_sub(2).max(1)),
            };
            assert_eq!((scene.control(), scene.value()), expected, "value {value}, dice {a} {b}");
        }
    }
}

#[test]
fn f_agk_09_only_while_ball_and_goalkeeper_are_still_there() {
    // three defenders, of whom the goalkeeper leaves freely.
    let spare = ATTACK.replace("GK:BPA,BPA:1,BFR:4", "GK:BPA,BPA:2,BFR:3");
    let press = |moves: &str| {
        let scene = after(&spare, &format!("target BPA; 5 3; sweep; {moves}; done; press; 2 6"));
        assert_eq!(scene.control(), Seat::Away);
        scene.value()
    };
    assert_eq!(press("move BPA>BRC"), 2);
    assert_eq!(press("keeper BPA>BRC"), 6);
    let elsewhere = |ball: &str| {
        let position = format!(
            "home=4-4-2,GK:APA,AFR:6,CE:2,BFR:1,BPA:1 away=4-4-2,GK:BPA,BPA:1,BFR:4,CE:5 ball={ball}:3:home clock=1:20 \
             turn=pass:CE>BPA,first:home also=kept,sweep:away next=first-action:away"
        );
        after(&position, "press; 2 6").value()
    };
    assert_eq!((elsewhere("BPA"), elsewhere("BFR")), (2, 6));
}

#[test]
fn f_agk_09_together_with_an_aggressive_pressing() {
    // equality wins where the kind allows it; a failure is a foul in the own penalty area.
    let spec = "fuba:3.0+condition+aggressive-pressing+keeper";
    let position = format!("{ATTACK} condition=4/4/2-4/4/2");
    for (value, a, b) in (1..=6).flat_map(|v| (1..=6).flat_map(move |a| (1..=6).map(move |b| (v, a, b)))) {
        let mut scene = swept(spec, &position, value);
        scene.play(&format!("press aggressively; {a} {b}"));
        if a.min(b) <= value {
            assert_eq!((scene.control(), scene.value()), (Seat::Away, a.min(b)), "{value}: {a} {b}");
        } else {
            assert!(scene.saw(Event::Awarded(Restart::PenaltyKick, Seat::Home, Area::Bpa)));
            assert!(!scene.events().iter().any(|event| matches!(event, Event::Value(_, Why::Pressing))));
        }
    }
}

#[test]
fn f_agk_10_the_opponents_attempts_get_one_easier_until_the_turn_ends() {
    for (answer, easier) in [("sweep", 1), ("done", 0)] {
        let mut scene = after(ATTACK, &format!("target BPA; 5 3; {answer}; done; position 0; done"));
        assert!(scene.can("shoot"));
        let modifiers = |scene: &Scene| goal_attempt::modifiers(scene.rules(), scene.state(), From::Play);
        assert_eq!(modifiers(&scene).keeper, easier);
        scene.play("position 0; second");
        assert_eq!(modifiers(&scene).keeper, easier, "in second actions too");
        scene.play("press; 1 1");
        assert_eq!(scene.control(), Seat::Away);
        assert_eq!(modifiers(&scene).keeper, 0, "not its own team's");
    }
    let mut over = after(ATTACK, "target BPA; 5 3; sweep; done; position 0; done; position 0; next");
    assert_eq!(asked(&mut over), Some((Seat::Home, Decision::Target)));
    assert_eq!(goal_attempt::modifiers(over.rules(), over.state(), From::Play).keeper, 0);
}

#[test]
fn f_agk_07_not_for_the_team_that_played_the_ball_to_its_own_goalkeeper() {
    // Home kept a ball played home, away won it there by pressing: nobody has chosen home's penalty area
    // against it.
    let scene = scene_of(
        SPEC,
        "home=4-4-2,GK:APA,AFR:5,CE:5 away=4-4-2,GK:BPA,BFR:4,CE:4,APA:2 ball=APA:3:away clock=1:20 \
         turn=starter:home,pass:AFR>APA,first:away,acted:none-press also=kept,pressed:away next=actions:home",
    );
    assert!(!scene.can("sweep"));
}
