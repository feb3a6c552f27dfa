//! Knock-outs: brackets, byes, two legs, deciders, third place, corrections.

use proptest::prelude::*;
use touchline_engine::{Pcg, Seat};
use touchline_league::{Change, Competition, Due, FixtureId, Slot, Stage, Status, TeamId};

use crate::common::{assert_text_round_trip, drawn, give, play_out, refused, say, supply, with_teams};

/// The teams of a fixture, by number.
fn teams(cup: &Competition, id: u32) -> [u16; 2] {
    cup.fixture(FixtureId(id)).unwrap().teams().unwrap().map(|team| team.0)
}

fn numbers(cup: &Competition) -> Vec<u32> {
    cup.fixtures().iter().map(|fixture| fixture.id.0).collect()
}

/// The team of a side.
fn team(slot: Slot) -> u16 {
    match slot {
        Slot::Team(team) => team.0,
        other => panic!("{other}"),
    }
}

#[test]
fn the_best_two_can_only_meet_in_the_final() {
    let cup = drawn("fuba:3.0", "knock-out", 8, &[]);
    let bracket = cup.bracket().unwrap();
    let first: Vec<[u16; 2]> = bracket.rounds[0].ties.iter().map(|tie| tie.sides.map(team)).collect();
    assert_eq!(first, [[1, 8], [4, 5], [2, 7], [3, 6]]);
    assert_eq!(bracket.rounds.iter().map(|round| round.teams).collect::<Vec<_>>(), [8, 4, 2]);
    assert_eq!(bracket.third_place, None);
}

#[test]
fn byes_go_to_the_best() {
    let cup = drawn("fuba:3.0", "knock-out", 5, &[]);
    let bracket = cup.bracket().unwrap();
    let byes: Vec<u16> = bracket.rounds[0]
        .ties
        .iter()
        .filter(|tie| tie.fixtures.is_empty())
        .map(|tie| team(tie.sides[tie.winner.unwrap()]))
        .collect();
    assert_eq!(byes, [1, 2, 3]);
    assert_eq!(cup.ready().count(), 2, "4 against 5, and the semi-final of 2 and 3");
}

#[test]
fn the_winner_of_a_shoot_out_goes_on() {
    let mut cup = drawn("fuba:3.0", "knock-out third-place=yes", 4, &[]);
    // 1-4 and 2-3; every tie keeps a number for a decider.
    assert_eq!((teams(&cup, 1), teams(&cup, 3)), ([1, 4], [2, 3]));
    assert_eq!(refused(&mut cup, "result 1 1-1"), "league-needs-shoot-out");
    assert_eq!(refused(&mut cup, "result 1 2-1 shoot-out=4-3"), "league-no-shoot-out");
    assert_eq!(refused(&mut cup, "result 1 1-1 extra-time=yes shoot-out=4-3"), "league-no-extra-time");
    assert_eq!(refused(&mut cup, "result 1 no-show"), "league-tie-needs-winner");
    assert_eq!(refused(&mut cup, "result 7 1-0"), "league-fixture-waits");
    say(&mut cup, "result 1 1-1 shoot-out=3-4");
    say(&mut cup, "result 3 2-0");
    assert_eq!(teams(&cup, 5), [1, 3], "for third place");
    assert_eq!(teams(&cup, 7), [4, 2], "the final");
    say(&mut cup, "result 7 0-1");
    assert_eq!(cup.stage(), Stage::Running, "third place is still open");
    say(&mut cup, "result 5 1-0");
    assert_eq!((cup.stage(), cup.winner()), (Stage::Over, Some(TeamId(2))));
    assert_text_round_trip(&cup);
}

