//! The messages to a bot are exactly those docs/api.md documents: every field, and no other.

use std::collections::{BTreeMap, BTreeSet};

use super::examples::bot;
use super::stream::first_answer;
use crate::common::{Client, Host, Lines, StatusCode, Value, json, person};
use crate::competitions::Cup;
use crate::dice::shaker::{Shaker, shaken};
use crate::on_both;
use crate::table::Table;

const DOCUMENT: &str = include_str!("../../../../../docs/api.md");

/// The cells of the table after a marker, row by row, without its head.
fn table(mark: &str) -> Vec<Vec<&'static str>> {
    let mark = format!("<!-- {mark} -->\n");
    let (_, after) = DOCUMENT.split_once(&mark).unwrap_or_else(|| panic!("docs/api.md has no {mark}"));
    let rows = after.lines().take_while(|line| line.starts_with('|'));
    rows.skip(2).map(|row| row.trim_matches('|').split('|').map(str::trim).collect()).collect()
}

/// What is between backquotes.
fn quoted(cell: &str) -> BTreeSet<String> {
    cell.split('`').skip(1).step_by(2).map(str::to_owned).collect()
}

/// The documented fields of a kind of message.
fn documented(kind: &str) -> BTreeSet<String> {
    table(&format!("fields: {kind}")).iter().flat_map(|row| quoted(row[0])).collect()
}

/// The fields of a message, nested ones included. Views and arguments are documented elsewhere.
fn fields(message: &Value, before: &str, seen: &mut BTreeSet<String>) {
    match message {
        Value::Object(inside) => {
            for (name, value) in inside {
                let path = if before.is_empty() { name.clone() } else { format!("{before}.{name}") };
                if !["view", "args", "layout"].contains(&name.as_str()) {
                    fields(value, &path, seen);
                }
                seen.insert(path);
            }
        }
        Value::Array(items) => items.iter().for_each(|item| fields(item, &format!("{before}[]"), seen)),
        _ => {}
    }
}

/// The fields that occurred, by kind.
#[derive(Default)]
struct Heard(BTreeMap<String, BTreeSet<String>>);

impl Heard {
    fn note(&mut self, message: &Value) {
        let kind = match message["type"].as_str().unwrap() {
            "match" => "update",
            kind => kind,
        };
        let mut message = message.clone();
        if let Some(layout) = message.pointer_mut("/ask/layout").map(Value::take) {
            fields(&layout, "", self.0.entry("layout".into()).or_default());
        }
        if kind == "look" {
            // As in an update.
            message["ask"] = Value::Null;
        }
        fields(&message, "", self.0.entry(kind.to_owned()).or_default());
    }
}

async fn wish(client: &Client, code: &str, wish: Value) {
    let (status, problem) = client.post(&format!("/api/matches/{code}/wishes"), wish).await;
    assert_eq!(status, StatusCode::NO_CONTENT, "{problem}");
}

/// Both give any legal answer until one is asked because the other has answered.
async fn until_called(called: &Client, other: &Client, code: &str) {
    let path = format!("/api/matches/{code}/state");
    for _ in 0..100 {
        let (_, mine) = called.get(&path).await;
        let (who, state) =
            if mine["ask"].is_null() { (other, other.get(&path).await.1) } else { (called, mine) };
        let answer = json!({ "do": "act", "seq": state["seq"], "answers": [state["ask"]["legal"][0]] });
        wish(who, code, answer).await;
        if std::ptr::eq(who, other) && !called.get(&path).await.1["ask"].is_null() {
            return;
        }
    }
    panic!("never asked");
}

