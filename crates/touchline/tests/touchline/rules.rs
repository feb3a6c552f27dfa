//! `touchline rules` from outside: what is shown for each edition and for the differences, compared with
//! files that `cargo xtask golden` rewrites.

use assert_cmd::Command;
use touchline_engine::Rulebook;
use touchline_fuba::spec::{CONCEPTS, EDITIONS, choices};
use touchline_protocol::games::AnyGame;
use touchline_protocol::with_game;
use touchline_words::clauses;

fn rules(arguments: &[&str]) -> assert_cmd::assert::Assert {
    let mut command = Command::new(assert_cmd::cargo::cargo_bin!("touchline"));
    command.arg("rules").args(arguments).env_remove("COLUMNS").assert()
}

fn text(arguments: &[&str]) -> String {
    String::from_utf8(rules(arguments).success().get_output().stdout.clone()).expect("text")
}

/// Compare with a file under `tests/snapshots`, or rewrite it when `TOUCHLINE_BLESS=1` is set.
fn compare(file: &str, text: &str) {
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/snapshots").join(file);
    if std::env::var_os("TOUCHLINE_BLESS").is_some_and(|value| value == "1") {
        std::fs::write(&path, text).unwrap_or_else(|error| panic!("{file}: {error}"));
        return;
    }
    let expected = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{file}: {error}"));
    // Line endings are up to the checkout.
    let (expected, text): (Vec<_>, Vec<_>) = (expected.lines().collect(), text.lines().collect());
    let line = (0..expected.len().max(text.len())).find(|at| expected.get(*at) != text.get(*at));
    if let Some(at) = line {
        panic!("{file}:{}\nexpected {:?}\ngot      {:?}", at + 1, expected.get(at), text.get(at));
    }
}

#[test]
fn what_can_be_played() {
    compare("rules-list.txt", &text(&["list"]));
}

#[test]
fn the_rules_of_every_edition() {
    for (edition, ..) in EDITIONS {
        compare(&format!("rules-show-{edition}.txt"), &text(&["show", &format!("fuba:{edition}")]));
    }
}

#[test]
fn the_differences_between_editions() {
    for (a, b) in [("2.0", "2.1"), ("2.1", "2.2"), ("2.2", "3.0"), ("2.1", "3.0"), ("2.0", "3.0")] {
        let diff = text(&["diff", &format!("fuba:{a}"), &format!("fuba:{b}")]);
        compare(&format!("rules-diff-{a}-{b}.txt"), &diff);
    }
}

#[test]
fn the_rules_of_the_grid_game() {
    for spec in ["grid:basic", "grid:full@large"] {
        let file = spec.replace([':', '@'], "-");
        compare(&format!("rules-show-{file}.txt"), &text(&["show", spec]));
    }
    compare("rules-diff-grid-basic-full.txt", &text(&["diff", "grid:basic", "grid:full"]));
}

/// Editions with advanced rules.
const ADVANCED: [&str; 3] = ["2.0", "2.1", "3.0"];

#[test]
fn the_advanced_rules_of_every_edition_that_has_them() {
    for edition in ADVANCED {
        let (basic, all) = (format!("fuba:{edition}"), format!("fuba:{edition}+all"));
        compare(&format!("rules-show-{edition}-all.txt"), &text(&["show", &all]));
        compare(&format!("rules-diff-{edition}-{edition}-all.txt"), &text(&["diff", &basic, &all]));
    }
    compare("rules-diff-2.1-all-3.0-all.txt", &text(&["diff", "fuba:2.1+all", "fuba:3.0+all"]));
}

#[test]
fn the_skills_of_every_edition_that_has_them() {
    for edition in ["2.1", "3.0"] {
        let table = text(&["skills", &format!("fuba:{edition}")]);
        let widest = table.lines().map(|line| line.chars().count()).max();
        assert!(widest.is_some_and(|widest| widest <= 120), "{widest:?}");
        assert!(!table.contains('*'), "nothing is barred where no other rule is chosen");
        assert_eq!(table, text(&["skills", &format!("fuba:{edition}+all")]).replace("+all", ""));
        compare(&format!("rules-skills-{edition}.txt"), &table);
    }
    // Cards whose rule is off.
    let some = text(&["skills", "fuba:3.0+condition+skills+keeper"]);
    for (name, barred) in [("Off side trap", true), ("Wide player material", true), ("Sweeper keeper", false)]
    {
        assert_eq!(some.contains(&format!("{name} *")), barred, "{some}");
    }
    for spec in ["fuba:2.0", "fuba:2.2", "fuba:2.0+all"] {
        let output = rules(&["skills", spec]).failure().get_output().clone();
        let error = String::from_utf8(output.stderr).expect("text");
        assert!(error.contains("has no skills") && error.contains("2.1, 3.0"), "{error}");
    }
}

