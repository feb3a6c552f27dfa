//! What random play reaches: the same with any number of threads, everything in the end, and nothing the
//! rules do not offer.

use touchline_fuba::Fuba;
use touchline_fuba::spec::{CONCEPTS, EDITIONS, concepts_of};
use touchline_lab::{Coverage, Covered, Simulation};

fn cover(spec: &str, matches: u64, threads: usize) -> Coverage {
    let game = Fuba::from_text(spec).unwrap_or_else(|refusal| panic!("{spec}: {refusal}"));
    Simulation { matches, seed: 1, threads, ..Simulation::default() }.cover(&game, &|_| ()).expect("threads")
}

fn missed(coverage: &Coverage) -> Vec<String> {
    coverage.missed().map(|row| format!("{} {}", row.group, row.name)).collect()
}

#[test]
fn the_number_of_threads_does_not_matter() {
    let one = cover("fuba:3.0+all", 600, 1);
    assert_eq!(one, cover("fuba:3.0+all", 600, 2));
    assert_eq!(one, cover("fuba:3.0+all", 600, 3));
    assert_eq!(one.matches, 600);
}

#[test]
fn every_edition_is_reached_whole() {
    for (edition, ..) in EDITIONS {
        let coverage = cover(&format!("fuba:{edition}"), 1000, 0);
        assert!(missed(&coverage).is_empty(), "{edition}: {:?}", missed(&coverage));
    }
}

/// Each concept alone, with what it requires: all of it is reached, and nothing of the others.
#[test]
fn every_concept_is_reached_whole_and_alone() {
    for (edition, ..) in EDITIONS {
        let offered = concepts_of(edition);
        for concept in CONCEPTS.iter().filter(|concept| offered.contains(&concept.name)) {
            let needs = concept.needs.map(|needs| format!("+{needs}")).unwrap_or_default();
            let spec = format!("fuba:{edition}{needs}+{}", concept.name);
            let coverage = cover(&spec, 1000, 0);
            assert!(missed(&coverage).is_empty(), "{spec}: {:?}", missed(&coverage));
            let game = Fuba::from_text(&spec).expect("a spec");
            let expected = game.covered(&<Fuba as Covered>::Counts::default());
            let strange: Vec<&String> = coverage
                .rows
                .iter()
                .filter(|row| {
                    !expected.iter().any(|known| known.name == row.name && known.group == row.group)
                })
                .map(|row| &row.name)
                .collect();
            assert!(strange.is_empty(), "{spec}: {strange:?} were not expected");
        }
    }
}

/// Every skill of the table can be held and played.
#[test]
fn every_skill_is_played() {
    for (spec, cards) in [("fuba:2.1+all", 22), ("fuba:3.0+all?skills=5", 33)] {
        let coverage = cover(spec, 2000, 0);
        let skills: Vec<_> = coverage.rows.iter().filter(|row| row.group == "skill").collect();
        assert_eq!(skills.len(), cards, "{spec}");
        // A sweep that leads to a pressing is rare.
        let never: Vec<&str> =
            skills.iter().filter(|row| row.count == 0).map(|row| row.name.as_str()).collect();
        assert!(never.iter().all(|name| *name == "sweeper-keeper"), "{spec}: {never:?}");
    }
}