on_both! {
    async fn the_messages_of_a_match_have_the_documented_fields(backend) {
        let host = Host::start(backend).await;
        let clock = json!({ "kind": "live", "seconds": 900, "increment": 0, "at_zero": "lose" });
        let Table { home, away, code } = Table::of(&host, json!({ "spec": "fuba:3.0", "clock": clock })).await;
        let mut heard = Heard::default();
        let mut socket = home.socket(&code, None).await;
        let mut stream = Lines::open(&away, &format!("/api/matches/{code}/stream")).await;

        // Home plays over the socket, away over the stream, until each has been asked a public question.
        socket.say(&json!({ "id": 1, "wish": { "do": "undo", "seq": 0 } })).await;
        socket.say_text("nonsense").await;
        let (mut asked, mut answers) = ([false; 2], 0);
        while asked != [true; 2] || answers < 6 {
            let (place, message) = tokio::select! {
                message = socket.hear() => (0, message),
                message = stream.next() => (1, message),
            };
            heard.note(&message);
            if !message["ask"].is_object() {
                continue;
            }
            asked[place] |= message["ask"]["secret"] == false;
            answers += 1;
            let answer = first_answer(&message);
            if place == 0 {
                let looked = json!({ "do": "look", "seq": answer["seq"], "answers": answer["answers"] });
                socket.say(&json!({ "id": 3, "wish": looked })).await;
                socket.say(&json!({ "id": 2, "wish": answer })).await;
            } else {
                // Refused if the other seat's answer came in between; then it is asked again.
                away.post(&format!("/api/matches/{code}/wishes"), answer).await;
            }
        }
        wish(&home, &code, json!({ "do": "say", "text": "Well played" })).await;
        wish(&home, &code, json!({ "do": "offer", "what": "draw" })).await;
        wish(&away, &code, json!({ "do": "resign" })).await;
        loop {
            let message = stream.next().await;
            heard.note(&message);
            if message["result"].is_object() {
                break;
            }
        }
        // Moves and windows are asked for later in a match.
        let table = Table::of(&host, json!({ "spec": "fuba:3.0+condition+skills" })).await;
        heard.note(&table.play_until(|state| !state["ask"]["moves"].is_null()).await);
        let path = table.path("/socket?windows=pass");
        let _pages = [table.home.socket_at(&path).await.unwrap(), table.away.socket_at(&path).await.unwrap()];
        heard.note(&table.play_until(|state| !state["ask"].is_null() && !state["delay"].is_null()).await);
        wish(&table.home, &table.code, json!({ "do": "absent", "stops": ["window-save"] })).await;
        heard.note(&table.state(&table.home).await);
        // What is told of the dice, from the first commitment to the secret.
        let (table, mut seats) = shaken(&host, json!({ "spec": "fuba:3.0" })).await;
        Shaker::play(&table, &mut seats, 3).await;
        wish(&table.home, &table.code, json!({ "do": "resign" })).await;
        seats[0].hear_stage("shown").await;
        let told = seats[0].heard.iter().map(|text| serde_json::from_str::<Value>(text).unwrap());
        told.filter(|message| message["type"] == "dice" || message["type"] == "seal").for_each(|message| heard.note(&message));
        let (_, log) = home.get(&format!("/api/matches/{code}/log")).await;
        fields(&log, "", heard.0.entry("log".into()).or_default());
        let kinds: Vec<&str> = heard.0.keys().map(String::as_str).collect();
        assert_eq!(kinds, ["chat", "dice", "done", "error", "layout", "log", "look", "presence", "seal", "update"]);
        for (kind, seen) in &heard.0 {
            assert_eq!(*seen, documented(kind), "left: what {kind} has, right: what docs/api.md says");
        }
    }

    async fn the_wishes_are_those_that_are_documented(backend) {
        let host = Host::start(backend).await;
        let Table { home, code, .. } = Table::of(&host, json!({ "spec": "fuba:3.0" })).await;
        let path = format!("/api/matches/{code}/wishes");
        wish(&home, &code, json!({ "do": "resign" })).await;
        let mut words = BTreeSet::new();
        for row in table("wishes") {
            let example: Value = serde_json::from_str(row[0].trim_matches('`')).unwrap();
            // It parses, so what is refused is its content.
            let (_, problem) = home.post(&path, example.clone()).await;
            // Chat goes on after the match.
            let refusal = if example["do"] == "say" { Value::Null } else { json!("match-over") };
            assert_eq!(problem["error"]["code"], refusal, "{example}: {problem}");
            words.insert(example["do"].as_str().unwrap().to_owned());
        }
        let (status, problem) = home.post(&path, json!({ "do": "cheat" })).await;
        assert_eq!(status, StatusCode::BAD_REQUEST);
        let sentence = problem["error"]["message"].as_str().unwrap();
        let (_, known) = sentence.split_once("expected one of").unwrap();
        assert_eq!(quoted(known), words, "{sentence}");
    }

    async fn the_news_have_the_documented_fields(backend) {
        let host = Host::start(backend).await;
        let owner = person(&host, "Owner").await;
        let rosa = Client::with_token(host.addr, &bot(&owner, "Rosa").await);
        let tom = Client::with_token(host.addr, &bot(&owner, "Tom").await);
        let (mut to_rosa, mut to_tom) = (Lines::open(&rosa, "/api/stream").await, Lines::open(&tom, "/api/stream").await);
        let mut seen: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
        for answer in ["decline", "accept"] {
            let (status, sent) = rosa.post("/api/challenges", json!({ "to": "Tom", "spec": "fuba:3.0" })).await;
            assert_eq!(status, StatusCode::CREATED, "{sent}");
            let challenge = to_tom.next().await;
            let code = challenge["challenge"]["code"].as_str().unwrap();
            let (status, answered) = tom.post(&format!("/api/challenges/{code}/{answer}"), Value::Null).await;
            assert!(status.is_success(), "{answered}");
            let mut events = vec![challenge.clone(), to_rosa.next().await];
            if answer == "accept" {
                let code = events[1]["match"]["code"].as_str().unwrap().to_owned();
                until_called(&rosa, &tom, &code).await;
                events.push(to_rosa.until(|event| event["event"] == "your-turn").await);
                wish(&rosa, &code, json!({ "do": "resign" })).await;
                events.push(to_rosa.until(|event| event["event"] == "match-over").await);
                let (status, offered) = tom.post(&format!("/api/matches/{code}/rematch"), Value::Null).await;
                assert!(status.is_success(), "{offered}");
                events.push(to_rosa.until(|event| event["event"] == "rematch-offered").await);
            }
            for event in events {
                let mut names: BTreeSet<String> = event.as_object().unwrap().keys().cloned().collect();
                assert!(names.remove("event"));
                seen.insert(event["event"].as_str().unwrap().to_owned(), names);
            }
        }
        let cup = Cup::make(&owner, "fuba:3.0", json!({ "kind": "round-robin", "legs": 1 })).await;
        cup.computers("random", 1).await;
        let (status, told) = cup.decide("replace", json!({ "because": "ill", "team": 1, "user": "Rosa" })).await;
        assert!(status.is_success(), "{told}");
        let entered = to_rosa.until(|event| event["event"] == "competition-entered").await;
        let names = entered.as_object().unwrap().keys().filter(|name| *name != "event").cloned().collect();
        seen.insert("competition-entered".into(), names);
        let mut documented: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
        for row in table("news") {
            documented.extend(quoted(row[0]).into_iter().map(|event| (event, quoted(row[1]))));
        }
        // No client here is slow enough for it.
        assert_eq!(documented.remove("missed"), Some(BTreeSet::new()));
        assert_eq!(seen, documented);
    }
}
