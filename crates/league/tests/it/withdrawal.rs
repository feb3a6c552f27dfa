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

/// Two groups of three are over, and of the semi-finals the first: team 1 beat team 3.
fn after_a_semi_final(policy: &str, last: &str) -> Competition {
    let format = "groups groups=2 qualify=2 knock-out";
    let mut cup = drawn("fuba:3.0", format, 6, &[("drop-out", policy)]);
    for text in ["1 2-0", "2 2-0", "3 0-2", "4 0-2", "5 2-0", "6 2-0"] {
        say(&mut cup, &format!("result {text}"));
    }
    say(&mut cup, last);
    cup
}

#[test]
fn a_withdrawal_takes_back_nothing_of_a_knock_out_that_has_begun() {
    for policy in ["keep", "half", "annul"] {
        for last in ["result 7 1-0", "begin 7"] {
            for team in 1..=6 {
                let mut cup = after_a_semi_final(policy, last);
                let tables = cup.tables();
                let before: Vec<_> = cup.fixtures().iter().map(|f| (f.seats, f.begun)).collect();
                let changes = say(&mut cup, &format!("withdraw {team} because \"ill\""));
                let is_lost = |change: &Change| matches!(change, Change::Voided { .. } | Change::Annulled(_));
                assert!(!changes.iter().any(is_lost), "{policy}, {last}, {team}: {changes:?}");
                assert_eq!(cup.tables(), tables, "the groups are over");
                let waits = |at: usize| at == cup.fixtures().len() - 1;
                for (at, fixture) in cup.fixtures().iter().enumerate().filter(|(at, _)| !waits(*at)) {
                    assert_eq!((fixture.seats, fixture.begun), before[at], "{policy}, {last}, {team}");
                }
                assert_text_round_trip(&cup);
                // Another team in its place changes nothing that was played either.
                say(&mut cup, &format!("replace {team} \"New\" because \"takes over\""));
                assert_eq!(cup.tables(), tables);
                play_out(&mut cup, &mut Pcg::new(3, 3));
                if last == "result 7 1-0" {
                    assert_eq!(cup.stage(), Stage::Over);
                }
            }
        }
    }
}

#[test]
fn a_withdrawal_before_the_knock_out_lets_the_next_of_the_group_go_on() {
    let mut cup = after_a_semi_final("half", "announce \"Tea\"");
    let next = |cup: &Competition| cup.tables()[0].rows[2].team;
    let (third, first) = (next(&cup), cup.tables()[0].rows[0].team);
    say(&mut cup, &format!("withdraw {first} because \"ill\""));
    let goes_on = |cup: &Competition, team| cup.fixtures()[6..].iter().any(|f| f.seat_of(team).is_some());
    assert!(goes_on(&cup, third) && !goes_on(&cup, first));
    // It cannot come back once the knock-out has begun without it.
    say(&mut cup, "begin 7");
    say(&mut cup, &format!("replace {first} \"New\" because \"takes over\""));
    assert!(goes_on(&cup, third) && !goes_on(&cup, first));
}

#[test]
fn a_replacement_takes_nothing_back_that_others_played_since() {
    let mut cup = drawn("fuba:3.0", "knock-out", 4, &[]);
    say(&mut cup, "withdraw 4 because \"ill\"");
    let mut early = cup.clone();
    let changes = say(&mut early, "replace 4 \"New\" because \"takes over\"");
    assert!(changes.contains(&Change::Reopened(FixtureId(1))), "{changes:?}");
    say(&mut cup, "result 3 1-0");
    let mut playing = cup.clone();
    say(&mut playing, "begin 5");
    assert_eq!(refused(&mut playing, "replace 4 \"New\" because \"x\""), "league-replace-late");
    say(&mut cup, "result 5 1-0");
    assert_eq!(cup.winner(), Some(TeamId(1)));
    assert_eq!(refused(&mut cup, "replace 4 \"New\" because \"x\""), "league-wrong-stage");
}

