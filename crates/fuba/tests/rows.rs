//! The clauses that `touchline rules show` prints are those of the edition in play.
#![allow(clippy::unwrap_used)]

use touchline_fuba::spec::EDITIONS;

#[test]
fn every_rule_cites_clauses_of_its_own_edition_and_rulings_that_exist() {
    let docs = format!("{}/../../docs", env!("CARGO_MANIFEST_DIR"));
    let rulings = std::fs::read_to_string(format!("{docs}/rulings.md")).unwrap();
    for (edition, rules) in EDITIONS {
        let clauses = std::fs::read_to_string(format!("{docs}/clauses/fuba-{edition}.toml")).unwrap();
        for row in rules.rows() {
            for id in row.clauses.split(", ") {
                // Clauses of other editions are in the table too, but not as entries.
                let known = if id.starts_with("R-") {
                    rulings.lines().any(|line| line.starts_with(&format!("- **{id}** ")))
                } else {
                    clauses.lines().any(|line| line == format!("id = \"{id}\""))
                };
                assert!(known, "{} cites {id}, which edition {edition} does not have", row.rule);
            }
        }
    }
}
