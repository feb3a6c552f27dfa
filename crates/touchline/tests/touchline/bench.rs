//! `touchline bench` from outside. Speed is not tested; that playing allocates nothing is.

use assert_cmd::Command;
use serde_json::Value;

fn bench(arguments: &[&str]) -> assert_cmd::assert::Assert {
    Command::new(assert_cmd::cargo::cargo_bin!("touchline")).arg("bench").args(arguments).assert()
}

#[test]
fn figures_as_json() {
    let output = bench(&["--seconds", "0.05", "--json"]).success().get_output().clone();
    let json: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    for key in ["decisions_per_cpu_s", "matches_per_cpu_s", "cpu_s", "wall_s"] {
        assert!(json[key].as_f64().is_some_and(|figure| figure > 0.0), "{key}");
    }
    assert!(json["state_bytes"].as_u64().is_some_and(|bytes| bytes <= 256));
    assert_eq!(json["allocations_per_match"].as_f64(), Some(0.0));
}

#[test]
fn figures_as_text() {
    let output = bench(&["--seconds", "0.01"]).success().get_output().clone();
    let text = String::from_utf8(output.stdout).expect("text");
    for line in ["decisions per CPU second", "decisions per match", "wall time"] {
        assert!(text.contains(line), "{line} is not in {text}");
    }
}

#[test]
fn thinking_times_of_a_player() {
    let arguments = ["--player", "rookie", "--rules", "grid:basic@small", "--seconds", "0.05"];
    let output = bench(&[&arguments[..], &["--json"]].concat()).success().get_output().clone();
    let json: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    assert_eq!((&json["spec"], &json["player"]), (&"grid:basic".into(), &"rookie".into()));
    let figure = |key: &str| json[key].as_f64().expect(key);
    assert!(figure("median_ms") > 0.0 && figure("nodes_per_cpu_s") > 0.0);
    assert!(figure("median_ms") <= figure("p99_ms") && figure("p99_ms") <= figure("max_ms"));
    assert!(figure("cpu_s") >= 0.05 && figure("decisions") > 0.0);
    let output = bench(&arguments).success().get_output().clone();
    let text = String::from_utf8(output.stdout).expect("text");
    assert!(text.contains("rookie against itself") && text.contains("thinking time, median"), "{text}");
}

#[test]
fn bad_input_is_named() {
    let output = bench(&["--player", "genius"]).failure().get_output().clone();
    let text = String::from_utf8(output.stderr).expect("text");
    assert!(text.contains("\"genius\"") && text.contains("coach:5"), "{text}");
    for seconds in ["0", "-1", "soon", "NaN", "1e9"] {
        let output = bench(&[&format!("--seconds={seconds}")]).failure().get_output().clone();
        let text = String::from_utf8(output.stderr).expect("text");
        assert!(text.contains(seconds) && text.contains("0.01 to 3600"), "{text}");
    }
    bench(&["--rules", "fuba"]).failure();
}
