//! Matches under terms, played by a program.

use serde_json::{Value, json};
use touchline_protocol::Session;

fn ask(session: &mut Session, request: &Value) -> Value {
    serde_json::from_str(&session.answer(&request.to_string())).unwrap()
}

const TERMS: &str = "home.discard=1 away.primary=4-4-2 draw=extra-time,shoot-out whistle=137";

/// A match in which every answer is random and the engine rolls; `see` hears every reply of the engine while
/// the match is going on.
fn play_out(session: &mut Session, mut see: impl FnMut(&mut Session, &Value)) -> Value {
    for _ in 0..6000 {
        let next = ask(session, &json!({"cmd": "decision"}))["next"].clone();
        let answer = match next["kind"].as_str().unwrap() {
            "decide" => {
                let best = ask(session, &json!({"cmd": "best", "level": "random"}));
                ask(session, &json!({"cmd": "act", "answers": [best["action"]]}))
            }
            "roll" => ask(session, &json!({"cmd": "roll"})),
            _ => return next,
        };
        assert_eq!(answer["ok"], json!(true), "{answer}");
        if answer["next"]["kind"] != "over" {
            see(session, &answer);
        }
    }
    panic!("the match does not end");
}

#[test]
fn what_the_terms_bring_is_asked_and_told() {
    let mut session = Session::default();
    let spec = "fuba:3.0+condition";
    let begun = ask(&mut session, &json!({"cmd": "new", "spec": spec, "terms": TERMS, "seed": 1}));
    assert_eq!(begun["ok"], json!(true), "{begun}");
    ask(&mut session, &json!({"cmd": "act", "answers": ["formation 4-4-2"]}));
    let shown = ask(&mut session, &json!({"cmd": "act", "answers": ["formation 4-3-3"]}));
    let heard: Vec<&str> =
        shown["events"].as_array().unwrap().iter().map(|event| event["key"].as_str().unwrap()).collect();
    assert!(heard.contains(&"fuba-not-primary") && heard.contains(&"fuba-discards"), "{heard:?}");
    // Everybody sees what is still to discard.
    let view = ask(&mut session, &json!({"cmd": "view", "seat": "spectator"}))["view"].clone();
    let owed = ["home", "away"].map(|seat| view["teams"][seat]["discard"].clone());
    assert_eq!(owed, [json!(1), json!(1)]);
    for seat in ["home", "away"] {
        let next = ask(&mut session, &json!({"cmd": "decision"}))["next"].clone();
        assert_eq!(
            (&next["seat"], &next["decision"]["key"], &next["secret"]),
            (&json!(seat), &json!("ask-lose-point"), &json!(false))
        );
        ask(&mut session, &json!({"cmd": "act", "answers": ["point midfield"]}));
    }
    let view = ask(&mut session, &json!({"cmd": "view", "seat": "spectator"}))["view"].clone();
    assert_eq!(view["agreed"], json!(["extra-time", "shoot-out"]));
    assert_eq!(view["teams"]["home"]["condition"], json!({"defence": 4, "midfield": 3, "forward": 2}));
    assert_eq!(view["shoot_out"], Value::Null);
    assert_eq!(view["teams"]["home"]["discard"], Value::Null);
}

/// both pools are public.
#[test]
fn everybody_sees_the_pools() {
    let mut session = Session::default();
    let terms = "home.pool=tackle,stopper,actor home.barred=actor";
    ask(&mut session, &json!({"cmd": "new", "spec": "fuba:3.0+condition+skills", "terms": terms}));
    for seat in ["home", "away", "spectator"] {
        let teams = ask(&mut session, &json!({"cmd": "view", "seat": seat}))["view"]["teams"].clone();
        assert_eq!(teams["home"]["pool"], json!(["tackle", "stopper", "actor"]));
        assert_eq!(teams["home"]["skills"]["lost"], json!(["actor"]), "barred");
        assert_eq!(teams["away"]["pool"], Value::Null);
    }
}

fn text(answer: &Value) -> String {
    answer["record"].as_str().unwrap().to_owned()
}

/// F-COMP-12: a record of a match that goes on never names it, whatever the one it was loaded from said.
#[test]
fn a_whistle_in_the_record_of_a_match_that_goes_on_is_not_told() {
    let mut session = Session::default();
    ask(&mut session, &json!({"cmd": "new", "spec": "fuba:3.0"}));
    let begun = text(&ask(&mut session, &json!({"cmd": "record"})));
    let loud = begun.replace("rules: 2\n", "rules: 2\nterms: whistle=137\n");
    assert_ne!(loud, begun, "{begun}");
    assert_eq!(ask(&mut session, &json!({"cmd": "load", "record": loud}))["ok"], json!(true));
    assert!(!text(&ask(&mut session, &json!({"cmd": "record"}))).contains("whistle"));
    ask(&mut session, &json!({"cmd": "call", "call": "whistle"}));
    assert!(text(&ask(&mut session, &json!({"cmd": "record"}))).contains("\nterms: whistle=137\n"));
}

