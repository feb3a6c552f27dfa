//! Positions no match would reach: whatever is accepted can be played, queried, written and read back.

use crate::common::{any_step, ask, at, below, done, error_key};
use serde_json::{Value, json};
use touchline_engine::{Pcg, Rng as _};
use touchline_protocol::Session;

const SPECS: [&str; 8] = [
    "fuba:2.0+all",
    "fuba:2.1+all",
    "fuba:2.2",
    "fuba:3.0",
    "fuba:3.0+all",
    "grid:basic",
    "grid:advanced@medium",
    "grid:full@large?fielders=10",
];

/// Positions of a random match, every few steps.
fn positions(spec: &str, rng: &mut Pcg) -> Vec<String> {
    let mut session = Session::default();
    let mut at = done(&mut session, &json!({"cmd": "new", "spec": spec, "seed": rng.below(1000)}));
    let mut found = Vec::new();
    for step in 0..400 {
        if step % 5 == 0 {
            found.push(at["position"].as_str().unwrap().to_owned());
        }
        let Some(step) = any_step(rng, &at["next"]) else { break };
        at = done(&mut session, &step);
    }
    found
}

/// A position with a part taken from another one, or slightly changed.
fn bent(rng: &mut Pcg, positions: &[String]) -> String {
    let pick = |rng: &mut Pcg| positions[below(rng, positions.len())].split(' ').collect::<Vec<_>>();
    let mut fields = pick(rng);
    let other = pick(rng);
    for _ in 0..=below(rng, 2) {
        let at = below(rng, fields.len());
        let name = |field: &str| field.split(['=', ':']).next().unwrap_or_default().to_owned();
        match below(rng, 4) {
            0 => drop(fields.remove(at)),
            1 => fields.insert(at, other[below(rng, other.len())]),
            _ => {
                if let Some(same) = other.iter().find(|field| name(field) == name(fields[at])) {
                    fields[at] = same;
                }
            }
        }
        if fields.is_empty() {
            break;
        }
    }
    let mut text: Vec<char> = fields.join(" ").chars().collect();
    if rng.below(2) == 0 && !text.is_empty() {
        let digits: Vec<usize> = (0..text.len()).filter(|&i| text[i].is_ascii_digit()).collect();
        for _ in 0..=below(rng, 2) {
            if !digits.is_empty() {
                text[digits[below(rng, digits.len())]] =
                    char::from(b'0' + u8::try_from(rng.below(10)).unwrap());
            }
        }
    }
    text.into_iter().collect()
}

fn play_on(session: &mut Session, rng: &mut Pcg, mut next: Value) {
    for step in 0..40 {
        if step % 8 == 0 {
            for request in [
                json!({"cmd": "legal", "odds": rng.below(4) == 0}),
                json!({"cmd": "view", "seat": "home"}),
                json!({"cmd": "view", "seat": "away"}),
                json!({"cmd": "view", "seat": "spectator"}),
            ] {
                done(session, &request);
            }
            if next["kind"] == "decide" {
                let level = if rng.below(8) == 0 { "coach:1" } else { "rookie" };
                done(session, &json!({"cmd": "best", "level": level}));
            }
            let state = done(session, &json!({"cmd": "state"}));
            let again = json!({"cmd": "position", "position": state["position"], "spec": state["spec"]});
            // It may lead to one that is not accepted, but then there is a sentence why.
            let again = ask(session, &at("again", &again));
            if again["ok"] == json!(true) {
                assert_eq!((&again["position"], &again["next"]), (&state["position"], &state["next"]));
            } else {
                error_key(&again);
            }
        }
        let Some(step) = any_step(rng, &next) else { break };
        next = done(session, &step)["next"].clone();
    }
    let record = done(session, &json!({"cmd": "record"}))["record"].clone();
    let loaded = done(session, &json!({"cmd": "load", "table": "again", "record": record}));
    assert_eq!(loaded["position"], done(session, &json!({"cmd": "state"}))["position"]);
}

fn play_strange_positions(count: usize, seed: u64) {
    for (stream, spec) in SPECS.iter().enumerate() {
        let mut rng = Pcg::new(seed, stream as u64);
        let known: Vec<String> = (0..4).flat_map(|_| positions(spec, &mut rng)).collect();
        let mut session = Session::default();
        let mut accepted = 0;
        for _ in 0..count {
            let position = bent(&mut rng, &known);
            let set = ask(&mut session, &json!({"cmd": "position", "spec": spec, "position": position}));
            if set["ok"] == json!(true) {
                accepted += 1;
                // The last one printed is where it broke.
                println!("{spec} {position}");
                play_on(&mut session, &mut rng, set["next"].clone());
            }
        }
        assert!(accepted * 20 > count, "{spec}: {accepted} of {count}");
    }
}

#[test]
fn whatever_position_is_accepted_can_be_played() {
    play_strange_positions(40, 0);
}

#[test]
#[ignore = "takes minutes"]
fn whatever_position_of_many_is_accepted_can_be_played() {
    play_strange_positions(2000, 1);
}
