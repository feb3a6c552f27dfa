//! Ball value modifications before the dice.

use touchline_engine::{Node, Seat};
use touchline_fuba::event::{Check, Why};
use touchline_fuba::rules::ball_value::{self, UnmarkedTarget};
use touchline_fuba::rules::target;
use touchline_fuba::{Area, Event};

use super::f_off::{area, both_ways, rules, set};
use crate::common::{Scene, scene_of};

/// Home has the ball in its penalty area and plays it straight ahead; the other team marks what `away` says.
/// Its deep defence means that nobody is offside and no target is ahead of its line.
pub fn ball_in_own_area(value: u8, away: &str) -> String {
    format!(
        "home=4-4-2,GK:APA,APA:1,AFR:3,CE:2,BFR:2,BRC:2 away=4-4-2,GK:BPA,{away} ball=APA:{value}:home clock=1:20"
    )
}

/// What the ball shows when the dice are due, with the modifications made.
pub fn play(spec: &str, position: &str, to: &str) -> (u8, Vec<Why>) {
    let [home, away] = both_ways(spec, position).map(|(seat, mut scene)| {
        scene.play(&format!("target {}", area(to).for_seat(seat).name()));
        assert_eq!(scene.driver().node(), Node::Chance, "{}", scene.position());
        let whys = scene.events().iter().filter_map(|event| match event {
            Event::Value(_, why) => Some(*why),
            _ => None,
        });
        (scene.value(), whys.collect())
    });
    assert_eq!(home, away, "both ways");
    home
}

on_editions!(f_mod_05_no_opponent_in_the_start_area_is_less_one, v2_1, v2_2, v3_0);
fn f_mod_05_no_opponent_in_the_start_area_is_less_one(spec: &str) {
    for value in 1..=6 {
        let less_one = [0, 1, 1, 2, 3, 4, 5][usize::from(value)];
        assert_eq!(play(spec, &ball_in_own_area(value, "AFR:1,BPA:9"), "AFR").0, less_one, "unmarked");
        assert_eq!(
            play(spec, &ball_in_own_area(value, "APA:1,AFR:1,BPA:8"), "AFR").0,
            value,
            "marked by one"
        );
    }
    let keeper = "home=4-4-2,GK:APA,BPA:10 away=4-4-2,GK:BPA,BFR:1,BLC:9 ball=BPA:4:home clock=1:20";
    assert_eq!(play(spec, keeper, "BFR").0, 4, "a goalkeeper marks too");
}

/// A restart from an area without opponents; the target is marked and next to it.
pub fn restart(spec: &str, kind: &str, ball: &str, taker: &str) -> Vec<Why> {
    let position = format!(
        "home=4-4-2,GK:APA,{taker}:2,CE:8 away=4-4-2,GK:BPA,CE:10 ball={ball}:4:home clock=1:20 \
         turn=restart:{kind} next=turn"
    );
    play(spec, &position, "CE").1
}

on_editions!(f_mod_06_not_at_a_free_kick_corner_kick_or_goal_kick, v2_1, v2_2, v3_0);
fn f_mod_06_not_at_a_free_kick_corner_kick_or_goal_kick(spec: &str) {
    assert_eq!(restart(spec, "open", "AFR", "AFR"), [Why::StartUnmarked]);
    assert_eq!(restart(spec, "kick-off", "AFR", "AFR"), [Why::StartUnmarked], "a kick-off counts");
    assert_eq!(restart(spec, "free-kick", "AFR", "AFR"), []);
    assert_eq!(restart(spec, "goal-kick", "AFR", "AFR"), []);
    let corner = "home=4-4-2,GK:APA,SPOT:1,CE:9 away=4-4-2,GK:BPA,CE:10 ball=SPOT:4:home clock=1:20 \
        turn=restart:corner next=turn";
    assert_eq!(play(spec, corner, "CE"), (6, vec![Why::LongPass(2)]));
}

pub fn one_more_for_each_area_between(spec: &str) {
    // Areas between for every target, from four different starts.
    for (start, rows) in [
        ("APA", ["APA ALC ARC AFR", "ALW ARW CE", "BLW BRW BFR", "BLC BPA BRC"]),
        ("ALW", ["ALW ALC AFR CE BLW", "APA ARC ARW BRW BFR BLC", "BPA BRC", ""]),
        ("CE", ["CE AFR ALW ARW BLW BRW BFR", "ALC APA ARC BLC BPA BRC", "", ""]),
        ("BRC", ["BRC BRW BFR BPA", "ARW CE BLW BLC", "ARC AFR ALW", "ALC APA"]),
    ] {
        for (between, to) in (0u8..).zip(rows).flat_map(|(n, names)| set(names).iter().map(move |to| (n, to)))
        {
            let position = format!(
                "home=4-4-2,GK:APA,{start}:10 away=4-4-2,GK:BPA,{start}:10 ball={start}:2:home clock=1:20"
            );
            for (seat, scene) in both_ways(spec, &position) {
                let [from, to] = [area(start), to].map(|area| area.for_seat(seat));
                assert_eq!(ball_value::areas_between(scene.state(), from, to), between, "{start} {to:?}");
                let free = ball_value::target_is_unmarked(&rules(spec), scene.state(), to);
                let value =
                    if free && rules(spec).unmarked_target == UnmarkedTarget::BecomesOne { 1 } else { 2 };
                assert_eq!(
                    ball_value::after_long_pass(&rules(spec), scene.state(), from, to, false),
                    value + between,
                    "{start} {to:?}"
                );
            }
        }
    }
}

