//! Skills one by one: goalkeepers.

use touchline_engine::Seat;
use touchline_fuba::advanced::keeper;
use touchline_fuba::{Area, Event};

use super::f_skill::{SKILLS, asked, points};
use crate::common::{Scene, scene_of};

/// Home has played the ball into away's penalty area, away presses there with goalkeeper and one player
/// against one.
fn in_the_area(value: u8, more: &str) -> Scene {
    scene_of(
        "fuba:3.0+condition+keeper+skills",
        &format!(
            "home=4-4-2,GK:APA,AFR:4,CE:5,BPA:1 away=4-4-2,GK:BPA,BPA:1,BFR:4,CE:5 ball=BPA:{value}:home clock=1:20 \
             condition=4/4/2-4/4/2 skills=none:!sweeper-keeper turn=pass:CE>BPA \
             {more} next=first-action:away"
        ),
    )
}

#[test]
fn f_sk_07_sweeper_keeper_holds_the_value_of_a_failed_pressing() {
    let mut ordinary = in_the_area(4, "");
    assert!(!ordinary.can("play sweeper-keeper"), "only with a sweep");
    assert_eq!(ordinary.play("press; 5 6").value(), 2);
    let mut sweeping = in_the_area(4, "also=kept,sweep:away,played:away:sweeper-keeper");
    assert_eq!(asked(&mut sweeping), None, "bound to the pressing, which is the only answer");
    assert_eq!(sweeping.play("5 6").value(), 4);
}

#[test]
fn f_sk_07_sweeper_keeper_is_offered_with_the_sweep() {
    for value in 1..=6 {
        let mut scene = in_the_area(value, "also=kept,sweep:away");
        let helps = keeper::sweeps(scene.state(), Seat::Away) && (2..=5).contains(&value);
        assert_eq!(scene.can("play sweeper-keeper"), helps, "value {value}");
        if helps {
            scene.play("play sweeper-keeper");
            assert_eq!(points(&scene, Seat::Away), [3, 4, 2]);
        }
    }
}

/// A new turn of home.
fn new_turn(home: &str, ball: &str) -> Scene {
    scene_of(
        SKILLS,
        &format!(
            "home={home} away=4-4-2,GK:BPA,BFR:5,CE:5 ball={ball}:home clock=1:20 condition=4/4/2-4/4/2 \
             skills=!creative-goal-keeper:none"
        ),
    )
}

#[test]
fn f_sk_08_creative_goal_keeper_moves_a_player_before_the_target() {
    let mut scene = new_turn("4-4-2,GK:APA,AFR:6,CE:4", "APA:3");
    scene.play("play creative-goal-keeper");
    assert_eq!(points(&scene, Seat::Home), [3, 4, 2], "the ball's zone pays (R-211)");
    assert!(!scene.can("keeper APA>AFR"), "somebody stays with the ball");
    assert!(scene.can("move CE>ALW") && scene.can("move AFR>APA") && scene.can("done"));
    scene.play("move AFR>CE");
    assert!(scene.can("target CE") && !scene.can("play creative-goal-keeper"), "one player, once");
    scene.play("target CE");
    assert_eq!(scene.state().turn.numbers[Seat::Home], 5, "counted for the order of actions (R-226)");
}

#[test]
fn f_sk_08_creative_goal_keeper_needs_the_ball_in_the_own_penalty_area() {
    assert!(
        new_turn("4-4-2,GK:AFR,APA:1,AFR:5,CE:4", "APA:3").can("play creative-goal-keeper"),
        "the keeper need not be there"
    );
    assert!(!new_turn("4-4-2,GK:APA,AFR:6,CE:4", "AFR:3").can("play creative-goal-keeper"));
}

/// Home is about to shoot from in front of the goal; away has a goalkeeper's card.
fn shot(restart: &str, condition: &str, cards: &str) -> Scene {
    let mut scene = scene_of(
        SKILLS,
        &format!(
            "home=4-4-2,GK:APA,AFR:4,CE:2,BFR:4 away=4-4-2,GK:BPA,BFR:1,CE:9 ball=BFR:3:home clock=1:20 \
             condition={condition} skills=none:{cards} \
             turn=restart:{restart},pass:CE>BFR next=first-action:home"
        ),
    );
    scene.play("shoot");
    scene
}

/// Goals of home.
fn goals(scene: &Scene) -> u8 {
    scene.state().teams[Seat::Home].goals
}

