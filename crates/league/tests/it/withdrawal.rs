//! Teams that leave, no-shows, check-in, replacement, pause.

use proptest::prelude::*;
use touchline_engine::Pcg;
use touchline_league::{Change, Competition, FixtureId, Input, Stage, Status, TeamId};

use crate::common::{
    any_result, assert_tables_add_up, assert_text_round_trip, drawn, give, play_out, points, refused, say,
    supply, with_teams,
};

fn league(policy: &str, teams: usize) -> Competition {
    drawn("fuba:3.0", "round-robin legs=2", teams, &[("drop-out", policy), ("carry-over", "no")])
}

/// Team 1 wins its first matches 1-0, so many of them.
fn wins_of_the_first(league: &mut Competition, count: usize) {
    let of_first: Vec<(FixtureId, bool)> = league
        .fixtures()
        .iter()
        .filter_map(|f| f.seat_of(TeamId(1)).map(|seat| (f.id, seat == touchline_engine::Seat::Home)))
        .take(count)
        .collect();
    for (id, is_home) in of_first {
        say(league, &format!("result {id} {}", if is_home { "1-0" } else { "0-1" }));
    }
}

#[test]
fn with_half_of_its_matches_played_they_stand_and_the_rest_is_given() {
    // Four teams, twice: six matches each.
    let mut table = league("half", 4);
    wins_of_the_first(&mut table, 3);
    let changes = say(&mut table, "withdraw 1 because \"moved away\"");
    assert!(changes.contains(&Change::Left(TeamId(1))));
    let given = table.fixtures().iter().filter(|f| matches!(f.status, Status::Given(_))).count();
    assert_eq!((given, points(&table, 1)), (3, 9));
    assert_eq!(table.tables()[0].rows.last().unwrap().team, TeamId(1), "at the bottom all the same");
    assert_tables_add_up(&table);
}

#[test]
fn with_fewer_than_half_none_counts() {
    let mut table = league("half", 4);
    wins_of_the_first(&mut table, 2);
    say(&mut table, "withdraw 1 because \"moved away\"");
    assert_eq!(table.fixtures().iter().filter(|f| f.status == Status::Annulled).count(), 6);
    assert_eq!((1..=4).map(|team| points(&table, team)).collect::<Vec<_>>(), [0; 4]);
    assert_eq!(refused(&mut table, "withdraw 1 because \"again\""), "league-team-gone");
    assert_tables_add_up(&table);
}

#[test]
fn the_policy_may_be_to_keep_or_to_annul_whatever_was_played() {
    let mut table = league("keep", 4);
    wins_of_the_first(&mut table, 1);
    say(&mut table, "withdraw 1 because \"moved away\"");
    assert_eq!((points(&table, 1), table.fixtures().iter().filter(|f| f.counts()).count()), (3, 6));
    let mut table = league("annul", 4);
    wins_of_the_first(&mut table, 5);
    say(&mut table, "withdraw 1 because \"moved away\"");
    assert_eq!((points(&table, 1), table.fixtures().iter().filter(|f| f.counts()).count()), (0, 0));
}

#[test]
fn a_match_of_two_teams_that_left_is_given_to_nobody() {
    let mut table = league("keep", 4);
    say(&mut table, "withdraw 1 because \"moved away\"");
    say(&mut table, "withdraw 2 because \"moved away\"");
    let of_both = |f: &&touchline_league::Fixture| f.teams().unwrap().iter().all(|team| team.0 <= 2);
    let theirs: Vec<Status> = table.fixtures().iter().filter(of_both).map(|f| f.status).collect();
    assert_eq!(theirs, [Status::Annulled, Status::Annulled]);
    assert_eq!((points(&table, 1), points(&table, 2)), (0, 0));
}

#[test]
fn another_team_can_take_the_place_with_all_results() {
    let mut table = league("annul", 4);
    wins_of_the_first(&mut table, 1);
    say(&mut table, "withdraw 1 because \"moved away\"");
    assert_eq!(refused(&mut table, "replace 1 \"T2\" because \"x\""), "league-name-taken");
    assert_eq!(refused(&mut table, "replace 1 \"New\""), "league-needs-reason");
    say(&mut table, "replace 1 \"New\" player=\"Bo\" because \"takes over\"");
    assert_eq!(table.team(TeamId(1)).map(|t| (t.name.as_str(), t.withdrawn)), Some(("New", false)));
    assert_eq!(points(&table, 1), 3);
    assert_eq!(table.team_named("new").unwrap().id, TeamId(1));
    play_out(&mut table, &mut Pcg::new(1, 1));
    assert_eq!(table.stage(), Stage::Over);
}

#[test]
fn only_teams_that_checked_in_take_part() {
    let mut table = with_teams("fuba:3.0", "round-robin", 4, &[("check-in", "yes")]);
    assert_eq!(refused(&mut table, "start"), "league-too-few-teams");
    for team in [1, 3, 4] {
        say(&mut table, &format!("check-in {team}"));
    }
    let changes = say(&mut table, "start");
    assert!(changes.contains(&Change::Left(TeamId(2))));
    supply(&mut table, &mut Pcg::new(1, 1));
    assert_eq!(table.fixtures().len(), 3);
    assert_eq!(refused(&mut table, "replace 2 \"Late\" because \"x\""), "league-team-gone");
}

