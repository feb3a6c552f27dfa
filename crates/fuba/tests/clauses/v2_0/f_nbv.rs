//! New ball value.

use touchline_engine::{Node, Seat};
use touchline_fuba::event::{Check, Why};
use touchline_fuba::{Area, Decision, Event};

use crate::common::{played, turned};
use crate::shared::f_nbv as shared;

const SPEC: &str = "fuba:2.0";

#[test]
fn f_nbv_03_long_pass_start_area_and_event_are_added_together() {
    // Two areas between, nobody of the passive team in the start area: one more than the die.
    for (die, value) in [(1, 2), (2, 3), (3, 4), (4, 5), (5, 6)] {
        let turn = played(SPEC, shared::FAR, &format!("target BPA; 5 {die}"));
        assert_eq!((turn.control(), turn.value()), (Seat::Home, value), "die {die}");
        let back = played(SPEC, &turned(shared::FAR), &format!("target APA; 5 {die}"));
        assert_eq!((back.control(), back.value()), (Seat::Away, value), "die {die}");
    }
    // Die, event, value: what the one adds the other takes off before anything is cut off or lost.
    for (die, event, value) in
        [(6, "6 4", 6), (6, "5 1", 5), (4, "1 3", 6), (2, "5 1", 1), (1, "6 4", 1), (3, "6 4", 3)]
    {
        let turn = played(SPEC, shared::FAR, &format!("target BPA; 2 {die}; {event}"));
        assert_eq!((turn.control(), turn.value()), (Seat::Home, value), "die {die}, event {event}");
    }
}

#[test]
fn f_nbv_04_it_is_not_below_1() {
    shared::after_event(SPEC, "6 4", [1, 1, 2, 3, 4, 5], |_| true); // -1
    shared::after_event(SPEC, "5 1", [1, 1, 1, 2, 3, 4], |_| true); // -2
    let unmarked = "home=4-4-2,GK:APA,AFR:5,CE:5 away=4-4-2,GK:BPA,BFR:5,CE:5 ball=AFR:2:home clock=1:20";
    let turn = played(SPEC, unmarked, "target CE; 4 1");
    assert_eq!((turn.control(), turn.value()), (Seat::Home, 1));
}

#[test]
fn f_nbv_05_above_6_it_is_not_cut_off() {
    shared::after_event(SPEC, "1 3", [2, 3, 4, 5, 6, 3], |die| die < 6); // +1, the ball is lost with a 6
}

#[test]
fn f_nbv_06_above_6_the_ball_is_lost() {
    for (position, target, owner) in
        [(shared::FAR.to_owned(), "BPA", Seat::Home), (turned(shared::FAR), "APA", Seat::Away)]
    {
        let exact = played(SPEC, &position, &format!("target {target}; 5 5"));
        assert_eq!((exact.control(), exact.value()), (owner, 6), "6 is still in order");
        let over = played(SPEC, &position, &format!("target {target}; 5 6"));
        assert_eq!(over.control(), owner.other());
        assert!(over.saw(Event::Check(Check::Lost, owner.other())));
        assert!(over.saw(Event::Value(5, Why::Overflow)));
        assert_eq!(over.state().ball.area.name(), target);
    }
}

#[test]
fn f_nbv_07_the_value_is_then_the_die_of_the_new_passive_team() {
    for die in 3..=6 {
        let over = played(SPEC, shared::FAR, &format!("target BPA; {die} 6"));
        assert_eq!((over.control(), over.value()), (Seat::Away, die), "without any modifier");
    }
    let event = played(SPEC, shared::FAR, "target BPA; 2 6; 1 3");
    assert_eq!((event.control(), event.value()), (Seat::Away, 2));
}

#[test]
fn f_nbv_08_the_new_controlling_team_brings_its_closest_player() {
    let position =
        "home=4-4-2,GK:APA,AFR:8,BFR:2 away=4-4-2,GK:BPA,AFR:2,CE:4,BFR:4 ball=AFR:3:home clock=1:20";
    let mut over = played(SPEC, position, "target BLW; 4 6");
    assert_eq!(over.count(Seat::Home, Area::Blw), 1, "home had kept the ball and brought somebody");
    assert_eq!(over.driver().node(), Node::Decide(Seat::Away, Decision::Closest));
    assert_eq!(over.legal(), ["move CE>BLW", "move BFR>BLW"]);
    over.play("move CE>BLW");
    assert_eq!((over.count(Seat::Away, Area::Blw), over.value()), (1, 4));
    assert_eq!(over.state().turn.deducted.0, [1, 1]);
    // Somebody is there: nobody has to come. The goalkeeper may be spared.
    let there = played(SPEC, shared::FAR, "target BPA; 5 6");
    assert!(!there.events().iter().any(|event| matches!(event, Event::Moved(..))));
    let spared =
        "home=4-4-2,GK:APA,AFR:8,BFR:2 away=4-4-2,GK:BPA,AFR:2,CE:7,BRC:1 ball=AFR:3:home clock=1:20";
    assert_eq!(
        played(SPEC, spared, "target BLC; 4 6").legal(),
        ["move CE>BLC", "move BRC>BLC", "keeper BPA>BLC"]
    );
}
