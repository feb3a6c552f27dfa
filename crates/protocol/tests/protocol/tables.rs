//! Several tables in one session, copies of them, and several inputs at once.

use std::collections::BTreeMap;

use crate::common::{OPEN_PLAY, any_step, ask, at, below, done, error_key};
use serde_json::{Value, json};
use touchline_engine::{Pcg, Rng as _};
use touchline_protocol::{Bounds, Session};

const SPECS: [&str; 5] =
    ["fuba:3.0", "fuba:2.0+condition", "fuba:3.0+condition+skills", "grid:basic?fielders=2", "grid:advanced"];

fn begin(session: &mut Session, spec: &str, seed: u64) -> Value {
    done(session, &json!({"cmd": "new", "spec": spec, "seed": seed}))
}

/// Something a program might request of a match, right or wrong.
fn anything(rng: &mut Pcg, next: &Value) -> Value {
    let legal: Vec<Value> = next["legal"].as_array().cloned().unwrap_or_default();
    let dice = next["dice"].as_array().map_or(1, Vec::len);
    let faces = |rng: &mut Pcg| -> Vec<u64> { (0..dice).map(|_| u64::from(rng.below(7)) + 1).collect() };
    let some = |rng: &mut Pcg, list: &[&str]| list[below(rng, list.len())].to_owned();
    match below(rng, 16) {
        0..=3 => any_step(rng, next).unwrap_or(json!({"cmd": "state"})),
        4 => json!({"cmd": "act", "index": below(rng, legal.len() + 2)}),
        5 => json!({"cmd": "roll", "dice": faces(rng)}),
        6 | 7 => {
            let mut inputs = vec![legal.first().cloned().unwrap_or(json!("roll"))];
            for _ in 0..below(rng, 4) {
                inputs.push(some(rng, &["roll", "done", "4 2", "3", "fly", "end", "call draw"]).into());
            }
            json!({"cmd": "play", "inputs": inputs, "roll": rng.below(2) == 0})
        }
        8 => json!({"cmd": "undo"}),
        9 => json!({"cmd": "call", "call": some(rng, &["whistle", "turn-time", "rain", "resign nobody"])}),
        10 => json!({"cmd": some(rng, &["state", "record", "events", "decision", "dance"])}),
        11 => json!({"cmd": "view", "seat": some(rng, &["home", "away", "spectator", "referee"])}),
        12 => json!({"cmd": "legal", "odds": rng.below(20) == 0}),
        13 => json!({"cmd": "best", "level": "random"}),
        14 => json!({"cmd": "position", "position": some(rng, &[OPEN_PLAY, "home=4-4-2"])}),
        _ => json!({"cmd": "new", "spec": some(rng, &SPECS), "seed": rng.below(100)}),
    }
}

/// Tables of one session reply as if each were alone. A copy behaves as the original would, had it been sent
/// every request again.
#[test]
fn tables_side_by_side_answer_as_if_each_were_alone() {
    const NAMES: [&str; 4] = ["main", "a", "B.2", "line_3-x"];
    let mut rng = Pcg::new(21, 0);
    let mut together = Session::default();
    let mut alone: BTreeMap<&str, (Session, Vec<Value>)> = BTreeMap::new();
    for name in NAMES {
        let first = json!({"cmd": "new", "spec": "fuba:3.0", "seed": 3});
        let mut session = Session::default();
        assert_eq!(done(&mut together, &at(name, &first)), done(&mut session, &first));
        alone.insert(name, (session, vec![first]));
    }
    let mut forks = 0;
    for _ in 0..4000 {
        let name = NAMES[below(&mut rng, NAMES.len())];
        if rng.below(100) == 0 {
            let to = NAMES[below(&mut rng, NAMES.len())];
            done(&mut together, &json!({"cmd": "fork", "table": name, "to": to}));
            let said = alone[name].1.clone();
            let mut session = Session::default();
            for request in &said {
                ask(&mut session, request);
            }
            alone.insert(to, (session, said));
            forks += 1;
            continue;
        }
        let (session, said) = alone.get_mut(name).unwrap();
        let next = done(session, &json!({"cmd": "decision"}))["next"].clone();
        let request = anything(&mut rng, &next);
        let expected = ask(session, &request);
        // Only the main table may be left unnamed.
        let asked = if name == "main" && rng.below(2) == 0 { request.clone() } else { at(name, &request) };
        assert_eq!(ask(&mut together, &asked), expected, "{name}: {asked}");
        // The request that set the match up names its rules: a copy begins without a table.
        match request["cmd"].as_str().unwrap() {
            "new" | "position" if expected["ok"] == json!(true) => {
                *said = vec![request];
                said[0]["spec"] = expected["spec"].clone();
            }
            "act" | "roll" | "play" | "undo" | "call" => said.push(request),
            _ => {}
        }
    }
    assert!(forks > 20, "{forks}");
}

