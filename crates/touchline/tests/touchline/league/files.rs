//! What happens to files: other organisers, editors, disks, permissions, kills.

use std::fs::{self, File};
use std::path::Path;
use std::process::{Command, Stdio};
use std::thread;
use std::time::Duration;

use super::{Club, has};
use crate::common::text;

fn binary() -> &'static Path {
    assert_cmd::cargo::cargo_bin!("touchline")
}

/// An `add` in a process of its own.
fn add(club: &Club, team: &str) -> Command {
    let mut command = Command::new(binary());
    command
        .current_dir(&club.0.0)
        .args(["league", "add", "cup", team, "--by", "Eve", "--wait", "100"])
        .stdout(Stdio::null())
        .stderr(Stdio::piped());
    command
}

/// Nothing else is left in the folder.
fn leftovers(club: &Club) -> Vec<String> {
    let names =
        fs::read_dir(&club.0.0).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap());
    names.filter(|name| name.starts_with(".touchline-")).collect()
}

#[test]
fn organisers_at_once_lose_nothing() {
    let club = Club::with_teams("at-once", &["--format", "swiss"], &[]);
    let all: Vec<_> = (0..12).map(|n| add(&club, &format!("Team {n}")).spawn().unwrap()).collect();
    for child in all {
        let out = child.wait_with_output().unwrap();
        assert!(out.status.success(), "{}", text(&out.stderr));
    }
    let mut entries = club.entries();
    entries.sort_unstable();
    let mut wanted: Vec<String> = (0..12).map(|n| format!("\"Eve\" add \"Team {n}\"")).collect();
    wanted.sort_unstable();
    assert_eq!(entries, wanted);
    assert!(leftovers(&club).is_empty());
}

#[test]
fn who_comes_second_waits_or_is_told() {
    let club = Club::with_teams("locked", &["--format", "swiss"], &["Ajax"]);
    let held = File::open(club.0.0.join("cup")).unwrap();
    held.lock().unwrap();
    let refused = club.refuses(&["add", "cup", "Lazio", "--wait", "0"]);
    has(&refused, &["Somebody else is changing cup", "--wait"]);
    // Reading needs no lock.
    has(&club.says(&["log", "cup"]), &["Ajax"]);
    let waiting = add(&club, "Lazio").spawn().unwrap();
    thread::sleep(Duration::from_millis(300));
    drop(held);
    assert!(waiting.wait_with_output().unwrap().status.success());
    assert_eq!(club.entries().len(), 2);
}

/// Whatever moment a command is killed at, the file is whole, and has all that was acknowledged.
#[test]
fn a_kill_leaves_a_whole_file() {
    let club = Club::with_teams("killed", &["--format", "swiss"], &["Ajax"]);
    let mut known = 1;
    for n in 0..30 {
        let mut child = add(&club, &format!("Team {n}")).spawn().unwrap();
        thread::sleep(Duration::from_micros(n * 1500));
        let _ = child.kill();
        let acknowledged = child.wait().unwrap().success();
        has(&club.says(&["log", "cup"]), &["Ajax"]);
        let now = club.entries().len();
        assert!(now == known || now == known + 1, "{known} entries, then {now}");
        assert!(!acknowledged || now == known + 1, "an acknowledged team is missing");
        known = now;
    }
    // A lock ends with its process.
    club.says(&["add", "cup", "Lazio", "--wait", "0"]);
}

#[test]
fn a_file_that_may_not_be_written_stays_as_it_is() {
    let club = Club::with_teams("read-only", &["--format", "swiss"], &["Ajax"]);
    let file = club.0.0.join("cup");
    let mut permissions = fs::metadata(&file).unwrap().permissions();
    permissions.set_readonly(true);
    fs::set_permissions(&file, permissions).unwrap();
    has(&club.refuses(&["add", "cup", "Lazio"]), &["read-only"]);
    has(&club.says(&["log", "cup"]), &["Ajax"]);
}

/// A limit on the size of files stands for a full disk: the write fails in the same place.
#[test]
fn a_full_disk_loses_nothing() {
    let club = Club::with_teams("full", &["--format", "swiss"], &["Ajax"]);
    let before = club.0.file("cup");
    let out = Command::new("sh")
        .current_dir(&club.0.0)
        .args(["-c", "trap '' XFSZ; ulimit -f 0; exec \"$0\" league add cup Lazio 2>&1"])
        .arg(binary())
        .output()
        .unwrap();
    assert!(!out.status.success());
    has(&text(&out.stdout), &["cannot write cup"]);
    assert_eq!(club.0.file("cup"), before);
    assert!(leftovers(&club).is_empty());
    club.says(&["add", "cup", "Lazio"]);
}