#[test]
fn f_sk_10_shot_stopper_makes_the_lower_of_two_dice_count() {
    let mut scene = shot("open", "4/4/2-4/4/2", "!shot-stopper");
    assert_eq!(asked(&mut scene), Some(Seat::Away), "after the announcement, before the die");
    scene.play("play shot-stopper");
    assert_eq!(points(&scene, Seat::Away), [2, 4, 2], "two points");
    scene.play("6 1");
    assert_eq!(goals(&scene), 0);
    assert_eq!(goals(shot("open", "4/4/2-4/4/2", "!shot-stopper").play("play shot-stopper; 6 6")), 1);
    assert_eq!(goals(shot("open", "4/4/2-4/4/2", "!shot-stopper").play("done; 6")), 1);
    assert!(
        !shot("open", "4/4/2-1/4/2", "!shot-stopper").can("play shot-stopper"),
        "one point is not enough"
    );
}

#[test]
fn f_sk_10_shot_stopper_rolls_two_dice_first_in_a_difficult_attempt() {
    let far = || {
        let mut scene = scene_of(
            SKILLS,
            "home=4-4-2,GK:APA,AFR:8,BLW:2 away=4-4-2,GK:BPA,BFR:6,BLW:4 ball=BLW:5:home clock=1:20 \
             condition=4/4/2-4/4/2 skills=none:!shot-stopper turn=pass:CE>BLW next=first-action:home",
        );
        scene.play("shoot; play shot-stopper");
        scene
    };
    let mut missed = far();
    missed.play("6 5");
    assert_eq!(asked(&mut missed), Some(Seat::Away), "both dice must be 6 (R-224)");
    let mut second = far();
    second.play("6 6");
    assert_eq!(asked(&mut second), None, "the second die is due");
    second.play("6");
    assert_eq!(goals(&second), 1);
}

#[test]
fn f_sk_11_penalty_shot_saver_makes_the_lower_of_two_dice_count() {
    for (dice, scored) in [("6 1", 0), ("2 6", 1)] {
        let mut scene = scene_of(
            SKILLS,
            "home=4-4-2,GK:APA,AFR:9,BPA:1 away=4-4-2,GK:BPA,BFR:5,CE:5 ball=BPA:1:home clock=1:20 \
             condition=4/4/2-0/0/0 skills=none:!penalty-shot-saver next=penalty",
        );
        scene.play("play penalty-shot-saver; dive left; kick left");
        scene.play(dice);
        assert_eq!(goals(&scene), scored, "{dice}; it costs nothing");
    }
}

#[test]
fn f_sk_12_leading_goal_keeper_saves_after_corner_and_free_kick() {
    for restart in ["corner", "free-kick"] {
        let mut scene = shot(restart, "4/4/2-4/4/2", "!leading-goal-keeper");
        scene.play("play leading-goal-keeper");
        assert_eq!(points(&scene, Seat::Away), [3, 4, 2]);
        scene.play("6 1");
        assert_eq!(goals(&scene), 0, "{restart}: the higher is dropped (R-150)");
    }
    for restart in ["open", "goal-kick", "kick-off"] {
        assert!(
            !shot(restart, "4/4/2-4/4/2", "!leading-goal-keeper").can("play leading-goal-keeper"),
            "{restart}"
        );
    }
}

#[test]
fn f_sk_12_leading_goal_keeper_and_shot_stopper_together_are_two_dice() {
    let mut scene = shot("corner", "4/4/2-4/4/2", "!leading-goal-keeper+!shot-stopper");
    scene.play("play leading-goal-keeper");
    assert!(!scene.can("play shot-stopper"), "R-224");
    // The direct shot of a free kick counts.
    let mut direct = scene_of(
        SKILLS,
        "home=4-4-2,GK:APA,AFR:4,CE:2,BFR:4 away=4-4-2,GK:BPA,BFR:1,CE:9 ball=BFR:1:home clock=1:20 \
         condition=4/4/2-4/4/2 skills=none:!leading-goal-keeper turn=starter:away next=take-free-kick",
    );
    direct.play("shoot; play leading-goal-keeper; 6 1");
    assert_eq!(goals(&direct), 0);
}

/// Home has played the ball to the area in front of away's penalty area, where away's goalkeeper stands.
fn off_its_line(keeper: &str, start: &str, also: &str) -> Scene {
    scene_of(
        "fuba:3.0+condition+keeper+skills",
        &format!(
            "home=4-4-2,GK:APA,AFR:4,CE:5,BFR:1 away=4-4-2,GK:{keeper},BFR:1,BLW:4,CE:5 ball=BFR:4:home clock=1:20 \
             condition=4/4/2-4/4/2 skills=none:!advancing-goal-keeper \
             turn=pass:{start}>BFR {also} next=first-action:away"
        ),
    )
}

