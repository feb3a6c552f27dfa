//! Control check.

use touchline_engine::Seat;
use touchline_fuba::Event;
use touchline_fuba::event::Check;

use crate::common::turned;
use crate::shared::f_ctrl as shared;
use crate::shared::f_time::rest_of_turn;

const SPEC: &str = "fuba:2.0";

#[test]
fn f_ctrl_05_an_unmarked_target_succeeds_by_itself() {
    // Both teams are in the centre; home alone is on the left wing and in its penalty area, nobody on the
    // right wing.
    let position = "home=4-4-2,GK:APA,ALW:5,CE:5 away=4-4-2,GK:BPA,BFR:5,CE:5 ball=CE:6:home clock=1:20";
    for die in 1..=5 {
        for (target, winner) in
            [("ALW", Seat::Home), ("APA", Seat::Home), ("ARW", Seat::Away), ("CE", Seat::Away)]
        {
            let turn = shared::played(SPEC, position, target, &format!("{die} 2"));
            assert_eq!(turn.control(), winner, "{target}");
            let back = shared::played(SPEC, &turned(position), &turned(target), &format!("{die} 2"));
            assert_eq!(back.control(), winner.other(), "{target}");
        }
    }
}

#[test]
fn f_ctrl_05_an_equal_die_still_causes_an_event_which_decides() {
    let position = "home=4-4-2,GK:APA,ALW:5,CE:5 away=4-4-2,GK:BPA,BFR:5,CE:5 ball=CE:5:home clock=1:20";
    let mut turn = shared::played(SPEC, position, "ALW", "5 2");
    assert!(shared::is_event(&turn));
    turn.play("1 5");
    assert_eq!(turn.control(), Seat::Away);
}

#[test]
fn f_ctrl_06_a_failed_pressing_frees_the_next_check() {
    let pressing = format!("{} next=maybe-press:away", shared::marked(5));
    let mut turn = crate::common::scene_of(SPEC, &pressing);
    turn.play("press; 6");
    rest_of_turn(&mut turn);
    turn.play("target BFR; 1 5");
    assert!(turn.saw(Event::Check(Check::Kept, Seat::Home)), "1 against 5");
    rest_of_turn(&mut turn);
    turn.play("target CE; 1 5");
    assert_eq!(turn.control(), Seat::Away, "only the next one");
}

#[test]
fn f_ctrl_06_only_for_the_team_that_was_pressed() {
    for (who, winner) in [("home", Seat::Home), ("away", Seat::Away), ("none", Seat::Away)] {
        let position = format!("{} memory=none,0-0,0,{who}", shared::marked(5));
        assert_eq!(shared::played(SPEC, &position, "BFR", "1 4").control(), winner, "{who}");
        let back = shared::played(SPEC, &turned(&position), "AFR", "1 4");
        assert_eq!(back.control(), winner.other(), "{who}");
        assert_eq!(back.state().memory.free_check, None, "used or not");
    }
}

#[test]
fn f_ctrl_06_an_event_still_decides_and_uses_it_up() {
    let position = format!("{} memory=none,0-0,0,home", shared::marked(5));
    // A failed pass, free kicks for either team, a changed value.
    for (event, winner) in
        [("1 5", Seat::Away), ("3 4", Seat::Home), ("4 3", Seat::Away), ("6 4", Seat::Home)]
    {
        let mut turn = shared::played(SPEC, &position, "BFR", "5 4");
        assert!(shared::is_event(&turn));
        turn.play(event);
        assert_eq!((turn.control(), turn.state().memory.free_check), (winner, None), "{event}");
    }
    let corner = "home=4-4-2,GK:APA,CE:5,BFR:5 away=4-4-2,GK:BPA,CE:5,BLC:5 ball=CE:5:home clock=1:20 memory=none,0-0,0,home";
    let mut turn = shared::played(SPEC, corner, "BLC", "5 4");
    turn.play("5 5");
    assert_eq!(turn.state().memory.free_check, None, "a corner kick begins another turn");
}
