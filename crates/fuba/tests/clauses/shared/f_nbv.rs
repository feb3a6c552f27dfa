//! New ball value.

use touchline_engine::Seat;
use touchline_fuba::Event;
use touchline_fuba::event::Why;

use crate::common::{played, turned};

/// The ball is in the centre between both teams; no modification when it is played there.
pub fn centre(value: u8) -> String {
    format!("home=4-4-2,GK:APA,AFR:5,CE:5 away=4-4-2,GK:BPA,BFR:5,CE:5 ball=CE:{value}:home clock=1:20")
}

/// A long pass over two areas out of an area without passive players.
pub const FAR: &str = "home=4-4-2,GK:APA,AFR:9,BPA:1 away=4-4-2,GK:BPA,BLC:10 ball=AFR:2:home clock=1:20";

fn all_dice() -> impl Iterator<Item = (u8, u8)> {
    (1..=6).flat_map(|a| (1..=6).map(move |b| (a, b)))
}

on_editions!(f_nbv_01_after_a_kept_check_it_is_the_passive_die, v2_0, v2_1, v2_2);
fn f_nbv_01_after_a_kept_check_it_is_the_passive_die(spec: &str) {
    for (a, b) in all_dice().filter(|(a, _)| *a > 1) {
        for (position, owner) in [(centre(1), Seat::Home), (turned(&centre(1)), Seat::Away)] {
            let turn = played(spec, &position, &format!("target CE; {a} {b}"));
            assert_eq!((turn.control(), turn.value()), (owner, b), "{a} {b}");
        }
    }
}

on_editions!(f_nbv_02_after_a_lost_check_it_is_the_losers_die, v2_0, v2_1, v2_2);
fn f_nbv_02_after_a_lost_check_it_is_the_losers_die(spec: &str) {
    for (a, b) in all_dice().filter(|(a, _)| *a < 6) {
        for (position, winner) in [(centre(6), Seat::Away), (turned(&centre(6)), Seat::Home)] {
            let turn = played(spec, &position, &format!("target CE; {a} {b}"));
            assert_eq!((turn.control(), turn.value()), (winner, a), "{a} {b}");
        }
    }
    // Neither the long pass nor the start area is added to it.
    let far = played(spec, &FAR.replace("AFR:2:home", "AFR:4:home"), "target BPA; 1 5");
    assert_eq!((far.control(), far.value()), (Seat::Away, 1));
}

on_editions!(f_nbv_03_only_the_event_touches_it, v2_1, v2_2);
/// 2.1 and 2.2: only the event changes the new value.
fn f_nbv_03_only_the_event_touches_it(spec: &str) {
    for b in 1..=6 {
        let turn = played(spec, FAR, &format!("target BPA; 5 {b}"));
        assert!(turn.saw(Event::Value(3, Why::LongPass(2))), "the old value had them");
        assert_eq!((turn.control(), turn.value()), (Seat::Home, b));
    }
    let event = played(spec, FAR, "target BPA; 3 4; 6 4");
    let changes: Vec<_> = event.events().iter().filter(|e| matches!(e, Event::Value(..))).collect();
    let (new, last) = (Event::Value(4, Why::New), Event::Value(3, Why::Event(-1)));
    assert_eq!(changes[changes.len() - 2..], [&new, &last], "first the new value, then the event");
}

/// The value after a special event for passive dice 1 to 6, and who has the ball then.
pub fn after_event(spec: &str, event_dice: &str, values: [u8; 6], keeps: impl Fn(u8) -> bool) {
    for (b, value) in (1..=6).zip(values) {
        for (position, owner) in [(centre(3), Seat::Home), (turned(&centre(3)), Seat::Away)] {
            let turn = played(spec, &position, &format!("target CE; 3 {b}; {event_dice}"));
            let control = if keeps(b) { owner } else { owner.other() };
            assert_eq!((turn.control(), turn.value()), (control, value), "die {b}, event {event_dice}");
        }
    }
}

on_editions!(f_nbv_04_it_is_not_below_1, v2_1, v2_2);
fn f_nbv_04_it_is_not_below_1(spec: &str) {
    after_event(spec, "6 4", [1, 1, 2, 3, 4, 5], |_| true); // -1
    after_event(spec, "5 1", [1, 1, 1, 2, 3, 4], |_| true); // -2
}

on_editions!(f_nbv_05_it_is_not_above_6, v2_1, v2_2);
fn f_nbv_05_it_is_not_above_6(spec: &str) {
    after_event(spec, "1 3", [2, 3, 4, 5, 6, 6], |_| true); // +1, the ball is never lost
}
