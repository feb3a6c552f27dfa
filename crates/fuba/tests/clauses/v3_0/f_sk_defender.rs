//! Skills one by one: defenders.

use touchline_engine::Seat;
use touchline_fuba::rules::pressing;
use touchline_fuba::state::Restart;
use touchline_fuba::{Area, Event};

use super::f_skill::{SKILLS, asked, points};
use crate::common::{Scene, scene_of};

/// Home has the ball in front of away's penalty area with `home` players against `away`; away chooses its
/// first action.
fn in_front(home: u8, away: u8, value: u8, cards: &str) -> Scene {
    scene_of(
        "fuba:3.0+aggressive-pressing+condition+skills",
        &format!(
            "home=4-4-2,GK:APA,AFR:4,CE:{},BFR:{home} away=4-4-2,GK:BPA,BFR:{away},BLW:2,CE:{} ball=BFR:{value}:home \
             clock=1:20 condition=4/4/2-4/4/2 skills=none:{cards} turn=pass:CE>BFR next=first-action:away",
            6 - home,
            8 - away
        ),
    )
}

/// The same in the centre.
fn in_the_centre(value: u8, cards: &str) -> Scene {
    scene_of(
        SKILLS,
        &format!(
            "home=4-4-2,GK:APA,AFR:8,CE:2 away=4-4-2,GK:BPA,BFR:8,CE:2 ball=CE:{value}:home clock=1:20 \
             condition=4/4/2-4/4/2 skills=none:{cards} turn=pass:AFR>CE next=first-action:away"
        ),
    )
}

#[test]
fn f_sk_14_tackle_presses_with_up_to_two_players_fewer_in_the_defence_zone() {
    for home in 2..=3 {
        let mut scene = in_front(home, 1, 4, "!tackle");
        assert!(!scene.can("press"));
        scene.play("play tackle");
        assert_eq!(points(&scene, Seat::Away), [3, 4, 2]);
        scene.play("3 5"); // the pressing is the only answer left, an aggressive one is excluded
        assert_eq!((scene.control(), scene.value()), (Seat::Away, 5), "one against {home}");
    }
    assert!(!in_front(4, 1, 4, "!tackle").can("play tackle"), "three more are too many (R-942)");
    assert!(!in_front(2, 0, 4, "!tackle").can("play tackle"), "somebody has to be there (R-154)");
    assert!(!in_the_centre(4, "!tackle").can("play tackle"), "only in the defence zone");
}

#[test]
fn f_sk_14_tackle_wins_on_equality_with_the_numbers_of_an_aggressive_pressing() {
    let tackle = |home: u8, away: u8, dice: &str| {
        let mut scene = in_front(home, away, 4, "!tackle");
        scene.play("play tackle");
        scene.play(dice);
        (scene.control(), scene.value())
    };
    assert_eq!(tackle(2, 2, "4 6"), (Seat::Away, 6), "F-APRESS-04");
    assert_eq!(tackle(2, 1, "4 6"), (Seat::Home, 4), "outnumbered: an ordinary failure");
    assert_eq!(tackle(2, 2, "5 6"), (Seat::Home, 2), "no foul, the value falls as always");
}

#[test]
fn f_sk_14_tackle_with_equal_dice_is_a_foul() {
    for dice in ["2 2", "5 5"] {
        let mut scene = in_front(2, 2, 4, "!tackle");
        scene.play("play tackle");
        scene.play(dice);
        assert!(
            scene.saw(Event::Awarded(Restart::FreeKick, Seat::Home, Area::Bfr)),
            "{dice}: even if they would win"
        );
        assert_eq!(scene.play("4").state().teams[Seat::Away].yellows, 1);
    }
}

/// Home plays the ball from the centre in front of the goal and keeps it; the new value is the passive die.
fn kept(dice: &str, more: &str) -> Scene {
    kept_of(SKILLS, dice, more)
}

fn kept_of(spec: &str, dice: &str, more: &str) -> Scene {
    let mut scene = scene_of(
        spec,
        &format!(
            "home=4-4-2,GK:APA,AFR:4,CE:4,BFR:2 away=4-4-2,GK:BPA,BFR:5,CE:5 ball=CE:3:home clock=1:20 \
             condition=4/4/2-4/4/2 {more}"
        ),
    );
    scene.play("target BFR").play(dice);
    scene
}

