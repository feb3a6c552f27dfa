//! What `touchline lab` refuses it refuses with a way out.

use std::fs;
use std::path::Path;
use std::process::{Command as Process, Stdio};
use std::time::Duration;

use rustix::process::{Pid, Signal, kill_process};

use super::{printed, refused};
use crate::common::Folder;

/// Two random players, played at once.
const QUICK: [&str; 9] =
    ["run", "--rules", "fuba:3.0", "--player", "random", "--no-luck", "--matches", "10", "--out"];

#[test]
fn rules_that_an_edition_does_not_have_are_told_with_those_that_do() {
    let folder = Folder::new("lab editions without");
    let told = |arguments: &[&str]| refused(&folder.0, arguments);
    let way_out = "edition 2.0 does not offer it, 3.0 does (--rules fuba:3.0+weather)";
    let weather = told(&["weather", "--rules", "fuba:2.0+all"]);
    assert!(weather.contains(&format!("fuba:2.0+all has no weather: {way_out}")), "{weather}");
    let rain = told(&["run", "--rules", "fuba:2.0", "--weather", "rain"]);
    assert!(rain.contains(way_out), "{rain}");
    assert!(told(&["weather", "--rules", "fuba:3.0"]).contains("add +weather to the rules"));
    let skills = told(&["skills", "--rules", "fuba:2.2"]);
    assert!(skills.contains("2.1 and 3.0 do (--rules fuba:3.0+condition+skills)"), "{skills}");
}

/// What other rules need is not taken away by a value, but by a question of its own.
#[test]
fn a_rule_that_others_need_is_switched_off_by_another_question() {
    let folder = Folder::new("lab needed");
    let told = refused(&folder.0, &["value", "--rules", "fuba:3.0+all", "--set", "condition=none"]);
    let (_, command) = told.trim().split_once("touchline lab ").expect("a command");
    assert_eq!(command, "rule --rules fuba:3.0+all --toggle condition");
    let words: Vec<&str> = command.split(' ').collect();
    printed(&folder.0, &[&words[..], &["--player", "random", "--matches", "8"]].concat());
}

#[test]
fn a_file_says_who_plays() {
    let folder = Folder::new("lab file");
    let path = &folder.0;
    fs::write(path.join("x.toml"), "[[arm]]\nrules = \"fuba:3.0\"\n").expect("a file");
    for (flag, value) in [("--player", "random"), ("--a", "random"), ("--b", "random")] {
        let told = refused(path, &["run", "x.toml", flag, value]);
        let way_out = format!("x.toml says who plays: leave out {flag}, and change the arms in the file");
        assert!(told.contains(&way_out) && !told.contains("Usage"), "{told}");
    }
    let shape = refused(path, &["run", "x.toml", "--formation-a", "4-4-2"]);
    assert!(shape.contains("which formations") && shape.contains("--formation-a"), "{shape}");
    let nothing = refused(path, &["run"]);
    assert!(nothing.contains("FILE") && nothing.contains("--rules"), "{nothing}");
    // Without a file, one flag names both sides.
    printed(path, &[&QUICK[..], &["both"]].concat());
    let plan = fs::read_to_string(path.join("both/experiment.toml")).expect("a plan");
    assert_eq!(plan.matches("player = \"random\"").count(), 2, "{plan}");
    let both = refused(path, &[&QUICK[..], &["other", "--a", "rookie"]].concat());
    assert!(both.contains("--a") && both.contains("--player"), "{both}");
}

#[test]
fn helps_tell_defaults_and_nothing_that_is_refused() {
    let folder = Folder::new("lab help");
    let help = |question: &str| printed(&folder.0, &[question, "--help"]);
    for (question, matches) in [
        ("run", "1000"),
        ("editions", "4000"),
        ("rule", "4000"),
        ("value", "4000"),
        ("weather", "6000"),
        ("skills", "20000"),
        ("formations", "20000"),
    ] {
        let text = help(question);
        let asked = text.split("--matches").nth(1).and_then(|rest| rest.split("--seed").next());
        assert!(asked.is_some_and(|help| help.contains(&format!("{matches}]"))), "{question}: {text}");
        let has_precision = !["skills", "formations"].contains(&question);
        assert_eq!(text.contains("--precision <") && text.contains("--measure <"), has_precision, "{text}");
        assert!(!has_precision || text.contains("`points_of_a`, where the two sides differ"), "{text}");
    }
}

#[test]
fn a_folder_without_matches_is_told_with_what_to_do() {
    let folder = Folder::new("lab empty");
    let path = &folder.0;
    printed(path, &[&QUICK[..], &["out"]].concat());
    let parts = path.join("out/parts");
    fs::remove_dir_all(&parts).expect("parts");
    let gone = refused(path, &["report", "out"]);
    assert!(gone.contains("out/parts is gone") && gone.contains("--resume"), "{gone}");
    fs::create_dir(&parts).expect("a folder");
    let early = refused(path, &["report", "out"]);
    assert!(early.contains("no match was played to its end yet") && early.contains("--resume"), "{early}");
    fs::remove_dir(&parts).expect("parts");
    printed(path, &[&QUICK[..], &["out", "--resume"]].concat());
    printed(path, &["report", "out"]);
}

#[test]
fn several_skills_do_something() {
    let folder = Folder::new("lab skills do");
    let rule = ["rule", "--rules", "fuba:3.0+all", "--player", "random", "--matches", "8", "--toggle"];
    let text = printed(&folder.0, &[&rule[..], &["skills", "--out", "many"]].concat());
    assert!(text.contains("What do skills do to fuba:3.0+all?"), "{text}");
    let text = printed(&folder.0, &[&rule[..], &["weather", "--out", "one"]].concat());
    assert!(text.contains("What does weather do to fuba:3.0+all?"), "{text}");
}

/// Formations have hundreds of arms: Ctrl-C is heard before they are made ready.
#[test]
fn an_interrupt_is_heard_before_anything_is_played() {
    let folder = Folder::new("lab early");
    // On a busy machine this test may look too late once, not always.
    let heard = (0..5).any(|trial| is_heard_early(&folder.0, &format!("out-{trial}")));
    assert!(heard, "the folder was always there before Ctrl-C was waited for");
}

/// Whether Ctrl-C is waited for before there is a folder; it ends the program by what that says.
fn is_heard_early(path: &Path, out: &str) -> bool {
    let mut child = Process::new(env!("CARGO_BIN_EXE_touchline"))
        .current_dir(path)
        .args(["lab", "formations", "--player", "random", "--out", out])
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program");
    let waits = || {
        let status = fs::read_to_string(format!("/proc/{}/status", child.id())).unwrap_or_default();
        let caught = status.lines().find_map(|line| line.strip_prefix("SigCgt:"));
        let signals = caught.and_then(|signals| u64::from_str_radix(signals.trim(), 16).ok());
        signals.is_some_and(|signals| signals & (1 << (Signal::INT.as_raw() - 1)) != 0)
    };
    while !waits() {
        std::thread::sleep(Duration::from_millis(1));
    }
    let early = !path.join(out).exists();
    kill_process(Pid::from_child(&child), Signal::INT).expect("a signal");
    assert!(child.wait().expect("an end").code().is_some(), "it ends by itself");
    let said = child.wait_with_output().expect("output").stderr;
    assert!(String::from_utf8_lossy(&said).contains("--resume goes on"), "{said:?}");
    early
}
