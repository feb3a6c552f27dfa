//! A program that talks to the engine.

use serde_json::{Value, json};
use touchline_engine::{Pcg, Rng as _};
use touchline_protocol::Session;

/// Home is asked for a target in the basic game.
pub(crate) const OPEN_PLAY: &str =
    "home=4-4-2,GK:APA,AFR:4,ALW:2,CE:4 away=4-3-3,GK:BPA,BFR:4,BLW:2,CE:4 ball=CE:3:home clock=1:20";

/// The reply, whatever it is.
pub(crate) fn ask(session: &mut Session, request: &Value) -> Value {
    serde_json::from_str(&session.answer(&request.to_string())).unwrap()
}

/// The reply to a valid request.
pub(crate) fn done(session: &mut Session, request: &Value) -> Value {
    let answer = ask(session, request);
    assert_eq!(answer["ok"], json!(true), "{request}: {answer}");
    answer
}

/// The key of a refusal, which must have a sentence.
pub(crate) fn error_key(answer: &Value) -> &str {
    assert_eq!(answer["ok"], json!(false), "{answer}");
    let text = answer["error"]["text"].as_str().unwrap();
    assert!(text.len() > 15 && text.contains(' '), "a sentence: {text}");
    answer["error"]["key"].as_str().unwrap()
}

/// A number below `end`.
pub(crate) fn below(rng: &mut Pcg, end: usize) -> usize {
    rng.below(u32::try_from(end).unwrap()) as usize
}

/// The same request at a table.
pub(crate) fn at(table: &str, request: &Value) -> Value {
    let mut request = request.clone();
    request["table"] = table.into();
    request
}

/// Any legal answer, or the dice that are due from the generator; `None` when the match is over.
pub(crate) fn any_step(rng: &mut Pcg, next: &Value) -> Option<Value> {
    match next["kind"].as_str().unwrap() {
        "decide" => Some(json!({"cmd": "act", "index": below(rng, next["legal"].as_array().unwrap().len())})),
        "roll" => Some(json!({"cmd": "roll"})),
        _ => None,
    }
}