/// F-COMP-12: what the record tells once the match is over nobody can use in it.
#[test]
fn a_match_that_is_over_is_not_taken_back() {
    let mut session = Session::default();
    let position = "home=4-4-2,GK:APA,CE:10 away=4-4-2,GK:BPA,CE:10 ball=CE:4:home clock=2:90+2 next=target";
    ask(&mut session, &json!({"cmd": "position", "spec": "fuba:3.0", "position": position}));
    ask(&mut session, &json!({"cmd": "play", "inputs": ["target CE", "3 4"]}));
    let undone = ask(&mut session, &json!({"cmd": "undo"}));
    assert_eq!(undone["error"]["key"], json!("match-over"), "{undone}");
}

/// F-COMP-12: the record of a match that goes on cannot name the whistle, so it is given again.
#[test]
fn the_whistle_is_given_again_when_a_match_is_loaded() {
    let mut session = Session::default();
    let spec = "fuba:3.0+condition";
    ask(&mut session, &json!({"cmd": "new", "spec": spec, "terms": "home.discard=1 whistle=137"}));
    let record = text(&ask(&mut session, &json!({"cmd": "record"})));
    assert!(record.contains("\nterms: home.discard=1\n"), "{record}");
    let load = |terms: &str| json!({"cmd": "load", "record": record, "terms": terms});
    for (terms, key) in [
        ("home.discard=1 whistle=137", "terms-resumed"),
        ("draw=shoot-out", "terms-resumed"),
        ("whistle=7", "bad-number"),
    ] {
        assert_eq!(ask(&mut session, &load(terms))["error"]["key"], json!(key), "{terms}");
    }
    assert_eq!(ask(&mut session, &load("whistle=137"))["ok"], json!(true));
    assert!(!text(&ask(&mut session, &json!({"cmd": "record"}))).contains("whistle"), "still a secret");
    ask(&mut session, &json!({"cmd": "call", "call": "whistle"}));
    let over = text(&ask(&mut session, &json!({"cmd": "record"})));
    assert!(over.contains("\nterms: home.discard=1 whistle=137\n"), "{over}");
    let late = json!({"cmd": "load", "record": over, "terms": "whistle=137"});
    assert_eq!(ask(&mut session, &late)["error"]["key"], json!("match-over"));
}

#[test]
fn a_cup_match_is_played_to_a_winner_and_keeps_its_secret() {
    let mut shoot_outs = 0;
    for seed in 0..40 {
        let mut session = Session::default();
        let new =
            json!({"cmd": "new", "spec": "fuba:3.0", "seed": seed, "terms": "draw=shoot-out whistle=137"});
        ask(&mut session, &new);
        let mut counted = None;
        let over = play_out(&mut session, |session, answer| {
            if answer["position"].as_str().unwrap().contains("next=shoot-out") {
                let view = ask(session, &json!({"cmd": "view", "seat": "spectator"}));
                counted = Some(view["view"]["shoot_out"].clone());
                assert_eq!(view["view"]["agreed"], json!(["shoot-out"]));
                let record = ask(session, &json!({"cmd": "record"}))["record"].clone();
                assert!(!record.as_str().unwrap().contains("whistle"), "secret until the end");
            }
        });
        assert_ne!(over["result"], json!("draw"), "a cup needs a winner");
        let record = ask(&mut session, &json!({"cmd": "record"}))["record"].clone();
        assert!(record.as_str().unwrap().contains("\nterms: draw=shoot-out whistle=137\n"), "{record}");
        let loaded = ask(&mut session, &json!({"cmd": "load", "record": record}));
        assert_eq!(loaded["next"], over, "it replays to the same end");
        assert_eq!(over["shoot_out"].is_null(), counted.is_none());
        if let Some(score) = counted {
            shoot_outs += 1;
            assert_eq!(over["score"][0], over["score"][1], "its goals are no goals of the match");
            let goals = over["shoot_out"].as_array().unwrap();
            assert_eq!(goals[0].as_u64() > goals[1].as_u64(), over["result"] == json!("home"), "{over}");
            assert!(score["kicks"].as_u64().unwrap() > 0 || score["goals"]["home"] == json!(0));
        }
    }
    assert!(shoot_outs > 2, "{shoot_outs}");
}

#[test]
fn terms_that_cannot_be_played_are_refused() {
    let mut session = Session::default();
    for (spec, terms, key) in [
        ("fuba:3.0", "home.discard=1", "terms-need-condition"),
        ("fuba:3.0", "late-start=yes", "terms-late-start"),
        ("fuba:3.0", "supper", "terms-word"),
        ("grid:basic", "draw=shoot-out", "terms-none"),
    ] {
        let refused = ask(&mut session, &json!({"cmd": "new", "spec": spec, "terms": terms}));
        assert_eq!(refused["error"]["key"], json!(key), "{spec} {terms}");
    }
    let wrong = ask(&mut session, &json!({"cmd": "new", "spec": "fuba:3.0", "terms": 7}));
    assert_eq!(wrong["error"]["key"], json!("field-wrong"));
    let called = ask(&mut session, &json!({"cmd": "new", "spec": "fuba:2.1", "terms": "late-start=yes"}));
    assert_eq!(called["ok"], json!(true));
    let slow = ask(&mut session, &json!({"cmd": "call", "call": "slow-half"}));
    assert!(slow["position"].as_str().unwrap().contains("agreed=late-start,slow-half"), "{slow}");
    let blitz = ask(&mut session, &json!({"cmd": "call", "call": "blitz"}));
    assert_eq!(blitz["error"]["key"], json!("call-other-edition"));
}
