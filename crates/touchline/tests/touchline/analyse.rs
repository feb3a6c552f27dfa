//! Analysed records: text, JSON, and everything that is not a record.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Output;
use std::time::Duration;

use assert_cmd::Command;
use serde_json::Value;

/// The time limit: far more than any of these needs.
const LIMIT: Duration = Duration::from_mins(10);

fn touchline(arguments: &[&str]) -> Output {
    Command::cargo_bin("touchline").unwrap().args(arguments).timeout(LIMIT).output().unwrap()
}

fn record(path: &str) -> String {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(path).to_str().unwrap().to_owned()
}

fn analysed(path: &str) -> Value {
    let out = touchline(&["analyse", &record(path), "--level", "rookie", "--json"]);
    assert!(out.status.success(), "{}", String::from_utf8_lossy(&out.stderr));
    serde_json::from_slice(&out.stdout).unwrap()
}

fn number(value: &Value, path: &str) -> f64 {
    value.pointer(path).and_then(Value::as_f64).unwrap_or_else(|| panic!("{path}"))
}

/// A file with this text, in a folder of its own.
fn file(name: &str, text: impl AsRef<[u8]>) -> PathBuf {
    let path = std::env::temp_dir().join(format!("touchline-analyse-{name}-{}.tlm", std::process::id()));
    fs::write(&path, text).unwrap();
    path
}

/// The error output of a command that fails.
fn refused(arguments: &[&str]) -> String {
    let out = touchline(&[&["analyse"], arguments].concat());
    assert!(!out.status.success());
    assert!(out.stdout.is_empty());
    String::from_utf8(out.stderr).unwrap()
}

const RECORDS: [&str; 5] = [
    "fuba/tests/records/revision-1/basic-1.tlm",
    "fuba/tests/records/revision-1/options.tlm",
    "grid/tests/records/revision-1/basic-first-to-one.tlm",
    "grid/tests/records/revision-1/basic-shoot-out.tlm",
    "grid/tests/records/revision-1/advanced-medium.tlm",
];

#[test]
fn the_figures_of_a_record_fit_together() {
    for path in RECORDS {
        let all = analysed(path);
        let header = fs::read_to_string(record(path)).unwrap();
        let score = format!("{}-{}", number(&all, "/score/home"), number(&all, "/score/away"));
        assert!(header.contains(&format!("\nresult: {score}\n")), "{path}: {score}");
        assert_eq!(all["finished"], true);
        let explained = number(&all, "/balance/luck") - number(&all, "/balance/errors");
        let change = number(&all, "/balance/result") - number(&all, "/balance/start");
        assert!((change - explained).abs() < 1e-9, "{path}");
        let shots = all["shots"].as_array().unwrap();
        for seat in ["home", "away"] {
            let own = || shots.iter().filter(|shot| shot["seat"] == seat);
            let side = |what: &str| number(&all, &format!("/sides/{seat}/{what}"));
            let count = |n: usize| f64::from(u32::try_from(n).unwrap());
            assert!((count(own().count()) - side("shots")).abs() < 1e-9, "{path}");
            assert!((count(own().filter(|shot| shot["goal"] == true).count()) - side("goals")).abs() < 1e-9);
            let expected: f64 = own().map(|shot| shot["chance"].as_f64().unwrap()).sum();
            assert!((expected - side("expected_goals")).abs() < 1e-9, "{path}");
        }
        let steps = all["steps"].as_array().unwrap();
        assert!(header.trim_end().ends_with(&format!("end {}", steps.len())), "{path}");
        for step in steps {
            assert!(["decision", "roll", "call"].contains(&step["kind"].as_str().unwrap()));
            assert!(!step["position"].as_str().unwrap().is_empty());
        }
    }
}

#[test]
fn a_report_shows_everything_a_person_asks_for() {
    let out = touchline(&["analyse", &record(RECORDS[0]), "--level", "rookie"]);
    assert!(out.status.success());
    let text = String::from_utf8(out.stdout).unwrap();
    for part in [
        "fuba:3.0 · judged by rookie",
        "Winning chance of Home",
        "luck of the dice",
        "Without the luck",
        "expected goals",
        "possession",
        "Mistakes that cost most",
        "Rolls that moved most",
        "Goal chances",
    ] {
        assert!(text.contains(part), "{part}\n{text}");
    }
    // No sentence is missing, and without a terminal there are no escape codes.
    assert!(!text.contains("analysis-") && !text.contains('\u{1b}'), "{text}");
}

