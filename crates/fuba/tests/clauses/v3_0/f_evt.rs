//! Special events.

use crate::common::{basic_roll, steps_from, turned};
use touchline_engine::{Node, Seat};
use touchline_fuba::event::{Check, Why};
use touchline_fuba::state::Restart;
use touchline_fuba::{Area, Decision, Event, Roll};

use crate::common::{Scene, scene, scene_of};

/// Both teams in the centre, away with more; nobody but the goalkeepers and the rear has players to spare.
const CENTRE: &str = "home=4-4-2,GK:APA,AFR:5,CE:5 away=4-4-2,GK:BPA,BFR:4,CE:6 ball=CE:3:home clock=1:20";
/// Every area is a legal target for home.
const EVERYWHERE: &str =
    "home=4-4-2,GK:APA,AFR:4,CE:2,BFR:4 away=4-4-2,GK:BPA,BFR:5,CE:5 ball=CE:3:home clock=1:20";
/// A roll for each sum from 2 to 12.
const SUMS: [(u8, &str); 11] = [
    (2, "1 1"),
    (3, "1 2"),
    (4, "3 1"),
    (5, "1 4"),
    (6, "4 2"),
    (7, "1 6"),
    (8, "5 3"),
    (9, "4 5"),
    (10, "6 4"),
    (11, "5 6"),
    (12, "6 6"),
];

/// Equal stage dice and then the roll of this sum.
fn event_in(position: &str, target: &str, face: u8, sum: u8) -> Scene {
    let roll = SUMS[usize::from(sum) - 2].1;
    let mut scene = scene(position);
    scene.play(&format!("target {target}; {face} {face}; {roll}"));
    scene
}

fn event(face: u8, sum: u8) -> Scene {
    event_in(CENTRE, "CE", face, sum)
}

fn check_of(scene: &Scene) -> Option<Check> {
    scene.events().iter().find_map(|event| match event {
        Event::Check(check, _) => Some(*check),
        _ => None,
    })
}

/// Who makes free movements now.
fn mover(scene: &mut Scene) -> Option<Seat> {
    match scene.driver().node() {
        Node::Decide(seat, Decision::FreeMovement) => Some(seat),
        _ => None,
    }
}

#[test]
fn f_evt_01_equal_stage_dice_bring_an_event_and_nothing_else_does() {
    for (a, b) in (1..=6).flat_map(|a| (1..=6).map(move |b| (a, b))) {
        let mut turn = scene(CENTRE);
        turn.play(&format!("target CE; {a} {b}"));
        assert_eq!(basic_roll(turn.state()) == Some(Roll::SpecialEvent), a == b, "{a} {b}");
    }
}

#[test]
fn f_evt_02_it_comes_before_the_control_check() {
    let mut turn = scene(CENTRE);
    turn.play("target CE; 4 4");
    assert_eq!(check_of(&turn), None);
    turn.play("4 5");
    let order: Vec<_> =
        turn.events().iter().filter(|e| matches!(e, Event::SpecialEvent(_) | Event::Check(..))).collect();
    assert_eq!(order, [&Event::SpecialEvent(9), &Event::Check(Check::Kept, Seat::Home)]);

    let mut stoppage = scene(&CENTRE.replace("1:20", "1:45+1"));
    stoppage.play("target CE; 4 4");
    assert_eq!(basic_roll(stoppage.state()), None, "equal dice end the half, no event is rolled");
}

#[test]
fn f_evt_03_the_sum_of_two_dice_is_the_result() {
    let mut often = [0; 13];
    for (a, b) in (1..=6).flat_map(|a| (1..=6).map(move |b| (a, b))) {
        let mut turn = scene(CENTRE);
        turn.play(&format!("target CE; 4 4; {a} {b}"));
        assert!(turn.saw(Event::SpecialEvent(a + b)), "{a} {b}");
        often[usize::from(a + b)] += 1;
    }
    assert_eq!(often[2..], [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]);
    assert_eq!(scene(CENTRE).play("target CE; 4 4").refused("4").key, "dice-too-few");
}

