//! `touchline simulate` from outside.

use std::io::{BufRead as _, BufReader};
use std::os::unix::process::CommandExt as _;

use assert_cmd::Command;
use serde_json::Value;

fn simulate(arguments: &[&str]) -> assert_cmd::assert::Assert {
    Command::new(assert_cmd::cargo::cargo_bin!("touchline")).arg("simulate").args(arguments).assert()
}

/// Nobody thinks: quick.
const RANDOM: [&str; 4] = ["--home", "random", "--away", "random"];

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
    let json: Value =
        serde_json::from_str(&printed(&[&RANDOM[..], &["--matches", "300", "--json"]].concat()))
            .expect("JSON");
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
    let random = |rest: &[&str]| printed(&[&RANDOM[..], rest].concat());
    let with = |threads| random(&["--matches", "600", "--seed", "9", "--threads", threads, "--json"]);
    assert_eq!(with("1"), with("2"));
    let other = random(&["--matches", "600", "--seed", "10", "--json"]);
    assert_ne!(with("1"), other);
}

#[test]
fn text_names_what_was_played() {
    let text = printed(&["--rules", "fuba:3.0?order_tie=passive-at-start", "--matches", "40"]);
    assert!(text.starts_with("fuba:3.0?order_tie=passive-at-start · rookie against rookie · matches: 40"));
    for line in ["turns per half", "yellow cards per match", "home win", "█"] {
        assert!(text.contains(line), "{line} is not in {text}");
    }
}

#[test]
fn coverage_counts_what_the_rules_offer_and_fails_where_something_is_missed() {
    let text = printed(&[&RANDOM[..], &["--coverage", "--rules", "fuba:3.0", "--matches", "600"]].concat());
    assert!(
        text.starts_with("fuba:3.0 · coverage · random against random · matches: 600 · seed: 1\n\nasked\n"),
        "{text}"
    );
    assert!(text.contains("\nevent\n") && !text.contains("skill") && !text.contains("never"), "{text}");
    // One match does not reach everything; the table is printed all the same.
    let output =
        simulate(&[&RANDOM[..], &["--coverage", "--matches", "1"]].concat()).failure().get_output().clone();
    let (table, error) = (String::from_utf8(output.stdout), String::from_utf8(output.stderr));
    assert!(table.expect("text").contains("0  never"));
    let error = error.expect("text");
    assert!(error.contains("never reached in 1 matches of fuba:3.0") && error.contains("event 2"), "{error}");
}

