//! Grid through every command, from outside.

use crate::common::{Folder, text};
use serde_json::Value;
use touchline_engine::{Describe, Driver, Node, Notation, Pcg, Rng, Seat, Seeded};
use touchline_grid::Grid;
use touchline_lab::Eager;

/// Two people who play to the end: what they type, and the match it should make.
fn two_people_type(spec: &str, seed: u64) -> (String, Driver<Grid>) {
    let game = Grid::from_text(spec).unwrap();
    let (mut dice, mut rng) = (Seeded::new(seed), Pcg::new(seed, 9));
    let mut driver = Driver::new(game, &());
    let (mut typed, mut private) = (String::new(), None);
    loop {
        match driver.node() {
            Node::Decide(seat, decision) => {
                let secret = game.is_secret(&decision);
                if secret && private != Some(seat) {
                    typed.push('\n'); // the keyboard changes hands
                }
                private = secret.then_some(seat);
                let action = eagerly(&driver, &mut rng);
                typed += &format!("{}\n", game.write_action(action));
                driver.act(action).unwrap();
            }
            Node::Chance => drop(driver.roll_from(&mut dice).unwrap()),
            Node::Over(_) => return (typed, driver),
        }
    }
}

fn eagerly(driver: &Driver<Grid>, rng: &mut Pcg) -> touchline_grid::Action {
    let weight = |action| driver.game().weight(driver.state(), action);
    let mut left = rng.below(driver.actions().iter().map(|action| weight(*action)).sum());
    for action in driver.actions().iter() {
        match left.checked_sub(weight(*action)) {
            Some(rest) => left = rest,
            None => return *action,
        }
    }
    unreachable!("the weights add up")
}

#[test]
fn a_short_match_is_typed_to_its_end_and_replayed() {
    let folder = Folder::new("score");
    let spec = "grid:basic?end=score:1";
    let (typed, driver) = two_people_type(spec, 44);
    let told = folder.prints(&["play", "--rules", spec, "--seed", "44", "--save", "short.tlm"], &typed);
    let score = driver.game().score(driver.state());
    assert_eq!(score[0] + score[1], 1, "the first goal ends it");
    assert!(told.contains(&format!("▲ Home {}-{} ▽ Away", score[0], score[1])), "the last board is drawn");
    assert!(folder.file("short.tlm").contains(&format!("\nresult: {}-{}\n", score[0], score[1])));
    let replayed = folder.prints(&["replay", "short.tlm", "--board"], "");
    assert!(replayed.contains("turn 2, first to 1") && replayed.contains("ball at 10,15"), "{replayed}");
}

#[test]
fn a_match_without_goals_goes_to_a_shoot_out() {
    let folder = Folder::new("shootout");
    for (spec, file) in [("grid:basic?end=turns:4", "a.tlm"), ("grid:basic+shootout?end=turns:4", "b.tlm")] {
        let (typed, driver) = two_people_type(spec, 1);
        assert!(driver.state().shootout.kicks[Seat::Home] >= 5, "{spec}: five kicks each");
        let told = folder.prints(&["play", "--rules", spec, "--seed", "1", "--save", file], &typed);
        assert!(told.contains("shoot-out 0-0 after 0-0 kicks, "), "{told}");
        assert!(told.contains("The goalie stands on slot "), "{told}");
        assert!(folder.file(file).contains("result: "), "{spec}");
        let replayed = folder.prints(&["replay", file], "");
        assert!(
            replayed.trim_end().ends_with("0-0 (Home wins)")
                || replayed.trim_end().ends_with("0-0 (Away wins)")
        );
    }
}

/// Saved in the middle and resumed: the same match.
#[test]
fn every_rule_at_once_is_typed_left_and_resumed() {
    let folder = Folder::new("full");
    let spec = "grid:full@medium?end=turns:30";
    let (typed, _) = two_people_type(spec, 5);
    folder.prints(&["play", "--rules", spec, "--seed", "5", "--save", "once.tlm"], &typed);
    let lines: Vec<&str> = typed.lines().collect();
    // Not in the middle of a placement, where the keyboard would change hands again.
    let cut = lines.iter().position(|line| *line == "end").unwrap() + 1;
    let [first, rest] = [&lines[..cut], &lines[cut..]].map(|lines| lines.join("\n") + "\n");
    folder.prints(&["play", "--rules", spec, "--seed", "5", "--save", "twice.tlm"], &first);
    folder.prints(&["play", "--resume", "twice.tlm"], &rest);
    assert_eq!(folder.file("once.tlm"), folder.file("twice.tlm"));
    assert!(folder.file("once.tlm").contains("result: "));
}