#[test]
fn a_damaged_file_is_refused_by_its_line() {
    let club = Club::drawn("damaged", &["--format", "round-robin"], &["Ajax", "Lazio"]);
    club.says(&["result", "cup", "1", "2-1"]);
    let whole = club.0.file("cup");
    let file = club.0.0.join("cup");
    let lines = whole.lines().count();
    let damaged = |text: &str| {
        fs::write(&file, text).unwrap();
        let error = club.refuses(&["add", "cup", "Roma"]);
        assert_eq!(club.refuses(&["table", "cup"]), error, "reading and writing tell the same");
        error
    };
    // Without its last line, and cut anywhere.
    let cut = whole.rsplit_once("end ").unwrap().0;
    has(&damaged(cut), &["breaks off", "end 5"]);
    for length in (0..whole.len()).step_by(37).chain([whole.len() - 1]) {
        let error = damaged(&whole[..length]);
        has(&error, &["cup, line "]);
    }
    has(
        &damaged(&whole.replace("result 1 2-1", "result 1 2:1")),
        &[&format!("cup, line {}", lines - 1), "2-1"],
    );
    has(&damaged(&whole.replace("result 1 2-1", "result 7 2-1")), &["no match 7"]);
    has(&damaged(&whole.replace("end 5", "end 4")), &["entr"]);
    has(&damaged(&whole.replace("points: 3-1-0", "points: 3-1")), &["line 5", "3-1-0"]);
    has(&damaged(&whole.replace("competition 1", "competition 2")), &["line 1", "touchline competition 1"]);
    has(&damaged("touchline record 1\n"), &["touchline competition 1"]);
    has(&damaged(""), &["line 1"]);
    fs::write(&file, b"touchline competition 1\n\xff\xfe").unwrap();
    has(&club.refuses(&["table", "cup"]), &["not text"]);
    // An editor of another system may have touched it.
    fs::write(&file, format!("\u{feff}{}", whole.replace('\n', "\r\n"))).unwrap();
    has(&club.says(&["table", "cup"]), &["Ajax"]);
    club.says(&["announce", "cup", "All is well."]);
    assert!(!club.0.file("cup").contains('\r'));
}

#[test]
fn only_a_plain_file_is_a_competition() {
    let club = Club::new("plain");
    has(&club.refuses(&["table", "cup"]), &["no file cup", "touchline league new"]);
    fs::create_dir(club.0.0.join("folder")).unwrap();
    has(&club.refuses(&["table", "folder"]), &["plain file"]);
    has(&club.refuses(&["table", "/dev/null"]), &["plain file"]);
    // A pipe would wait for ever.
    let made = Command::new("mkfifo").arg(club.0.0.join("pipe")).status().unwrap();
    assert!(made.success());
    has(&club.refuses(&["table", "pipe"]), &["plain file"]);
    has(&club.refuses(&["new", "folder", "--name", "x", "--format", "swiss"]), &["already"]);
    has(&club.refuses(&["new", "no/folder", "--name", "x", "--format", "swiss"]), &["cannot write"]);
}

#[test]
fn nothing_is_overwritten() {
    let club = Club::with_teams("over", &["--format", "swiss"], &["Ajax"]);
    has(&club.refuses(&["new", "cup", "--name", "Other", "--format", "swiss"]), &["already"]);
    has(&club.refuses(&["export", "cup", "--html", "cup"]), &["another file"]);
    fs::write(club.0.0.join("match.tlm"), "touchline record 1\n").unwrap();
    has(&club.refuses(&["export", "cup", "--html", "match.tlm"]), &["another file"]);
    club.says(&["export", "cup", "--html", "page.html"]);
    club.says(&["export", "cup", "--html", "page.html"]);
}

/// A link is followed, so that the file it names is the one that changes.
#[test]
fn a_link_stays_a_link() {
    let club = Club::with_teams("link", &["--format", "swiss"], &["Ajax"]);
    std::os::unix::fs::symlink("cup", club.0.0.join("link")).unwrap();
    club.says(&["add", "link", "Lazio"]);
    assert!(fs::symlink_metadata(club.0.0.join("link")).unwrap().is_symlink());
    assert_eq!(club.entries().len(), 2);
}
