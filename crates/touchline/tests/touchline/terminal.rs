//! What a terminal shows: within its width, in its characters, in colour only where it has colours.

use std::fs::File;
use std::io::{Read as _, Write as _};
use std::os::unix::ffi::OsStrExt as _;
use std::process::{Command, Stdio};

use crate::common::{Folder, text};
use rustix::pty::{OpenptFlags, grantpt, openpt, ptsname, unlockpt};
use rustix::termios::{Winsize, tcgetwinsize, tcsetwinsize};

/// A terminal of this width: what is seen on it, and what programs write to.
fn terminal(width: u16) -> (File, File) {
    let controller = openpt(OpenptFlags::RDWR | OpenptFlags::NOCTTY).unwrap();
    grantpt(&controller).unwrap();
    unlockpt(&controller).unwrap();
    let name = ptsname(&controller, Vec::new()).unwrap();
    let name = std::ffi::OsStr::from_bytes(name.as_bytes()).to_owned();
    let terminal = File::options().read(true).write(true).open(name).unwrap();
    tcsetwinsize(&terminal, Winsize { ws_col: width, ws_row: 50, ..tcgetwinsize(&terminal).unwrap() })
        .unwrap();
    (File::from(controller), terminal)
}

/// A match that is resumed, asked about and left, on a terminal of this width.
fn on_a_terminal(folder: &Folder, width: u16, variables: &[(&str, &str)], spec: &str) -> String {
    let (mut controller, terminal) = terminal(width);
    let mut child = Command::new(assert_cmd::cargo::cargo_bin!("touchline"))
        .current_dir(&folder.0)
        .args(["play", "--rules", spec, "--away", "random", "--seed", "3"])
        .env_remove("COLUMNS")
        .env_remove("NO_COLOR")
        .env("LC_ALL", "C.UTF-8")
        .env("TERM", "xterm-256color")
        .envs(variables.iter().copied())
        .stdin(Stdio::piped())
        .stdout(terminal)
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let mut typed = child.stdin.take().unwrap();
    typed.write_all(b"help\nwhy\npress\nauto\nauto\nauto\nboard\nwhy\nquit\n").unwrap();
    drop(typed);
    let mut told = Vec::new();
    // Reading ends with an error once nobody writes to the terminal any more.
    let _ = controller.read_to_end(&mut told);
    assert!(child.wait().unwrap().success());
    // Typed text is not echoed here, so output follows the prompt.
    text(&told).replace('\r', "").replace("home> ", "")
}

/// The characters of a line without its colours.
fn seen(line: &str) -> usize {
    line.split("\x1b[")
        .enumerate()
        .map(|(i, part)| if i == 0 { part } else { part.split_once('m').unwrap().1 })
        .map(|part| part.chars().count())
        .sum()
}

#[test]
fn nothing_is_wider_than_the_terminal() {
    let folder = Folder::new("width");
    for (spec, widths) in [
        ("fuba:3.0", [50, 60, 80, 100]),
        ("grid:basic", [64, 70, 80, 100]),
        ("grid:basic@large", [64, 70, 80, 100]),
    ] {
        for width in widths {
            let told = on_a_terminal(&folder, width, &[], spec);
            assert!(told.contains("▲ Home"), "{told}");
            // A command to copy stays on one line.
            for line in told.lines().filter(|line| !line.contains("--resume")) {
                assert!(seen(line) <= usize::from(width), "{spec} at {width}: {} in {line:?}", seen(line));
            }
        }
    }
}

#[test]
fn a_wide_terminal_is_used() {
    let folder = Folder::new("wide");
    let longest = |width| on_a_terminal(&folder, width, &[], "fuba:3.0").lines().map(seen).max().unwrap();
    assert!(longest(110) > longest(70));
}

#[test]
fn colours_come_only_where_they_are_wanted_and_known() {
    let folder = Folder::new("colours");
    assert!(on_a_terminal(&folder, 80, &[], "fuba:3.0").contains("\x1b[1;34m"));
    for variable in [("TERM", "dumb"), ("NO_COLOR", "1")] {
        let told = on_a_terminal(&folder, 80, &[variable], "fuba:3.0");
        assert!(!told.contains('\x1b'), "{variable:?}: {told}");
    }
}

#[test]
fn a_locale_without_unicode_gets_ascii() {
    let folder = Folder::new("ascii");
    for spec in ["fuba:3.0", "grid:basic"] {
        for variables in [&[("LC_ALL", "C")][..], &[("LC_ALL", ""), ("LANG", "POSIX")]] {
            let told = on_a_terminal(&folder, 80, &[variables, &[("NO_COLOR", "1")]].concat(), spec);
            let odd: String = told.chars().filter(|c| !c.is_ascii()).collect();
            assert!(odd.is_empty(), "{spec}: {odd:?}");
            assert!(
                !told.contains('?') || told.matches('?').count() < 30,
                "signs that have no likeness: {told}"
            );
        }
    }
    let out =
        folder.touchline_in(&[("LC_ALL", "C")], &["simulate", "--matches", "2", "--home", "rookie"], "");
    assert!(out.status.success() && text(&out.stdout).is_ascii(), "{}", text(&out.stdout));
}

/// The bar is there from the start: positions are assessed before any step is judged, and that takes as long.
#[test]
fn an_analysis_shows_how_far_it_is() {
    let folder = Folder::new("bar");
    folder.touchline(
        &[
            "play",
            "--home",
            "random",
            "--away",
            "random",
            "--rules",
            "grid:basic?end=turns:4",
            "--save",
            "m.tlm",
        ],
        "",
    );
    let inputs = folder.file("m.tlm").trim_end().rsplit_once("end ").unwrap().1.parse::<u64>().unwrap();
    let (mut controller, terminal) = terminal(100);
    let mut child = Command::new(assert_cmd::cargo::cargo_bin!("touchline"))
        .current_dir(&folder.0)
        .args(["analyse", "m.tlm", "--level", "rookie"])
        .env("TERM", "xterm-256color")
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(terminal)
        .spawn()
        .unwrap();
    let mut told = Vec::new();
    let _ = controller.read_to_end(&mut told);
    assert!(child.wait().unwrap().success());
    let told = text(&told);
    assert!(told.contains(&format!(" of {} positions", 2 * inputs + 1)), "{told:?}");
}
