//! Time.

use crate::common::basic_roll;
use touchline_engine::{Node, Notation, Seat};
use touchline_fuba::flow::Stage;
use touchline_fuba::rules::clock;
use touchline_fuba::state::Restart;
use touchline_fuba::{Area, Decision, Event, Roll};

use super::f_ttest;
use crate::common::{Scene, new_match, scene_of};

fn all_dice() -> impl Iterator<Item = (u8, u8)> {
    (1..=6).flat_map(|a| (1..=6).map(move |b| (a, b)))
}

/// A new turn with ball value 3; both teams have players in the centre and in front of the penalty areas they
/// defend.
pub fn turn_at(spec: &str, clock: &str) -> Scene {
    scene_of(
        spec,
        &format!(
            "home=4-4-2,GK:APA,AFR:4,CE:5,BFR:1 away=4-4-2,GK:BPA,BFR:5,CE:5 ball=CE:3:home clock={clock}"
        ),
    )
}

/// Home is about to shoot from the front area: 6 is a goal, 1 misses.
pub fn shot_at(spec: &str, clock: &str) -> Scene {
    scene_of(
        spec,
        &format!(
            "home=4-4-2,GK:APA,AFR:9,BFR:1 away=4-4-2,GK:BPA,CE:10 ball=BFR:2:home clock={clock} \
             turn=pass:CE>BFR next=first-action:home"
        ),
    )
}

/// The die with which that shot is a corner: the goalkeeper counts in the penalty area from 2.1 on.
fn corner_die(spec: &str) -> u8 {
    if spec == "fuba:2.0" { 3 } else { 4 }
}

/// A free kick was given to home in this area; cards are dealt with.
fn free_kick_at(spec: &str, area: &str, clock: &str) -> Scene {
    scene_of(
        spec,
        &format!(
            "home=4-4-2,GK:APA,AFR:8,{area}:2 away=4-4-2,GK:BPA,ALW:10 ball={area}:1:home clock={clock} \
             next=free-kick"
        ),
    )
}

/// Minute and stoppage square.
pub fn marker(scene: &Scene) -> (u8, u8) {
    (scene.state().clock.minute, scene.state().clock.stoppage)
}

/// The first half is over.
pub fn half_is_over(scene: &Scene) -> bool {
    matches!(scene.state().agenda.top(), Some(Stage::HalfTime(_)))
}

/// An answer that neither shoots nor presses and moves nobody if that is possible.
pub fn quiet(scene: &mut Scene) {
    let legal = scene.legal();
    let wanted = ["done", "adjust", "midfield"].into_iter().find(|word| scene.can(word)).map(str::to_owned);
    let answer = wanted.or_else(|| legal.first().cloned()).unwrap_or_else(|| panic!("{}", scene.position()));
    scene.play(&answer);
}

/// Play quietly until the next target is chosen or the half is over.
pub fn rest_of_turn(scene: &mut Scene) {
    for _ in 0..60 {
        let target = matches!(scene.driver().node(), Node::Decide(_, Decision::Target));
        if target || half_is_over(scene) || scene.state().ended.is_some() {
            return;
        }
        quiet(scene);
    }
    panic!("the turn does not end: {}", scene.position());
}

/// Play quietly until a team may answer this.
pub fn until(scene: &mut Scene, seat: Seat, answer: &str) {
    for _ in 0..60 {
        let asked = matches!(scene.driver().node(), Node::Decide(who, _) if who == seat);
        if asked && scene.can(answer) {
            return;
        }
        quiet(scene);
    }
    panic!("never asked: {}", scene.position());
}

on_editions!(f_time_01_both_teams_roll_one_die_and_the_results_stay_valid_all_turn, v2_0, v2_1, v2_2, v3_0);
fn f_time_01_both_teams_roll_one_die_and_the_results_stay_valid_all_turn(spec: &str) {
    let mut turn = turn_at(spec, "1:20");
    assert_eq!(turn.play("target CE").refused("3").key, "dice-too-few");
    assert_eq!(turn.refused("3 3 3").key, "dice-too-many");
    turn.play("5 2");
    assert_eq!(turn.state().turn.dice, [5, 2]);
    until(&mut turn, Seat::Home, "midfield");
    assert_eq!(turn.state().turn.dice, [5, 2], "still known in the action stages");
    rest_of_turn(&mut turn);
    assert_eq!(turn.state().turn.dice, [0, 0], "the next turn has its own");
}

