//! Programs that send nonsense get a reply, and programs that make sense get the match they asked for.

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
                let best = ask(session, &json!({"cmd": "best", "level": "random"}));
                ask(session, &json!({"cmd": "act", "answers": [best["action"]]}))
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
        ask(&mut session, &json!({"cmd": "act", "answers": [action]}));
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
    ask(&mut session, &json!({"cmd": "act", "answers": ["formation 2-2-6"]}));
    for (seat, knows) in [("home", true), ("away", false), ("spectator", false)] {
        let mut view = ask(&mut session, &json!({"cmd": "view", "seat": seat}));
        // What away may choose itself is no secret of home.
        let asked = view["ask"].take();
        assert_eq!(asked.to_string().contains("2-2-6"), seat == "away", "{seat}");
        assert_eq!(view.to_string().contains("2-2-6"), knows, "{seat}");
    }
}

/// With every rule in play the view has everything; hidden cards and secret choices are only shown to their
/// owner.
#[test]
fn views_tell_what_the_advanced_rules_in_play_give_the_teams() {
    let mut session = Session::default();
    let position = "home=4-4-2,GK:APA,AFR:4,CE:6 away=4-3-3,GK:BPA,BFR:4,CE:6 ball=CE:3:home clock=1:20 \
        condition=3/1/2-0/2/1 skills=tackle+!actor:stopper+!doubling+~shot-stopper weather=rain subs=1-3 \
        flags=away-tired,home-hurt";
    let set = ask(&mut session, &json!({"cmd": "position", "spec": "fuba:3.0+all", "position": position}));
    assert_eq!(set["ok"], json!(true), "{set}");
    let mut view = |seat: &str| ask(&mut session, &json!({"cmd": "view", "seat": seat}))["view"].clone();
    let home = view("home");
    assert_eq!(home["weather"], json!("rain"));
    let (own, other) = (&home["teams"]["home"], &home["teams"]["away"]);
    assert_eq!(own["condition"], json!({"defence": 3, "midfield": 1, "forward": 2}));
    assert_eq!((&own["tired"], &other["tired"]), (&json!(false), &json!(true)));
    assert_eq!((&own["substitutions_left"], &other["substitutions_left"]), (&json!(2), &json!(0)));
    assert_eq!((&own["keeper_hurt"], &other["keeper_hurt"]), (&json!(true), &json!(false)));
    assert_eq!(own["next_formation"], json!("4-4-2"));
    assert_eq!(other["recovering"], json!([]));
    assert_eq!(own["skills"], json!({"shown": ["actor"], "hidden": 1, "own": ["tackle"], "lost": []}));
    assert_eq!(
        other["skills"],
        json!({"shown": ["doubling"], "hidden": 1, "own": null, "lost": ["shot-stopper"]})
    );
    assert_eq!(home["turn"]["played"], json!({"home": [], "away": []}));
    assert_eq!((&home["turn"]["sweep"], &home["turn"]["fans"]), (&json!(null), &json!(null)));
    for (seat, hidden) in [("home", "stopper\"]"), ("away", "tackle"), ("spectator", "tackle")] {
        assert!(!view(seat)["teams"].to_string().contains(&format!("own\":[\"{hidden}")), "{seat}");
    }
    // The basic game has none of it.
    let mut basic = Session::default();
    ask(&mut basic, &json!({"cmd": "new", "spec": "fuba:3.0"}));
    let view = ask(&mut basic, &json!({"cmd": "view", "seat": "home"})).to_string();
    for key in [
        "condition",
        "tired",
        "substitutions_left",
        "skills",
        "weather",
        "styles",
        "sweep",
        "recovering",
        "fans",
    ] {
        assert!(!view.contains(key), "{key}: {view}");
    }
}

