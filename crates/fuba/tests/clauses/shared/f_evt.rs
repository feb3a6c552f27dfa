//! Special events.

use crate::common::{basic_roll, steps_from, turned};
use touchline_engine::{Node, Seat};
use touchline_fuba::event::{Check, Why};
use touchline_fuba::state::{Line, Restart};
use touchline_fuba::{Area, Decision, Event, Roll};

use super::f_inj;
use super::f_time::{half_is_over, until};
use crate::common::{Scene, scene_at, scene_of};

/// Both teams in the centre, away with more.
pub const CENTRE: &str =
    "home=4-4-2,GK:APA,AFR:5,CE:5 away=4-4-2,GK:BPA,BFR:4,CE:6 ball=CE:3:home clock=1:20";
/// Every area is a legal target for home.
pub const EVERYWHERE: &str =
    "home=4-4-2,GK:APA,AFR:4,CE:2,BFR:4 away=4-4-2,GK:BPA,BFR:5,CE:5 ball=CE:3:home clock=1:20";
/// A roll for each difference from -5 to +5.
const ROLLS: [(i8, &str); 11] = [
    (-5, "1 6"),
    (-4, "1 5"),
    (-3, "2 5"),
    (-2, "1 3"),
    (-1, "3 4"),
    (0, "5 5"),
    (1, "4 3"),
    (2, "6 4"),
    (3, "4 1"),
    (4, "5 1"),
    (5, "6 1"),
];
/// Every area beside the centre.
const BESIDE_CENTRE: [&str; 6] = ["AFR", "ALW", "ARW", "BLW", "BRW", "BFR"];

/// The target, a controlling die equal to the ball value of the check, this passive die, and this difference.
pub fn event_in(spec: &str, position: &str, target: &str, passive: u8, difference: i8) -> Scene {
    let roll = ROLLS.iter().find(|(d, _)| *d == difference).expect("difference").1;
    let mut scene = scene_of(spec, position);
    scene.play(&format!("target {target}"));
    let value = scene.value();
    scene.play(&format!("{value} {passive}; {roll}"));
    scene
}

/// The position for the controlling team's seat, and an area's name for it.
fn for_seat(seat: Seat, text: &str) -> String {
    if seat == Seat::Home { text.to_owned() } else { turned(text) }
}

pub fn check_of(scene: &Scene) -> Option<Check> {
    scene.events().iter().find_map(|event| match event {
        Event::Check(check, _) => Some(*check),
        _ => None,
    })
}

/// Who makes the moves of an event now.
pub fn mover(scene: &mut Scene) -> Option<Seat> {
    match scene.driver().node() {
        Node::Decide(seat, Decision::EventMoves) => Some(seat),
        _ => None,
    }
}

fn is_due(scene: &Scene) -> bool {
    basic_roll(scene.state()) == Some(Roll::EventDifference)
}

on_editions!(f_evt_01_the_controlling_die_equals_the_ball_value, v2_0(4, 5), v2_1(3, 1), v2_2(3, 1));
/// The ball value against which the die is held: when nobody of the passive team is in the start area (4
/// before), and when the target holds only players of the controlling team (5 before).
fn f_evt_01_the_controlling_die_equals_the_ball_value(spec: &str, start_unmarked: u8, target_unmarked: u8) {
    let start = "home=4-4-2,GK:APA,AFR:5,CE:5 away=4-4-2,GK:BPA,BFR:5,CE:5 ball=AFR:4:home clock=1:20";
    let target = "home=4-4-2,GK:APA,ALW:5,CE:5 away=4-4-2,GK:BPA,BFR:5,CE:5 ball=CE:5:home clock=1:20";
    for (position, area, value) in
        [(CENTRE, "CE", 3), (start, "CE", start_unmarked), (target, "ALW", target_unmarked)]
    {
        for seat in Seat::ALL {
            for (a, b) in (1..=6).flat_map(|a| (1..=6).map(move |b| (a, b))) {
                let mut turn = scene_of(spec, &for_seat(seat, position));
                turn.play(&format!("target {}; {a} {b}", for_seat(seat, area)));
                assert_eq!(is_due(&turn), a == value, "{position}: {a} {b}");
            }
        }
    }
}