#[test]
fn nothing_new_begins_during_a_pause_but_results_are_taken() {
    let mut table = league("half", 4);
    assert_eq!(refused(&mut table, "pause"), "league-needs-reason");
    say(&mut table, "begin 1");
    say(&mut table, "pause because \"power cut\"");
    assert_eq!((table.stage(), table.ready().count(), table.due().len()), (Stage::Paused, 0, 0));
    say(&mut table, "result 1 1-0");
    assert_eq!(refused(&mut table, "pause because \"again\""), "league-wrong-stage");
    say(&mut table, "resume");
    assert_eq!(table.ready().count(), 11);
    assert_eq!(refused(&mut table, "finish"), "league-needs-reason");
    say(&mut table, "finish because \"the hall closes\"");
    assert_eq!(table.stage(), Stage::Over);
}

#[test]
fn deadlines_and_announcements_are_kept() {
    let mut table = league("half", 4);
    say(&mut table, "deadline 2 1763300000000");
    say(&mut table, "deadline 2 1763400000000");
    assert_eq!((table.deadline(2), table.deadline(1)), (Some(1_763_400_000_000), None));
    say(&mut table, "announce \"Tea at five\"");
    assert_eq!(table.announcements().map(|(_, text)| text).collect::<Vec<_>>(), ["Tea at five"]);
    assert_eq!(refused(&mut table, "deadline 0 1"), "league-no-round");
    assert_text_round_trip(&table);
}

proptest! {
    #![proptest_config(crate::common::cases(100))]

    /// Whatever comes in, right or wrong: nothing panics, the table adds up, the text says it all.
    #[test]
    fn the_table_is_consistent_whatever_happens(
        teams in 2_usize..8,
        policy in prop_oneof![Just("half"), Just("keep"), Just("annul")],
        seed in any::<u64>(),
        inputs in proptest::collection::vec((0_u8..9, 0_u16..40), 0..60),
    ) {
        let mut table = drawn("fuba:3.0+all", "round-robin legs=2", teams, &[("drop-out", policy)]);
        let mut rng = Pcg::new(seed, 2);
        for (what, number) in inputs {
            let id = FixtureId(u32::from(number));
            let text = match what {
                0..=3 => {
                    if table.fixture(id).is_some() {
                        let result = any_result(&table, id, &mut rng);
                        let _ = table.apply(touchline_league::Entry::new("test", Input::Result(id, result)));
                    }
                    continue;
                }
                4 => format!("withdraw {number} because \"x\""),
                5 => format!("correct {number} 3-1 home.red=1 because \"x\""),
                6 => format!("void {number} because \"x\""),
                7 => format!("late {number} away {}", 5 + number % 20),
                _ => format!("replace {number} \"R{number}\" because \"x\""),
            };
            let entry = touchline_league::text::parse_entry(table.spec(), &format!("\"test\" {text}")).unwrap();
            let _ = table.apply(entry);
            assert_tables_add_up(&table);
        }
        assert_text_round_trip(&table);
        if table.teams().iter().any(|team| !team.withdrawn) {
            for team in table.teams().iter().map(|team| team.id).collect::<Vec<_>>() {
                prop_assert!(table.team(team).is_some());
            }
            play_out(&mut table, &mut rng);
            prop_assert_eq!(table.stage(), Stage::Over);
            assert_tables_add_up(&table);
        }
        give_up_cleanly(&table);
    }
}

/// The winner of a competition that is over is one of those that stayed.
fn give_up_cleanly(table: &Competition) {
    if let Some(winner) = table.winner() {
        assert!(!table.team(winner).unwrap().withdrawn);
    }
}

#[test]
fn a_walkover_is_typed_in_one_word() {
    let mut table = league("half", 4);
    let result = touchline_league::MatchResult::walkover(table.spec(), touchline_engine::Seat::Away);
    give(&mut table, Input::Result(FixtureId(1), result));
    let fixture = table.fixture(FixtureId(1)).unwrap();
    assert_eq!(fixture.result.unwrap().score, [0, 3]);
    let mut table = drawn("fuba:3.0", "round-robin", 4, &[("walkover", "2-0")]);
    say(&mut table, "result 1 walkover home");
    assert_eq!(table.fixture(FixtureId(1)).unwrap().result.unwrap().score, [2, 0]);
    assert_text_round_trip(&table);
}

#[test]
fn whoever_withdrew_before_the_start_may_register_again() {
    let mut table = with_teams("fuba:3.0", "round-robin", 2, &[]);
    say(&mut table, "withdraw 2 because \"no time\"");
    say(&mut table, "add \"T2\"");
    assert_eq!(table.team_named("t2").unwrap().id, TeamId(3));
    say(&mut table, "start");
    supply(&mut table, &mut Pcg::new(1, 1));
    assert_eq!(table.fixtures()[0].teams().unwrap(), [TeamId(1), TeamId(3)]);
    assert_text_round_trip(&table);
}
