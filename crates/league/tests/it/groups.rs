//! Groups, then a knock-out of the best.

use touchline_engine::Pcg;
use touchline_league::{Due, FixtureId, Part, Slot, Stage, Status, TeamId};

use crate::common::{
    assert_tables_add_up, assert_text_round_trip, drawn, give, order, play_out, refused, say, supply,
    with_teams,
};

#[test]
fn sixteen_teams_in_four_groups_play_31_matches_without_third_place() {
    let mut cup = drawn("fuba:3.0+all", "groups groups=4 qualify=2 legs=1 knock-out legs=1", 16, &[]);
    assert_eq!(cup.tables().len(), 4);
    assert_eq!(cup.fixtures().iter().filter(|f| matches!(f.part, Part::Group(_))).count(), 24);
    assert_eq!(cup.fixtures().len(), 24 + 7);
    let groups: Vec<Vec<u16>> =
        cup.tables().iter().map(|table| table.rows.iter().map(|row| row.team.0).collect()).collect();
    assert_eq!(groups, [[1, 8, 9, 16], [2, 7, 10, 15], [3, 6, 11, 14], [4, 5, 12, 13]]);
    play_out(&mut cup, &mut Pcg::new(2, 2));
    assert_eq!(cup.stage(), Stage::Over);
    assert_tables_add_up(&cup);
    assert_text_round_trip(&cup);
}

#[test]
fn teams_of_one_group_are_kept_apart() {
    let cup = drawn("fuba:3.0", "groups groups=4 qualify=2 legs=1 knock-out legs=1", 16, &[]);
    let bracket = cup.bracket().unwrap();
    let first: Vec<String> =
        bracket.rounds[0].ties.iter().map(|tie| format!("{}-{}", tie.sides[0], tie.sides[1])).collect();
    assert_eq!(first, ["A1-B2", "D1-C2", "B1-A2", "C1-D2"]);
    for groups in 2..=8_u8 {
        let format = format!("groups groups={groups} qualify=2 legs=1 knock-out legs=1");
        let cup = drawn("grid:basic", &format, usize::from(groups) * 3, &[]);
        let ties = cup.bracket().unwrap().rounds.remove(0).ties;
        for tie in &ties {
            if let [Slot::Place { group: one, .. }, Slot::Place { group: other, .. }] = tie.sides {
                assert_ne!(one, other, "{groups} groups: {tie:?}");
            }
        }
        // In the same half only if there is no other way.
        let half =
            |side: Slot| ties.iter().position(|tie| tie.sides.contains(&side)).unwrap() * 2 / ties.len();
        let together = (0..groups)
            .filter(|group| {
                half(Slot::Place { group: *group, place: 0 }) == half(Slot::Place { group: *group, place: 1 })
            })
            .count();
        assert!(together == 0 || groups % 2 == 1, "{groups} groups: {together} in one half");
    }
}

#[test]
fn the_knock_out_waits_for_its_groups_and_for_the_lot() {
    let mut cup = drawn("fuba:3.0", "groups groups=2 qualify=1 legs=1 knock-out legs=1", 4, &[]);
    assert_eq!(refused(&mut cup, "result 3 1-0"), "league-fixture-waits");
    say(&mut cup, "result 1 1-1");
    assert_eq!(cup.due(), [Due::Lot(vec![TeamId(1), TeamId(4)])]);
    assert_eq!(refused(&mut cup, "lot 1 3"), "league-lot-not-due");
    say(&mut cup, "lot 4 1");
    say(&mut cup, "result 2 2-0");
    assert_eq!(cup.fixture(FixtureId(3)).unwrap().teams().unwrap()[0], TeamId(4));
    assert_eq!(cup.fixture(FixtureId(3)).unwrap().status, Status::Open);
    // A corrected result of a group changes who goes on.
    say(&mut cup, "correct 1 2-1 because \"wrong sheet\"");
    assert_eq!(cup.fixture(FixtureId(3)).unwrap().teams().unwrap()[0], cup.fixtures()[0].teams().unwrap()[0]);
    assert_text_round_trip(&cup);
}

#[test]
fn a_group_without_enough_teams_is_refused() {
    let mut cup = with_teams("fuba:3.0", "groups groups=4 qualify=2 legs=1 knock-out", 7, &[]);
    assert_eq!(refused(&mut cup, "start"), "league-too-few-teams");
}

#[test]
fn withdrawing_from_a_group_keeps_the_others_consistent() {
    for (seed, policy) in ["half", "keep", "annul"].into_iter().enumerate() {
        let format = "groups groups=2 qualify=2 legs=2 knock-out legs=2 third-place=yes";
        let mut cup = drawn("fuba:3.0+all", format, 9, &[("drop-out", policy)]);
        let mut rng = Pcg::new(seed as u64, 11);
        for n in 1..=4_u16 {
            supply(&mut cup, &mut rng);
            let ready: Vec<FixtureId> = cup.ready().map(|f| f.id).take(5).collect();
            for id in ready {
                if cup.ready().any(|f| f.id == id) {
                    let result = crate::common::any_result(&cup, id, &mut rng);
                    give(&mut cup, touchline_league::Input::Result(id, result));
                }
            }
            say(&mut cup, &format!("withdraw {} because \"ill\"", 2 * n));
            assert_tables_add_up(&cup);
            assert_text_round_trip(&cup);
        }
        play_out(&mut cup, &mut rng);
        assert_eq!(cup.stage(), Stage::Over, "{policy}");
        assert!(cup.winner().is_some_and(|team| !cup.team(team).unwrap().withdrawn));
        assert_eq!(order(&cup).len(), 9);
    }
}

#[test]
fn a_group_that_almost_everybody_left_still_ends() {
    let format = "groups groups=2 qualify=2 legs=1 knock-out legs=1";
    let mut cup = drawn("fuba:3.0", format, 8, &[]);
    // Group A: teams 1, 4, 5 and 8.
    for team in [4, 5, 8] {
        say(&mut cup, &format!("withdraw {team} because \"ill\""));
    }
    play_out(&mut cup, &mut Pcg::new(6, 6));
    assert_eq!(cup.stage(), Stage::Over);
    assert!(cup.winner().is_some());
}

#[test]
fn a_lot_of_a_group_decides_no_tie() {
    let mut cup = drawn("grid:basic", "groups groups=2 qualify=2 legs=1 knock-out legs=1", 4, &[]);
    // Group A: 1 and 4; group B: 2 and 3. Both matches are drawn, and lots put 1 before 4 and 2 before 3.
    say(&mut cup, "result 1 0-0");
    say(&mut cup, "result 2 0-0");
    say(&mut cup, "lot 1 4");
    say(&mut cup, "lot 2 3");
    for _ in 0..2 {
        let ready: Vec<FixtureId> = cup.ready().map(|f| f.id).collect();
        for id in ready {
            let [home, _] = cup.fixture(id).unwrap().teams().unwrap();
            // 1 and 4 reach the final.
            say(&mut cup, &format!("result {id} {}", if [1, 4].contains(&home.0) { "1-0" } else { "0-1" }));
        }
        let last = cup.fixtures().last().unwrap();
        if last.teams().is_some() {
            break;
        }
    }
    let last = cup.fixtures().last().unwrap().id;
    say(&mut cup, &format!("result {last} 1-1"));
    let decider = cup.fixtures().last().unwrap().id;
    say(&mut cup, &format!("result {decider} 1-1"));
    assert_eq!(cup.winner(), None, "the lot of the group was about its places");
    assert!(matches!(cup.due()[..], [Due::Lot(_)]));
}
