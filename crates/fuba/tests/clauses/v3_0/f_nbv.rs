//! New ball value.

use touchline_engine::Seat;
use touchline_fuba::Event;
use touchline_fuba::event::{Check, Why};

use crate::common::{Scene, scene, turned};

/// The ball is in the centre between both teams; no modification when it is played there.
fn centre(value: u8) -> String {
    format!("home=4-4-2,GK:APA,AFR:5,CE:5 away=4-4-2,GK:BPA,BFR:5,CE:5 ball=CE:{value}:home clock=1:20")
}

fn played(position: &str, script: &str) -> Scene {
    let mut scene = scene(position);
    scene.play(script);
    scene
}

fn unequal_dice() -> impl Iterator<Item = (u8, u8)> {
    (1..=6).flat_map(|a| (1..=6).map(move |b| (a, b))).filter(|(a, b)| a != b)
}

#[test]
fn f_nbv_01_after_a_kept_check_it_is_the_passive_die() {
    for (a, b) in unequal_dice() {
        for position in [centre(1), turned(&centre(1))] {
            let turn = played(&position, &format!("target CE; {a} {b}"));
            assert_eq!(turn.value(), b, "{a} {b}");
        }
    }
}

#[test]
fn f_nbv_02_after_a_lost_check_it_is_the_winners_own_die() {
    for (a, b) in unequal_dice().filter(|(a, _)| *a < 6) {
        for (position, winner) in [(centre(6), Seat::Away), (turned(&centre(6)), Seat::Home)] {
            let turn = played(&position, &format!("target CE; {a} {b}"));
            assert_eq!((turn.control(), turn.value()), (winner, b), "{a} {b}");
        }
    }
}

#[test]
fn f_nbv_03_neither_long_pass_nor_empty_areas_touch_it_only_the_event_does() {
    // Start area without passive players, two areas between.
    let far = "home=4-4-2,GK:APA,AFR:9,BPA:1 away=4-4-2,GK:BPA,BLC:10 ball=AFR:2:home clock=1:20";
    let turn = played(far, "target BPA; 5 4");
    assert!(turn.saw(Event::Value(3, Why::LongPass(2))), "the old value had them");
    assert_eq!((turn.control(), turn.value()), (Seat::Home, 4));
    let event = played(far, "target BPA; 4 4; 4 5");
    let changes: Vec<_> = event.events().iter().filter(|e| matches!(e, Event::Value(..))).collect();
    let (new, last) = (Event::Value(4, Why::New), Event::Value(3, Why::Event(-1)));
    assert_eq!(changes[changes.len() - 2..], [&new, &last], "first the new value, then the event");
}

/// Values after a special event with stage dice 1-1 to 6-6, whether the check was kept or lost.
fn assert_after(event_dice: &str, values: [u8; 6]) {
    for (face, value) in (1..=6).zip(values) {
        for old in [1, 6] {
            let turn = played(&centre(old), &format!("target CE; {face} {face}; {event_dice}"));
            assert_eq!(turn.value(), value, "dice {face}, event {event_dice}");
        }
    }
}

#[test]
fn f_nbv_04_it_is_not_below_1() {
    assert_after("3 6", [1, 1, 2, 3, 4, 5]); // -1
    assert_after("5 6", [1, 1, 1, 2, 3, 4]); // -2
}

#[test]
fn f_nbv_05_it_is_not_above_6() {
    assert_after("3 2", [2, 3, 4, 5, 6, 6]); // +1
    assert_after("2 1", [3, 4, 5, 6, 6, 6]); // +2
}

#[test]
fn f_nbv_09_in_an_easy_situation_it_is_the_passive_die() {
    for (a, b) in unequal_dice().filter(|(a, _)| *a < 5) {
        let far = "home=4-4-2,GK:APA,AFR:10 away=4-4-2,GK:BPA,BFR:10 ball=AFR:6:home clock=1:20";
        let turn = played(far, &format!("target ALC; {a} {b}; done; move AFR>ALC"));
        assert!(turn.saw(Event::Check(Check::Easy, Seat::Home)), "{a} {b}");
        assert_eq!((turn.control(), turn.value()), (Seat::Home, b), "{a} {b}");
    }
}
