//! `touchline lab` from outside.

mod advice;
mod disk;
mod formations;
mod merge;
mod precision;
mod python;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command as Process, Stdio};
use std::time::Duration;

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
const SMALL: [&str; 12] = [
    "run",
    "--rules",
    "fuba:2.1",
    "--rules",
    "fuba:3.0",
    "--a",
    "random",
    "--b",
    "eager",
    "--turns",
    "--decisions",
    "--no-luck",
];

fn bytes(folder: &Path, run: &str) -> Vec<Vec<u8>> {
    ["matches", "turns", "decisions"]
        .map(|kind| fs::read(folder.join(run).join(format!("{kind}.parquet"))).expect(kind))
        .into()
}

#[test]
fn threads_and_shards_do_not_show() {
    let folder = Folder::new("lab shards");
    let path = &folder.0;
    let play = |out: &str, more: &[&str]| {
        let matches: &[&str] = if more.contains(&"--matches") { &[] } else { &["--matches", "60"] };
        printed(path, &[&SMALL[..], matches, &["--out", out], more].concat());
    };
    play("one", &["--threads", "1"]);
    play("three", &["--threads", "3"]);
    let whole = bytes(path, "one");
    assert!(whole[0].len() > 3000 && whole == bytes(path, "three"));
    for shard in ["1/3", "2/3", "3/3"] {
        play(&format!("shard-{}", &shard[..1]), &["--shard", shard]);
        assert!(!path.join(format!("shard-{}/matches.parquet", &shard[..1])).exists(), "a shard is a part");
    }
    let text = printed(path, &["merge", "--out", "merged", "shard-3", "shard-1", "shard-2"]);
    assert!(text.contains("turns per half") && bytes(path, "merged") == whole);
    // What is there twice counts once.
    printed(path, &["merge", "--out", "twice", "shard-3", "shard-1", "shard-2", "shard-1"]);
    assert!(bytes(path, "twice") == whole);
    // An experiment grows, shard by shard.
    for shard in ["1/3", "2/3", "3/3"] {
        let out = format!("shard-{}", &shard[..1]);
        printed(
            path,
            &[&SMALL[..], &["--matches", "100", "--out", &out, "--shard", shard, "--resume"]].concat(),
        );
    }
    printed(path, &["merge", "--out", "grown", "shard-1", "shard-2", "shard-3"]);
    play("one", &["--matches", "100", "--resume"]);
    assert!(bytes(path, "grown") == bytes(path, "one"));
}