#[test]
fn every_advanced_rule_is_listed_with_what_it_needs() {
    let list = text(&["list"]);
    for concept in &CONCEPTS {
        let line = list.lines().find(|line| line.trim_start().starts_with(concept.name)).expect("a line");
        for (edition, ..) in EDITIONS {
            assert_eq!(line.contains(edition), concept.is_offered(edition), "{line}");
        }
        assert!(concept.needs.is_none_or(|needed| line.contains(&format!("needs {needed}"))), "{line}");
    }
}

#[test]
fn equal_specs_say_so() {
    for (edition, ..) in EDITIONS {
        let spec = format!("fuba:{edition}");
        assert!(text(&["diff", &spec, &spec]).contains("No difference"), "{edition}");
    }
    // Spelling out a default gives the same spec.
    assert!(text(&["diff", "fuba:3.0", "fuba:3.0?order_tie=passive-now"]).contains("No difference"));
    // An option that makes no difference changes nothing either.
    assert!(text(&["diff", "fuba:3.0", "fuba:3.0?restart_order=passive-at-start"]).contains("No difference"));
}

#[test]
fn an_option_is_one_difference_where_it_can_come_up() {
    let diff = text(&["diff", "fuba:2.2", "fuba:2.2?rebound=literal"]);
    assert!(diff.contains("1 of ") && diff.contains("fuba:2.2?rebound=literal: rebound=literal"), "{diff}");
    assert!(diff.contains("R-080"), "{diff}");
}

#[test]
fn every_option_is_listed() {
    let list = text(&["list"]);
    for rule in choices() {
        let ruling = rule.option.ruling.expect("a choice");
        assert!(list.contains(rule.option.name) && list.contains(ruling), "{}", rule.option.name);
    }
}

/// A custom rule is marked, with what its edition has, and every rule says how it is set.
#[test]
fn custom_rules_are_marked() {
    let show = text(&["show", "fuba:2.1?pressing=two-dice"]);
    compare("rules-show-2.1-custom.txt", &show);
    for part in ["custom rules: pressing=two-dice", "* Pressing: two-dice", "fuba:2.1 has one-die"] {
        assert!(show.contains(part), "{part}: {show}");
    }
    assert_eq!(show.lines().filter(|line| line.starts_with("* ")).count(), 1);
    assert!(!text(&["show", "fuba:3.0+all"]).lines().any(|line| line.starts_with("* ")));
    for (spec, rule) in [("fuba:3.0", "midfield_moves="), ("grid:basic", "tackle="), ("grid:full", "grab=")] {
        assert!(text(&["show", spec]).contains(&format!("    {rule}")), "{rule}");
    }
    let diff = text(&["diff", "fuba:2.1", "fuba:3.0"]);
    assert!(diff.contains("fuba:2.1: pressing=one-die") && diff.contains("fuba:3.0: pressing=two-dice"));
    let prose = text(&["text", "fuba:2.1?pressing=two-dice"]);
    assert!(prose.contains("Pressing: With at least as many players at the ball as the opponent, two dice"));
}

#[test]
fn custom_rules_that_make_no_sense_are_refused_with_what_would_be_right() {
    for (spec, parts) in [
        ("fuba:2.1?presing=two-dice", &["no option called \"presing\"", "\"pressing\""][..]),
        ("fuba:2.1?pressing=two-dise", &["cannot be \"two-dise\"", "two-dice"]),
        ("fuba:2.1?keeper=sweeps", &["\"keeper=sweeps\" makes no sense", "Set keeper=outside"]),
        ("fuba:2.1?action_stages=rounds", &["first-actions:second-actions"]),
    ] {
        let output = rules(&["show", spec]).failure().get_output().clone();
        let error = String::from_utf8(output.stderr).expect("text");
        for part in parts {
            assert!(error.contains(part), "{spec}: {error}");
        }
    }
}