#[test]
fn f_evt_04_roles_are_those_of_the_beginning_of_the_turn() {
    // Home loses the check with a 2; the extra step is still away's on a 4 and home's on a 10.
    for (sum, extra) in [(4, Seat::Away), (10, Seat::Home)] {
        for (position, turns) in [(CENTRE.to_owned(), false), (turned(CENTRE), true)] {
            let extra = if turns { extra.other() } else { extra };
            let mut turn = event_in(&position, "CE", 2, sum);
            assert_eq!(turn.control(), if turns { Seat::Home } else { Seat::Away });
            for _ in 0..2 {
                let seat = mover(&mut turn).expect("free movements");
                assert_eq!(turn.state().steps.extra, u8::from(seat == extra), "sum {sum}, {seat:?}");
                turn.play("done; position 0");
            }
        }
    }
}

#[test]
fn f_evt_05_the_control_check_follows_except_after_2_6_and_8() {
    for (sum, _) in SUMS {
        for (face, plain) in [(4, Check::Kept), (3, Check::Kept), (2, Check::Lost)] {
            let expected = match sum {
                2 => Some(Check::FailedPass),
                6 | 8 => None,
                _ => Some(plain),
            };
            assert_eq!(check_of(&event(face, sum)), expected, "sum {sum}, dice {face}");
        }
    }
    for corner in ["ALC", "ARC", "BLC", "BRC"] {
        assert_eq!(check_of(&event_in(EVERYWHERE, corner, 6, 7)), None, "7 in {corner}");
    }
}

#[test]
fn f_evt_06_a_free_kick_is_given_at_once() {
    for sum in [6, 8] {
        let turn = event_in(EVERYWHERE, "BFR", 2, sum);
        assert_eq!(check_of(&turn), None);
        assert_eq!((turn.value(), turn.state().ball.area), (1, Area::Bfr));
        assert_eq!(turn.state().turn.restart, Restart::FreeKick);
        assert_eq!(basic_roll(turn.state()), Some(Roll::YellowCard));
    }
}

#[test]
fn f_evt_21_a_failed_pass_leaves_the_ball_in_the_start_area() {
    for (position, target, winner) in
        [(CENTRE.to_owned(), "BLW", Seat::Away), (turned(CENTRE), "ARW", Seat::Home)]
    {
        for face in 1..=6 {
            let turn = event_in(&position, target, face, 2);
            assert_eq!(turn.state().ball.area, Area::Ce);
            assert_eq!(
                (turn.control(), turn.value()),
                (winner, face),
                "the die of the starting passive team"
            );
            assert!(turn.saw(Event::Check(Check::FailedPass, winner)));
        }
    }
}

#[test]
fn f_evt_21_the_start_area_counts_as_target_for_the_rest_of_the_turn() {
    // Away has more players in the target but fewer in the start area.
    let mut turn = event_in(
        "home=4-4-2,GK:APA,AFR:5,CE:5 away=4-4-2,GK:BPA,BLW:6,CE:4 ball=CE:3:home clock=1:20",
        "BLW",
        6,
        2,
    );
    assert_eq!(mover(&mut turn), Some(Seat::Home), "home has more players where the ball stayed");
    // Equal numbers there: the team that is passive now.
    let mut equal = event_in(
        "home=4-4-2,GK:APA,AFR:5,CE:5 away=4-4-2,GK:BPA,BLW:5,CE:5 ball=CE:3:home clock=1:20",
        "BLW",
        6,
        2,
    );
    assert_eq!((equal.control(), mover(&mut equal)), (Seat::Away, Some(Seat::Home)));
}

#[test]
fn f_evt_21_no_easy_situation_but_the_closest_player_comes_to_the_start_area() {
    let mut turn = event_in(
        "home=4-4-2,GK:APA,AFR:9,CE:1 away=4-4-2,GK:BPA,BFR:7,BLW:3 ball=AFR:3:home clock=1:20",
        "CE",
        2,
        2,
    );
    assert_eq!(turn.control(), Seat::Away, "nobody near, but the pass has failed");
    assert_eq!(turn.legal(), ["move BLW>AFR", "move BFR>AFR"], "both are two steps away");
    turn.play("move BFR>AFR");
    assert_eq!((turn.count(Seat::Away, Area::Afr), turn.state().ball.area), (1, Area::Afr));
}

