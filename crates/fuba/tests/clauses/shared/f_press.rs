//! Pressing.

use touchline_engine::Seat;
use touchline_fuba::Event;
use touchline_fuba::flow::Nth;

use super::f_act::action;
use super::f_apress;
use crate::common::{Scene, played, scene_of, turned};

/// Away is passive with `own` players against `other` of home in the centre and may press now, if at all.
pub fn position(spec: &str, nth: Nth, own: u8, other: u8, value: u8) -> String {
    let next = if spec == "fuba:2.0" { "turn.6,sequence.away.4".to_owned() } else { action("away", nth) };
    format!(
        "home=4-4-2,GK:APA,AFR:{},CE:{other} away=4-4-2,GK:BPA,BFR:{},CE:{own} ball=CE:{value}:home clock=1:20 \
         turn=pass:AFR>CE,dice:53,first:away next={next}",
        10 - other,
        10 - own
    )
}

/// A pressing with this die, one against one.
pub fn pressed(spec: &str, nth: Nth, value: u8, die: u8) -> Scene {
    played(spec, &position(spec, nth, 1, 1, value), &format!("press; {die}"))
}

/// Control and value after a pressing by away, for every value and die.
fn every_roll(spec: &str, nth: Nth, mut check: impl FnMut(u8, u8, Seat, u8)) {
    for (value, die) in (1..=6).flat_map(|value| (1..=6).map(move |die| (value, die))) {
        let scene = pressed(spec, nth, value, die);
        let text = turned(&position(spec, nth, 1, 1, value));
        let mirrored = played(spec, &text, &format!("press; {die}"));
        assert_eq!(
            (scene.control(), scene.value()),
            (mirrored.control().other(), mirrored.value()),
            "turned"
        );
        assert!(scene.saw(Event::Pressing(Seat::Away, scene.control() == Seat::Away)));
        check(value, die, scene.control(), scene.value());
    }
}

on_editions!(f_press_01_only_the_passive_team_as_an_action, v2_1, v2_2);
/// F-PRESS-01 where it is an action.
fn f_press_01_only_the_passive_team_as_an_action(spec: &str) {
    for nth in [Nth::First, Nth::Second] {
        let text = position(spec, nth, 2, 2, 4);
        assert!(scene_of(spec, &text).can("press"));
        assert!(
            !scene_of(spec, &text.replace(":home clock", ":away clock")).can("press"),
            "nothing to press"
        );
    }
    let mut stage = scene_of(spec, &position(spec, Nth::First, 2, 2, 4));
    stage.play("adjust; midfield; done");
    assert!(!stage.can("press"), "home has the ball");
}

/// F-PRESS-02. Which numbers of the pressing and of the other team are enough.
pub fn numbers_needed(spec: &str, enough: fn(u8, u8) -> bool) {
    for (own, other) in (0..=10).flat_map(|own| (1..=10).map(move |other| (own, other))) {
        let text = position(spec, Nth::First, own, other, 4);
        assert_eq!(scene_of(spec, &text).can("press"), enough(own, other), "{own} against {other}");
        assert_eq!(scene_of(spec, &turned(&text)).can("press"), enough(own, other), "turned");
    }
    let keeper = position(spec, Nth::First, 0, 1, 4).replace("GK:BPA", "GK:CE");
    assert!(scene_of(spec, &keeper).can("press"), "the goalkeeper counts");
}

on_editions!(f_press_02_one_player_at_the_ball_is_enough = numbers_needed, v2_0(|own, _| own >= 1));

on_editions!(f_press_02_needs_at_least_as_many_players_at_the_ball, v2_1, v2_2);
fn f_press_02_needs_at_least_as_many_players_at_the_ball(spec: &str) {
    numbers_needed(spec, |own, other| own >= other);
}

on_editions!(f_press_03_one_die_is_rolled, v2_0, v2_1, v2_2);
/// F-PRESS-03.
fn f_press_03_one_die_is_rolled(spec: &str) {
    let mut scene = scene_of(spec, &position(spec, Nth::First, 1, 1, 4));
    assert_eq!(scene.play("press").refused("5 5").key, "dice-too-many");
    scene.play("5");
}

