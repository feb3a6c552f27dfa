//! Seats no person plays: the computer, and programs that speak the engine protocol.

use std::fs;
use std::process::Output;

use crate::common::{Folder, text};

fn play(folder: &Folder, arguments: &[&str], typed: &str) -> Output {
    folder.touchline(&[&["play"], arguments].concat(), typed)
}

fn inputs(record: &str) -> &str {
    record.split_once("\n\n").unwrap().1.rsplit_once("\nend").unwrap().0
}

/// `engine:` and the program under test, which speaks the protocol.
fn touchline_engine(level: &str) -> String {
    format!("engine:'{}' engine --level {level}", assert_cmd::cargo::cargo_bin!("touchline").display())
}

#[test]
fn a_match_against_the_rookie_is_played_to_its_end() {
    let folder = Folder::new("rookie");
    let out = play(&folder, &["--away", "rookie", "--seed", "2", "--save", "r.tlm"], &"auto\n".repeat(2000));
    assert!(out.status.success(), "{}", text(&out.stderr));
    assert!(text(&out.stderr).is_empty(), "no notice where nobody looks");
    let record = folder.file("r.tlm");
    assert!(record.contains("\naway: rookie\n") && record.contains("\nresult: "), "{record}");
}

/// Left in the middle and resumed, any computer answers as if nothing had happened.
#[test]
fn a_resumed_match_goes_on_as_if_it_had_never_stopped() {
    let folder = Folder::new("resume");
    for level in ["random", "rookie", "coach:1@20"] {
        let auto = |lines: usize| "auto\n".repeat(lines);
        let (once, twice) = (format!("{level}-once.tlm"), format!("{level}-twice.tlm"));
        play(&folder, &["--away", level, "--seed", "4", "--save", &once], &auto(90));
        play(&folder, &["--away", level, "--seed", "4", "--save", &twice], &auto(30));
        assert!(folder.file(&once).len() > folder.file(&twice).len() + 100);
        // The seat is not named again: the record has it.
        play(&folder, &["--resume", &twice], &auto(60));
        assert_eq!(folder.file(&once), folder.file(&twice), "{level}");
    }
}

#[test]
fn an_answer_that_is_taken_back_and_given_again_gets_the_same_reply() {
    let folder = Folder::new("again");
    let begin = "formation 4-4-2\nkick-off home\nauto\n";
    play(&folder, &["--away", "random", "--seed", "3", "--save", "once.tlm"], &format!("{begin}quit\n"));
    let again = format!("{begin}undo\nauto\nquit\n");
    let out = play(&folder, &["--away", "random", "--seed", "3", "--save", "again.tlm"], &again);
    assert!(text(&out.stdout).contains("is taken back"), "{}", text(&out.stdout));
    assert_eq!(folder.file("once.tlm"), folder.file("again.tlm"));
}

#[test]
fn two_computers_can_be_watched() {
    let folder = Folder::new("watch");
    for rules in ["fuba:3.0", "grid:basic?fielders=2"] {
        let out = play(
            &folder,
            &["--rules", rules, "--home", "rookie", "--away", "random", "--seed", "1", "--save", "w.tlm"],
            "",
        );
        assert!(out.status.success(), "{}", text(&out.stderr));
        let record = folder.file("w.tlm");
        assert!(
            record.contains("\nhome: rookie\naway: random\n") && record.contains("\nresult: "),
            "{record}"
        );
        fs::remove_file(folder.0.join("w.tlm")).unwrap();
    }
}

#[test]
fn a_program_plays_a_seat_to_the_end() {
    let folder = Folder::new("program");
    let engine = touchline_engine("rookie");
    let arguments = ["--home", "random", "--away", &engine, "--seed", "6", "--save", "e.tlm"];
    let out = play(&folder, &[&arguments[..], &["--rules", "fuba:3.0+condition+skills"]].concat(), "");
    assert!(out.status.success(), "{}", text(&out.stderr));
    let record = folder.file("e.tlm");
    assert!(record.contains(&format!("\naway: {engine}\n")) && record.contains("\nresult: "), "{record}");
}

/// A program that knows no rules: the request lists the legal actions, and the number of one is an answer.
#[test]
fn a_program_that_knows_no_rules_plays_a_seat_to_the_end() {
    let folder = Folder::new("simple");
    let first = r#"engine:sh -c 'n=0; while read line; do n=$((n+1)); echo "$line" >> asked; echo "{\"id\":$n,\"ok\":true,\"index\":0}"; done'"#;
    for rules in ["fuba:3.0+condition+skills", "grid:basic?fielders=2&end=score:1"] {
        let arguments =
            ["--rules", rules, "--home", "random", "--away", first, "--seed", "6", "--save", "s.tlm"];
        let out = play(&folder, &arguments, "");
        assert!(out.status.success(), "{}", text(&out.stderr));
        assert!(folder.file("s.tlm").contains("\nresult: "), "{rules}");
        let asked = folder.file("asked");
        assert!(asked.lines().count() > 20, "{rules}");
        for line in asked.lines().filter(|line| !line.contains("\"quit\"")) {
            let asked: serde_json::Value = serde_json::from_str(line).unwrap();
            assert!(asked["legal"].as_array().unwrap().len() > 1, "a single answer is not asked for: {line}");
        }
        fs::remove_file(folder.0.join("s.tlm")).unwrap();
        fs::remove_file(folder.0.join("asked")).unwrap();
    }
}

