//! Examples computed from the clauses.

use touchline_engine::Seat;
use touchline_fuba::event::Check;
use touchline_fuba::{Decision, Event, Roll};

use crate::common::decides;
use crate::examples::shared;

const SPEC: &str = "fuba:2.0";

/// Away fails to press with this die; home's next check succeeds with a 1 although the value is 4.
fn fails_and_frees_the_next_check(die: u8) {
    let mut scene = shared::pressing(SPEC, "none", "maybe-press:away");
    scene.play(&format!("press; {die}"));
    assert_eq!((scene.control(), scene.value()), (Seat::Home, 4));
    scene.play("done; target CE; 1 5"); // home does not move
    assert!(scene.saw(Event::Check(Check::Kept, Seat::Home)));
    assert_eq!((scene.control(), scene.value()), (Seat::Home, 5));
    assert_eq!(scene.state().memory.free_check, None, "once only");
}

#[test]
fn e_67_pressing_with_4() {
    fails_and_frees_the_next_check(4);
}

#[test]
fn e_68_pressing_with_6() {
    fails_and_frees_the_next_check(6);
}

#[test]
fn e_69_pressing_with_2() {
    let mut scene = shared::pressing(SPEC, "none", "maybe-press:away");
    scene.play("press; 2");
    assert_eq!((scene.control(), scene.value()), (Seat::Away, 2));
}

/// Who acts first by the moves of the turn before: the team that was first then, if it moved fewer, else the
/// other.
const ORDERS: [(&str, Seat); 6] = [
    ("memory=home,1-2,0,none", Seat::Home),
    ("memory=home,2-2,0,none", Seat::Away),
    ("memory=home,2-1,0,none", Seat::Away),
    ("memory=away,2-1,0,none", Seat::Away),
    ("memory=away,2-2,0,none", Seat::Home),
    ("memory=away,1-2,0,none", Seat::Home),
];

#[test]
fn e_74_the_moves_of_the_turn_before_decide_when_the_ball_is_kept() {
    for (memory, first) in ORDERS {
        shared::acts_first(SPEC, memory, 2, "5 3", Seat::Home, first);
    }
}

#[test]
fn e_75_the_moves_of_the_turn_before_decide_when_the_ball_is_lost() {
    for (memory, first) in ORDERS {
        shared::acts_first(SPEC, memory, 4, "2 5", Seat::Away, first);
    }
}

#[test]
fn e_76_adjustment_alone_at_the_ball() {
    assert_eq!(shared::adjusting(SPEC, 0, "none", "maybe-move:home").play("done").value(), 3);
}

#[test]
fn e_77_adjustment_one_against_one() {
    assert_eq!(shared::adjusting(SPEC, 1, "none", "maybe-move:home").play("done").value(), 4);
}

#[test]
fn e_80_a_free_kick_in_the_own_half_has_an_ordinary_setup() {
    let mut scene = shared::free_kick(SPEC);
    assert_eq!(decides(&mut scene), (Seat::Home, Decision::PlaceKeeper));
    assert_eq!(scene.state().squads[Seat::Home].in_hand, 10);
}

#[test]
fn e_84_a_first_yellow_card_by_a_6_brings_no_red_card_test() {
    let mut scene = shared::foul(SPEC, 0);
    scene.play("6");
    let team = scene.state().teams[Seat::Away];
    assert_eq!((team.yellows, team.reds), (1, 0));
    assert_ne!(shared::due(&scene), Some(Roll::RedCard));
}

#[test]
fn e_87_with_a_player_in_an_unmarked_target_the_check_succeeds_by_itself() {
    let scene = shared::far_from_opponents(SPEC, "AFR");
    assert!(scene.saw(Event::Check(Check::Kept, Seat::Home)));
    assert_eq!((scene.control(), scene.value()), (Seat::Home, 3), "4, one less for the start area");
}
