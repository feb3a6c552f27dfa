//! A cup of computers is played while the real server is killed again and again: every match is played once,
//! and nothing is lost.

use std::collections::BTreeSet;
use std::time::{Duration, Instant};

use crate::common::{Backend, Client, Database, StatusCode, Value, json};
use crate::process::{Process, free};
use sqlx::Row as _;

/// The time limit of the whole trial.
const LIMIT: Duration = Duration::from_mins(5);

/// After how many results the server is killed: in the first round, at its end, when the groups end, in the
/// final.
const KILLS: [usize; 7] = [0, 3, 8, 15, 24, 28, 30];

/// The competition as anybody sees it; none while the server is away.
async fn look(client: &Client, code: &str) -> Option<Value> {
    let request = client.request(reqwest::Method::GET, &format!("/api/competitions/{code}"));
    let response = request.send().await.ok()?;
    if response.status() == StatusCode::OK { response.json().await.ok() } else { None }
}

fn over(shown: &Value) -> usize {
    shown["fixtures"].as_array().unwrap().iter().filter(|of| of["state"] == "over").count()
}

async fn until(client: &Client, code: &str, wanted: impl Fn(&Value) -> bool) -> Value {
    let end = Instant::now() + LIMIT;
    loop {
        if let Some(shown) = look(client, code).await.filter(&wanted) {
            return shown;
        }
        assert!(Instant::now() < end, "it goes on: {:#?}", look(client, code).await);
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

async fn play(backend: Backend) {
    let database = Database::fresh(backend).await;
    let addr = free();
    let begin = || Process::start(&database.url, &database.folder, addr);
    let mut process = begin();
    let ann = Client::new(process.addr);
    let account = json!({ "name": "Ann", "password": "corner flag and whistle" });
    assert_eq!(ann.post("/api/accounts", account).await.0, StatusCode::CREATED);
    let then = json!({ "legs": 1, "third_place": false });
    let format = json!({ "kind": "groups", "groups": 4, "qualify": 2, "legs": 1, "then": then });
    let body = json!({ "name": "World cup", "spec": "fuba:3.0", "format": format });
    let (status, made) = ann.post("/api/competitions", body).await;
    assert_eq!(status, StatusCode::CREATED, "{made}");
    let code = made["code"].as_str().unwrap().to_owned();
    let path = |what: &str| format!("/api/competitions/{code}/{what}");
    let (status, made) = ann.post(&path("computers"), json!({ "level": "random", "count": 16 })).await;
    assert_eq!(status, StatusCode::OK, "{made}");
    let (status, made) = ann.post(&path("start"), json!({ "seq": made["seq"] })).await;
    assert_eq!(status, StatusCode::OK, "{made}");
    let mut last = 0;
    for results in KILLS {
        let shown = until(&ann, &code, |shown| over(shown) >= results).await;
        let seq = shown["seq"].as_u64().unwrap();
        assert!(seq >= last, "what was told once stays: {last}, then {seq}");
        last = seq;
        process.kill();
        process = begin();
    }
    let shown = until(&ann, &code, |shown| shown["status"] == "over").await;
    let fixtures = shown["fixtures"].as_array().unwrap();
    assert_eq!((fixtures.len(), over(&shown)), (31, 31), "24 in the groups, then 4 + 2 + 1");
    let codes: BTreeSet<&str> = fixtures.iter().map(|of| of["match"]["code"].as_str().unwrap()).collect();
    assert_eq!(codes.len(), 31, "each with a match of its own");
    for of in fixtures {
        let (_, listed) = ann.get(&format!("/api/matches/{}", of["match"]["code"].as_str().unwrap())).await;
        assert_eq!(listed["result"]["score"], of["result"]["score"], "{of}");
    }
    let mut connection = database.connect().await;
    let count = "SELECT (SELECT COUNT(*) FROM matches), (SELECT COUNT(*) FROM competition_matches), \
                 (SELECT COUNT(*) FROM matches WHERE status = 'over')";
    let row = sqlx::query(count).fetch_one(&mut connection).await.unwrap();
    assert_eq!([0, 1, 2].map(|at| row.get::<i64, _>(at)), [31; 3], "nothing is played twice");
    println!("{backend:?}: 31 matches, {} entries, {} kills", shown["seq"], KILLS.len());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_cup_of_sixteen_with_sqlite() {
    play(Backend::Sqlite).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_cup_of_sixteen_with_postgres() {
    if Database::has_postgres() {
        play(Backend::Postgres).await;
    }
}
