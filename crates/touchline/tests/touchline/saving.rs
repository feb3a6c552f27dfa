//! No match is lost, and no match replaces another.

use std::fs;
use std::io::{BufRead as _, BufReader, Write as _};
use std::os::unix::net::UnixListener;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::thread;

use crate::common::{Folder, text};
use rustix::process::{Pid, Signal, kill_process};

/// A match in a separate process that waits for input.
fn played(folder: &Folder, arguments: &[&str]) -> Child {
    Command::new(assert_cmd::cargo::cargo_bin!("touchline"))
        .current_dir(&folder.0)
        .arg("play")
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap()
}

/// Type a line and read until it has taken effect: `notation` answers with the position.
fn typed(input: &mut ChildStdin, out: &mut impl std::io::BufRead, line: &str) {
    writeln!(input, "{line}\nnotation").unwrap();
    let mut read = String::new();
    while !read.contains("home=") {
        read.clear();
        assert!(out.read_line(&mut read).unwrap() > 0, "it ended after {line}");
    }
}

fn where_it_is(told: &str) -> String {
    let (_, rest) = told.rsplit_once("Saved to ").unwrap_or_else(|| panic!("no word where it is: {told}"));
    rest.split_once(". ").unwrap().0.to_owned()
}

#[test]
fn matches_that_begin_at_once_in_one_folder_get_a_file_each() {
    let folder = Folder::new("at-once");
    let formations = [
        "4-4-2", "3-5-2", "4-3-3", "5-3-2", "3-4-3", "4-5-1", "5-4-1", "2-4-4", "3-3-4", "4-2-4", "2-5-3",
        "2-3-5",
    ];
    let mut matches: Vec<Child> = formations.iter().map(|_| played(&folder, &["--away", "random"])).collect();
    // All wait for an answer before any of them gets one.
    let begun: Vec<_> = matches
        .iter_mut()
        .map(|child| {
            let (mut input, mut out) =
                (child.stdin.take().unwrap(), BufReader::new(child.stdout.take().unwrap()));
            typed(&mut input, &mut out, "notation");
            (input, out)
        })
        .collect();
    let ends: Vec<String> = thread::scope(|scope| {
        let all: Vec<_> = begun
            .into_iter()
            .zip(formations)
            .map(|((mut input, out), formation)| {
                scope.spawn(move || {
                    writeln!(input, "formation {formation}").unwrap();
                    drop(input);
                    out.lines().map(|line| line.unwrap() + "\n").collect::<String>()
                })
            })
            .collect();
        all.into_iter().map(|told| told.join().unwrap()).collect()
    });
    for child in &mut matches {
        assert!(child.wait().unwrap().success());
    }
    let mut names: Vec<String> = ends.iter().map(|told| where_it_is(told)).collect();
    for (name, formation) in names.iter().zip(formations) {
        let record = folder.file(name);
        assert!(record.contains(&format!("0. formation {formation}")), "{name} is another match: {record}");
    }
    names.sort();
    names.dedup();
    assert_eq!(names.len(), 12, "{names:?}");
    assert_eq!(fs::read_dir(&folder.0).unwrap().count(), 12, "nothing else is left behind");
}

#[test]
fn another_match_is_not_written_over() {
    let folder = Folder::new("another");
    folder.touchline(&["play", "--away", "random", "--save", "first.tlm"], "4-4-2\nquit\n");
    let first = folder.file("first.tlm");
    let out = folder.touchline(&["play", "--away", "random", "--save", "first.tlm"], "3-5-2\nquit\n");
    let told = text(&out.stderr);
    assert!(!out.status.success() && told.contains("first.tlm holds another match"), "{told}");
    assert!(told.contains("--resume first.tlm"), "what to do: {told}");

    let out =
        folder.touchline(&["play", "--away", "random", "--save", "b.tlm"], "save first.tlm\n3-5-2\nquit\n");
    let told = text(&out.stdout);
    assert!(told.contains("first.tlm holds another match") && told.contains("save! first.tlm"), "{told}");
    assert_eq!(where_it_is(&told), "b.tlm");
    assert_eq!(folder.file("first.tlm"), first);

    // Its own file is not another match, whatever name is used.
    let out = folder.touchline(&["play", "--resume", "b.tlm", "--save", "./b.tlm"], "save ./b.tlm\nquit\n");
    assert!(out.status.success() && text(&out.stdout).contains("Saved to ./b.tlm."), "{}", text(&out.stderr));
    // `save!` overwrites.
    let out = folder.touchline(&["play", "--away", "random"], "save! first.tlm\n2-2-6\nquit\n");
    assert!(out.status.success() && folder.file("first.tlm").contains("2-2-6"));
}