#[test]
fn a_run_that_was_interrupted_goes_on_to_the_same_result() {
    let folder = Folder::new("lab interrupt");
    let path = &folder.0;
    // Several parts: the interrupt comes when the first is there, and most of the matches are not.
    let rules = ["rule", "--rules", "fuba:3.0", "--toggle", "slow-play", "--player", "random"];
    let question = [&rules[..], &["--matches", "9000", "--threads", "2"]].concat();
    printed(path, &[&question[..], &["--out", "whole"]].concat());
    let mut child = Process::new(assert_cmd::cargo::cargo_bin!("touchline"))
        .current_dir(path)
        .arg("lab")
        .args(&question)
        .args(["--out", "broken"])
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
    let page = fs::read_to_string(path.join("broken/report.html")).expect("a report");
    let kept = there("broken");
    assert!(page.contains(&format!("Incomplete: {kept} of 9000 planned matches were played.")));
    assert!(kept > 0 && kept < 9000, "{kept} of 9000 matches were kept");
    let refusal = refused(path, &[&question[..], &["--out", "broken"]].concat());
    assert!(refusal.contains("--resume"), "{refusal}");
    printed(path, &[&question[..], &["--out", "broken", "--resume"]].concat());
    let matches = |run: &str| fs::read(path.join(run).join("matches.parquet")).expect("matches");
    assert_eq!((there("broken"), matches("broken") == matches("whole")), (9000, true));
    let other = refused(path, &[&question[..], &["--out", "broken", "--resume", "--seed", "2"]].concat());
    assert!(other.contains("seed is 1 there and 2 here") && other.contains("--out"), "{other}");
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
    // A sentence that says all by itself: of which rules, between whom, by which clauses.
    let plain = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let sentence = "With pressing=two-dice (fuba:2.1, random against random), turnovers per match rose from ";
    assert!(
        plain.contains(sentence) && plain.contains("95 % interval") && plain.contains("F-PRESS-03"),
        "{text}"
    );
    let page = fs::read_to_string(path.join("lab-value/report.html")).expect("a report");
    for meaning in ["turnovers per match: the ball lost in play", "possessions per match: runs of turns"] {
        assert!(text.contains(meaning), "{text}");
    }
    // Every sentence names the clause; the first one quotes it.
    let found =
        plain.split("What was found").nth(1).and_then(|rest| rest.split("less “").next()).expect("findings");
    let sentences = found.matches("95 % interval").count();
    assert!(sentences > 3 && found.matches("F-PRESS-03").count() == sentences, "{found}");
    assert_eq!(found.matches("as above.").count(), sentences - 1, "{found}");
    assert!(page.starts_with("<!doctype html>") && page.matches("<svg").count() == 3, "{page}");
    let links = page.matches("http").count() - page.matches("http://www.w3.org/").count();
    assert!(links == 0 && !page.contains("src=") && !page.contains("<script"), "one file alone");
    let editions = printed(path, &["editions", "--player", "random", "--matches", "400"]);
    assert!(
        ["about 23", "about 20", "about 17", "turns per possession", "comebacks"]
            .iter()
            .all(|part| editions.contains(part)),
        "{editions}"
    );
    assert!(editions.contains("Completed turns") && !editions.contains("rookies"), "{editions}");
    assert!(
        editions.contains("From 2.0 to 2.1 (random against random), ")
            && editions.contains("points of home: "),
        "{editions}"
    );
    // What was played is what follows from the rules, within the interval and a tenth of a turn.
    let rows = editions.lines().skip_while(|line| !line.contains("follows from the rules")).skip(1).take(4);
    let mut seen = 0;
    for row in rows {
        // Edition, "about", rulebook, played, ±, margin, what follows.
        let words: Vec<&str> = row.split_whitespace().collect();
        let number = |at: usize| words[at].parse::<f64>().expect(row);
        assert!((number(3) - number(6)).abs() < 2.0 * number(5) + 0.1, "{row}");
        seen += 1;
    }
    assert_eq!(seen, 4, "{editions}");
    let weather = printed(path, &["weather", "--player", "random", "--matches", "60"]);
    let page = fs::read_to_string(path.join("lab-weather/report.html")).expect("a report");
    for kind in ["ordinary", "heat", "sunshine", "wind", "rain", "cold"] {
        assert_eq!(page.matches(&format!(">{kind}</text>")).count(), 2, "{kind} is drawn twice");
    }
    assert!(weather.contains("“rain” less “ordinary”"), "{weather}");
    for clause in ["F-WTHR-02", "F-WTHR-04", "F-WTHR-06", "F-WTHR-08", "F-WTHR-10"] {
        assert!(weather.contains(&format!("{clause}: In ")), "each weather has its own clause: {weather}");
    }
    assert!(!weather.contains("F-WTHR-01"), "{weather}");
    let skills = printed(path, &["skills", "--player", "random", "--matches", "300", "--csv"]);
    assert!(skills.contains("gegenpressing") && skills.contains("F-SK-"), "{skills}");
    assert!(skills.contains("The luck of the dice is taken out of the points"), "{skills}");
    let csv = fs::read_to_string(path.join("lab-skills/matches.csv")).expect("CSV");
    let head = csv.lines().next().expect("a head");
    assert!(
        head.starts_with("match,round,arm_number,arm,spec,rules_revision,version,")
            && csv.lines().count() == 301,
        "{head}"
    );
}

/// Every column of every table is in the documentation.
#[test]
fn the_columns_are_documented() {
    let folder = Folder::new("lab columns");
    let path = &folder.0;
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/laboratory.md");
    let page = fs::read_to_string(page).expect("the documentation");
    for rules in ["fuba:3.0", "grid:basic?end=turns:10"] {
        let arms = ["run", "--rules", rules, "--a", "random", "--b", "random", "--matches", "2", "--csv"];
        let out = &rules[..4];
        printed(path, &[&arms[..], &["--turns", "--decisions", "--out", out]].concat());
        for kind in ["matches", "turns", "decisions"] {
            let table = fs::read_to_string(path.join(out).join(format!("{kind}.csv"))).expect(kind);
            for column in table.lines().next().expect("a head").split(',') {
                assert!(page.contains(&format!("`{column}`")), "{column} of {kind} is not documented");
            }
        }
    }
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
    for clause in ["F-WTHR-04: In sunshine", "F-WTHR-08: In rain"] {
        assert!(text.contains(clause), "arms that differ in weather alone are about its clauses: {text}");
    }
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
    assert!(!path.join("x").exists(), "refused before anything was played");
    let sides = ["run", "--rules", "fuba:3.0", "--rules", "fuba:2.1", "--precision", "0.1"];
    // Fewer matches than looks: the first look has a round all the same.
    let few =
        ["--measure", "goals_per_match", "--matches", "8", "--a", "random", "--b", "random", "--out", "few"];
    printed(path, &[&sides[..], &few].concat());
    let same = refused(path, &sides);
    assert!(same.contains("both sides are the same") && same.contains("goals_per_match"), "{same}");
    assert!(
        refused(path, &["run", "plan.toml", "--out", "y", "--shard", "1/2"])
            .contains("--precision and --shard")
    );
}

