//! What a match costs in the next (F-COMP-01 to 06, 08, 13), from the file to the first questions of the
//! match.

use super::{Club, has};
use crate::common::text;

/// The terms that `fixtures` gives a match.
fn terms(club: &Club, teams: &str) -> String {
    let list = club.says(&["fixtures", "cup", "--open"]);
    let mut lines = list.lines().skip_while(|line| !line.contains(teams));
    lines.next().unwrap_or_else(|| panic!("no {teams} in\n{list}"));
    let command =
        lines.take_while(|line| line.starts_with("         ")).find(|line| line.contains("--terms"));
    command.map(|line| line.split('"').nth(1).unwrap().to_owned()).unwrap_or_default()
}

/// Four teams that meet twice; Ajax and Lazio have played once before, with two yellow cards each.
fn season(edition: &str) -> Club {
    let spec = format!("fuba:{edition}+condition");
    let options = ["--spec", &spec, "--format", "round-robin legs=4", "--primary"];
    let club = Club::new(&format!("carry-{edition}"));
    club.says(&[&["new", "cup", "--name", "Cup"], &options[..]].concat());
    for team in ["Ajax", "Lazio"] {
        club.says(&["add", "cup", team, "--primary", "4-4-2"]);
    }
    club.says(&["start", "cup"]);
    club.says(&["draw", "cup", "Ajax", "Lazio"]);
    club
}

/// A red card, yellow cards, an injury, another formation and a late arrival in one pair of matches.
#[test]
fn a_match_costs_points_in_the_next() {
    for edition in ["2.1", "3.0"] {
        let club = season(edition);
        let first = terms(&club, "Ajax - Lazio");
        assert_eq!(
            first, "home.primary=4-4-2 away.primary=4-4-2",
            "nothing carries over into the first match"
        );
        // F-COMP-01: a red card costs a point for certain; with an injury besides, still one (F-COMP-04).
        let told =
            club.says(&["result", "cup", "1", "2-1", "--red", "1-0", "--injury", "1-0", "--yellow", "0-2"]);
        assert!(!told.contains("rolls"), "yellow cards count against those before the match (R-166): {told}");
        let second = terms(&club, "Lazio - Ajax");
        assert_eq!(second, "home.primary=4-4-2 away.discard=1 away.primary=4-4-2", "{edition}");
        has(
            &club.says(&["fixtures", "cup", "--open"]),
            &["Ajax: a red card in match 1", "(F-COMP-01)", "(F-COMP-05)"],
        );
        plays(&club, &format!("fuba:{edition}+condition"), &second, "Away");

        // F-COMP-02: Lazio gets a yellow card with two before it. F-COMP-03: Ajax has an injury.
        let told = club.says(&["result", "cup", "2", "0-0", "--yellow", "1-0", "--injury", "0-1"]);
        has(&told, &["Lazio rolls two dice", "F-COMP-02", "Ajax rolls a die", "F-COMP-03"]);
        has(&club.says(&["fixtures", "cup", "--open"]), &["not settled"]);
        has(&club.refuses(&["roll", "cup", "1"]), &["--team"]);
        has(&club.refuses(&["roll", "cup", "1", "--team", "Lazio"]), &["2"]);
        has(&club.refuses(&["roll", "cup", "7", "--team", "Ajax"]), &["1 to 6"]);
        club.says(&["roll", "cup", "1", "1", "--team", "Lazio"]);
        club.says(&["roll", "cup", "2", "--team", "Ajax"]);
        let third = terms(&club, "Ajax - Lazio");
        assert_eq!(third, "home.discard=1 home.primary=4-4-2 away.discard=1 away.primary=4-4-2", "{edition}");
        has(&club.says(&["fixtures", "cup", "--open"]), &["F-COMP-02", "F-COMP-03"]);

        // Late: 3.0 takes two points more (F-COMP-13), 2.1 adds a square in the first half (F-COMP-08).
        if edition == "3.0" {
            club.says(&["late", "cup", "3", "Lazio", "11"]);
            let late = terms(&club, "Ajax - Lazio");
            assert_eq!(late, "home.discard=1 home.primary=4-4-2 away.discard=3 away.primary=4-4-2");
            plays(&club, "fuba:3.0+condition", &late, "Away");
            has(&club.says(&["late", "cup", "3", "away", "21"]), &["3-0", "not played"]);
        } else {
            club.says(&["late", "cup", "3", "Lazio", "15"]);
            let late = terms(&club, "Ajax - Lazio");
            assert_eq!(
                late,
                "home.discard=1 home.primary=4-4-2 away.discard=1 away.primary=4-4-2 late-start=yes"
            );
            has(&club.says(&["fixtures", "cup", "--open"]), &["F-COMP-08"]);
            plays(&club, "fuba:2.1+condition", &late, "Away");
        }
    }
}

/// The dice decide: above the yellow cards before, and 3 or more after an injury, nothing is lost.
#[test]
fn high_dice_cost_nothing() {
    for edition in ["2.1", "3.0"] {
        let club = season(edition);
        club.says(&["result", "cup", "1", "2-1", "--yellow", "0-2"]);
        club.says(&["result", "cup", "2", "0-0", "--yellow", "1-0", "--injury", "0-1"]);
        club.says(&["roll", "cup", "1", "2", "--team", "Lazio"]);
        club.says(&["roll", "cup", "3", "--team", "Ajax"]);
        assert_eq!(terms(&club, "Ajax - Lazio"), "home.primary=4-4-2 away.primary=4-4-2");
        assert_eq!(
            &club.entries()[6..],
            ["\"Ada\" dice 2 2 yellow 1 2", "\"Ada\" dice 2 1 injury 3"],
            "every carry-over is an input"
        );
    }
}

