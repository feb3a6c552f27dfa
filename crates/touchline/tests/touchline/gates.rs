//! `touchline gates` from outside.

use std::io::{BufRead as _, BufReader, Read as _};
use std::process::{Command, Stdio};

use crate::common::{Folder, text};

#[test]
fn gates_are_listed_with_what_they_ask_for() {
    let folder = Folder::new("gates");
    let all = folder.prints(&["gates", "--list"], "");
    for part in [
        "grid-full-large        grid:full@large          coach:3 against eager, 200 matches: 95 %",
        "fuba-gaffer            fuba:3.0                 gaffer against old coach:5, 400 matches: 70 % at equal time",
        "coach:3 against coach:3, 200 matches: 8 shots a match",
    ] {
        assert!(all.contains(part), "{part} is not in {all}");
    }
    let some = folder.prints(&["gates", "--list", "--only", "grid-score,fuba-2.0"], "");
    let names: Vec<&str> = some.lines().filter_map(|line| line.split_whitespace().next()).collect();
    assert_eq!(names, ["grid-score-1", "grid-score-3", "fuba-2.0"]);
}

/// One pair of matches never shows anything beyond doubt, and without an older build there is nobody to play.
#[test]
fn a_gate_that_is_not_passed_is_said_so() {
    let folder = Folder::new("gates");
    let trial = ["gates", "--only", "fuba-2.0,fuba-3.0", "--matches", "2", "--threads", "1"];
    let out = folder.touchline(&[&trial[..], &["--write", "gates.md"]].concat(), "");
    assert!(!out.status.success());
    assert!(
        text(&out.stderr).contains("2 of 2 gates not passed: fuba-3.0, fuba-2.0"),
        "{}",
        text(&out.stderr)
    );
    let table = text(&out.stdout);
    assert!(table.contains("| not run: needs an older build: --old PATH |"), "{table}");
    assert_eq!(folder.file("gates.md"), table);
    let out = folder.touchline(&[&trial[..], &["--old", "nowhere"]].concat(), "");
    assert!(text(&out.stdout).contains("match 1: b cannot go on: cannot start the program nowhere"));
}

/// Ctrl-C ends the gate that is played and those after it, and none of them passes.
#[test]
fn an_interrupted_gate_is_not_judged() {
    let mut child = Command::new(assert_cmd::cargo::cargo_bin!("touchline"))
        .args(["gates", "--only", "grid-basic-small,grid-full-small", "--threads", "2"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program");
    let mut out = BufReader::new(child.stdout.take().expect("an output"));
    let mut line = String::new();
    // From the head of the table on it listens.
    out.read_line(&mut line).expect("the head");
    let id = rustix::process::Pid::from_raw(child.id().try_into().expect("a number")).expect("a process");
    rustix::process::kill_process(id, rustix::process::Signal::INT).expect("a signal");
    out.read_to_string(&mut line).expect("a table");
    let mut said = String::new();
    child.stderr.take().expect("errors").read_to_string(&mut said).expect("text");
    assert_eq!(child.wait().expect("an end").code(), Some(1), "{said}");
    assert!(said.contains("cut short is not judged") && !said.contains("not passed"), "{said}");
    assert!(line.contains("not run: only ") && !line.contains("| grid-full-small"), "{line}");
}

#[test]
fn a_trial_plays_and_fills_the_row() {
    let folder = Folder::new("gates");
    let trial = ["gates", "--only", "grid-shots", "--matches", "1", "--threads", "1"];
    let row = |out: std::process::Output| {
        let table = text(&out.stdout);
        let row = table.lines().nth(2).unwrap_or_else(|| panic!("{table}")).to_owned();
        // Times differ from run to run.
        row.split('|')
            .enumerate()
            .filter(|(number, _)| *number != 9)
            .map(|(_, cell)| cell.to_owned())
            .collect::<Vec<_>>()
    };
    let first = row(folder.touchline(&trial, ""));
    assert!(
        first[1].contains("grid-shots") && first[4].trim() == "1" && first[6].contains(" % ("),
        "{first:?}"
    );
    assert_eq!(first, row(folder.touchline(&trial, "")));
}

#[test]
fn bad_input_is_named() {
    let folder = Folder::new("gates");
    for (arguments, part) in [
        (&["--only", "chess"][..], "no gate is called \"chess\". Known: grid-basic-small"),
        (&["--matches", "0"], "0"),
        (&["--threads", "0"], "1..=1024"),
        (&["--engine-timeout", "soon"], "not a number of seconds"),
    ] {
        let out = folder.touchline(&[&["gates"], arguments].concat(), "");
        assert!(!out.status.success() && text(&out.stderr).contains(part), "{}", text(&out.stderr));
    }
}
