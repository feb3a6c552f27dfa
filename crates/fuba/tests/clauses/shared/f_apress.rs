//! Aggressive pressing.

use touchline_engine::Seat;
use touchline_fuba::flow::Nth;
use touchline_fuba::state::{Press, Restart};
use touchline_fuba::{Area, Event, Roll};

use super::f_act::action;
use crate::common::{Scene, scene_of};

/// Away is passive with `own` players against `other` of home in the centre and about to act; it has these
/// condition points.
pub fn position(nth: Nth, (own, other): (u8, u8), value: u8, points: &str) -> String {
    format!(
        "home=4-4-2,GK:APA,AFR:{},CE:{other} away=4-4-2,GK:BPA,BFR:{},CE:{own} ball=CE:{value}:home clock=1:20 \
         condition=9/9/9-{points} turn=pass:AFR>CE next={}",
        10 - other,
        10 - own,
        action("away", nth)
    )
}

/// What the dice are for that are due.
pub fn due(scene: &Scene) -> Option<Roll> {
    touchline_fuba::roll(scene.rules(), scene.state())
}

/// F-APRESS-01. So many points, from the zone where the ball is; those of other zones do not help.
pub fn paid_where_the_ball_is(spec: &str, fields: &str, price: u8) {
    let with = |points: &str| {
        let text = position(Nth::First, (2, 2), 4, points);
        // The target was elsewhere: in away's defence zone.
        scene_of(
            spec,
            &text.replace("AFR>CE", "AFR>BFR").replace(" condition", &format!(" {fields} condition")),
        )
    };
    assert!(!with(&format!("9/{}/9", price - 1)).can("press aggressively"), "not enough in the midfield");
    assert!(with(&format!("9/{}/9", price - 1)).can("press"), "an ordinary pressing costs nothing");
    let mut scene = with(&format!("0/{price}/0"));
    assert!(scene.can("press aggressively"));
    scene.play("press aggressively");
    assert!(scene.saw(Event::Aggressive(Seat::Away)));
    assert_eq!(scene.state().teams[Seat::Away].condition.points, [0, 0, 0]);
    assert_eq!(scene.state().teams[Seat::Home].condition.points, [9, 9, 9]);
    let paid = scene.events().iter().filter(|event| matches!(event, Event::PointsPaid(..))).count();
    assert_eq!(paid, 1);
}

/// F-APRESS-02. The numbers of the pressing and of the other team with which it is allowed; the controlling
/// team never.
pub fn numbers_needed(spec: &str, enough: fn(u8, u8) -> bool) {
    for (own, other) in (0..=10).flat_map(|own| (1..=10).map(move |other| (own, other))) {
        let text = position(Nth::First, (own, other), 4, "9/9/9");
        assert_eq!(
            scene_of(spec, &text).can("press aggressively"),
            enough(own, other),
            "{own} against {other}"
        );
        let with_ball = text.replace(":home clock", ":away clock");
        if own > 0 {
            assert!(!scene_of(spec, &with_ball).can("press aggressively"), "nothing to press");
        }
    }
    let keeper = position(Nth::First, (0, 1), 4, "9/9/9").replace("GK:BPA", "GK:CE");
    assert!(scene_of(spec, &keeper).can("press aggressively"), "the goalkeeper is a player");
}

on_editions!(f_apress_02_one_player_may_be_missing, v3_0);
fn f_apress_02_one_player_may_be_missing(spec: &str) {
    numbers_needed(&format!("{spec}+condition+aggressive-pressing"), |own, other| {
        own > 0 && own.min(6) + 1 >= other.min(6)
    });
}

/// Every value and roll of an aggressive pressing; what comes of it.
pub fn every_roll(spec: &str, nth: Nth, numbers: (u8, u8), dice: u32, check: impl Fn(u8, &[u8], &Scene)) {
    for (value, roll) in (1..=6).flat_map(|value| (0..6_u32.pow(dice)).map(move |roll| (value, roll))) {
        let faces: Vec<u8> =
            (0..dice).map(|die| u8::try_from(roll / 6_u32.pow(die) % 6).unwrap() + 1).collect();
        let text: Vec<String> = faces.iter().map(u8::to_string).collect();
        let mut scene = scene_of(spec, &position(nth, numbers, value, "9/9/9"));
        scene.play(&format!("press aggressively; {}", text.join(" ")));
        assert_eq!(scene.state().turn.press, Press::Plain, "nothing of it is left");
        check(value, &faces, &scene);
    }
}

/// F-APRESS-05. A free kick where the ball is, and a card test of the pressing team.
pub fn is_foul(scene: &Scene) {
    assert!(scene.saw(Event::Pressing(Seat::Away, false)));
    assert!(scene.saw(Event::Awarded(Restart::FreeKick, Seat::Home, Area::Ce)), "{}", scene.position());
    assert_eq!((scene.control(), scene.value(), due(scene)), (Seat::Home, 1, Some(Roll::YellowCard)));
}

/// In the own penalty area it is a penalty kick, after the card test.
pub fn a_foul_in_the_own_penalty_area_is_a_penalty(spec: &str, dice: &str) {
    let text = position(Nth::First, (1, 1), 3, "9/9/9").replace("CE:", "BPA:").replace(">CE", ">BPA");
    let mut scene = scene_of(spec, &text);
    scene.play(&format!("press aggressively; {dice}"));
    assert!(scene.saw(Event::Awarded(Restart::PenaltyKick, Seat::Home, Area::Bpa)));
    assert_eq!(due(&scene), Some(Roll::YellowCard));
}

/// F-PRESS-11. An answer besides the ordinary pressing, where the rule is in use and only there.
pub fn only_if_in_play(edition: &str) {
    let answers = |spec: &str| {
        let text = position(Nth::First, (2, 2), 4, "9/9/9");
        let points = if spec.contains("+condition") { "condition=9/9/9-9/9/9" } else { "" };
        let scene = scene_of(spec, &text.replace("condition=9/9/9-9/9/9", points));
        ["press", "press aggressively"].map(|action| scene.can(action))
    };
    assert_eq!(answers(&format!("{edition}+condition+aggressive-pressing")), [true, true]);
    assert_eq!(answers(&format!("{edition}+condition")), [true, false]);
    assert_eq!(answers(edition), [true, false]);
}
