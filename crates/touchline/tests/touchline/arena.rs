//! `touchline arena` from outside.

use assert_cmd::Command;
use serde_json::Value;

fn arena(arguments: &[&str]) -> assert_cmd::assert::Assert {
    Command::new(assert_cmd::cargo::cargo_bin!("touchline")).arg("arena").args(arguments).assert()
}

fn printed(arguments: &[&str]) -> String {
    let players = ["--a", "random", "--b", "random"];
    let output = arena(&[&players[..], arguments].concat()).success().get_output().clone();
    assert!(output.stderr.is_empty(), "no progress bar where nobody looks");
    String::from_utf8(output.stdout).expect("text")
}

fn json(arguments: &[&str]) -> Value {
    serde_json::from_str(&printed(&[arguments, &["--json"]].concat())).expect("JSON")
}

fn refused(arguments: &[&str]) -> String {
    let output = arena(arguments).failure().get_output().clone();
    assert!(output.stdout.is_empty());
    String::from_utf8(output.stderr).expect("text")
}

#[test]
fn json_has_the_score_with_its_interval() {
    let json = json(&["--matches", "40", "--no-stop"]);
    let number = |value: &Value| value.as_f64().expect("a number");
    let (score, low, high) =
        (number(&json["score_a"]), number(&json["interval"][0]), number(&json["interval"][1]));
    assert!(0.0 <= low && low < score && score < high && high <= 1.0);
    assert_eq!(json["matches"], 40);
    let [won, drawn, lost] = ["won", "drawn", "lost"].map(|key| number(&json[key]));
    assert!((won + drawn + lost - 40.0).abs() < 1e-9 && (score - (won + drawn / 2.0) / 40.0).abs() < 1e-9);
    let elo = 400.0 * (score / (1.0 - score)).log10();
    assert!((number(&json["elo"]) - elo).abs() < 1e-9);
    assert!(number(&json["elo_interval"][0]) < elo && elo < number(&json["elo_interval"][1]));
    assert_eq!(json["test"]["verdict"], "undecided");
    assert!(json["pair_points"].is_null() && json["test"]["stopped_early"] == false);
    assert!(number(&json["times"]["a"]["p99_us"]) >= number(&json["times"]["a"]["median_us"]));
}

#[test]
fn all_but_the_times_is_the_same_whatever_the_threads() {
    for more in [&["--pairs"][..], &["--elo0=-150", "--elo1", "150"]] {
        let with = |threads| {
            let fixed = ["--rules", "fuba:2.0", "--matches", "300", "--seed", "5", "--threads", threads];
            let mut json = json(&[&fixed[..], more].concat());
            assert!(json.as_object_mut().expect("an object").remove("times").is_some());
            json
        };
        let one = with("1");
        assert_eq!(one, with("3"));
        assert!(one["test"]["stopped_early"] == true && one["matches"].as_u64() < Some(300), "{one}");
    }
}

#[test]
fn a_player_against_itself_in_pairs_is_not_shown_to_be_stronger() {
    let text = printed(&["--pairs", "--rules", "grid:basic@small"]);
    for part in
        ["· a: random against b: random · matches: ", " in pairs · seed: 1", "not shown · at most 0 Elo"]
    {
        assert!(text.contains(part), "{part} is not in {text}");
    }
    for part in ["score of a    50.0 %", "1 : 1", "thinking time", "●", "--no-stop"] {
        assert!(text.contains(part), "{part} is not in {text}");
    }
    let short = printed(&["--pairs", "--matches", "3"]);
    assert!(short.contains("matches: 4 in pairs") && short.contains("nothing is decided before 16 pairs"));
}

#[test]
fn bad_input_is_named() {
    let level = refused(&["--a", "coach:9", "--b", "random"]);
    assert!(level.contains("coach:9") && level.contains("rookie"), "{level}");
    assert!(refused(&["--a", "random"]).contains("--b"));
    let players = |more: &[&str]| refused(&[&["--a", "random", "--b", "rookie"], more].concat());
    assert!(players(&["--rules", "fuba:9.9"]).contains("9.9"));
    for matches in ["0", "100000001", "-1", "many"] {
        assert!(players(&[&format!("--matches={matches}")]).contains(matches));
    }
    assert!(players(&["--threads", "0"]).contains("1..=1024"));
    for claims in [["--elo0", "30"], ["--elo1", "NaN"], ["--alpha", "0"], ["--beta", "0.5"]] {
        assert!(players(&claims).contains("--elo0 has to be below --elo1"));
    }
}

#[test]
fn how_they_play_is_told_where_it_is_asked_for() {
    let fixed = ["--a", "dribbler", "--b", "rookie", "--matches", "4", "--pairs", "--no-stop"];
    let text = |more: &[&str]| {
        let output = arena(&[&fixed[..], more].concat()).success().get_output().clone();
        String::from_utf8(output.stdout).expect("text")
    };
    let told = text(&["--styles"]);
    assert!(
        ["a: dribbler", "how they play", "dribbles a match", " ± "].iter().all(|part| told.contains(part)),
        "{told}"
    );
    assert!(!text(&[]).contains("how they play"));
    let json: Value = serde_json::from_str(&text(&["--styles", "--json"])).expect("JSON");
    assert_eq!(json["styles"][0]["name"], "row of the block (0 to 8)");
    assert!(json["styles"][0]["margin"].is_f64());
}

