//! Everybody against everybody: fixtures, table, tie-breaks.

use touchline_engine::Pcg;
use touchline_league::{Stage, TeamId};

use crate::common::{
    assert_tables_add_up, assert_text_round_trip, drawn, order, play_out, points, refused, say, with_teams,
};

#[test]
fn a_double_round_robin_of_18_teams_has_306_matches() {
    let competition = drawn("fuba:3.0", "round-robin legs=2", 18, &[]);
    assert_eq!(competition.fixtures().len(), 306);
    assert_eq!(competition.fixtures().iter().map(|f| f.round).max(), Some(34));
    for team in competition.teams() {
        let home = competition.fixtures().iter().filter(|f| f.teams().unwrap()[0] == team.id).count();
        assert_eq!(home, 17);
    }
}

#[test]
fn a_win_is_three_points_a_draw_one() {
    let mut league = drawn("fuba:3.0", "round-robin", 3, &[]);
    // T1-T2... the fixtures are named by their teams, whatever their order.
    for (home, away, score) in [(1, 2, "2-1"), (2, 3, "0-0"), (1, 3, "1-1")] {
        let fixture = league.fixtures().iter().find(|f| {
            let teams = f.teams().unwrap();
            teams.contains(&TeamId(home)) && teams.contains(&TeamId(away))
        });
        let (id, turned) = fixture.map(|f| (f.id, f.teams().unwrap()[0] != TeamId(home))).unwrap();
        let score: String = if turned { score.chars().rev().collect() } else { score.to_owned() };
        say(&mut league, &format!("result {id} {score}"));
    }
    assert_eq!([points(&league, 1), points(&league, 2), points(&league, 3)], [4, 1, 2]);
    assert_eq!(order(&league), [1, 3, 2]);
    assert_eq!((league.stage(), league.winner()), (Stage::Over, Some(TeamId(1))));
    assert_tables_add_up(&league);
    assert_text_round_trip(&league);
}

#[test]
fn whatever_is_played_the_table_adds_up() {
    for (teams, seed) in (2..=9).zip(0..) {
        let mut league = drawn("fuba:3.0+condition", "round-robin legs=2", teams, &[]);
        play_out(&mut league, &mut Pcg::new(seed, 7));
        assert_eq!(league.stage(), Stage::Over);
        assert_tables_add_up(&league);
        assert_text_round_trip(&league);
    }
}

#[test]
fn nothing_is_accepted_that_does_not_fit() {
    let mut league = with_teams("fuba:3.0", "round-robin", 1, &[]);
    for (text, key) in [
        ("start", "league-too-few-teams"),
        ("add \"t1\"", "league-name-taken"),
        ("add \"\"", "league-one-line"),
        ("withdraw 2 because \"x\"", "league-no-team"),
        ("withdraw 1", "league-needs-reason"),
        ("result 1 2-1", "league-wrong-stage"),
        ("draw 1", "league-wrong-stage"),
        ("nonsense", "league-unknown-input"),
        ("add \"T2", "league-open-quote"),
    ] {
        assert_eq!(refused(&mut league, text), key, "{text}");
    }
    let mut league = drawn("fuba:3.0", "round-robin", 4, &[]);
    for (text, key) in [
        ("result 7 2-1", "league-no-fixture"),
        ("correct 1 2-1 because \"x\"", "league-no-result"),
        ("result 1 1-1 shoot-out=4-3", "league-no-extra-time"),
        ("result 1 two-one", "league-bad-score"),
        ("result 1 2-1 home.green=1", "league-result-key"),
        ("draw 1 2 3 4", "league-drawn"),
        ("pair 1 1-2 3-4", "league-not-this-format"),
        ("lot 1 2", "league-lot-not-due"),
    ] {
        assert_eq!(refused(&mut league, text), key, "{text}");
    }
}
