//! `touchline rules` from outside: what is shown of each edition and of the differences, compared with files that
//! `cargo xtask golden` rewrites.

use assert_cmd::Command;
use touchline_fuba::spec::{CHOICES, EDITIONS};

fn rules(arguments: &[&str]) -> assert_cmd::assert::Assert {
    Command::new(assert_cmd::cargo::cargo_bin!("touchline")).arg("rules").args(arguments).assert()
}

fn text(arguments: &[&str]) -> String {
    String::from_utf8(rules(arguments).success().get_output().stdout.clone()).expect("text")
}

/// Compare with a file below `tests/snapshots`, or write it when `TOUCHLINE_BLESS=1` is set.
fn compare(file: &str, text: &str) {
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/snapshots").join(file);
    if std::env::var_os("TOUCHLINE_BLESS").is_some_and(|value| value == "1") {
        std::fs::write(&path, text).unwrap_or_else(|error| panic!("{file}: {error}"));
        return;
    }
    let expected = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{file}: {error}"));
    // Line ends are the checkout's business.
    let (expected, text): (Vec<_>, Vec<_>) = (expected.lines().collect(), text.lines().collect());
    let line = (0..expected.len().max(text.len())).find(|at| expected.get(*at) != text.get(*at));
    if let Some(at) = line {
        panic!("{file}:{}\nexpected {:?}\ngot      {:?}", at + 1, expected.get(at), text.get(at));
    }
}

#[test]
fn what_can_be_played() {
    compare("rules-list.txt", &text(&["list"]));
}

#[test]
fn the_rules_of_every_edition() {
    for (edition, _) in EDITIONS {
        compare(&format!("rules-show-{edition}.txt"), &text(&["show", &format!("fuba:{edition}")]));
    }
}

#[test]
fn the_differences_between_editions() {
    for (a, b) in [("2.0", "2.1"), ("2.1", "2.2"), ("2.2", "3.0"), ("2.1", "3.0"), ("2.0", "3.0")] {
        let diff = text(&["diff", &format!("fuba:{a}"), &format!("fuba:{b}")]);
        compare(&format!("rules-diff-{a}-{b}.txt"), &diff);
    }
}

#[test]
fn equal_specs_say_so() {
    for (edition, _) in EDITIONS {
        let spec = format!("fuba:{edition}");
        assert!(text(&["diff", &spec, &spec]).contains("No difference"), "{edition}");
    }
    // Written out, the default is the same spec.
    assert!(text(&["diff", "fuba:3.0", "fuba:3.0?order_tie=passive-now"]).contains("No difference"));
    // An option that cannot come up changes nothing either.
    assert!(text(&["diff", "fuba:3.0", "fuba:3.0?restart_order=passive-at-start"]).contains("No difference"));
}

#[test]
fn an_option_is_one_difference_where_it_can_come_up() {
    let diff = text(&["diff", "fuba:2.2", "fuba:2.2?rebound=literal"]);
    assert!(diff.contains("1 of ") && diff.contains("fuba:2.2?rebound=literal: literal"), "{diff}");
    assert!(diff.contains("R-080"), "{diff}");
}

#[test]
fn every_option_is_listed() {
    let list = text(&["list"]);
    for choice in CHOICES {
        assert!(list.contains(choice.name) && list.contains(choice.ruling), "{}", choice.name);
    }
}

#[test]
fn bad_specs_are_named() {
    for arguments in
        [&["diff", "fuba:3.0", "fuba:9"][..], &["diff", "chess:1", "fuba:3.0"], &["show", "fuba:1.0"]]
    {
        let output = rules(arguments).failure().get_output().clone();
        assert!(!output.stderr.is_empty() && output.stdout.is_empty());
    }
    rules(&["diff", "fuba:3.0"]).failure();
}
