//! The rules as `touchline rules` shows them: clauses that exist, and a row for everything that may differ.

use std::collections::BTreeSet;

use crate::common::random::{every_spec, game, toggles};
use touchline_engine::{Row, Rulebook};
use touchline_grid::Grid;
use touchline_grid::spec::{BASIC, CONCEPTS};

#[test]
fn every_rule_cites_clauses_and_rulings_that_exist() {
    let docs = format!("{}/../../docs", env!("CARGO_MANIFEST_DIR"));
    let rulings = std::fs::read_to_string(format!("{docs}/rulings.md")).unwrap();
    let clauses = std::fs::read_to_string(format!("{docs}/clauses/grid.toml")).unwrap();
    let mut missing = BTreeSet::new();
    for spec in every_spec() {
        for row in game(&spec).rows().iter().filter(|row| !row.clauses.is_empty()) {
            for id in row.clauses.split(", ") {
                let known = if id.starts_with("R-") {
                    rulings.lines().any(|line| line.starts_with(&format!("- **{id}** ")))
                } else {
                    clauses.lines().any(|line| line == format!("id = \"{id}\""))
                };
                if !known {
                    missing.insert(format!("{} cites {id}", row.rule));
                }
            }
        }
    }
    assert!(missing.is_empty(), "these ids do not exist: {missing:#?}");
}

#[test]
fn only_what_is_absent_cites_nothing() {
    for spec in every_spec() {
        for row in game(&spec).rows().iter().filter(|row| row.matters && row.clauses.is_empty()) {
            assert_eq!(row.value, "none", "{spec}: {} cites nothing", row.rule);
        }
    }
}

#[test]
fn rows_differ_exactly_where_rulesets_do() {
    let shown = |rows: Vec<Row>| rows.into_iter().map(|row| (row.rule, row.value)).collect::<Vec<_>>();
    let all: Vec<(String, Grid)> = every_spec().into_iter().map(|spec| (spec.clone(), game(&spec))).collect();
    for (a, of_a) in &all {
        for (b, of_b) in &all {
            assert_eq!(shown(of_a.rows()) == shown(of_b.rows()), of_a.rules == of_b.rules, "{a} and {b}");
        }
    }
}

/// All specs have the same rules in the same order, each once.
#[test]
fn the_rows_are_always_the_same_rules() {
    let names = |game: &Grid| game.rows().iter().map(|row| row.rule).collect::<Vec<_>>();
    let basic = names(&Grid { rules: BASIC });
    assert_eq!(basic.iter().collect::<BTreeSet<_>>().len(), basic.len(), "a rule is shown twice");
    for spec in every_spec() {
        assert_eq!(names(&game(&spec)), basic, "{spec}");
    }
}

/// Adding a rule changes its own row, and otherwise only what it requires or brings along.
#[test]
fn a_concept_changes_its_own_row() {
    let basic = Grid { rules: BASIC }.rows();
    for (spec, concept) in toggles().iter().zip(&CONCEPTS) {
        let changed: Vec<&str> = basic
            .iter()
            .zip(game(spec).rows())
            .filter(|(before, after)| before.value != after.value)
            .map(|(before, _)| before.rule)
            .collect();
        let offered = Grid::offer();
        let of = |name: &str| offered.concepts.iter().find(|other| other.name == name).unwrap().rule;
        assert!(changed.contains(&of(concept.name)), "{spec} changes {changed:?}");
        let named: Vec<&str> = spec.split('+').skip(1).map(of).collect();
        let kits = ["grid-out-of-bounds", "grid-down", "grid-corner-call"];
        let allowed = |rule: &&str| named.contains(rule) || kits.contains(rule);
        assert!(changed.iter().all(allowed), "{spec} changes {changed:?}");
    }
}
