//! `touchline loadtest` from outside: real servers, real sockets, small numbers.

use std::time::Duration;

use assert_cmd::Command;
use serde_json::Value;

/// Far longer than any of these takes, even on a busy machine.
const BOUND: Duration = Duration::from_mins(3);

fn touchline() -> Command {
    let mut command = Command::new(assert_cmd::cargo::cargo_bin!("touchline"));
    command.timeout(BOUND);
    command
}

/// What it tells, measured for longer and longer until every run has enough: a busy machine may stand still
/// for seconds.
fn figures(arguments: &[&str], is_enough: impl Fn(&Value) -> bool) -> Value {
    let mut last = None;
    for seconds in ["1", "5", "25"] {
        let done =
            touchline().arg("loadtest").args(arguments).args(["--seconds", seconds, "--json"]).output();
        let done = done.expect("it runs");
        if let Ok(told) = serde_json::from_slice::<Value>(&done.stdout)
            && told["runs"].as_array().is_some_and(|runs| runs.iter().all(&is_enough))
        {
            return told;
        }
        last = Some(done);
    }
    panic!("never enough: {last:?}");
}

fn refused(arguments: &[&str]) -> String {
    let done = touchline().arg("loadtest").args(arguments).assert().failure();
    String::from_utf8_lossy(&done.get_output().stderr).into_owned()
}

#[test]
fn matches_are_played_as_fast_as_seats_are_told() {
    let told = figures(&["--matches", "2,5"], |run| run["inputs"].as_f64() >= Some(10.0));
    assert_eq!((&told["spec"], &told["database"]), (&"fuba:3.0".into(), &"sqlite".into()));
    assert_eq!(told["generator_shares_cores"], true);
    let runs = told["runs"].as_array().expect("there are runs");
    assert_eq!(runs.iter().map(|run| run["matches"].as_u64()).collect::<Vec<_>>(), [Some(2), Some(5)]);
    for run in runs {
        let figure = |name: &str| run[name].as_f64().unwrap_or_else(|| panic!("{name} is missing: {run}"));
        assert!(figure("inputs") >= 10.0, "{run}");
        assert!(figure("p50_ms") > 0.0 && figure("p50_ms") <= figure("p90_ms"), "{run}");
        assert!(figure("p90_ms") <= figure("p99_ms") && figure("p99_ms") <= figure("max_ms"), "{run}");
        // Every input is an entry of its own, and a commit has at least one.
        assert!(figure("steps_per_commit") >= 1.0, "{run}");
        // Most inputs are seen by both seats.
        assert!(figure("other_seat_not_told") * 2.0 < figure("inputs"), "{run}");
    }
}

#[test]
fn with_a_pace_no_more_inputs_are_given() {
    let paced = ["--matches", "4", "--rate", "5", "--rules", "grid:basic@small"];
    let told = figures(&paced, |run| run["inputs"].as_f64() >= Some(10.0));
    let run = &told["runs"][0];
    assert_eq!(run["rate"], 5.0);
    let inputs = run["inputs"].as_f64().expect("inputs are counted");
    // 4 matches, 5 inputs per second; a busy machine may be late with some.
    let most = 30.0 * told["seconds"].as_f64().expect("it says how long");
    assert!((10.0..=most).contains(&inputs), "{run}");
}

#[test]
fn whole_turns_are_given_as_plans_beside_single_answers() {
    let plans = ["--matches", "3", "--plans", "--rules", "grid:basic@small"];
    let told = figures(&plans, |run| run["turns"].as_f64() >= Some(10.0));
    let runs = told["runs"].as_array().expect("there are runs");
    assert_eq!(runs.iter().map(|run| run["plans"].as_bool()).collect::<Vec<_>>(), [Some(false), Some(true)]);
    let figure = |run: usize, name: &str| {
        runs[run][name].as_f64().unwrap_or_else(|| panic!("{name} is missing: {told}"))
    };
    assert_eq!(runs[0]["answers"], runs[0]["inputs"], "one by one: {told}");
    assert!(figure(1, "answers") > 2.0 * figure(1, "inputs"), "{told}");
    assert!(figure(1, "messages_per_turn") < figure(0, "messages_per_turn"), "{told}");
    assert!(figure(1, "server_cpu_ms_per_turn") > 0.0, "{told}");
}

#[test]
fn it_stays_on_this_machine_and_within_bounds() {
    let away = refused(&["--matches", "1", "--database", "postgres://somebody@192.0.2.1/name"]);
    assert!(away.contains("stays on this machine"), "{away}");
    let unknown = refused(&["--matches", "1", "--database", "mysql://127.0.0.1/name"]);
    assert!(unknown.contains("no database here"), "{unknown}");
    for wrong in [["--matches", "0"], ["--matches", "9000"], ["--seconds", "1000"], ["--rate", "0"]] {
        assert!(refused(&wrong).contains("not a number of"), "{wrong:?}");
    }
    assert!(refused(&["--rate", "1"]).contains("--matches"));
    assert!(refused(&["--rules", "chess"]).contains("chess"));
}
