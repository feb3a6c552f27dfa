//! `best` and `rate`: what they return, and that they know no more than the deciding seat.

use serde_json::{Value, json};
use touchline_ai::{Character, Level};
use touchline_protocol::Session;

fn ask(session: &mut Session, request: &Value) -> Value {
    let answer: Value = serde_json::from_str(&session.answer(&request.to_string())).unwrap();
    assert_eq!(answer["ok"], json!(true), "{request}: {answer}");
    answer
}

/// Home is asked for a target; it holds two cards, away one that only away knows.
fn with_card(card: &str) -> Session {
    let mut session = Session::default();
    let position = format!(
        "home=4-4-2,GK:APA,AFR:4,ALW:1,CE:2,BFR:2,BLC:1 away=4-4-2,GK:BPA,CE:4,BFR:2,BLC:1,BPA:3 ball=ALW:3:home clock=1:20 \
         condition=4/4/2-4/4/2 skills=crossing+!actor:{card}"
    );
    ask(
        &mut session,
        &json!({"cmd": "position", "spec": "fuba:3.0+condition+skills", "position": position, "seed": 5}),
    );
    session
}

/// Away is asked for a formation; home has chosen one in secret.
fn after_secret(formation: &str) -> Session {
    let mut session = Session::default();
    ask(&mut session, &json!({"cmd": "new", "spec": "fuba:3.0", "seed": 5}));
    ask(&mut session, &json!({"cmd": "act", "answers": [format!("formation {formation}")]}));
    session
}

#[test]
fn advice_is_the_same_whatever_the_other_seat_hides() {
    let cards = ["tackle", "stopper", "fanatic-fans"].map(with_card);
    let formations = ["2-2-6", "4-4-2", "6-2-2"].map(after_secret);
    for sessions in [cards, formations] {
        let [mut first, mut second, mut third] = sessions;
        for level in ["random", "rookie", "coach:1"] {
            for cmd in ["best", "rate", "hint"] {
                let request = json!({"cmd": cmd, "level": level});
                let told = ask(&mut first, &request);
                assert_eq!(told, ask(&mut second, &request));
                assert_eq!(told, ask(&mut third, &request));
                assert_eq!(told, ask(&mut first, &request), "the same question gets the same answer");
            }
        }
    }
}

/// Home is asked for a target; nothing is hidden.
fn open_play() -> Session {
    let mut session = Session::default();
    let position =
        "home=4-4-2,GK:APA,AFR:4,ALW:2,CE:4 away=4-3-3,GK:BPA,BFR:4,BLW:2,CE:4 ball=CE:3:home clock=1:20";
    ask(&mut session, &json!({"cmd": "position", "spec": "fuba:3.0", "position": position}));
    session
}

#[test]
fn every_legal_action_is_rated_and_the_best_is_one_of_them() {
    let mut session = open_play();
    let legal = ask(&mut session, &json!({"cmd": "legal"}))["actions"].clone();
    let rated = ask(&mut session, &json!({"cmd": "rate", "level": "rookie"}));
    assert_eq!((&rated["level"], &rated["seat"]), (&json!("rookie"), &json!("home")));
    let rated = rated["actions"].as_array().unwrap();
    assert_eq!(rated.len(), legal.as_array().unwrap().len());
    for (rated, legal) in rated.iter().zip(legal.as_array().unwrap()) {
        for field in ["index", "action", "text"] {
            assert_eq!(rated[field], legal[field]);
        }
        let [win, draw, loss, points] =
            ["win", "draw", "loss", "points"].map(|field| rated["value"][field].as_f64().unwrap());
        assert!((win + draw + loss - 1.0).abs() < 1e-5 && (win + draw / 2.0 - points).abs() < 1e-5);
        assert!(rated["value"]["goals"].is_f64());
    }
    let best = ask(&mut session, &json!({"cmd": "best", "level": "rookie"}));
    let same = rated.iter().find(|rated| rated["action"] == best["action"]).unwrap();
    assert_eq!((&best["text"], &best["value"]), (&same["text"], &same["value"]));
    assert_eq!(
        ask(&mut session, &json!({"cmd": "legal"}))["actions"],
        legal,
        "asking for advice changes nothing"
    );
}

#[test]
fn a_coach_can_be_given_more_or_less_to_think_about() {
    let mut session = open_play();
    for budget in [json!({"nodes": 50}), json!({"ms": 1}), json!({"level": "coach:1", "nodes": 1})] {
        let mut request = json!({"cmd": "best"});
        request.as_object_mut().unwrap().extend(budget.as_object().unwrap().clone());
        let best = ask(&mut session, &request);
        assert!(best["action"].as_str().unwrap().starts_with("target "), "{best}");
        assert!(best["value"]["points"].is_f64(), "{best}");
    }
    for (request, key, named) in [
        (json!({"cmd": "best", "level": "rookie", "ms": 5}), "level-thinks-not", "coach:3"),
        (json!({"cmd": "best", "nodes": 0}), "budget-bad", "1 to 2000000"),
        (json!({"cmd": "best", "ms": 60_001}), "budget-bad", "60001"),
        (json!({"cmd": "best", "nodes": 5, "ms": 5}), "field-either", "nodes"),
        (json!({"cmd": "best", "nodes": -5}), "field-wrong", "whole number"),
        (json!({"cmd": "rate", "nodes": 5}), "field-unknown", "level"),
    ] {
        let answer: Value = serde_json::from_str(&session.answer(&request.to_string())).unwrap();
        assert_eq!(answer["error"]["key"], json!(key), "{answer}");
        assert!(answer["error"]["text"].as_str().unwrap().replace(',', "").contains(named), "{answer}");
    }
}