/// 2.1, 2.2 and 3.0: added to the value before the dice.
pub fn the_areas_between_are_added(spec: &str) {
    assert_eq!(play(spec, &ball_in_own_area(3, "APA:1,BFR:1,BPA:8"), "BFR"), (5, vec![Why::LongPass(2)]));
    assert_eq!(play(spec, &ball_in_own_area(3, "APA:1,AFR:2,CE:1,BPA:6"), "CE"), (4, vec![Why::LongPass(1)]));
    assert_eq!(play(spec, &ball_in_own_area(3, "APA:1,AFR:1,BPA:8"), "AFR"), (3, vec![]));
}

on_editions!(f_mod_07_one_more_for_each_area_between, v2_1, v2_2, v3_0);
fn f_mod_07_one_more_for_each_area_between(spec: &str) {
    one_more_for_each_area_between(spec);
    the_areas_between_are_added(spec);
}

/// The position after every legal target, with the value the rules should show.
fn every_target(spec: &str, scene: &Scene) -> Vec<(u8, u8)> {
    let state = scene.state();
    let value = |to: Area| {
        let start = ball_value::after_long_pass(&rules(spec), state, state.ball.area, to, false);
        (start, ball_value::at_check(&rules(spec), state, to))
    };
    target::legal(&rules(spec), state).iter().map(value).collect()
}

on_editions!(f_mod_09_no_legal_pass_goes_above_six, v2_1, v2_2, v3_0);
fn f_mod_09_no_legal_pass_goes_above_six(spec: &str) {
    let mut legal = 0;
    for (value, away) in (1..=6).flat_map(|value| [(value, "APA:1,BPA:9"), (value, "BPA:10")]) {
        for (_, scene) in both_ways(spec, &ball_in_own_area(value, away)) {
            for (long, at_check) in every_target(spec, &scene) {
                assert!(long <= 6 && (1..=long).contains(&at_check), "{}", scene.position());
                legal += 1;
            }
        }
    }
    assert!(legal > 100, "{legal}");
    assert_eq!(play(spec, &ball_in_own_area(4, "APA:1,BFR:1,BPA:8"), "BFR").0, 6, "six itself is allowed");
    let mut five = scene_of(spec, &ball_in_own_area(5, "APA:1,BFR:1,BPA:8"));
    assert_eq!(five.refused("target BFR").key, "illegal-action");
}

on_editions!(f_mod_11_the_hint_says_what_the_play_does, v2_1, v2_2, v3_0);
fn f_mod_11_the_hint_says_what_the_play_does(spec: &str) {
    for (value, away) in (1..=6).flat_map(|value| [(value, "APA:1,CE:1,BPA:8"), (value, "BFR:2,BPA:8")]) {
        let position = ball_in_own_area(value, away);
        for to in target::legal(&rules(spec), scene_of(spec, &position).state()).iter() {
            let hint = ball_value::at_check(&rules(spec), scene_of(spec, &position).state(), to);
            assert_eq!(play(spec, &position, to.name()).0, hint, "{position} to {}", to.name());
        }
    }
}

// What 2.1 and 2.2 have in common: an unmarked target sets the value to 1 first.

on_editions!(f_mod_01_the_old_value_is_changed_before_the_dice, v2_1, v2_2);
fn f_mod_01_the_old_value_is_changed_before_the_dice(spec: &str) {
    // Four, less one for the start; the target is marked.
    let position = ball_in_own_area(4, "AFR:1,BPA:9");
    assert_eq!(play(spec, &position, "AFR"), (3, vec![Why::StartUnmarked]));
    // The check compares with the changed value, a new one comes from the dice.
    let mut scene = scene_of(spec, &position);
    scene.play("target AFR; 4 5");
    assert!(scene.saw(Event::Check(Check::Kept, Seat::Home)));
    assert_eq!(scene.value(), 5, "not modified again");
    assert_eq!(scene.state().turn.dice, [4, 5]);
}

