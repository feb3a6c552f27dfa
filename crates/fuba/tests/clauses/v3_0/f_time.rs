//! Time.

use crate::common::basic_roll;
use touchline_engine::Seat;
use touchline_fuba::editions::v3_0::BASIC;
use touchline_fuba::rules::clock;
use touchline_fuba::state::Restart;
use touchline_fuba::{Event, Roll};

use crate::common::{Scene, new_match, scene};
use crate::shared::f_time::half_is_over;

/// Minutes for the two stage dice: the difference, on equal dice the face of one.
const MINUTES: [[u8; 6]; 6] = [
    [1, 1, 2, 3, 4, 5],
    [1, 2, 1, 2, 3, 4],
    [2, 1, 3, 1, 2, 3],
    [3, 2, 1, 4, 1, 2],
    [4, 3, 2, 1, 5, 1],
    [5, 4, 3, 2, 1, 6],
];

fn all_dice() -> impl Iterator<Item = (u8, u8)> {
    (1..=6).flat_map(|a| (1..=6).map(move |b| (a, b)))
}

/// A new turn; both teams have players in the centre and in front of the penalty areas they defend.
fn turn_at(clock: &str) -> Scene {
    scene(&format!(
        "home=4-4-2,GK:APA,AFR:4,CE:5,BFR:1 away=4-4-2,GK:BPA,BFR:5,CE:5 ball=CE:3:home clock={clock}"
    ))
}

/// Home is about to shoot from the front area: 5 and 6 are goals, 4 is a corner, the rest misses.
fn shot_at(clock: &str) -> Scene {
    scene(&format!(
        "home=4-4-2,GK:APA,AFR:9,BFR:1 away=4-4-2,GK:BPA,CE:10 ball=BFR:2:home clock={clock} \
         turn=pass:CE>BFR next=first-action:home"
    ))
}

/// A free kick was given to home in this area; cards are dealt with.
fn free_kick_at(area: &str, clock: &str) -> Scene {
    scene(&format!(
        "home=4-4-2,GK:APA,AFR:8,{area}:2 away=4-4-2,GK:BPA,ALW:10 ball={area}:1:home clock={clock} \
         next=free-kick"
    ))
}

/// Minute and stoppage square.
fn marker(scene: &Scene) -> (u8, u8) {
    (scene.state().clock.minute, scene.state().clock.stoppage)
}

#[test]
fn f_time_01_both_teams_roll_one_die_and_the_results_stay_valid_all_turn() {
    let mut turn = turn_at("1:20");
    assert_eq!(turn.play("target CE").refused("3").key, "dice-too-few");
    assert_eq!(turn.refused("3 3 3").key, "dice-too-many");
    turn.play("5 2; done; position 0; done; position 0");
    assert_eq!(turn.state().turn.dice, [5, 2], "still known before the second actions");
    turn.play("second; midfield; done; midfield; done; target CE");
    assert_eq!(turn.state().turn.dice, [0, 0], "the next turn has its own");
}

#[test]
fn f_time_02_the_marker_moves_by_the_difference() {
    for (a, b) in all_dice().filter(|(a, b)| a != b) {
        let expected = MINUTES[usize::from(a) - 1][usize::from(b) - 1];
        assert_eq!(clock::minutes(&BASIC, 0, a, b), expected, "{a} {b}");
        for (half, minute) in [("1:20", 20), ("2:50", 50)] {
            let mut turn = turn_at(half);
            turn.play(&format!("target CE; {a} {b}"));
            assert_eq!(marker(&turn), (minute + expected, 0), "{a} {b}");
        }
    }
}

#[test]
fn f_time_03_equal_dice_move_it_by_one_die_and_bring_an_event() {
    for face in 1..=6 {
        let mut turn = turn_at("1:20");
        turn.play(&format!("target CE; {face} {face}"));
        assert_eq!(marker(&turn), (20 + face, 0));
        assert_eq!(
            clock::minutes(&BASIC, 0, face, face),
            MINUTES[usize::from(face) - 1][usize::from(face) - 1]
        );
        assert_eq!(basic_roll(turn.state()), Some(Roll::SpecialEvent));
    }
}

#[test]
fn f_time_05_a_kick_off_takes_one_minute() {
    let mut match_ = new_match("fuba:3.0");
    match_.play("formation 4-4-2; formation 4-4-2; 5 3; kick-off home");
    assert_eq!(marker(&match_), (1, 0), "the square 1st half is minute 0");

    let mut goal = shot_at("1:20");
    goal.play("shoot; 6");
    assert_eq!(marker(&goal), (21, 0));

    let second_half = scene(
        "home=4-4-2,GK:APA,AFR:10 away=4-4-2,GK:BPA,BFR:10 ball=AFR:2:home clock=1:45+3 \
         turn=5,open,BLC,home,CE>BFR,53,1-0,home,+0,none,none-none next=half.2",
    );
    assert_eq!(marker(&second_half), (46, 0), "the square 2nd half is minute 45");
}

