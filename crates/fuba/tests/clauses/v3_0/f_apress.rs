//! Aggressive pressing.

use touchline_engine::Seat;
use touchline_fuba::flow::Nth;
use touchline_fuba::state::{Effect, Press, Restart};
use touchline_fuba::{Area, Event, Roll};

use crate::common::{Scene, scene_of};
use crate::shared::f_apress as shared;

const SPEC: &str = "fuba:3.0+condition+aggressive-pressing";
/// With the event that makes it free.
const EVENTS: &str = "fuba:3.0+condition+aggressive-pressing+special-events";

#[test]
fn f_apress_01_one_point_from_the_zone_where_the_ball_is() {
    shared::paid_where_the_ball_is(SPEC, "", 1);
    assert!(!scene_of(SPEC, &shared::position(Nth::First, (2, 2), 4, "9/9/9")).can("press cp"));
    // two in the heat, both from there.
    for weather in ["heat", "extreme-heat"] {
        shared::paid_where_the_ball_is(
            "fuba:3.0+aggressive-pressing+condition+weather",
            &format!("weather={weather}"),
            2,
        );
    }
    for weather in ["rain", "cold", "sunshine", "wind", "storm"] {
        shared::paid_where_the_ball_is(
            "fuba:3.0+aggressive-pressing+condition+weather",
            &format!("weather={weather}"),
            1,
        );
    }
}

#[test]
fn f_apress_03_two_dice() {
    for numbers in [(1, 1), (1, 2), (2, 1)] {
        let mut scene = scene_of(SPEC, &shared::position(Nth::First, numbers, 4, "9/9/9"));
        assert_eq!(shared::due(scene.play("press aggressively")), Some(Roll::Pressing(2)));
    }
    // With one missing the dice count as in any pressing, but a failure is a foul.
    shared::every_roll(SPEC, Nth::First, (1, 2), 2, |value, dice, scene| {
        let (low, high) = (dice[0].min(dice[1]), dice[0].max(dice[1]));
        if low < value {
            let new = if high < value { low } else { high };
            assert_eq!((scene.control(), scene.value()), (Seat::Away, new), "{dice:?} against {value}");
        } else {
            shared::is_foul(scene);
        }
    });
}

#[test]
fn f_apress_04_equality_wins_if_nobody_is_missing() {
    for (numbers, nth) in [((1, 1), Nth::First), ((2, 1), Nth::First), ((1, 1), Nth::Second)] {
        shared::every_roll(SPEC, nth, numbers, 2, |value, dice, scene| {
            let (low, high) = (dice[0].min(dice[1]), dice[0].max(dice[1]));
            if low <= value {
                // both no higher than the value give the lower, else the higher is the new value.
                let new = if high <= value { low } else { high };
                assert_eq!((scene.control(), scene.value()), (Seat::Away, new), "{dice:?} against {value}");
            } else {
                assert_eq!(scene.control(), Seat::Home);
            }
        });
    }
}

#[test]
fn f_apress_05_a_failure_is_a_foul() {
    for numbers in [(1, 1), (1, 2)] {
        shared::every_roll(SPEC, Nth::First, numbers, 2, |value, dice, scene| {
            let fails = if numbers.0 < numbers.1 {
                dice.iter().all(|d| *d >= value)
            } else {
                dice.iter().all(|d| *d > value)
            };
            assert_eq!(scene.saw(Event::Pressing(Seat::Away, false)), fails, "{dice:?} against {value}");
            if fails {
                shared::is_foul(scene);
            }
        });
    }
    shared::a_foul_in_the_own_penalty_area_is_a_penalty(SPEC, "4 6");
}

/// After event 4-6, without a condition point.
fn aggressive_defence(own: u8, other: u8) -> Scene {
    let text = shared::position(Nth::First, (own, other), 3, "0/0/0");
    scene_of(EVENTS, &text.replace("turn=", "turn=effect:aggressive-defence,"))
}

#[test]
fn f_apress_01_for_nothing_and_without_a_card_after_the_event() {
    assert!(!aggressive_defence(0, 1).can("press aggressively"), "at least one player");
    for (own, other) in [(1, 1), (1, 2), (1, 6), (3, 1)] {
        // The numbers count as equal: equality wins.
        let mut won = aggressive_defence(own, other);
        won.play("press aggressively; 3 6");
        assert_eq!((won.control(), won.value()), (Seat::Away, 6), "{own} against {other}");
        assert!(!won.events().iter().any(|event| matches!(event, Event::PointsPaid(..))));
        let mut foul = aggressive_defence(own, other);
        foul.play("press aggressively; 4 6");
        assert!(foul.saw(Event::Awarded(Restart::FreeKick, Seat::Home, Area::Ce)));
        assert_eq!(shared::due(&foul), None, "no card test (R-164)");
    }
}

#[test]
fn f_apress_01_the_event_is_over_once_control_has_moved() {
    // away presses for nothing and wins; home, passive now, was not so after the check.
    let mut scene = aggressive_defence(2, 2);
    scene.play("press aggressively; 1 1");
    assert_eq!((scene.control(), scene.state().turn.effect), (Seat::Away, Effect::None));
    scene.play("done; press; 6 6");
    assert!(!scene.saw(Event::Aggressive(Seat::Home)));
    // A lost check is no such move: the team that is passive after it has the right.
    let teams = "home=4-4-2,GK:APA,AFR:8,CE:2 away=4-4-2,GK:BPA,BFR:8,CE:2 ball=CE:6:home clock=1:20 condition=0/0/0-0/0/0";
    let turn = "turn=dice:25,effect:aggressive-defence next=check";
    let mut lost = scene_of(EVENTS, &format!("{teams} {turn}"));
    assert_eq!(lost.control(), Seat::Away);
    lost.play("done");
    assert!(lost.can("press aggressively"), "{}", lost.position());
}

#[test]
fn f_apress_02_not_together_with_tackle_or_gegenpressing() {
    //
    let spec = "fuba:3.0+condition+aggressive-pressing+skills";
    for skill in ["tackle", "gegenpressing"] {
        let text = shared::position(Nth::First, (2, 2), 4, "9/9/9");
        assert!(scene_of(spec, &text).can("press aggressively"));
        let played = text.replace(" turn=", &format!(" skills=none:!{skill} also=played:away:{skill} turn="));
        // The only answer left is the ordinary pressing, which the driver gives by itself.
        let bound = scene_of(spec, &played);
        assert_eq!(shared::due(&bound), Some(Roll::Pressing(2)), "{skill}: {:?}", bound.legal());
        assert_eq!(bound.state().turn.press, Press::Plain, "{skill}");
    }
}