#[test]
fn a_match_that_goes_on_is_worth_its_last_position() {
    let text = "touchline record 1\nspec: fuba:3.0\nrules: 1\n\n0. formation 4-4-2; formation 4-4-2; 6 2; kick-off home\nend 4\n";
    let path = file("unfinished", text);
    let path = path.to_str().unwrap();
    let out = touchline(&["analyse", path, "--json"]);
    let all: Value = serde_json::from_slice(&out.stdout).unwrap();
    assert_eq!((&all["finished"], &all["outcome"]), (&Value::Bool(false), &Value::Null));
    let result = number(&all, "/balance/result");
    assert!(result > 0.0 && result < 1.0);
    assert!((result - number(&all, "/steps/3/after")).abs() < 1e-12);
    let told = String::from_utf8(touchline(&["analyse", path]).stdout).unwrap();
    assert!(told.contains("the record stops here"), "{told}");
    assert!(told.contains("There were no goal chances."), "{told}");
    fs::remove_file(path).unwrap();
}

#[test]
fn what_is_no_record_is_refused_like_everywhere() {
    assert!(refused(&["no-such-file.tlm"]).contains("cannot read no-such-file.tlm"));
    let bad =
        file("bad", "touchline record 1\nspec: fuba:3.0\nrules: 1\n\n0. formation 4-4-2; dance\nend 2\n");
    assert!(refused(&[bad.to_str().unwrap()]).contains("line 5"), "{}", refused(&[bad.to_str().unwrap()]));
    fs::write(&bad, "hello").unwrap();
    assert!(refused(&[bad.to_str().unwrap()]).contains("line 1"));
    fs::write(&bad, [0xff, 0xfe]).unwrap();
    assert!(refused(&[bad.to_str().unwrap()]).contains("is not text"));
    fs::write(&bad, "touchline record 1\nspec: chess\nrules: 1\n\nend 0\n").unwrap();
    assert!(refused(&[bad.to_str().unwrap()]).contains("chess"));
    fs::remove_file(bad).unwrap();
}

#[test]
fn levels_that_do_not_exist_or_do_not_judge_are_refused() {
    let path = record(RECORDS[0]);
    assert!(refused(&[&path, "--level", "random"]).contains("The level random cannot judge a match"));
    assert!(refused(&[&path, "--level", "coach:9"]).contains("coach:5"));
    assert!(refused(&[]).contains("RECORD"));
    assert!(refused(&[&path, "--study", "10"]).contains("--study"));
    assert!(refused(&["--study", "4", "--rules", "fuba:9"]).contains('9'));
    assert!(refused(&["--study", "4", "--home", "genius"]).contains("rookie"));
}

#[test]
fn a_study_compares_results_with_and_without_luck() {
    let rules = "grid:basic?end=turns:4&half_time=off";
    let arguments = [
        "analyse", "--study", "4", "--rules", rules, "--home", "random", "--away", "random", "--level",
        "rookie",
    ];
    let study = |more: &[&str]| touchline(&[&arguments, more].concat());
    let all: Value = serde_json::from_slice(&study(&["--json", "--threads", "1"]).stdout).unwrap();
    assert_eq!((&all["matches"], &all["level"]), (&Value::from(4), &Value::from("rookie")));
    let (raw, adjusted) = (number(&all, "/raw/mean"), number(&all, "/adjusted/mean"));
    assert!((raw - adjusted - number(&all, "/luck/mean")).abs() < 1e-9);
    let factor = number(&all, "/raw/variance") / number(&all, "/adjusted/variance");
    assert!((factor - number(&all, "/factor")).abs() < 1e-9 * factor);
    assert!((0.0..=1.0).contains(&number(&all, "/coverage")));
    // The same with any number of threads.
    assert_eq!(serde_json::from_slice::<Value>(&study(&["--json", "--threads", "3"]).stdout).unwrap(), all);
    let text = String::from_utf8(study(&[]).stdout).unwrap();
    assert!(text.contains("variance taken out") && text.contains("without luck"), "{text}");
}

/// A folder with this as a client's page.
fn client(name: &str, page: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("touchline-analyse-client-{name}-{}", std::process::id()));
    fs::create_dir_all(&folder).unwrap();
    fs::write(folder.join("report.html"), page).unwrap();
    folder
}

