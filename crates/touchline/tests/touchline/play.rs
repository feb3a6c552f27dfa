//! A match played by typing: saved in the middle, resumed, finished, replayed.

use std::fs;

use crate::common::{Folder, text};
use touchline_engine::{Pcg, Rng};

/// Somebody who types small numbers: some are answers, some are refused, and the match comes to its end.
fn somebody_types(seed: u64, lines: usize) -> String {
    let mut rng = Pcg::new(seed, 0);
    (0..lines).map(|_| format!("{}\n", 1 + rng.below(7))).collect()
}

#[test]
fn a_match_is_typed_saved_resumed_finished_and_replayed() {
    let folder = Folder::new("whole");
    let begun = format!("{}save half.tlm\nquit\n", somebody_types(1, 120));
    let out = folder.touchline(&["play", "--seed", "7"], &begun);
    assert!(out.status.success(), "{}", text(&out.stderr));
    let half = fs::read_to_string(folder.0.join("half.tlm")).unwrap();
    assert!(!half.contains("result:"), "unfinished");

    let out =
        folder.touchline(&["play", "--resume", "half.tlm", "--save", "whole.tlm"], &somebody_types(2, 9000));
    assert!(out.status.success(), "{}", text(&out.stderr));
    let whole = fs::read_to_string(folder.0.join("whole.tlm")).unwrap();
    assert!(whole.contains("\nresult: "), "finished");
    let inputs =
        |record: &str| record.split_once("\n\n").unwrap().1.rsplit_once("\nend").unwrap().0.to_owned();
    assert!(inputs(&whole).starts_with(&inputs(&half)), "it went on where it was left");

    let out = folder.touchline(&["replay", "whole.tlm", "--board"], "");
    assert!(out.status.success(), "{}", text(&out.stderr));
    let told = text(&out.stdout);
    assert!(told.contains("goal of home") && told.contains("2nd half"), "boards are drawn");
}

#[test]
fn a_seeded_match_goes_on_with_the_dice_it_would_have_had() {
    let folder = Folder::new("seed");
    let typed = somebody_types(3, 400);
    let cut = typed.lines().take(150).collect::<Vec<_>>().join("\n") + "\n";
    let rest = typed.lines().skip(150).collect::<Vec<_>>().join("\n") + "\n";
    folder.touchline(&["play", "--seed", "9", "--save", "once.tlm"], &typed);
    folder.touchline(&["play", "--seed", "9", "--save", "twice.tlm"], &cut);
    folder.touchline(&["play", "--resume", "twice.tlm"], &rest);
    let read = |name: &str| fs::read_to_string(folder.0.join(name)).unwrap();
    assert_eq!(read("once.tlm"), read("twice.tlm"));
}

#[test]
fn leaving_without_a_word_loses_nothing() {
    let folder = Folder::new("left");
    let out = folder.touchline(&["play", "--away", "random"], "formation 4-4-2\n");
    assert!(text(&out.stdout).contains("match-1.tlm"));
    assert!(fs::read_to_string(folder.0.join("match-1.tlm")).unwrap().contains("formation 4-4-2"));
    folder.touchline(&["play", "--away", "random"], "formation 4-4-2\n");
    assert!(folder.0.join("match-2.tlm").exists(), "an older match is not overwritten");
}

#[test]
fn a_secret_choice_is_not_shown_to_the_other_seat() {
    let folder = Folder::new("secret");
    let out = folder.touchline(&["play"], "\nformation 2-2-6\n\nnotation\nquit\n");
    let told = text(&out.stdout);
    let away = told.rsplit("Away, then press Enter").next().unwrap();
    assert!(!away.contains("secret=home:2-2-6"), "{away}");
    assert!(away.contains("secret=home:?"), "{away}");
}

#[test]
fn mistakes_at_the_prompt_are_explained_and_the_match_goes_on() {
    let folder = Folder::new("mistakes");
    let typed = "formation 4-4-3\n77\njump\nundo\nsave\nsave no/such/folder/x.tlm\n\nhelp\nformation 4-4-2\nundo\nformation 3-5-2\n";
    let out = folder.touchline(&["play", "--away", "random"], typed);
    assert!(out.status.success());
    let told = text(&out.stdout);
    for word in
        ["has 11 players", "number 77", "jump is not legal", "cannot write", "target CE", "needs a file name"]
    {
        assert!(told.contains(word), "{word}: {told}");
    }
}