on_editions!(f_time_02_the_marker_moves_by_the_difference, v2_0, v2_1, v2_2, v3_0);
fn f_time_02_the_marker_moves_by_the_difference(spec: &str) {
    for (a, b) in all_dice().filter(|(a, b)| a != b) {
        for (half, minute) in [("1:20", 20), ("2:50", 50)] {
            let mut turn = turn_at(spec, half);
            turn.play(&format!("target CE; {a} {b}"));
            assert_eq!(marker(&turn), (minute + a.abs_diff(b), 0), "{a} {b}");
            assert_eq!(turn.state().memory.owed, 0);
            assert_eq!(clock::minutes(turn.rules(), 0, a, b), a.abs_diff(b), "{a} {b}");
        }
    }
}

on_editions!(f_time_02_restarts_do_not_move_it, v2_0, v2_1);
/// 2.0 and 2.1: no restart takes time.
fn f_time_02_restarts_do_not_move_it(spec: &str) {
    let mut match_ = new_match(spec);
    match_.play("formation 4-4-2; formation 4-4-2; 5 3; kick-off home");
    assert_eq!(marker(&match_), (1, 0));
    for shot in ["shoot; 6".to_owned(), format!("shoot; {}", corner_die(spec)), "shoot; 1".to_owned()] {
        let mut scene = shot_at(spec, "1:20");
        scene.play(&shot);
        assert_eq!(marker(&scene), (20, 0), "{shot}");
        assert!(scene.events().iter().any(|event| matches!(event, Event::Shot(..))));
    }
    for area in ["BFR", "CE", "BPA"] {
        assert_eq!(marker(&free_kick_at(spec, area, "2:60")), (60, 0), "free kick in {area}");
    }
}

/// Equal dice: what they move the marker by, face by face, and how many minutes they leave owed. They bring
/// an event only if they equal the ball value, which is 3.
pub fn equal_dice(spec: &str, minutes: [u8; 6], owed: u8) {
    for (face, minutes) in (1..=6).zip(minutes) {
        let mut turn = turn_at(spec, "1:20");
        turn.play(&format!("target CE; {face} {face}"));
        assert_eq!((marker(&turn), turn.state().memory.owed), ((20 + minutes, 0), owed), "{face} {face}");
        let event = basic_roll(turn.state()) == Some(Roll::EventDifference);
        assert_eq!(event, face == 3, "{face} {face}");
    }
}

on_editions!(f_time_03_equal_dice_leave_it_and_owe_a_minute = equal_dice, v2_0([0; 6], 1));

on_editions!(f_time_03_equal_dice_move_it_by_one_die, v2_1, v2_2);
fn f_time_03_equal_dice_move_it_by_one_die(spec: &str) {
    equal_dice(spec, [1, 2, 3, 4, 5, 6], 0);
}

on_editions!(f_time_04_owed_minutes_are_added_in_the_next_turn_whose_dice_differ, v2_0);
fn f_time_04_owed_minutes_are_added_in_the_next_turn_whose_dice_differ(spec: &str) {
    let mut turn = turn_at(spec, "1:20");
    // Dice, marker and minutes owed after them.
    for (dice, minute, owed) in [("5 5", 20, 1), ("6 6", 20, 2), ("5 2", 25, 0), ("6 5", 26, 0)] {
        turn.play(&format!("target CE; {dice}"));
        assert_eq!((marker(&turn), turn.state().memory.owed), ((minute, 0), owed), "{dice}");
        rest_of_turn(&mut turn);
        assert_eq!(turn.state().memory.owed, owed, "kept from turn to turn");
    }
}

on_editions!(f_time_04_stoppage_time_and_half_time_forget_them, v2_0);
fn f_time_04_stoppage_time_and_half_time_forget_them(spec: &str) {
    let owing = |clock: &str, owed: u8, next: &str| {
        scene_of(
            spec,
            &format!(
                "home=4-4-2,GK:APA,AFR:5,CE:5 away=4-4-2,GK:BPA,BFR:5,CE:5 ball=CE:3:home clock={clock} \
                 memory=none,0-0,{owed},none next={next}"
            ),
        )
    };
    let mut exact = owing("1:40", 2, "turn");
    exact.play("target CE; 4 1");
    assert_eq!((marker(&exact), exact.state().memory.owed), ((45, 0), 0));
    let mut stoppage = owing("1:44", 3, "turn");
    stoppage.play("target CE; 5 4");
    assert_eq!((marker(&stoppage), stoppage.state().memory.owed), ((45, 1), 0));
    assert_eq!(owing("1:45+3", 2, "half.2").state().memory.owed, 0, "half-time");
}