#[test]
fn all_levels_give_advice_and_the_default_can_be_chosen() {
    let mut session = after_secret("4-4-2");
    for level in Level::ALL {
        let best = ask(&mut session, &json!({"cmd": "best", "level": level.to_string()}));
        assert_eq!(best["level"], json!(level.to_string()));
        assert!(best["action"].as_str().unwrap().starts_with("formation "), "{best}");
    }
    assert_eq!(ask(&mut session, &json!({"cmd": "best"}))["level"], json!("coach:3"));
    let mut session = Session::with_level(Level::Rookie);
    ask(&mut session, &json!({"cmd": "new", "spec": "grid:basic"}));
    for cmd in ["best", "rate"] {
        assert_eq!(ask(&mut session, &json!({ "cmd": cmd }))["level"], json!("rookie"));
    }
}

#[test]
fn characters_answer_but_judge_nothing() {
    let mut session = Session::with_level(Character::Wall);
    ask(&mut session, &json!({"cmd": "new", "spec": "grid:basic@small"}));
    assert_eq!(ask(&mut session, &json!({"cmd": "best"}))["level"], json!("wall"));
    assert_eq!(ask(&mut session, &json!({"cmd": "best", "level": "sunday"}))["level"], json!("sunday"));
    // Where a character is the default, its level judges, and says the same as anywhere.
    let usual = ask(&mut session, &json!({"cmd": "rate"}));
    assert_eq!(usual, ask(&mut session, &json!({"cmd": "rate", "level": "coach:2"})));
    for (cmd, level, known, unknown) in [
        ("rate", "wall", "coach:5", "maestro"),
        ("hint", "wall", "coach:5", "maestro"),
        ("best", "Wall", "maestro", "human"),
    ] {
        let answer: Value =
            serde_json::from_str(&session.answer(&json!({"cmd": cmd, "level": level}).to_string())).unwrap();
        assert_eq!(answer["error"]["key"], json!("level-unknown"), "{answer}");
        let text = answer["error"]["text"].as_str().unwrap();
        assert!(text.contains(level) && text.contains(known) && !text.contains(unknown), "{text}");
    }
}

/// Asks for the best answer to every question of a match and gives it, either at a table or in positions of
/// which the session knows nothing else; returns each answer with its value.
fn played(spec: &str, at_table: bool, answers: usize) -> Vec<(String, Value)> {
    let (mut session, mut engine) = (Session::default(), Session::default());
    let mut now = ask(&mut session, &json!({"cmd": "new", "spec": spec, "seed": 5}));
    let mut given = Vec::new();
    while given.len() < answers {
        if now["next"]["kind"] == "roll" {
            now = ask(&mut session, &json!({"cmd": "roll"}));
            continue;
        }
        let best = if at_table {
            ask(&mut session, &json!({"cmd": "best", "level": "rookie"}))
        } else {
            // Every question has a seed of its own.
            ask(
                &mut engine,
                &json!({
                    "cmd": "best", "level": "rookie", "spec": spec, "position": now["position"], "seed": given.len(),
                }),
            )
        };
        given.push((best["action"].as_str().unwrap().to_owned(), best["value"].clone()));
        now = ask(&mut session, &json!({"cmd": "act", "answers": [best["action"]]}));
    }
    given
}

#[test]
fn whoever_has_begun_a_whole_action_goes_through_with_it() {
    for spec in ["fuba:3.0", "grid:basic@small"] {
        for at_table in [true, false] {
            let given = played(spec, at_table, 120);
            // An answer of the same action has the value of the action, to the last digit.
            let goes_on =
                given.windows(2).filter(|pair| !pair[0].1.is_null() && pair[0].1 == pair[1].1).count();
            assert!(goes_on > 40, "{spec} {at_table}: {goes_on}");
            assert_eq!(given, played(spec, at_table, 120), "the same questions get the same answers");
        }
    }
}

#[test]
fn a_question_asked_again_gets_the_same_answer() {
    let mut session = Session::default();
    let mut now = ask(&mut session, &json!({"cmd": "new", "spec": "grid:basic@small", "seed": 5}));
    let question = json!({"cmd": "best", "level": "rookie"});
    for _ in 0..80 {
        if now["next"]["kind"] == "roll" {
            now = ask(&mut session, &json!({"cmd": "roll"}));
            continue;
        }
        let best = ask(&mut session, &question);
        assert_eq!(best, ask(&mut session, &question));
        // Another player has begun something else.
        ask(&mut session, &json!({"cmd": "best", "level": "coach:1", "nodes": 20}));
        assert_eq!(best, ask(&mut session, &question));
        now = ask(&mut session, &json!({"cmd": "act", "answers": [best["action"]]}));
    }
}