#[test]
fn f_sk_13_advancing_goal_keeper_sweeps_next_to_its_penalty_area() {
    let mut scene = off_its_line("BFR", "CE", "also=kept");
    scene.play("play advancing-goal-keeper");
    assert_eq!(points(&scene, Seat::Away), [3, 4, 2]);
    assert!(scene.saw(Event::Sweep(Seat::Away)), "declared with the card (R-227)");
    assert_eq!(scene.state().turn.sweep, Some(Seat::Away));
    scene.play("2 5"); // the pressing is the only answer left
    assert_eq!((scene.control(), scene.value()), (Seat::Away, 2), "the lower die is the new value");
    assert_eq!(off_its_line("BFR", "CE", "also=kept").play("press; 2 5").value(), 5);
}

#[test]
fn f_sk_13_advancing_goal_keeper_is_no_sweeper_keeper() {
    // R-928; a third card is hidden, so that the pressing is asked for.
    let mut scene = off_its_line("BFR", "CE", "also=kept");
    let both =
        scene.position().replace("!advancing-goal-keeper", "!advancing-goal-keeper+!sweeper-keeper+actor");
    scene = scene_of("fuba:3.0+condition+keeper+skills", &both);
    scene.play("play advancing-goal-keeper");
    assert!(scene.can("press") && !scene.can("play sweeper-keeper"));
}

#[test]
fn f_sk_13_advancing_goal_keeper_needs_the_conditions_of_a_sweep() {
    for (keeper, start, also, why) in [
        ("BLW", "CE", "also=kept", "the goalkeeper is elsewhere"),
        ("BFR", "BFR", "also=kept", "the ball was there before"),
        ("BFR", "CE", "", "the check did not succeed"),
        ("BFR", "CE", "also=kept,sweep:away", "it sweeps already"),
    ] {
        let scene = off_its_line(keeper, start, also);
        assert!(!scene.can("play advancing-goal-keeper"), "{why}");
        assert_eq!(scene.count(Seat::Home, Area::Bfr), 1);
    }
}

#[test]
fn f_sk_07_sweeper_keeper_is_played_after_a_real_sweep() {
    let sweep = |answer: &str| {
        let mut scene = scene_of(
            "fuba:3.0+condition+keeper+skills",
            "home=4-4-2,GK:APA,AFR:5,CE:3,BPA:2 away=4-4-2,GK:BPA,BPA:1,BFR:4,CE:5 ball=CE:3:home clock=1:20 \
             condition=4/4/2-4/4/2 skills=none:!sweeper-keeper",
        );
        scene.play("target BPA; 5 4").play(answer).play("done");
        scene
    };
    let mut scene = sweep("sweep");
    assert!(scene.saw(Event::Sweep(Seat::Away)) && scene.can("play sweeper-keeper"), "{:?}", scene.legal());
    scene.play("play sweeper-keeper; 5 6"); // bound to the pressing, the only answer left
    assert_eq!((scene.control(), scene.value(), points(&scene, Seat::Away)), (Seat::Home, 4, [3, 4, 2]));
    assert_eq!(sweep("sweep").play("press; 5 6").value(), 2);
    assert!(!sweep("done").can("play sweeper-keeper"), "without a sweep");
    // A success is that of the sweep.
    let mut won = sweep("sweep");
    won.play("play sweeper-keeper; 2 6");
    assert_eq!((won.control(), won.value()), (Seat::Away, 2));
}

#[test]
fn f_sk_13_advancing_goal_keeper_makes_the_opponents_attempts_easier_from_then_on() {
    // Home's action comes after away's pressing, which fails.
    let attempt = |first: &str| {
        let mut scene = off_its_line("BFR", "CE", "also=kept");
        scene.play(first).play("done; shoot; 1");
        let modifier = scene.events().iter().find_map(|event| match event {
            Event::Attempt(Seat::Home, _, modifier) => Some(*modifier),
            _ => None,
        });
        modifier.unwrap()
    };
    assert_eq!(attempt("play advancing-goal-keeper; 5 6"), attempt("press; 5 6") + 1);
    // Until the turn is over.
    let mut scene = off_its_line("BFR", "CE", "also=kept");
    scene.play("play advancing-goal-keeper; 5 6");
    assert_eq!(scene.state().turn.sweep, Some(Seat::Away));
    crate::shared::f_sub::go_on(&mut scene, |scene| crate::shared::f_sub::turn_begins(scene) == 1);
    assert_eq!(scene.state().turn.sweep, None);
}

#[test]
fn f_sk_08_creative_goal_keeper_obeys_offside() {
    //
    let mut scene = scene_of(
        SKILLS,
        "home=4-4-2,GK:APA,APA:1,AFR:4,BFR:5 away=4-4-2,GK:BPA,BFR:5,CE:5 ball=APA:3:home clock=1:20 \
         condition=4/4/2-4/4/2 skills=!creative-goal-keeper:none",
    );
    scene.play("play creative-goal-keeper");
    assert!(scene.can("move BFR>CE") && !scene.can("move BFR>BPA"));
}