on_editions!(f_evt_02_it_comes_before_the_check_is_resolved, v2_0, v2_1, v2_2);
fn f_evt_02_it_comes_before_the_check_is_resolved(spec: &str) {
    let mut turn = scene_of(spec, CENTRE);
    turn.play("target CE; 3 5");
    assert_eq!((check_of(&turn), turn.state().clock.minute), (None, 22), "the time has moved");
    turn.play("6 4");
    let order: Vec<_> =
        turn.events().iter().filter(|e| matches!(e, Event::EventDifference(_) | Event::Check(..))).collect();
    assert_eq!(order, [&Event::EventDifference(2), &Event::Check(Check::Kept, Seat::Home)]);

    let mut stoppage = scene_of(spec, &CENTRE.replace("1:20", "1:45+2"));
    stoppage.play("target CE; 3 2");
    assert!(half_is_over(&stoppage), "the dice end the half, no event is rolled");
    let mut goes_on = scene_of(spec, &CENTRE.replace("1:20", "1:45+2"));
    assert!(is_due(goes_on.play("target CE; 3 1")), "but in stoppage time there are events");
}

on_editions!(f_evt_03_the_controlling_die_less_the_passive_die, v2_0, v2_1, v2_2);
fn f_evt_03_the_controlling_die_less_the_passive_die(spec: &str) {
    let mut often = [0; 11];
    for seat in Seat::ALL {
        for (a, b) in (1..=6).flat_map(|a: i8| (1..=6).map(move |b: i8| (a, b))) {
            let mut turn = scene_of(spec, &for_seat(seat, CENTRE));
            turn.play(&format!("target CE; 3 5; {a} {b}"));
            assert!(turn.saw(Event::EventDifference(a - b)), "{a} {b}");
            often[usize::from((a - b + 5).unsigned_abs())] += 1;
        }
    }
    assert_eq!(often, [2, 4, 6, 8, 10, 12, 10, 8, 6, 4, 2]);
    assert_eq!(scene_of(spec, CENTRE).play("target CE; 3 5").refused("4").key, "dice-too-few");
}

on_editions!(
    f_evt_04_roles_are_those_when_it_is_rolled,
    v2_0(&[(-5, false), (-3, false), (3, true)], &[(-1, true), (1, false)]),
    v2_1(&[(-5, false), (-3, false), (3, true)], &[(-1, true), (1, false)]),
    v2_2(&[(-5, false), (-3, false), (3, true), (5, true)], &[(-1, false), (1, true)])
);
/// Who is meant by each result: moves and kicks, for home and away in control. `moves` and `kicks` give the
/// result and whether it is for the controlling team.
fn f_evt_04_roles_are_those_when_it_is_rolled(spec: &str, moves: &[(i8, bool)], kicks: &[(i8, bool)]) {
    for seat in Seat::ALL {
        let whose = |own: bool| if own { seat } else { seat.other() };
        for (difference, own) in moves {
            let mut turn = event_in(spec, &for_seat(seat, CENTRE), "CE", 2, *difference);
            assert_eq!(mover(&mut turn), Some(whose(*own)), "{difference}");
        }
        for (difference, own) in kicks {
            let turn = event_in(spec, &for_seat(seat, CENTRE), "CE", 2, *difference);
            assert_eq!(turn.control(), whose(*own), "{difference}");
            assert!(turn.saw(Event::Awarded(Restart::FreeKick, whose(*own), Area::Ce)));
        }
    }
}

