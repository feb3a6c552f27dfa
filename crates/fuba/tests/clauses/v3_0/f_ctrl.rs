//! Control check.

use crate::common::{basic_roll, turned};
use touchline_engine::Seat;
use touchline_fuba::event::Check;
use touchline_fuba::rules::control;
use touchline_fuba::{Area, Event, Roll};

use crate::common::{Scene, scene};

/// Whether a die (column, 1 to 6) keeps a ball of this value (row, 1 to 6): above or equal.
const KEEPS: [[bool; 6]; 6] = {
    const Y: bool = true;
    const N: bool = false;
    [
        [Y, Y, Y, Y, Y, Y],
        [N, Y, Y, Y, Y, Y],
        [N, N, Y, Y, Y, Y],
        [N, N, N, Y, Y, Y],
        [N, N, N, N, Y, Y],
        [N, N, N, N, N, Y],
    ]
};

/// Home plays the ball from the centre, with both teams all around: no modification for a neighbouring
/// target.
fn marked(value: u8) -> String {
    format!(
        "home=4-4-2,GK:APA,AFR:2,CE:4,BFR:4 away=4-4-2,GK:BPA,AFR:2,CE:4,BFR:4 ball=CE:{value}:home clock=1:20"
    )
}

/// The result of playing to a target with these dice.
fn played(position: &str, target: &str, dice: &str) -> Scene {
    let mut scene = scene(position);
    scene.play(&format!("target {target}; {dice}"));
    scene
}

/// Plays every die against every value and compares one part of the table.
fn assert_table(part: impl Fn(u8, u8) -> bool) {
    for (value, die) in (1..=6).flat_map(|value| (1..=6).map(move |die| (value, die))) {
        if !part(die, value) {
            continue;
        }
        let keeps = KEEPS[usize::from(value) - 1][usize::from(die) - 1];
        assert_eq!(control::keeps(die, value), keeps, "value {value}, die {die}");
        let other = if die == 6 { 5 } else { 6 };
        for (position, target, owner) in
            [(marked(value), "BFR", Seat::Home), (turned(&marked(value)), "AFR", Seat::Away)]
        {
            let turn = played(&position, target, &format!("{die} {other}"));
            let (check, control) = if keeps { (Check::Kept, owner) } else { (Check::Lost, owner.other()) };
            assert!(turn.saw(Event::Check(check, control)), "value {value}, die {die}");
            assert_eq!(turn.control(), control);
        }
    }
}

#[test]
fn f_ctrl_01_the_controlling_die_is_compared_with_the_modified_value() {
    // Long pass over two areas: 4 becomes 6.
    let far =
        "home=4-4-2,GK:APA,AFR:5,BFR:3,BPA:2 away=4-4-2,GK:BPA,AFR:5,BFR:3,BLC:2 ball=AFR:4:home clock=1:20";
    assert_eq!(played(far, "BPA", "5 3").control(), Seat::Away);
    assert_eq!(played(far, "BPA", "6 3").control(), Seat::Home);
    // No passive player in the start area: 4 becomes 3.
    let start = "home=4-4-2,GK:APA,AFR:5,CE:5 away=4-4-2,GK:BPA,BFR:5,CE:5 ball=AFR:4:home clock=1:20";
    assert_eq!(played(start, "CE", "3 5").control(), Seat::Home);
    assert_eq!(played(start, "CE", "2 5").control(), Seat::Away);
    // Nor in the target area, where home has a player: 5 becomes 3.
    let target = "home=4-4-2,GK:APA,ALW:5,CE:5 away=4-4-2,GK:BPA,BFR:5,CE:5 ball=CE:5:home clock=1:20";
    assert_eq!(played(target, "ALW", "3 6").control(), Seat::Home);
    assert_eq!(played(target, "ALW", "2 6").control(), Seat::Away);
}

#[test]
fn f_ctrl_01_it_is_the_die_of_the_controlling_team() {
    for (dice, control) in [("4 1", Seat::Home), ("1 4", Seat::Away)] {
        assert_eq!(played(&marked(3), "BFR", dice).control(), control);
        assert_eq!(played(&turned(&marked(3)), "AFR", dice).control(), control.other());
    }
}

#[test]
fn f_ctrl_02_a_higher_die_keeps_the_ball() {
    assert_table(|die, value| die > value);
}

#[test]
fn f_ctrl_03_an_equal_die_keeps_the_ball_and_brings_no_event() {
    assert_table(|die, value| die == value);
    for value in 1..=5 {
        let turn = played(&marked(value), "BFR", &format!("{value} 6"));
        assert_ne!(basic_roll(turn.state()), Some(Roll::SpecialEvent));
        assert!(!turn.events().iter().any(|event| matches!(event, Event::SpecialEvent(_))));
    }
}

#[test]
fn f_ctrl_04_a_lower_die_loses_the_ball_at_once() {
    assert_table(|die, value| die < value);
    let keeping: Vec<u8> = (1..=6).map(control::faces_that_keep).collect();
    assert_eq!(keeping, [6, 5, 4, 3, 2, 1]);
    // The roles have changed for everything that follows: home is passive and may press.
    let mut turn = played(&marked(4), "BFR", "2 5");
    turn.play("done");
    assert!(turn.can("press") && !turn.can("shoot"));
}

#[test]
fn f_ctrl_07_after_a_failed_check_the_ball_is_in_the_target_area() {
    for (target, area) in [("BFR", Area::Bfr), ("AFR", Area::Afr), ("CE", Area::Ce)] {
        let turn = played(&marked(5), target, "2 4");
        assert_eq!((turn.control(), turn.state().ball.area), (Seat::Away, area));
    }
}
