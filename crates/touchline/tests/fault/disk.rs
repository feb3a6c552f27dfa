//! The disk of the real server fills up for a while: nobody is told something was saved that was not, and
//! afterwards everything is saved again.

use std::time::Duration;

use crate::common::{Backend, Client, Database, StatusCode, Value, json};
use crate::process::{Disk, Process, free};
use crate::table::{self, Table};

const PASSWORD: &str = "corner flag and whistle";

/// How many answers must be there afterwards.
const ANSWERS: usize = 200;

async fn person(addr: std::net::SocketAddr, name: &str) -> Client {
    let client = Client::new(addr);
    let (status, made) = client.post("/api/accounts", json!({ "name": name, "password": PASSWORD })).await;
    assert_eq!(status, StatusCode::CREATED, "{made}");
    client
}

async fn begun(home: &Client, away: &Client) -> Table {
    let (status, made) = home.post("/api/matches", json!({ "spec": "fuba:3.0", "seat": "home" })).await;
    assert_eq!(status, StatusCode::CREATED, "{made}");
    let code = made["code"].as_str().unwrap().to_owned();
    let (status, joined) = away.post(&format!("/api/matches/{code}/join"), json!({})).await;
    assert_eq!(status, StatusCode::OK, "{joined}");
    Table { home: home.clone(), away: away.clone(), code }
}

/// Writes from two clients, each with its own word; returns those that were acknowledged.
async fn write_everything(ann: &Client, table: &Table, round: &str) -> Vec<String> {
    let position =
        "home=4-4-2,GK:APA,AFR:4,ALW:2,CE:4 away=4-3-3,GK:BPA,BFR:4,BLW:2,CE:4 ball=CE:3:home clock=1:20";
    let mut kept = Vec::new();
    for (word, path, body) in [
        ("chat", table.path("/wishes"), json!({ "do": "say", "text": format!("{round}chat") })),
        (
            "report",
            "/api/reports".into(),
            json!({ "name": "Bob", "reason": "abuse", "note": format!("{round}report") }),
        ),
        (
            "doubt",
            "/api/doubts".into(),
            json!({ "spec": "fuba:3.0", "position": position, "question": format!("{round}doubt") }),
        ),
        ("token", "/api/tokens".into(), json!({ "label": format!("{round}token") })),
    ] {
        let (status, answer) = ann.post(&path, body).await;
        if status.is_success() {
            kept.push(format!("{round}{word}"));
        } else {
            assert!(status.is_server_error(), "{word}: {answer}");
        }
    }
    kept
}

/// Full, free, a change that is rolled back, and then play: everything is there after `SIGKILL`.
async fn survive(own_disk: bool, sign_ins: usize) {
    let database = Database::fresh(Backend::Sqlite).await;
    let disk = if own_disk {
        let Some(disk) = Disk::own(&database.folder) else { return };
        disk
    } else {
        Disk::Limit
    };
    let addr = free();
    let mut process = Process::start(&database.url, &database.folder, addr);
    let (ann, bob) = (person(addr, "Ann").await, person(addr, "Bob").await);
    let table = begun(&ann, &bob).await;
    let mut kept = write_everything(&ann, &table, "before").await;
    assert_eq!(kept.len(), 4);

    disk.fill(&process);
    let mut failed = 0;
    for _ in 0..100 {
        let answer =
            Client::new(addr).post("/api/sessions", json!({ "name": "Ann", "password": PASSWORD })).await;
        failed += usize::from(answer.0.is_server_error());
        if failed == sign_ins {
            break;
        }
    }
    assert_eq!(failed, sign_ins, "the disk is full");
    let while_full = write_everything(&ann, &table, "while").await;
    let state = table.state(&ann).await;
    let (seq, action) = table::answer(&state, 0).unwrap();
    let (status, answer) = table.wish(&ann, json!({ "do": "act", "seq": seq, "answers": [action] })).await;
    assert_eq!((status, &answer["error"]["code"]), (StatusCode::SERVICE_UNAVAILABLE, &json!("not-kept")));
    let (unready, metrics) = (ann.get("/readyz").await, ann.get("/metrics").await.1);
    println!("while the disk was full: {} of 4 were acknowledged, {}", while_full.len(), unready.1);
    kept.extend(while_full);

    disk.free(&process);
    assert_eq!(ann.get("/readyz").await.0, StatusCode::OK, "there is room again");
    let (status, taken) = ann.post("/api/bots", json!({ "name": "bob" })).await;
    assert_eq!(status, StatusCode::CONFLICT, "{taken}");
    kept.extend(write_everything(&ann, &table, "after").await);
    let mut answers = 0;
    while answers < ANSWERS {
        let seats = [table.state(&ann).await, table.state(&bob).await];
        let asked = seats.iter().position(|state| !state["ask"].is_null()).expect("the match goes on");
        table.act(table.seats()[asked], answers * 7 % 11).await;
        answers += 1;
    }
    let before = [table.state(&ann).await, table.state(&bob).await];
    process.kill();

    let process = Process::start(&database.url, &database.folder, addr);
    for client in [&ann, &bob] {
        // The old connection is dead, which is only noticed when it is used.
        let _ = client.request(reqwest::Method::GET, "/healthz").send().await;
    }
    let after = [table.state(&ann).await, table.state(&bob).await];
    for (before, after) in before.iter().zip(&after) {
        let told = |state: &Value| (state["seq"].clone(), state["position"].clone(), state["ask"].clone());
        assert_eq!(told(before), told(after), "all {ANSWERS} answers are there");
    }
    let export = ann.get("/api/me/export").await.1.to_string();
    for word in kept {
        assert!(export.contains(&word), "{word} was acknowledged");
    }
    assert_eq!(unready.0, StatusCode::SERVICE_UNAVAILABLE, "it was said: {}", unready.1);
    assert!(!metrics.as_str().unwrap().contains("entries_lost_total 0"), "it was counted");
    drop(process);
}

async fn bounded(test: impl Future<Output = ()>) {
    tokio::time::timeout(Duration::from_mins(4), test).await.expect("the test ends within its bound");
}

#[tokio::test]
async fn a_disk_of_its_own_is_full_for_one_sign_in() {
    bounded(survive(true, 1)).await;
}

#[tokio::test]
async fn a_disk_of_its_own_is_full_for_two_sign_ins() {
    bounded(survive(true, 2)).await;
}

#[tokio::test]
async fn files_cannot_grow_for_one_sign_in() {
    bounded(survive(false, 1)).await;
}

#[tokio::test]
async fn files_cannot_grow_for_two_sign_ins() {
    bounded(survive(false, 2)).await;
}