on_editions!(f_evt_05_the_dice_are_not_compared, v2_0(&[-4, 1]), v2_1(&[-4, 1]), v2_2(&[-4, -1]));
/// The results with which control passes, and those after which no check is made.
fn f_evt_05_the_dice_are_not_compared(spec: &str, passes: &[i8]) {
    for (difference, _) in ROLLS {
        for seat in Seat::ALL {
            let turn = event_in(spec, &for_seat(seat, CENTRE), "CE", 2, difference);
            let control = if passes.contains(&difference) { seat.other() } else { seat };
            assert_eq!(turn.control(), control, "{difference}");
            let check = match difference {
                -4 => Some(Check::FailedPass),
                -1 | 1 => None,
                _ => Some(Check::Kept),
            };
            // Where a team moves at once the check is made before.
            assert_eq!(check_of(&turn), check, "{difference}");
        }
    }
    for (corner, attacker) in [("ALC", Seat::Away), ("BRC", Seat::Home)] {
        let turn = event_in(spec, EVERYWHERE, corner, 6, 0);
        assert_eq!((check_of(&turn), turn.control()), (None, attacker), "a corner kick in {corner}");
    }
    // Closest player and new value follow as usual.
    let mut far = event_in(
        spec,
        "home=4-4-2,GK:APA,ALW:5,AFR:5 away=4-4-2,GK:BPA,CE:10 ball=ALW:4:home clock=1:20",
        "CE",
        4,
        2,
    );
    assert_eq!(far.driver().node(), Node::Decide(Seat::Home, Decision::Closest));
    far.play("move ALW>CE");
    assert!(far.events().iter().any(|event| matches!(event, Event::Value(_, Why::New))));
}

on_editions!(f_evt_06_play_goes_on_with_the_free_kick, v2_0(-1, false), v2_1(-1, true), v2_2(1, true));
/// The free kick of this result, and whether there are quick ones.
fn f_evt_06_play_goes_on_with_the_free_kick(spec: &str, to_controlling: i8, quick: bool) {
    for (target, in_own_half) in [("CE", true), ("BFR", false)] {
        let mut turn = event_in(spec, EVERYWHERE, target, 2, to_controlling);
        assert_eq!((check_of(&turn), turn.value(), turn.state().ball.area.name()), (None, 1, target));
        assert_eq!(turn.state().turn.restart, Restart::FreeKick);
        assert_eq!(basic_roll(turn.state()), Some(Roll::YellowCard));
        turn.play("1");
        let next = if quick && in_own_half { Decision::QuickMoves } else { Decision::PlaceKeeper };
        assert_eq!(turn.driver().node(), Node::Decide(Seat::Home, next), "{target}");
    }
}

/// So many moves of one team at once: any neighbour, different pieces, before the new value.
pub fn moves_at_once(spec: &str, difference: i8, to_controlling: bool, count: u8) {
    for seat in Seat::ALL {
        let who = if to_controlling { seat } else { seat.other() };
        let mut turn = event_in(spec, &for_seat(seat, CENTRE), "CE", 5, difference);
        assert_eq!((mover(&mut turn), turn.control()), (Some(who), seat));
        assert_eq!(turn.value(), 3, "the new value is not set yet");
        assert_eq!(steps_from(&turn, "CE"), BESIDE_CENTRE);
        assert!(turn.can("done"), "it may");
        let (keeper, front) = if who == Seat::Home { ("APA", "AFR") } else { ("BPA", "BFR") };
        assert!(turn.can(&format!("keeper {keeper}>{front}")), "the goalkeeper is a player");
        for left in (0..count).rev() {
            turn.play("move CE>ALW");
            assert_eq!(mover(&mut turn), (left > 0).then_some(who), "{left} left");
            assert!(steps_from(&turn, "ALW").is_empty() || left == 0, "another player");
        }
        assert_eq!(turn.count(who, Area::Alw), count);
        assert_eq!((turn.control(), turn.value()), (seat, 5), "the passive die");
        let mut unused = event_in(spec, &for_seat(seat, CENTRE), "CE", 5, difference);
        unused.play("done");
        assert_eq!((mover(&mut unused), unused.value()), (None, 5));
    }
}

on_editions!(f_evt_07_two_moves_of_the_passive_team, v2_0, v2_1, v2_2);
fn f_evt_07_two_moves_of_the_passive_team(spec: &str) {
    moves_at_once(spec, -5, false, 2);
}

on_editions!(f_evt_09_one_move_of_the_passive_team, v2_0, v2_1, v2_2);
fn f_evt_09_one_move_of_the_passive_team(spec: &str) {
    moves_at_once(spec, -3, false, 1);
}

on_editions!(f_evt_18_one_move_of_the_controlling_team, v2_0, v2_1, v2_2);
fn f_evt_18_one_move_of_the_controlling_team(spec: &str) {
    moves_at_once(spec, 3, true, 1);
}

