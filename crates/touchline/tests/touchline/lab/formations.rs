//! `touchline lab formations` from outside: both stages, undivided and on several machines.

use std::fs;

use super::{printed, refused};
use crate::common::Folder;

#[test]
fn formations_go_from_coarse_to_fine() {
    let folder = Folder::new("lab formations");
    let path = &folder.0;
    let list = "4-4-2,3-4-3,5-4-1,4-3-3";
    let question = ["formations", "--only", list, "--keep", "2", "--player", "random", "--no-luck"];
    let arguments = [&question[..], &["--matches", "240"]].concat();
    let text = printed(path, &arguments);
    assert!(
        text.contains("The equilibrium mix") && text.contains("best answer") && text.contains("F-PREP-0"),
        "{text}"
    );
    let page = fs::read_to_string(path.join("lab-formations/report.html")).expect("a report");
    assert!(page.contains("color-mix") && page.contains("3-4-3 against"), "{page}");
    // What a page draws, a terminal has in tables.
    assert!(text.contains("corrected 95 %") && text.contains("±0."), "{text}");
    let table = text.lines().filter(|line| line.trim_start().starts_with("formation "));
    assert!(table.clone().any(|line| line.contains("points") && line.contains("95 %")), "{text}");
    // Half of the matches for all twelve pairs of seats, the rest for the two best.
    assert!(
        text.contains("Coarse to fine: 120 matches between all 4 formations, then 120 fresh ones"),
        "{text}"
    );
    // Only the second stage is quoted.
    let quoted = text.split("The equilibrium mix").next().expect("a beginning");
    let plain = quoted.split_whitespace().collect::<Vec<_>>().join(" ");
    let against = "on average against the other of the two formations in the second stage";
    assert_eq!(plain.matches(against).count(), 2, "{quoted}");
    assert!(page.contains("beyond chance (Bonferroni)"), "{page}");
    assert_eq!(quoted.matches("points a match").count(), 2, "{quoted}");
    // The mix is told of those that were tested, and the others are tested by the first stage.
    let plain = text.split_whitespace().collect::<Vec<_>>().join(" ");
    for told in [
        "Chosen in secret among the two formations of the second stage, the mix that neither of the two beats",
        "By the first stage's figures alone, ",
        "corrected for 2 formations)",
        "The best answer to each, among the two of the second stage",
        "The best answer to each of all 4 formations, and each against the mix, first stage",
        "not corrected for having been selected",
        "between two: in turn the best by their mean against all others, and those of the mix",
    ] {
        assert!(plain.contains(told), "{told}: {plain}");
    }
    assert!(!plain.contains("no formation beats"), "{plain}");
    let answers = text.split("and each against the mix, first stage").nth(1).expect("a table");
    for formation in list.split(',') {
        assert!(answers.lines().take(9).any(|line| line.trim_start().starts_with(formation)), "{answers}");
    }
    // Both matrices, with the interval of each cell.
    assert_eq!(page.matches(" points</title>").count(), 2 + 12, "{page}");
    assert!(page.matches(">±").count() >= 2 + 12, "{page}");
    let again = printed(path, &["report", "lab-formations"]);
    assert_eq!(again, text, "the same report from the folder");
    // It grows, whoever is the best then.
    let more = [&arguments[..arguments.len() - 1], &["960", "--resume"]].concat();
    let grown = printed(path, &more);
    assert!(
        grown.contains("Coarse to fine: 480 matches between all 4 formations, then 480 fresh ones"),
        "{grown}"
    );
    assert_eq!(printed(path, &["report", "lab-formations"]), grown);
    assert!(refused(path, &["formations", "--only", "4-4-2,9-9-9"]).contains("9-9-9"));
    assert!(refused(path, &["formations", "--only", "4-4-2,4-4-2"]).contains("4-4-2 is there twice"));
    assert!(refused(path, &["formations", "--rules", "grid:basic"]).contains("no formations"));
    let few = refused(path, &["formations", "--player", "random", "--matches", "1000"]);
    assert!(few.contains("36 formations need at least 2632"), "{few}");
    let precise = refused(path, &["formations", "--precision", "0.1"]);
    assert!(precise.contains("no single interval"), "{precise}");
    assert!(refused(path, &["skills", "--precision", "0.1"]).contains("no single interval"));
}

/// Where some pairs were hardly played, nothing is said about any.
#[test]
fn formations_that_are_not_known_are_no_finding() {
    let folder = Folder::new("lab unknown");
    let path = &folder.0;
    let list = "4-4-2,3-4-3,5-4-1";
    let arguments = ["formations", "--only", list, "--player", "random", "--matches", "60"];
    for shard in ["1/3", "2/3"] {
        let out = format!("s{}", &shard[..1]);
        printed(path, &[&arguments[..], &["--shard", shard, "--out", &out]].concat());
    }
    let text = printed(path, &["merge", "--partial", "--out", "some", "s1", "s2"]);
    assert!(text.contains("Incomplete: 40 of 60 planned matches were played."), "{text}");
    assert!(text.contains("Nothing yet: 1 of 3 pairs have fewer than two complete rounds"), "{text}");
    assert!(
        !text.contains("equilibrium") && !text.contains("best answer") && !text.contains("points a match")
    );
}

