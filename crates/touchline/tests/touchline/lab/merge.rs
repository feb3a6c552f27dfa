//! Putting folders together harms nothing that is there.

use std::fs;

use super::{printed, refused};
use crate::common::Folder;

#[test]
fn a_merge_that_fails_leaves_everything_as_it_was() {
    let folder = Folder::new("lab merge");
    let path = &folder.0;
    let play = |shard: &str, out: &str, more: &[&str]| {
        let rules = ["run", "--rules", "fuba:2.1", "--a", "random", "--b", "random", "--matches", "40"];
        printed(path, &[&rules[..], &["--shard", shard, "--out", out], more].concat());
    };
    play("1/2", "res/s1", &[]);
    play("2/2", "res/s2", &[]);
    fs::write(path.join("res/notes.txt"), "mine").expect("a file");
    let tree = || {
        let mut names = Vec::new();
        let mut left = vec![path.clone()];
        while let Some(folder) = left.pop() {
            for entry in fs::read_dir(folder).expect("a folder") {
                let inside = entry.expect("an entry").path();
                left.extend(inside.is_dir().then(|| inside.clone()));
                names.push(inside);
            }
        }
        names.sort();
        names
    };
    let before = tree();
    let missing = refused(path, &["merge", "--out", "res", "res/s1"]);
    assert!(missing.contains("20 of 40 matches are missing") && tree() == before, "{missing}");
    let missing = refused(path, &["merge", "--out", "merged", "res/s1"]);
    assert!(missing.contains("name all shards") && tree() == before, "{missing}");
    let full = refused(path, &["merge", "--out", "res", "res/s1", "res/s2"]);
    assert!(full.contains("not empty") && full.contains("--out") && tree() == before, "{full}");
    let partial = refused(path, &["merge", "--partial", "--out", "res", "res/s1"]);
    assert!(partial.contains("not empty") && tree() == before, "{partial}");
    // A part that cannot be read is named, with the way out, and nothing half made stays behind.
    let part =
        before.iter().find(|name| name.to_string_lossy().ends_with(".matches.parquet")).expect("a part");
    let whole = fs::read(part).expect("a part");
    fs::write(part, "nothing").expect("a file");
    let broken = refused(path, &["merge", "--out", "merged", "res/s1", "res/s2"]);
    assert!(broken.contains("delete") && broken.contains("--resume") && tree() == before, "{broken}");
    // The file that is named is there.
    let name = part.strip_prefix(path).expect("inside").to_string_lossy();
    assert!(broken.contains(&format!("touchline: {name} cannot be read")), "{broken}");
    fs::write(part, whole).expect("a file");
    play("1/2", "other", &["--seed", "2"]);
    let other = refused(path, &["merge", "--out", "merged", "res/s1", "other"]);
    assert!(other.contains("seed is 1 there and 2 here"), "{other}");
    // An empty folder may be filled.
    fs::create_dir(path.join("merged")).expect("a folder");
    printed(path, &["merge", "--out", "merged", "res/s1", "res/s2"]);
    assert!(path.join("merged/matches.parquet").exists() && path.join("merged/report.html").exists());
    assert!(
        !tree()
            .iter()
            .any(|name| name.file_name().is_some_and(|name| name.to_string_lossy().starts_with('.')))
    );
}

/// A shard is lost: what is left are whole rounds, and a rule that changes nothing makes no difference.
#[test]
fn what_a_lost_shard_leaves_makes_no_finding() {
    let folder = Folder::new("lab lost shard");
    let path = &folder.0;
    for seed in ["1", "2", "3", "4", "5", "6"] {
        let rules = ["value", "--rules", "fuba:2.1", "--set", "fewest_players=seven", "--player", "random"];
        let question = [&rules[..], &["--matches", "90", "--seed", seed]].concat();
        let shards = ["1/3", "2/3"].map(|shard| {
            let out = format!("seed-{seed}-{}", &shard[..1]);
            printed(path, &[&question[..], &["--shard", shard, "--out", &out]].concat());
            out
        });
        let out = format!("merged-{seed}");
        let text = printed(path, &["merge", "--partial", "--out", &out, &shards[0], &shards[1]]);
        assert!(text.contains("Incomplete: 60 of 90") && text.contains("of each arm: 30 ("), "{text}");
        assert!(!text.contains(" rose from ") && !text.contains(" fell from "), "seed {seed}: {text}");
        let starred = text.lines().filter(|line| line.ends_with('*'));
        assert_eq!(starred.count(), 0, "seed {seed}: {text}");
    }
}