on_editions!(f_press_04_a_die_below_the_value_wins_the_ball, v2_0, v2_1, v2_2);
/// F-PRESS-04.
fn f_press_04_a_die_below_the_value_wins_the_ball(spec: &str) {
    every_roll(spec, Nth::First, |value, die, control, _| {
        assert_eq!(control, if die < value { Seat::Away } else { Seat::Home }, "{die} against {value}");
    });
}

on_editions!(f_press_05_the_die_is_the_new_value, v2_0, v2_1, v2_2);
/// F-PRESS-05.
fn f_press_05_the_die_is_the_new_value(spec: &str) {
    every_roll(spec, Nth::First, |value, die, _, after| {
        if die < value {
            assert_eq!(after, die, "against {value}");
        }
    });
}

/// F-PRESS-06 and F-PRESS-07. What a failed pressing makes of the value, with an equal die and with a higher
/// one.
pub fn a_failure(spec: &str, equal: fn(u8) -> u8, above: fn(u8) -> u8) {
    every_roll(spec, Nth::First, |value, die, control, after| {
        if die >= value {
            let expected = if die == value { equal(value) } else { above(value) };
            assert_eq!((control, after), (Seat::Home, expected), "{die} against {value}");
        }
    });
}

on_editions!(f_press_06_an_equal_die_has_no_effect, v2_1, v2_2);
fn f_press_06_an_equal_die_has_no_effect(spec: &str) {
    a_failure(spec, |value| value, |value| value.saturating_sub(2).max(1));
}

on_editions!(f_press_07_a_higher_die_fails_and_the_value_falls_by_two, v2_1, v2_2);
fn f_press_07_a_higher_die_fails_and_the_value_falls_by_two(spec: &str) {
    a_failure(spec, |value| value, |value| [1, 1, 1, 2, 3, 4][usize::from(value) - 1]);
}

on_editions!(f_press_08_a_failure_costs_two_only_when_the_die_was_above, v2_1, v2_2);
/// F-PRESS-08 where a failure costs ball value: nothing else is left of it.
fn f_press_08_a_failure_costs_two_only_when_the_die_was_above(spec: &str) {
    for (die, value) in [(4, 4), (5, 2), (6, 2)] {
        let scene = pressed(spec, Nth::First, 4, die);
        assert_eq!(scene.value(), value, "{die}");
        assert_eq!(scene.state().memory.free_check, None);
    }
}

on_editions!(f_press_09_as_a_second_action_the_die_counts_one_more, v2_1, v2_2);
/// F-PRESS-09.
fn f_press_09_as_a_second_action_the_die_counts_one_more(spec: &str) {
    every_roll(spec, Nth::Second, |value, die, control, after| {
        let expected = match die + 1 {
            more if more < value => (Seat::Away, die),
            more if more == value => (Seat::Home, value),
            _ => (Seat::Home, value.saturating_sub(2).max(1)),
        };
        assert_eq!((control, after), expected, "{die} against {value}");
    });
}

// 2.0: no movement, no free movements; then away is asked for its moves.
on_editions!(f_press_10_not_while_a_goal_kick_is_pending, v2_0("done; done"), v2_1("midfield; done"));
/// F-PRESS-10. Home has missed; its players surround away's goalkeeper, who is to kick. `rest` leads to where
/// the pressing would be; the team that would press is asked something else then.
fn f_press_10_not_while_a_goal_kick_is_pending(spec: &str, rest: &str) {
    let text = "home=4-4-2,GK:APA,AFR:6,BFR:2,BPA:2 away=4-4-2,GK:BPA,BLC:10 ball=BFR:3:home clock=1:20 \
         turn=pass:CE>BFR next=first-action:home";
    let (mirrored, rest) = (turned(text), format!("shoot; 1; {rest}"));
    for (text, shooter) in [(text, Seat::Home), (&mirrored, Seat::Away)] {
        let mut scene = scene_of(spec, text);
        let script: Vec<&str> = rest.split("; ").collect();
        for input in script {
            scene.play(input);
            assert!(!scene.can("press"), "after {input}");
        }
        assert_eq!((scene.control(), scene.state().turn.number), (shooter.other(), 1), "still the same turn");
        assert!(scene.state().turn.goal_kick_waits);
    }
}

on_editions!(f_press_11_aggressively_as_an_advanced_rule = f_apress::only_if_in_play, v2_1, v3_0);
