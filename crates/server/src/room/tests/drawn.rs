//! The dice that a client draws, those of events and steps, are the ones with numbers that its receipt keeps.

use serde_json::Value;

use super::{SPECS, play};

/// A roll that nobody sees has one mark in a step, however many dice it has.
fn marked(faces: &str) -> String {
    let mut marked: Vec<char> = faces.chars().filter(|face| *face != ' ').collect();
    marked.dedup_by(|one, other| (*one, *other) == ('?', '?'));
    marked.into_iter().collect()
}

/// What an update tells to draw is what has fallen.
pub(super) fn draws_what_fell(update: &Value) {
    let faces = update["rolled"]["faces"].as_str().unwrap_or_default();
    let events = update["events"].as_array().unwrap().iter();
    let drawn: String = events.filter_map(|event| event["args"]["dice"].as_str()).collect();
    assert_eq!(drawn.replace(' ', ""), faces.replace('?', ""), "{update}");
    if let Some(rolls) = update["step"]["dice"].as_array() {
        let done: String = rolls.iter().filter_map(Value::as_str).collect();
        assert_eq!(marked(&done), marked(faces), "{update}");
    }
}

#[test]
fn nothing_but_what_fell_is_drawn() {
    for spec in SPECS {
        let (_, story, _) = play(spec, 31, 5);
        let mut fallen = 0;
        for text in story.iter().flat_map(|told| told.updates.iter().flatten().chain(&told.wholes)) {
            let update: Value = serde_json::from_str(text).unwrap();
            draws_what_fell(&update);
            fallen += usize::from(update["rolled"].is_object());
        }
        assert!(fallen > 20, "{spec}: {fallen}");
    }
}