#[test]
fn f_evt_21_at_a_corner_kick_the_ball_stays_in_the_corner_area() {
    let mut corner = scene(
        "home=4-4-2,GK:APA,AFR:8,BFR:1,SPOT:1 away=4-4-2,GK:BPA,BLC:10 ball=SPOT:1:home clock=1:20 \
         turn=restart:corner next=turn",
    );
    corner.play("target BPA; 3 3; 1 1");
    assert_eq!((corner.state().ball.area, corner.control()), (Area::Blc, Seat::Away));
    assert_eq!(corner.count(Seat::Home, Area::Blc), 1, "the taker stands there after the check");
}

/// New ball value for stage dice 1-1 to 6-6.
fn assert_values(sum: u8, values: [u8; 6]) {
    for (face, value) in (1..=6).zip(values) {
        for position in [CENTRE.to_owned(), turned(CENTRE)] {
            let turn = event_in(&position, "CE", face, sum);
            assert_eq!(turn.value(), value, "sum {sum}, dice {face}");
            assert!(turn.saw(Event::Value(face, Why::New)), "the new value is set first");
        }
    }
}

#[test]
fn f_evt_22_sum_3_adds_two() {
    assert_values(3, [3, 4, 5, 6, 6, 6]);
}

#[test]
fn f_evt_24_sum_5_adds_one() {
    assert_values(5, [2, 3, 4, 5, 6, 6]);
}

#[test]
fn f_evt_28_sum_9_takes_one_off() {
    assert_values(9, [1, 1, 2, 3, 4, 5]);
}

#[test]
fn f_evt_30_sum_11_takes_two_off() {
    assert_values(11, [1, 1, 1, 2, 3, 4]);
    for sum in [2, 4, 7, 10, 12] {
        assert_values(sum, [1, 2, 3, 4, 5, 6]); // the others leave it
    }
}

#[test]
fn f_evt_23_sum_4_gives_the_passive_team_one_extra_step() {
    // Away is outnumbered in the centre and has nobody to spare there.
    let position = "home=4-4-2,GK:APA,AFR:4,CE:6 away=4-4-2,GK:BPA,BFR:5,CE:5 ball=CE:3:home clock=1:20";
    let mut turn = event_in(position, "CE", 4, 4);
    assert_eq!(mover(&mut turn), Some(Seat::Home), "more players in the target");
    turn.play("done; position 0");
    assert_eq!(mover(&mut turn), Some(Seat::Away));
    assert_eq!(steps_from(&turn, "CE"), ["AFR", "ALW", "ARW", "BLW", "BRW", "BFR"]);
    turn.play("move BFR>BLW");
    assert_eq!(steps_from(&turn, "CE").len(), 6, "a surplus player does not use up the extra step");
    turn.play("move CE>AFR");
    assert!(steps_from(&turn, "CE").is_empty(), "one player only");
    assert!(!steps_from(&turn, "BFR").is_empty(), "surplus players still may");
    let mut none = event_in(position, "CE", 4, 10);
    none.play("done; position 0");
    assert!(steps_from(&none, "CE").is_empty(), "not without the event");
}

#[test]
fn f_evt_29_sum_10_gives_the_controlling_team_one_extra_step() {
    for (position, order) in [
        (CENTRE.to_owned(), ["AFR", "ALW", "ARW", "BLW", "BRW", "BFR"]),
        (turned(CENTRE), ["AFR", "ALW", "ARW", "BLW", "BRW", "BFR"]),
    ] {
        let mut turn = event_in(&position, "CE", 4, 10);
        turn.play("done; position 0"); // the passive team has more players in the target
        assert_eq!(steps_from(&turn, "CE"), order);
        turn.play(&format!("move CE>{}", order[0]));
        assert!(steps_from(&turn, "CE").is_empty());
        assert!(steps_from(event_in(&position, "CE", 4, 4).play("done; position 0"), "CE").is_empty());
    }
}

