//! Ball value modifications before the dice.

use touchline_engine::Seat;
use touchline_fuba::editions::v3_0::BASIC;
use touchline_fuba::event::{Check, Why};
use touchline_fuba::rules::ball_value;
use touchline_fuba::{Area, Event};

use crate::common::scene;
use crate::shared::f_mod::{self as shared, ball_in_own_area};
use crate::shared::f_off::{LINES, both_ways, set};
use crate::shared::f_pass;

/// The ball value when the dice are due, and the modifications made.
fn play(position: &str, to: &str) -> (u8, Vec<Why>) {
    shared::play("fuba:3.0", position, to)
}

#[test]
fn f_mod_01_the_old_value_is_changed_before_the_dice() {
    // Four, less one for the start, less two for the target.
    let position = ball_in_own_area(4, "BPA:10");
    assert_eq!(play(&position, "AFR").0, 1);
    // The check uses the modified value, the new one comes from the dice.
    let mut scene = scene(&position);
    scene.play("target AFR; 1 5");
    assert!(scene.saw(Event::Check(Check::Kept, Seat::Home)));
    assert_eq!(scene.value(), 5, "not modified again");
}

#[test]
fn f_mod_02_start_then_long_pass_then_target() {
    let all = vec![Why::StartUnmarked, Why::LongPass(2), Why::TargetUnmarked];
    assert_eq!(play(&ball_in_own_area(5, "BPA:10"), "BFR"), (4, all.clone()));
    // At one the start area has no effect: two areas make three, the target makes one.
    assert_eq!(play(&ball_in_own_area(1, "BPA:10"), "BFR"), (1, all));
    // A long pass first would leave the reduction its effect.
    assert_eq!(play(&ball_in_own_area(1, "CE:1,BPA:9"), "CE").0, 2);
    // A target first would save this pass: five and two is seven.
    let marked = scene(&ball_in_own_area(5, "APA:1,BPA:9"));
    assert!(!marked.can("target BFR") && marked.can("target CE"));
}

#[test]
fn f_mod_03_own_player_and_no_opponent_in_the_target_area_is_less_two() {
    for value in 1..=6 {
        let less_two = [0, 1, 1, 1, 2, 3, 4][usize::from(value)];
        assert_eq!(play(&ball_in_own_area(value, "APA:1,BPA:9"), "AFR").0, less_two, "unmarked");
        assert_eq!(play(&ball_in_own_area(value, "APA:1,AFR:1,BPA:8"), "AFR").0, value, "marked by one");
        assert_eq!(play(&ball_in_own_area(value, "APA:1,BPA:9"), "ALC").0, value, "nobody there");
        assert_eq!(
            play(&ball_in_own_area(value, "APA:1,ALC:1,BPA:8"), "ALC").0,
            value,
            "only an opponent there"
        );
    }
}

#[test]
fn f_mod_03_goalkeepers_count_on_both_sides() {
    let receiver = "home=4-4-2,GK:ARC,APA:10 away=4-4-2,GK:BPA,APA:1,BPA:9 ball=APA:5:home clock=1:20";
    assert_eq!(play(receiver, "ARC").0, 3);
    let marker = "home=4-4-2,GK:APA,CE:9,BPA:1 away=4-4-2,GK:BPA,CE:1,BLC:9 ball=CE:2:home clock=1:20";
    assert_eq!(play(marker, "BPA"), (3, vec![Why::LongPass(1)]));
}

#[test]
fn f_mod_03_holds_within_the_start_area() {
    assert_eq!(
        play(&ball_in_own_area(6, "BPA:10"), "APA"),
        (3, vec![Why::StartUnmarked, Why::TargetUnmarked])
    );
}

#[test]
fn f_mod_04_not_ahead_of_the_second_closest_opponent_level_or_not() {
    // All opponents stand on the line, so every other area is unmarked.
    for (line, offside, risk) in LINES {
        let ahead = set(offside).or(set(risk));
        for to in Area::ALL {
            let name = to.name();
            let position = format!(
                "home=4-4-2,GK:APA,{name}:10 away=4-4-2,GK:{line},{line}:10 ball={name}:6:home clock=1:20"
            );
            for (seat, scene) in both_ways("fuba:3.0", &position) {
                let less = name != line && !ahead.has(to);
                let got = ball_value::target_is_unmarked(&BASIC, scene.state(), to.for_seat(seat));
                assert_eq!(got, less, "line {line}, target {name}");
            }
        }
    }
}

#[test]
fn f_mod_04_bites_in_a_played_turn() {
    let risk = |line: &str| {
        let position =
            format!("home=4-4-2,GK:APA,CE:9,BLC:1 away=4-4-2,GK:BPA,{line}:9,CE:1 ball=CE:3:home clock=1:20");
        play(&position, "BLC")
    };
    assert_eq!(risk("BFR"), (4, vec![Why::LongPass(1)]), "closer than the line, though partly level");
    assert_eq!(risk("BRC"), (2, vec![Why::LongPass(1), Why::TargetUnmarked]));
    // Within the own area the start still counts, the target does not (the ball itself does not mark).
    let within = "home=4-4-2,GK:APA,CE:9,BLC:1 away=4-4-2,GK:BPA,CE:10 ball=BLC:6:home clock=1:20";
    assert_eq!(play(within, "BLC"), (5, vec![Why::StartUnmarked]));
}

#[test]
fn f_mod_11_every_single_step_stays_within_one_and_six() {
    assert_eq!(play(&ball_in_own_area(1, "AFR:1,BPA:9"), "AFR").0, 1, "start");
    assert_eq!(play(&ball_in_own_area(1, "APA:1,BPA:9"), "AFR").0, 1, "target from one");
    assert_eq!(play(&ball_in_own_area(2, "APA:1,BPA:9"), "AFR").0, 1, "target from two");
    assert_eq!(play(&ball_in_own_area(1, "BPA:10"), "AFR").0, 1, "both");
    // The start may not save up what it could not take: one, one, two.
    assert_eq!(play(&ball_in_own_area(1, "CE:1,BPA:9"), "CE").0, 2);
}

#[test]
fn f_mod_10_passing_through_a_friendly_area_only_as_an_advanced_rule() {
    assert!(!f_pass::is_in_force("fuba:3.0"));
    f_pass::twice_as_many_between_make_it_no_long_pass("fuba:3.0+passing-through", 6);
}
