//! `touchline rules` from outside: what is shown of each edition and of the differences, compared with files that
//! `cargo xtask golden` rewrites.

use assert_cmd::Command;
use touchline_engine::Rulebook;
use touchline_fuba::spec::{CHOICES, CONCEPTS, EDITIONS};
use touchline_protocol::games::AnyGame;
use touchline_protocol::with_game;

fn rules(arguments: &[&str]) -> assert_cmd::assert::Assert {
    Command::new(assert_cmd::cargo::cargo_bin!("touchline")).arg("rules").args(arguments).assert()
}

fn text(arguments: &[&str]) -> String {
    String::from_utf8(rules(arguments).success().get_output().stdout.clone()).expect("text")
}

/// Compare with a file below `tests/snapshots`, or write it when `TOUCHLINE_BLESS=1` is set.
fn compare(file: &str, text: &str) {
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/snapshots").join(file);
    if std::env::var_os("TOUCHLINE_BLESS").is_some_and(|value| value == "1") {
        std::fs::write(&path, text).unwrap_or_else(|error| panic!("{file}: {error}"));
        return;
    }
    let expected = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{file}: {error}"));
    // Line ends are the checkout's business.
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
    for (edition, _) in EDITIONS {
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
        for (edition, _) in EDITIONS {
            assert_eq!(line.contains(edition), concept.is_offered(edition), "{line}");
        }
        assert!(concept.needs.is_none_or(|needed| line.contains(&format!("needs {needed}"))), "{line}");
    }
}

#[test]
fn equal_specs_say_so() {
    for (edition, _) in EDITIONS {
        let spec = format!("fuba:{edition}");
        assert!(text(&["diff", &spec, &spec]).contains("No difference"), "{edition}");
    }
    // Written out, the default is the same spec.
    assert!(text(&["diff", "fuba:3.0", "fuba:3.0?order_tie=passive-now"]).contains("No difference"));
    // An option that cannot come up changes nothing either.
    assert!(text(&["diff", "fuba:3.0", "fuba:3.0?restart_order=passive-at-start"]).contains("No difference"));
}

#[test]
fn an_option_is_one_difference_where_it_can_come_up() {
    let diff = text(&["diff", "fuba:2.2", "fuba:2.2?rebound=literal"]);
    assert!(diff.contains("1 of ") && diff.contains("fuba:2.2?rebound=literal: literal"), "{diff}");
    assert!(diff.contains("R-080"), "{diff}");
}

#[test]
fn every_option_is_listed() {
    let list = text(&["list"]);
    for choice in CHOICES {
        assert!(list.contains(choice.name) && list.contains(choice.ruling), "{}", choice.name);
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

/// A title in the list is that of a rule which `rules show` explains.
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