#[test]
fn a_match_is_played_at_one_terminal_at_a_time() {
    let folder = Folder::new("two");
    folder.touchline(&["play", "--away", "random", "--save", "m.tlm"], "4-4-2\nquit\n");
    let mut first = played(&folder, &["--resume", "m.tlm"]);
    let (mut input, mut out) = (first.stdin.take().unwrap(), BufReader::new(first.stdout.take().unwrap()));
    typed(&mut input, &mut out, "notation");
    let refused = |when: &str| {
        let second = folder.touchline(&["play", "--resume", "m.tlm"], "auto\nquit\n");
        let told = text(&second.stderr);
        assert!(!second.status.success() && told.contains("another terminal"), "{when}: {told}");
    };
    refused("before it was written");
    typed(&mut input, &mut out, "auto");
    refused("after it was written");
    let over = folder.touchline(&["play", "--away", "random"], "save! m.tlm\nquit\n");
    assert!(text(&over.stdout).contains("another terminal"), "{}", text(&over.stdout));
    drop(input);
    assert!(first.wait().unwrap().success());
    assert!(folder.touchline(&["play", "--resume", "m.tlm"], "quit\n").status.success(), "free again");
}

#[test]
fn a_file_that_somebody_changed_meanwhile_is_left_alone() {
    let folder = Folder::new("changed");
    let mut child = played(&folder, &["--away", "random", "--save", "m.tlm"]);
    let (mut input, mut out) = (child.stdin.take().unwrap(), BufReader::new(child.stdout.take().unwrap()));
    typed(&mut input, &mut out, "4-4-2");
    fs::write(folder.0.join("m.tlm"), "mine").unwrap();
    writeln!(input, "auto\nauto").unwrap();
    drop(input);
    let told: String = out.lines().map(|line| line.unwrap() + "\n").collect();
    child.wait().unwrap();
    assert!(told.contains("m.tlm was changed by somebody else"), "{told}");
    assert_eq!(folder.file("m.tlm"), "mine");
    let name = where_it_is(&told);
    assert!(folder.file(&name).contains("formation 4-4-2"), "{name}");
}