/// Everybody sees which piece counts as two, and where it goes (F-AEVT-23).
#[test]
fn views_tell_for_whom_the_fans_sing() {
    let mut session = Session::default();
    let position = "home=4-4-2,GK:APA,AFR:5,CE:5 away=4-4-2,GK:BPA,BFR:5,CE:5 ball=CE:3:home clock=1:20";
    ask(&mut session, &json!({"cmd": "position", "spec": "fuba:3.0+special-events", "position": position}));
    for command in [
        json!({"cmd": "act", "answers": ["target CE"]}),
        json!({"cmd": "roll", "dice": [4, 4]}),
        json!({"cmd": "roll", "dice": [6, 2]}),
        json!({"cmd": "act", "answers": ["nominate CE"]}),
    ] {
        let answer = ask(&mut session, &command);
        assert_eq!(answer["ok"], json!(true), "{answer}");
    }
    let fans = |session: &mut Session| {
        ask(session, &json!({"cmd": "view", "seat": "spectator"}))["view"]["turn"]["fans"].clone()
    };
    assert_eq!(fans(&mut session), json!({"seat": "home", "area": "CE", "keeper": false}));
    ask(&mut session, &json!({"cmd": "act", "answers": ["move CE>ALW*"]}));
    assert_eq!(fans(&mut session), json!({"seat": "home", "area": "ALW", "keeper": false}));
}

#[test]
fn condition_and_styles_are_shown_with_the_formations() {
    let mut session = Session::default();
    ask(&mut session, &json!({"cmd": "new", "spec": "fuba:2.0+condition+styles"}));
    ask(&mut session, &json!({"cmd": "act", "answers": ["formation 5-3-2"]}));
    ask(&mut session, &json!({"cmd": "act", "answers": ["styles easy/normal/aggressive"]}));
    let styles = json!({"defence": "easy", "midfield": "normal", "forward": "aggressive"});
    let condition = json!({"defence": 5, "midfield": 3, "forward": 2});
    let unknown = json!({"defence": null, "midfield": null, "forward": null});
    for (seat, knows) in [("home", true), ("away", false), ("spectator", false)] {
        let view = ask(&mut session, &json!({"cmd": "view", "seat": seat}))["view"].clone();
        let team = &view["teams"]["home"];
        assert_eq!(&team["styles"], if knows { &styles } else { &unknown }, "{seat}");
        assert_eq!(&team["condition"], if knows { &condition } else { &unknown }, "{seat}");
    }
    for action in ["formation 4-4-2", "styles normal/normal/normal"] {
        ask(&mut session, &json!({"cmd": "act", "answers": [action]}));
    }
    let view = ask(&mut session, &json!({"cmd": "view", "seat": "away"}))["view"].clone();
    assert_eq!(view["teams"]["home"]["styles"], styles);
    assert_eq!(view["teams"]["home"]["condition"], condition);
}

