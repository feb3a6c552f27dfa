//! `touchline lab` from outside.

mod python;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command as Process, Stdio};
use std::time::{Duration, Instant};

use assert_cmd::Command;

use crate::common::Folder;

fn lab(folder: &Path, arguments: &[&str]) -> assert_cmd::assert::Assert {
    let mut command = Command::new(assert_cmd::cargo::cargo_bin!("touchline"));
    command.current_dir(folder).arg("lab").args(arguments).assert()
}

fn printed(folder: &Path, arguments: &[&str]) -> String {
    String::from_utf8(lab(folder, arguments).success().get_output().stdout.clone()).expect("text")
}

fn refused(folder: &Path, arguments: &[&str]) -> String {
    String::from_utf8(lab(folder, arguments).failure().get_output().stderr.clone()).expect("text")
}

/// A small experiment with every kind of row.
const SMALL: [&str; 10] =
    ["run", "--rules", "fuba:2.1", "--rules", "fuba:3.0", "--a", "random", "--b", "eager", "--turns"];

fn bytes(folder: &Path, run: &str) -> Vec<Vec<u8>> {
    ["matches", "turns"]
        .map(|kind| fs::read(folder.join(run).join(format!("{kind}.parquet"))).expect(kind))
        .into()
}

#[test]
fn threads_and_shards_do_not_show() {
    let folder = Folder::new("lab shards");
    let path = &folder.0;
    let play = |out: &str, more: &[&str]| {
        printed(path, &[&SMALL[..], &["--matches", "120", "--out", out], more].concat());
    };
    play("one", &["--threads", "1"]);
    play("three", &["--threads", "3"]);
    let whole = bytes(path, "one");
    assert!(whole[0].len() > 5000 && whole == bytes(path, "three"));
    for shard in ["1/3", "2/3", "3/3"] {
        play(&format!("shard-{}", &shard[..1]), &["--shard", shard]);
        assert!(!path.join(format!("shard-{}/matches.parquet", &shard[..1])).exists(), "a shard is a part");
    }
    let missing = refused(path, &["merge", "--out", "merged", "shard-1", "shard-3"]);
    assert!(missing.contains("of 120 matches are missing"), "{missing}");
    let text = printed(path, &["merge", "--out", "merged", "shard-3", "shard-1", "shard-2"]);
    assert!(text.contains("turns per half") && bytes(path, "merged") == whole);
    let again = refused(path, &["merge", "--out", "twice", "shard-3", "shard-1", "shard-2", "shard-1"]);
    assert!(again.contains("already") || again.contains("another"), "{again}");
}

#[test]
fn a_run_that_was_interrupted_goes_on_to_the_same_result() {
    let folder = Folder::new("lab interrupt");
    let path = &folder.0;
    // The rookies take seconds, so the interrupt comes in the middle.
    let question =
        ["rule", "--rules", "fuba:3.0", "--toggle", "slow-play", "--matches", "240", "--threads", "2"];
    printed(path, &[&question[..], &["--out", "whole"]].concat());
    let mut child = Process::new(assert_cmd::cargo::cargo_bin!("touchline"))
        .current_dir(path)
        .arg("lab")
        .args(question)
        .args(["--out", "broken"])
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program");
    let (parts, since) = (path.join("broken/parts"), Instant::now());
    while !parts.exists() && since.elapsed() < Duration::from_mins(1) {
        std::thread::sleep(Duration::from_millis(5));
    }
    std::thread::sleep(Duration::from_millis(200));
    let id = rustix::process::Pid::from_raw(child.id().try_into().expect("a number")).expect("a process");
    rustix::process::kill_process(id, rustix::process::Signal::INT).expect("a signal");
    assert!(child.wait().expect("an end").success(), "what was played is reported");
    let there = |run: &str| -> u64 {
        let ranges = fs::read_dir(path.join(run).join("parts"))
            .expect("parts")
            .map(|entry| entry.expect("a part").file_name());
        let numbers = ranges.filter_map(|name| {
            let name = name.to_str()?.strip_suffix(".matches.parquet")?.to_owned();
            let (first, last) = name.split_once('-')?;
            Some(last.parse::<u64>().ok()? - first.parse::<u64>().ok()? + 1)
        });
        numbers.sum()
    };
    let kept = there("broken");
    assert!(kept > 0 && kept < 240, "{kept} of 240 matches were kept");
    let refusal = refused(path, &[&question[..], &["--out", "broken"]].concat());
    assert!(refusal.contains("--resume"), "{refusal}");
    printed(path, &[&question[..], &["--out", "broken", "--resume"]].concat());
    let matches = |run: &str| fs::read(path.join(run).join("matches.parquet")).expect("matches");
    assert_eq!((there("broken"), matches("broken") == matches("whole")), (240, true));
}

