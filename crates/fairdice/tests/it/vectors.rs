//! The vectors in docs/fairness, on which every implementation agrees.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;
use touchline_engine::{Record, Seat};
use touchline_fairdice::verify::check;
use touchline_fairdice::{Hash, Receipt, Stream, commit, from_hex, seal, to_hex};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/fairness")
}

pub(crate) fn vectors() -> Value {
    serde_json::from_str(&std::fs::read_to_string(folder().join("vectors.json")).unwrap()).unwrap()
}

fn text<'a>(case: &'a Value, key: &str) -> &'a str {
    case[key].as_str().unwrap()
}

fn hash(case: &Value, key: &str) -> Hash {
    from_hex(text(case, key)).unwrap()
}

fn seat(case: &Value) -> Seat {
    Seat::from_word(text(case, "seat")).unwrap()
}

fn stream(case: &Value) -> Stream {
    let nonces = ["home", "away"].map(|key| case[key].as_str().map(|hex| from_hex(hex).unwrap()));
    Stream::new(&hash(case, "secret"), text(case, "match"), nonces.each_ref().map(Option::as_ref))
}

/// The cases of one kind; there are some.
fn cases(of: &str) -> Vec<Value> {
    let cases = vectors()[of].as_array().unwrap().clone();
    assert!(cases.len() >= 3, "{of}");
    cases
}

#[test]
fn commitments_and_nonces() {
    for case in cases("commitments") {
        let found = commit::commitment(text(&case, "match"), text(&case, "spec"), &hash(&case, "secret"));
        assert_eq!(to_hex(&found), text(&case, "commitment"));
    }
    for case in cases("nonces") {
        let (server, nonce) = (hash(&case, "server"), hash(&case, "nonce"));
        let found = commit::nonce_commitment(text(&case, "match"), seat(&case), &server, &nonce);
        assert_eq!(to_hex(&found), text(&case, "commitment"));
    }
    for case in cases("computerNonces") {
        let found = commit::computer_nonce(&hash(&case, "secret"), text(&case, "match"), seat(&case));
        assert_eq!(to_hex(&found), text(&case, "nonce"));
    }
}

#[test]
fn dice_and_what_computers_draw() {
    for case in cases("dice") {
        let (stream, first) = (stream(&case), case["first"].as_u64().unwrap());
        let sides = u8::try_from(case["sides"].as_u64().unwrap()).unwrap();
        let faces: String = (first..)
            .zip(text(&case, "faces").chars())
            .map(|(number, _)| char::from(b'0' + stream.die(number, sides)))
            .collect();
        assert_eq!(faces, text(&case, "faces"), "{sides} sides");
    }
    for case in cases("seeds") {
        let (stream, seat, step) = (stream(&case), seat(&case), case["step"].as_u64().unwrap());
        assert_eq!(stream.seed(seat, step).to_string(), text(&case, "seed"));
        assert_eq!(to_hex(&stream.salt(seat, step)), text(&case, "salt"));
    }
}

#[test]
fn seals() {
    for case in cases("seals") {
        let answers: Vec<&str> =
            case["answers"].as_array().unwrap().iter().filter_map(Value::as_str).collect();
        let (choice, salt) = (case["choice"].as_u64().unwrap(), from_hex(text(&case, "salt")).unwrap());
        let found = seal::seal(text(&case, "match"), seat(&case), choice, &salt, &answers);
        assert_eq!(to_hex(&found), text(&case, "seal"));
    }
    for case in cases("folds") {
        let seals = case["seals"].as_array().unwrap().iter().filter_map(Value::as_str);
        let seals: Vec<Hash> = seals.map(|seal| from_hex(seal).unwrap()).collect();
        assert_eq!(to_hex(&seal::fold(&seals)), text(&case, "fold"));
    }
}

#[test]
fn records_and_the_first_mismatch_in_each() {
    for case in cases("records") {
        let record = Record::parse(text(&case, "record")).unwrap();
        let receipt = case["receipt"].as_str().map(|text| Receipt::parse(text).unwrap());
        let report = check(&record, None, receipt.as_ref()).unwrap();
        let found = report.mismatch.map_or("ok", |mismatch| mismatch.word());
        assert_eq!(found, text(&case, "finds"), "{}", text(&case, "name"));
        // Before a mismatch each implementation has come to warn of more or less.
        let warned: BTreeSet<&str> = report.warnings.iter().map(|warning| warning.word()).collect();
        let warns = || case["warns"].as_array().unwrap().iter().filter_map(Value::as_str);
        assert!(found != "ok" || warns().eq(warned.iter().copied()), "{}: {warned:?}", text(&case, "name"));
        // What is read is written the same way.
        let again = receipt.as_ref().map(Receipt::to_text);
        assert_eq!(again.as_deref(), case["receipt"].as_str());
    }
}

#[test]
fn the_verifier_in_python_agrees_on_all_and_stays_short() {
    let script = folder().join("verify.py");
    let lines = std::fs::read_to_string(&script).unwrap().lines().count();
    assert!(lines < 100, "{lines} lines");
    let vectors = folder().join("vectors.json");
    let run = Command::new("python3").arg("-B").arg(&script).arg("--vectors").arg(vectors).output();
    let output = run.expect("Python 3 is needed for this test");
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success() && said.contains("vectors agree"), "{output:?}");
    // Without a file it says what it wants.
    let output = Command::new("python3").arg("-B").arg(script).output().unwrap();
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(said.contains("verify.py RECORD [RECEIPT]") && !said.contains("Traceback"), "{output:?}");
}