on_editions!(f_evt_20_two_moves_of_the_controlling_team = moves_at_once, v2_2(5, true, 2));

on_editions!(f_evt_18_the_ball_keeper_stays_and_offside_holds, v2_0, v2_1, v2_2);
/// The last player at the ball stays there, and nobody steps into an offside position.
fn f_evt_18_the_ball_keeper_stays_and_offside_holds(spec: &str) {
    let alone = "home=4-4-2,GK:APA,AFR:9,CE:1 away=4-4-2,GK:BPA,BFR:5,CE:5 ball=CE:3:home clock=1:20";
    let turn = event_in(spec, alone, "CE", 5, 3);
    assert!(steps_from(&turn, "CE").is_empty() && !steps_from(&turn, "AFR").is_empty());
    let offside = "home=4-4-2,GK:APA,AFR:5,CE:5 away=4-4-2,GK:BPA,CE:10 ball=CE:3:home clock=1:20";
    let turn = event_in(spec, offside, "CE", 5, 3);
    assert_eq!(steps_from(&turn, "CE"), ["AFR", "ALW", "ARW", "BLW", "BRW"]);
}

/// Whether such a move is the player's one move of the turn.
pub fn it_is_the_one_move_of_the_turn(spec: &str, difference: i8, to_controlling: bool, once: bool) {
    for seat in Seat::ALL {
        let who = if to_controlling { seat } else { seat.other() };
        let mut turn = event_in(spec, &for_seat(seat, CENTRE), "CE", 5, difference);
        turn.play("move CE>ALW");
        if mover(&mut turn).is_some() {
            turn.play("done");
        }
        assert_eq!(turn.state().moved_freely[who].at(Area::Alw), u8::from(once));
        assert_eq!(turn.state().turn.moves[who], 0, "not counted as a moved player");
        until(&mut turn, who, "midfield");
        turn.play("midfield");
        assert_eq!(steps_from(&turn, "ALW").is_empty(), once);
        assert!(!steps_from(&turn, "CE").is_empty());
    }
}

on_editions!(
    f_evt_07_not_counted_and_free_to_move_again = it_is_the_one_move_of_the_turn,
    v2_0(-5, false, false)
);

on_editions!(
    f_evt_09_not_counted_and_free_to_move_again = it_is_the_one_move_of_the_turn,
    v2_0(-3, false, false)
);

on_editions!(
    f_evt_18_not_counted_and_free_to_move_again = it_is_the_one_move_of_the_turn,
    v2_0(3, true, false)
);

on_editions!(f_evt_07_the_one_move_of_that_player, v2_1, v2_2);
fn f_evt_07_the_one_move_of_that_player(spec: &str) {
    it_is_the_one_move_of_the_turn(spec, -5, false, true);
}

on_editions!(f_evt_09_the_one_move_of_that_player, v2_1, v2_2);
fn f_evt_09_the_one_move_of_that_player(spec: &str) {
    it_is_the_one_move_of_the_turn(spec, -3, false, true);
}

on_editions!(f_evt_18_the_one_move_of_that_player, v2_1, v2_2);
fn f_evt_18_the_one_move_of_that_player(spec: &str) {
    it_is_the_one_move_of_the_turn(spec, 3, true, true);
}

on_editions!(f_evt_20_the_one_move_of_that_player = it_is_the_one_move_of_the_turn, v2_2(5, true, true));

/// Home has more players in the target until away brings two by the event: who acts first.
pub fn order_of_actions_after_moves(spec: &str, first: Seat) {
    let position = "home=4-4-2,GK:APA,AFR:4,CE:6 away=4-4-2,GK:BPA,BFR:5,CE:5 ball=CE:3:home clock=1:20";
    let mut turn = event_in(spec, position, "CE", 5, -5);
    turn.play("move BFR>CE; move BFR>CE");
    assert_eq!(turn.state().turn.first, first);
}

on_editions!(
    f_evt_07_the_order_of_actions_takes_account_of_them = order_of_actions_after_moves,
    v2_1(Seat::Away)
);

on_editions!(f_evt_07_the_order_of_actions_stays = order_of_actions_after_moves, v2_2(Seat::Home));