/// One arm of two sides is an answer by itself: who takes how many points, and what each side does.
#[test]
fn two_sides_of_one_arm_are_compared() {
    let folder = Folder::new("lab sides");
    let path = &folder.0;
    let words = |arguments: &[&str]| {
        let text = printed(path, &[&["run", "--rules", "fuba:3.0"], arguments].concat());
        text.split_whitespace().collect::<Vec<_>>().join(" ")
    };
    let players = words(&["--a", "eager", "--b", "random", "--matches", "80", "--csv"]);
    assert!(
        players.contains("A (eager) takes 0.") && players.contains("against B (random) (95 % interval"),
        "{players}"
    );
    for measure in
        ["Side A against side B", "A less B", "goals of a", "goals of b", "shots of a", "shots of b"]
    {
        assert!(players.contains(measure), "{measure} in {players}");
    }
    let page = fs::read_to_string(path.join("lab-run/report.html")).expect("a report");
    assert!(page.contains("points of A against B"), "it is drawn");
    let formations = ["--formation-a", "3-4-3", "--formation-b", "4-4-2", "--a", "random", "--b", "random"];
    let formations = words(&[&formations[..], &["--matches", "40", "--out", "two"]].concat());
    assert!(
        formations.contains("A (3-4-3) takes") && formations.contains("against B (4-4-2)"),
        "{formations}"
    );
    let precise = ["--a", "eager", "--b", "random", "--matches", "60", "--precision", "0.001"];
    let precise = words(&[&precise[..], &["--measure", "goals_of_a", "--out", "three"]].concat());
    assert!(precise.contains("Not reached: the precision of 0.001 for goals_of_a"), "{precise}");
}

/// A program plays a side of an experiment as any other player does.
#[test]
fn programs_play_in_an_experiment() {
    let folder = Folder::new("lab programs");
    let path = &folder.0;
    let touchline = assert_cmd::cargo::cargo_bin!("touchline").display();
    let program = format!("engine:'{touchline}' engine --level random");
    let asked = ["run", "--rules", "fuba:2.1", "--a", &program, "--b", "eager", "--matches", "8", "--csv"];
    let play = |more: &[&str]| printed(path, &[&asked[..], more].concat());
    let text = play(&["--threads", "1", "--out", "one"]);
    let words = text.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(words.contains("A (engine:") && words.contains("against B (eager) (95 % interval"), "{words}");
    assert!(words.contains("by a program of its own, may play differently"), "{words}");
    // This one plays the same again, whatever the threads and shards.
    play(&["--threads", "2", "--out", "two"]);
    for shard in ["1/2", "2/2"] {
        play(&["--shard", shard, "--out", &format!("s{}", &shard[..1])]);
    }
    printed(path, &["merge", "--csv", "--out", "merged", "s1", "s2"]);
    let rows = |run: &str| fs::read_to_string(path.join(run).join("matches.csv")).expect("CSV");
    assert!(rows("one").lines().count() == 9 && rows("one").contains(",engine:"), "{}", rows("one"));
    assert!(rows("one") == rows("two") && rows("one") == rows("merged"));
    // One that cannot go on is named with its match, and what was played before is kept.
    let broken = ["run", "--rules", "fuba:2.1", "--a", "engine:/nowhere/player", "--matches", "8"];
    let refusal = refused(path, &[&broken[..], &["--out", "broken"]].concat());
    assert!(refusal.contains("match 0: ") && refusal.contains("/nowhere/player"), "{refusal}");
}

/// Not all editions have advanced rules.
#[test]
fn all_editions_are_played_with_what_they_offer() {
    let folder = Folder::new("lab all editions");
    let path = &folder.0;
    let text = printed(path, &["editions", "--all", "--player", "random", "--matches", "40"]);
    let words = text.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(words.contains("2.2 has no advanced rules and is played as it is"), "{words}");
    assert!(words.contains("fuba:2.1+all, fuba:2.2, fuba:3.0+all"), "{words}");
}

