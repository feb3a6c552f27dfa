//! Pressing.

use touchline_engine::Seat;
use touchline_fuba::event::Check;
use touchline_fuba::flow::Nth;
use touchline_fuba::{Decision, Event};

use crate::common::{Scene, decides, scene_of, turned};
use crate::shared::f_press::{self as press, position};

const SPEC: &str = "fuba:2.0";

#[test]
fn f_press_01_the_passive_team_right_after_the_adjustment_of_its_own_stage() {
    let text = position(SPEC, Nth::First, 2, 1, 3).replace("sequence.away.4", "sequence.away.3");
    for (text, seat) in [(turned(&text), Seat::Home), (text, Seat::Away)] {
        let mut scene = scene_of(SPEC, &text);
        assert_eq!(
            (decides(&mut scene), scene.value()),
            ((seat, Decision::MaybePress), 4),
            "adjusted before"
        );
        assert_eq!(scene.legal(), ["done", "press"]);
        scene.play("done");
        assert_eq!(decides(&mut scene), (seat.other(), Decision::MaybeMove));
        scene.play("done");
        assert_eq!(
            decides(&mut scene),
            (seat.other(), Decision::Target),
            "the team with the ball does not press"
        );
    }
}

#[test]
fn f_press_06_an_equal_die_fails() {
    press::a_failure(SPEC, |value| value, |value| value);
    assert_eq!(press::pressed(SPEC, Nth::First, 4, 4).state().memory.free_check, Some(Seat::Home));
}

#[test]
fn f_press_07_a_higher_die_fails() {
    press::a_failure(SPEC, |value| value, |value| value);
    for die in 5..=6 {
        assert_eq!(press::pressed(SPEC, Nth::First, 4, die).state().memory.free_check, Some(Seat::Home));
    }
}

/// Away's pressing is the last thing of the turn; then home, if it still has the ball, may play it back to
/// its front area, where away has a player too.
fn next_position() -> String {
    position(SPEC, Nth::First, 1, 1, 6)
        .replace("turn.6", "turn.7")
        .replace("first:away", "first:home")
        .replace("BFR:9", "AFR:1,BFR:8")
}

fn next_turn(die: u8) -> Scene {
    let mut scene = scene_of(SPEC, &next_position());
    scene.play(&format!("press; {die}"));
    scene
}

#[test]
fn f_press_08_after_a_failure_the_next_check_succeeds_by_itself() {
    let mut failed = next_turn(6);
    assert_eq!((failed.control(), failed.value()), (Seat::Home, 6), "the value stays");
    failed.play("target AFR; 1 5");
    assert!(failed.saw(Event::Check(Check::Kept, Seat::Home)), "a 1 against 6");
    assert_eq!(failed.state().memory.free_check, None, "once only");
    // Without a pressing, with a success, and for the other team there is no such gift.
    let mut skipped = scene_of(SPEC, &next_position());
    skipped.play("done; target AFR; 1 5");
    assert!(skipped.saw(Event::Check(Check::Lost, Seat::Away)));
    let mut won = next_turn(5);
    assert_eq!((won.control(), won.state().memory.free_check), (Seat::Away, None));
    won.play("target AFR; 1 5");
    assert!(won.saw(Event::Check(Check::Lost, Seat::Home)));
    let other = next_position().replace("next=", "memory=none,0-0,0,away next=");
    let mut other = scene_of(SPEC, &other);
    other.play("done; target AFR; 1 5");
    assert!(other.saw(Event::Check(Check::Lost, Seat::Away)), "away is not in control");
    assert_eq!(other.state().memory.free_check, None, "and the gift is gone");
}

#[test]
fn f_press_08_a_special_event_still_happens() {
    let mut failed = next_turn(6);
    failed.play("target AFR; 6 5; 4 2");
    assert!(failed.saw(Event::EventDifference(2)));
    assert_eq!(failed.state().memory.free_check, None);
}

#[test]
fn f_press_08_the_gift_ends_with_the_next_check_even_if_an_event_stops_it() {
    let mut failed = next_turn(6);
    failed.play("target AFR; 6 5; 3 4; 1");
    assert!(failed.saw(Event::EventDifference(-1)), "free kick");
    assert_eq!(failed.state().memory.free_check, None);
}