on_editions!(f_evt_08_a_failed_pass_leaves_the_ball_in_the_start_area, v2_0, v2_1, v2_2);
fn f_evt_08_a_failed_pass_leaves_the_ball_in_the_start_area(spec: &str) {
    for (seat, target) in [(Seat::Home, "BLW"), (Seat::Away, "ARW")] {
        for passive in 1..=6 {
            let turn = event_in(spec, &for_seat(seat, CENTRE), target, passive, -4);
            assert_eq!(turn.state().ball.area, Area::Ce);
            assert_eq!((turn.control(), turn.value()), (seat.other(), 3), "the die of the team that lost it");
            assert!(turn.saw(Event::Check(Check::FailedPass, seat.other())));
        }
    }
    // The closest player comes to the start area.
    let mut turn = event_in(
        spec,
        "home=4-4-2,GK:APA,AFR:9,CE:1 away=4-4-2,GK:BPA,BFR:7,BLW:3 ball=AFR:3:home clock=1:20",
        "ALC",
        2,
        -4,
    );
    assert_eq!(turn.legal(), ["move BLW>AFR", "move BFR>AFR"], "both are two steps away");
    turn.play("move BFR>AFR");
    assert_eq!((turn.count(Seat::Away, Area::Afr), turn.state().ball.area), (1, Area::Afr));
}

/// Home has more players in the start area, away in the target: who acts first.
pub fn order_of_actions_after_a_failed_pass(spec: &str, first: Seat) {
    let turn = event_in(
        spec,
        "home=4-4-2,GK:APA,AFR:5,CE:5 away=4-4-2,GK:BPA,BLW:6,CE:4 ball=CE:3:home clock=1:20",
        "BLW",
        6,
        -4,
    );
    assert_eq!((turn.control(), turn.state().turn.first), (Seat::Away, first));
}

on_editions!(
    f_evt_08_the_start_area_counts_as_target_for_the_order_of_actions = order_of_actions_after_a_failed_pass,
    v2_1(Seat::Home)
);

on_editions!(f_evt_08_the_order_of_actions_stays = order_of_actions_after_a_failed_pass, v2_2(Seat::Away));

/// A failed pass from the corner spot. Returns the scene.
pub fn a_failed_pass_at_a_corner_kick(spec: &str) -> Scene {
    let corner = event_in(
        spec,
        "home=4-4-2,GK:APA,AFR:8,BFR:1,SPOT:1 away=4-4-2,GK:BPA,BFR:9,BLC:1 ball=SPOT:1:home clock=1:20 \
         turn=restart:corner next=turn",
        "BPA",
        5,
        -4,
    );
    assert_eq!((corner.state().ball.area, corner.control()), (Area::Blc, Seat::Away));
    assert_eq!(corner.count(Seat::Home, Area::Blc), 1, "the taker stands there");
    corner
}

on_editions!(f_evt_08_at_a_corner_kick_the_ball_lies_in_the_corner_area, v2_1, v2_2);
fn f_evt_08_at_a_corner_kick_the_ball_lies_in_the_corner_area(spec: &str) {
    let corner = a_failed_pass_at_a_corner_kick(spec);
    // 2.1: one defender is there, the taker counts nowhere. 2.2: the order was settled with the target, the
    // penalty area, where home had nobody.
    assert_eq!(corner.state().turn.first, Seat::Away);
}

/// New ball value for passive dice 1 to 6, in 2.1 and 2.2: set first, then changed.
pub fn the_value_changes_after_it_is_set(spec: &str, difference: i8, values: [u8; 6]) {
    for (passive, value) in (1..=6).zip(values) {
        for seat in Seat::ALL {
            let turn = event_in(spec, &for_seat(seat, CENTRE), "CE", passive, difference);
            assert_eq!((turn.control(), turn.value()), (seat, value), "{difference}, die {passive}");
            assert!(turn.saw(Event::Value(passive, Why::New)), "the new value is set first");
        }
    }
}

on_editions!(f_evt_19_two_less_once_it_is_set, v2_1, v2_2);
fn f_evt_19_two_less_once_it_is_set(spec: &str) {
    the_value_changes_after_it_is_set(spec, 4, [1, 1, 1, 2, 3, 4]);
}