#[test]
fn a_copy_goes_its_own_way_with_the_same_history_and_dice() {
    let mut rng = Pcg::new(5, 0);
    for spec in SPECS {
        let mut session = Session::default();
        let mut next = begin(&mut session, spec, 8)["next"].clone();
        for _ in 0..40 {
            let Some(step) = any_step(&mut rng, &next) else { break };
            next = done(&mut session, &step)["next"].clone();
        }
        let kept = |session: &mut Session, table: &str| {
            ["state", "record", "events"].map(|cmd| done(session, &json!({"cmd": cmd, "table": table})))
        };
        let before = kept(&mut session, "main");
        let copy = done(&mut session, &json!({"cmd": "fork", "to": "copy"}));
        assert_eq!((&copy["position"], &copy["next"]), (&before[0]["position"], &before[0]["next"]));
        assert_eq!(kept(&mut session, "copy"), before, "{spec}: state, history and events");
        // The copy plays on: the original is not affected.
        let mut steps = Vec::new();
        for _ in 0..30 {
            let Some(step) = any_step(&mut rng, &next) else { break };
            let answer = done(&mut session, &at("copy", &step));
            next = answer["next"].clone();
            steps.push((step, answer));
        }
        assert_eq!(kept(&mut session, "main"), before, "{spec}");
        assert_ne!(kept(&mut session, "copy"), before, "{spec}");
        // The original still has the same dice to come, even when the copy is gone.
        done(&mut session, &json!({"cmd": "close", "table": "copy"}));
        for (step, answer) in steps {
            assert_eq!(done(&mut session, &step), answer, "{spec}");
        }
    }
}

#[test]
fn a_copy_may_go_on_with_other_dice() {
    let mut session = Session::default();
    done(&mut session, &json!({"cmd": "position", "spec": "fuba:3.0", "position": OPEN_PLAY, "seed": 3}));
    done(&mut session, &json!({"cmd": "act", "answers": ["target ALW"]}));
    let rolled = |session: &mut Session, seed: Value| {
        done(session, &json!({"cmd": "fork", "to": "other", "seed": seed}));
        done(session, &json!({"cmd": "roll", "table": "other"}))["position"].clone()
    };
    let own = rolled(&mut session, Value::Null);
    let others: Vec<Value> = (0..20).map(|seed| rolled(&mut session, json!(seed))).collect();
    assert!(others.iter().any(|other| *other != own), "other dice");
    assert_eq!(others[3], rolled(&mut session, json!(3)), "the same seed, the same dice");
    let record = |session: &mut Session, table: &str| {
        done(session, &json!({"cmd": "record", "table": table}))["record"].as_str().unwrap().to_owned()
    };
    assert!(record(&mut session, "main").contains("seed: 3"));
    assert!(!record(&mut session, "other").contains("seed:"), "no one seed has all its dice");
}

