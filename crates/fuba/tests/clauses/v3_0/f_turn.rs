//! The stages of a turn.

use touchline_engine::Seat;
use touchline_fuba::editions::v3_0::BASIC;
use touchline_fuba::flow::Nth;
use touchline_fuba::rules::clock;
use touchline_fuba::state::{ActionKind, Clock};
use touchline_fuba::{Area, Decision, Event, Roll};

use crate::common::scene;
use crate::shared::f_off::{area, both_ways};
use crate::shared::f_turn::{CENTRE, EVEN, acts, at, due, trace};

#[test]
fn f_turn_04_dice_then_time_then_a_special_event_on_equal_dice() {
    let mut scene = scene(CENTRE);
    scene.play("target CE; 4 4");
    let clock = Clock { half: 1, minute: 24, stoppage: 0 };
    assert_eq!(
        scene.events()[1..],
        [Event::Rolled(Roll::Stage, touchline_engine::Faces::new(&[4, 4])), Event::Time(clock)]
    );
    assert_eq!(due(&mut scene), "dice SpecialEvent", "before the control check");
    for (a, b) in (1..=6).flat_map(|a| (1..=6).map(move |b| (a, b))) {
        let mut scene = crate::common::scene(CENTRE);
        scene.play(&format!("target CE; {a} {b}"));
        assert_eq!(due(&mut scene) == "dice SpecialEvent", a == b, "{a} {b}");
    }
}

const FIRST_ACTIONS: &str = "target CE;5 2;done;position 1;done;position 1";

#[test]
fn f_turn_06_both_teams_take_a_first_action() {
    let mut scene = scene(CENTRE);
    scene.play(FIRST_ACTIONS);
    assert_eq!(acts(&scene), [(Seat::Home, ActionKind::Positioning), (Seat::Away, ActionKind::Positioning)]);
    assert_eq!(due(&mut scene), "home SecondActions");
}

#[test]
fn f_turn_07_both_teams_take_a_second_action_if_it_is_wanted() {
    let mut wanted = scene(CENTRE);
    wanted.play(FIRST_ACTIONS).play("second; defence; done; forward; done");
    let second = [(Seat::Home, ActionKind::Movement), (Seat::Away, ActionKind::Movement)];
    assert_eq!(acts(&wanted)[2..], second);
    assert_eq!((due(&mut wanted).as_str(), wanted.state().turn.number), ("home Target", 2));
    let mut declined = scene(CENTRE);
    declined.play(FIRST_ACTIONS).play("next");
    assert_eq!(acts(&declined).len(), 2);
    assert_eq!((due(&mut declined).as_str(), declined.state().turn.number), ("home Target", 2));
}

#[test]
fn f_turn_09_the_stages_come_in_the_given_order() {
    let (first, second) = (Decision::Action(Nth::First), Decision::Action(Nth::Second));
    let actions = [
        "home FreeMovement".to_owned(),
        format!("home {first:?}"),
        "away FreeMovement".into(),
        format!("away {first:?}"),
        "home SecondActions".into(),
        format!("home {second:?}"),
        "home Movement(Defence)".into(),
        format!("away {second:?}"),
        "away Movement(Forward)".into(),
        "home Target".into(),
    ];
    let rest = "done;position 1;done;position 1;second;defence;done;forward;done";
    let plain = trace(&mut scene(CENTRE), &format!("target CE;5 2;{rest}"));
    assert_eq!(plain[..2], ["home Target", "dice Stage"]);
    assert_eq!(plain[2..], actions);
    // With a special event that only turns the ball (sum 9).
    let event = trace(&mut scene(CENTRE), &format!("target CE;4 4;4 5;{rest}"));
    assert_eq!(event[..3], ["home Target", "dice Stage", "dice SpecialEvent"]);
    assert_eq!(event[3..], actions);
}

#[test]
fn f_turn_10_who_acts_first_is_decided_in_each_turn() {
    let mut scene = scene(CENTRE);
    scene.play("target CE; 5 2");
    assert_eq!(due(&mut scene), "home FreeMovement", "six against five in the centre");
    scene.play("done; position 0; done; position 0; next; target BFR; 5 4");
    assert_eq!(scene.state().turn.first, Seat::Away, "five against nobody in front of the penalty area");
    assert!(due(&mut scene).starts_with("away"));
    scene.play("done; position 0; done; position 0; next; target CE; 5 1");
    assert!(
        due(&mut scene).starts_with("away"),
        "one has followed the ball: five against five, {}",
        scene.position()
    );
}

