//! After the match: replay and analysis, for those who may see it and not before it is over.

use crate::common::{Backend, Client, Host, Lines, StatusCode, Value, json};
use crate::table::Table;
use reqwest::Method;
use touchline_ai::Level;
use touchline_ai::analysis::{Analyst, Course};
use touchline_engine::Record;
use touchline_protocol::analysis::Report;
use touchline_protocol::games::AnyGame;
use touchline_protocol::with_game;
use touchline_words::Words;

const RECORD: &str = include_str!("../../../fuba/tests/records/revision-1/basic-1.tlm");
const SHORT: &str = include_str!("../../../grid/tests/records/revision-1/basic-first-to-one.tlm");

/// A match of some turns that was resigned.
async fn played(host: &Host, mut wishes: Value) -> Table {
    wishes["spec"] = json!("fuba:3.0");
    let table = Table::of(host, wishes).await;
    table.play_until(|state| state["seq"].as_u64().unwrap() > 25).await;
    table.done(&table.away, json!({ "do": "resign" })).await;
    table
}

async fn text(client: &Client, path: &str) -> String {
    let response = client.request(Method::GET, path).send().await.unwrap();
    assert_eq!(response.status(), StatusCode::OK);
    response.text().await.unwrap()
}

/// All lines of a response.
async fn lines(client: &Client, path: &str) -> Vec<Value> {
    let mut stream = Lines::open(client, path).await;
    let mut all = Vec::new();
    while let Some(line) = stream.text().await {
        all.push(serde_json::from_str(&line).unwrap());
    }
    all
}

async fn send(client: &Client, path: &str, record: &str) -> (StatusCode, Vec<Value>) {
    let request = client.request(Method::POST, path).header("content-type", "text/plain; charset=utf-8");
    let response = request.body(record.to_owned()).send().await.unwrap();
    let (status, text) = (response.status(), response.text().await.unwrap());
    (status, text.lines().map(|line| serde_json::from_str(line).unwrap()).collect())
}

/// The library's report on a record.
fn explained(record: &str, level: Level) -> Value {
    let record = Record::parse(record).unwrap();
    with_game!(AnyGame::of_record(&record).unwrap(), game => {
        let course = Course::of_record(game, &record).unwrap();
        let analysis = Analyst { level, threads: 0 }.analyse(&course, &|| ());
        // Numbers as they come back from text.
        serde_json::from_str(&serde_json::to_string(&Report::of(&analysis, &Words::english())).unwrap()).unwrap()
    })
}

/// The report at the end of the lines; before it there is only progress.
fn report(lines: &[Value]) -> &Value {
    let (last, before) = lines.split_last().expect("something is said");
    for line in before {
        let progress = &line["progress"];
        assert!(progress["done"].as_u64().unwrap() <= progress["of"].as_u64().unwrap(), "{line}");
        assert!(progress["waiting"].is_boolean());
    }
    &last["report"]
}

#[tokio::test]
async fn a_match_that_is_over_is_explained_as_the_library_does() {
    let host = Host::start(Backend::Sqlite).await;
    let table = played(&host, json!({})).await;
    let record = text(&table.home, &table.path("/record")).await;
    let told = lines(&host.stranger(), &table.path("/analysis?level=rookie")).await;
    assert!(report(&told) == &explained(&record, Level::Rookie));
    assert_eq!(report(&told)["outcome"], "home");
    // Once more, and as a record that somebody kept.
    assert!(report(&lines(&table.home, &table.path("/analysis?level=rookie")).await) == report(&told));
    let (status, again) = send(&host.stranger(), "/api/analyses?level=rookie", &record).await;
    assert!(status == StatusCode::OK && report(&again) == report(&told));
}

#[tokio::test]
async fn a_match_that_is_over_is_played_again_step_by_step() {
    let host = Host::start(Backend::Sqlite).await;
    let table = played(&host, json!({})).await;
    let again = lines(&host.stranger(), &table.path("/replay")).await;
    let inputs = again[0]["inputs"].as_u64().unwrap();
    assert_eq!(again[0]["spec"], "fuba:3.0");
    assert!(again[0]["headers"].as_array().unwrap().contains(&json!(["match", table.code])));
    assert_eq!(again.len() as u64, inputs + 2);
    for (number, update) in (0..).zip(&again[1..]) {
        assert_eq!(update["seq"], json!(number));
        assert!(update["view"]["ball"].is_object() && !update["position"].as_str().unwrap().contains('?'));
    }
    assert_eq!(again[1].get("step"), None);
    let last = again.last().unwrap();
    assert_eq!(last["result"], json!({ "outcome": "home", "reason": "resigned" }));
    assert_eq!(last["step"]["actions"][0], "call resign away");
    // The positions are those the analysis refers to.
    let told = lines(&table.home, &table.path("/analysis?level=rookie")).await;
    for (update, step) in again[1..].iter().zip(report(&told)["steps"].as_array().unwrap()) {
        assert_eq!(update["position"], step["position"]);
    }
}

