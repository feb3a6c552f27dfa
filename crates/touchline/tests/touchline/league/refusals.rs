//! What is typed wrongly is refused with what would be right, and changes nothing.

use super::{Club, has};

#[test]
fn a_new_competition_says_what_is_wrong() {
    let club = Club::new("new");
    let with = |options: &[&str]| {
        let usual = ["new", "cup", "--name", "Spring Cup", "--format"];
        club.refuses(&[&usual[..], options].concat())
    };
    has(&with(&["cup"]), &["round-robin legs=2", "knock-out"]);
    has(&with(&["round-robin legs=9"]), &["1 to 4"]);
    has(&with(&["swiss", "--spec", "fuba:4.0"]), &["3.0"]);
    has(&with(&["swiss", "--spec", "futba:3.0"]), &["fuba"]);
    has(&with(&["swiss", "--points", "1-2-3"]), &["3-1-0"]);
    has(&with(&["swiss", "--tie-breaks", "luck"]), &["goal-difference", "lot"]);
    has(&with(&["swiss", "--drop-out", "maybe"]), &["half, keep, annul"]);
    has(&with(&["knock-out", "--draws", "coin"]), &["extra-time, shoot-out, decider"]);
    has(&with(&["knock-out", "--draws", "shoot-out", "--spec", "grid:basic"]), &["fuba"]);
    has(&with(&["swiss", "--skills", "4"]), &["condition+skills"]);
    has(&with(&["swiss", "--carry-over", "yes"]), &["fuba:3.0+condition"]);
    has(&with(&["swiss", "--skills", "2/4", "--spec", "fuba:3.0+condition+skills"]), &["4 or more"]);
    has(&club.refuses(&["new", "cup", "--name", "", "--format", "swiss"]), &["name"]);
    assert!(!club.0.0.join("cup").exists());
}

#[test]
fn what_a_competition_plays_is_written_into_it() {
    let club = Club::new("canonical");
    let told = club.says(&[
        "new",
        "cup",
        "--name",
        "Cup",
        "--format",
        "knock-out",
        "--spec",
        "fuba:3.0+skills+condition",
        "--skills",
        "4/2",
        "--draws",
        "extra-time,shoot-out",
        "--primary",
    ]);
    has(&told, &["touchline league add cup NAME"]);
    let file = club.0.file("cup");
    has(
        &file,
        &[
            "play: fuba:3.0+condition+skills?skills=2\n",
            "skills: 4\n",
            "draws: extra-time\n",
            "primary: yes\n",
        ],
    );
    let skills = ["--skills", "tackle,stopper", "--primary", "4-4-2"];
    has(&club.refuses(&[&["add", "cup", "Ajax"], &skills[..]].concat()), &["4"]);
    has(&club.refuses(&["add", "cup", "Ajax", "--primary", "4-4-3"]), &["4-4-2"]);
    has(&club.refuses(&["add", "cup", "Ajax", "--primary", "4-4-2 seed=1"]), &["one word"]);
}

#[test]
fn an_unknown_team_gets_the_nearest_name() {
    let club = Club::with_teams("nearest", &["--format", "swiss"], &["Ajax", "Real Madrid", "Café"]);
    has(
        &club.refuses(&["withdraw", "cup", "Real Madird", "--because", "x"]),
        &["did you mean \"Real Madrid\"?"],
    );
    has(&club.refuses(&["withdraw", "cup", "cafe", "--because", "x"]), &["did you mean \"Café\"?"]);
    has(
        &club.refuses(&["withdraw", "cup", "Juventus", "--because", "x"]),
        &["there are Ajax, Real Madrid, Café"],
    );
    has(&club.refuses(&["add", "cup", "AJAX"]), &["already"]);
    club.says(&["withdraw", "cup", "real madrid", "--because", "no time"]);
}