on_editions!(f_time_06_every_other_restart_takes_one_minute, v2_2, v3_0);
fn f_time_06_every_other_restart_takes_one_minute(spec: &str) {
    for (half, minute) in [("1:20", 21), ("2:60", 61)] {
        let mut goal_kick = shot_at(spec, half);
        goal_kick.play("shoot; 1");
        assert_eq!((marker(&goal_kick), goal_kick.control()), ((minute, 0), Seat::Away));
        let mut corner = shot_at(spec, half);
        corner.play(&format!("shoot; {}", corner_die(spec)));
        assert_eq!(marker(&corner), (minute, 0), "when it is awarded");
        corner.play("corner BRC");
        assert_eq!(marker(&corner), (minute, 0), "once");
        for (area, what) in [("BFR", "with a setup"), ("CE", "quick"), ("BPA", "penalty")] {
            assert_eq!(marker(&free_kick_at(spec, area, half)), (minute, 0), "free kick, {what}");
        }
    }
}

on_editions!(f_time_06_a_kick_off_takes_none, v2_2);
fn f_time_06_a_kick_off_takes_none(spec: &str) {
    let mut match_ = new_match(spec);
    match_.play("formation 4-4-2; formation 4-4-2; 5 3; kick-off home");
    assert_eq!(marker(&match_), (1, 0), "a kick-off takes none");
    let mut goal = shot_at(spec, "1:20");
    goal.play("shoot; 6");
    assert_eq!((marker(&goal), goal.state().turn.restart), ((20, 0), Restart::KickOff));
}

on_editions!(f_time_06_one_minute_also_if_it_becomes_a_penalty, v2_2);
/// The whole way from the event: two minutes of the dice and one of the restart.
fn f_time_06_one_minute_also_if_it_becomes_a_penalty(spec: &str) {
    for (target, dice, restart) in [
        ("CE", "3 1", Restart::FreeKick),
        ("BFR", "3 1", Restart::FreeKick),
        ("BPA", "4 2", Restart::PenaltyKick),
    ] {
        let mut turn = turn_at(spec, "1:20");
        turn.play(&format!("target {target}; {dice}; 2 1"));
        assert_eq!(marker(&turn), (22, 0), "the card test comes first");
        turn.play("1");
        assert_eq!((marker(&turn), turn.state().turn.restart), ((23, 0), restart), "{target}");
    }
}

on_editions!(f_time_06_a_restart_from_the_last_minute_moves_the_marker_into_stoppage_time, v2_2, v3_0);
fn f_time_06_a_restart_from_the_last_minute_moves_the_marker_into_stoppage_time(spec: &str) {
    let mut goal_kick = shot_at(spec, "1:45");
    goal_kick.play("shoot; 1");
    assert_eq!(marker(&goal_kick), (45, 1));
    goal_kick.play("done; done; target BFR; 4 4");
    assert!(half_is_over(&goal_kick), "the goal kick's turn compares with +1");
    assert_eq!(marker(&free_kick_at(spec, "BPA", "2:90")), (90, 1));
    assert_eq!(marker(&free_kick_at(spec, "BPA", "1:44")), (45, 0));
}

on_editions!(f_time_07_restarts_take_no_time_in_stoppage_time, v2_2, v3_0);
fn f_time_07_restarts_take_no_time_in_stoppage_time(spec: &str) {
    for square in 1..=4 {
        let clock = format!("1:45+{square}");
        for die in [6, corner_die(spec), 1] {
            let mut scene = shot_at(spec, &clock);
            scene.play(&format!("shoot; {die}"));
            assert_eq!(marker(&scene), (45, square), "{die}");
        }
        for area in ["BFR", "CE", "BPA"] {
            assert_eq!(marker(&free_kick_at(spec, area, &clock)), (45, square), "free kick in {area}");
        }
    }
}

/// Minute of the half, dice, where the marker stops: the difference, whatever equal dice do.
const STOPS: [(u8, &str, (u8, u8)); 7] = [
    (43, "4 2", (45, 0)),
    (44, "2 1", (45, 0)),
    (44, "4 2", (45, 1)),
    (42, "6 2", (45, 1)),
    (42, "6 1", (45, 1)),
    (45, "2 1", (45, 1)),
    (45, "6 1", (45, 1)),
];

