//! A record in words, and everything that is not one.

use std::fs;

use crate::common::{Folder, text};
use touchline_engine::Record;

const GOOD: &str = "touchline record 1
spec: fuba:3.0
rules: 1

0. formation 4-4-2; formation 4-4-2; 6 2; kick-off home
end 4
";

/// The error output of replaying a file with this text.
fn refused(folder: &Folder, text: impl AsRef<[u8]>) -> String {
    fs::write(folder.0.join("bad.tlm"), text).unwrap();
    let out = folder.touchline(&["replay", "bad.tlm"], "");
    assert!(!out.status.success());
    String::from_utf8(out.stderr).unwrap()
}

fn a_whole_match(folder: &Folder) -> String {
    folder
        .prints(&["play", "--home", "random", "--away", "random", "--seed", "5", "--save", "whole.tlm"], "");
    fs::read_to_string(folder.0.join("whole.tlm")).unwrap()
}

#[test]
fn a_turn_is_a_paragraph_that_begins_with_its_heading() {
    let folder = Folder::new("paragraphs");
    a_whole_match(&folder);
    let told = folder.prints(&["replay", "whole.tlm"], "");
    assert!(!told.contains("\n\n\n") && !told.starts_with('\n'), "{told}");
    let paragraphs: Vec<&str> = told.split("\n\n").collect();
    let (first, last) = (paragraphs[0], paragraphs[paragraphs.len() - 1]);
    let head = format!("spec: fuba:3.0\nrules: {}\n", touchline_fuba::RULES_REVISION);
    assert!(first.starts_with(&head) && first.contains("\nresult: "), "{first}");
    assert!(paragraphs[1].starts_with("  Home has chosen"), "{}", paragraphs[1]);
    let turns = &paragraphs[2..paragraphs.len() - 1];
    assert!(turns.len() > 10);
    for (turn, number) in turns.iter().zip(1..) {
        assert!(turn.starts_with(&format!("Turn {number}: ")), "{turn}");
        assert!(turn.lines().skip(1).all(|line| line.starts_with("  ")), "{turn}");
    }
    assert_eq!(first.rsplit("result: ").next().unwrap(), last.trim_end());
}

#[test]
fn a_match_without_inputs_has_no_stray_empty_line() {
    let folder = Folder::new("nothing");
    fs::write(folder.0.join("new.tlm"), "touchline record 1\nspec: fuba:3.0\nrules: 1\n\nend 0\n").unwrap();
    assert_eq!(folder.prints(&["replay", "new.tlm"], ""), "spec: fuba:3.0\nrules: 1\n\n0-0 (unfinished)\n");
}

#[test]
fn an_abandoned_match_is_over_and_nobody_wins_it() {
    let folder = Folder::new("abandoned");
    let record = "touchline record 1\nspec: fuba:3.0\nrules: 1\nresult: 0-0\n\n0. formation 4-4-2; call abandon\nend 2\n";
    fs::write(folder.0.join("abandoned.tlm"), record).unwrap();
    let told = folder.prints(&["replay", "abandoned.tlm"], "");
    let end = "  The match is abandoned.\n  The match is over: nobody wins, 0-0.\n\n0-0 (unfinished)\n";
    assert!(told.ends_with(end), "{told}");
}

#[test]
fn the_board_is_drawn_where_the_match_and_every_turn_begins() {
    let folder = Folder::new("boards");
    a_whole_match(&folder);
    let told = folder.prints(&["replay", "whole.tlm", "--board"], "");
    let turns = told.lines().filter(|line| line.starts_with("Turn ")).count();
    assert_eq!(told.matches("goal of home").count(), turns + 1);
    assert!(!told.contains("\n\n\n"));
}

#[test]
fn a_result_must_be_the_one_of_the_match() {
    let folder = Folder::new("result");
    let whole = a_whole_match(&folder);
    let stated = whole.lines().find(|line| line.starts_with("result: ")).unwrap();
    let line = whole.lines().position(|line| line == stated).unwrap() + 1;
    let error = refused(&folder, whole.replace(stated, "result: 99-98"));
    assert!(error.contains(&format!("line {line}:")) && error.contains("99-98"), "{error}");
    let error = refused(&folder, GOOD.replace("rules: 1", "rules: 1\nresult: 0-0"));
    assert!(error.contains("line 4:") && error.contains("not over"), "{error}");
}