#[test]
fn a_result_needs_a_match_that_is_paired() {
    let teams = ["Ajax", "Lazio", "Roma", "Milan"];
    let club = Club::with_teams("paired", &["--format", "knock-out"], &teams);
    has(&club.refuses(&["result", "cup", "1", "2-1"]), &["open", "running"]);
    club.says(&["start", "cup"]);
    club.says(&[&["draw", "cup"], &teams[..]].concat());
    has(&club.refuses(&["result", "cup", "99", "2-1"]), &["no match 99"]);
    has(
        &club.refuses(&["result", "cup", "Ajax:Lazio", "2-1"]),
        &["Ajax and Lazio are not paired", "fixtures"],
    );
    has(&club.refuses(&["result", "cup", "Ajax", "2-1"]), &["Ajax:Lazio"]);
    has(&club.refuses(&["result", "cup", "Ajax:Milna", "2-1"]), &["did you mean \"Milan\"?"]);
    let last = club.says(&["fixtures", "cup"]);
    let last =
        last.lines().find(|line| line.contains("winner of")).unwrap().split_whitespace().next().unwrap();
    has(&club.refuses(&["result", "cup", last, "2-1"]), &["other matches"]);
    // A tie of a knock-out needs a winner.
    has(&club.refuses(&["result", "cup", "Ajax:Milan", "1-1"]), &["winner", "shoot-out"]);
    has(&club.refuses(&["result", "cup", "Ajax:Milan", "1-1", "--pens", "4-4"]), &["4-3"]);
    has(&club.refuses(&["result", "cup", "Ajax:Milan", "2-1", "--pens", "4-3"]), &["level"]);
    has(&club.refuses(&["result", "cup", "Ajax:Milan", "1-1", "--extra", "1-0"]), &["extra time"]);
    for score in ["2", "2:1", "a-b", "2-", "2-300", ""] {
        has(&club.refuses(&["result", "cup", "Ajax:Milan", score]), &["2-1"]);
    }
    club.says(&["result", "cup", "Ajax:Milan", "1-1", "--pens", "4-3"]);
    has(&club.refuses(&["result", "cup", "Ajax:Milan", "2-1"]), &["has a result"]);
}

#[test]
fn details_of_a_result_are_checked() {
    let club = Club::drawn("details", &["--format", "round-robin"], &["Ajax", "Lazio"]);
    let with = |options: &[&str]| club.refuses(&[&["result", "cup", "1", "2-1"], options].concat());
    has(&with(&["--yellow", "3"]), &["2-1"]);
    has(&with(&["--yellow", "99-0"]), &["30"]);
    has(&with(&["--formation", "4-4-2"]), &["4-4-2/4-3-3"]);
    has(&with(&["--formation", "4-4-2/5-5-5"]), &["4-4-2"]);
    has(&with(&["--lost-skill", "home"]), &["home=tackle"]);
    has(&with(&["--lost-skill", "home=takle"]), &["tackle"]);
    has(&with(&["--lost-skill", "Roma=tackle"]), &["Roma"]);
    has(&with(&["--pens", "4-3"]), &["neither extra time nor a shoot-out"]);
    has(&with(&["--won", "referee"]), &["referee"]);
    // What a match that was not played cannot have is refused before the file is opened.
    for options in [
        &["--walkover", "home", "--yellow", "1-0"][..],
        &["--no-show", "--red", "1-0"],
        &["2-1", "--no-show"],
    ] {
        let out = club.league(&[&["result", "cup", "1"], options].concat());
        assert_eq!(out.status.code(), Some(2), "{options:?}");
    }
    club.says(&["result", "cup", "1", "--walkover", "Lazio"]);
    assert_eq!(club.entries().last().unwrap(), "\"Ada\" result 1 walkover away");
}

#[test]
fn dice_and_lots_are_taken_only_when_they_are_due() {
    let club = Club::drawn("due", &["--format", "round-robin"], &["Ajax", "Lazio", "Roma"]);
    has(&club.refuses(&["roll", "cup"]), &["No dice are due"]);
    has(&club.refuses(&["lot", "cup"]), &["No lot is due"]);
    has(&club.refuses(&["lot", "cup", "Ajax", "Lazio"]), &["no such lot"]);
    has(&club.refuses(&["draw", "cup"]), &["draw has been made"]);
    has(&club.refuses(&["pair", "cup"]), &["round-robin"]);
    has(&club.refuses(&["late", "cup", "1", "home", "12", "--by", "Ada\nEve"]), &["name"]);
    has(&club.refuses(&["deadline", "cup", "1", "31.3.2027"]), &["2027-03-31"]);
    // Everything drawn: the first place hangs on a lot.
    for fixture in ["1", "2", "3"] {
        club.says(&["result", "cup", fixture, "1-1"]);
    }
    has(&club.says(&["fixtures", "cup"]), &["touchline league lot cup"]);
    let over = club.says(&["lot", "cup", "Roma", "Ajax", "Lazio"]);
    has(&over, &["Roma has won"]);
}