#[test]
fn dice_can_be_typed() {
    let folder = Folder::new("dice");
    let typed = "formation 4-4-2\n\nformation 4-4-2\n9 9\n3\n3 3\n6 2\nkick-off home\nquit\n";
    let typed = format!("\n{typed}");
    let out = folder.touchline(&["play", "--typed-dice", "--save", "dice.tlm"], &typed);
    assert!(out.status.success(), "{}", text(&out.stderr));
    let record = fs::read_to_string(folder.0.join("dice.tlm")).unwrap();
    assert!(record.contains("; 3 3; 6 2; kick-off home"), "{record}");
}

#[test]
fn a_damaged_record_is_refused_with_its_line() {
    let folder = Folder::new("damaged");
    let good = "touchline record 1\nspec: fuba:3.0\nrules: 1\n\n0. formation 4-4-2; formation 4-4-2; 6 2; kick-off home\nend 4\n";
    for (name, record, line) in [
        ("good", good.to_owned(), None),
        ("illegal", good.replace("kick-off home", "target CE"), Some("line 5")),
        ("formation", good.replace("4-4-2; 6", "4-4-4; 6"), Some("line 5")),
        ("dice", good.replace("6 2", "6 7"), Some("line 5")),
        ("spec", good.replace("fuba:3.0", "fuba:8"), Some("8")),
        ("cut", good.replace("end 4\n", ""), Some("line")),
        ("empty", String::new(), Some("line 1")),
    ] {
        fs::write(folder.0.join(name), record).unwrap();
        let out = folder.touchline(&["replay", name], "");
        let error = text(&out.stderr);
        match line {
            None => assert!(out.status.success(), "{name}: {error}"),
            Some(line) => assert!(!out.status.success() && error.contains(line), "{name}: {error}"),
        }
    }
    fs::write(folder.0.join("bytes"), [0xff, 0xfe, 0x00]).unwrap();
    assert!(!folder.touchline(&["replay", "bytes"], "").status.success());
    assert!(!folder.touchline(&["replay", "missing"], "").status.success());
    assert!(!folder.touchline(&["play", "--rules", "fuba:7"], "").status.success());
    assert!(!folder.touchline(&["play", "--away", "pele"], "").status.success());
}

#[test]
fn undo_against_the_computer_goes_back_to_the_persons_own_answer() {
    let folder = Folder::new("undo");
    // The computer places its players after the person's set-up, without dice in between.
    let begin = "formation 4-4-2\nkick-off home\nauto\nnotation\nundo\nnotation\nquit\n";
    let out = folder.touchline(&["play", "--away", "random", "--seed", "3"], begin);
    let told = text(&out.stdout);
    let positions: Vec<&str> =
        told.lines().filter_map(|line| line.split_once("home=").map(|(_, rest)| rest)).collect();
    assert_eq!(positions.len(), 2, "{told}");
    assert!(positions[0].contains("adjust.home"), "away is placed, home may adjust: {}", positions[0]);
    assert!(positions[1].contains("place.home."), "back in home's own setup: {}", positions[1]);
    let nothing = folder.touchline(&["play", "--away", "random"], "undo\nquit\n");
    assert!(text(&nothing.stdout).contains("nothing to undo"));
}

#[test]
fn a_resumed_match_keeps_its_players_and_headers_and_an_ended_one_is_not_touched() {
    let folder = Folder::new("resume");
    let record = "touchline record 1\nspec: fuba:3.0\nrules: 1\nhome: human\naway: random\nevent: Cup final\n\n0. formation 4-4-2\nend 1\n";
    fs::write(folder.0.join("cup.tlm"), record).unwrap();
    let read = || fs::read_to_string(folder.0.join("cup.tlm")).unwrap();
    folder.touchline(&["play", "--resume", "cup.tlm"], "");
    assert!(read().contains("event: Cup final") && read().contains("away: random"), "{}", read());

    let other =
        folder.touchline(&["play", "--resume", "cup.tlm", "--rules", "fuba:3.0?order_tie=passive-now"], "");
    assert!(!other.status.success() && text(&other.stderr).contains("leave out --rules"));

    let resigned = folder.touchline(&["play", "--resume", "cup.tlm"], "resign\nno\nresign\nyes\n");
    assert!(resigned.status.success());
    let ended = read();
    assert!(ended.contains("call resign home") && ended.contains("result: 0-0"), "{ended}");
    let again = folder.touchline(&["play", "--resume", "cup.tlm"], "quit\n");
    assert!(!again.status.success() && text(&again.stderr).contains("over"));
    assert_eq!(read(), ended);
}

