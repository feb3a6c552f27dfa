//! The stages of a turn.

use touchline_engine::{Node, Seat};
use touchline_fuba::event::{Check, Why};
use touchline_fuba::rules::clock;
use touchline_fuba::{Area, Decision, Event};

use crate::common::scene_of;
use crate::shared::f_off::{area, both_ways, rules};
use crate::shared::f_turn::{self as shared, CENTRE, due, idle};

#[test]
fn f_turn_02_the_target_is_chosen_and_the_ball_stays() {
    for (seat, mut scene) in both_ways("fuba:2.0", CENTRE) {
        assert_eq!(scene.driver().node(), Node::Decide(seat, Decision::Target));
        let front = area("AFR").for_seat(seat);
        scene.play(&format!("target {}", front.name()));
        assert_eq!(scene.events(), [Event::Played(seat, Area::Ce, front)]);
        assert_eq!(
            (scene.state().ball.area, scene.value()),
            (Area::Ce, 3),
            "neither place nor value changes"
        );
        assert_eq!(scene.state().turn.target, front);
    }
}

#[test]
fn f_turn_05_then_the_check_is_made() {
    let mut scene = scene_of("fuba:2.0", CENTRE);
    scene.play("target AFR; 3 5"); // equal to the value: an event before the check
    assert_eq!(due(&mut scene), "dice EventDifference");
    assert_eq!((scene.state().ball.area, scene.state().clock.minute), (Area::Ce, 22), "after the time");
    assert!(!scene.events().iter().any(|event| matches!(event, Event::Check(..))));
    scene.play("4 2");
    assert!(scene.saw(Event::Check(Check::Kept, Seat::Home)));
}

#[test]
fn f_turn_06_the_ball_moves_and_the_new_value_is_set() {
    shared::the_check_is_made_and_the_new_value_set("fuba:2.0", 2);
    // Nobody marks the front area, so even a 2 keeps the ball; the value is the passive die.
    for (dice, value) in [("5 4", 4), ("2 6", 6)] {
        let mut scene = scene_of("fuba:2.0", CENTRE);
        scene.play("target AFR").play(dice);
        assert_eq!((scene.state().ball.area, scene.value()), (Area::Afr, value));
        assert!(
            scene.events().ends_with(&[Event::Check(Check::Kept, Seat::Home), Event::Value(value, Why::New)])
        );
    }
}

#[test]
fn f_turn_07_the_first_team_plays_its_stage() {
    for (seat, mut scene) in both_ways("fuba:2.0", CENTRE) {
        scene.play("target CE; 5 2");
        assert_eq!(scene.driver().node(), Node::Decide(seat.other(), Decision::MaybeMove));
        scene.play("done"); // six against five: the value falls by one
        assert_eq!(scene.value(), 1);
        assert_eq!(scene.driver().node(), Node::Decide(seat.other(), Decision::MaybePress));
    }
}

#[test]
fn f_turn_08_the_second_team_plays_its_stage() {
    for (seat, mut scene) in both_ways("fuba:2.0", CENTRE) {
        scene.play("target CE; 5 2; done; done");
        assert_eq!(scene.driver().node(), Node::Decide(seat, Decision::MaybeMove));
        scene.play("done");
        assert_eq!(scene.driver().node(), Node::Decide(seat, Decision::Target));
        assert_eq!(scene.state().turn.number, 2);
    }
}

#[test]
fn f_turn_09_the_stages_come_in_the_given_order() {
    let actions = ["away MaybeMove", "away MaybePress", "home MaybeMove", "home Target"];
    shared::in_order("fuba:2.0", "done;done;done", &actions);
}

#[test]
fn f_turn_10_the_moves_of_the_turn_before_decide_in_general() {
    for (memory, first) in [
        ("home,2-3", Seat::Home),
        ("home,3-2", Seat::Away),
        ("home,2-2", Seat::Away),
        ("away,3-2", Seat::Away),
        ("away,2-3", Seat::Home),
        ("away,2-2", Seat::Home),
    ] {
        let mut scene = scene_of("fuba:2.0", &format!("{CENTRE} memory={memory},0,none"));
        scene.play("target CE; 5 2");
        assert!(due(&mut scene).starts_with(first.word()), "{memory}");
    }
}

#[test]
fn f_turn_10_it_is_decided_in_each_turn() {
    let mut scene = scene_of("fuba:2.0", CENTRE);
    scene.play("target CE; 5 2");
    assert!(due(&mut scene).starts_with("away"), "nothing to go by: the passive team");
    scene.play("forward; move BFR>CE; done");
    idle(&mut scene);
    scene.play("target CE; 6 4");
    assert!(due(&mut scene).starts_with("home"), "one is not fewer than none");
    idle(&mut scene);
    scene.play("target CE; 6 5");
    assert!(due(&mut scene).starts_with("away"), "nor none than none");
}

#[test]
fn f_turn_13_owed_minutes_come_on_top() {
    for (a, b) in (1..=6).flat_map(|a: u8| (1..=6).map(move |b| (a, b))) {
        for owed in 0..=3 {
            let expected = if a == b { 0 } else { a.abs_diff(b) + owed };
            assert_eq!(clock::minutes(&rules("fuba:2.0"), owed, a, b), expected, "{a} {b} {owed}");
            let mut scene = scene_of("fuba:2.0", &format!("{CENTRE} memory=none,0-0,{owed},none"));
            scene.play(&format!("target CE; {a} {b}"));
            assert_eq!(scene.state().clock.minute, 20 + expected, "{a} {b} {owed}");
            assert_eq!(scene.state().memory.owed, if a == b { owed + 1 } else { 0 });
        }
    }
}
