//! Records of every revision of the rules of this game.

#[path = "../../../engine/tests/shared/old_records.rs"]
mod kept;

use std::fs;
use std::path::Path;

use touchline_engine::{Notation, Record, Spec, resume};
use touchline_fuba::{Fuba, RULES_REVISION};

#[test]
fn every_kept_record_replays_to_its_result() {
    kept::check(|spec, revision| Fuba::at_revision(spec, revision).unwrap(), 35);
}

/// The final position of a kept match under the rules of a revision; `None` if they refuse it.
fn end(revision: u32, name: &str, by: u32) -> Option<String> {
    let file = format!("tests/records/revision-{revision}/{name}.tlm");
    let text = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(file)).unwrap();
    let text = text.replace(&format!("\nrules: {revision}\n"), &format!("\nrules: {by}\n"));
    let record = Record::parse(&text).unwrap();
    let game = Fuba::at_revision(&Spec::parse(record.spec()).unwrap(), by).unwrap();
    resume(game, &record).ok().map(|driver| game.write_state(driver.state()))
}

/// A record for each rule that revision 2 corrected, which the other revision refuses or plays to another
/// end.
#[test]
fn the_corrected_rules_of_revision_2_decide_in_kept_records() {
    let names = [
        (1, "fans-of-a-newcomer"),
        (1, "fans-and-the-offside-risk"),
        (1, "points-with-the-last-event"),
        (1, "injuries-with-the-last-event"),
        (1, "short-passes-with-the-positioning"),
        (1, "goal-poacher-not-asked"),
        (1, "trap-beyond-six"),
        (1, "stopper-at-the-forced-stop"),
        (1, "slow-goal-kick"),
        (1, "free-kick-against-a-goalkeeper"),
        (1, "injury-of-a-goalkeeper"),
        (2, "fans-of-a-piece"),
        (2, "fans-of-one-among-several"),
        (2, "fans-and-the-offside-risk"),
        (2, "points-with-the-last-event"),
        (2, "injuries-with-the-last-event"),
        (2, "short-passes-when-the-value-is-set"),
        (2, "goal-poacher-of-the-first-team"),
        (2, "trap-beyond-six"),
        (2, "slow-goal-kick"),
        (2, "injury-of-a-goalkeeper"),
    ];
    for (revision, name) in names {
        let (own, other) = (end(revision, name, revision), end(revision, name, 3 - revision));
        assert!(own.is_some(), "revision {revision}: {name}");
        assert_ne!(own, other, "revision {revision}: {name}");
    }
}

/// What revision 2 left unchanged ends in the same position, not only with the same result: a corner kick of
/// 2.2 that can no longer be taken still belongs to the attacking team.
#[test]
fn a_rule_that_revision_2_did_not_touch_ends_in_the_same_position() {
    for revision in 1..=RULES_REVISION {
        let position = end(1, "last-corner-of-2.2", revision).unwrap();
        assert!(position.contains(" ball=ALC:1:away "), "revision {revision}: {position}");
    }
}

/// A spec does not depend on the revision that plays it.
#[test]
fn a_spec_is_the_same_in_every_revision() {
    for text in [
        "fuba:2.0",
        "fuba:2.0+all",
        "fuba:2.1+injuries",
        "fuba:2.1+all",
        "fuba:2.2",
        "fuba:3.0",
        "fuba:3.0+all",
    ] {
        for revision in 1..=RULES_REVISION {
            let game = Fuba::at_revision(&Spec::parse(text).unwrap(), revision).unwrap();
            assert_eq!((game.spec().to_string().as_str(), game.rules.revision), (text, revision));
        }
    }
}