#[test]
fn tables_are_listed_closed_and_named_when_they_are_not_there() {
    let mut session = Session::default();
    assert_eq!(done(&mut session, &json!({"cmd": "tables"}))["tables"], json!([]));
    let state = json!({"cmd": "state"});
    assert_eq!(error_key(&ask(&mut session, &at("x", &state))), "no-match");
    done(&mut session, &json!({"cmd": "new", "spec": "grid:basic", "table": "x"}));
    let missing = ask(&mut session, &state);
    assert_eq!(error_key(&missing), "table-unknown");
    assert_eq!(missing["error"]["args"], json!({"got": "main", "known": "x", "count": 1}));
    done(&mut session, &json!({"cmd": "new", "spec": "fuba:3.0"}));
    done(&mut session, &json!({"cmd": "act", "index": 0}));
    assert_eq!(
        done(&mut session, &json!({"cmd": "tables"}))["tables"],
        json!([
            {"table": "main", "spec": "fuba:3.0", "inputs": 1, "next": "decide"},
            {"table": "x", "spec": "grid:basic", "inputs": 0, "next": "decide"},
        ])
    );
    done(&mut session, &json!({"cmd": "close"}));
    assert_eq!(error_key(&ask(&mut session, &json!({"cmd": "close"}))), "table-unknown");
    assert_eq!(error_key(&ask(&mut session, &json!({"cmd": "fork", "to": "y"}))), "table-unknown");
    assert_eq!(error_key(&ask(&mut session, &json!({"cmd": "fork", "table": "x"}))), "field-missing");
    done(&mut session, &at("x", &json!({"cmd": "close"})));
    assert_eq!(error_key(&ask(&mut session, &at("x", &json!({"cmd": "close"})))), "no-match");
    let too_long = "x".repeat(41);
    for name in ["", " ", "a b", "a/b", "ä", "a\n", &too_long] {
        for request in [at(name, &json!({"cmd": "new", "spec": "fuba:3.0"})), at(name, &state)] {
            let answer = ask(&mut session, &request);
            assert_eq!(error_key(&answer), "table-name-bad", "{request}");
            assert_eq!(answer["error"]["args"]["most"], json!(40));
        }
    }
    for cmd in ["hello", "tables", "quit"] {
        let answer = ask(&mut session, &json!({"cmd": cmd, "table": "x"}));
        assert_eq!(error_key(&answer), "field-unknown", "{cmd} is about no table");
    }
}

#[test]
fn tables_and_matches_are_bounded() {
    let bounds = Bounds { tables: 3, inputs: 40, ..Bounds::default() };
    let mut session = Session::default().within(bounds);
    let new = json!({"cmd": "new", "spec": "fuba:3.0", "seed": 1});
    for name in ["a", "b", "c"] {
        done(&mut session, &at(name, &new));
    }
    let position = json!({"cmd": "position", "spec": "fuba:3.0", "position": OPEN_PLAY});
    for request in [at("d", &new), at("d", &position), json!({"cmd": "fork", "table": "a", "to": "d"})] {
        let answer = ask(&mut session, &request);
        assert_eq!(error_key(&answer), "tables-too-many", "{request}");
        assert_eq!(answer["error"]["args"]["most"], json!(3));
    }
    // There is always room to replace a table.
    done(&mut session, &json!({"cmd": "fork", "table": "a", "to": "b"}));
    done(&mut session, &json!({"cmd": "close", "table": "c"}));
    done(&mut session, &at("d", &new));
    let mut rng = Pcg::new(2, 0);
    let mut given = 0;
    let refused = loop {
        let next = done(&mut session, &json!({"cmd": "decision", "table": "d"}))["next"].clone();
        let answer = ask(&mut session, &at("d", &any_step(&mut rng, &next).unwrap()));
        if answer["ok"] == json!(false) {
            break answer;
        }
        given += 1;
    };
    assert_eq!((error_key(&refused), given), ("match-too-long", 40));
    for request in [json!({"cmd": "call", "call": "draw"}), json!({"cmd": "play", "inputs": ["roll"]})] {
        assert_eq!(error_key(&ask(&mut session, &at("d", &request))), "match-too-long");
    }
    let record = done(&mut session, &json!({"cmd": "record", "table": "d"}))["record"].clone();
    done(&mut session, &json!({"cmd": "load", "table": "a", "record": record}));
    let mut narrow = Session::default().within(Bounds { inputs: 39, ..bounds });
    let answer = ask(&mut narrow, &json!({"cmd": "load", "record": record}));
    assert_eq!(error_key(&answer), "match-too-long");
}

