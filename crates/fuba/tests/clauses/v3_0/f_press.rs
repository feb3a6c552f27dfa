//! Pressing.

use touchline_engine::Seat;
use touchline_fuba::Event;
use touchline_fuba::rules::pressing::{self, Pressed};

use crate::common::{Scene, scene};

/// Away is passive with `presser` players against one of home in the centre, and is about to act first.
fn in_the_centre(value: u8, presser: u8) -> Scene {
    scene(&format!(
        "home=4-4-2,GK:APA,AFR:9,CE:1 away=4-4-2,GK:BPA,BFR:{},CE:{presser} ball=CE:{value}:home clock=1:20 \
         turn=pass:AFR>CE next=first-action:away",
        10 - presser
    ))
}

#[test]
fn f_press_01_only_the_passive_team_presses_as_its_action() {
    let mut scene = in_the_centre(4, 2);
    assert!(scene.can("press"));
    scene.play("position 0; done"); // away's action, home's free movements
    assert!(!scene.can("press"), "the controlling team has nothing to press");
}

#[test]
fn f_press_02_needs_at_least_as_many_players_at_the_ball() {
    for (presser, allowed) in [(0, false), (1, true), (2, true)] {
        assert_eq!(in_the_centre(4, presser).can("press"), allowed, "{presser} against one");
    }
    let outnumbered = "home=4-4-2,GK:APA,AFR:8,CE:2 away=4-4-2,GK:BPA,BFR:9,CE:1 ball=CE:4:home clock=1:20 \
        turn=pass:AFR>CE next=first-action:away";
    assert!(!scene(outnumbered).can("press"));
}

#[test]
fn f_press_03_two_dice_are_rolled() {
    let mut scene = in_the_centre(4, 1);
    assert_eq!(scene.play("press").refused("3").key, "dice-too-few");
    scene.play("5 5");
}

#[test]
fn f_press_04_one_die_below_the_value_wins_the_ball() {
    let mut scene = in_the_centre(4, 1);
    scene.play("press; 3 6");
    assert_eq!(scene.control(), Seat::Away);
    assert!(scene.saw(Event::Pressing(Seat::Away, true)));
}

#[test]
fn f_press_05_both_below_give_the_lower_one_below_gives_the_higher() {
    for value in 1..=6 {
        for (a, b) in (1..=6).flat_map(|a| (1..=6).map(move |b| (a, b))) {
            let won = if a.max(b) < value { Some(a.min(b)) } else { (a.min(b) < value).then_some(a.max(b)) };
            let got = match pressing::outcome(value, &[a, b]) {
                Pressed::Won(new) => Some(new),
                Pressed::Nothing | Pressed::Outplayed | Pressed::FreesNextCheck | Pressed::Foul => None,
            };
            assert_eq!(got, won, "value {value}, dice {a} {b}");
        }
    }
    assert_eq!(in_the_centre(4, 1).play("press; 2 3").value(), 2);
    assert_eq!(in_the_centre(4, 1).play("press; 6 2").value(), 6);
    assert_eq!(in_the_centre(4, 1).play("press; 2 4").value(), 4);
}

#[test]
fn f_press_06_none_below_and_one_equal_changes_nothing() {
    let mut scene = in_the_centre(4, 1);
    scene.play("press; 4 6");
    assert_eq!((scene.control(), scene.value()), (Seat::Home, 4));
}

#[test]
fn f_press_07_both_above_fail_and_the_value_falls_by_two() {
    let mut scene = in_the_centre(4, 1);
    scene.play("press; 5 6");
    assert_eq!((scene.control(), scene.value()), (Seat::Home, 2));
    assert_eq!(in_the_centre(2, 1).play("press; 5 6").value(), 1, "never below 1");
}

#[test]
fn f_press_08_a_failure_costs_two_only_when_both_dice_are_above() {
    for (dice, value) in [("4 4", 4), ("4 5", 4), ("5 5", 2), ("6 6", 2)] {
        assert_eq!(in_the_centre(4, 1).play(&format!("press; {dice}")).value(), value, "{dice}");
    }
}