#[test]
fn a_tie_that_must_be_decided_says_so_in_its_terms() {
    let cup = drawn("fuba:3.0", "knock-out", 4, &[("draws", "extra-time")]);
    assert_eq!(cup.terms(FixtureId(1)).unwrap().text(), "draw=extra-time,shoot-out");
    let cup = drawn("fuba:2.0", "knock-out", 4, &[]);
    assert_eq!(cup.terms(FixtureId(1)).unwrap().text(), "draw=shoot-out");
    let cup = drawn("grid:basic", "knock-out", 4, &[]);
    assert_eq!(cup.terms(FixtureId(1)).unwrap().text(), "");
    let cup = drawn("fuba:3.0", "round-robin", 4, &[]);
    assert_eq!(cup.terms(FixtureId(1)).unwrap().text(), "");
}

#[test]
fn a_game_without_shoot_outs_plays_a_decider_then_draws_a_lot() {
    let mut cup = drawn("grid:basic", "knock-out", 2, &[]);
    assert_eq!(numbers(&cup), [1]);
    assert_eq!(refused(&mut cup, "result 1 1-1 shoot-out=4-3"), "league-no-shoot-out");
    say(&mut cup, "result 1 1-1");
    assert_eq!(numbers(&cup), [1, 2]);
    assert!(cup.fixture(FixtureId(2)).unwrap().decider);
    say(&mut cup, "result 2 0-0");
    assert_eq!(cup.due(), [Due::Lot(vec![TeamId(1), TeamId(2)])]);
    assert_eq!(refused(&mut cup, "lot 1"), "league-lot-not-due");
    say(&mut cup, "lot 2 1");
    assert_eq!(cup.winner(), Some(TeamId(2)));
    assert_text_round_trip(&cup);
}

#[test]
fn an_agreed_draw_leads_to_a_decider() {
    let mut cup = drawn("fuba:3.0", "knock-out", 2, &[]);
    say(&mut cup, "result 1 2-1 won=nobody");
    assert_eq!((numbers(&cup), cup.winner()), (vec![1, 2], None));
    assert_eq!(cup.terms(FixtureId(2)).unwrap().text(), "draw=shoot-out");
    say(&mut cup, "result 2 0-0 won=nobody");
    assert_eq!(cup.due(), [Due::Lot(vec![TeamId(1), TeamId(2)])]);
    say(&mut cup, "lot 2 1");
    assert_eq!(cup.winner(), Some(TeamId(2)));
    assert_text_round_trip(&cup);
}

#[test]
fn two_legs_are_added_up() {
    let mut cup = drawn("fuba:3.0", "knock-out legs=2", 2, &[]);
    assert_eq!(
        (teams(&cup, 1), cup.fixture(FixtureId(2)).unwrap().teams()),
        ([1, 2], Some([TeamId(2), TeamId(1)]))
    );
    assert_eq!(refused(&mut cup, "result 2 1-0"), "league-fixture-waits");
    assert_eq!(refused(&mut cup, "result 1 1-1 shoot-out=4-3"), "league-no-extra-time");
    assert_eq!(cup.terms(FixtureId(1)).unwrap().text(), "", "a first leg may be drawn");
    say(&mut cup, "result 1 2-0");
    assert_eq!(cup.terms(FixtureId(2)).unwrap().text(), "", "a draw does not leave the tie level");
    say(&mut cup, "result 2 3-2");
    assert_eq!(cup.winner(), Some(TeamId(1)));
    assert_eq!(cup.bracket().unwrap().rounds[0].ties[0].goals, Some([4, 3]));
    // Corrected, the tie is level and not settled: a decider.
    let changes = say(&mut cup, "correct 2 4-2 because \"a goal was forgotten\"");
    assert!(changes.contains(&Change::Winner(None)) && changes.contains(&Change::Fixtures(1)));
    assert_eq!(numbers(&cup), [1, 2, 3]);
    assert_eq!(cup.terms(FixtureId(3)).unwrap().text(), "draw=shoot-out");
    say(&mut cup, "result 3 0-1");
    assert_eq!(cup.winner(), Some(TeamId(2)));
    // Corrected again, the decider is not needed: its result is void.
    let changes = say(&mut cup, "correct 2 5-2 because \"two were forgotten\"");
    assert!(changes.iter().any(|change| matches!(change, Change::Voided { fixture: FixtureId(3), .. })));
    assert_eq!((numbers(&cup), cup.winner()), (vec![1, 2], Some(TeamId(2))));
    assert_text_round_trip(&cup);
}