#[test]
fn f_evt_29_the_ball_is_not_left_alone_and_offside_holds() {
    let alone = "home=4-4-2,GK:APA,AFR:9,CE:1 away=4-4-2,GK:BPA,BFR:5,CE:5 ball=CE:3:home clock=1:20";
    let mut turn = event_in(alone, "CE", 4, 10);
    turn.play("done; position 0");
    assert!(steps_from(&turn, "BFR").is_empty());
    // The only player at the ball may leave because a surplus player can take its place, and then must.
    turn.play("move CE>ALW");
    assert!(!turn.can("done"));
    turn.play("move AFR>CE; done");
    // Away's last defenders stand in the centre: only the wings are level with it.
    let offside = "home=4-4-2,GK:APA,AFR:5,CE:5 away=4-4-2,GK:BPA,CE:10 ball=CE:3:home clock=1:20";
    let mut turn = event_in(offside, "CE", 4, 10);
    turn.play("done; position 0");
    assert_eq!(steps_from(&turn, "CE"), ["AFR", "ALW", "ARW", "BLW", "BRW"]);
}

/// After this event in this area: who kicks, which kick it is, and whose card test it is.
fn assert_kick(position: &str, target: &str, sum: u8, kicker: Seat, restart: Restart) {
    let mut turn = event_in(position, target, 2, sum);
    let area = Area::from_name(target).expect("area");
    assert!(turn.saw(Event::Awarded(restart, kicker, area)), "sum {sum} in {target}");
    assert_eq!((turn.control(), turn.value(), turn.state().ball.area), (kicker, 1, area));
    turn.play("4");
    assert!(turn.saw(Event::Yellow(kicker.other())), "the offender is tested");
    assert_eq!(check_of(&turn), None);
}

#[test]
fn f_evt_25_sum_6_is_a_free_kick_for_the_passive_team() {
    let (home_has_it, away_has_it) = (EVERYWHERE.to_owned(), turned(EVERYWHERE));
    for area in Area::ALL {
        let kick = |offender| if area == offender { Restart::PenaltyKick } else { Restart::FreeKick };
        assert_kick(&home_has_it, area.name(), 6, Seat::Away, kick(Area::Apa));
        assert_kick(&away_has_it, area.name(), 6, Seat::Home, kick(Area::Bpa));
    }
}

#[test]
fn f_evt_27_sum_8_is_a_free_kick_for_the_controlling_team() {
    let (home_has_it, away_has_it) = (EVERYWHERE.to_owned(), turned(EVERYWHERE));
    for area in Area::ALL {
        let kick = |offender| if area == offender { Restart::PenaltyKick } else { Restart::FreeKick };
        assert_kick(&home_has_it, area.name(), 8, Seat::Home, kick(Area::Bpa));
        assert_kick(&away_has_it, area.name(), 8, Seat::Away, kick(Area::Apa));
    }
}

#[test]
fn f_evt_26_sum_7_in_a_corner_area_is_a_corner_kick_for_the_attackers() {
    for (corner, attacker) in
        [(Area::Alc, Seat::Away), (Area::Arc, Seat::Away), (Area::Blc, Seat::Home), (Area::Brc, Seat::Home)]
    {
        for position in [EVERYWHERE.to_owned(), turned(EVERYWHERE)] {
            let turn = event_in(&position, corner.name(), 1, 7);
            assert!(turn.saw(Event::Awarded(Restart::CornerKick, attacker, corner)), "{corner:?}");
            assert_eq!((turn.control(), turn.value(), turn.state().turn.corner), (attacker, 1, corner));
            assert_eq!(turn.state().ball.area, Area::Spot);
        }
    }
}