/// What is not ours is not overwritten, and refused before anything is played.
#[test]
fn a_folder_keeps_what_is_in_it() {
    let folder = Folder::new("lab folders");
    let path = &folder.0;
    let value =
        ["value", "--rules", "fuba:2.1", "--set", "fewest_players=seven", "--player", "random", "--no-luck"];
    let value = |out: &'static str| [&value[..], &["--matches", "4", "--out", out]].concat();
    let formations =
        ["formations", "--only", "4-4-2,3-4-3", "--player", "random", "--no-luck", "--matches", "8"];
    let formations = |out: &'static str| [&formations[..], &["--out", out]].concat();
    printed(path, &value("value"));
    printed(path, &formations("formations"));
    let report = |name: &str| fs::read_to_string(path.join(name).join("report.html")).expect("a report");
    let before = [report("value"), report("formations")];
    let refusal = refused(path, &formations("value"));
    assert!(refusal.contains("value holds another experiment") && refusal.contains("--out"), "{refusal}");
    let refusal = refused(path, &value("formations"));
    assert!(refusal.contains("holds formations"), "{refusal}");
    assert_eq!([report("value"), report("formations")], before);
    assert!(!path.join("value/coarse").exists() && !path.join("formations/parts").exists());
    for name in ["report.html", "matches.parquet", "turns.csv"] {
        fs::create_dir_all(path.join("mine")).expect("a folder");
        fs::write(path.join("mine").join(name), "mine").expect("a file");
        for refusal in [refused(path, &value("mine")), refused(path, &formations("mine"))] {
            assert!(
                refusal.contains(&format!("mine holds a {name}")) && refusal.contains("--out"),
                "{refusal}"
            );
        }
        assert_eq!(fs::read_dir(path.join("mine")).expect("a folder").count(), 1);
        fs::remove_dir_all(path.join("mine")).expect("a folder");
    }
    // Anything else does no harm.
    fs::create_dir(path.join("mine")).expect("a folder");
    fs::write(path.join("mine/notes.txt"), "mine").expect("a file");
    printed(path, &value("mine"));
}

/// Matches of other players are not mixed with those of this program, whatever its version says.
#[test]
fn matches_of_other_players_are_not_mixed() {
    let folder = Folder::new("lab players");
    let path = &folder.0;
    let play = ["run", "--rules", "fuba:2.1", "--a", "random", "--b", "random", "--matches", "8"];
    for shard in ["1/2", "2/2"] {
        let out = format!("s{}", &shard[..1]);
        printed(path, &[&play[..], &["--shard", shard, "--out", &out]].concat());
    }
    let file = path.join("s1/experiment.toml");
    let plan = fs::read_to_string(&file).expect("a plan");
    let line = plan.lines().find(|line| line.starts_with("played_by = \"1-")).expect("who played");
    fs::write(&file, plan.replace(line, "played_by = \"1-0123456789abcdef\"")).expect("a file");
    let resumed = refused(path, &[&play[..], &["--shard", "1/2", "--out", "s1", "--resume"]].concat());
    let merged = refused(path, &["merge", "--out", "all", "s1", "s2"]);
    for refusal in [resumed, merged] {
        assert!(refusal.contains("other weights") && refusal.contains("0123456789abcdef"), "{refusal}");
    }
    // A folder of before players were known.
    fs::write(&file, plan.replace(line, "")).expect("a file");
    let old = refused(path, &[&play[..], &["--shard", "1/2", "--out", "s1", "--resume"]].concat());
    assert!(old.contains("played_by is nothing there"), "{old}");
    fs::write(&file, plan).expect("a file");
    printed(path, &["merge", "--out", "all", "s1", "s2"]);
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
    // What a position has settled cannot be fixed as well.
    let start = "home=4-4-2,GK:APA,AFR:4,CE:6 away=4-4-2,GK:BPA,BFR:4,CE:6 ball=CE:3:home clock=1:20";
    let from =
        ["run", "--rules", "fuba:3.0", "--a", "random", "--b", "random", "--matches", "2", "--start", start];
    printed(path, &[&from[..], &["--out", "from"]].concat());
    for fixed in [["--formation-a", "4-4-2"], ["--terms", "draw=shoot-out"]] {
        let refusal = refused(path, &[&from[..], &fixed].concat());
        assert!(refusal.contains("settled before the position of start"), "{refusal}");
    }
    assert!(refused(path, &["run", "nothing.toml"]).contains("nothing.toml"));
    let formations = "question = \"formations\"\n[[arm]]\nrules = \"fuba:3.0\"\n";
    fs::write(path.join("plan.toml"), formations).expect("a file");
    let none = refused(path, &["run", "plan.toml"]);
    assert!(none.contains("give a and b a formation each"), "{none}");
    assert!(refused(path, &["editions", "--shard", "4/3"]).contains("2/3"));
    assert!(refused(path, &["merge", "--out", "x", "nowhere"]).contains("nowhere"));
    let other: PathBuf = path.join("lab-editions");
    assert!(!other.exists(), "nothing is left behind by what was refused");
}