#[test]
fn f_sk_15_stopper_takes_the_higher_die() {
    let mut scene = kept("5 3", "skills=none:!stopper");
    assert_eq!((scene.value(), asked(&mut scene)), (3, Some(Seat::Away)));
    scene.play("play stopper");
    assert_eq!((scene.value(), points(&scene, Seat::Away)), (5, [3, 4, 2]));
    assert!(
        !kept("3 5", "skills=none:!stopper").can("play stopper"),
        "the passive die is the higher one already"
    );
    assert!(!kept("2 1", "skills=none:!stopper").can("play stopper"), "after a successful check only");
    let mut centre = scene_of(
        SKILLS,
        "home=4-4-2,GK:APA,AFR:4,CE:6 away=4-4-2,GK:BPA,BFR:5,CE:5 ball=CE:3:home clock=1:20 \
         condition=4/4/2-4/4/2 skills=none:!stopper",
    );
    assert!(!centre.play("target CE; 5 3").can("play stopper"), "in the defence zone only");
}

#[test]
fn f_sk_15_stopper_adds_rain_again_and_sets_the_value_after_the_fans() {
    for spec in ["fuba:3.0+condition+skills+weather", "fuba:3.0+all"] {
        let mut wet = kept_of(spec, "5 3", "weather=rain skills=none:!stopper");
        assert_eq!(wet.value(), 3 + 1, "{spec}");
        assert_eq!(wet.play("play stopper").value(), 5 + 1, "R-222, {spec}");
    }
    let mut fans = kept("3 5", "skills=!fanatic-fans:!stopper");
    fans.play("play fanatic-fans; 1");
    assert_eq!(fans.play("play stopper").value(), 5, "the last one stands (R-155)");
}

#[test]
fn f_sk_15_stopper_does_not_undo_an_event() {
    // it changes the die, not what is added to it, and an event needs equal dice.
    for (event, value) in [("2 3", 5), ("2 5", 3), ("2 1; 6 1; raise", 6), ("2 1; 6 1; lower", 2)] {
        let turn = |cards: &str| {
            let mut scene = scene_of(
                "fuba:3.0+condition+skills+special-events",
                &format!(
                    "home=4-4-2,GK:APA,AFR:4,CE:4,BFR:2 away=4-4-2,GK:BPA,BFR:5,CE:5 ball=CE:3:home clock=1:20 \
                     condition=4/4/2-4/4/2 skills={cards}"
                ),
            );
            scene.play("target BFR; 4 4").play(event);
            scene
        };
        let stopper = turn("none:!stopper");
        assert_eq!((stopper.value(), stopper.can("play stopper")), (value, false), "{event}");
        let mut fans = turn("!fanatic-fans:!stopper");
        fans.play("play fanatic-fans; 1; play stopper");
        assert_eq!(fans.value(), value, "{event}: back to the value before the fans");
    }
}

/// Home has played the ball to a place of offside risk; the stage dice are due.
fn risky(away: &str, risk: u8) -> Scene {
    scene_of(
        "fuba:3.0+condition+offside-risk+skills",
        &format!(
            "home=4-4-2,GK:APA,AFR:4,CE:5,BLC:1 away={away} ball=BLC:3:home clock=1:20 condition=4/4/2-4/4/2 \
             skills=none:!skilled-full-back turn=pass:CE>BLC also=risk:{risk} next=turn.2"
        ),
    )
}

#[test]
fn f_sk_17_skilled_full_back_adds_a_player_of_each_level_side_area() {
    let line = "GK:BPA,BFR:2,BLW:1,BRW:3,CE:4";
    let mut scene = risky(&format!("4-4-2,{line}"), 2);
    assert_eq!(asked(&mut scene), Some(Seat::Away), "before the dice");
    scene.play("play skilled-full-back");
    assert_eq!((scene.state().turn.risk, points(&scene, Seat::Away)), (4, [3, 4, 2]), "one from each wing");
    assert_eq!(
        risky(&format!("3-4-3,{line}"), 2).play("play skilled-full-back").state().turn.risk,
        3,
        "D caps it"
    );
    assert!(!risky(&format!("2-6-2,{line}"), 2).can("play skilled-full-back"), "nothing to gain");
    assert!(!risky(&format!("4-4-2,{line}"), 0).can("play skilled-full-back"), "no risk at all");
    assert!(!risky("4-4-2,GK:BPA,BFR:2,CE:8", 2).can("play skilled-full-back"), "nobody on the sides");
    assert!(!risky("4-4-2,GK:BPA,BFR:2,ALW:8", 2).can("play skilled-full-back"), "not level with the line");
}