/// One request that answers and rolls does the same as separate ones.
#[test]
fn inputs_given_at_once_are_inputs_given_one_by_one() {
    let mut rng = Pcg::new(31, 0);
    for spec in SPECS {
        let mut session = Session::default();
        let mut next = begin(&mut session, spec, 4)["next"].clone();
        for _ in 0..60 {
            done(&mut session, &json!({"cmd": "fork", "to": "at-once"}));
            // One by one: a few answers, then dice as long as they are due.
            let (mut inputs, mut events, mut rolled) = (Vec::new(), Vec::new(), 0);
            for _ in 0..=below(&mut rng, 4) {
                if next["kind"] != "decide" {
                    break;
                }
                let legal = next["legal"].as_array().unwrap();
                let answer = &legal[below(&mut rng, legal.len())];
                inputs.push(answer.clone());
                let after = done(&mut session, &json!({"cmd": "act", "answers": [answer]}));
                events.extend(after["events"].as_array().unwrap().clone());
                next = after["next"].clone();
            }
            while next["kind"] == "roll" {
                let after = done(&mut session, &json!({"cmd": "roll"}));
                events.extend(after["events"].as_array().unwrap().clone());
                next = after["next"].clone();
                rolled += 1;
            }
            let request = json!({"cmd": "play", "inputs": inputs, "roll": true, "table": "at-once"});
            let answer = done(&mut session, &request);
            assert_eq!(answer["events"], json!(events), "{spec}");
            assert_eq!(answer["inputs"].as_array().unwrap().len(), inputs.len() + rolled);
            assert_eq!(answer["inputs"].as_array().unwrap()[..inputs.len()], inputs);
            assert_eq!(
                done(&mut session, &json!({"cmd": "events", "table": "at-once"}))["events"],
                json!(events)
            );
            for cmd in ["state", "record"] {
                let request = json!({ "cmd": cmd });
                assert_eq!(done(&mut session, &at("at-once", &request)), done(&mut session, &request));
            }
            // What was played reads back as inputs, dice included.
            if next["kind"] == "over" {
                break;
            }
        }
    }
}

/// If one of them is refused, none is given: position, history, events, undo and the dice to come are as
/// before.
#[test]
fn inputs_given_at_once_are_all_given_or_none() {
    let mut rng = Pcg::new(77, 0);
    for spec in SPECS {
        let mut session = Session::default();
        let mut next = begin(&mut session, spec, 6)["next"].clone();
        for _ in 0..40 {
            done(&mut session, &json!({"cmd": "fork", "to": "before"}));
            done(&mut session, &json!({"cmd": "fork", "to": "scout"}));
            let mut inputs: Vec<Value> = Vec::new();
            let mut ahead = next.clone();
            for _ in 0..below(&mut rng, 5) {
                let Some(step) = any_step(&mut rng, &ahead) else { break };
                let legal = &ahead["legal"];
                let input = step["index"]
                    .as_u64()
                    .map_or(json!("roll"), |i| legal[usize::try_from(i).unwrap()].clone());
                ahead = done(&mut session, &at("scout", &step))["next"].clone();
                inputs.push(input);
            }
            inputs.push(["fly", "7 7 7 7", "call rain", ""][below(&mut rng, 4)].into());
            let answer = ask(&mut session, &json!({"cmd": "play", "inputs": inputs, "roll": true}));
            error_key(&answer);
            assert_eq!(answer["error"]["args"]["input"], json!(inputs.len()), "{inputs:?}: {answer}");
            let text = answer["error"]["text"].as_str().unwrap();
            assert!(text.starts_with(&format!("Input {}: ", inputs.len())), "{text}");
            for cmd in ["state", "record", "events", "undo", "play", "events", "record"] {
                let request = if cmd == "play" {
                    json!({"cmd": "play", "inputs": &inputs[..inputs.len() - 1], "roll": true})
                } else {
                    json!({ "cmd": cmd })
                };
                let now = ask(&mut session, &request);
                assert_eq!(now, ask(&mut session, &at("before", &request)), "{spec}: {request}");
            }
            next = done(&mut session, &json!({"cmd": "decision"}))["next"].clone();
            if next["kind"] == "over" {
                break;
            }
        }
    }
}

