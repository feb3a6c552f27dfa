//! What a seat may answer: sent with every question, with odds on request.

use std::time::{Duration, Instant};

use crate::common::{OPEN_PLAY, any_step, ask, done, error_key};
use serde_json::{Value, json};
use touchline_engine::Pcg;
use touchline_protocol::Session;

fn fields(action: &Value) -> Vec<&str> {
    action.as_object().unwrap().keys().map(String::as_str).collect()
}

#[test]
fn odds_are_told_to_whoever_asks_for_them() {
    let mut session = Session::default();
    done(&mut session, &json!({"cmd": "position", "spec": "fuba:3.0", "position": OPEN_PLAY}));
    let plain = done(&mut session, &json!({"cmd": "legal"}))["actions"].clone();
    let asked = done(&mut session, &json!({"cmd": "legal", "odds": true}))["actions"].clone();
    assert_eq!(plain, done(&mut session, &json!({"cmd": "legal", "odds": false}))["actions"]);
    let odds = done(&mut session, &json!({"cmd": "odds"}));
    for (plain, asked) in plain.as_array().unwrap().iter().zip(asked.as_array().unwrap()) {
        assert_eq!(fields(plain), ["index", "action", "key", "args", "text"]);
        assert_eq!(fields(asked), ["index", "action", "key", "args", "text", "odds", "besides", "turn"]);
        assert!(fields(plain).iter().all(|field| plain[field] == asked[field]));
        let action = plain["action"].as_str().unwrap();
        assert_eq!(asked["odds"], odds["odds"][action]);
    }
    assert_eq!(error_key(&ask(&mut session, &json!({"cmd": "legal", "odds": "yes"}))), "field-wrong");
}

/// The seat that is asked gets its answers with the question, in its own view and nowhere else.
#[test]
fn a_seat_is_told_its_legal_actions_with_the_question() {
    let mut rng = Pcg::new(3, 0);
    for spec in ["fuba:3.0+condition+skills", "fuba:2.1+all", "grid:full@large?fielders=3"] {
        let mut session = Session::default();
        let mut next = done(&mut session, &json!({"cmd": "new", "spec": spec, "seed": 2}))["next"].clone();
        for _ in 0..150 {
            let listed = done(&mut session, &json!({"cmd": "legal"}))["actions"].clone();
            let listed: Vec<&Value> =
                listed.as_array().unwrap().iter().map(|action| &action["action"]).collect();
            assert_eq!(next["kind"] == "decide", !listed.is_empty());
            if next["kind"] == "decide" {
                assert_eq!(next["legal"].as_array().unwrap().iter().collect::<Vec<_>>(), listed);
            }
            for seat in ["home", "away", "spectator"] {
                let view = done(&mut session, &json!({"cmd": "view", "seat": seat}));
                let own = if next["seat"] == seat { &next } else { &Value::Null };
                assert_eq!(&view["ask"], own, "{spec}: {seat}");
            }
            let Some(step) = any_step(&mut rng, &next) else { break };
            next = done(&mut session, &step)["next"].clone();
        }
    }
}

#[test]
fn best_judges_a_position_that_is_on_no_table() {
    let mut session = Session::default();
    let mut other = Session::default();
    let position = json!({"cmd": "position", "spec": "fuba:3.0", "position": OPEN_PLAY, "seed": 4});
    let legal = done(&mut other, &position)["next"]["legal"].clone();
    for level in ["random", "rookie", "coach:1"] {
        let mut asked = position.clone();
        asked["cmd"] = json!("best");
        asked["level"] = json!(level);
        let expected = done(&mut other, &json!({"cmd": "best", "level": level}));
        assert_eq!(done(&mut session, &asked), expected);
        assert_eq!(legal[usize::try_from(expected["index"].as_u64().unwrap()).unwrap()], expected["action"]);
        asked["legal"] = legal.clone();
        assert_eq!(done(&mut session, &asked), expected);
        asked["legal"] = json!(["target CE"]);
        assert_eq!(error_key(&ask(&mut session, &asked)), "legal-differs");
    }
    assert_eq!(error_key(&ask(&mut session, &json!({"cmd": "state"}))), "no-match", "no table was laid");
    let answer = ask(&mut session, &json!({"cmd": "best", "position": OPEN_PLAY}));
    assert_eq!(error_key(&answer), "no-match", "its rules are nowhere named");
    let answer = ask(&mut other, &json!({"cmd": "best", "spec": "fuba:3.0"}));
    assert_eq!(error_key(&answer), "field-missing", "of which position?");
}

/// The average time of a reply over the decisions of random matches, the fastest of three runs: others use
/// the machine, too.
fn times(spec: &str, requests: &[Value], decisions: usize) -> Vec<Duration> {
    let mut rng = Pcg::new(9, 0);
    let mut session = Session::default();
    let mut taken = vec![Duration::ZERO; requests.len()];
    let (mut asked, mut seed) = (0u32, 0);
    while (asked as usize) < decisions {
        let mut next = done(&mut session, &json!({"cmd": "new", "spec": spec, "seed": seed}))["next"].clone();
        seed += 1;
        while let Some(step) = any_step(&mut rng, &next) {
            if next["kind"] == "decide" {
                asked += 1;
                for (request, taken) in requests.iter().zip(&mut taken) {
                    let line = request.to_string();
                    let time = |_| {
                        let begun = Instant::now();
                        std::hint::black_box(session.answer(&line));
                        begun.elapsed()
                    };
                    *taken += (0..3).map(time).min().unwrap_or_default();
                }
            }
            next = done(&mut session, &step)["next"].clone();
            if asked as usize >= decisions {
                break;
            }
        }
    }
    taken.iter().map(|taken| *taken / asked).collect()
}

fn with_and_without() -> [Value; 2] {
    [json!({"cmd": "legal"}), json!({"cmd": "legal", "odds": true})]
}

/// `cargo test --release -p touchline-protocol --test protocol legal -- --ignored --nocapture`
#[test]
#[ignore = "a measurement"]
fn how_long_legal_takes() {
    for spec in ["fuba:3.0", "fuba:3.0+all"] {
        let requests =
            [&with_and_without()[..], &[json!({"cmd": "decision"}), json!({"cmd": "odds"})]].concat();
        for (request, time) in requests.iter().zip(times(spec, &requests, 1000)) {
            println!("{spec} {request}: {:.1} us", time.as_secs_f64() * 1e6);
        }
    }
}