#[tokio::test]
async fn nothing_is_told_before_the_end_nor_to_strangers_of_a_private_match() {
    let host = Host::start(Backend::Sqlite).await;
    let running = Table::of(&host, json!({ "spec": "fuba:3.0" })).await;
    running.act(&running.home, 0).await;
    for path in ["/analysis?level=rookie", "/replay"] {
        for client in [&running.home, &running.away, &host.stranger()] {
            let (status, answer) = client.get(&running.path(path)).await;
            assert_eq!((status, &answer["error"]["code"]), (StatusCode::CONFLICT, &json!("match-not-over")));
        }
    }
    let private = played(&host, json!({ "access": "private" })).await;
    for path in ["/analysis?level=rookie", "/replay"] {
        let (status, _) = host.stranger().get(&private.path(path)).await;
        assert_eq!(status, StatusCode::NOT_FOUND);
        assert!(!lines(&private.away, &private.path(path)).await.is_empty());
    }
}

#[tokio::test]
async fn records_that_are_wrong_are_refused_with_the_line() {
    let host = Host::start(Backend::Sqlite).await;
    let stranger = host.stranger();
    let bad = SHORT.replace("spec: grid:basic", "spec: chess");
    for (record, line) in [("hello", "line 1"), (bad.as_str(), "line 2"), (&SHORT[..SHORT.len() / 2], "line")]
    {
        for path in ["/api/replays", "/api/analyses?level=rookie"] {
            let (status, answer) = send(&stranger, path, record).await;
            let message = answer[0]["error"]["message"].as_str().unwrap();
            assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY, "{message}");
            assert!(message.to_lowercase().contains(line), "{message}");
        }
    }
    let unplayed = "touchline record 1\nspec: fuba:3.0\nrules: 1\n\nend 0\n";
    assert_eq!(send(&stranger, "/api/replays", unplayed).await.0, StatusCode::OK);
    let (status, answer) = send(&stranger, "/api/analyses", unplayed).await;
    assert_eq!((status, &answer[0]["error"]["code"]), (StatusCode::BAD_REQUEST, &json!("record-empty")));
    // A character plays; it judges nothing.
    for level in ["random", "coach:4", "wall", "nobody"] {
        let (status, answer) = send(&stranger, &format!("/api/analyses?level={level}"), SHORT).await;
        assert_eq!((status, &answer[0]["error"]["code"]), (StatusCode::BAD_REQUEST, &json!("level-unknown")));
    }
    let (status, _) = stranger.post("/api/replays", json!({ "record": SHORT })).await;
    assert_eq!(status, StatusCode::UNSUPPORTED_MEDIA_TYPE);
}

#[tokio::test]
async fn whoever_leaves_is_not_waited_for() {
    let host = Host::start(Backend::Sqlite).await;
    let leaving: Vec<_> = (0..3)
        .map(|_| {
            let stranger = host.stranger();
            tokio::spawn(async move { send(&stranger, "/api/analyses?level=coach:3", RECORD).await })
        })
        .collect();
    tokio::time::sleep(std::time::Duration::from_millis(500)).await;
    leaving.iter().for_each(tokio::task::JoinHandle::abort);
    // Each of these would take longer than a test waits.
    let (status, told) = send(&host.stranger(), "/api/analyses?level=rookie", SHORT).await;
    assert!(status == StatusCode::OK && report(&told) == &explained(SHORT, Level::Rookie));
}

#[tokio::test]
async fn nobody_keeps_all_others_out() {
    let host = Host::start(Backend::Sqlite).await;
    let greedy = host.guest().await;
    let path = "/api/analyses?level=coach:3";
    let begin = || greedy.request(Method::POST, path).header("content-type", "text/plain").body(RECORD);
    let mut open = Vec::new();
    for _ in 0..8 {
        let response = begin().send().await.unwrap();
        assert_eq!(response.status(), StatusCode::OK);
        open.push(response);
    }
    let (status, answer) = send(&greedy, path, RECORD).await;
    assert_eq!((status, &answer[0]["error"]["code"]), (StatusCode::CONFLICT, &json!("too-many-of-yours")));
    let other = host.guest().await;
    let response = other.request(Method::POST, path).header("content-type", "text/plain").body(RECORD);
    assert_eq!(response.send().await.unwrap().status(), StatusCode::OK);
}