/// Its requests do not depend on the other seat's secret choices, and do not contain the seed of the dice.
#[test]
fn a_program_gets_no_secret() {
    let folder = Folder::new("secret");
    let told = |name: &str, typed: &str| {
        let path = assert_cmd::cargo::cargo_bin!("touchline").display();
        let engine = format!("engine:sh -c 'tee {name} | \"{path}\" engine --level rookie'");
        let rules = "fuba:3.0+condition+skills?skills=1";
        let out = play(&folder, &["--rules", rules, "--away", &engine, "--seed", "987654321"], typed);
        assert!(text(&out.stdout).contains("Away has chosen"), "{}", text(&out.stderr));
        let log = folder.file(name);
        assert!(!log.contains("987654321"));
        // Away's formation and skill.
        log.lines().take(2).map(str::to_owned).collect::<Vec<_>>()
    };
    let one = told("one", "formation 2-2-6\ntackle\nquit\n");
    let other = told("other", "formation 4-4-2\nstopper\nquit\n");
    assert!(one.len() == 2 && one.iter().all(|line| line.contains("\"cmd\":\"best\"")), "{one:?}");
    assert_eq!(one, other);
}

#[test]
fn a_record_starts_no_program() {
    let folder = Folder::new("file");
    let record = "touchline record 1\nspec: fuba:3.0\nrules: 1\nhome: human\naway: engine:touch started\n\n0. formation 4-4-2\nend 1\n";
    fs::write(folder.0.join("m.tlm"), record).unwrap();
    let out = play(&folder, &["--resume", "m.tlm"], "quit\n");
    assert!(!out.status.success() && text(&out.stderr).contains("--away 'engine:touch started'"));
    assert!(!folder.0.join("started").exists());
    let out = play(&folder, &["--resume", "m.tlm", "--away", &touchline_engine("random")], "quit\n");
    assert!(out.status.success(), "{}", text(&out.stderr));
    assert!(folder.file("m.tlm").contains("engine --level random\n"));
    let out = play(&folder, &["--resume", "m.tlm", "--away", "human"], "quit\n");
    assert!(out.status.success(), "{}", text(&out.stderr));
}

#[test]
fn a_program_that_does_not_play_along_ends_the_match_with_a_reason_and_the_match_is_kept() {
    let folder = Folder::new("rubbish");
    let answering = |answer: &str| {
        format!(
            "engine:sh -c 'n=0; while read line; do n=$((n+1)); echo \"{}\"; done'",
            answer.replace('"', "\\\"")
        )
    };
    for (engine, reason) in [
        // `cat` echoes the request.
        ("engine:cat".to_owned(), "refused \"best\""),
        (
            answering(r#"{"id":$n,"ok":true,"action":"fly"}"#),
            "\"fly\", which is no legal action: expected one of formation",
        ),
        (answering(r#"{"id":$n,"ok":true,"action":"formation 0-5-5"}"#), "which is no legal action"),
        (answering(r#"{"id":$n,"ok":true}"#), "null, which is no legal action"),
        (answering(r#"{"id":$n,"ok":true,"index":36}"#), "36, which is no legal action"),
        (answering(r#"{"id":$n,"ok":true,"index":-1}"#), "-1, which is no legal action"),
        (answering(r#"{"id":0,"ok":true,"action":"formation 4-4-2"}"#), "something else than request 1"),
        (
            answering(r#"{"id":$n,"ok":false,"error":{"text":"I am tired."}}"#),
            "refused \"best\": I am tired.",
        ),
        (answering("4-4-2"), "not JSON"),
        ("engine:true".to_owned(), "engine: "),
        ("engine:tail -f /dev/null".to_owned(), "no answer within 0.1 s"),
        ("engine:yes".to_owned(), "not JSON"),
    ] {
        let arguments =
            ["--away", &engine, "--engine-timeout", if engine.contains("tail") { "0.1" } else { "60" }];
        let out = play(&folder, &[&arguments[..], &["--save", "kept.tlm"]].concat(), "formation 4-4-2\n");
        let error = text(&out.stderr);
        // A program that exits at once is noticed either when writing to it or when reading from it.
        let reasons = if engine == "engine:true" { ["takes no requests", "has ended"] } else { [reason; 2] };
        assert!(!out.status.success(), "{engine}: {}", text(&out.stdout));
        assert!(reasons.iter().any(|reason| error.contains(reason)), "{engine}: {error}");
        assert!(error.contains(engine.strip_prefix("engine:").unwrap()), "{engine}: {error}");
        assert!(text(&out.stdout).contains("Saved to kept.tlm. Go on with"), "{engine}");
        assert_eq!(inputs(&folder.file("kept.tlm")), "0. formation 4-4-2", "{engine}");
        fs::remove_file(folder.0.join("kept.tlm")).unwrap();
    }
}

#[test]
fn bad_players_are_named_before_anything_is_played() {
    let folder = Folder::new("bad");
    for (player, reason) in [
        ("genius", "Known: human, random, rookie, coach:1"),
        ("coach:6", "engine:COMMAND"),
        ("engine:", "name the program"),
        ("engine:'touchline", "not closed"),
        ("engine:no-such-program-anywhere", "cannot start the program no-such-program-anywhere"),
    ] {
        let out = play(&folder, &["--away", player], "formation 4-4-2\n");
        let error = text(&out.stderr);
        assert!(!out.status.success() && error.contains(reason), "{player}: {error}");
    }
    let out = play(&folder, &["--engine-timeout", "0"], "");
    assert!(!out.status.success() && text(&out.stderr).contains("0.01 to 86400"));
    assert_eq!(fs::read_dir(&folder.0).unwrap().count(), 0, "nothing was played");
}