#[test]
fn the_rest_of_a_line_that_is_too_long_is_not_obeyed() {
    let folder = Folder::new("long");
    let typed = format!("{}quit\nformation 4-4-2\n", "x".repeat(4097));
    let out = folder.touchline(&["play", "--away", "random"], &typed);
    assert!(text(&out.stdout).contains("Away plays"), "the match went on");
}

#[test]
fn a_match_never_overwrites_what_is_not_a_match() {
    let folder = Folder::new("foreign");
    fs::write(folder.0.join("notes.txt"), "shopping").unwrap();
    let out = folder.touchline(&["play", "--away", "random"], "save notes.txt\nformation 4-4-2\nquit\n");
    assert!(text(&out.stdout).contains("not a match"));
    assert_eq!(fs::read_to_string(folder.0.join("notes.txt")).unwrap(), "shopping");
    let out = folder.touchline(&["play", "--save", "notes.txt"], "");
    assert!(!out.status.success());
    let out = folder.touchline(&["play", "--save", "no/folder/x.tlm"], "");
    assert!(
        !out.status.success() && text(&out.stderr).contains("cannot write"),
        "before the match, not after it"
    );
    folder.touchline(&["play", "--away", "random"], "save! notes.txt\nquit\n");
    assert!(fs::read_to_string(folder.0.join("notes.txt")).unwrap().starts_with("touchline record"));
    assert!(
        fs::read_dir(&folder.0).unwrap().all(|entry| !entry
            .unwrap()
            .path()
            .to_string_lossy()
            .ends_with(".part"))
    );
}

#[test]
fn answers_may_be_short_and_in_capitals() {
    let folder = Folder::new("short");
    let out = folder.touchline(
        &["play", "--away", "random", "--seed", "3", "--save", "s.tlm"],
        "4-4-2\nKICK-OFF HOME\n3\nquit\n",
    );
    assert!(out.status.success());
    let record = fs::read_to_string(folder.0.join("s.tlm")).unwrap();
    assert!(record.contains("formation 4-4-2;") && record.contains("kick-off home; place 3"), "{record}");
}

#[test]
fn a_seed_means_the_same_match_also_against_the_computer() {
    let folder = Folder::new("same");
    for name in ["one.tlm", "two.tlm"] {
        folder.touchline(&["play", "--away", "random", "--seed", "5", "--save", name], &"auto\n".repeat(60));
    }
    let read = |name: &str| fs::read_to_string(folder.0.join(name)).unwrap();
    assert_eq!(read("one.tlm"), read("two.tlm"));
    assert!(read("one.tlm").len() > 1000);
}

#[test]
fn matches_with_all_advanced_rules_are_played_to_their_end_and_replayed() {
    let folder = Folder::new("advanced");
    let auto = || "auto\n".repeat(4000);
    for (spec, typed) in [
        ("fuba:2.0+all", auto()),
        ("fuba:2.1+all", auto()),
        ("fuba:3.0+all", auto()),
        ("fuba:3.0+all?skills=5", somebody_types(4, 12000)),
    ] {
        let arguments = ["play", "--rules", spec, "--away", "random", "--seed", "5", "--save", "all.tlm"];
        let out = folder.touchline(&arguments, &typed);
        assert!(out.status.success(), "{spec}: {}", text(&out.stderr));
        let record = fs::read_to_string(folder.0.join("all.tlm")).unwrap();
        assert!(record.contains(&format!("spec: {spec}\n")) && record.contains("\nresult: "), "{spec}");
        let told = text(&out.stdout);
        assert!(told.contains("▲ Home  condition D") && told.contains("substitution"), "{spec}");
        let out = folder.touchline(&["replay", "all.tlm", "--board"], "");
        assert!(out.status.success(), "{spec}: {}", text(&out.stderr));
        fs::remove_file(folder.0.join("all.tlm")).unwrap();
    }
}