/// Two stages on three machines are those of one, byte for byte, by the commands that a merge tells.
#[test]
fn stages_that_were_divided_are_those_of_one_run() {
    let folder = Folder::new("lab stages");
    let path = &folder.0;
    let list = "4-4-2,3-4-3,5-4-1,4-3-3,3-5-2";
    let question = [
        "formations",
        "--only",
        list,
        "--keep",
        "3",
        "--player",
        "random",
        "--matches",
        "320",
        "--seed",
        "7",
    ];
    let question = [&question[..], &["--turns", "--no-luck"]].concat();
    let whole = printed(path, &[&question[..], &["--out", "whole"]].concat());
    for shard in ["1/3", "2/3", "3/3"] {
        printed(path, &[&question[..], &["--shard", shard, "--out", &format!("s{}", &shard[..1])]].concat());
    }
    let first = printed(path, &["merge", "--out", "first", "s1", "s2", "s3"]);
    assert!(first.contains("The second stage, 160 matches between 3 of them, was not begun."), "{first}");
    // Nothing else has to be known than what is printed.
    let commands = |text: &str| -> Vec<Vec<String>> {
        let lines = text.lines().filter_map(|line| line.strip_prefix("  touchline lab "));
        lines.map(|line| line.split(' ').map(str::to_owned).collect()).collect()
    };
    let told = commands(&first);
    let [shards @ .., together] = &told[..] else { panic!("{first}") };
    assert!(shards.len() == 3 && together[0] == "merge", "{first}");
    let play = |command: &[String]| {
        let words: Vec<&str> = command.iter().map(String::as_str).collect();
        printed(path, &words)
    };
    let part = play(&shards[0]);
    assert!(part.contains("this shard is complete") && !part.contains("equilibrium"), "{part}");
    let missing = refused(path, &["merge", "--out", "early", "first", "s1", "s2", "s3"]);
    assert!(
        missing.contains("the second stage is not whole") && missing.contains("are missing"),
        "{missing}"
    );
    assert!(!path.join("early").exists());
    shards[1..].iter().for_each(|shard| drop(play(shard)));
    let alone = refused(path, &["merge", "--partial", "--out", "early", "s1/coarse", "first"]);
    assert!(alone.contains("s1/coarse has no stages") && !path.join("early").exists(), "{alone}");
    let both = play(together);
    assert!(commands(&both).is_empty(), "nothing is left to be played: {both}");
    let stages = |run: &str| {
        let mut names: Vec<String> = fs::read_dir(path.join(run))
            .expect("a folder")
            .map(|entry| entry.expect("an entry").file_name().to_string_lossy().into_owned())
            .filter(|name| name != "report.html")
            .collect();
        names.sort();
        names
    };
    assert!(stages("whole").len() == 2 && stages("first-both") == stages("whole"), "{:?}", stages("whole"));
    let same = |run: &str| {
        for stage in stages("whole") {
            for table in ["matches.parquet", "turns.parquet"] {
                let bytes = |run: &str| fs::read(path.join(run).join(&stage).join(table)).expect(table);
                assert!(bytes(run).len() > 3000 && bytes(run) == bytes("whole"), "{run} {stage} {table}");
            }
        }
    };
    same("first-both");
    // What is told is the same but for the command.
    let found = |text: &str| text.split("How it was found").next().expect("a beginning").to_owned();
    assert_eq!(found(&both), found(&whole));
    // Or all of the second stage on one machine.
    let here = printed(path, &["formations", "--second-stage", "first"]);
    assert_eq!(found(&here), found(&whole));
    same("first");
}

/// A second stage follows a whole first one, and asks for nothing that the first has settled.
#[test]
fn a_second_stage_follows_a_whole_first_one() {
    let folder = Folder::new("lab second stage");
    let path = &folder.0;
    let question = ["formations", "--only", "4-4-2,3-4-3,5-4-1", "--player", "random", "--no-luck"];
    printed(
        path,
        &[&question[..], &["--keep", "2", "--matches", "40", "--shard", "1/2", "--out", "s1"]].concat(),
    );
    let half = refused(path, &["formations", "--second-stage", "s1"]);
    assert!(half.contains("has not the whole first stage") && half.contains("are missing"), "{half}");
    printed(path, &[&question[..], &["--matches", "40", "--out", "one"]].concat());
    let one = refused(path, &["formations", "--second-stage", "one"]);
    assert!(one.contains("without a second stage"), "{one}");
    assert!(refused(path, &["formations", "--second-stage", "nowhere"]).contains("nowhere"));
    for settled in
        [&["--matches", "90"][..], &["--keep", "2"], &["--rules", "fuba:2.1"], &["--seed", "3"], &["--turns"]]
    {
        let refusal = refused(path, &[&["formations", "--second-stage", "one"], settled].concat());
        assert!(refusal.contains("cannot be used with"), "{refusal}");
    }
    // Matches of other players are not mixed.
    let file = path.join("one/coarse/experiment.toml");
    let plan = fs::read_to_string(&file).expect("a plan");
    let line = plan.lines().find(|line| line.starts_with("played_by = ")).expect("who played");
    fs::write(&file, plan.replace(line, "played_by = \"1-0123456789abcdef\"")).expect("a file");
    let other = refused(path, &["formations", "--second-stage", "one"]);
    assert!(other.contains("other weights"), "{other}");
}
