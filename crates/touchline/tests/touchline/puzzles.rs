//! `touchline puzzles` from outside.

use std::fs;

use serde_json::Value;

use crate::common::{Folder, text};

const MAKE: [&str; 13] = [
    "puzzles",
    "--matches",
    "2",
    "--players",
    "coach:1",
    "--seed",
    "5",
    "--level",
    "coach:3",
    "--least",
    "3",
    "--count",
    "3",
];

fn refused(folder: &Folder, arguments: &[&str]) -> String {
    let out = folder.touchline(arguments, "");
    assert!(!out.status.success() && out.stdout.is_empty(), "{arguments:?}");
    text(&out.stderr)
}

#[test]
fn puzzles_are_made_of_play_and_checked() {
    let folder = Folder::new("puzzles");
    let made = folder.prints(&MAKE, "");
    assert_eq!(made, folder.prints(&[&MAKE[..], &["--threads", "1"]].concat(), ""));
    let lines: Vec<Value> = made.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert!(!lines.is_empty() && lines.len() <= 3);
    for line in &lines {
        assert_eq!((&line["spec"], &line["level"]), (&"fuba:3.0".into(), &"coach:3".into()));
        assert!(line["margin"].as_f64().is_some_and(|margin| margin >= 0.03), "{line}");
        assert!(line["ways"].as_array().is_some_and(|ways| ways.len() == 4), "{line}");
    }
    fs::write(folder.0.join("made.jsonl"), &made).unwrap();
    let checked = folder.prints(&["puzzles", "--check", "1", "made.jsonl"], "");
    assert!(checked.ends_with("of 1 stand, searched ten times deeper\n"), "{checked}");
}

#[test]
fn bad_files_and_options_are_told() {
    let folder = Folder::new("puzzles");
    fs::write(folder.0.join("bad.jsonl"), "{\"id\": 1}\n").unwrap();
    let error = refused(&folder, &["puzzles", "--check", "1", "bad.jsonl"]);
    assert!(error.contains("bad.jsonl: line 1") && error.contains("no puzzle"), "{error}");
    fs::write(folder.0.join("empty.jsonl"), "\n").unwrap();
    assert!(refused(&folder, &["puzzles", "--check", "1", "empty.jsonl"]).contains("no puzzles to check"));
    let error = refused(&folder, &["puzzles", "bad.jsonl"]);
    assert!(error.contains("bad.jsonl"), "{error}");
    assert!(refused(&folder, &["puzzles", "missing.tlm"]).contains("missing.tlm"));
    assert!(refused(&folder, &["puzzles"]).contains("FILE"));
    let error = refused(&folder, &["puzzles", "--matches", "1", "--level", "rookie"]);
    assert!(error.contains("does not search"), "{error}");
}