#[test]
fn whole_matches_with_all_advanced_rules() {
    for spec in ["fuba:2.0+all", "fuba:2.1+all", "fuba:3.0+all"] {
        let mut session = Session::default();
        ask(&mut session, &json!({"cmd": "new", "spec": spec, "seed": 4}));
        assert_eq!(play_out(&mut session)["kind"], json!("over"), "{spec}");
        let record = ask(&mut session, &json!({"cmd": "record"}))["record"].clone();
        let loaded = ask(&mut Session::default(), &json!({"cmd": "load", "record": record}));
        assert_eq!(loaded["position"], ask(&mut session, &json!({"cmd": "state"}))["position"], "{spec}");
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
        (json!({"cmd": "new", "spec": "fuba:3.0", "colour": "red"}), "field-unknown"),
    ] {
        assert_eq!(error_key(&ask(&mut session, &request)), key, "{request}");
    }
    ask(&mut session, &json!({"cmd": "new", "spec": "fuba:3.0"}));
    for (request, key) in [
        (json!({"cmd": "act", "answers": ["formation 4-4-3"]}), "formation-sum"),
        (json!({"cmd": "act", "answers": ["formation 0-5-5"]}), "illegal-action"),
        (json!({"cmd": "act", "answers": ["fly"]}), "unknown-action"),
        (json!({"cmd": "act", "index": 500}), "index-bad"),
        (json!({"cmd": "act"}), "field-missing"),
        (json!({"cmd": "roll", "dice": [1, 2]}), "dice-not-due"),
        (json!({"cmd": "undo"}), "nothing-to-undo"),
        (json!({"cmd": "call", "call": "rain"}), "unknown-call"),
        (json!({"cmd": "view", "seat": "referee"}), "seat-unknown"),
        (json!({"cmd": "best", "level": "master"}), "level-unknown"),
        (json!({"cmd": "rate", "level": "coach:6"}), "level-unknown"),
        (json!({"cmd": "position", "position": "home=4-4-2"}), "position-field-missing"),
        (json!({"cmd": "load", "record": "touchline record 1\n"}), "record-truncated"),
    ] {
        assert_eq!(error_key(&ask(&mut session, &request)), key, "{request}");
    }
    for action in ["formation 4-4-2", "formation 4-4-2"] {
        ask(&mut session, &json!({"cmd": "act", "answers": [action]}));
    }
    for (dice, key) in
        [(json!([1]), "dice-too-few"), (json!([1, 2, 3]), "dice-too-many"), (json!([0, 9]), "dice-face")]
    {
        assert_eq!(error_key(&ask(&mut session, &json!({"cmd": "roll", "dice": dice}))), key);
    }
    assert_eq!(error_key(&ask(&mut session, &json!({"cmd": "act", "answers": ["done"]}))), "dice-are-due");
    for cmd in ["best", "rate"] {
        assert_eq!(error_key(&ask(&mut session, &json!({ "cmd": cmd }))), "no-decision");
    }
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
        r#"{"cmd":"act","answers":["target CE"]}"#,
        r#"{"cmd":"roll","dice":[4,2]}"#,
        r#"{"cmd":"position","position":"home=4-4-2,GK:APA,CE:10 away=4-4-2,GK:BPA,CE:10 ball=CE:3:home"}"#,
        r#"{"cmd":"load","record":"touchline record 1\nspec: fuba:3.0\nrules: 1\n\n0. formation 4-4-2\nend 1\n"}"#,
        r#"{"cmd":"play","inputs":["formation 4-4-2","formation 4-4-2","roll","4 2"],"roll":true,"table":"main"}"#,
        r#"{"cmd":"fork","to":"a","table":"main","seed":3}"#,
        r#"{"cmd":"close","table":"a"}"#,
        r#"{"cmd":"best","level":"random","spec":"grid:basic","position":"home=","legal":["end"]}"#,
        r#"{"cmd":"legal","odds":false,"table":"a"}"#,
    ];
    for _ in 0..20_000 {
        let mut line = seeds[rng.below(10) as usize].as_bytes().to_vec();
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

/// A session in which the kick-off roll is due.
fn before_dice() -> Session {
    let mut session = Session::default();
    ask(&mut session, &json!({"cmd": "new", "spec": "fuba:3.0"}));
    for action in ["formation 4-4-2", "formation 4-4-2"] {
        ask(&mut session, &json!({"cmd": "act", "answers": [action]}));
    }
    session
}

#[test]
fn a_field_that_holds_something_else_is_named_with_what_would_be_right() {
    let mut session = before_dice();
    for (line, field, got, want) in [
        (r#"{"cmd":"roll","dice":["4","2"]}"#, "dice", r#"["4","2"]"#, "want-dice"),
        (r#"{"cmd":"roll","dice":"42"}"#, "dice", "\"42\"", "want-dice"),
        (r#"{"cmd":"roll","dice":[4.5,2]}"#, "dice", "[4.5,2]", "want-dice"),
        (r#"{"cmd":"roll","dice":[1e99,2]}"#, "dice", "[1e99,2]", "want-dice"),
        (r#"{"cmd":"new","spec":"fuba:3.0","seed":-1}"#, "seed", "-1", "want-seed"),
        (r#"{"cmd":"new","spec":"fuba:3.0","seed":1e999}"#, "seed", "1e999", "want-seed"),
        (r#"{"cmd":"new","spec":"fuba:3.0","seed":"7"}"#, "seed", "\"7\"", "want-seed"),
        (r#"{"cmd":"new","spec":3.0}"#, "spec", "3.0", "want-text"),
        (r#"{"cmd":"act","index":-1}"#, "index", "-1", "want-index"),
        (r#"{"cmd":"act","index":18446744073709551616}"#, "index", "18446744073709551616", "want-index"),
        (r#"{"cmd":"act","answers":{"target":"CE"}}"#, "answers", r#"{"target":"CE"}"#, "want-texts"),
        (r#"{"cmd":"view","seat":true}"#, "seat", "true", "want-text"),
        (r#"{"cmd":["state"]}"#, "cmd", r#"["state"]"#, "want-text"),
    ] {
        let answer: Value = serde_json::from_str(&session.answer(line)).unwrap();
        assert_eq!(error_key(&answer), "field-wrong", "{line}");
        let (args, text) = (&answer["error"]["args"], answer["error"]["text"].as_str().unwrap());
        assert_eq!([&args["field"], &args["got"], &args["want"]], [field, got, want], "{line}");
        assert!(text.contains(field) && text.contains(got), "{text}");
        assert!(text.contains(args["example"].as_str().unwrap()), "{text}");
    }
}

#[test]
fn a_number_that_no_die_shows_is_refused_like_any_wrong_face() {
    let mut session = before_dice();
    for (dice, position, got) in [
        (json!([300, 2]), 1, 300),
        (json!([-1, 2]), 1, -1),
        (json!([7, 300]), 1, 7),
        (json!([2, i64::MIN]), 2, i64::MIN),
        (json!([0, 0]), 1, 0),
        (json!([6, 256]), 2, 256),
    ] {
        let answer = ask(&mut session, &json!({"cmd": "roll", "dice": dice}));
        assert_eq!(error_key(&answer), "dice-face");
        assert_eq!(answer["error"]["args"], json!({"position": position, "got": got, "want": 6}));
    }
    let answer = ask(&mut session, &json!({"cmd": "roll", "dice": [300]}));
    assert_eq!(error_key(&answer), "dice-too-few", "the number of dice is said first");
}

#[test]
fn a_field_of_another_command_is_refused_with_the_fields_that_belong_there() {
    let mut session = before_dice();
    for (request, field, known) in [
        (json!({"cmd": "state", "seat": "home"}), "seat", "cmd, id, table, after"),
        (
            json!({"cmd": "new", "spec": "fuba:3.0", "dice": [1]}),
            "dice",
            "cmd, id, table, spec, rules, seed, terms",
        ),
        (json!({"cmd": "act", "Action": "done"}), "Action", "cmd, id, table, answers, index"),
        (json!({"cmd": "quit", "now": null}), "now", "cmd, id"),
    ] {
        let answer = ask(&mut session, &request);
        assert_eq!(error_key(&answer), "field-unknown", "{request}");
        let args = &answer["error"]["args"];
        assert_eq!(args, &json!({"cmd": request["cmd"], "field": field, "known": known}));
    }
    assert!(!session.is_over());
}

#[test]
fn an_action_is_given_in_one_way() {
    let mut session = Session::default();
    ask(&mut session, &json!({"cmd": "new", "spec": "fuba:3.0"}));
    let both = ask(&mut session, &json!({"cmd": "act", "answers": ["formation 4-4-2"], "index": 0}));
    assert_eq!(error_key(&both), "field-either");
    let bad = ask(&mut session, &json!({"cmd": "act", "index": 36}));
    assert_eq!(bad["error"]["args"], json!({"got": "36", "first": 0, "last": 35}));
    assert!(bad["error"]["text"].as_str().unwrap().contains("from 0 to 35"), "{bad}");
    assert_eq!(ask(&mut session, &json!({"cmd": "act", "index": 35, "answers": null}))["ok"], json!(true));
    let due = ask(&mut before_dice(), &json!({"cmd": "act", "index": 0}));
    assert_eq!(error_key(&due), "dice-are-due");
}

#[test]
fn every_answer_to_an_object_repeats_its_id_as_it_was_written() {
    let mut session = Session::default();
    let deep = format!("{}{}", "[".repeat(10_000), "]".repeat(10_000));
    let ids =
        ["7", "null", r#""x\u0000""#, r#"{"a":[1, 2.50]}"#, "123456789012345678901234567890", "1e999", &deep];
    for id in ids {
        for rest in [
            r#""cmd":"hello""#,
            r#""cmd":"state""#,
            r#""cmd":"dance""#,
            r#""cmd":5"#,
            r#""cmd":"hello","cmd":"hello""#,
            r#""cmd":"new","spec":"fuba:3.0","seed":-1"#,
            r#""cmd":"new","spec":"fuba:3.0","colour":"red""#,
            r#""nothing":"else""#,
        ] {
            let start = format!(r#"{{"id":{id},"ok":"#);
            assert!(session.answer(&format!(r#"{{"id":{id},{rest}}}"#)).starts_with(&start), "{rest}");
            assert!(session.answer(&format!(r#"{{{rest},"id":{id}}}"#)).starts_with(&start), "{rest}");
        }
    }
    let answer = session.answer("{\"id\":[1,\r\n2],\"cmd\":\"hello\"}");
    assert!(!answer.contains(['\r', '\n']), "an answer is one line");
}

#[test]
fn a_request_is_an_object() {
    let mut session = Session::default();
    for line in ["[]", r#"["cmd","hello"]"#, r#""hello""#, "5", "-1.5", "true", "null"] {
        let answer: Value = serde_json::from_str(&session.answer(line)).unwrap();
        assert_eq!(error_key(&answer), "json-not-object", "{line}");
        assert_eq!(answer["error"]["args"]["got"], json!(line));
    }
    for line in ["", "{", "hello", "{\"cmd\":\"hello\"}}", "{'cmd':'hello'}"] {
        let answer: Value = serde_json::from_str(&session.answer(line)).unwrap();
        assert_eq!(error_key(&answer), "json-bad", "{line}");
    }
    assert_eq!(error_key(&ask(&mut session, &json!({}))), "field-missing");
    assert_eq!(error_key(&ask(&mut session, &json!({"cmd": null}))), "field-missing");
}

#[test]
fn an_error_of_a_record_says_its_line() {
    let head = "touchline record 1\nspec: fuba:3.0\nrules: 1\n";
    let mut session = Session::default();
    for (record, key, line) in [
        (format!("{head}\n0. formation 4-4-2; fly\nend 2\n"), "unknown-action", 5),
        (format!("{head}\n0. formation 4-4-2\nend 2\n"), "record-count", 6),
        (format!("{head}start: home=4-4-2\n\nend 0\n"), "position-field-missing", 4),
        ("touchline record 1\nhome: Ada\nspec: chess:1\nrules: 1\n\nend 0\n".into(), "spec-unknown-game", 3),
        ("touchline record 1\nspec: fuba\nrules: 1\n\nend 0\n".into(), "spec-no-edition", 2),
        ("touchline record 1\nspec: fuba:3.0\nrules: 99\n\nend 0\n".into(), "record-other-revision", 3),
        ("dear diary".into(), "record-title", 1),
    ] {
        let answer = ask(&mut session, &json!({"cmd": "load", "record": record}));
        assert_eq!(error_key(&answer), key, "{record}");
        assert_eq!(answer["error"]["args"]["line"], json!(line), "{record}");
        let text = answer["error"]["text"].as_str().unwrap();
        assert!(text.starts_with(&format!("Line {line}: ")) && text.len() > 25, "{text}");
    }
}

fn record(session: &mut Session) -> String {
    ask(session, &json!({"cmd": "record"}))["record"].as_str().unwrap().to_owned()
}

fn has_line(record: &str, wanted: &str) -> bool {
    record.lines().any(|line| line == wanted)
}

#[test]
fn a_record_names_the_seed_that_was_given_and_the_result_when_there_is_one() {
    let mut session = Session::default();
    ask(&mut session, &json!({"cmd": "new", "spec": "fuba:3.0"}));
    let text = record(&mut session);
    assert!(!text.contains("seed:") && !text.contains("result:"), "{text}");
    ask(&mut session, &json!({"cmd": "new", "spec": "fuba:3.0", "seed": u64::MAX}));
    assert!(has_line(&record(&mut session), "seed: 18446744073709551615"));
    ask(
        &mut session,
        &json!({"cmd": "position", "seed": 4, "position":
        "home=4-4-2,GK:APA,AFR:4,ALW:2,CE:4 away=4-3-3,GK:BPA,BFR:4,BLW:2,CE:4 ball=CE:3:home clock=1:20"}),
    );
    let text = record(&mut session);
    assert!(has_line(&text, "seed: 4") && !text.contains("result:"), "{text}");
    let over = play_out(&mut session);
    let text = record(&mut session);
    assert!(has_line(&text, &format!("result: {}-{}", over["score"][0], over["score"][1])), "{text}");
    ask(&mut session, &json!({"cmd": "load", "record": text}));
    assert_eq!(record(&mut session), text);
}

#[test]
fn a_loaded_record_keeps_its_headers_but_not_what_is_no_longer_true() {
    let mut session = Session::default();
    let text = "touchline record 1\nevent: Cup final\nspec: fuba:3.0\nhome: Ada\nseed: 12\nrules: 1\naway: Bob\n\n\
                0. formation 4-4-2; formation 3-5-2; 6 1\nend 3\n";
    ask(&mut session, &json!({"cmd": "load", "record": text}));
    assert_eq!(record(&mut session), text);
    ask(&mut session, &json!({"cmd": "load", "record": text, "seed": 5}));
    assert_eq!(record(&mut session), text.replace("seed: 12\n", ""), "no one seed has all its dice");
    ask(&mut session, &json!({"cmd": "load", "record": text.replace("seed: 12", "result: 3-0")}));
    assert_eq!(record(&mut session), text.replace("seed: 12\n", ""), "it is not over");
    ask(&mut session, &json!({"cmd": "call", "call": "resign home"}));
    let text = record(&mut session);
    assert!(has_line(&text, "result: 0-0") && has_line(&text, "event: Cup final"), "{text}");
    ask(&mut session, &json!({"cmd": "new", "spec": "fuba:3.0"}));
    assert!(!record(&mut session).contains("Ada"), "another match");
}

#[test]
fn a_loaded_match_goes_on_with_the_dice_of_its_seed() {
    let roll = |session: &mut Session| {
        ask(
            session,
            &json!({"cmd": "position", "seed": 9, "position":
            "home=4-4-2,GK:APA,AFR:4,ALW:2,CE:4 away=4-3-3,GK:BPA,BFR:4,BLW:2,CE:4 ball=CE:3:home clock=1:20"}),
        );
        ask(session, &json!({"cmd": "act", "answers": ["target ALW"]}));
    };
    for given in [json!({"cmd": "roll"}), json!({"cmd": "roll", "dice": [2, 5]})] {
        let (mut session, mut other) = (Session::default(), Session::default());
        ask(&mut session, &json!({"cmd": "new", "spec": "fuba:3.0"}));
        roll(&mut session);
        assert_eq!(ask(&mut session, &given)["ok"], json!(true));
        ask(&mut other, &json!({"cmd": "load", "record": record(&mut session)}));
        let mut rolled = 0;
        while rolled < 12 {
            let next = ask(&mut session, &json!({"cmd": "decision"}))["next"]["kind"].clone();
            let request = match next.as_str().unwrap() {
                "roll" => json!({"cmd": "roll"}),
                "decide" => json!({"cmd": "act", "index": 0}),
                _ => break,
            };
            rolled += usize::from(next == "roll");
            assert_eq!(ask(&mut session, &request), ask(&mut other, &request), "after {given}");
        }
        assert!(rolled > 3, "dice were rolled");
    }
}

#[test]
fn whatever_a_line_holds_gets_a_short_answer() {
    let mut session = before_dice();
    let long = "x".repeat(1 << 20);
    let deep = "[".repeat(1 << 20);
    let lines = [
        format!("{deep}{}", "]".repeat(1 << 20)),
        deep.clone(),
        "{\"cmd\":".repeat(100_000),
        format!(r#"{{"cmd":{}{}}}"#, &deep[..500_000], "]".repeat(500_000)),
        format!(r#"{{"cmd":"roll","dice":{}{}}}"#, &deep[..500_000], "]".repeat(500_000)),
        format!(r#"{{"cmd":"roll","dice":[{}1]}}"#, "1,".repeat(500_000)),
        format!(r#"{{"cmd":"roll","dice":[{}]}}"#, "9".repeat(1 << 20)),
        format!(r#"{{"cmd":"new","spec":"fuba:3.0","seed":{}}}"#, "9".repeat(1 << 20)),
        format!(r#"{{"cmd":"new","spec":"fuba:3.0","seed":1e{}}}"#, "9".repeat(1 << 20)),
        r#"{"cmd":"act","index":-0.0e-99999999999999999999}"#.into(),
        r#"{"cmd":"act","cmd":"act"}"#.into(),
        r#"{"cmd":"roll","dice":[1,2],"dice":[3,4]}"#.into(),
        format!("{{\"cmd\":\"state\"{}}}", ",\"a\":1".repeat(200_000)),
        format!("{{\"cmd\":\"state\"{}}}", ",\"id\":1".repeat(200_000)),
        "\0".into(),
        "{\"cmd\":\"st\0ate\"}".into(),
        r#"{"cmd":"st\u0000ate"}"#.into(),
        r#"{"cmd":"\ud800"}"#.into(),
        r#"{"\ud800":1,"cmd":"state"}"#.into(),
        r#"{"cmd":"new","spec":"fuba:3.0\u0000"}"#.into(),
        r#"{"cmd":"call","call":"\u0000"}"#.into(),
        r#"{"cmd":"load","record":"touchline record 1\u0000"}"#.into(),
        format!(r#"{{"cmd":"{long}"}}"#),
        format!(r#"{{"cmd":"state","{long}":1}}"#),
        format!(r#"{{"cmd":"new","spec":"{long}"}}"#),
        format!(r#"{{"cmd":"new","spec":"fuba:{long}"}}"#),
        format!(r#"{{"cmd":"view","seat":"{long}"}}"#),
        format!(r#"{{"cmd":"best","level":"{long}"}}"#),
        format!(r#"{{"cmd":"call","call":"{long}"}}"#),
        format!(r#"{{"cmd":"act","answers":["{long}"]}}"#),
        format!(r#"{{"cmd":"position","position":"{long}"}}"#),
        format!(r#"{{"cmd":"load","record":"{long}"}}"#),
        format!(r#"{{"cmd":"load","record":"touchline record 1\n{long}"}}"#),
    ];
    for line in lines {
        let start: String = line.chars().take(60).collect();
        let answer = session.answer(&line);
        assert!(answer.len() < 4000, "{start}: {} bytes", answer.len());
        error_key(&serde_json::from_str(&answer).unwrap());
    }
    assert_eq!(ask(&mut session, &json!({"cmd": "roll", "dice": [6, 1]}))["ok"], json!(true));
}

#[test]
fn a_field_given_twice_is_refused() {
    let mut session = before_dice();
    for (line, field) in [
        (r#"{"cmd":"roll","dice":[1,2],"dice":[3,4]}"#, "dice"),
        (r#"{"cmd":"state","cmd":"quit"}"#, "cmd"),
        (r#"{"id":1,"id":2,"cmd":"state"}"#, "id"),
    ] {
        let answer: Value = serde_json::from_str(&session.answer(line)).unwrap();
        assert_eq!(error_key(&answer), "field-twice", "{line}");
        assert_eq!(answer["error"]["args"]["field"], field);
    }
}