on_editions!(f_evt_17_one_less_once_it_is_set, v2_1, v2_2);
fn f_evt_17_one_less_once_it_is_set(spec: &str) {
    the_value_changes_after_it_is_set(spec, 2, [1, 1, 2, 3, 4, 5]);
}

on_editions!(f_evt_10_one_more_once_it_is_set, v2_1, v2_2);
fn f_evt_10_one_more_once_it_is_set(spec: &str) {
    the_value_changes_after_it_is_set(spec, -2, [2, 3, 4, 5, 6, 6]);
}

/// The same in 2.0, where it is one sum; 0 stands for a ball lost above 6.
pub fn the_value_changes_in_the_sum(spec: &str, difference: i8, values: [u8; 6]) {
    for (passive, value) in (1..=6).zip(values) {
        for seat in Seat::ALL {
            let turn = event_in(spec, &for_seat(seat, CENTRE), "CE", passive, difference);
            let expected = if value == 0 { (seat.other(), 3) } else { (seat, value) };
            assert_eq!((turn.control(), turn.value()), expected, "{difference}, die {passive}");
            assert_eq!(turn.saw(Event::Value(3, Why::Overflow)), value == 0);
        }
    }
}

on_editions!(f_evt_10_one_more_in_the_sum = the_value_changes_in_the_sum, v2_0(-2, [2, 3, 4, 5, 6, 0]));

on_editions!(f_evt_17_one_less_in_the_sum = the_value_changes_in_the_sum, v2_0(2, [1, 1, 2, 3, 4, 5]));

on_editions!(f_evt_19_two_less_in_the_sum = the_value_changes_in_the_sum, v2_0(4, [1, 1, 1, 2, 3, 4]));

/// A free kick in every area, a penalty in the offender's penalty area; the offender takes the card test.
pub fn a_free_kick(spec: &str, difference: i8, to_controlling: bool) {
    for seat in Seat::ALL {
        let kicker = if to_controlling { seat } else { seat.other() };
        let offenders = if kicker == Seat::Home { Area::Bpa } else { Area::Apa };
        for area in Area::ALL {
            let mut turn = event_in(spec, &for_seat(seat, EVERYWHERE), area.name(), 2, difference);
            let restart = if area == offenders { Restart::PenaltyKick } else { Restart::FreeKick };
            assert!(turn.saw(Event::Awarded(restart, kicker, area)), "{difference} in {area:?}");
            assert_eq!((turn.control(), turn.value(), turn.state().ball.area), (kicker, 1, area));
            turn.play("4");
            assert!(turn.saw(Event::Yellow(kicker.other())), "the offender is tested");
            assert_eq!(check_of(&turn), None);
        }
    }
}

on_editions!(f_evt_11_a_free_kick_for_the_controlling_team, v2_0, v2_1);
fn f_evt_11_a_free_kick_for_the_controlling_team(spec: &str) {
    a_free_kick(spec, -1, true);
}

on_editions!(f_evt_16_a_free_kick_for_the_passive_team, v2_0, v2_1);
fn f_evt_16_a_free_kick_for_the_passive_team(spec: &str) {
    a_free_kick(spec, 1, false);
}

on_editions!(f_evt_11_a_free_kick_for_the_passive_team = a_free_kick, v2_2(-1, false));

on_editions!(f_evt_16_a_free_kick_for_the_controlling_team = a_free_kick, v2_2(1, true));

on_editions!(f_evt_12_both_action_stages_are_skipped, v2_0, v2_1, v2_2);
fn f_evt_12_both_action_stages_are_skipped(spec: &str) {
    let corner = |area: &Area| area.name().ends_with("LC") || area.name().ends_with("RC");
    for area in Area::ALL.into_iter().filter(|area| !corner(area)) {
        for seat in Seat::ALL {
            let mut turn = event_in(spec, &for_seat(seat, EVERYWHERE), area.name(), 2, 0);
            assert_eq!(check_of(&turn), Some(Check::Kept));
            while turn.driver().node() == Node::Decide(seat, Decision::Closest) {
                let choice = turn.legal()[0].clone();
                turn.play(&choice);
            }
            assert_eq!(turn.driver().node(), Node::Decide(seat, Decision::Target), "{area:?}: a new turn");
            assert_eq!((turn.state().turn.number, turn.state().ball.area), (2, area));
            assert!(!turn.events().iter().any(|event| matches!(event, Event::Acts(..))));
            assert!(turn.events().iter().any(|event| matches!(event, Event::Value(_, Why::New))));
        }
    }
}

