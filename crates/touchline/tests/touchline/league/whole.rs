//! Whole competitions, from the first team to the winner.

use super::{Club, has};

const EIGHT: [&str; 8] = ["Ajax", "Lazio", "Roma", "Milan", "Inter", "Real Madrid", "Porto", "O'Higgins"];

/// The commands that an output offers, as the shell would split them.
fn offered(output: &str) -> Vec<Vec<String>> {
    let lines = output.lines().filter_map(|line| line.strip_prefix("  touchline league "));
    let split = |line: &str| {
        let mut words = vec![String::new()];
        let mut quoted = false;
        let mut escaped = false;
        for c in line.chars() {
            match c {
                _ if escaped => {
                    escaped = false;
                    words.last_mut().unwrap().push(c);
                }
                '\\' => escaped = true,
                '\'' => quoted = !quoted,
                ' ' if !quoted => words.push(String::new()),
                _ => words.last_mut().unwrap().push(c),
            }
        }
        words
    };
    lines.map(split).collect()
}

/// Somebody who types only what the program offers gets to the end of every format, carry-over included.
#[test]
fn the_offered_commands_lead_to_the_winner() {
    let formats = [
        ("round-robin", 6),
        ("swiss rounds=3", 7),
        ("knock-out third-place=yes", 6),
        ("knock-out legs=2", 4),
        ("groups groups=2 knock-out", 8),
    ];
    for (format, teams) in formats {
        let spec = ["--spec", "fuba:3.0+condition", "--format", format];
        let club = Club::with_teams("offered", &spec, &EIGHT[..teams]);
        let mut output = club.says(&["fixtures", "cup"]);
        let mut steps = 0;
        while !output.contains("The competition is over") {
            let commands = offered(&output);
            let next = commands
                .iter()
                .find(|command| !matches!(command[0].as_str(), "add" | "fixtures"))
                .unwrap_or_else(|| panic!("{format}: nothing to do after\n{output}"));
            let mut next: Vec<&str> = next.iter().map(String::as_str).collect();
            if next[0] == "result" {
                // Cards and injuries, so that dice become due.
                next.extend(["--yellow", "1-1", "--injury", "0-1"]);
            }
            output = club.says(&next);
            steps += 1;
            assert!(steps < 200, "{format} goes on for ever:\n{output}");
        }
        has(&output, &["has won"]);
        has(&club.says(&["fixtures", "cup"]), &["The competition is over"]);
    }
}

#[test]
fn a_cup_is_drawn_as_a_tree() {
    let club = Club::drawn("tree", &["--format", "knock-out third-place=yes", "--seeding", "order"], &EIGHT);
    let fixtures = club.says(&["fixtures", "cup"]);
    has(&fixtures, &["Quarter-finals", "Semi-finals", "Third place", "Final", "winner of"]);
    // In the order of the draw the first meets the last.
    has(&fixtures, &["Ajax - O'Higgins", "to be played", "waits"]);
    club.says(&["result", "cup", "Ajax:O'Higgins", "2-1"]);
    for pair in ["Milan:Inter", "Lazio:Porto", "Roma:Real Madrid"] {
        club.says(&["result", "cup", pair, "0-0", "--pens", "5-4"]);
    }
    club.says(&["result", "cup", "Ajax:Milan", "3-1"]);
    club.says(&["result", "cup", "Lazio:Roma", "1-0"]);
    let told = club.says(&["result", "cup", "Ajax:Lazio", "2-2", "--pens", "3-4"]);
    has(&told, &["Ajax - Lazio 2-2 (shoot-out 3-4)"]);
    let tree = club.says(&["bracket", "cup"]);
    let wanted = "\
Quarter-finals         Semi-finals            Final
Ajax             2 ┐
                   ├─  Ajax             3 ┐
O'Higgins        1 ┘                      │
                                          ├─  Ajax         2 (3) ┐
Milan        0 (5) ┐                      │                      │
                   ├─  Milan            1 ┘                      │
Inter        0 (4) ┘                                             │
                                                                 ├─  Lazio
Lazio        0 (5) ┐                                             │
                   ├─  Lazio            1 ┐                      │
Porto        0 (4) ┘                      │                      │
                                          ├─  Lazio        2 (4) ┘
Roma         0 (5) ┐                      │
                   ├─  Roma             0 ┘
Real Madrid  0 (4) ┘

Third place
  Milan - Roma
";
    let drawn = tree.split_once("\n\n").unwrap().1;
    let spaces = |text: &str| {
        text.lines().map(|line| line.split_whitespace().collect::<Vec<_>>().join(" ")).collect::<Vec<_>>()
    };
    assert_eq!(spaces(drawn), spaces(wanted), "{tree}");
    // A narrow terminal gets a list.
    let narrow = club.0.touchline_in(&[("COLUMNS", "40")], &["league", "bracket", "cup"], "");
    let narrow = String::from_utf8(narrow.stdout).unwrap();
    has(&narrow, &["Ajax 2 - 1 O'Higgins", "Ajax 2 (3) - 2 (4) Lazio"]);
}