#[test]
fn after_a_drawn_first_leg_the_second_is_settled_in_the_match() {
    let mut cup = drawn("fuba:3.0", "knock-out legs=2", 2, &[("draws", "extra-time")]);
    say(&mut cup, "result 1 1-1");
    assert_eq!(cup.terms(FixtureId(2)).unwrap().text(), "draw=extra-time,shoot-out");
    assert_eq!(refused(&mut cup, "result 2 2-2"), "league-needs-shoot-out");
    say(&mut cup, "result 2 2-2 extra-time=yes shoot-out=2-4");
    assert_eq!(cup.winner(), Some(TeamId(1)), "home in the second leg is team 2");
}

#[test]
fn a_corrected_result_moves_everything_behind_it() {
    let mut cup = drawn("fuba:3.0", "knock-out", 8, &[]);
    // Ties 1-8, 4-5, 2-7, 3-6; semi-finals 9 and 11, final 13.
    for text in ["result 1 1-0", "result 3 1-0", "result 5 1-0", "result 7 1-0", "result 9 2-0"] {
        say(&mut cup, text);
    }
    assert_eq!((teams(&cup, 9), teams(&cup, 11)), ([1, 4], [2, 3]));
    // Not played yet: it changes hands.
    let changes = say(&mut cup, "correct 5 0-1 because \"wrong sheet\"");
    let seat = Change::Seat {
        fixture: FixtureId(11),
        seat: Seat::Home,
        before: Slot::Team(TeamId(2)),
        after: Slot::Team(TeamId(7)),
    };
    assert!(changes.contains(&seat), "{changes:?}");
    assert!(!changes.iter().any(|change| matches!(change, Change::Voided { .. })));
    // Played already: void, and to be played again by the right teams; so is what followed.
    say(&mut cup, "result 11 0-1");
    say(&mut cup, "result 13 3-1");
    assert_eq!(cup.winner(), Some(TeamId(1)));
    let changes = say(&mut cup, "correct 1 0-1 because \"not eligible\"");
    let voided: Vec<FixtureId> = changes
        .iter()
        .filter_map(|change| match change {
            Change::Voided { fixture, .. } => Some(*fixture),
            _ => None,
        })
        .collect();
    assert_eq!(voided, [FixtureId(9), FixtureId(13)]);
    assert!(changes.contains(&Change::Winner(None)) && changes.contains(&Change::Stage(Stage::Running)));
    assert_eq!(teams(&cup, 9), [8, 4]);
    assert_eq!(cup.fixture(FixtureId(9)).unwrap().status, Status::Open);
    assert_eq!(cup.fixture(FixtureId(13)).unwrap().status, Status::Waiting);
    // Taking the correction back does not bring the void results back.
    say(&mut cup, "correct 1 1-0 because \"eligible after all\"");
    assert_eq!(cup.fixture(FixtureId(9)).unwrap().result, None);
    assert_text_round_trip(&cup);
}

#[test]
fn a_result_taken_back_empties_the_next_round() {
    let mut cup = drawn("fuba:3.0", "knock-out", 4, &[]);
    say(&mut cup, "result 1 1-0");
    say(&mut cup, "result 3 1-0");
    assert_eq!(refused(&mut cup, "void 1"), "league-needs-reason");
    say(&mut cup, "void 1 because \"floodlights failed\"");
    assert_eq!(cup.fixture(FixtureId(5)).unwrap().status, Status::Waiting);
    assert_eq!(cup.fixture(FixtureId(1)).unwrap().status, Status::Open);
}