#[test]
fn f_time_06_every_other_restart_takes_one_minute() {
    for (half, minute) in [("1:20", 21), ("2:60", 61)] {
        let mut goal_kick = shot_at(half);
        goal_kick.play("shoot; 1");
        assert_eq!((marker(&goal_kick), goal_kick.control()), ((minute, 0), Seat::Away));
        let mut corner = shot_at(half);
        corner.play("shoot; 4; corner BRC");
        assert_eq!(marker(&corner), (minute, 0));
        for (area, what) in [("BFR", "with a setup"), ("CE", "quick"), ("BPA", "penalty")] {
            assert_eq!(marker(&free_kick_at(area, half)), (minute, 0), "free kick, {what}");
        }
    }
    // The whole way from the event: three minutes of the dice and one of the restart, also if it becomes a
    // penalty.
    for (target, restart) in
        [("CE", Restart::FreeKick), ("BFR", Restart::FreeKick), ("BPA", Restart::PenaltyKick)]
    {
        let mut turn = turn_at("1:20");
        turn.play(&format!("target {target}; 3 3; 4 4"));
        assert_eq!(marker(&turn), (23, 0), "the card test comes first");
        turn.play("1");
        assert_eq!((marker(&turn), turn.state().turn.restart), ((24, 0), restart), "{target}");
    }
}

#[test]
fn f_time_06_a_restart_from_the_last_minute_moves_the_marker_into_stoppage_time() {
    let mut goal_kick = shot_at("1:45");
    goal_kick.play("shoot; 1");
    assert_eq!(marker(&goal_kick), (45, 1));
    goal_kick.play("done; done; target BFR; 4 4");
    assert!(half_is_over(&goal_kick), "the goal kick's turn compares with +1");
    assert_eq!(marker(&free_kick_at("BPA", "2:90")), (90, 1));
    assert_eq!(marker(&free_kick_at("BPA", "1:44")), (45, 0));
}

#[test]
fn f_time_07_restarts_take_no_time_in_stoppage_time() {
    for square in 1..=4 {
        let clock = format!("1:45+{square}");
        for shot in ["shoot; 6", "shoot; 4; corner BLC", "shoot; 1"] {
            let mut scene = shot_at(&clock);
            scene.play(shot);
            assert_eq!(marker(&scene), (45, square), "{shot}");
        }
        for area in ["BFR", "CE", "BPA"] {
            assert_eq!(marker(&free_kick_at(area, &clock)), (45, square), "free kick in {area}");
        }
    }
}

#[test]
fn f_time_08_the_marker_stops_on_the_first_stoppage_square() {
    // Minute, dice, where the marker stops.
    for (minute, dice, stops) in [
        (43, "3 1", (45, 0)),
        (44, "3 2", (45, 0)),
        (44, "3 1", (45, 1)),
        (42, "6 2", (45, 1)),
        (42, "6 1", (45, 1)),
        (45, "3 2", (45, 1)),
        (45, "6 1", (45, 1)),
        (45, "6 6", (45, 1)),
        (39, "6 6", (45, 0)),
        (40, "6 6", (45, 1)),
    ] {
        for (half, start) in [(1, 0), (2, 45)] {
            let mut turn = turn_at(&format!("{half}:{}", start + minute));
            turn.play(&format!("target CE; {dice}"));
            assert_eq!(marker(&turn), (start + stops.0, stops.1), "{minute}, {dice}");
        }
    }
}

#[test]
fn f_time_08_the_turn_in_which_it_arrives_is_played_to_its_end() {
    let mut turn = turn_at("1:45");
    turn.play("target CE; 4 3; done; position 0; done; position 0; next");
    assert!(!half_is_over(&turn));
    assert!(turn.can("target CE"), "a new turn");
    let mut event = turn_at("1:45");
    event.play("target CE; 4 4");
    assert_eq!(basic_roll(event.state()), Some(Roll::SpecialEvent), "no comparison in that turn");
}

#[test]
fn f_time_11_on_the_last_square_the_half_ends_with_the_turn() {
    let first_actions = "target CE; 6 2; done; position 0; done; position 0";
    for (rest, square) in [("next", 4), ("second; midfield; done; midfield; done", 4), ("next", 3)] {
        let mut turn = turn_at(&format!("1:45+{square}"));
        turn.play(first_actions);
        assert!(!half_is_over(&turn), "the turn is played");
        turn.play(rest);
        assert_eq!(half_is_over(&turn), square == 4, "from +{square}, {rest}");
    }
}

#[test]
fn f_time_11_restarts_that_would_open_a_new_turn_are_not_taken() {
    for (shot, restart) in
        [("shoot; 6", Restart::KickOff), ("shoot; 4", Restart::CornerKick), ("shoot; 1", Restart::GoalKick)]
    {
        let mut scene = shot_at("1:45+5");
        scene.play(shot);
        assert!(scene.saw(Event::NotTaken(restart)) && half_is_over(&scene), "{shot}");
        assert_eq!(scene.state().teams[Seat::Home].goals, u8::from(restart == Restart::KickOff));
    }
    assert!(half_is_over(&free_kick_at("CE", "1:45+5")), "a quick free kick");
    assert!(!half_is_over(&free_kick_at("CE", "1:45+4")));
}

#[test]
fn f_time_13_a_team_may_slow_the_game() {
    super::f_slow::one_square_more();
}