/// `engine:` and the program under test, which speaks the protocol.
fn engine(level: &str) -> String {
    format!("engine:'{}' engine --level {level}", assert_cmd::cargo::cargo_bin!("touchline").display())
}

fn contest(rules: &str, players: [&str; 2], more: &[&str]) -> Value {
    let [a, b] = players;
    let fixed = ["--rules", rules, "--a", a, "--b", b, "--no-stop", "--json"];
    let output = arena(&[&fixed[..], more].concat()).success().get_output().clone();
    serde_json::from_slice(&output.stdout).expect("JSON")
}

/// Not the same as the player inside the arena: a program is asked every answer anew, and does not remember
/// the whole action that it has begun.
#[test]
fn a_program_gives_the_same_result_whatever_the_threads() {
    let played = |threads: &str| {
        let mut json = contest(
            "grid:basic@small?fielders=1",
            [&engine("rookie"), "random"],
            &["--matches", "4", "--pairs", "--threads", threads],
        );
        let times = json.as_object_mut().expect("an object").remove("times").expect("times");
        assert!(times["a"]["total_s"].as_f64() > Some(0.0), "{times}");
        json
    };
    let one = played("1");
    assert_eq!(one, played("2"));
    assert_eq!(one["won"], 4, "a rookie beats random play");
}

#[test]
fn a_program_with_a_budget_keeps_to_it() {
    let quick = engine("coach:5").replace("engine:", "engine@1:");
    let json = contest("fuba:3.0", [&quick, "random"], &["--matches", "2"]);
    assert_eq!(json["a"], *quick);
    assert_eq!(json["matches"], 2);
}

#[test]
fn bots_play_where_they_can() {
    let json = contest("grid:basic", ["thumb", "eager"], &["--matches", "4"]);
    assert_eq!((&json["a"], &json["b"], &json["matches"]), (&"thumb".into(), &"eager".into(), &4.into()));
    assert!(json["shots_for"].as_f64() >= json["goals_for"].as_f64(), "{json}");
    let refused = refused(&["--a", "thumb", "--b", "random", "--rules", "fuba:3.0"]);
    assert!(refused.contains("thumb cannot play fuba:3.0"), "{refused}");
}

#[test]
fn a_program_that_cannot_go_on_is_named_with_its_match() {
    let told = |program: &str| refused(&["--a", program, "--b", "random", "--threads", "1"]);
    for (program, why) in [
        ("engine:/nowhere/touchline engine", "cannot start the program /nowhere/touchline engine"),
        ("engine:sh -c 'read question; echo gone'", "answered something that is not JSON"),
        ("engine:sh -c 'read question; exit 3'", "has ended without an answer"),
        (
            r#"engine:sh -c 'read question; echo "{\"id\":1,\"ok\":true,\"index\":999}"'"#,
            "answered 999, which is no legal action",
        ),
    ] {
        let text = told(program);
        assert!(text.contains("match 1: a cannot go on: ") && text.contains(why), "{program}: {text}");
    }
    assert!(told("engine:").contains("name the program"));
}

#[test]
fn a_round_robin_has_a_cross_table_and_ratings() {
    let arguments =
        ["--player", "random", "--player", "rookie", "--player", "eager", "--matches", "20", "--pairs"];
    let run = |more: &[&str]| {
        let mut command = Command::new(assert_cmd::cargo::cargo_bin!("touchline"));
        let output = command.arg("arena").args(arguments).args(more).assert().success().get_output().clone();
        String::from_utf8(output.stdout).expect("text")
    };
    let text = run(&[]);
    assert!(
        text.starts_with("fuba:3.0 · round robin of 3 · 20 matches between every two, in pairs · seed: 1"),
        "{text}"
    );
    assert!(text.contains("  1. rookie"), "{text}");
    assert_eq!(text, run(&["--threads", "1"]));
    let json: serde_json::Value = serde_json::from_str(&run(&["--json"])).expect("JSON");
    assert_eq!(json["meetings"].as_array().map(Vec::len), Some(3));
    assert_eq!(json["players"][0]["name"], "rookie");
    let elos: f64 = (0..3).filter_map(|at| json["players"][at]["elo"].as_f64()).sum();
    assert!(elos.abs() < 1e-6, "the mean is 0");
    // Every meeting has dice of its own, and can be played again by itself.
    let meetings = json["meetings"].as_array().expect("meetings");
    let seeds: Vec<String> = meetings.iter().map(|meeting| meeting["seed"].to_string()).collect();
    assert!(seeds[0] != seeds[1] && seeds[1] != seeds[2] && seeds[0] != seeds[2], "{seeds:?}");
    let [a, b] = ["a", "b"].map(|side| meetings[1][side].as_str().expect("a name"));
    let alone = contest("fuba:3.0", [a, b], &["--matches", "20", "--pairs", "--seed", &seeds[1]]);
    assert_eq!((&alone["score_a"], &alone["won"]), (&meetings[1]["score_a"], &meetings[1]["won"]));
    let refused = |arguments: &[&str]| {
        let mut command = Command::new(assert_cmd::cargo::cargo_bin!("touchline"));
        let output = command.arg("arena").args(arguments).assert().failure().get_output().clone();
        String::from_utf8(output.stderr).expect("text")
    };
    assert!(refused(&["--player", "random"]).contains("2 to 32"));
    assert!(refused(&["--player", "random", "--player", "random"]).contains("twice"));
    assert!(refused(&["--a", "random"]).contains("--b"));
    assert!(refused(&["--player", "random", "--a", "random", "--b", "random"]).contains("cannot be used"));
}