#[test]
fn bad_specs_are_named() {
    for arguments in [
        &["diff", "fuba:3.0", "fuba:9"][..],
        &["diff", "chess:1", "fuba:3.0"],
        &["show", "fuba:1.0"],
        &["show", "fuba:2.2+all"],
        &["show", "fuba:3.0+skills"],
        &["skills", "fuba:3.0?skills=2"],
    ] {
        let output = rules(arguments).failure().get_output().clone();
        assert!(!output.stderr.is_empty() && output.stdout.is_empty());
    }
    rules(&["diff", "fuba:3.0"]).failure();
}

/// The ids at the start of lines.
fn ids(text: &str) -> Vec<&str> {
    let first = text.lines().filter_map(|line| line.split("  ").next());
    first.filter(|word| clauses::ids_in(word) == [*word]).collect()
}

/// For each table, a spec with every rule it offers.
const EVERYTHING: [(&str, &str); 5] = [
    ("fuba:2.0", "fuba:2.0+all"),
    ("fuba:2.1", "fuba:2.1+all"),
    ("fuba:2.2", "fuba:2.2"),
    ("fuba:3.0", "fuba:3.0+all"),
    ("grid", "grid:full+offside+reposition"),
];

#[test]
fn every_clause_of_an_edition_is_printed_once() {
    for (edition, spec) in EVERYTHING {
        let table = clauses::tables()
            .expect("tables")
            .iter()
            .find(|table| table.edition == edition)
            .expect("a table");
        let text = text(&["text", spec, "--examples"]);
        let mut printed = ids(&text);
        let mut all: Vec<&str> = table.clauses().map(|(_, clause)| clause.id.as_str()).collect();
        printed.sort_unstable();
        all.sort_unstable();
        assert_eq!(printed, all, "{spec}");
        assert!(!text.contains("Not in play here"), "{spec}");
    }
}

#[test]
fn only_what_is_in_force_is_printed() {
    let has = |spec: &str, group: &str| text(&["text", spec]).lines().any(|line| line.starts_with(group));
    for (spec, group, is_in_force) in [
        ("fuba:3.0", "F-PRESS-", true),
        ("fuba:3.0", "F-WTHR-", false),
        ("fuba:3.0", "E-", false),
        ("fuba:3.0+weather", "F-WTHR-", true),
        ("fuba:3.0+weather", "F-SLOW-", false),
        ("fuba:3.0+condition+skills", "F-SK-", true),
        ("fuba:2.0", "F-QFK-", false),
        ("grid:basic", "G-BNC-", false),
        ("grid:basic+poor-aim", "G-BNC-", true),
        ("grid:basic+facing", "G-HEEL-", true),
        ("grid:advanced", "G-FOUL-", false),
    ] {
        assert_eq!(has(spec, group), is_in_force, "{group} in {spec}");
    }
    assert!(
        text(&["text", "fuba:3.0?rebound=literal"])
            .contains("Rebounds: Both teams roll and nothing is added.")
    );
}

/// A chapter that names a rule without a row would never apply.
#[test]
fn every_chapter_is_switched_on_by_a_rule_that_is_shown() {
    for (edition, spec) in EVERYTHING {
        let table = clauses::tables()
            .expect("tables")
            .iter()
            .find(|table| table.edition == edition)
            .expect("a table");
        let game = AnyGame::from_text(spec).expect("a spec");
        let rows = with_game!(game, game => game.rows());
        for (group, rule) in table.groups.iter().filter_map(|group| Some((&group.id, group.rule.as_ref()?))) {
            assert!(rows.iter().any(|row| row.rule == rule), "{edition}: {group} is switched on by {rule}");
        }
    }
}

#[test]
fn the_text_of_a_chapter() {
    let text = text(&["text", "fuba:3.0"]);
    let from = text.find("Pressing\n").expect("the chapter");
    let to = text.find("Free kick\n").expect("the next one");
    compare("rules-text-3.0-pressing.txt", &text[from..to]);
}

/// The widest line in a window of this many columns.
fn widest(arguments: &[&str], columns: usize) -> usize {
    let mut command = Command::new(assert_cmd::cargo::cargo_bin!("touchline"));
    command.arg("rules").args(arguments).env("COLUMNS", columns.to_string());
    let text = String::from_utf8(command.output().expect("a run").stdout).expect("text");
    text.lines().map(|line| line.chars().count()).max().expect("lines")
}