#[test]
fn a_league_has_a_table() {
    let club = Club::drawn("table", &["--format", "round-robin legs=2"], &["Ajax", "Lazio", "Roma"]);
    club.says(&["result", "cup", "Ajax:Lazio", "2-1", "--yellow", "1-0", "--red", "0-1"]);
    club.says(&["result", "cup", "Roma:Ajax", "0-0"]);
    let table = club.says(&["table", "cup"]);
    let rows: Vec<Vec<&str>> = table.lines().map(|line| line.split_whitespace().collect()).collect();
    for row in [
        ["1", "Ajax", "2", "1", "1", "0", "2-1", "+1", "1", "4"],
        ["2", "Roma", "1", "0", "1", "0", "0-0", "0", "0", "1"],
        ["3", "Lazio", "1", "0", "0", "1", "1-2", "-1", "3", "0"],
    ] {
        assert!(rows.iter().any(|line| *line == row), "{row:?} in\n{table}");
    }
    has(&table, &["goal difference, goals, matches against each other, fewer cards, lot"]);
    has(&club.says(&["table", "cup", "--language", "fi"]), &["Joukkue", "maaliero"]);
    has(&club.says(&["table", "cup", "--language", "it"]), &["Squadra", "differenza reti"]);
}

#[test]
fn a_correction_says_what_follows_from_it() {
    let club = Club::drawn("correct", &["--format", "knock-out"], &["Ajax", "Lazio", "Roma", "Milan"]);
    club.says(&["result", "cup", "Ajax:Milan", "2-1"]);
    club.says(&["result", "cup", "Lazio:Roma", "2-1"]);
    club.says(&["result", "cup", "Ajax:Lazio", "0-1"]);
    let error = club.refuses(&["correct", "cup", "Ajax:Milan", "1-2"]);
    has(&error, &["--because"]);
    let told = club.says(&["correct", "cup", "Ajax:Milan", "1-2", "--because", "read from the wrong sheet"]);
    has(&told, &["Ajax - Milan 1-2", "Milan instead of Ajax", "void", "played again"]);
    let log = club.says(&["log", "cup"]);
    has(&log, &["corrected", "because: read from the wrong sheet", "(Ada)"]);
    // The final is played again, between others.
    has(&club.says(&["fixtures", "cup", "--open"]), &["Milan - Lazio"]);
}

#[test]
fn organisers_decide_with_a_reason() {
    let teams = ["Ajax", "Lazio", "Roma", "Milan"];
    let club = Club::drawn("decide", &["--format", "swiss rounds=3"], &teams);
    let by_hand = ["pair", "cup", "Ajax:Roma", "Lazio:4"];
    has(&club.refuses(&by_hand), &["--because"]);
    club.says(&[&by_hand[..], &["--because", "neighbours do not meet first"]].concat());
    assert_eq!(
        club.entries().last().unwrap(),
        "\"Ada\" pair 1 1-3 2-4 by-hand because \"neighbours do not meet first\""
    );
    // A round without results may be paired again.
    club.says(&["pair", "cup", "--again"]);
    for command in
        [&["withdraw", "cup", "Roma"][..], &["replace", "cup", "Roma", "Napoli"], &["pause", "cup"]]
    {
        has(&club.refuses(command), &["--because"]);
        club.says(&[command, &["--because", "of the snow"]].concat());
    }
    club.says(&["resume", "cup"]);
    club.says(&["announce", "cup", "Boots in the \"small\" hall."]);
    club.says(&["deadline", "cup", "1", "2027-03-31"]);
    let log = club.says(&["log", "cup"]);
    has(&log, &["paired by hand", "of the snow", "Boots in the \"small\" hall.", "2027-03-31 23:59"]);
    has(&club.says(&["fixtures", "cup"]), &["until 2027-03-31 23:59 UTC"]);
}