#[test]
fn ready_questions_answer_with_an_interval_and_a_clause() {
    let folder = Folder::new("lab questions");
    let path = &folder.0;
    let text = printed(
        path,
        &[
            "value",
            "--rules",
            "fuba:2.1",
            "--set",
            "pressing=two-dice",
            "--player",
            "random",
            "--matches",
            "2000",
        ],
    );
    assert!(
        text.contains("turnovers per match: ")
            && text.contains("95 % interval")
            && text.contains("F-PRESS-03"),
        "{text}"
    );
    let page = fs::read_to_string(path.join("lab-value/report.html")).expect("a report");
    assert!(page.starts_with("<!doctype html>") && page.matches("<svg").count() == 3, "{page}");
    assert!(
        !page.contains("http://localhost") && !page.contains("src=") && !page.contains("<script"),
        "one file alone"
    );
    let editions = printed(path, &["editions", "--player", "random", "--matches", "400"]);
    assert!(
        ["about 23", "about 20", "about 17", "turns per possession", "comebacks"]
            .iter()
            .all(|part| editions.contains(part)),
        "{editions}"
    );
    let weather = printed(path, &["weather", "--player", "random", "--matches", "60"]);
    assert!(weather.contains("“rain” less “ordinary”") && weather.contains("F-WTHR-01"), "{weather}");
    let skills = printed(path, &["skills", "--player", "random", "--matches", "300", "--csv"]);
    assert!(skills.contains("gegenpressing") && skills.contains("F-SK-"), "{skills}");
    let csv = fs::read_to_string(path.join("lab-skills/matches.csv")).expect("CSV");
    let head = csv.lines().next().expect("a head");
    assert!(
        head.starts_with("match,round,arm_number,arm,spec,rules_revision,version,")
            && csv.lines().count() == 301,
        "{head}"
    );
}

#[test]
fn formations_go_from_coarse_to_fine() {
    let folder = Folder::new("lab formations");
    let path = &folder.0;
    let list = "4-4-2,3-4-3,5-4-1,4-3-3";
    let arguments = ["formations", "--only", list, "--keep", "2", "--player", "random", "--matches", "240"];
    let text = printed(path, &arguments);
    assert!(
        text.contains("The equilibrium mix") && text.contains("best answer") && text.contains("F-PREP-0"),
        "{text}"
    );
    let page = fs::read_to_string(path.join("lab-formations/report.html")).expect("a report");
    assert!(page.contains("color-mix") && page.contains("3-4-3 against"), "{page}");
    // Half of the matches for all twelve pairs of seats, the rest for the two best.
    assert!(
        text.contains("Coarse to fine: 120 matches between all 4 formations, then 120 fresh ones"),
        "{text}"
    );
    assert!(path.join("lab-formations/fine/matches.parquet").exists());
    assert!(refused(path, &["formations", "--only", "4-4-2,9-9-9"]).contains("9-9-9"));
    assert!(refused(path, &["formations", "--rules", "grid:basic"]).contains("no formations"));
}

#[test]
fn a_file_describes_an_experiment_and_a_precision_ends_it() {
    let folder = Folder::new("lab file");
    let path = &folder.0;
    let plan = "title = \"Wide open\"\nmatches = 20000\nprecision = 0.4\nmeasure = \"goals_per_match\"\n\
                [[arm]]\nname = \"sun\"\nrules = \"fuba:3.0+weather\"\nweather = \"sunshine\"\na = { player = \"random\" }\nb = { player = \"random\" }\n\
                [[arm]]\nname = \"rain\"\nrules = \"fuba:3.0+weather\"\nweather = \"rain\"\na = { player = \"random\" }\nb = { player = \"random\" }\n";
    fs::write(path.join("plan.toml"), plan).expect("a file");
    let text = printed(path, &["run", "plan.toml", "--out", "out"]);
    assert!(text.starts_with("Wide open\n") && text.contains("6 fixed looks"), "{text}");
    let rounds: u64 = text
        .split("Complete rounds of each arm: ")
        .nth(1)
        .and_then(|rest| rest.split(' ').next())
        .and_then(|word| word.parse().ok())
        .expect("rounds");
    assert!((300..10_000).contains(&rounds), "{rounds}");
    assert!(
        refused(path, &["run", "plan.toml", "--out", "x", "--measure", "beauty", "--precision", "1"])
            .contains("beauty")
    );
    assert!(
        refused(path, &["run", "plan.toml", "--out", "y", "--shard", "1/2"])
            .contains("--precision and --shard")
    );
}

#[test]
fn bad_input_is_named() {
    let folder = Folder::new("lab refusals");
    let path = &folder.0;
    assert!(refused(path, &["rule", "--toggle", "magic"]).contains("slow-play"));
    assert!(refused(path, &["value", "--set", "pressing"]).contains("RULE=VALUE"));
    assert!(refused(path, &["value", "--set", "pressing=maybe"]).contains("maybe"));
    assert!(refused(path, &["weather", "--rules", "fuba:3.0"]).contains("+weather"));
    assert!(refused(path, &["skills", "--rules", "fuba:3.0"]).contains("+skills"));
    assert!(refused(path, &["run", "--rules", "fuba:3.0", "--rules", "grid:basic"]).contains("same game"));
    assert!(refused(path, &["run", "--rules", "fuba:3.0", "--formation-a", "1-1-1"]).contains("4-4-2"));
    assert!(refused(path, &["run", "--rules", "fuba:3.0", "--a", "genius"]).contains("genius"));
    assert!(refused(path, &["run", "nothing.toml"]).contains("nothing.toml"));
    assert!(refused(path, &["editions", "--shard", "4/3"]).contains("2/3"));
    assert!(refused(path, &["merge", "--out", "x", "nowhere"]).contains("nowhere"));
    let other: PathBuf = path.join("lab-editions");
    assert!(!other.exists(), "nothing is left behind by what was refused");
}