#[test]
fn a_team_that_takes_a_place_takes_its_cards_too_and_begins_open_matches_anew() {
    let mut league = drawn("fuba:3.0+condition", "round-robin legs=2", 3, &[]);
    let of_first = league.fixtures().iter().filter(|f| f.seat_of(TeamId(1)).is_some());
    let [first, second] = of_first.map(|f| f.id).collect::<Vec<_>>()[..2] else { panic!("four matches") };
    let seat = league.fixture(first).unwrap().seat_of(TeamId(1)).unwrap();
    say(&mut league, &format!("result {first} 0-0 {}.red=1", seat.word()));
    say(&mut league, &format!("begin {second}"));
    for text in ["withdraw 1 because \"ill\"", "replace 1 \"New\" because \"takes over\""] {
        say(&mut league, text);
    }
    assert!(league.ready().any(|fixture| fixture.id == second));
    let seat = league.fixture(second).unwrap().seat_of(TeamId(1)).unwrap();
    assert_eq!(league.terms(second).unwrap().discard[seat], 1, "the red card (F-COMP-01)");
    say(&mut league, &format!("begin {second}"));
    assert_text_round_trip(&league);
}

#[test]
fn with_too_few_teams_left_there_is_no_draw() {
    let mut cup = with_teams("fuba:3.0", "groups groups=2 qualify=2 knock-out", 4, &[]);
    say(&mut cup, "start");
    say(&mut cup, "withdraw 1 because \"ill\"");
    assert_eq!((cup.stage(), cup.due()), (Stage::Running, Vec::new()));
    assert_eq!(refused(&mut cup, "draw 2 3 4"), "league-too-few-teams");
    let mut ended = cup.clone();
    say(&mut ended, "finish because \"too few\"");
    assert_eq!((ended.stage(), ended.winner()), (Stage::Over, None));
    say(&mut cup, "replace 1 \"New\" because \"takes over\"");
    play_out(&mut cup, &mut Pcg::new(1, 1));
    assert_eq!(cup.stage(), Stage::Over);
}

#[test]
fn of_two_finalists_that_leave_the_second_has_won() {
    for third in ["no", "yes"] {
        let mut cup = drawn("fuba:3.0", &format!("knock-out third-place={third}"), 4, &[]);
        for text in ["result 1 1-0", "result 3 1-0", "withdraw 1 because \"ill\""] {
            say(&mut cup, text);
        }
        assert_eq!(cup.winner(), Some(TeamId(2)), "it was given the final");
        if third == "yes" {
            say(&mut cup, "withdraw 2 because \"ill\"");
        } else {
            assert_eq!(refused(&mut cup, "withdraw 2 because \"ill\""), "league-wrong-stage");
        }
        play_out(&mut cup, &mut Pcg::new(1, 1));
        assert_eq!((cup.stage(), cup.winner()), (Stage::Over, Some(TeamId(2))));
        assert_text_round_trip(&cup);
    }
}

#[test]
fn what_was_given_annulled_or_taken_back_is_listed() {
    let mut table = league("annul", 4);
    wins_of_the_first(&mut table, 1);
    let changes = say(&mut table, "withdraw 1 because \"moved away\"");
    assert_eq!(changes.iter().filter(|change| matches!(change, Change::Annulled(_))).count(), 6);
    let changes = say(&mut table, "replace 1 \"New\" because \"takes over\"");
    assert_eq!(changes.iter().filter(|change| matches!(change, Change::Reopened(_))).count(), 5);
    assert_eq!(changes.iter().filter(|change| matches!(change, Change::Result(_))).count(), 1);
    let mut table = league("keep", 2);
    say(&mut table, "result 1 0-0");
    let was = table.fixture(FixtureId(1)).unwrap().result.unwrap();
    let changes = say(&mut table, "void 1 because \"rain\"");
    assert!(changes.contains(&Change::Voided { fixture: FixtureId(1), was }));
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