#[test]
fn a_team_that_withdraws_gives_its_tie_to_the_opponent() {
    let mut cup = drawn("fuba:3.0", "knock-out", 4, &[]);
    say(&mut cup, "withdraw 4 because \"ill\"");
    assert_eq!(cup.fixture(FixtureId(1)).unwrap().status, Status::Given(Seat::Home));
    assert_eq!(refused(&mut cup, "result 1 0-3"), "league-fixture-settled");
    say(&mut cup, "result 3 1-0");
    assert_eq!(teams(&cup, 5), [1, 2]);
    say(&mut cup, "withdraw 1 because \"ill\"");
    assert_eq!((cup.stage(), cup.winner()), (Stage::Over, Some(TeamId(2))));
    assert_text_round_trip(&cup);
}

#[test]
fn two_opponents_that_withdraw_leave_a_bye() {
    let mut cup = drawn("fuba:3.0", "knock-out third-place=yes", 4, &[]);
    say(&mut cup, "withdraw 1 because \"ill\"");
    say(&mut cup, "withdraw 4 because \"ill\"");
    say(&mut cup, "result 3 0-1");
    assert_eq!((cup.stage(), cup.winner()), (Stage::Over, Some(TeamId(3))));
}

#[test]
fn a_seeded_draw_follows_seeds_then_ratings() {
    let mut cup = with_teams("fuba:3.0", "knock-out", 0, &[("seeding", "seeded")]);
    for text in ["add \"A\" rating=1400", "add \"B\" rating=1900", "add \"C\" seed=1", "add \"D\""] {
        say(&mut cup, text);
    }
    say(&mut cup, "start");
    supply(&mut cup, &mut Pcg::new(9, 9));
    let bracket = cup.bracket().unwrap();
    let first: Vec<[u16; 2]> = bracket.rounds[0].ties.iter().map(|tie| tie.sides.map(team)).collect();
    assert_eq!(first, [[3, 4], [2, 1]]);
}

proptest! {
    #![proptest_config(crate::common::cases(80))]

    /// Every cup ends with one winner, whoever leaves and whatever is corrected, and its text says the same.
    #[test]
    fn every_cup_ends_with_a_winner(
        teams in 2_usize..20,
        legs in 1_u8..=2,
        third in any::<bool>(),
        grid in any::<bool>(),
        seed in any::<u64>(),
        meddling in proptest::collection::vec((0_u32..60, 0_u8..4), 0..6),
    ) {
        let format = format!("knock-out legs={legs} third-place={}", if third { "yes" } else { "no" });
        let mut cup = drawn(if grid { "grid:basic" } else { "fuba:3.0" }, &format, teams, &[]);
        let mut rng = Pcg::new(seed, 3);
        for (number, what) in meddling {
            supply(&mut cup, &mut rng);
            let ready: Vec<FixtureId> = cup.ready().map(|f| f.id).collect();
            for id in ready.into_iter().take(3) {
                let result = crate::common::any_result(&cup, id, &mut rng);
                give(&mut cup, touchline_league::Input::Result(id, result));
            }
            let text = match what {
                0 => format!("withdraw {number} because \"x\""),
                1 => format!("void {number} because \"x\""),
                2 => format!("correct {number} 0-4 because \"x\""),
                _ => format!("correct {number} 4-0 because \"x\""),
            };
            let entry = touchline_league::text::parse_entry(cup.spec(), &format!("\"test\" {text}")).unwrap();
            let in_play = cup.teams().iter().filter(|team| !team.withdrawn).count();
            if what != 0 || in_play > 1 {
                let _ = cup.apply(entry);
            }
            assert_text_round_trip(&cup);
        }
        play_out(&mut cup, &mut rng);
        prop_assert_eq!(cup.stage(), Stage::Over);
        assert_text_round_trip(&cup);
    }
}