/// The match that `fixtures` offers asks for the points: two computers play it with those terms.
fn plays(club: &Club, spec: &str, terms: &str, seat: &str) {
    let arguments =
        ["play", "--rules", spec, "--terms", terms, "--home", "random", "--away", "random", "--seed", "4"];
    let told = text(&club.0.touchline(&arguments, "").stdout);
    let points = terms.split_once(&format!("{}.discard=", seat.to_lowercase())).map(|(_, rest)| &rest[..1]);
    let Some(points) = points else { panic!("{terms}") };
    let want =
        if points == "1" { "one condition point".to_owned() } else { format!("{points} condition points") };
    has(&told, &[&format!("{seat} discards {want} before the kick-off")]);
    // Random teams hardly ever choose their primary formation: that costs one more (F-COMP-05, R-168).
    let line = told.lines().find(|line| line.contains(&format!("{seat} plays "))).unwrap();
    let changed = u8::from(!line.contains("4-4-2"));
    let lost = told.lines().filter(|line| line.contains(&format!("{seat} loses a condition point"))).count();
    assert!(
        lost >= usize::from(points.parse::<u8>().unwrap() + changed),
        "{lost} lost, {points} + {changed}\n{told}"
    );
}

/// F-COMP-06: the skills for the competition are what a team may choose from in every match.
#[test]
fn skills_for_the_competition_become_terms() {
    let club = Club::new("pool");
    let spec = "fuba:3.0+condition+skills";
    club.says(&["new", "cup", "--name", "Cup", "--spec", spec, "--skills", "3/2", "--format", "knock-out"]);
    let known = text(&club.0.touchline(&["rules", "skills", spec], "").stdout);
    let error = club.refuses(&["add", "cup", "Ajax", "--skills", "tackel,stopper,libero"]);
    has(&error, &["tackle"]);
    let names: Vec<&str> = error.split(": use one of ").nth(1).unwrap().split(", ").collect();
    assert!(!known.is_empty() && names.len() > 10);
    // Whichever three the edition has.
    let mut usable = Vec::new();
    for name in names.iter().map(|name| name.trim_end_matches(['.', '\n'])).filter(|name| !name.contains(' '))
    {
        let list = [name, name, name].join(",");
        if club.refuses(&["add", "cup", "Ajax", "--skills", &list]).contains("twice") {
            usable.push(name);
        }
    }
    let [one, two, three] = usable[..3] else { panic!("{usable:?}") };
    let list = [one, two, three].join(",");
    for team in ["Ajax", "Lazio"] {
        club.says(&["add", "cup", team, "--skills", &list]);
    }
    club.says(&["start", "cup"]);
    club.says(&["draw", "cup", "Ajax", "Lazio"]);
    let given = terms(&club, "Ajax - Lazio");
    has(&given, &["home.pool=", "away.pool=", one, two, three, "draw=shoot-out"]);
    has(&club.says(&["fixtures", "cup"]), &["?skills=2", "F-COMP-06"]);
}

/// A match that was played here brings its whole result, if it was played as the competition asks.
#[test]
fn a_recorded_match_is_a_result() {
    let spec = ["--spec", "fuba:3.0+condition", "--format", "knock-out", "--draws", "extra-time"];
    let club = Club::drawn("record", &spec, &["Ajax", "Lazio", "Roma", "Milan"]);
    let play = |rules: &str, terms: &str, file: &str| {
        let mut arguments =
            vec!["play", "--rules", rules, "--home", "random", "--away", "random", "--seed", "4"];
        if !terms.is_empty() {
            arguments.extend(["--terms", terms]);
        }
        arguments.extend(["--save", file]);
        let out = club.0.touchline(&arguments, "");
        assert!(out.status.success(), "{}", text(&out.stderr));
    };
    let given = terms(&club, "Ajax - Milan");
    assert_eq!(given, "draw=extra-time,shoot-out");
    play("fuba:3.0+condition", "", "plain.tlm");
    let error = club.refuses(&["result", "cup", "Ajax:Milan", "--record", "plain.tlm"]);
    has(&error, &["terms", "draw=extra-time,shoot-out"]);
    play("fuba:2.1+condition", &given, "other.tlm");
    has(
        &club.refuses(&["result", "cup", "Ajax:Milan", "--record", "other.tlm"]),
        &["fuba:2.1+condition", "fuba:3.0+condition"],
    );
    play("fuba:3.0+condition", &given, "match.tlm");
    let told = club.says(&["result", "cup", "Ajax:Milan", "--record", "match.tlm"]);
    has(&told, &["Ajax - Milan"]);
    let entry = club.entries().pop().unwrap();
    has(&entry, &["home.formation=", "away.formation="]);
    // A match that is not over is no result.
    let record = club.0.file("match.tlm");
    let last = record.lines().filter(|line| !line.starts_with("end ")).count() - 1;
    let half: Vec<&str> =
        record.lines().filter(|line| !line.starts_with("result:")).take(last - 20).collect();
    std::fs::write(club.0.0.join("half.tlm"), half.join("\n") + "\n").unwrap();
    club.refuses(&["result", "cup", "Lazio:Roma", "--record", "half.tlm"]);
}