#[test]
fn where_nothing_can_be_written_the_match_goes_on_and_can_be_saved_elsewhere() {
    let folder = Folder::new("nowhere");
    let gone = folder.0.join("gone");
    fs::create_dir(&gone).unwrap();
    let mut child = Command::new(assert_cmd::cargo::cargo_bin!("touchline"))
        .current_dir(&gone)
        .env("TMPDIR", gone.join("neither"))
        .args(["play", "--away", "random"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let (mut input, mut out) = (child.stdin.take().unwrap(), BufReader::new(child.stdout.take().unwrap()));
    typed(&mut input, &mut out, "notation");
    fs::remove_dir(&gone).unwrap();
    let elsewhere = folder.0.join("x.tlm").display().to_string();
    write!(input, "4-4-2\nauto\nauto\nsave {elsewhere}\nauto\n").unwrap();
    drop(input);
    let told: String = out.lines().map(|line| line.unwrap() + "\n").collect();
    assert!(child.wait().unwrap().success());
    assert_eq!(told.matches("This match is kept nowhere yet").count(), 1, "said once: {told}");
    assert_eq!(where_it_is(&told), elsewhere);
    assert!(folder.file("x.tlm").contains("formation 4-4-2"));
}

#[test]
fn what_is_no_plain_file_is_not_replaced() {
    let folder = Folder::new("socket");
    let _socket = UnixListener::bind(folder.0.join("socket")).unwrap();
    let out = folder.touchline(&["play", "--away", "random"], "save socket\nsave! socket\n4-4-2\nquit\n");
    let told = text(&out.stdout);
    assert_eq!(told.matches("socket is there already and is not a match").count(), 2, "{told}");
    assert!(!folder.0.join("socket").is_file());
}

/// Without a chosen seed, a resumed match still gets the dice it would have had.
#[test]
fn a_match_without_a_chosen_seed_goes_on_with_the_dice_it_would_have_had() {
    let folder = Folder::new("seedless");
    folder.touchline(&["play", "--away", "rookie", "--save", "a.tlm"], "4-4-2\nquit\n");
    fs::copy(folder.0.join("a.tlm"), folder.0.join("b.tlm")).unwrap();
    for name in ["a.tlm", "b.tlm"] {
        let out = folder.touchline(&["play", "--resume", name], &"auto\n".repeat(60));
        assert!(out.status.success(), "{}", text(&out.stderr));
        let seed = folder.file(name).lines().find_map(|line| line.strip_prefix("seed: ").map(str::to_owned));
        assert!(!text(&out.stdout).contains(&seed.unwrap()), "who knows the seed knows the dice");
    }
    assert!(folder.file("a.tlm").len() > 1000);
    assert_eq!(folder.file("a.tlm"), folder.file("b.tlm"));
}

#[test]
fn an_answer_that_is_taken_back_is_not_in_the_file_any_more() {
    let folder = Folder::new("taken-back");
    let mut child = played(&folder, &["--away", "random", "--seed", "3", "--save", "m.tlm"]);
    let (mut input, mut out) = (child.stdin.take().unwrap(), BufReader::new(child.stdout.take().unwrap()));
    typed(&mut input, &mut out, "4-4-2");
    typed(&mut input, &mut out, "kick-off home");
    typed(&mut input, &mut out, "place 3");
    assert!(folder.file("m.tlm").contains("place 3"), "{}", folder.file("m.tlm"));
    typed(&mut input, &mut out, "undo");
    assert!(!folder.file("m.tlm").contains("place 3"), "{}", folder.file("m.tlm"));
    child.kill().unwrap();
    child.wait().unwrap();
}

#[test]
fn ctrl_c_keeps_the_match_and_says_where_it_is() {
    let folder = Folder::new("ctrl-c");
    let mut child = played(&folder, &["--away", "random", "--save", "m.tlm"]);
    let (mut input, mut out) = (child.stdin.take().unwrap(), BufReader::new(child.stdout.take().unwrap()));
    typed(&mut input, &mut out, "4-4-2");
    kill_process(Pid::from_child(&child), Signal::INT).unwrap();
    let told: String = out.lines().map(|line| line.unwrap() + "\n").collect();
    assert!(told.contains("Saved to m.tlm. Go on with: touchline play --resume m.tlm"), "{told}");
    assert_eq!(child.wait().unwrap().code(), Some(130));
    drop(input);
    assert!(folder.file("m.tlm").contains("formation 4-4-2"));
}

#[test]
fn a_match_that_never_began_leaves_no_file() {
    let folder = Folder::new("never");
    let out = folder.touchline(&["play", "--away", "random", "--save", "m.tlm"], "quit\n");
    assert!(out.status.success() && !text(&out.stdout).contains("Saved"), "{}", text(&out.stdout));
    assert_eq!(fs::read_dir(&folder.0).unwrap().count(), 0);
}

/// Typed dice advance the generator like the others: an old star (F-AEVT-26) brings the same card before and
/// after a break.
#[test]
fn typed_dice_leave_what_is_rolled_in_secret_as_it_was() {
    let folder = Folder::new("typed-seed");
    let start = "home=4-4-2,GK:APA,AFR:4,CE:6 away=4-4-2,GK:BPA,BFR:4,CE:6 ball=CE:3:home clock=1:20 \
                 condition=4/4/2-4/4/2 skills=tackle:actor";
    for seed in 1..=3 {
        let record = format!(
            "touchline record 1\nspec: fuba:3.0+condition+skills+special-events\nrules: 1\nstart: {start}\nseed: {seed}\n\nend 0\n"
        );
        for (name, parts) in [
            ("once", &["target CE\n4 4\n6 5\n6 1\n"][..]),
            ("twice", &["target CE\n4 4\n6 5\n", "6 1\n"][..]),
        ] {
            fs::write(folder.0.join(name), &record).unwrap();
            for typed in parts {
                let out = folder.touchline(&["play", "--typed-dice", "--resume", name], typed);
                assert!(out.status.success(), "{}", text(&out.stderr));
            }
        }
        let once = folder.file("once");
        assert!(once.contains("4 4; 6 5; 6 1; "), "a card was drawn: {once}");
        assert_eq!(once, folder.file("twice"));
    }
}