#[test]
fn everything_keeps_to_the_width_of_the_window() {
    for columns in [60, 80, 100] {
        for arguments in [
            &["text", "grid:full"][..],
            &["clause", "R-001"],
            &["show", "fuba:3.0+all"],
            &["show", "grid:full"],
            &["diff", "fuba:2.1", "fuba:3.0"],
            &["skills", "fuba:3.0"],
        ] {
            let widest = widest(arguments, columns);
            assert!(widest <= columns && widest + 12 > columns, "{arguments:?}: {widest} of {columns}");
        }
        assert!(columns < 80 || widest(&["list"], columns) <= columns, "{columns}");
    }
}

#[test]
fn a_clause_has_its_editions_and_its_rulings() {
    compare("rules-clause-F-PRESS-05.txt", &text(&["clause", "F-PRESS-05"]));
    assert_eq!(text(&["clause", "f-press-5"]), text(&["clause", "F-PRESS-05"]), "as people type it");
    let weather = text(&["clause", "F-WTHR-03"]);
    assert!(
        weather.contains("in play with +weather") && weather.contains("Not a clause of fuba:2.0"),
        "{weather}"
    );
    let ruling = text(&["clause", "R-G970"]);
    assert!(ruling.contains("Why:") && ruling.contains("G-DIR-07 "), "{ruling}");
    assert!(text(&["clause", "F-PRESS"]).contains("F-PRESS-09"));
    for (id, expected) in [("F-PREES-05", "F-PRESS-05"), ("xyzzy", "Ids look like"), ("R-G9999", "R-G")] {
        let output = rules(&["clause", id]).failure().get_output().clone();
        let error = String::from_utf8(output.stderr).expect("text");
        assert!(error.contains("There is no clause") && error.contains(expected), "{error}");
    }
}

/// A title in the list belongs to a rule that `rules show` explains.
#[test]
fn every_offer_names_a_rule_that_is_shown() {
    for offer in touchline_protocol::games::offers() {
        let spec = format!("{}:{}", offer.game, offer.editions[0]);
        let game = AnyGame::from_text(&spec).expect("a spec");
        let rows = with_game!(game, game => game.rows());
        let rules = offer.concepts.iter().map(|concept| concept.rule);
        for rule in rules.chain(offer.options.iter().map(|option| option.rule)) {
            assert!(rows.iter().any(|row| row.rule == rule), "{}: {rule}", offer.game);
        }
    }
}

#[test]
fn terms_are_explained() {
    let terms =
        "home.discard=1 away.primary=4-4-2 home.pool=tackle,actor draw=extra-time,shoot-out whistle=135";
    let said = text(&["show", "fuba:3.0+all", "--terms", terms]);
    let (rules, terms) = said.split_once("\nTerms of the match:\n").expect("a paragraph of its own");
    assert_eq!(rules.trim_end(), text(&["show", "fuba:3.0+all"]).trim_end());
    for part in ["one condition point", "4-4-2", "2 cards", "Tackle", "shoot-out", "135 minutes"] {
        assert!(terms.contains(part), "{part} is not in {terms}");
    }
    assert!(text(&["show", "fuba:3.0", "--terms", ""]).ends_with("None: a match of its own.\n"));
    let refused = self::rules(&["show", "fuba:2.0", "--terms", "late-start=yes"]).failure();
    assert!(String::from_utf8_lossy(&refused.get_output().stderr).contains("only 2.1"));
}

/// A rule of another edition is a value like any other: such rules are simulated, played, recorded and
/// analysed.
#[test]
fn custom_rules_are_played_everywhere() {
    let (folder, custom) = (crate::common::Folder::new("custom rules"), "fuba:2.1?pressing=two-dice");
    let simulated = folder.prints(
        &["simulate", "--rules", custom, "--home", "random", "--away", "random", "--matches", "20", "--json"],
        "",
    );
    assert!(simulated.contains(&format!("\"spec\": \"{custom}\"")), "{simulated}");
    let play = ["play", "--rules", custom, "--home", "random", "--away", "random", "--seed", "3"];
    folder.prints(&[&play[..], &["--save", "custom.tlm"]].concat(), "");
    let record = folder.file("custom.tlm");
    assert!(record.contains(&format!("spec: {custom}\n")) && record.contains("\nresult: "), "{record}");
    let analysed = folder.prints(&["analyse", "custom.tlm", "--level", "rookie", "--json"], "");
    assert!(analysed.contains("pressing=two-dice"), "{analysed}");
}