on_editions!(
    f_time_08_the_marker_stops_on_the_first_stoppage_square,
    v2_0(&[(45, "6 6", (45, 0)), (40, "6 6", (40, 0))]),
    v2_1(&[(45, "6 6", (45, 1)), (39, "6 6", (45, 0)), (40, "6 6", (45, 1))]),
    v2_2(&[(45, "6 6", (45, 1)), (39, "6 6", (45, 0)), (40, "6 6", (45, 1))]),
    v3_0(&[(45, "6 6", (45, 1)), (39, "6 6", (45, 0)), (40, "6 6", (45, 1))])
);
/// The marker stops on the first stoppage square; more rows for equal dice.
fn f_time_08_the_marker_stops_on_the_first_stoppage_square(spec: &str, equal: &[(u8, &str, (u8, u8))]) {
    for (minute, dice, stops) in STOPS.iter().chain(equal) {
        for (half, start) in [(1, 0), (2, 45)] {
            let mut turn = turn_at(spec, &format!("{half}:{}", start + minute));
            turn.play(&format!("target CE; {dice}"));
            assert_eq!(marker(&turn), (start + stops.0, stops.1), "{minute}, {dice}");
        }
    }
}

on_editions!(f_time_08_the_turn_in_which_it_arrives_is_played_to_its_end, v2_0, v2_1, v2_2);
fn f_time_08_the_turn_in_which_it_arrives_is_played_to_its_end(spec: &str) {
    for dice in ["5 4", "4 4", "6 1"] {
        let mut turn = turn_at(spec, "1:45");
        turn.play(&format!("target CE; {dice}"));
        let moved = |event: &Event| matches!(event, Event::Check(..));
        assert!(turn.events().iter().any(moved), "no comparison in that turn: {dice}");
        rest_of_turn(&mut turn);
        assert!(!half_is_over(&turn) && turn.can("target CE"), "a new turn: {dice}");
    }
}

on_editions!(f_time_09_one_square_a_turn_in_stoppage_time, v2_0, v2_1, v2_2, v3_0);
fn f_time_09_one_square_a_turn_in_stoppage_time(spec: &str) {
    for square in 1..=4 {
        for (a, b) in all_dice().filter(|(a, b)| a.abs_diff(*b) >= square) {
            let mut turn = turn_at(spec, &format!("1:45+{square}"));
            turn.play(&format!("target CE; {a} {b}"));
            assert_eq!(marker(&turn), (45, square + 1), "+{square}, {a} {b}");
        }
    }
}

on_editions!(f_time_10_a_difference_below_the_stoppage_number_ends_the_half_at_once, v2_0, v2_1, v2_2, v3_0);
fn f_time_10_a_difference_below_the_stoppage_number_ends_the_half_at_once(spec: &str) {
    // How many of the 36 rolls end the half on +1, +2, +3, +4.
    for (square, rolls) in [(1, 6), (2, 16), (3, 24), (4, 30)] {
        let ending = all_dice().filter(|(a, b)| {
            let mut turn = turn_at(spec, &format!("1:45+{square}"));
            turn.play(&format!("target BFR; {a} {b}"));
            assert_eq!(
                clock::ends_half(turn_at(spec, &format!("1:45+{square}")).state(), *a, *b),
                half_is_over(&turn)
            );
            assert_eq!(half_is_over(&turn), a.abs_diff(*b) < square, "+{square}, {a} {b}");
            half_is_over(&turn)
        });
        assert_eq!(ending.count(), rolls, "+{square}");
    }
    assert!(!clock::ends_half(turn_at(spec, "1:45").state(), 3, 3), "not before stoppage time");
}

on_editions!(f_time_10_nothing_more_of_the_turn_is_played, v2_0, v2_1, v2_2, v3_0);
fn f_time_10_nothing_more_of_the_turn_is_played(spec: &str) {
    let mut turn = turn_at(spec, "1:45+2");
    turn.play("target BFR; 3 2");
    assert!(turn.saw(Event::HalfEnds(1)), "also with a die that equals the ball value");
    let later = |event: &Event| {
        matches!(
            event,
            Event::Check(..) | Event::SpecialEvent(_) | Event::EventDifference(_) | Event::Time(_)
        )
    };
    assert!(!turn.events().iter().any(later));
    let mut equal = turn_at(spec, "2:90+1");
    equal.play("target CE; 5 5");
    assert!(equal.saw(Event::HalfEnds(2)), "equal dice are a difference of 0");
    assert!(equal.state().ended.is_some());
    assert!(
        !half_is_over(turn_at(spec, "1:45+2").play("target BFR; 3 1")),
        "the difference equals the square"
    );
}

