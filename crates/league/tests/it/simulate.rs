//! Simulation: adds up, the same for any division of the runs, and as likely as it should be.

use touchline_engine::Pcg;
use touchline_league::simulate::{Observed, Outlook, Ratings, share, simulate};
use touchline_league::{Competition, TeamId};

use crate::common::{drawn, give, play_out, say, with_teams};

fn rated(format: &str, ratings: &[u16]) -> Competition {
    let mut competition = with_teams("fuba:3.0+condition", format, 0, &[]);
    for (at, rating) in ratings.iter().enumerate() {
        say(&mut competition, &format!("add \"T{at}\" rating={rating}"));
    }
    competition
}

fn outlook(competition: &Competition, runs: u64) -> Outlook {
    simulate(competition, &Ratings::of(competition, Ratings::GOALS), 42, 0..runs).unwrap()
}

#[test]
fn every_run_has_one_winner_in_every_format() {
    for format in [
        "round-robin legs=2",
        "swiss rounds=4",
        "knock-out legs=1 third-place=yes",
        "knock-out legs=2",
        "groups groups=2 qualify=2 legs=1 knock-out legs=2 third-place=yes",
    ] {
        let competition = rated(format, &[1800, 1700, 1600, 1500, 1500, 1400, 1300, 1200, 1500]);
        let all = outlook(&competition, 300);
        assert_eq!(all.runs, 300);
        assert_eq!(all.teams.iter().map(|team| team.wins).sum::<u64>(), 300, "{format}");
        let chances: f64 = competition.teams().iter().map(|team| all.chance(team.id)).sum();
        assert!((chances - 1.0).abs() < 1e-9);
        assert!(all.teams[0].wins > all.teams[7].wins, "{format}: {all:?}");
        if !format.starts_with("knock-out") {
            assert!(all.teams.iter().all(|team| team.places.iter().sum::<u64>() == 300), "{format}");
        }
    }
}

#[test]
fn the_sum_is_the_same_however_the_runs_are_divided() {
    let competition =
        rated("groups groups=2 qualify=2 legs=1 knock-out", &[1500, 1600, 1400, 1550, 1450, 1500]);
    let model = Ratings::of(&competition, Ratings::GOALS);
    let whole = simulate(&competition, &model, 7, 0..200).unwrap();
    for parts in [2, 3, 7] {
        let mut sum = Outlook::default();
        for part in 0..parts {
            let range = 200 * part / parts..200 * (part + 1) / parts;
            sum += &simulate(&competition, &model, 7, range).unwrap();
        }
        assert_eq!(sum, whole, "{parts} parts");
    }
    assert_ne!(simulate(&competition, &model, 8, 0..200).unwrap(), whole, "another seed, other matches");
}

#[test]
fn what_was_played_stays() {
    let mut league = drawn("fuba:3.0", "round-robin", 4, &[]);
    play_out(&mut league, &mut Pcg::new(3, 3));
    let winner = league.winner().unwrap();
    assert_eq!(outlook(&league, 20).teams[usize::from(winner.0) - 1].wins, 20);
    let mut cup = drawn("fuba:3.0", "knock-out", 4, &[]);
    say(&mut cup, "result 1 0-1");
    let all = outlook(&cup, 200);
    assert_eq!((all.teams[0].wins, all.teams[0].rounds.clone()), (0, vec![200]));
    assert_eq!(all.teams[3].rounds, [200, 200], "it is in the final");
    give(&mut cup, touchline_league::Input::Announce("nothing changes".to_owned()));
    assert_eq!(outlook(&cup, 200), all);
}

#[test]
fn equal_teams_have_equal_chances() {
    let competition = rated("knock-out", &[1500; 4]);
    let all = outlook(&competition, 8000);
    for team in &all.teams {
        // A quarter; the deviation is 0.0048, five of them.
        assert!((share(team.wins, all.runs) - 0.25).abs() < 0.025, "{all:?}");
    }
}

#[test]
fn scores_that_were_seen_can_be_played_instead() {
    let competition = rated("knock-out", &[1500; 2]);
    let mut seen = Observed::new(2);
    seen.add(TeamId(1), TeamId(2), [2, 0]);
    let all = simulate(&competition, &seen, 1, 0..50).unwrap();
    assert_eq!(all.teams[0].wins, 50);
    // Nothing seen: every match ends 0-0, and the shoot-out decides.
    let all = simulate(&competition, &Observed::new(2), 1, 0..400).unwrap();
    assert!((150..=250).contains(&all.teams[0].wins));
}

#[test]
fn a_ladder_and_a_competition_without_teams_cannot_be_simulated() {
    let ladder = rated("ladder", &[1500; 3]);
    let model = Ratings::of(&ladder, Ratings::GOALS);
    assert_eq!(simulate(&ladder, &model, 1, 0..1).unwrap_err().key, "league-no-end");
    let empty = rated("round-robin", &[]);
    assert_eq!(simulate(&empty, &model, 1, 0..1).unwrap_err().key, "league-too-few-teams");
}
