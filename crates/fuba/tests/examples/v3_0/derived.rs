//! Examples computed from the clauses, comparing the editions.

use touchline_engine::{Outcome, Seat};
use touchline_fuba::event::{Check, Shot};
use touchline_fuba::state::Restart;
use touchline_fuba::{Area, Event};

use crate::common::{Scene, new_match, scene};

/// Home plays a marked ball from the centre to the front area next to it, where each team has two players.
fn short_pass(value: u8) -> Scene {
    scene(&format!(
        "home=4-4-2,GK:APA,AFR:4,CE:4,BFR:2 away=4-4-2,GK:BPA,BFR:2,CE:4,BLC:4 ball=CE:{value}:home clock=1:20"
    ))
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

/// Home plays the ball over two areas, marked at both ends.
fn long_pass(value: u8) -> Scene {
    scene(&format!(
        "home=4-4-2,GK:APA,AFR:5,BLC:5 away=4-4-2,GK:BPA,BLC:5,AFR:5 ball=AFR:{value}:home clock=1:20"
    ))
}

#[test]
fn e_64_a_long_pass_lost() {
    let mut scene = long_pass(4);
    scene.play("target BLC");
    assert_eq!(scene.value(), 6);
    scene.play("5 3");
    assert_eq!((scene.control(), scene.value()), (Seat::Away, 3));
}

#[test]
fn e_65_a_long_pass_kept() {
    let mut scene = long_pass(2);
    scene.play("target BLC");
    assert_eq!(scene.value(), 4);
    scene.play("5 6");
    assert_eq!((scene.control(), scene.value()), (Seat::Home, 6));
}

#[test]
fn e_66_a_long_pass_above_6_is_illegal() {
    assert!(!long_pass(5).can("target BLC"));
    assert!(long_pass(4).can("target BLC"));
}

/// Away may press in the centre, one against one.
fn pressing(action: &str) -> Scene {
    scene(&format!(
        "home=4-4-2,GK:APA,AFR:9,CE:1 away=4-4-2,GK:BPA,BFR:9,CE:1 ball=CE:4:home clock=1:20 \
         turn=pass:AFR>CE next={action}"
    ))
}

#[test]
fn e_67_pressing_with_4_and_6() {
    let mut scene = pressing("first-action:away");
    scene.play("press; 4 6");
    assert_eq!((scene.control(), scene.value()), (Seat::Home, 4));
}

#[test]
fn e_68_pressing_with_5_and_6() {
    let mut scene = pressing("first-action:away");
    scene.play("press; 5 6");
    assert_eq!((scene.control(), scene.value()), (Seat::Home, 2));
}

#[test]
fn e_69_pressing_with_2_and_6() {
    let mut scene = pressing("first-action:away");
    scene.play("press; 2 6");
    assert_eq!((scene.control(), scene.value()), (Seat::Away, 6));
}

#[test]
fn e_70_pressing_as_a_second_action() {
    let mut scene = pressing("second-action:away");
    scene.play("press; 2 3");
    assert_eq!((scene.control(), scene.value()), (Seat::Away, 2));
}

/// Home shoots from in front of the penalty area: 3 against 2 there, 1 against goalkeeper and one more in it.
fn front_shot(action: &str, die: u8) -> Scene {
    let mut scene = scene(&format!(
        "home=4-4-2,GK:APA,AFR:6,BFR:3,BPA:1 away=4-4-2,GK:BPA,BPA:1,BFR:2,CE:7 ball=BFR:3:home clock=1:20 \
         turn=pass:CE>BFR next={action}"
    ));
    scene.play(&format!("shoot; {die}"));
    assert!(scene.saw(Event::Attempt(Seat::Home, Area::Bfr, -2)));
    scene
}

const FRONT_SHOTS: [(u8, Shot); 6] = [
    (6, Shot::Goal),
    (5, Shot::Corner),
    (4, Shot::Rebound),
    (3, Shot::Miss),
    (2, Shot::Miss),
    (1, Shot::Miss),
];

#[test]
fn e_71_a_shot_from_the_front_area() {
    for (die, shot) in FRONT_SHOTS {
        assert!(front_shot("first-action:home", die).saw(Event::Shot(shot, Seat::Home)), "die {die}");
    }
}

#[test]
fn e_72_the_same_shot_as_a_second_action() {
    for (die, shot) in FRONT_SHOTS {
        assert!(front_shot("second-action:home", die).saw(Event::Shot(shot, Seat::Home)), "die {die}");
    }
}

#[test]
fn e_73_a_direct_free_kick_from_the_front_area() {
    for (die, shot) in [
        (6, Shot::Goal),
        (5, Shot::Goal),
        (4, Shot::Corner),
        (3, Shot::Rebound),
        (2, Shot::Miss),
        (1, Shot::Miss),
    ] {
        let mut kick = scene(
            "home=4-4-2,GK:APA,AFR:7,BFR:2,BPA:1 away=4-4-2,GK:BPA,BLC:1,BFR:1,CE:8 ball=BFR:1:home \
             clock=1:20 next=take-free-kick",
        );
        kick.play(&format!("shoot; {die}"));
        assert!(kick.saw(Event::Attempt(Seat::Home, Area::Bfr, -3)));
        assert!(kick.saw(Event::Shot(shot, Seat::Home)), "die {die}");
    }
}

#[test]
fn e_74_equal_numbers_and_the_ball_kept() {
    let mut scene = short_pass(2);
    scene.play("target BFR; 5 3");
    assert_eq!((scene.control(), acted_first(&mut scene)), (Seat::Home, Some(Seat::Away)));
}

#[test]
fn e_75_equal_numbers_and_the_ball_lost() {
    let mut scene = short_pass(4);
    scene.play("target BFR; 2 5");
    assert_eq!((scene.control(), acted_first(&mut scene)), (Seat::Away, Some(Seat::Home)));
}

/// Home positions with one player at the ball.
fn positioning(opponents: u8, action: &str) -> Scene {
    scene(&format!(
        "home=4-4-2,GK:APA,AFR:9,CE:1 away=4-4-2,GK:BPA,BFR:{},CE:{opponents} ball=CE:4:home clock=1:20 \
         turn=pass:AFR>CE next={action}",
        10 - opponents
    ))
}

#[test]
fn e_76_positioning_alone_at_the_ball() {
    assert_eq!(positioning(0, "first-action:home").play("position 2").value(), 2);
}

#[test]
fn e_77_positioning_one_against_one() {
    let mut scene = positioning(1, "first-action:home");
    assert!(!scene.can("position 2"));
    assert_eq!(scene.play("position 1").value(), 3);
}

#[test]
fn e_78_positioning_one_against_one_as_a_second_action() {
    let mut scene = positioning(1, "second-action:home");
    assert!(!scene.can("position 2"));
    assert_eq!(scene.play("position 1").value(), 3);
}

/// How many players away may move, one after the other, from the centre to the left.
fn replies(scene: &mut Scene) -> u8 {
    while scene.can("move CE>BLW") {
        scene.play("move CE>BLW");
    }
    scene.count(Seat::Away, Area::Blw)
}

#[test]
fn e_79_four_replies_to_one_move_at_a_goal_kick() {
    let mut scene =
        scene("home=4-4-2,GK:APA,AFR:10 away=4-4-2,GK:BPA,CE:10 ball=APA:1:home clock=1:20 next=goal-kick");
    scene.play("move AFR>ALW; done");
    assert_eq!(replies(&mut scene), 4);
    assert!(scene.can("target APA"), "then the kick");
}

#[test]
fn e_80_one_reply_to_one_move_at_a_quick_free_kick() {
    let mut scene =
        scene("home=4-4-2,GK:APA,AFR:10 away=4-4-2,GK:BPA,CE:10 ball=AFR:1:home clock=1:20 next=free-kick");
    scene.play("move AFR>ALW; done");
    assert_eq!(replies(&mut scene), 1);
    assert!(scene.can("target AFR"), "then the kick");
}

/// The ball in the centre in stoppage time of the second half.
fn in_stoppage(square: u8) -> Scene {
    scene(&format!(
        "home=4-4-2,GK:APA,AFR:4,CE:6 away=4-4-2,GK:BPA,BFR:4,CE:6 ball=CE:1:home clock=2:90+{square}"
    ))
}

#[test]
fn e_81_equal_dice_on_plus_1_end_the_half_without_an_event() {
    let mut scene = in_stoppage(1);
    scene.play("target CE; 5 5");
    assert_eq!(scene.state().ended, Some(Outcome::Draw));
    assert!(!had_event(&scene));
}

#[test]
fn e_82_the_half_ends_after_the_turn_that_reaches_plus_5() {
    let mut scene = in_stoppage(4);
    scene.play("target CE; 5 1");
    assert_eq!((scene.state().clock.stoppage, scene.state().ended), (5, None));
    scene.play("done; position 0; done; position 0; next");
    assert_eq!(scene.state().ended, Some(Outcome::Draw));
}

#[test]
fn e_83_a_6_in_minute_60_fails_the_tiredness_test() {
    assert!(!crate::examples::shared::passes_with_6_in_minute_60("fuba:3.0"));
}

#[test]
fn e_84_a_first_yellow_card_by_a_6_and_a_direct_red() {
    let mut scene = scene(
        "home=4-4-2,GK:APA,AFR:10 away=4-4-2,GK:BPA,CE:10 ball=AFR:1:home clock=1:20 next=yellow-card:away",
    );
    scene.play("6; 1");
    let team = scene.state().teams[Seat::Away];
    assert!(scene.saw(Event::Yellow(Seat::Away)) && scene.saw(Event::Red(Seat::Away)));
    assert_eq!((team.yellows, team.reds, scene.count(Seat::Away, Area::Ce)), (0, 1, 9));
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
    let mut scene = new_match("fuba:3.0");
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
