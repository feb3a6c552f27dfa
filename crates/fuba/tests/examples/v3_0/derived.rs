//! Examples computed from the clauses, comparing the editions.

use touchline_engine::Seat;
use touchline_fuba::event::{Check, Shot};
use touchline_fuba::state::Restart;
use touchline_fuba::{Area, Event};

use crate::common::{Scene, new_match, scene};
use crate::examples::shared;

const SPEC: &str = "fuba:3.0";

fn short_pass(value: u8) -> Scene {
    shared::short_pass(SPEC, value, "")
}

/// The team that acted first, once both have.
fn acted_first(scene: &mut Scene) -> Option<Seat> {
    scene.play("done; position 0; done; position 0");
    scene.events().iter().find_map(|event| if let Event::Acts(seat, _) = event { Some(*seat) } else { None })
}

fn had_event(scene: &Scene) -> bool {
    scene.events().iter().any(|event| matches!(event, Event::SpecialEvent(_)))
}

#[test]
fn e_60_lost_with_the_winners_die() {
    let mut scene = short_pass(4);
    scene.play("target BFR; 2 5");
    assert_eq!((scene.control(), scene.value(), scene.state().clock.minute), (Seat::Away, 5, 23));
}

#[test]
fn e_61_an_equal_die_keeps_the_ball_without_an_event() {
    let mut scene = short_pass(3);
    scene.play("target BFR; 3 5");
    assert_eq!((scene.control(), scene.value(), scene.state().clock.minute), (Seat::Home, 5, 22));
    assert!(!had_event(&scene));
}

#[test]
fn e_62_equal_dice_bring_an_event_and_then_the_check() {
    let mut scene = short_pass(2);
    scene.play("target BFR; 4 4");
    assert_eq!(scene.state().clock.minute, 24);
    scene.play("6 4"); // an extra free movement: no say in control or value
    assert!(scene.saw(Event::SpecialEvent(10)) && scene.saw(Event::Check(Check::Kept, Seat::Home)));
    assert_eq!((scene.control(), scene.value()), (Seat::Home, 4));
}

#[test]
fn e_63_an_unmarked_receiver_with_opponents_next_to_him() {
    let mut scene =
        scene("home=4-4-2,GK:APA,AFR:1,CE:9 away=4-4-2,GK:BPA,CE:6,ALW:4 ball=CE:5:home clock=1:20");
    scene.play("target AFR");
    assert_eq!(scene.value(), 3);
    scene.play("2 6; move ALW>AFR"); // lost, and the closest player fetches the ball
    assert_eq!((scene.control(), scene.value()), (Seat::Away, 6));
}

#[test]
fn e_64_a_long_pass_lost() {
    let mut scene = shared::long_pass(SPEC, 4);
    scene.play("target BLC");
    assert_eq!(scene.value(), 6);
    scene.play("5 3");
    assert_eq!((scene.control(), scene.value()), (Seat::Away, 3));
}

#[test]
fn e_65_a_long_pass_kept() {
    let mut scene = shared::long_pass(SPEC, 2);
    scene.play("target BLC");
    assert_eq!(scene.value(), 4);
    scene.play("5 6");
    assert_eq!((scene.control(), scene.value()), (Seat::Home, 6));
}

#[test]
fn e_67_pressing_with_4_and_6() {
    let mut scene = shared::pressing(SPEC, "none", "first-action:away");
    scene.play("press; 4 6");
    assert_eq!((scene.control(), scene.value()), (Seat::Home, 4));
}

#[test]
fn e_68_pressing_with_5_and_6() {
    let mut scene = shared::pressing(SPEC, "none", "first-action:away");
    scene.play("press; 5 6");
    assert_eq!((scene.control(), scene.value()), (Seat::Home, 2));
}

#[test]
fn e_69_pressing_with_2_and_6() {
    let mut scene = shared::pressing(SPEC, "none", "first-action:away");
    scene.play("press; 2 6");
    assert_eq!((scene.control(), scene.value()), (Seat::Away, 6));
}

#[test]
fn e_70_pressing_as_a_second_action() {
    let mut scene = shared::pressing(SPEC, "none", "second-action:away");
    scene.play("press; 2 3");
    assert_eq!((scene.control(), scene.value()), (Seat::Away, 2));
}