#[test]
fn f_turn_11_a_new_turn_follows_unless_the_half_ends() {
    let rest = "done; position 0; done; position 0; next";
    let mut goes_on = scene(&at("1:45+3"));
    goes_on.play(&format!("target CE; 5 2; {rest}")); // three is not less than three
    assert_eq!(due(&mut goes_on), "home Target");
    assert_eq!(goes_on.state().turn.number, 2);
    assert!(goes_on.saw(Event::TurnBegins(2, Seat::Home)));
    let mut last = scene(&at("1:45+4"));
    last.play(&format!("target CE; 6 2; {rest}")); // reaches the last square
    assert!(last.saw(Event::HalfEnds(1)) && !last.saw(Event::TurnBegins(2, Seat::Home)));
    assert_eq!(due(&mut last), "home HalfTime");
}

#[test]
fn f_turn_11_a_turn_does_not_remember_the_last_one() {
    let mut scene = scene(CENTRE);
    scene.play("target CE; 5 2; done; position 0; done; position 0; second; defence; done; defence; done");
    let turn = scene.state().turn;
    assert_eq!(
        (turn.number, turn.dice, turn.acted.0.map(touchline_fuba::state::Kinds::len)),
        (2, [0, 0], [0, 0])
    );
    assert_eq!((turn.starter, turn.start), (Seat::Home, Area::Ce));
}

#[test]
fn f_turn_13_a_turn_takes_one_to_six_minutes() {
    let minutes = [
        [1, 1, 2, 3, 4, 5],
        [1, 2, 1, 2, 3, 4],
        [2, 1, 3, 1, 2, 3],
        [3, 2, 1, 4, 1, 2],
        [4, 3, 2, 1, 5, 1],
        [5, 4, 3, 2, 1, 6],
    ];
    for (a, b) in (1..=6).flat_map(|a| (1..=6).map(move |b| (a, b))) {
        let expected = minutes[usize::from(a) - 1][usize::from(b) - 1];
        assert_eq!(clock::minutes(&BASIC, 0, a, b), expected, "{a} {b}");
        let mut scene = scene(CENTRE);
        scene.play(&format!("target CE; {a} {b}"));
        assert_eq!(scene.state().clock.minute, 20 + expected, "{a} {b}");
    }
}

#[test]
fn f_turn_14_a_half_lasts_at_least_45_minutes() {
    for (half, minute) in (0..=45).map(|minute| (1, minute)).chain((45..=90).map(|minute| (2, minute))) {
        for (a, b) in (1..=6).flat_map(|a| (1..=6).map(move |b| (a, b))) {
            let mut scene = scene(&at(&format!("{half}:{minute}")));
            scene.play(&format!("target CE; {a} {b}"));
            assert!(!scene.saw(Event::HalfEnds(half)), "{half}:{minute}, dice {a} {b}");
            let clock = scene.state().clock;
            assert_eq!(
                clock.stoppage > 0,
                minute + clock::minutes(&BASIC, 0, a, b) > 45 * half,
                "{minute} {a} {b}"
            );
        }
    }
}

#[test]
fn f_turn_15_roles_swap_the_moment_control_is_lost() {
    // The check is lost: from now on away is in control, although home began the turn.
    for (seat, mut scene) in both_ways("fuba:3.0", EVEN) {
        scene.play("target CE; 2 5");
        assert_eq!((scene.control(), scene.state().turn.starter), (seat.other(), seat));
        assert!(due(&mut scene).starts_with(seat.word()), "equal numbers: the team that is passive now");
        scene.play("done");
        assert!(scene.can("press"), "the new passive team may press");
        scene.play("press; 1 2"); // and wins the ball back
        assert_eq!(scene.control(), seat);
        scene.play("done");
        assert!(scene.can("press"), "so the other one is passive again");
    }
}

#[test]
fn f_turn_15_the_new_controlling_team_may_shoot() {
    let front = "home=4-4-2,GK:APA,AFR:5,CE:5 away=4-4-2,GK:BPA,AFR:5,CE:5 ball=AFR:3:home clock=1:20";
    for (seat, mut scene) in both_ways("fuba:3.0", front) {
        let target = area("AFR").for_seat(seat).name();
        scene.play(&format!("target {target}; 2 5; done"));
        assert!(!scene.can("shoot") && due(&mut scene).starts_with(seat.word()), "{}", due(&mut scene));
        scene.play("position 0; done");
        assert!(scene.can("shoot") && due(&mut scene).starts_with(seat.other().word()));
    }
}
