//! Records made under every revision of the rules must replay to the same result forever. Files are only ever
//! added to a game's `tests/records`. The tests of both games include this file.
#![allow(clippy::unwrap_used)]

use std::fs;
use std::path::Path;

use touchline_engine::{Describe, Node, Record, Spec, resume};

/// Every kept record of a game replays to its result; there are at least `least` of them.
pub(crate) fn check<G: Describe>(game: fn(&Spec, u32) -> G, least: usize) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records");
    let mut replayed = 0;
    for revision in fs::read_dir(folder).unwrap() {
        for file in fs::read_dir(revision.unwrap().path()).unwrap() {
            let file = file.unwrap().path();
            let name = file.display();
            let record = Record::parse(&fs::read_to_string(&file).unwrap())
                .unwrap_or_else(|error| panic!("{name}: {error}"));
            let game = game(&Spec::parse(record.spec()).unwrap(), record.rules().unwrap());
            // Refuses an illegal input, a wrong number of inputs, and a result the match did not have.
            let driver = resume(game, &record).unwrap_or_else(|error| panic!("{name}: {error}"));
            assert!(matches!(driver.node(), Node::Over(_)), "{name} is a whole match");
            let [home, away] = game.score(driver.state());
            assert_eq!(record.header("result"), Some(format!("{home}-{away}").as_str()), "{name}");
            replayed += 1;
        }
    }
    assert!(replayed >= least, "only {replayed} records");
}