#[test]
fn f_evt_26_sum_7_elsewhere_skips_all_actions() {
    for area in
        Area::ALL.into_iter().filter(|area| !area.name().ends_with("LC") && !area.name().ends_with("RC"))
    {
        for face in [1, 6] {
            let mut turn = event_in(EVERYWHERE, area.name(), face, 7);
            let check = check_of(&turn).expect("the check is made");
            while matches!(turn.driver().node(), Node::Decide(_, Decision::Closest | Decision::EasyMove)) {
                let choice = turn.legal()[0].clone();
                turn.play(&choice);
            }
            let decision = turn.driver().node();
            assert_eq!(decision, Node::Decide(turn.control(), Decision::Target), "{area:?}: a new turn");
            assert_eq!(turn.control() == Seat::Home, check != Check::Lost);
            assert_eq!((turn.state().turn.number, turn.value(), turn.state().ball.area), (2, face, area));
        }
    }
}

/// Home has just had a 12 with the ball in the centre and moves its midfield.
fn midfield_after_12(face: u8) -> Scene {
    let mut turn = event(face, 12);
    turn.play("done; position 0; done; midfield");
    turn
}

#[test]
fn f_evt_31_sum_12_allows_a_dribble_whoever_stands_around() {
    let mut turn = midfield_after_12(4);
    assert!(turn.can("dribble CE>ALW") && turn.can("dribble CE>BRW"));
    assert!(!turn.can("dribble CE>BFR"), "not straight ahead in a midfield movement");
    turn.play("dribble CE>BLW");
    assert!(!turn.legal().iter().any(|action| action.starts_with("dribble")), "once");
    let mut forward = event(4, 12);
    forward.play("done; position 0; done; forward");
    assert!(forward.can("dribble CE>BFR"), "also into an area with opponents");
    let mut plain = event(4, 10);
    plain.play("done; position 0; done; midfield");
    assert!(!plain.can("dribble CE>ALW"));
}

#[test]
fn f_evt_31_it_is_for_the_starting_controlling_team_in_its_first_action_only() {
    let dribbles = |turn: &Scene| turn.legal().iter().any(|action| action.contains("dribble"));
    let lost = midfield_after_12(2);
    assert_eq!(lost.control(), Seat::Away);
    assert!(!dribbles(&lost), "it has no ball to carry");
    let mut winner = event(2, 12);
    winner.play("done; midfield");
    assert_eq!(winner.state().turn.first, Seat::Away);
    assert!(!dribbles(&winner), "the winner of the ball has no such right");
    let mut second = event(4, 12);
    second.play("done; position 0; done; position 0; second; midfield; done; midfield");
    assert!(!dribbles(&second), "not as a second action");
}

#[test]
fn f_evt_31_it_lapses_when_the_ball_is_lost_before_the_first_action() {
    let mut turn = event_in(
        "home=4-4-2,GK:APA,AFR:1,CE:9 away=4-4-2,GK:BPA,AFR:3,APA:1,CE:6 ball=AFR:6:home clock=1:20",
        "AFR",
        3,
        12,
    );
    assert_eq!((turn.control(), turn.value()), (Seat::Away, 3));
    // Away shoots first; home wins the rebound and moves with an opponent beside the ball.
    turn.play("done; shoot; 3; 1 6; midfield");
    assert_eq!((turn.control(), turn.state().ball.area), (Seat::Home, Area::Apa));
    assert!(!turn.legal().iter().any(|action| action.contains("dribble")), "{:?}", turn.legal());
}

#[test]
fn f_evt_32_the_advanced_events_take_the_place_of_the_table() {
    for (spec, roll) in [("fuba:3.0", Roll::SpecialEvent), ("fuba:3.0+special-events", Roll::AdvancedEvent)] {
        let mut turn = scene_of(spec, CENTRE);
        turn.play("target CE; 4 4");
        assert_eq!(touchline_fuba::roll(turn.rules(), turn.state()), Some(roll));
        turn.play("2 3");
        assert_eq!(turn.saw(Event::SpecialEvent(5)), roll == Roll::SpecialEvent);
        assert_eq!(turn.saw(Event::AdvancedEvent(2, 3)), roll == Roll::AdvancedEvent);
    }
}