#[test]
fn e_72_the_same_shot_as_a_second_action() {
    let shoot = |die: u8| shared::front_shot(SPEC, 1, "second-action:home", "none", &die.to_string());
    let table = [Shot::Goal, Shot::Corner, Shot::Rebound, Shot::Miss, Shot::Miss, Shot::Miss];
    shared::shots(shoot, -2, table);
}

#[test]
fn e_75_equal_numbers_and_the_ball_lost() {
    let mut scene = short_pass(4);
    scene.play("target BFR; 2 5");
    assert_eq!((scene.control(), acted_first(&mut scene)), (Seat::Away, Some(Seat::Home)));
}

#[test]
fn e_76_positioning_alone_at_the_ball() {
    assert_eq!(shared::adjusting(SPEC, 0, "none", "first-action:home").play("position 2").value(), 2);
}

#[test]
fn e_77_positioning_one_against_one() {
    let mut scene = shared::adjusting(SPEC, 1, "none", "first-action:home");
    assert!(!scene.can("position 2"));
    assert_eq!(scene.play("position 1").value(), 3);
}

#[test]
fn e_78_positioning_one_against_one_as_a_second_action() {
    let mut scene = shared::adjusting(SPEC, 1, "none", "second-action:home");
    assert!(!scene.can("position 2"));
    assert_eq!(scene.play("position 1").value(), 3);
}

#[test]
fn e_83_a_6_in_minute_60_fails_the_tiredness_test() {
    assert!(!shared::passes_with_6_in_minute_60(SPEC));
}

#[test]
fn e_85_event_dice_2_and_3_raise_the_value_by_one() {
    let mut scene = short_pass(2);
    scene.play("target BFR; 4 4; 2 3");
    assert!(scene.saw(Event::SpecialEvent(5)));
    assert_eq!((scene.control(), scene.value()), (Seat::Home, 5), "4 and one more");
    assert_ne!(scene.state().turn.restart, Restart::FreeKick);
}

#[test]
fn e_86_the_first_kick_off_takes_the_marker_from_0_to_1() {
    let mut scene = new_match(SPEC);
    scene.play("formation 4-4-2; formation 4-4-2; 5 3; kick-off home");
    let minutes: Vec<u8> = scene
        .events()
        .iter()
        .filter_map(|event| if let Event::Time(clock) = event { Some(clock.minute) } else { None })
        .collect();
    assert_eq!(minutes, [0, 1]);
}

#[test]
fn e_87_with_a_player_in_an_unmarked_target_the_ball_is_kept() {
    let mut scene =
        scene("home=4-4-2,GK:APA,AFR:4,ALC:6 away=4-4-2,GK:BPA,BFR:10 ball=ALC:3:home clock=1:20");
    scene.play("target AFR");
    assert_eq!(scene.value(), 1, "one less for the start area, two for the target");
    scene.play("1 4");
    assert!(scene.saw(Event::Check(Check::Kept, Seat::Home)));
}

#[test]
fn e_87_without_one_the_situation_is_easy() {
    for (position, value) in [
        // Next to the target the start area holds no opponent either.
        ("home=4-4-2,GK:APA,ALC:10 away=4-4-2,GK:BPA,BRC:10 ball=ALC:3:home", 2),
        // From afar it is marked; the long pass adds one.
        ("home=4-4-2,GK:APA,ALC:8,BLC:2 away=4-4-2,GK:BPA,BLC:10 ball=BLC:2:home", 3),
    ] {
        for reply in [1, 0] {
            let mut scene = scene(&format!("{position} clock=1:20"));
            scene.play("target ALW");
            assert_eq!(scene.value(), value);
            scene.play("1 4");
            assert!(scene.saw(Event::Check(Check::Easy, Seat::Home)));
            let (choices, keeper) = (scene.legal(), "keeper BPA>BFR");
            assert!(choices[0] == "done" && scene.can(keeper), "{choices:?}");
            scene.play(if reply == 1 { keeper } else { "done" });
            assert_eq!((scene.control(), scene.value()), (Seat::Home, 4));
            assert_eq!((scene.count(Seat::Home, Area::Alw), scene.count(Seat::Away, Area::Bfr)), (1, reply));
        }
    }
}