on_editions!(f_evt_13_in_a_corner_area_it_is_a_corner_kick_for_the_attackers, v2_0, v2_1, v2_2);
fn f_evt_13_in_a_corner_area_it_is_a_corner_kick_for_the_attackers(spec: &str) {
    for (corner, attacker) in
        [(Area::Alc, Seat::Away), (Area::Arc, Seat::Away), (Area::Blc, Seat::Home), (Area::Brc, Seat::Home)]
    {
        for seat in Seat::ALL {
            let turn = event_in(spec, &for_seat(seat, EVERYWHERE), corner.name(), 2, 0);
            assert!(turn.saw(Event::Awarded(Restart::CornerKick, attacker, corner)), "{corner:?}");
            assert_eq!((turn.control(), turn.value(), turn.state().turn.corner), (attacker, 1, corner));
            assert_eq!(turn.state().ball.area, Area::Spot);
        }
    }
}

on_editions!(f_evt_20_the_passive_team_may_not_choose_defence, v2_0, v2_1);
/// 2.0 and 2.1: the passive team has no defence movement this turn.
fn f_evt_20_the_passive_team_may_not_choose_defence(spec: &str) {
    for seat in Seat::ALL {
        let mut turn = event_in(spec, &for_seat(seat, CENTRE), "CE", 2, 5);
        assert_eq!(turn.control(), seat);
        until(&mut turn, seat.other(), "midfield");
        assert!(turn.can("forward") && !turn.can("defence"));
        until(&mut turn, seat, "midfield");
        assert!(turn.can("defence"), "the controlling team may");
        super::f_time::rest_of_turn(&mut turn);
        turn.play("target CE; 6 5");
        until(&mut turn, seat.other(), "midfield");
        assert!(turn.can("defence"), "in the next turn again");
    }
}

on_editions!(f_evt_14_in_the_last_turn_of_a_half_the_points_are_recorded, v2_0, v2_1);
/// Equal event dice in a corner area when the half is over: the kick lacks the time, the points are recorded
/// (2.0, 2.1).
fn f_evt_14_in_the_last_turn_of_a_half_the_points_are_recorded(edition: &str) {
    let spec = format!("{edition}+condition");
    let text = "home=4-4-2,GK:APA,AFR:4,CE:4,BLC:2 away=4-4-2,GK:BPA,BLC:2,BFR:4,CE:4 ball=BLC:1:home clock=1:45+4 \
                condition=4/4/2-4/4/2";
    for (revision, points) in [(1, [[4, 4, 2]; 2]), (2, [[4, 4, 3], [5, 4, 2]])] {
        let mut turn = scene_at(&spec, revision, text);
        turn.play("target BLC; 1 6; 1 1");
        assert_eq!(turn.state().teams.map(|team| team.condition.points).0, points, "revision {revision}");
        assert!(turn.saw(Event::NotTaken(Restart::CornerKick)) && turn.saw(Event::HalfEnds(1)));
        assert_eq!(turn.driver().node(), Node::Decide(Seat::Home, Decision::HalfTime));
    }
    let mut last = scene_at(&spec, 2, &text.replace("1:45+4", "2:90+4"));
    last.play("target BLC; 1 6; 2 2");
    assert!(last.saw(Event::PointsGained(Seat::Home, Line::Forward, 1)));
    assert!(matches!(last.events().last(), Some(Event::Over(..))), "{:?}", last.events());
}

on_editions!(
    f_evt_14_double_one_and_double_two_bring_both_a_point = f_inj::low_doubles_bring_points,
    v2_0,
    v2_1
);

on_editions!(f_evt_15_double_six_hurts_a_player_of_both = f_inj::double_six_hurts_both, v2_0, v2_1);