#[test]
fn a_whole_line_a_whole_placement_and_short_forms() {
    let folder = Folder::new("typing");
    let typed = "auto\nh7 10,14\nH7; kick n; n; stop\nundo\nnotation\nhelp\nquit\n";
    let play = ["play", "--rules", "grid:basic", "--away", "random", "--seed", "1"];
    let told = folder.prints(&play, typed);
    assert!(told.contains("▲7 "), "placed");
    assert!(
        told.contains("flight=kick H7") && told.contains("ball at 10,17 kicked by H7, last step n"),
        "{told}"
    );
    assert!(told.contains("A whole turn:") && told.contains("pick H5"), "help has the words of the game");
    assert!(!told.contains("skill cards") && !told.contains("special events"), "and no others");
    assert!(!told.contains("is not legal now. Legal"), "{told}");
}

#[test]
fn short_forms_stand_for_whole_moves() {
    let folder = Folder::new("short");
    let seat = ["--away", "random", "--seed", "1"];
    let play = [&["play", "--rules", "grid:basic", "--typed-dice", "--save", "m.tlm"][..], &seat].concat();
    folder.touchline(&play, "auto\n6 1\nH7 10,14\n6 6\nh7 kick n ne; n n; stop; H7 n n ne; H4 move e\n");
    let record = folder.file("m.tlm");
    let full = "pick H7; kick n; step ne; step n; step n; stop; pick H7; move n; pick H7; move n; pick H7; move ne; pick H4; \
                move e";
    assert!(record.contains(full), "{record}");
    let told = folder.prints(&["play", "--resume", "m.tlm"], "H4 w w\nH4 sideways\n");
    assert!(told.contains("sideways is not legal") && told.contains("Not given"), "{told}");
}

#[test]
fn the_end_of_a_turn_is_asked_and_enter_gives_it() {
    let folder = Folder::new("enter");
    // Home's roll is 2 and 1: three points, spent on steps.
    let typed = "auto\nH7 10,14\n2 1\nH4; n; H4; n; H4; n\nundo\nn\n\n";
    let play = ["play", "--rules", "grid:basic", "--away", "random", "--typed-dice", "--save", "m.tlm"];
    let out = folder.touchline(&play, &typed.replacen("H7", "6 1\nH7", 1));
    let record = folder.file("m.tlm");
    assert!(out.status.success() && record.contains("move n; end"), "{record}\n{}", text(&out.stdout));
}

#[test]
fn calls_from_outside_the_rules_are_typed() {
    let folder = Folder::new("calls");
    let play = ["play", "--rules", "grid:basic?end=timed:10", "--away", "random", "--seed", "1"];
    let told = folder.prints(&play, "auto\ncall nonsense\nH7 10,14\ncall full-time\nend\ncall draw\n");
    assert!(told.contains("call resign home"), "a call that is none is explained: {told}");
    assert!(folder.file("match-1.tlm").contains("call full-time"), "{}", folder.file("match-1.tlm"));
    assert!(told.contains("10 minutes, time is up"), "what was called is shown: {told}");
    let untimed =
        ["play", "--rules", "grid:basic", "--away", "random", "--seed", "1", "--save", "untimed.tlm"];
    let told = folder.prints(&untimed, "auto\ncall full-time\nH99\nquit\n");
    assert!(told.contains("H99 is not legal now"), "refused as it was typed: {told}");
    assert!(told.contains("Only a timed match"), "{told}");
    assert!(!folder.file("untimed.tlm").contains("call"), "{}", folder.file("untimed.tlm"));
}

