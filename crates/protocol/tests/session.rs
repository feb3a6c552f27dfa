//! Programs that talk nonsense get an answer, and programs that make sense get the match they asked for.
#![allow(clippy::unwrap_used)]

use serde_json::{Value, json};
use touchline_engine::{Pcg, Rng};
use touchline_protocol::Session;

fn ask(session: &mut Session, request: &Value) -> Value {
    serde_json::from_str(&session.answer(&request.to_string())).unwrap()
}

fn error_key(answer: &Value) -> &str {
    assert_eq!(answer["ok"], json!(false), "{answer}");
    let text = answer["error"]["text"].as_str().unwrap();
    assert!(text.len() > 15 && text.contains(' '), "a sentence: {text}");
    answer["error"]["key"].as_str().unwrap()
}

/// Play to the end with the engine's own dice and advice.
fn play_out(session: &mut Session) -> Value {
    for _ in 0..5000 {
        let next = ask(session, &json!({"cmd": "decision"}))["next"].clone();
        let answer = match next["kind"].as_str().unwrap() {
            "decide" => {
                let best = ask(session, &json!({"cmd": "best"}));
                ask(session, &json!({"cmd": "act", "action": best["action"]}))
            }
            "roll" => ask(session, &json!({"cmd": "roll"})),
            _ => return next,
        };
        assert_eq!(answer["ok"], json!(true), "{answer}");
        assert_eq!(answer["position"], ask(session, &json!({"cmd": "state"}))["position"]);
    }
    panic!("the match does not end");
}

#[test]
fn a_whole_match_by_program_is_the_same_for_the_same_seed() {
    let play = |seed: u64| {
        let mut session = Session::default();
        ask(&mut session, &json!({"cmd": "new", "spec": "fuba:3.0", "seed": seed}));
        let over = play_out(&mut session);
        assert_eq!(over["kind"], json!("over"));
        ask(&mut session, &json!({"cmd": "record"}))["record"].as_str().unwrap().to_owned()
    };
    assert_eq!(play(5), play(5));
    assert_ne!(play(5), play(6));
}

#[test]
fn a_record_can_be_loaded_and_played_on() {
    let mut session = Session::default();
    ask(&mut session, &json!({"cmd": "new", "spec": "fuba:3.0?order_tie=passive-at-start", "seed": 3}));
    for action in ["formation 4-4-2", "formation 3-5-2"] {
        ask(&mut session, &json!({"cmd": "act", "action": action}));
    }
    ask(&mut session, &json!({"cmd": "roll", "dice": [6, 1]}));
    let record = ask(&mut session, &json!({"cmd": "record"}))["record"].clone();
    let mut other = Session::default();
    let loaded = ask(&mut other, &json!({"cmd": "load", "record": record}));
    assert_eq!(loaded["position"], ask(&mut session, &json!({"cmd": "state"}))["position"]);
    assert_eq!(loaded["spec"], json!("fuba:3.0?order_tie=passive-at-start"));
    play_out(&mut other);
}

#[test]
fn secrets_of_a_seat_are_not_in_the_view_of_the_other() {
    let mut session = Session::default();
    ask(&mut session, &json!({"cmd": "new", "spec": "fuba:3.0"}));
    ask(&mut session, &json!({"cmd": "act", "action": "formation 2-2-6"}));
    for (seat, knows) in [("home", true), ("away", false), ("spectator", false)] {
        let view = ask(&mut session, &json!({"cmd": "view", "seat": seat})).to_string();
        assert_eq!(view.contains("2-2-6"), knows, "{seat}");
    }
}