#[test]
fn inputs_given_at_once_may_be_dice_and_calls_and_are_bounded() {
    let mut session = Session::default();
    begin(&mut session, "fuba:3.0", 0);
    let play = |inputs: Value| json!({"cmd": "play", "inputs": inputs});
    let answer =
        done(&mut session, &play(json!(["formation 4-4-2", " formation 3-5-2", "61", "call resign home"])));
    assert_eq!(answer["inputs"], json!(["formation 4-4-2", "formation 3-5-2", "6 1", "call resign home"]));
    assert_eq!(answer["next"]["kind"], json!("over"));
    begin(&mut session, "fuba:3.0", 0);
    assert_eq!(done(&mut session, &play(json!([])))["inputs"], json!([]), "nothing is something to give");
    let answer = ask(&mut session, &play(json!(["formation 4-4-2", "roll"])));
    assert_eq!((error_key(&answer), &answer["error"]["args"]["input"]), ("dice-not-due", &json!(2)));
    let answer = ask(&mut session, &play(json!(vec!["done"; 201])));
    assert_eq!(error_key(&answer), "inputs-too-many");
    for inputs in [json!("done"), json!([1]), json!([["done"]]), json!({"0": "done"})] {
        assert_eq!(error_key(&ask(&mut session, &play(inputs))), "field-wrong");
    }
    assert_eq!(error_key(&ask(&mut session, &json!({"cmd": "play", "roll": true}))), "field-missing");
    let answer = ask(&mut session, &json!({"cmd": "play", "inputs": [], "roll": "yes"}));
    assert_eq!(error_key(&answer), "field-wrong");
}

/// A match continues under the rules it began with, both at its own table and when a program asks about one
/// of its positions.
#[test]
fn a_table_plays_the_rules_of_a_revision() {
    let mut session = Session::default();
    for (named, played) in [(json!(1), "rules: 1"), (Value::Null, "rules: 2")] {
        done(&mut session, &json!({"cmd": "new", "spec": "fuba:3.0", "rules": named}));
        done(&mut session, &json!({"cmd": "position", "position": OPEN_PLAY}));
        let record = done(&mut session, &json!({"cmd": "record"}))["record"].clone();
        assert!(record.as_str().unwrap().lines().any(|line| line == played), "{record}");
    }
    let unknown = ask(&mut session, &json!({"cmd": "new", "spec": "fuba:3.0", "rules": 99}));
    assert_eq!(error_key(&unknown), "record-other-revision");
    let best =
        json!({"cmd": "best", "level": "random", "spec": "fuba:3.0", "rules": 1, "position": OPEN_PLAY});
    assert!(done(&mut session, &best)["action"].is_string());
}

/// Only dice use up dice: a call while some are due leaves them for the roll.
#[test]
fn a_call_among_inputs_uses_up_no_dice() {
    let position = "home=0:10,0 1:10,27 away=0:10,30 1:3,20 ball=10,28 turn=home points:3";
    for seed in 0..6 {
        let mut session = Session::default();
        let spec = "grid:basic?end=timed:40";
        done(&mut session, &json!({"cmd": "position", "spec": spec, "position": position, "seed": seed}));
        done(&mut session, &json!({"cmd": "play", "inputs": ["pick H1", "kick n", "step nw"]}));
        done(&mut session, &json!({"cmd": "fork", "to": "one-by-one"}));
        done(&mut session, &json!({"cmd": "play", "inputs": ["call full-time"], "roll": true}));
        done(&mut session, &json!({"cmd": "call", "call": "full-time", "table": "one-by-one"}));
        done(&mut session, &json!({"cmd": "play", "inputs": [], "roll": true, "table": "one-by-one"}));
        let record = json!({"cmd": "record"});
        assert_eq!(
            done(&mut session, &at("one-by-one", &record)),
            done(&mut session, &record),
            "seed {seed}"
        );
    }
}
