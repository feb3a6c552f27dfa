//! The ladder.

use touchline_league::{Stage, TeamId};

use crate::common::{assert_tables_add_up, assert_text_round_trip, drawn, order, refused, say};

#[test]
fn who_beats_a_team_above_takes_its_place() {
    let mut ladder = drawn("fuba:3.0", "ladder reach=2", 5, &[]);
    assert_eq!(refused(&mut ladder, "challenge 5 1"), "league-out-of-reach");
    assert_eq!(refused(&mut ladder, "challenge 1 2"), "league-out-of-reach");
    assert_eq!(refused(&mut ladder, "challenge 1 1"), "league-out-of-reach");
    say(&mut ladder, "challenge 5 3");
    assert_eq!(refused(&mut ladder, "challenge 3 2"), "league-busy");
    assert_eq!(ladder.fixtures()[0].teams().unwrap(), [TeamId(3), TeamId(5)], "the challenged is at home");
    say(&mut ladder, "result 1 0-1");
    assert_eq!(order(&ladder), [1, 2, 5, 3, 4]);
    say(&mut ladder, "challenge 5 1");
    say(&mut ladder, "result 2 2-2");
    assert_eq!(order(&ladder), [1, 2, 5, 3, 4], "a draw changes nothing");
    assert_tables_add_up(&ladder);
    assert_text_round_trip(&ladder);
}

#[test]
fn a_correction_climbs_again_from_the_start() {
    let mut ladder = drawn("fuba:3.0", "ladder reach=3", 4, &[]);
    say(&mut ladder, "challenge 4 2");
    say(&mut ladder, "result 1 0-1");
    say(&mut ladder, "challenge 3 4");
    say(&mut ladder, "result 2 0-1");
    assert_eq!(order(&ladder), [1, 3, 4, 2]);
    say(&mut ladder, "correct 1 1-0 because \"wrong sheet\"");
    assert_eq!(order(&ladder), [1, 2, 3, 4], "3 was above 4 when it won");
}

#[test]
fn teams_join_at_the_bottom_and_leave_anywhere() {
    let mut ladder = drawn("grid:basic", "ladder reach=1", 3, &[]);
    say(&mut ladder, "challenge 2 1");
    say(&mut ladder, "result 1 0-1");
    say(&mut ladder, "add \"New\"");
    assert_eq!(order(&ladder), [2, 1, 3, 4]);
    say(&mut ladder, "challenge 4 3");
    say(&mut ladder, "withdraw 3 because \"moved away\"");
    assert_eq!(order(&ladder), [2, 1, 4, 3]);
    assert!(ladder.fixtures()[1].is_settled(), "an open challenge falls away");
    say(&mut ladder, "challenge 4 1");
    say(&mut ladder, "result 3 1-2");
    assert_eq!(order(&ladder), [2, 4, 1, 3]);
    say(&mut ladder, "finish");
    assert_eq!((ladder.stage(), ladder.winner()), (Stage::Over, Some(TeamId(2))));
    assert_text_round_trip(&ladder);
}