#[test]
fn coverage_as_json_is_the_same_whatever_the_threads() {
    let with = |threads| {
        let output = simulate(&[
            "--home",
            "random",
            "--away",
            "random",
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
    let text = printed(&["--matches", "1"]);
    assert!(text.contains("± ?") && text.contains("Each mean ± its standard error"), "{text}");
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
    assert!(
        level.contains("genius")
            && level.contains("coach:5, gaffer, sunday")
            && level.contains("maestro, eager")
            && level.contains("engine:COMMAND"),
        "{level}"
    );
    for matches in ["0", "100000001", "-1", "many"] {
        assert!(refused(&[&format!("--matches={matches}")]).contains(matches));
    }
    assert!(refused(&["--threads", "0"]).contains("1..=1024"));
}

#[test]
fn matches_are_played_under_terms() {
    let cup = [&RANDOM[..], &["--terms", "draw=extra-time,shoot-out", "--matches", "200"]].concat();
    let text = printed(&cup);
    assert!(text.starts_with("fuba:3.0 draw=extra-time,shoot-out · random against random"), "{text}");
    let json: Value = serde_json::from_str(&printed(&[&cup[..], &["--json"]].concat())).expect("JSON");
    assert_eq!((&json["spec"], &json["terms"]), (&"fuba:3.0".into(), &"draw=extra-time,shoot-out".into()));
    assert_eq!(json["draw"]["mean"], 0.0, "somebody always wins");
    let plain = printed(&[&RANDOM[..], &["--matches", "200", "--json"]].concat());
    let plain: Value = serde_json::from_str(&plain).expect("JSON");
    assert!(plain["draw"]["mean"].as_f64().is_some_and(|draws| draws > 0.1) && plain.get("terms").is_none());
    assert!(refused(&["--terms", "home.discard=1"]).contains("+condition"));
}

/// A budget and a program play here, too; a program is the same player from outside.
#[test]
fn budgets_and_programs_can_be_simulated() {
    let program =
        format!("engine:{} engine --level rookie", assert_cmd::cargo::cargo_bin!("touchline").display());
    for home in ["coach:1@50", "thumb", &program] {
        let rules = if home == "thumb" { "grid:basic@small" } else { "fuba:3.0" };
        let arguments = ["--rules", rules, "--home", home, "--away", "eager", "--matches", "2", "--json"];
        let with = |threads: &str| printed(&[&arguments[..], &["--threads", threads]].concat());
        assert_eq!(with("1"), with("2"), "{home}");
        let json: Value = serde_json::from_str(&with("1")).expect("JSON");
        assert_eq!((&json["home"], &json["matches"]), (&home.into(), &2.into()));
    }
    let error = refused(&["--home", "engine:/nowhere/nothing", "--matches", "2"]);
    assert!(error.contains("match 1: home cannot go on") && error.contains("/nowhere/nothing"), "{error}");
    assert!(refused(&["--home", "thumb"]).contains("only the grid game"));
}

/// Coverage is counted of whoever plays.
#[test]
fn every_player_is_covered() {
    let program =
        format!("engine:{} engine --level random", assert_cmd::cargo::cargo_bin!("touchline").display());
    for home in ["coach:1@50", &program] {
        let arguments = ["--coverage", "--home", home, "--away", "eager", "--matches", "2", "--json"];
        // So few matches do not reach everything, which is an error.
        let with = |threads: &str| {
            let output = simulate(&[&arguments[..], &["--threads", threads]].concat()).failure();
            let json: Value = serde_json::from_slice(&output.get_output().stdout).expect("JSON");
            json
        };
        let json = with("1");
        assert_eq!((&json, &json["home"], &json["matches"]), (&with("2"), &home.into(), &2.into()));
        assert_eq!(json["coverage"]["asked"]["formation"], 4, "both teams choose: {json}");
    }
    let error = refused(&["--coverage", "--home", "engine:/nowhere/nothing", "--matches", "2"]);
    assert!(error.contains("match 1: home cannot go on"), "{error}");
    assert!(refused(&["--coverage", "--home", "thumb"]).contains("only the grid game"));
}

/// Ctrl-C ends it with the matches that were played, and what they reached is no error.
#[test]
fn an_interrupt_keeps_what_was_played() {
    for more in [&[][..], &["--coverage"]] {
        let arguments = ["simulate", "--matches", "100000000", "--json"];
        let (json, said) = interrupted(&[&arguments[..], &RANDOM, more].concat());
        assert!(
            json["matches"].as_u64().is_some_and(|matches| matches > 0 && matches < 100_000_000),
            "{json}"
        );
        assert!(said.contains("of 100000000 matches"), "{said}");
    }
}

/// Ctrl-C ends an arena and a round robin with the matches that were played, too.
#[test]
fn an_interrupted_arena_keeps_what_was_played() {
    let matches = ["--matches", "100000000", "--rules", "fuba:2.1", "--json"];
    let two = ["arena", "--a", "random", "--b", "eager", "--no-stop"];
    let (json, said) = interrupted(&[&two[..], &matches].concat());
    let played = json["matches"].as_u64().expect("a number");
    let results = ["won", "drawn", "lost"].map(|key| json[key].as_u64().expect(key));
    assert!(played > 0 && played < 100_000_000 && results.iter().sum::<u64>() == played, "{json}");
    assert!(
        said.contains(&format!("this is the result of the first {played} of 100000000 matches")),
        "{said}"
    );
    assert_eq!(json["test"]["stopped_early"], false, "Ctrl-C decides nothing");
    let many = ["arena", "--player", "random", "--player", "eager", "--player", "rookie"];
    let (json, said) = interrupted(&[&many[..], &matches].concat());
    let meetings = json["meetings"].as_array().expect("meetings");
    // The meetings were played in turn, as far as they came.
    let played: Vec<u64> = meetings.iter().map(|meeting| meeting["matches"].as_u64().expect("one")).collect();
    let (least, most) = (played.iter().min().expect("three"), played.iter().max().expect("three"));
    assert!(played.len() == 3 && most - least <= 1 && *most > 0, "{json}");
    let all = played.iter().sum::<u64>();
    assert!(said.contains(&format!("the first {all} of 300000000 matches")), "{said}");
    assert_eq!((&json["matches"], &json["planned"]), (&all.into(), &300_000_000.into()));
    assert_eq!(json["interrupted"], true);
}

/// What a command prints as JSON and says when Ctrl-C comes after some work, whatever the machine is busy
/// with.
fn interrupted(arguments: &[&str]) -> (Value, String) {
    let mut child = std::process::Command::new(assert_cmd::cargo::cargo_bin!("touchline"))
        .args(arguments)
        .stdout(std::process::Stdio::piped())
        .stderr(std::process::Stdio::piped())
        .spawn()
        .expect("the program");
    let spent = |id: u32| {
        let stat = std::fs::read_to_string(format!("/proc/{id}/stat")).unwrap_or_default();
        let ticks =
            stat.rsplit(')').next().and_then(|rest| rest.split_whitespace().nth(11)?.parse::<u64>().ok());
        ticks.unwrap_or(u64::MAX)
    };
    while spent(child.id()) < 30 {
        std::thread::sleep(std::time::Duration::from_millis(10));
    }
    let id = rustix::process::Pid::from_raw(child.id().try_into().expect("a number")).expect("a process");
    rustix::process::kill_process(id, rustix::process::Signal::INT).expect("a signal");
    assert!(child.wait().expect("an end").success());
    let output = child.wait_with_output().expect("output");
    let json = serde_json::from_slice(&output.stdout).expect("JSON");
    (json, String::from_utf8_lossy(&output.stderr).into_owned())
}

/// Ctrl-C in a terminal goes to everything that runs there. Programs that play finish their matches all the
/// same, and what was played is kept: in a simulation, an arena and an experiment.
#[test]
fn ctrl_c_in_a_terminal_spares_the_programs_that_play() {
    let folder = crate::common::Folder::new("interrupted programs");
    let touchline = assert_cmd::cargo::cargo_bin!("touchline").display();
    // It says when it begins, so that nobody has to guess.
    let program = format!("engine:sh -c 'echo begun >&2; exec {touchline} engine --level random'");
    let simulate = ["simulate", "--home", &program, "--away", "random", "--matches", "100000"];
    let arena = ["arena", "--a", &program, "--b", "random", "--matches", "100000"];
    let rules =
        ["lab", "run", "--rules", "fuba:3.0", "--a", &program, "--b", "random", "--matches", "100000"];
    for (arguments, told) in
        [(&simulate[..], "against random"), (&arena, "score of a"), (&rules, "points of a")]
    {
        let arguments: Vec<String> = arguments.iter().map(ToString::to_string).collect();
        let mut child = std::process::Command::new(assert_cmd::cargo::cargo_bin!("touchline"))
            .current_dir(&folder.0)
            .args(&arguments)
            .args(["--threads", "2"])
            .process_group(0)
            .stdout(std::process::Stdio::piped())
            .stderr(std::process::Stdio::piped())
            .spawn()
            .expect("the program");
        let mut lines = BufReader::new(child.stderr.take().expect("errors")).lines().map_while(Result::ok);
        // By the eighth match several are over, and two are being played.
        assert_eq!(lines.by_ref().filter(|line| line == "begun").take(8).count(), 8);
        let group =
            rustix::process::Pid::from_raw(child.id().try_into().expect("a number")).expect("a group");
        rustix::process::kill_process_group(group, rustix::process::Signal::INT).expect("a signal");
        let said: Vec<String> = lines.collect();
        let output = child.wait_with_output().expect("an end");
        let text = String::from_utf8_lossy(&output.stdout);
        assert!(output.status.success() && text.contains(told), "{said:?} {text}");
        assert!(said.iter().any(|line| line.contains("interrupted: ")), "{said:?}");
        assert!(!text.contains("the question was answered"), "{text}");
    }
}