/// Everything a team has besides its pieces, and only what the rules in play know.
#[test]
fn the_board_shows_what_the_advanced_rules_in_play_give_the_teams() {
    let folder = Folder::new("board");
    let pieces =
        "home=4-4-2,GK:APA,AFR:4,ALW:2,CE:4 away=4-3-3,GK:BPA,CE:4,BLW:2,BFR:4 ball=CE:3:home clock=1:20";
    let board = |spec: &str, rest: &str| {
        let record = format!("touchline record 1\nspec: {spec}\nrules: 1\nstart: {pieces} {rest}\n\nend 0\n");
        fs::write(folder.0.join("board.tlm"), record).unwrap();
        let out = folder.touchline(&["play", "--resume", "board.tlm", "--away", "random"], "quit\n");
        assert!(out.status.success(), "{}", text(&out.stderr));
        let told = text(&out.stdout);
        let below =
            told.split_once("goal of home").unwrap().1.split_once("\n\n").unwrap().0.trim().to_owned();
        below.lines().map(str::trim_end).collect::<Vec<_>>().join("\n")
    };
    assert_eq!(board("fuba:3.0", ""), "● ball value 3 with Home   △▽ keepers");
    assert_eq!(
        board(
            "fuba:3.0+all",
            "condition=3/1/2-0/2/1 skills=tackle+!actor+crossing:stopper+!doubling+~shot-stopper weather=rain \
             subs=1-2 flags=away-tired,home-hurt"
        ),
        "● ball value 3 with Home   △▽ keepers   rain\n\
         ▲ Home  condition D3 M1 F2   2 substitutions left   goalkeeper hurt\n\
         \u{20}       skills: Actor; Tackle, Crossing (hidden)\n\
         ▼ Away  condition D0 M2 F1   tired   1 substitution left\n\
         \u{20}       skills: Doubling; 1 hidden; lost: Shot stopper"
    );
    assert_eq!(
        board(
            "fuba:2.0+condition+keeper+styles",
            "condition=3/1/2-0/2/1 flags=home-outside styles=easy/normal/aggressive-normal/normal/normal"
        ),
        "● ball value 3 with Home   △▽ keepers\n\
         ▲ Home  condition D3 M1 F2   goalkeeper outside   plays easy/normal/aggressive\n\
         ▼ Away  condition D0 M2 F1   plays normal/normal/normal"
    );
}

/// A cup match between two computers: the terms are told and kept, but not the minute of the whistle.
#[test]
fn a_match_under_terms_is_played_to_a_winner_and_replayed() {
    let folder = Folder::new("cup-terms");
    let terms = "home.discard=2 draw=shoot-out whistle=137";
    let mut shoot_outs = 0;
    for seed in 0..8 {
        let (seed, file) = (seed.to_string(), format!("cup-{seed}.tlm"));
        let play = ["play", "--rules", "fuba:3.0+condition", "--home", "random", "--away", "random"];
        let more = ["--seed", &seed, "--save", &file, "--terms", terms];
        let out = folder.touchline(&[&play[..], &more].concat(), "");
        assert!(out.status.success(), "{}", text(&out.stderr));
        let told = text(&out.stdout);
        assert!(told.contains("Home discards 2 condition points") && !told.contains("137"), "{told}");
        let record = fs::read_to_string(folder.0.join(&file)).unwrap();
        assert!(record.contains(&format!("\nterms: {terms}\n")), "known once the match is over\n{record}");
        let out = folder.touchline(&["replay", &file, "--board"], "");
        assert!(out.status.success(), "{}", text(&out.stderr));
        let replayed = text(&out.stdout);
        assert!(replayed.contains("Home wins") || replayed.contains("Away wins"), "a cup has a winner");
        shoot_outs += u32::from(replayed.contains("A shoot-out decides"));
    }
    assert!(shoot_outs > 0);
    let refused = folder.touchline(&["play", "--terms", "home.discard=1"], "");
    assert!(!refused.status.success() && text(&refused.stderr).contains("+condition"));
}

/// F-COMP-12: a saved match does not name its whistle, so it is given again; nothing else is.
#[test]
fn the_whistle_is_given_again_when_a_match_is_resumed() {
    let folder = Folder::new("whistle-again");
    let begin = ["play", "--away", "random", "--terms", "draw=shoot-out whistle=137", "--save", "m.tlm"];
    folder.touchline(&begin, "formation 4-4-2\nquit\n");
    let saved = fs::read_to_string(folder.0.join("m.tlm")).unwrap();
    assert!(saved.contains("\nterms: draw=shoot-out\n"), "{saved}");
    for (terms, said) in [("draw=shoot-out", "only the secret ones"), ("whistle=7", "130")] {
        let refused = folder.touchline(&["play", "--resume", "m.tlm", "--terms", terms], "");
        assert!(text(&refused.stderr).contains(said), "{}", text(&refused.stderr));
    }
    let again = ["play", "--resume", "m.tlm", "--terms", "whistle=137"];
    let resumed = folder.touchline(&again, "quit\n");
    assert!(resumed.status.success(), "{}", text(&resumed.stderr));
}
