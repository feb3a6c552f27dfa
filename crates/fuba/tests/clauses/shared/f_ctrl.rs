//! Control check.

use crate::common::{basic_roll, turned};
use touchline_engine::Seat;
use touchline_fuba::event::Check;
use touchline_fuba::rules::control;
use touchline_fuba::{Area, Event, Roll};

use super::f_time::until;
use crate::common::{Scene, scene_of};

/// Home plays the ball from the centre, with both teams all around: no modification for a neighbouring
/// target.
pub fn marked(value: u8) -> String {
    format!(
        "home=4-4-2,GK:APA,AFR:2,CE:4,BFR:4 away=4-4-2,GK:BPA,AFR:2,CE:4,BFR:4 ball=CE:{value}:home clock=1:20"
    )
}

/// The result of playing to a target with these dice.
pub fn played(spec: &str, position: &str, target: &str, dice: &str) -> Scene {
    let mut scene = scene_of(spec, position);
    scene.play(&format!("target {target}; {dice}"));
    scene
}

pub fn is_event(scene: &Scene) -> bool {
    basic_roll(scene.state()) == Some(Roll::EventDifference)
}

/// The three results of a die against a value: an event on equality, the ball kept above and lost below.
/// Plays both seats.
fn assert_compared(spec: &str, position: &str, target: &str, value: u8, die: u8) {
    let other = if die == 1 { 2 } else { 1 };
    for (position, target, owner) in
        [(position.to_owned(), target.to_owned(), Seat::Home), (turned(position), turned(target), Seat::Away)]
    {
        let turn = played(spec, &position, &target, &format!("{die} {other}"));
        let what = format!("{spec}: value {value}, die {die}");
        assert_eq!(is_event(&turn), die == value, "{what}");
        if die != value {
            let (check, control) =
                if die > value { (Check::Kept, owner) } else { (Check::Lost, owner.other()) };
            assert!(turn.saw(Event::Check(check, control)), "{what}");
            assert_eq!(turn.control(), control, "{what}");
        }
    }
}

/// Positions with modifications, and their targets.
pub const MODIFIED: [(&str, &str); 3] = [
    // No passive player in the start area.
    ("home=4-4-2,GK:APA,AFR:5,CE:5 away=4-4-2,GK:BPA,BFR:5,CE:5 ball=AFR:4:home clock=1:20", "CE"),
    // One area between, where the controlling team does not have twice as many players.
    (
        "home=4-4-2,GK:APA,AFR:4,CE:5,BFR:1 away=4-4-2,GK:BPA,AFR:1,CE:4,BFR:5 ball=AFR:3:home clock=1:20",
        "BFR",
    ),
    // One area between, where it does.
    (
        "home=4-4-2,GK:APA,AFR:4,CE:5,BFR:1 away=4-4-2,GK:BPA,AFR:1,CE:1,BFR:8 ball=AFR:3:home clock=1:20",
        "BFR",
    ),
];

/// The values the die is compared with in those positions.
fn the_die_is_compared_with(spec: &str, values: [u8; 3]) {
    for ((position, target), value) in MODIFIED.iter().zip(values) {
        (1..=6).for_each(|die| assert_compared(spec, position, target, value, die));
    }
    // It is the controlling team's die, not the passive team's.
    for (dice, control) in [("4 1", Seat::Home), ("1 4", Seat::Away)] {
        assert_eq!(played(spec, &marked(3), "BFR", dice).control(), control);
        assert_eq!(played(spec, &turned(&marked(3)), "AFR", dice).control(), control.other());
    }
}

// The faces for an unmarked start area, a long pass, and a long pass through an own area.
on_editions!(f_ctrl_01_the_value_of_the_beginning_of_the_turn = the_die_is_compared_with, v2_0([4, 3, 3]));
on_editions!(
    f_ctrl_01_the_value_after_the_modifications = the_die_is_compared_with,
    v2_1([3, 4, 3]),
    v2_2([3, 4, 4])
);

fn assert_part(spec: &str, part: impl Fn(u8, u8) -> bool) {
    for (value, die) in (1..=6).flat_map(|value| (1..=6).map(move |die| (value, die))) {
        if part(die, value) {
            assert_eq!(control::keeps(die, value), die >= value);
            assert_compared(spec, &marked(value), "BFR", value, die);
        }
    }
}

on_editions!(f_ctrl_02_a_higher_die_keeps_the_ball, v2_0, v2_1, v2_2);
fn f_ctrl_02_a_higher_die_keeps_the_ball(spec: &str) {
    assert_part(spec, |die, value| die > value);
}

on_editions!(f_ctrl_03_an_equal_die_causes_an_event_first, v2_0, v2_1, v2_2);
fn f_ctrl_03_an_equal_die_causes_an_event_first(spec: &str) {
    assert_part(spec, |die, value| die == value);
    for value in 1..=6 {
        let mut turn = played(spec, &marked(value), "BFR", &format!("{value} 3"));
        assert!(!turn.events().iter().any(|event| matches!(event, Event::Check(..))), "not resolved yet");
        turn.play("6 4");
        assert!(turn.saw(Event::Check(Check::Kept, Seat::Home)));
        let mut failed = played(spec, &marked(value), "BFR", &format!("{value} 3"));
        failed.play("1 5");
        assert_eq!(failed.control(), Seat::Away, "the event says otherwise");
    }
}

on_editions!(f_ctrl_04_a_lower_die_loses_the_ball_at_once, v2_0, v2_1, v2_2);
fn f_ctrl_04_a_lower_die_loses_the_ball_at_once(spec: &str) {
    assert_part(spec, |die, value| die < value);
    // The roles have changed for everything that follows: home is passive and may press, away may not.
    let mut turn = played(spec, &marked(4), "BFR", "2 5");
    assert_eq!(turn.control(), Seat::Away);
    until(&mut turn, Seat::Home, "press");
    assert!(!turn.can("shoot"));
    let mut back = played(spec, &turned(&marked(4)), "AFR", "2 5");
    assert_eq!(back.control(), Seat::Home);
    until(&mut back, Seat::Away, "press");
}

on_editions!(f_ctrl_07_after_a_failed_check_the_ball_is_in_the_target_area, v2_0, v2_1, v2_2);
fn f_ctrl_07_after_a_failed_check_the_ball_is_in_the_target_area(spec: &str) {
    for (target, area) in [("BFR", Area::Bfr), ("AFR", Area::Afr), ("CE", Area::Ce)] {
        let turn = played(spec, &marked(5), target, "2 4");
        assert_eq!((turn.control(), turn.state().ball.area), (Seat::Away, area));
        let back = played(spec, &turned(&marked(5)), &turned(target), "2 4");
        assert_eq!((back.control(), back.state().ball.area.name()), (Seat::Home, turned(target).as_str()));
    }
}