#[test]
fn f_sk_18_doubling_turns_the_value_two_steps_further() {
    let mut scene = in_front(2, 2, 2, "!doubling");
    assert!(scene.can("position 1") && !scene.can("position 2"));
    scene.play("play doubling");
    assert_eq!(points(&scene, Seat::Away), [3, 4, 2]);
    assert!(scene.can("position 3") && !scene.can("position 4") && !scene.can("midfield"));
    assert!(!scene.can("position 4 cp"), "no boost on top");
    assert_eq!(scene.play("position 3").value(), 5);
    assert!(!in_front(1, 1, 2, "!doubling").can("play doubling"), "two players are needed");
    assert!(!in_front(2, 2, 5, "!doubling").can("play doubling"), "one step is left, which is there anyway");
    assert!(!in_the_centre(2, "!doubling").can("play doubling"), "in the defence zone only (R-152)");
}

/// The control check after a pass of home to a place of offside risk.
fn checked(dice: &str, value: u8, effect: &str) -> Scene {
    scene_of(
        "fuba:3.0+condition+offside-risk+skills",
        &format!(
            "home=4-4-2,GK:APA,AFR:4,CE:5,BLC:1 away=4-4-2,GK:BPA,BFR:3,BLC:1,CE:6 ball=BLC:{value}:home clock=1:20 \
             condition=4/4/2-4/4/2 skills=none:!off-side-trap \
             turn=pass:CE>BLC,dice:{dice},effect:{effect} also=risk:3 next=check"
        ),
    )
}

#[test]
fn f_sk_19_off_side_trap_gives_a_free_kick_without_a_card_test() {
    for (value, what) in [(2, "kept"), (5, "lost")] {
        let mut scene = checked("32", value, "none");
        assert_eq!(asked(&mut scene), Some(Seat::Away), "after the check, {what}");
        scene.play("play off-side-trap");
        assert!(scene.saw(Event::Awarded(Restart::FreeKick, Seat::Away, Area::Blc)));
        assert_eq!(points(&scene, Seat::Away), [3, 4, 2]);
        assert_eq!(
            (scene.control(), scene.value(), asked(&mut scene)),
            (Seat::Away, 1, Some(Seat::Away)),
            "quick, no card"
        );
    }
    assert!(!checked("42", 2, "none").can("play off-side-trap"), "the die is above the number");
}

#[test]
fn f_sk_19_off_side_trap_needs_the_ball_to_get_there() {
    //
    assert!(!checked("32", 2, "failed-pass").can("play off-side-trap"));
}

#[test]
fn f_sk_20_skilled_wing_backs_carry_the_ball_on_after_a_pressing() {
    let mut scene = in_front(1, 2, 4, "!skilled-wing-backs");
    scene.play("press; 2 6; play skilled-wing-backs");
    assert_eq!(points(&scene, Seat::Away), [3, 4, 2]);
    assert_eq!(scene.legal(), ["done", "ball-on CE", "ball-on BLW", "ball-on BPA"], "where it has a player");
    scene.play("ball-on BLW");
    assert!(scene.saw(Event::BallOn(Seat::Away, Area::Bfr, Area::Blw)));
    assert_eq!(
        (scene.state().ball.area, scene.value(), scene.control()),
        (Area::Blw, 6, Seat::Away),
        "nothing else (R-187)"
    );
    assert!(
        !in_front(1, 2, 4, "!skilled-wing-backs").play("press; 4 6").can("play skilled-wing-backs"),
        "no success"
    );
    assert!(
        !in_the_centre(4, "!skilled-wing-backs").play("press; 2 6").can("play skilled-wing-backs"),
        "not in midfield"
    );
}

#[test]
fn f_sk_21_fast_defender_runs_straight_back_into_the_defence_zone() {
    let mut scene = scene_of(
        SKILLS,
        "home=4-4-2,GK:APA,AFR:4,CE:4,BFR:2 away=4-4-2,GK:BPA,BLW:6,CE:2,ALW:2 ball=CE:4:home clock=1:20 \
         condition=4/4/2-4/4/2 skills=none:!fast-defender turn=pass:AFR>CE next=actions:away",
    );
    assert!(!scene.can("move CE>BFR"), "outnumbered");
    scene.play("play fast-defender");
    assert_eq!(points(&scene, Seat::Away), [4, 3, 2], "the target is in midfield");
    assert!(scene.can("move CE>BFR") && !scene.can("move CE>ARW"), "straight back only");
    scene.play("move CE>BFR");
    assert!(!scene.can("move CE>BFR"), "one player");
}

