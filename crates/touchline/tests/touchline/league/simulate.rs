//! Every team's chances.

use serde_json::Value;

use super::{Club, has};

fn json(club: &Club, options: &[&str]) -> Value {
    serde_json::from_str(&club.says(&[&["simulate", "cup", "--json"], options].concat())).unwrap()
}

fn sum(teams: &Value, key: &str, at: usize) -> u64 {
    teams["teams"].as_array().unwrap().iter().filter_map(|team| team[key][at].as_u64()).sum()
}

fn chances_add_up(all: &Value) {
    let runs = all["runs"].as_u64().unwrap();
    let teams = all["teams"].as_array().unwrap();
    let wins: u64 = teams.iter().map(|team| team["wins"].as_u64().unwrap()).sum();
    assert_eq!(wins, runs, "every run has one winner");
    let chances: f64 = teams.iter().map(|team| team["chance"].as_f64().unwrap()).sum();
    assert!((chances - 1.0).abs() < 1e-9, "{chances}");
}

#[test]
fn chances_add_up_and_do_not_depend_on_threads() {
    for (format, teams) in [
        ("round-robin legs=2", 5),
        ("swiss rounds=3", 6),
        ("knock-out", 5),
        ("groups groups=2 knock-out legs=2 third-place=yes", 8),
    ] {
        let names: Vec<String> = (0..teams).map(|n| format!("Team {n}")).collect();
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        let club = Club::with_teams("chances", &["--format", format], &names);
        let one = json(&club, &["--runs", "700", "--threads", "1"]);
        let three = json(&club, &["--runs", "700", "--threads", "3"]);
        assert_eq!(one, three, "{format}");
        assert_eq!(
            club.says(&["simulate", "cup", "--runs", "700", "--threads", "1"]),
            club.says(&["simulate", "cup", "--runs", "700", "--threads", "3"])
        );
        assert_ne!(one, json(&club, &["--runs", "700", "--seed", "2"]), "{format}");
        chances_add_up(&one);
        if format.starts_with("round-robin") {
            for team in one["teams"].as_array().unwrap() {
                let places: u64 = team["places"].as_array().unwrap().iter().filter_map(Value::as_u64).sum();
                assert_eq!(places, 700, "every team has a place in every run");
            }
        }
        if format == "knock-out" {
            // Eight places for five teams: all are in the first round, two in the final.
            assert_eq!([0, 2].map(|round| sum(&one, "rounds", round)), [5 * 700, 2 * 700]);
        }
        // Nothing was written.
        assert_eq!(club.entries().len(), teams);
    }
}

#[test]
fn the_stronger_team_wins_more_and_results_stay() {
    let club = Club::drawn("ratings", &["--format", "round-robin"], &["Ajax", "Lazio", "Roma"]);
    let strong = json(&club, &["--runs", "2000", "--rating", "Lazio=1900"]);
    let chance = |all: &Value, at: usize| all["teams"][at]["chance"].as_f64().unwrap();
    assert!(chance(&strong, 1) > 0.7 && chance(&strong, 1) > 3.0 * chance(&strong, 0), "{strong}");
    for fixture in ["1", "2", "3"] {
        let (home, score) =
            match club.says(&["fixtures", "cup"]).lines().find(|line| line.trim_start().starts_with(fixture))
            {
                Some(line) if line.contains("Roma -") => (true, "3-0"),
                Some(line) if line.contains("- Roma") => (false, "0-3"),
                _ => (false, "1-1"),
            };
        let _ = home;
        club.says(&["result", "cup", fixture, score]);
    }
    let over = json(&club, &["--runs", "50", "--rating", "Lazio=1900"]);
    assert!((chance(&over, 2) - 1.0).abs() < 1e-9, "{over}");
    let text = club.says(&["simulate", "cup", "--runs", "50"]);
    has(&text, &["50 runs", "from ratings", "100.0 %", "█"]);
}

#[test]
fn computer_players_play_a_sample_first() {
    let club = Club::with_teams("computers", &["--format", "knock-out"], &["Ajax", "Lazio", "Roma"]);
    let options = ["--runs", "300", "--computers", "random", "--sample", "20"];
    let one = json(&club, &[&options[..], &["--threads", "1"]].concat());
    assert_eq!(one, json(&club, &[&options[..], &["--threads", "2"]].concat()));
    chances_add_up(&one);
    assert_eq!(one["teams"][0]["computer"], "random");
    let text = club.says(&[
        "simulate",
        "cup",
        "--runs",
        "100",
        "--computers",
        "random,rookie,random",
        "--sample",
        "4",
    ]);
    has(&text, &["from matches of computer players", "rookie"]);
}

#[test]
fn what_cannot_be_simulated_is_refused() {
    let club = Club::with_teams("refused", &["--format", "knock-out"], &["Ajax", "Lazio"]);
    has(&club.refuses(&["simulate", "cup", "--rating", "Ajax"]), &["Ajax=1600"]);
    has(&club.refuses(&["simulate", "cup", "--rating", "Ajxa=1600"]), &["Ajax"]);
    has(&club.refuses(&["simulate", "cup", "--computers", "random,random,random"]), &["2"]);
    assert_eq!(club.league(&["simulate", "cup", "--computers", "genius"]).status.code(), Some(2));
    let ladder = Club::with_teams("no-end", &["--format", "ladder"], &["Ajax", "Lazio"]);
    has(&ladder.refuses(&["simulate", "cup"]), &["ladder has no end"]);
    let few = Club::with_teams("few", &["--format", "knock-out"], &["Ajax"]);
    has(&few.refuses(&["simulate", "cup"]), &["2"]);
}