#[test]
fn every_mistake_gets_an_answer_that_names_it() {
    let mut session = Session::default();
    for (request, key) in [
        (json!({"cmd": "legal"}), "no-match"),
        (json!({"cmd": "dance"}), "command-unknown"),
        (json!({"cmd": "new"}), "field-missing"),
        (json!({"cmd": "new", "spec": "chess:1"}), "spec-unknown-game"),
        (json!({"cmd": "new", "spec": "fuba:1.0"}), "spec-unknown-edition"),
        (json!({"cmd": "new", "spec": "fuba:3.0+wings"}), "spec-unknown-concept"),
        (json!({"cmd": "new", "spec": "fuba:3.0?mood=good"}), "spec-unknown-option"),
        (json!({"cmd": "new", "spec": "fuba:3.0?order_tie=nobody"}), "spec-unknown-value"),
        (json!({"cmd": "new", "spec": "fuba:3.0@small"}), "spec-no-board"),
        (json!({"cmd": "new", "spec": "fuba:3.0", "colour": "red"}), "json-bad"),
    ] {
        assert_eq!(error_key(&ask(&mut session, &request)), key, "{request}");
    }
    ask(&mut session, &json!({"cmd": "new", "spec": "fuba:3.0"}));
    for (request, key) in [
        (json!({"cmd": "act", "action": "formation 4-4-3"}), "formation-sum"),
        (json!({"cmd": "act", "action": "formation 0-5-5"}), "illegal-action"),
        (json!({"cmd": "act", "action": "fly"}), "unknown-action"),
        (json!({"cmd": "act", "index": 500}), "index-bad"),
        (json!({"cmd": "act"}), "field-missing"),
        (json!({"cmd": "roll", "dice": [1, 2]}), "dice-not-due"),
        (json!({"cmd": "undo"}), "nothing-to-undo"),
        (json!({"cmd": "call", "call": "rain"}), "unknown-call"),
        (json!({"cmd": "view", "seat": "referee"}), "seat-unknown"),
        (json!({"cmd": "best", "level": "master"}), "level-unknown"),
        (json!({"cmd": "position", "position": "home=4-4-2"}), "position-field-missing"),
        (json!({"cmd": "load", "record": "touchline record 1\n"}), "record-truncated"),
    ] {
        assert_eq!(error_key(&ask(&mut session, &request)), key, "{request}");
    }
    for action in ["formation 4-4-2", "formation 4-4-2"] {
        ask(&mut session, &json!({"cmd": "act", "action": action}));
    }
    for (dice, key) in
        [(json!([1]), "dice-too-few"), (json!([1, 2, 3]), "dice-too-many"), (json!([0, 9]), "dice-face")]
    {
        assert_eq!(error_key(&ask(&mut session, &json!({"cmd": "roll", "dice": dice}))), key);
    }
    assert_eq!(error_key(&ask(&mut session, &json!({"cmd": "act", "action": "done"}))), "dice-are-due");
    assert_eq!(
        ask(&mut session, &json!({"cmd": "roll", "dice": [6, 1]}))["ok"],
        json!(true),
        "and the match goes on"
    );
}

#[test]
fn garbage_never_breaks_a_session() {
    let mut rng = Pcg::new(11, 0);
    let mut session = Session::default();
    let seeds = [
        r#"{"cmd":"new","spec":"fuba:3.0","seed":1}"#,
        r#"{"cmd":"act","action":"target CE"}"#,
        r#"{"cmd":"roll","dice":[4,2]}"#,
        r#"{"cmd":"position","position":"home=4-4-2,GK:APA,CE:10 away=4-4-2,GK:BPA,CE:10 ball=CE:3:home"}"#,
        r#"{"cmd":"load","record":"touchline record 1\nspec: fuba:3.0\nrules: 1\n\n0. formation 4-4-2\nend 1\n"}"#,
    ];
    for _ in 0..20_000 {
        let mut line = seeds[rng.below(5) as usize].as_bytes().to_vec();
        for _ in 0..rng.below(4) {
            let at = rng.below(u32::try_from(line.len()).unwrap()) as usize;
            let byte = u8::try_from(rng.below(256)).unwrap();
            match rng.below(3) {
                0 => line[at] = byte,
                1 => drop(line.remove(at)),
                _ => line.insert(at, byte),
            }
        }
        let answer: Value = serde_json::from_str(&session.answer(&String::from_utf8_lossy(&line))).unwrap();
        assert!(answer["ok"].is_boolean());
    }
}
