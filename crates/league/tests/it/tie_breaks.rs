//! What decides between equal points, in the stated order.

use touchline_league::{Competition, Due, Stage, TeamId};

use crate::common::{assert_tables_add_up, assert_text_round_trip, drawn, order, points, refused, say};

/// Enter results by teams, whatever the number and the order of their fixture.
fn results(league: &mut Competition, list: &[(u16, u16, u8, u8, &str)]) {
    for (one, other, goals, against, more) in list {
        let is_theirs = |f: &&touchline_league::Fixture| {
            let teams = f.teams().unwrap();
            f.result.is_none() && teams.contains(&TeamId(*one)) && teams.contains(&TeamId(*other))
        };
        let fixture = *league.fixtures().iter().find(is_theirs).unwrap();
        let turned = fixture.teams().unwrap()[0] != TeamId(*one);
        let (home, away) = if turned { (against, goals) } else { (goals, against) };
        let seats = if turned { ["away", "home"] } else { ["home", "away"] };
        let more =
            more.replace("one.", &format!("{}.", seats[0])).replace("other.", &format!("{}.", seats[1]));
        say(league, &format!("result {} {home}-{away} {more}", fixture.id));
    }
}

fn league(tie_breaks: &str, teams: usize) -> Competition {
    drawn("fuba:3.0", "round-robin", teams, &[("tie-breaks", tie_breaks), ("carry-over", "no")])
}

#[test]
fn each_tie_break_is_used_in_its_turn() {
    let played = [
        (1, 2, 3, 0, ""),
        (1, 3, 1, 2, "one.red=1"),
        (1, 4, 0, 0, ""),
        (2, 3, 2, 1, ""),
        (2, 4, 1, 1, ""),
        (3, 4, 0, 0, "other.yellow=1"),
    ];
    // Points: 1: 4, 2: 4, 3: 4, 4: 3.
    // Difference: 1: 4-2 +2; 2: 3-5 -2; 3: 3-3 0. Goals: 4, 3, 3.
    // Among 1, 2 and 3: 1: 3 points 4-2; 2: 3 points 2-4; 3: 3 points 3-3.
    for (tie_breaks, want) in [
        ("goal-difference", [1, 3, 2, 4]),
        ("head-to-head", [1, 3, 2, 4]),
        ("fair-play, goal-difference", [3, 2, 1, 4]),
        ("goals, goal-difference", [1, 3, 2, 4]),
    ] {
        let mut table = league(tie_breaks, 4);
        results(&mut table, &played);
        assert_eq!(order(&table), want, "{tie_breaks}");
        assert_eq!((1..=4).map(|team| points(&table, team)).collect::<Vec<_>>(), [4, 4, 4, 3]);
        assert_tables_add_up(&table);
    }
}

#[test]
fn head_to_head_is_compared_anew_among_those_still_level() {
    // 1, 2 and 3 beat each other in a circle; goals among them decide.
    let mut table = league("head-to-head, goals", 4);
    results(
        &mut table,
        &[
            (1, 2, 1, 0, ""),
            (2, 3, 2, 0, ""),
            (3, 1, 1, 0, ""),
            (1, 4, 0, 1, ""),
            (2, 4, 0, 1, ""),
            (3, 4, 0, 1, ""),
        ],
    );
    // 4 has nine points. Among 1, 2, 3 (three each): 1: 1-1, 2: 2-1, 3: 1-2.
    assert_eq!(order(&table), [4, 2, 1, 3]);
    // Now goals put 3 first; 1 and 2 have 2-3 each, and their own match decides.
    let mut table = league("head-to-head", 3);
    results(&mut table, &[(2, 1, 2, 0, ""), (1, 3, 2, 1, ""), (3, 2, 3, 0, "")]);
    assert_eq!(order(&table), [3, 2, 1]);
    assert_eq!(table.tables()[0].rows.iter().map(|row| row.place).collect::<Vec<_>>(), [1, 2, 3]);
    assert_eq!(table.winner(), Some(TeamId(3)));
    // With equal mini tables the next tie-break is asked.
    let mut table = league("head-to-head, goals", 3);
    results(&mut table, &[(1, 2, 1, 0, ""), (2, 3, 1, 0, ""), (3, 1, 1, 0, "")]);
    assert_eq!(table.due(), [Due::Lot(vec![TeamId(1), TeamId(2), TeamId(3)])]);
}

