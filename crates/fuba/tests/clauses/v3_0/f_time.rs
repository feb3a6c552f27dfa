//! Time.

use crate::common::basic_roll;
use touchline_fuba::Roll;
use touchline_fuba::editions::v3_0::BASIC;
use touchline_fuba::rules::clock;
use touchline_fuba::state::Restart;

use crate::common::{new_match, scene};
use crate::shared::f_time::{half_is_over, marker, shot_at, turn_at};

const SPEC: &str = "fuba:3.0";

#[test]
fn f_time_03_equal_dice_move_it_by_one_die_and_bring_an_event() {
    for face in 1..=6 {
        let mut turn = turn_at(SPEC, "1:20");
        turn.play(&format!("target CE; {face} {face}"));
        assert_eq!(marker(&turn), (20 + face, 0));
        assert_eq!(clock::minutes(&BASIC, 0, face, face), face);
        assert_eq!(basic_roll(turn.state()), Some(Roll::SpecialEvent));
    }
}

#[test]
fn f_time_05_a_kick_off_takes_one_minute() {
    let mut match_ = new_match(SPEC);
    match_.play("formation 4-4-2; formation 4-4-2; 5 3; kick-off home");
    assert_eq!(marker(&match_), (1, 0), "the square 1st half is minute 0");

    let mut goal = shot_at(SPEC, "1:20");
    goal.play("shoot; 6");
    assert_eq!(marker(&goal), (21, 0));

    let second_half =
        scene("home=4-4-2,GK:APA,AFR:10 away=4-4-2,GK:BPA,BFR:10 ball=AFR:2:home clock=1:45+3 next=half.2");
    assert_eq!(marker(&second_half), (46, 0), "the square 2nd half is minute 45");
}

/// The whole way from the event: three minutes of the dice and one of the restart.
#[test]
fn f_time_06_one_minute_also_if_it_becomes_a_penalty() {
    for (target, restart) in
        [("CE", Restart::FreeKick), ("BFR", Restart::FreeKick), ("BPA", Restart::PenaltyKick)]
    {
        let mut turn = turn_at(SPEC, "1:20");
        turn.play(&format!("target {target}; 3 3; 4 4"));
        assert_eq!(marker(&turn), (23, 0), "the card test comes first");
        turn.play("1");
        assert_eq!((marker(&turn), turn.state().turn.restart), ((24, 0), restart), "{target}");
    }
}

#[test]
fn f_time_08_the_turn_in_which_it_arrives_is_played_to_its_end() {
    let mut turn = turn_at(SPEC, "1:45");
    turn.play("target CE; 4 3; done; position 0; done; position 0; next");
    assert!(!half_is_over(&turn));
    assert!(turn.can("target CE"), "a new turn");
    let mut event = turn_at(SPEC, "1:45");
    event.play("target CE; 4 4");
    assert_eq!(basic_roll(event.state()), Some(Roll::SpecialEvent), "no comparison in that turn");
}

#[test]
fn f_time_11_with_or_without_second_actions() {
    let first_actions = "target CE; 6 2; done; position 0; done; position 0";
    for (rest, square) in [("next", 4), ("second; midfield; done; midfield; done", 4), ("next", 3)] {
        let mut turn = turn_at(SPEC, &format!("1:45+{square}"));
        turn.play(first_actions);
        assert!(!half_is_over(&turn), "the turn is played");
        turn.play(rest);
        assert_eq!(half_is_over(&turn), square == 4, "from +{square}, {rest}");
    }
}

#[test]
fn f_time_13_a_team_may_slow_the_game() {
    super::f_slow::one_square_more();
}
