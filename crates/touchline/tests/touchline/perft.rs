//! `touchline perft` from outside.

use assert_cmd::Command;
use serde_json::Value;

fn perft(arguments: &[&str]) -> assert_cmd::assert::Assert {
    Command::new(assert_cmd::cargo::cargo_bin!("touchline")).arg("perft").args(arguments).assert()
}

fn counts(arguments: &[&str]) -> (Vec<u64>, String) {
    let output = perft(arguments).success().get_output().clone();
    let json: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    let depths = json["counts"].as_array().expect("a list");
    let count = |depth: &Value| depth["count"].as_u64().expect("a count");
    (depths.iter().map(count).collect(), json["position"].as_str().expect("notation").to_owned())
}

/// 36 formations with at least one player in each line, for either team; then the kick-off roll with 36
/// outcomes.
#[test]
fn from_the_beginning() {
    let (all, position) = counts(&["--depth", "3", "--json"]);
    assert_eq!(all, [36, 36 * 36, 36 * 36 * 36]);
    let again = counts(&["--depth", "2", "--json", "--position", &position]);
    assert_eq!(again, (vec![36, 36 * 36], position));
}

#[test]
fn as_text() {
    let output = perft(&["--depth", "2"]).success().get_output().clone();
    let text = String::from_utf8(output.stdout).expect("text");
    assert!(text.contains("continuations") && text.contains("1296"), "{text}");
}

#[test]
fn bad_input_is_named() {
    for depth in ["0", "11", "deep"] {
        let output = perft(&["--depth", depth]).failure().get_output().clone();
        assert!(String::from_utf8(output.stderr).expect("text").contains(depth));
    }
    perft(&[]).failure();
    perft(&["--depth", "1", "--position", "nonsense"]).failure();
    perft(&["--depth", "1", "--rules", "fuba:0"]).failure();
}