#[test]
fn a_lot_decides_what_nothing_else_does() {
    let mut table = league("goal-difference, lot", 4);
    let draws = [
        (1, 2, 0, 0, ""),
        (1, 3, 0, 0, ""),
        (1, 4, 0, 0, ""),
        (2, 3, 0, 0, ""),
        (2, 4, 0, 0, ""),
        (3, 4, 0, 0, ""),
    ];
    results(&mut table, &draws);
    assert!(table.tables()[0].rows.iter().all(|row| row.place == 1), "they share the first place");
    assert_eq!((table.stage(), table.winner()), (Stage::Running, None));
    assert_eq!(refused(&mut table, "lot 1 2"), "league-lot-not-due");
    say(&mut table, "lot 3 1 4 2");
    assert_eq!(order(&table), [3, 1, 4, 2]);
    assert_eq!(table.winner(), Some(TeamId(3)));
    assert_text_round_trip(&table);
    // After a correction the lot decides only between those that are still level.
    let fixture = *table.fixtures().iter().find(|f| f.seat_of(TeamId(1)).is_some()).unwrap();
    let seat = fixture.seat_of(TeamId(1)).unwrap();
    let loser = fixture.team(seat.other()).unwrap().0;
    let score = if seat == touchline_engine::Seat::Home { "1-0" } else { "0-1" };
    say(&mut table, &format!("correct {} {score} because \"wrong sheet\"", fixture.id));
    let level: Vec<u16> = [3, 4, 2].into_iter().filter(|team| *team != loser).collect();
    assert_eq!(order(&table), [1, level[0], level[1], loser]);
    assert_eq!(table.winner(), Some(TeamId(1)));
}

#[test]
fn a_tie_further_down_needs_no_lot() {
    let mut table = league("goal-difference", 3);
    results(&mut table, &[(1, 2, 1, 0, ""), (1, 3, 1, 0, ""), (2, 3, 0, 0, "")]);
    assert_eq!(table.winner(), Some(TeamId(1)));
    assert_eq!(table.tables()[0].rows.iter().map(|row| row.place).collect::<Vec<_>>(), [1, 2, 2]);
}

#[test]
fn a_red_card_counts_as_three_yellow_ones() {
    for (yellows, first) in [(2, 2), (4, 1)] {
        let mut table = league("fair-play", 2);
        results(&mut table, &[(1, 2, 0, 0, &format!("one.red=1 other.yellow={yellows}"))]);
        assert_eq!(table.winner(), Some(TeamId(first)), "{yellows}");
    }
    let mut table = league("fair-play", 2);
    results(&mut table, &[(1, 2, 0, 0, "one.red=1 other.yellow=3")]);
    assert_eq!(table.due(), [Due::Lot(vec![TeamId(1), TeamId(2)])]);
}

#[test]
fn other_points_can_be_agreed() {
    let mut table = drawn("fuba:3.0", "round-robin", 3, &[("points", "2-1-0"), ("carry-over", "no")]);
    results(&mut table, &[(1, 2, 1, 0, ""), (1, 3, 0, 0, ""), (2, 3, 0, 0, "")]);
    assert_eq!((1..=3).map(|team| points(&table, team)).collect::<Vec<_>>(), [3, 1, 2]);
}

#[test]
fn a_match_that_was_given_up_counts_at_least_as_a_walkover() {
    let mut table = league("goal-difference", 4);
    let goals = |table: &Competition, team: u16| {
        let row = table.tables()[0].rows.iter().find(|row| row.team == TeamId(team)).copied().unwrap();
        (row.won, row.goals_for, row.goals_against)
    };
    let fixture = *table.fixtures().first().unwrap();
    let [home, away] = fixture.teams().unwrap().map(|team| team.0);
    say(&mut table, "result 1 0-1 won=home");
    assert_eq!((goals(&table, home), goals(&table, away)), ((1, 3, 0), (0, 0, 3)));
    say(&mut table, "correct 1 5-1 won=home because \"he was ahead\"");
    assert_eq!((goals(&table, home), goals(&table, away)), ((1, 5, 1), (0, 1, 5)));
    say(&mut table, "correct 1 no-show because \"nobody came\"");
    assert_eq!((goals(&table, home), goals(&table, away)), ((0, 0, 0), (0, 0, 0)));
    assert_eq!(points(&table, home) + points(&table, away), 0);
    assert_tables_add_up(&table);
}