#[test]
fn an_unknown_spec_is_refused_with_its_line() {
    let folder = Folder::new("spec");
    for (spec, named) in [("fuba:8", "8"), ("chess:1", "chess"), ("fuba", "fuba")] {
        let error = refused(&folder, GOOD.replace("fuba:3.0", spec));
        assert!(error.contains("bad.tlm: line 2: ") && error.contains(&format!("\"{named}\"")), "{error}");
    }
}

#[test]
fn nothing_in_a_record_reaches_the_terminal_as_a_command() {
    let folder = Folder::new("escape");
    for bad in [
        GOOD.replace("rules: 1", "rules: 1\nhome: \u{1b}]0;owned\u{7}"),
        GOOD.replace("kick-off home", "kick-off \u{1b}[2J"),
        GOOD.replace("record 1", "record \u{1b}[31m"),
    ] {
        let error = refused(&folder, bad);
        assert!(error.contains("line ") && !error.contains(['\u{1b}', '\u{7}']), "{error:?}");
    }
}

#[test]
fn what_is_not_a_plain_text_file_is_refused() {
    let folder = Folder::new("files");
    assert!(refused(&folder, [0xff, 0xfe]).contains("bad.tlm is not text"));
    assert!(refused(&folder, vec![b' '; Record::MAX_BYTES + 1]).contains("too long"));
    let error = |file: &str| {
        let out = folder.touchline(&["replay", file], "");
        assert!(!out.status.success(), "{file}");
        String::from_utf8(out.stderr).unwrap()
    };
    assert!(error(".").contains("folder"));
    assert!(error("missing.tlm").contains("missing.tlm"));
    #[cfg(unix)]
    {
        assert!(error("/dev/zero").contains("device"));
        let made = std::process::Command::new("mkfifo").arg(folder.0.join("pipe")).status();
        if made.is_ok_and(|made| made.success()) {
            assert!(error("pipe").contains("pipe"));
        }
    }
}

/// Some editors put a byte order mark before a text.
#[test]
fn a_mark_before_the_text_is_no_part_of_it() {
    let folder = Folder::new("mark");
    let record = "\u{feff}touchline record 1\nspec: fuba:3.0\nrules: 1\naway: random\nseed: 3\n\n0. formation 4-4-2\nend 1\n";
    fs::write(folder.0.join("m.tlm"), record).unwrap();
    assert!(folder.prints(&["replay", "m.tlm"], "").contains("spec: fuba:3.0"));
    folder.prints(&["play", "--resume", "m.tlm"], "auto\nquit\n");
    assert!(folder.file("m.tlm").starts_with("touchline record 1\n"), "written without it");
}

#[test]
fn a_seed_that_is_none_is_refused_with_what_would_be_one() {
    let folder = Folder::new("no-seed");
    let record = "touchline record 1\nspec: fuba:3.0\nrules: 1\nseed: -7\n\n0. formation 4-4-2\nend 1\n";
    fs::write(folder.0.join("m.tlm"), record).unwrap();
    for arguments in [
        &["play", "--resume", "m.tlm"][..],
        &["play", "--seed", "-7"],
        &["simulate", "--seed", "-7"],
        &["arena", "--a", "random", "--b", "random", "--seed", "-7"],
    ] {
        let out = folder.touchline(arguments, "quit\n");
        let told = text(&out.stderr);
        assert!(!out.status.success() && told.contains("\"-7\" is no seed"), "{arguments:?}: {told}");
        assert!(told.contains("a whole number from 0 to 18446744073709551615"), "{told}");
    }
    assert!(folder.file("m.tlm").contains("seed: -7"), "left as it was");
}

#[test]
fn a_spec_may_have_capitals_and_a_near_miss_is_asked_about() {
    let folder = Folder::new("near");
    let told = folder.prints(&["play", "--rules", "FUBA:3.0", "--away", "random"], "quit\n");
    assert!(told.starts_with("fuba:3.0  "), "{told}");
    let out = folder.touchline(&["play", "--rules", "fuba:3.0+wether"], "");
    let told = text(&out.stderr);
    assert!(!out.status.success() && told.contains("Did you mean \"weather\"?"), "{told}");
}
