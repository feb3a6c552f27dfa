//! Grid through the protocol: secrets in what others are shown, records, mistakes.

use serde_json::{Value, json};
use touchline_engine::Spec;
use touchline_protocol::Session;
use touchline_protocol::games::{AnyGame, NAMES};

use crate::common::done;

fn ask(session: &mut Session, request: &Value) -> Value {
    serde_json::from_str(&session.answer(&request.to_string())).unwrap()
}

fn act(session: &mut Session, action: &str) -> Value {
    let answer = ask(session, &json!({"cmd": "act", "answers": [action]}));
    assert_eq!(answer["ok"], json!(true), "{action}: {answer}");
    answer
}

/// What a seat is shown: its view and the events.
fn shown(session: &mut Session, seat: &str) -> String {
    let view = ask(session, &json!({"cmd": "view", "seat": seat}));
    let events = ask(session, &json!({"cmd": "events"}));
    format!("{view}\n{events}")
}

#[test]
fn what_refusals_propose_can_be_played() {
    for (name, examples) in NAMES.into_iter().zip(Spec::EXAMPLES) {
        assert!(examples[0].starts_with(name), "{name}: {examples:?}");
        for example in examples {
            AnyGame::from_text(example).unwrap_or_else(|refusal| panic!("{example}: {refusal}"));
        }
    }
}

#[test]
fn a_placement_is_not_in_what_the_others_are_shown() {
    let placements =
        [["row 0", "column 7", "row 3", "column 4"], ["row 14", "column 1", "row 1", "column 19"]];
    for others in ["away", "spectator"] {
        let seen = placements.map(|placement| {
            let mut session = Session::default();
            ask(&mut session, &json!({"cmd": "new", "spec": "grid:full?fielders=1", "seed": 1}));
            placement.map(|action| {
                act(&mut session, action);
                shown(&mut session, others)
            })
        });
        assert_eq!(seen[0], seen[1], "{others}");
        assert!(seen[0][3].contains(r#""hidden":true"#), "{}", seen[0][3]);
    }
}

#[test]
fn a_hidden_face_is_not_in_what_the_others_are_shown() {
    let position = "home=0:10,0 1:5,5 away=0:10,30 1:5,25 ball=10,15 turns=180 half=2 turn=away normal \
                    shootout=home home kicked:H1 kicker:H1 next=shootout penalty-face";
    let mut seen = ["hide 1", "hide 6"].map(|face| {
        let mut session = Session::default();
        let spec = "grid:basic+shootout?fielders=1";
        let set = ask(&mut session, &json!({"cmd": "position", "spec": spec, "position": position}));
        assert_eq!(set["ok"], json!(true), "{set}");
        act(&mut session, face);
        let odds = ask(&mut session, &json!({"cmd": "odds"}));
        let shown = ["home", "away", "spectator"].map(|seat| shown(&mut session, seat));
        (shown, odds.to_string())
    });
    let own = seen.each_mut().map(|(shown, _)| std::mem::take(&mut shown[0]));
    assert_ne!(own[0], own[1], "the kicker knows");
    assert_eq!(seen[0], seen[1], "nobody else does, and the odds of the slots do not tell");
}

#[test]
fn a_record_can_be_loaded_and_played_to_its_end() {
    let mut session = Session::default();
    ask(&mut session, &json!({"cmd": "new", "spec": "grid:full?end=turns:6&fielders=3", "seed": 3}));
    let mut over = Value::Null;
    for step in 0..2000 {
        let next = ask(&mut session, &json!({"cmd": "decision"}))["next"].clone();
        match next["kind"].as_str().unwrap() {
            "decide" => {
                let best = ask(&mut session, &json!({"cmd": "best", "level": "random"}));
                act(&mut session, best["action"].as_str().unwrap());
            }
            "roll" => drop(ask(&mut session, &json!({"cmd": "roll"}))),
            _ => {
                over = next;
                break;
            }
        }
        if step % 20 == 0 {
            let record = ask(&mut session, &json!({"cmd": "record"}))["record"].clone();
            let mut other = Session::default();
            let loaded = ask(&mut other, &json!({"cmd": "load", "record": record}));
            assert_eq!(loaded["position"], ask(&mut session, &json!({"cmd": "state"}))["position"]);
            session = other;
        }
    }
    assert_eq!(over["kind"], json!("over"));
}

#[test]
fn every_mistake_gets_an_answer_that_names_it() {
    let mut session = Session::default();
    ask(&mut session, &json!({"cmd": "new", "spec": "grid:basic?fielders=1"}));
    for (request, key) in [
        (json!({"cmd": "new", "spec": "grid"}), "spec-no-edition"),
        (json!({"cmd": "new", "spec": "grid:basic@tiny"}), "spec-unknown-board"),
        (json!({"cmd": "new", "spec": "grid:basic?end=goals:3"}), "spec-ending"),
        (json!({"cmd": "act", "answers": ["fly"]}), "unknown-grid-action"),
        (json!({"cmd": "act", "answers": ["pick Z9"]}), "bad-marker"),
        (json!({"cmd": "act", "answers": ["pick H1"]}), "illegal-action"),
        (json!({"cmd": "act", "index": 99}), "index-bad"),
        (json!({"cmd": "roll"}), "dice-not-due"),
        (json!({"cmd": "call", "call": "full-time"}), "full-time-untimed"),
        (json!({"cmd": "position", "position": "home=0:10,0"}), "position-field-missing"),
    ] {
        let answer = ask(&mut session, &request);
        assert_eq!(answer["error"]["key"], json!(key), "{request}: {answer}");
    }
}

#[test]
fn ways_lead_to_places_within_reach() {
    let mut session = Session::default();
    let position = "home=0:10,0 1:10,10 away=0:10,30 1:5,12 ball=10,11 turn=home points:3";
    ask(&mut session, &json!({"cmd": "position", "spec": "grid:basic", "position": position}));
    assert_eq!(done(&mut session, &json!({"cmd": "ways"}))["ways"], json!([]), "nobody is in the hand");
    let ways = done(&mut session, &json!({"cmd": "ways", "after": ["pick H1"]}))["ways"].clone();
    let ways = ways.as_array().unwrap();
    let to = |goes: &str, place: &str| {
        ways.iter().find(|way| way["goes"] == goes && way["to"] == place).unwrap_or_else(|| panic!("{place}"))
    };
    assert_eq!(
        *to("H1", "9,11"),
        json!({"goes": "H1", "to": "9,11", "answers": ["move nw"], "cost": 1, "ends": false})
    );
    let behind = to("ball", "10,13");
    assert_eq!((&behind["cost"], &behind["answers"]), (&json!(2), &json!(["step n"])));
    let before = &ways[usize::try_from(behind["after"].as_u64().unwrap()).unwrap()];
    assert_eq!((&before["to"], &before["answers"]), (&json!("10,12"), &json!(["kick n"])));
    let ended = done(&mut session, &json!({"cmd": "ways", "after": ["end"]}));
    assert_eq!((&ended["ways"], &ended["then"]), (&json!([]), &json!("roll")));
    ask(&mut session, &json!({"cmd": "new", "spec": "fuba:3.0"}));
    assert_eq!(done(&mut session, &json!({"cmd": "ways"}))["ways"], json!([]), "no game without squares");
}