on_editions!(f_mod_02_target_then_start_then_long_pass, v2_1, v2_2);
fn f_mod_02_target_then_start_then_long_pass(spec: &str) {
    for value in 1..=5 {
        let all = vec![Why::TargetFree, Why::StartUnmarked, Why::LongPass(2)];
        assert_eq!(play(spec, &ball_in_own_area(value, "BPA:10"), "BFR"), (3, all), "{value}");
        let marked = vec![Why::TargetFree, Why::LongPass(2)];
        assert_eq!(play(spec, &ball_in_own_area(value, "APA:1,BPA:9"), "BFR"), (3, marked), "{value}");
        assert_eq!(play(spec, &ball_in_own_area(value, "APA:1,BPA:9"), "BRC").0, 4, "one and three");
        assert_eq!(play(spec, &ball_in_own_area(value, "APA:1,AFR:2,BPA:7"), "CE").0, 2, "one and one");
    }
    // A long pass first would leave the reduction its effect.
    assert_eq!(play(spec, &ball_in_own_area(1, "BFR:1,BPA:9"), "BFR").0, 3);
}

on_editions!(f_mod_03_own_player_and_no_opponent_in_the_target_area_gives_one, v2_1, v2_2);
fn f_mod_03_own_player_and_no_opponent_in_the_target_area_gives_one(spec: &str) {
    for value in 1..=6 {
        let free = (1, vec![Why::TargetFree]);
        assert_eq!(play(spec, &ball_in_own_area(value, "APA:1,BPA:9"), "AFR"), free, "unmarked");
        for (away, to, why) in [
            ("APA:1,AFR:1,BPA:8", "AFR", "marked by one"),
            ("APA:1,BPA:9", "ALC", "nobody there"),
            ("APA:1,ALC:1,BPA:8", "ALC", "only an opponent there"),
        ] {
            assert_eq!(play(spec, &ball_in_own_area(value, away), to), (value, vec![]), "{why}");
        }
    }
}

on_editions!(f_mod_03_goalkeepers_count_on_both_sides, v2_1, v2_2);
fn f_mod_03_goalkeepers_count_on_both_sides(spec: &str) {
    let receiver = "home=4-4-2,GK:ARC,APA:10 away=4-4-2,GK:BPA,APA:1,BPA:9 ball=APA:5:home clock=1:20";
    assert_eq!(play(spec, receiver, "ARC").0, 1);
    let marker = "home=4-4-2,GK:APA,CE:9,BPA:1 away=4-4-2,GK:BPA,CE:1,BLC:9 ball=CE:2:home clock=1:20";
    assert_eq!(play(spec, marker, "BPA"), (3, vec![Why::LongPass(1)]));
}

on_editions!(f_mod_03_an_unmarked_target_counts_everywhere, v2_1, v2_2);
/// Within the start area, and also ahead of the second closest opponent, where 3.0 makes an exception.
fn f_mod_03_an_unmarked_target_counts_everywhere(spec: &str) {
    let both = vec![Why::TargetFree, Why::StartUnmarked];
    assert_eq!(play(spec, &ball_in_own_area(6, "BPA:10"), "APA"), (1, both));
    for line in ["BFR", "BRC"] {
        let position =
            format!("home=4-4-2,GK:APA,CE:9,BLC:1 away=4-4-2,GK:BPA,{line}:9,CE:1 ball=CE:3:home clock=1:20");
        assert_eq!(play(spec, &position, "BLC"), (2, vec![Why::TargetFree, Why::LongPass(1)]), "{line}");
    }
}

on_editions!(f_mod_11_every_single_step_stays_within_one_and_six, v2_1, v2_2);
fn f_mod_11_every_single_step_stays_within_one_and_six(spec: &str) {
    assert_eq!(play(spec, &ball_in_own_area(1, "AFR:1,BPA:9"), "AFR").0, 1, "start");
    assert_eq!(play(spec, &ball_in_own_area(1, "BPA:10"), "AFR").0, 1, "both");
    assert_eq!(play(spec, &ball_in_own_area(6, "BPA:10"), "AFR").0, 1, "one less one is one");
    // The start may not save up what it could not take: one, one, three.
    assert_eq!(play(spec, &ball_in_own_area(1, "BFR:1,BPA:9"), "BFR").0, 3);
}

on_editions!(
    f_mod_06_a_kick_off_from_an_empty_centre_is_made_easier,
    v2_1(&[Why::TargetFree, Why::StartUnmarked]),
    v2_2(&[Why::TargetFree, Why::StartUnmarked]),
    v3_0(&[Why::StartUnmarked, Why::TargetUnmarked])
);
/// A kick-off from a centre without opponents, played within it; the modifications in their order.
fn f_mod_06_a_kick_off_from_an_empty_centre_is_made_easier(spec: &str, whys: &[Why]) {
    let position = "home=4-4-2,GK:APA,AFR:8,CE:2 away=4-4-2,GK:BPA,BFR:10 ball=CE:1:home clock=1:1 \
        turn=restart:kick-off next=turn";
    assert_eq!(play(spec, position, "CE").1, whys);
}