on_editions!(f_time_10_the_half_may_end_while_a_corner_kick_is_taken, v2_0, v2_1, v2_2, v3_0);
fn f_time_10_the_half_may_end_while_a_corner_kick_is_taken(spec: &str) {
    for (clock, position) in [("1:45+2", "half-time"), ("2:90+2", "over=")] {
        let mut corner = scene_of(
            spec,
            &format!(
                "home=4-4-2,GK:APA,AFR:9,SPOT:1 away=4-4-2,GK:BPA,BFR:10 ball=SPOT:1:home clock={clock} \
                 turn=restart:corner next=turn"
            ),
        );
        corner.play("target BLC; 3 2");
        assert!(corner.position().contains(position));
        let text = corner.position();
        let read = corner.driver().game().read_state(&text);
        assert_eq!(read.map_err(|refusal| refusal.key), Ok(*corner.state()), "{text}");
        let left = corner.count(Seat::Home, Area::Spot);
        assert_eq!(left, 0, "the spot exists only while a corner kick is taken");
    }
}

on_editions!(f_time_11_on_the_last_square_the_half_ends_with_the_turn, v2_0, v2_1, v2_2, v3_0);
fn f_time_11_on_the_last_square_the_half_ends_with_the_turn(spec: &str) {
    for square in [3, 4] {
        let mut turn = turn_at(spec, &format!("1:45+{square}"));
        turn.play("target CE; 6 2");
        assert!(!half_is_over(&turn), "the turn is played");
        until(&mut turn, Seat::Away, "midfield");
        until(&mut turn, Seat::Home, "midfield");
        rest_of_turn(&mut turn);
        assert_eq!(half_is_over(&turn), square == 4, "from +{square}");
    }
}

on_editions!(
    f_time_11_restarts_that_would_open_a_new_turn_are_not_taken,
    v2_0(true),
    v2_1(true),
    v2_2(false),
    v3_0(false)
);
/// `plays_out`: a goal kick waits until the turn is played.
fn f_time_11_restarts_that_would_open_a_new_turn_are_not_taken(spec: &str, plays_out: bool) {
    for (die, restart) in [(6, Restart::KickOff), (corner_die(spec), Restart::CornerKick)] {
        let mut scene = shot_at(spec, "1:45+5");
        scene.play(&format!("shoot; {die}"));
        assert!(scene.saw(Event::NotTaken(restart)) && half_is_over(&scene), "{die}");
        assert_eq!(scene.state().teams[Seat::Home].goals, u8::from(restart == Restart::KickOff));
    }
    let mut miss = shot_at(spec, "1:45+5");
    miss.play("shoot; 1");
    assert_eq!(half_is_over(&miss), !plays_out);
    rest_of_turn(&mut miss);
    assert!(miss.saw(Event::NotTaken(Restart::GoalKick)) && half_is_over(&miss));
    let mut free_kick = free_kick_at(spec, "CE", "1:45+5");
    if plays_out && !half_is_over(&free_kick) {
        free_kick.play("keeper APA; place 10; keeper BPA; place 10; done");
    }
    assert!(half_is_over(&free_kick), "a free kick that cannot be shot");
    assert!(!half_is_over(&free_kick_at(spec, "CE", "1:45+4")));
}

on_editions!(f_time_11_a_penalty_is_taken_and_a_free_kick_may_be_shot, v2_0, v2_1, v2_2, v3_0);
fn f_time_11_a_penalty_is_taken_and_a_free_kick_may_be_shot(spec: &str) {
    let mut penalty = free_kick_at(spec, "BPA", "1:45+5");
    penalty.play("keeper APA; place 9; place 10; done; dive left; kick left; 2");
    assert_eq!((penalty.state().teams[Seat::Home].goals, half_is_over(&penalty)), (1, true));

    let kick = || {
        let mut kick = free_kick_at(spec, "BFR", "1:45+5");
        kick.play("keeper APA; place 10; keeper BPA; place 10; done");
        kick
    };
    assert_eq!(kick().legal(), ["shoot", "pass"]);
    assert!(half_is_over(kick().play("pass")), "no new turn");
    let mut shot = kick();
    shot.play("shoot; 6");
    assert_eq!((shot.state().teams[Seat::Home].goals, half_is_over(&shot)), (1, true));
}

on_editions!(
    f_time_12_five_squares_bring_a_tiredness_test = f_ttest::both_test_in_the_time_stage,
    v2_0,
    v2_1,
    v3_0
);