#[test]
fn f_sk_22_catenaccio_moves_the_second_lowest_player() {
    let turn = |away: &str, cards: &str| {
        let mut scene = scene_of(
            SKILLS,
            &format!(
                "home=4-4-2,GK:APA,AFR:4,CE:6 away=4-4-2,{away} ball=CE:3:home clock=1:20 condition=4/4/2-4/4/2 skills={cards}"
            ),
        );
        scene.play("target CE; 4 2");
        scene
    };
    let mut scene = turn("GK:BPA,BFR:5,CE:5", "none:!catenaccio");
    scene.play("play catenaccio");
    assert_eq!(points(&scene, Seat::Away), [4, 3, 2]);
    assert_eq!(
        scene.legal(),
        [
            "done",
            "move BFR>CE",
            "move BFR>BLW",
            "move BFR>BRW",
            "move BFR>BLC",
            "move BFR>BPA",
            "move BFR>BRC"
        ]
    );
    scene.play("move BFR>BPA");
    assert_eq!(scene.count(Seat::Away, Area::Bpa), 2);
    assert_eq!(scene.state().turn.numbers[Seat::Away], 5, "the order was counted before");
    assert!(!turn("GK:BPA,BFR:5,CE:5", "!catenaccio:none").can("play catenaccio"), "the passive team only");
    // The goalkeeper if it is the one, and whoever is equally low.
    let mut keeper = turn("GK:BFR,BLC:1,CE:9", "none:!catenaccio");
    keeper.play("play catenaccio");
    assert!(keeper.can("keeper BFR>BPA") && !keeper.can("move BLC>BPA"));
    let mut level = turn("GK:BPA,BLW:3,BRW:3,CE:4", "none:!catenaccio");
    level.play("play catenaccio");
    assert!(level.can("move BLW>BFR") && level.can("move BRW>BFR") && !level.can("keeper BPA>BFR"));
}

#[test]
fn f_sk_14_kinds_of_pressing_exclude_each_other() {
    //
    let scene = scene_of(
        "fuba:3.0+all",
        "home=4-4-2,GK:APA,AFR:4,CE:4,BFR:2 away=4-4-2,GK:BPA,BFR:2,BLW:2,CE:6 ball=BFR:4:home clock=1:20 \
         condition=4/4/2-4/4/2 skills=none:tackle+!gegenpressing+actor \
         turn=pass:CE>BFR also=pressed:home next=first-action:away",
    );
    let with = |first: &str| {
        let mut scene = scene_of("fuba:3.0+all", &scene.position());
        scene.play(first);
        scene
    };
    let tackle = with("play tackle");
    assert!(!tackle.can("play gegenpressing") && !tackle.can("press aggressively") && tackle.can("press"));
    let gegen = with("play gegenpressing");
    assert!(!gegen.can("play tackle") && !gegen.can("press aggressively") && gegen.can("press"));
    assert!(pressing::manner(gegen.rules(), gegen.state(), Seat::Away).lower_counts);
}

#[test]
fn f_sk_17_skilled_full_back_of_a_tired_team_counts_one_fewer() {
    // F-TIRED-05
    let fresh = risky("4-4-2,GK:BPA,BFR:2,BLW:1,BRW:3,CE:4", 2);
    let mut tired = scene_of(
        "fuba:3.0+condition+offside-risk+skills",
        &fresh.position().replace("clock=1:20", "clock=1:20 flags=away-tired"),
    );
    assert_eq!(tired.play("play skilled-full-back").state().turn.risk, 3);
}

#[test]
fn f_sk_22_catenaccio_obeys_offside() {
    // the second lowest player of away stands far up, home's last but one farther back still.
    let mut scene = scene_of(
        SKILLS,
        "home=4-4-2,GK:APA,AFR:1,CE:9 away=4-4-2,GK:BPA,AFR:10 ball=CE:3:home clock=1:20 condition=4/4/2-4/4/2 \
         skills=none:!catenaccio",
    );
    scene.play("target CE; 4 2; play catenaccio");
    assert!(scene.can("move AFR>CE") && !scene.can("move AFR>APA"));
}