#[test]
fn simulate_measures_and_covers() {
    let folder = Folder::new("simulate");
    let eager = ["--home", "eager", "--away", "eager"];
    let run = |rest: &[&str]| folder.prints(&[&["simulate"], &eager[..], rest].concat(), "");
    let basic = run(&["--rules", "grid:basic", "--matches", "10"]);
    assert!(basic.contains("none: deflections, tackles,") && !basic.contains("tackles per match"), "{basic}");
    let json: Value =
        serde_json::from_str(&run(&["--rules", "grid:full", "--matches", "40", "--json"])).unwrap();
    assert_eq!((&json["home"], &json["spec"]), (&"eager".into(), &"grid:full".into()));
    for key in [
        "turns_per_match",
        "shots_per_match",
        "tackles_per_match",
        "interceptions_per_match",
        "fouls_per_match",
    ] {
        assert!(json[key]["mean"].as_f64().is_some_and(|mean| mean > 0.1), "{key}: {}", json[key]);
    }
    let covered = run(&["--rules", "grid:basic", "--matches", "1500", "--coverage"]);
    assert!(
        covered.contains("eager against eager") && covered.contains("three dice for points"),
        "{covered}"
    );
    let random = folder.touchline(
        &[
            "simulate",
            "--rules",
            "grid:basic",
            "--home",
            "random",
            "--away",
            "random",
            "--matches",
            "20",
            "--coverage",
        ],
        "",
    );
    assert!(
        !random.status.success()
            && text(&random.stderr).contains("never reached in 20 matches of grid:basic")
    );
}

#[test]
fn bench_and_perft_know_it() {
    let folder = Folder::new("bench");
    let bench = folder.prints(&["bench", "--rules", "grid:basic", "--seconds", "0.05", "--json"], "");
    let json: Value = serde_json::from_str(&bench).unwrap();
    assert_eq!((&json["allocations_per_match"], &json["state_bytes"]), (&0.0.into(), &536.into()));
    let perft = folder.prints(&["perft", "--rules", "grid:basic", "--depth", "2", "--json"], "");
    let json: Value = serde_json::from_str(&perft).unwrap();
    // Fifteen rows for the goalie: seven slots, and thirteen rows of nineteen squares of which the circle
    // takes eight.
    let counts: Vec<u64> =
        json["counts"].as_array().unwrap().iter().map(|row| row["count"].as_u64().unwrap()).collect();
    assert_eq!(counts, [15, 7 + 14 * 19 - 8]);
}

#[test]
fn rules_list_show_and_compare_it() {
    let folder = Folder::new("rules");
    let list = folder.prints(&["rules", "list"], "");
    for word in ["grid:basic", "small* | medium | large", "tackle", "fielders"] {
        assert!(list.contains(word), "{word}: {list}");
    }
    let shown = folder.prints(&["rules", "show", "grid:advanced@large"], "");
    assert!(shown.contains("large") && shown.contains("G-TKL"), "{shown}");
    let differs = folder.prints(&["rules", "diff", "grid:basic", "grid:basic+tackle"], "");
    assert!(differs.contains("G-TKL") && !differs.contains("G-JUG"), "{differs}");
    let refused = folder.touchline(&["rules", "show", "grid:basic+tackel"], "");
    assert!(!refused.status.success() && text(&refused.stderr).contains("tackel"));
}

#[test]
fn the_engine_plays_it() {
    let folder = Folder::new("engine");
    let lines = [
        r#"{"cmd":"new","spec":"grid:basic","seed":1}"#,
        r#"{"cmd":"act","answers":["row 0"]}"#,
        r#"{"cmd":"act","answers":["column 10"]}"#,
        r#"{"cmd":"view","seat":"home"}"#,
        r#"{"cmd":"view","seat":"away"}"#,
        r#"{"cmd":"legal"}"#,
        r#"{"cmd":"call","call":"full-time"}"#,
    ];
    let told = folder.prints(&["engine"], &(lines.join("\n") + "\n"));
    let answers: Vec<Value> = told.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert!(answers.iter().take(6).all(|answer| answer["ok"] == true), "{told}");
    let goalie = |answer: &Value| answer["view"]["teams"]["home"]["markers"]["H0"]["at"].clone();
    assert_eq!(goalie(&answers[3]), "10,0");
    assert_eq!(goalie(&answers[4]), Value::Null, "placed in secret");
    assert_eq!(answers[4]["view"]["teams"]["home"]["hidden"], true);
    assert_eq!(
        answers[3]["view"]["board"],
        serde_json::json!({ "name": "small", "width": 19, "length": 29 })
    );
    assert_eq!(answers[5]["actions"][0]["action"], "row 1");
}
