//! `touchline simulate` from outside.

use assert_cmd::Command;
use serde_json::Value;

fn simulate(arguments: &[&str]) -> assert_cmd::assert::Assert {
    Command::new(assert_cmd::cargo::cargo_bin!("touchline")).arg("simulate").args(arguments).assert()
}

fn printed(arguments: &[&str]) -> String {
    let output = simulate(arguments).success().get_output().clone();
    assert!(output.stderr.is_empty(), "no progress bar where nobody looks");
    String::from_utf8(output.stdout).expect("text")
}

fn refused(arguments: &[&str]) -> String {
    let output = simulate(arguments).failure().get_output().clone();
    assert!(output.stdout.is_empty());
    String::from_utf8(output.stderr).expect("text")
}

#[test]
fn json_has_every_measure_with_its_error() {
    let json: Value = serde_json::from_str(&printed(&["--matches", "300", "--json"])).expect("JSON");
    assert_eq!(json["matches"], 300);
    assert_eq!(json["spec"], "fuba:3.0");
    assert_eq!(json["seed"], 1);
    for key in ["turns_per_half", "goals_per_match", "shots_per_match", "restarts_per_half"] {
        assert!(json[key]["mean"].as_f64().is_some_and(|mean| mean > 0.5), "{key}");
        assert!(json[key]["stderr"].as_f64().is_some_and(|error| error > 0.0), "{key}");
    }
    let shares = ["home_win", "draw", "away_win"].map(|key| json[key]["mean"].as_f64().expect(key));
    assert!((shares.iter().sum::<f64>() - 1.0).abs() < 1e-9);
}

#[test]
fn the_number_of_threads_does_not_show() {
    let with = |threads| printed(&["--matches", "600", "--seed", "9", "--threads", threads, "--json"]);
    assert_eq!(with("1"), with("2"));
    let other = printed(&["--matches", "600", "--seed", "10", "--json"]);
    assert_ne!(with("1"), other);
}

#[test]
fn text_names_what_was_played() {
    let text = printed(&["--rules", "fuba:3.0?order_tie=passive-at-start", "--matches", "40"]);
    assert!(text.starts_with("fuba:3.0?order_tie=passive-at-start · random against random · matches: 40"));
    for line in ["turns per half", "yellow cards per match", "home win", "█"] {
        assert!(text.contains(line), "{line} is not in {text}");
    }
}

#[test]
fn coverage_counts_what_the_rules_offer_and_fails_where_something_is_missed() {
    let text = printed(&["--coverage", "--rules", "fuba:3.0", "--matches", "600"]);
    assert!(
        text.starts_with("fuba:3.0 · coverage · random against random · matches: 600 · seed: 1\n\nasked\n"),
        "{text}"
    );
    assert!(text.contains("\nevent\n") && !text.contains("skill") && !text.contains("never"), "{text}");
    // One match does not reach everything; the table is printed all the same.
    let output = simulate(&["--coverage", "--matches", "1"]).failure().get_output().clone();
    let (table, error) = (String::from_utf8(output.stdout), String::from_utf8(output.stderr));
    assert!(table.expect("text").contains("0  never"));
    let error = error.expect("text");
    assert!(error.contains("never reached in 1 matches of fuba:3.0") && error.contains("event 2"), "{error}");
}

#[test]
fn coverage_as_json_is_the_same_whatever_the_threads() {
    let with = |threads| {
        let output = simulate(&[
            "--coverage",
            "--matches",
            "300",
            "--rules",
            "fuba:2.1+condition",
            "--threads",
            threads,
            "--json",
        ]);
        String::from_utf8(output.get_output().stdout.clone()).expect("text")
    };
    assert_eq!(with("1"), with("2"));
    let json: Value = serde_json::from_str(&with("1")).expect("JSON");
    assert_eq!((&json["spec"], &json["matches"]), (&"fuba:2.1+condition".into(), &300.into()));
    assert!(json["coverage"]["asked"]["target"].as_u64().is_some_and(|times| times > 300));
    assert!(json["coverage"]["event"]["-5"].is_u64() && json["missed"].is_array());
}

#[test]
fn one_match_has_no_standard_error() {
    let json: Value = serde_json::from_str(&printed(&["--matches", "1", "--json"])).expect("JSON");
    assert!(json["goals_per_match"]["mean"].is_number() && json["goals_per_match"]["stderr"].is_null());
    assert!(printed(&["--matches", "1"]).contains("± ?"));
}

#[test]
fn players_that_think_can_be_simulated() {
    let arguments = ["--home", "rookie", "--away", "random", "--matches", "3"];
    let json: Value = serde_json::from_str(&printed(&[&arguments[..], &["--json"]].concat())).expect("JSON");
    assert_eq!((&json["home"], &json["away"]), (&"rookie".into(), &"random".into()));
    assert_eq!(json["matches"], 3);
    assert!(printed(&arguments).starts_with("fuba:3.0 · rookie against random · matches: 3 · seed: 1"));
}

#[test]
fn bad_input_is_named() {
    assert!(refused(&["--rules", "fuba:9.9"]).contains("9.9"));
    assert!(refused(&["--rules", "chess:1"]).contains("chess"));
    let level = refused(&["--away", "genius"]);
    assert!(level.contains("genius") && level.contains("coach:5, gaffer, eager"), "{level}");
    for matches in ["0", "100000001", "-1", "many"] {
        assert!(refused(&[&format!("--matches={matches}")]).contains(matches));
    }
    assert!(refused(&["--threads", "0"]).contains("1..=1024"));
}

#[test]
fn matches_are_played_under_terms() {
    let cup = ["--terms", "draw=extra-time,shoot-out", "--matches", "200"];
    let text = printed(&cup);
    assert!(text.starts_with("fuba:3.0 draw=extra-time,shoot-out · random against random"), "{text}");
    let json: Value = serde_json::from_str(&printed(&[&cup[..], &["--json"]].concat())).expect("JSON");
    assert_eq!((&json["spec"], &json["terms"]), (&"fuba:3.0".into(), &"draw=extra-time,shoot-out".into()));
    assert_eq!(json["draw"]["mean"], 0.0, "somebody always wins");
    let plain: Value = serde_json::from_str(&printed(&["--matches", "200", "--json"])).expect("JSON");
    assert!(plain["draw"]["mean"].as_f64().is_some_and(|draws| draws > 0.1) && plain.get("terms").is_none());
    assert!(refused(&["--terms", "home.discard=1"]).contains("+condition"));
}
