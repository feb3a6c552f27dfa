//! A run with a precision ends at the same look, whatever happened on the way.

use std::fs;
use std::path::Path;
use std::process::{Command as Process, Stdio};
use std::time::Duration;

use super::{printed, refused};
use crate::common::Folder;

const ARMS: [&str; 10] =
    ["run", "--rules", "fuba:2.1", "--rules", "fuba:3.0", "--a", "random", "--b", "random", "--no-luck"];

/// What is said of the precision.
fn told(text: &str) -> String {
    let words = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let from = words.find("Stopped at look").expect("the precision is reached");
    words[from..].split(". ").next().unwrap_or_default().to_owned()
}

fn matches(path: &Path, run: &str) -> Vec<u8> {
    fs::read(path.join(run).join("matches.parquet")).expect("matches")
}

#[test]
fn a_run_ends_at_the_same_look_whatever_happened_on_the_way() {
    let folder = Folder::new("lab looks");
    let path = &folder.0;
    let asked = [&ARMS[..], &["--matches", "3200", "--precision", "0.45", "--measure", "goals_per_match"]];
    let asked = asked.concat();
    let whole = printed(path, &[&asked[..], &["--out", "whole"]].concat());
    let stopped = told(&whole);
    assert!(stopped.contains("of at most 3200 matches") && !whole.contains("Incomplete"), "{stopped}");
    let again = |out: &str| printed(path, &[&asked[..], &["--out", out, "--resume"]].concat());
    let same = |out: &str| {
        assert_eq!(told(&again(out)), stopped, "{out}");
        assert!(matches(path, out) == matches(path, "whole"), "{out}");
        // And so it is told again.
        assert_eq!(told(&printed(path, &["report", out])), stopped, "{out}");
    };
    // More was played before than is looked at, or another precision was asked of fewer matches.
    printed(path, &[&ARMS[..], &["--matches", "1000", "--out", "more"]].concat());
    same("more");
    let other = ["--matches", "300", "--precision", "0.01", "--measure", "decisions_per_match"];
    let open = printed(path, &[&ARMS[..], &other, &["--out", "grown"]].concat());
    assert!(open.contains("Not reached: the precision of 0.01 for decisions_per_match"), "{open}");
    same("grown");
    // Ctrl-C after the first look.
    let mut child = Process::new(assert_cmd::cargo::cargo_bin!("touchline"))
        .current_dir(path)
        .arg("lab")
        .args(&asked)
        .args(["--threads", "1", "--out", "broken"])
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .expect("the program");
    let parts = path.join("broken/parts");
    let begun = || fs::read_dir(&parts).is_ok_and(|mut inside| inside.next().is_some());
    while !begun() && child.try_wait().expect("a process").is_none() {
        std::thread::sleep(Duration::from_millis(1));
    }
    let id = rustix::process::Pid::from_raw(child.id().try_into().expect("a number")).expect("a process");
    rustix::process::kill_process(id, rustix::process::Signal::INT).expect("a signal");
    assert!(child.wait().expect("an end").success(), "what was played is reported");
    same("broken");
}

/// What has not happened yet, or hardly been played, is not precise.
#[test]
fn nothing_is_reached_by_silence() {
    let folder = Folder::new("lab silence");
    let path = &folder.0;
    let few = ["--matches", "8", "--precision", "9", "--measure", "goals_per_match", "--out", "few"];
    let text = printed(path, &[&ARMS[..], &few].concat());
    assert!(text.contains("Not reached") && text.contains("too few rounds"), "{text}");
    assert!(!text.contains("± 0.000"), "{text}");
    let plan = "measure = \"goals_per_match\"\n[[arm]]\nrules = \"fuba:3.0\"\n";
    fs::write(path.join("plan.toml"), plan).expect("a file");
    let alone = refused(path, &["run", "plan.toml", "--out", "x"]);
    assert!(alone.contains("goals_per_match") && alone.contains("--precision"), "{alone}");
}