// What the real page makes of it is tested in a browser: web/browser/report.test.ts.
#[test]
fn a_page_holds_the_report_and_is_the_client_s_otherwise() {
    let [before, after] = ["<p>$1 {}</p><script type=\"application/json\" id=\"report\">", "</script><p>"];
    let client = client("whole", &format!("{before}{after}"));
    let record = fs::read_to_string(record(RECORDS[2])).unwrap();
    let evil = "</script><!--<script>\u{2028}$& 'co'";
    let record = file("evil", record.replacen("\nhome: human\n", &format!("\nhome: {evil}\n"), 1));
    let page = client.join("page.html");
    let [path, to, folder] = [&record, &page, &client].map(|path| path.to_str().unwrap());
    let out = touchline(&[
        "analyse",
        path,
        "--level",
        "rookie",
        "--html",
        to,
        "--client",
        folder,
        "--language",
        "it",
    ]);
    assert!(out.status.success(), "{}", String::from_utf8_lossy(&out.stderr));
    let text = String::from_utf8(out.stdout).unwrap();
    assert!(text.contains("Occasioni da gol") && text.ends_with(&format!("\n{to}\n")), "{text}");

    let html = fs::read_to_string(&page).unwrap();
    let inside = html.strip_prefix(before).unwrap().strip_suffix(after).unwrap();
    assert!(!inside.contains('<'), "the report cannot end its element");
    let inside: Value = serde_json::from_str(inside).unwrap();
    assert_eq!(inside["language"], "it");
    assert_eq!(inside["report"]["names"]["home"], evil);
    let command = inside["command"].as_str().unwrap();
    assert!(command.starts_with("touchline analyse touchline-analyse-evil-"), "{command}");
    assert!(command.ends_with(".tlm --level rookie --language it --html page.html"), "{command}");
    let alone = touchline(&["analyse", path, "--level", "rookie", "--json"]).stdout;
    assert_eq!(inside["report"], serde_json::from_slice::<Value>(&alone).unwrap());

    let nowhere = page.join("page.html");
    let nowhere = ["--html", nowhere.to_str().unwrap(), "--client", folder];
    assert!(refused(&[&[path], &nowhere[..]].concat()).contains("cannot write"));
    fs::remove_dir_all(&client).unwrap();
    fs::remove_file(&record).unwrap();
}

#[test]
fn without_a_client_there_is_no_page_and_it_is_said_how_to_get_one() {
    let page = std::env::temp_dir().join(format!("touchline-analyse-page-{}.html", std::process::id()));
    let (path, to) = (record(RECORDS[2]), page.to_str().unwrap());
    // A release build contains one.
    if cfg!(debug_assertions) {
        for (language, what) in [("en", "name it: --client"), ("fi", "nimeä ne"), ("it", "indicale")] {
            let told = refused(&[&path, "--html", to, "--language", language]);
            assert!(told.contains(what) && told.contains("--client web/dist"), "{told}");
        }
    }
    let other = client("other", "<title>another page</title>");
    for folder in [other.to_str().unwrap(), "/nowhere"] {
        let told = refused(&[&path, "--html", to, "--client", folder]);
        assert!(told.contains(&format!("report.html for pages in {folder}")), "{told}");
    }
    assert!(!page.exists(), "nothing is left behind");
    assert!(refused(&[&path, "--language", "tlh"]).contains("[possible values: en, fi, it]"));
    fs::remove_dir_all(other).unwrap();
}

#[test]
fn a_page_never_takes_the_place_of_a_match() {
    let text = "touchline record 1\nspec: fuba:3.0\nrules: 1\n\n0. formation 4-4-2\nend 1\n";
    let path = file("kept", text);
    let name = path.to_str().unwrap();
    assert!(refused(&[name, "--html", name]).contains("is a match: give --html another file"));
    assert_eq!(fs::read_to_string(&path).unwrap(), text);
    fs::remove_file(path).unwrap();
}

#[test]
fn a_match_in_which_nothing_was_played_teaches_nothing() {
    let path = file("unplayed", "touchline record 1\nspec: fuba:3.0\nrules: 1\n\nend 0\n");
    assert!(refused(&[path.to_str().unwrap()]).contains("nothing to analyse"));
    fs::remove_file(path).unwrap();
}
