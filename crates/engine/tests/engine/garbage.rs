//! A parser never panics, and whatever it accepts survives writing and reading.

use touchline_engine::{Driver, Faces, Pcg, Record, Replay, Rng, Spec};

use crate::toy::Toy;

const PIECES: [&str; 40] = [
    "touchline record 1",
    "\n",
    "\n",
    "\r\n",
    "spec",
    "rules",
    "home",
    "start",
    ": ",
    ":",
    "1",
    "0",
    "12",
    ". ",
    "; ",
    ";",
    "4 2",
    "warm 0",
    "warm 1",
    "pick 2",
    "push",
    "call ",
    "resign home",
    "end ",
    "end 0\n",
    " ",
    "@",
    "+",
    "?",
    "&",
    "=",
    "fuba",
    "3.0",
    "a-b_c",
    "é",
    "…",
    "\u{0}",
    "\t",
    "round 1 0 0",
    "99999999999999999999",
];

const RECORD: &str =
    "touchline record 1\nspec: toy:1\nrules: 1\n\n0. warm 0; warm 1\n1. pick 0; pick 2; push; 6 3\nend 6\n";

fn pieces(rng: &mut Pcg) -> String {
    let count = rng.below(14);
    (0..count).map(|_| PIECES[rng.below(40) as usize]).collect()
}

fn bytes(rng: &mut Pcg) -> String {
    let count = rng.below(40);
    let bytes: Vec<u8> = (0..count).map(|_| rng.below(256).to_le_bytes()[0]).collect();
    String::from_utf8_lossy(&bytes).into_owned()
}

/// A valid text with a few bytes changed, removed or added.
fn damaged(rng: &mut Pcg, good: &str) -> String {
    let mut bytes = good.as_bytes().to_vec();
    for _ in 0..=rng.below(3) {
        let at = rng.below(u32::try_from(bytes.len()).unwrap()) as usize;
        let byte = rng.below(256).to_le_bytes()[0];
        match rng.below(3) {
            0 => bytes[at] = byte,
            1 => drop(bytes.remove(at)),
            _ => bytes.insert(at, byte),
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

fn feed(text: &str) {
    if let Ok(faces) = Faces::parse(text) {
        assert_eq!(Faces::parse(&faces.to_string()), Ok(faces));
    }
    if let Ok(spec) = Spec::parse(text) {
        assert_eq!(Spec::parse(&spec.to_string()), Ok(spec));
    }
    if let Ok(record) = Record::parse(text) {
        let again = Record::parse(&record.to_text()).unwrap();
        assert_eq!((&again.headers, again.len()), (&record.headers, record.len()));
        if let Ok(driver) = Replay::new(Toy, &(), &record).and_then(|replay| replay.run(|_, _, _| {})) {
            assert_eq!(driver.inputs().len(), record.len());
        }
    }
    let mut driver = Driver::new(Toy, &());
    if driver.act_text(text).is_err() {
        assert!(driver.inputs().is_empty());
    }
}

#[test]
fn no_parser_panics() {
    let mut rng = Pcg::new(2026, 9);
    for _ in 0..20_000 {
        feed(&pieces(&mut rng));
        feed(&bytes(&mut rng));
        feed(&damaged(&mut rng, RECORD));
        feed(&damaged(&mut rng, "grid:full@large+a?fielders=9&end=score:2"));
        feed(&damaged(&mut rng, "4 2"));
    }
}
