//! The rules as `touchline rules` shows them: clauses of the edition in play, and a row for whatever may
//! differ.

use std::collections::BTreeSet;

use crate::common::concepts::{specs, with_needs};
use touchline_engine::Row;
use touchline_fuba::Fuba;
use touchline_fuba::ruleset::Ruleset;
use touchline_fuba::spec::{EDITIONS, RULES, choices, concepts_of};

/// Each edition by itself, with each value of each option, with each concept and with all of them.
fn rulesets() -> Vec<(String, Ruleset)> {
    let mut specs: Vec<String> = EDITIONS.iter().flat_map(|(edition, ..)| specs(edition)).collect();
    for (edition, ..) in EDITIONS {
        for rule in choices() {
            let spec = |word: String| format!("fuba:{edition}?{}={word}", rule.option.name);
            specs.extend((rule.option.words)().into_iter().map(spec));
        }
    }
    specs.into_iter().map(|spec| (spec.clone(), Fuba::from_text(&spec).unwrap().rules)).collect()
}

#[test]
fn every_rule_cites_clauses_of_its_own_edition_and_rulings_that_exist() {
    let docs = format!("{}/../../docs", env!("CARGO_MANIFEST_DIR"));
    let rulings = std::fs::read_to_string(format!("{docs}/rulings.md")).unwrap();
    let mut missing = BTreeSet::new();
    for (spec, rules) in rulesets() {
        let edition = spec.split(['?', ':', '+']).nth(1).unwrap();
        let clauses = std::fs::read_to_string(format!("{docs}/clauses/fuba-{edition}.toml")).unwrap();
        for row in rules.rows().iter().filter(|row| !row.clauses.is_empty()) {
            for id in row.clauses.split(", ") {
                // Clauses of other editions are in the table too, but not as entries.
                let known = if id.starts_with("R-") {
                    rulings.lines().any(|line| line.starts_with(&format!("- **{id}** ")))
                } else {
                    clauses.lines().any(|line| line == format!("id = \"{id}\""))
                };
                if !known {
                    missing.insert(format!("{} of {edition} cites {id}", row.rule));
                }
            }
        }
    }
    assert!(missing.is_empty(), "these ids do not exist there: {missing:#?}");
}

/// A clause stands behind every rule that is there; one that is absent may have none.
#[test]
fn only_what_is_absent_cites_nothing() {
    for (spec, rules) in rulesets() {
        for row in rules.rows().iter().filter(|row| row.matters && row.clauses.is_empty()) {
            let absent = ["none", "plain", "11"].contains(&row.value.as_str());
            assert!(absent, "{spec}: {} is {} and cites nothing", row.rule, row.value);
        }
    }
}

#[test]
fn rows_differ_exactly_where_rulesets_do() {
    let shown = |rows: Vec<Row>| rows.into_iter().map(|row| (row.rule, row.value)).collect::<Vec<_>>();
    let all: Vec<_> =
        rulesets().into_iter().map(|(spec, rules)| (spec, rules, shown(rules.rows()))).collect();
    for (a, of_a, rows_of_a) in &all {
        for (b, of_b, rows_of_b) in &all {
            assert_eq!(rows_of_a == rows_of_b, of_a == of_b, "{a} and {b}");
        }
    }
}

/// A field without a row does not compile; here, that no rule is shown or named twice.
#[test]
fn every_rule_has_a_name_of_its_own() {
    for names in [RULES.map(|rule| rule.option.rule), RULES.map(|rule| rule.option.name)] {
        assert_eq!(BTreeSet::from(names).len(), names.len());
    }
    for rule in RULES {
        assert_eq!(rule.option.name, rule.option.rule.replace('-', "_"));
    }
}

/// Two rules of the basic game are changed by a concept of the same name; every other concept has rows of its
/// own.
#[test]
fn a_concept_changes_its_own_rows_and_no_others() {
    for (edition, basic, _) in EDITIONS {
        for name in concepts_of(edition) {
            let rules = Fuba::from_text(&format!("fuba:{edition}{}", with_needs(name))).unwrap().rules;
            let changed: Vec<&str> = basic
                .rows()
                .iter()
                .zip(rules.rows())
                .filter(|(before, after)| before.value != after.value)
                .map(|(before, _)| before.rule)
                .collect();
            assert!(changed.contains(&name), "{edition}: {name} changes {changed:?}");
            let allowed = [name, "condition", "tiredness"];
            assert!(
                changed.iter().all(|rule| allowed.contains(rule)),
                "{edition}: {name} changes {changed:?}"
            );
        }
    }
}