#[test]
fn a_bye_is_told() {
    let club = Club::drawn("bye", &["--format", "swiss rounds=3"], &["Ajax", "Lazio", "Roma"]);
    let told = club.says(&["pair", "cup"]);
    let bye = told.lines().find(|line| line.ends_with("has no opponent.")).unwrap();
    has(&club.says(&["fixtures", "cup"]), &["Round 1", bye]);
    club.says(&["export", "cup", "--html", "cup.html"]);
    has(&club.0.file("cup.html"), &[&format!("Round 1 · {bye}")]);
}

#[test]
fn the_grid_game_has_every_format_and_no_carry_over() {
    let spec = ["--spec", "grid:basic", "--format", "knock-out"];
    let club = Club::drawn("grid", &spec, &["Ajax", "Lazio"]);
    let drawn = club.says(&["result", "cup", "1", "1-1", "--red", "1-0"]);
    // Without a shoot-out another match decides, and a red card costs nothing.
    has(&drawn, &["Ajax - Lazio", "can be played"]);
    let fixtures = club.says(&["fixtures", "cup"]);
    has(&fixtures, &["decider", "touchline play --rules grid:basic\n"]);
    assert!(!fixtures.contains("--terms"), "{fixtures}");
}

#[test]
fn a_ladder_is_climbed() {
    let club = Club::drawn("ladder", &["--format", "ladder reach=2"], &["Ajax", "Lazio", "Roma", "Milan"]);
    has(&club.refuses(&["challenge", "cup", "Milan", "Ajax"]), &["2 places"]);
    club.says(&["challenge", "cup", "Roma", "Ajax"]);
    club.says(&["result", "cup", "1", "0-1"]);
    let table = club.says(&["table", "cup"]);
    let order: Vec<&str> = table.lines().filter_map(|line| line.split_whitespace().nth(1)).collect();
    let place = |team: &str| order.iter().position(|name| *name == team).unwrap();
    assert!(place("Roma") < place("Ajax") && place("Ajax") < place("Lazio"), "{table}");
    club.says(&["finish", "cup"]);
}

/// Everything that can be said is said in every language; the helpers notice a missing sentence.
#[test]
fn every_language_says_everything() {
    for language in ["en", "fi", "it"] {
        let club = Club::new("language");
        let say = |arguments: &[&str]| club.says(&[arguments, &["--language", language]].concat());
        let spec =
            ["--spec", "fuba:3.0+condition", "--format", "groups groups=2 knock-out legs=2 third-place=yes"];
        say(&[&["new", "cup", "--name", "Cup", "--check-in"], &spec[..]].concat());
        for team in &EIGHT {
            say(&["add", "cup", team]);
            say(&["check-in", "cup", team]);
        }
        say(&["start", "cup"]);
        say(&["draw", "cup", "--seed", "2"]);
        say(&["begin", "cup", "1"]);
        say(&["late", "cup", "2", "home", "12"]);
        say(&["deadline", "cup", "1", "2027-03-31"]);
        say(&["announce", "cup", "Hello."]);
        say(&[
            "result",
            "cup",
            "1",
            "2-1",
            "--red",
            "1-0",
            "--yellow",
            "1-2",
            "--injury",
            "1-1",
            "--formation",
            "4-4-2/4-3-3",
            "--lost-skill",
            "away=tackle",
        ]);
        say(&["result", "cup", "2", "1-1", "--won", "nobody"]);
        say(&["result", "cup", "3", "--walkover", "home"]);
        say(&["result", "cup", "4", "--no-show"]);
        say(&["fixtures", "cup"]);
        say(&["roll", "cup"]);
        say(&["result", "cup", "5", "1-2", "--won", "home"]);
        say(&["void", "cup", "5", "--because", "played with the wrong ball"]);
        say(&["pause", "cup", "--because", "rain"]);
        say(&["resume", "cup"]);
        say(&["withdraw", "cup", "3", "--because", "ill"]);
        say(&["replace", "cup", "3", "Napoli", "--because", "well again"]);
        for list in ["table", "bracket", "fixtures", "log"] {
            say(&[list, "cup"]);
        }
        say(&["simulate", "cup", "--runs", "10"]);
        say(&["simulate", "cup", "--runs", "10", "--computers", "random", "--sample", "2"]);
        say(&["export", "cup", "--html", "page.html"]);
        let page = club.0.file("page.html");
        assert!(!page.contains("league-"), "a key in the page");
        say(&["finish", "cup", "--because", "the hall closes"]);
    }
}
