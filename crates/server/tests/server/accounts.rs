//! Accounts from outside: how people get in, what they can do with their own data, and what keeps others out.

mod doubts;
mod entry;
mod guarded;
mod order;
mod own;

use std::time::Duration;

use crate::common::{Backend, Client, Host, StatusCode, Value, json, until};
use reqwest::Method;
use sqlx::Row as _;

const PASSWORD: &str = "correct horse battery";
const DAY: Duration = Duration::from_hours(24);

/// A user with an account, and its recovery codes.
async fn person(host: &Host, name: &str) -> (Client, Vec<String>) {
    let client = host.stranger();
    let (status, made) = client.post("/api/accounts", json!({ "name": name, "password": PASSWORD })).await;
    assert_eq!(status, StatusCode::CREATED, "{made}");
    let codes = made["recovery_codes"].as_array().unwrap();
    (client, codes.iter().map(|code| code.as_str().unwrap().to_owned()).collect())
}

async fn sign_in(host: &Host, name: &str, password: &str) -> (Client, StatusCode) {
    let client = host.stranger();
    let (status, _) = client.post("/api/sessions", json!({ "name": name, "password": password })).await;
    (client, status)
}

/// A refusal: its status and code; it must have a sentence too.
fn refused((status, body): (StatusCode, Value)) -> (u16, String) {
    assert!(body["error"]["message"].as_str().is_some_and(|sentence| sentence.len() > 20), "{body}");
    (status.as_u16(), body["error"]["code"].as_str().unwrap().to_owned())
}

fn refusal(status: u16, code: &str) -> (u16, String) {
    (status, code.to_owned())
}

async fn close_account(client: &Client, body: Value) -> (StatusCode, Value) {
    let response = client.request(Method::DELETE, "/api/me").json(&body).send().await.unwrap();
    let status = response.status();
    (status, response.json().await.unwrap_or(Value::Null))
}

async fn id_of(host: &Host, name: &str) -> i64 {
    let query = sqlx::query("SELECT id FROM users WHERE name = $1").bind(name);
    query.fetch_one(&mut host.database.connect().await).await.unwrap().get(0)
}

/// A match as the tables store it, between two users. What is played does not matter here.
async fn add_match(host: &Host, code: &str, [home, away]: [&str; 2], access: &str, status: &str) -> i64 {
    let terms = format!(r#"{{"clock":{{"kind":"none"}},"access":"{access}","takebacks":"agreed"}}"#);
    let (home, away) = (id_of(host, home).await, id_of(host, away).await);
    let ended = (status == "over").then_some(2000_i64);
    let outcome = ended.map(|_| "home");
    let mut database = host.database.connect().await;
    let id: i64 = sqlx::query(
        "INSERT INTO matches (code, spec, rules, terms, rated, status, home_user, away_user, created_by, created_at, ended_at, \
         outcome, reason, home_goals, away_goals) \
         VALUES ($1, 'fuba:3.0', 1, $2, 1, $3, $4, $5, $4, 1000, $6, $7, 'played', 3, 1) RETURNING id",
    )
    .bind(code)
    .bind(terms)
    .bind(status)
    .bind(home)
    .bind(away)
    .bind(ended)
    .bind(outcome)
    .fetch_one(&mut database)
    .await
    .unwrap()
    .get(0);
    for seq in 1_i64..=3 {
        let body = format!(r#"{{"step":{seq},"of":"{code}"}}"#);
        sqlx::query("INSERT INTO steps (match_id, seq, at, body) VALUES ($1, $2, 1500, $3)")
            .bind(id)
            .bind(seq)
            .bind(body)
            .execute(&mut database)
            .await
            .unwrap();
    }
    id
}

/// The codes of the matches on a page, and the next cursor.
fn codes(page: &Value) -> (Vec<&str>, Option<&str>) {
    let matches = page["matches"].as_array().unwrap();
    (matches.iter().map(|listed| listed["code"].as_str().unwrap()).collect(), page["next"].as_str())
}

/// The whole database as text.
async fn everything(host: &Host) -> String {
    let mut text = String::new();
    match host.database.backend {
        Backend::Sqlite => {
            for file in std::fs::read_dir(&host.database.folder).unwrap() {
                let bytes = std::fs::read(file.unwrap().path()).unwrap();
                text.push_str(&String::from_utf8_lossy(&bytes));
            }
        }
        Backend::Postgres => {
            let mut database = host.database.connect().await;
            for sql in [
                "SELECT CAST(t AS TEXT) FROM users t",
                "SELECT CAST(t AS TEXT) FROM sessions t",
                "SELECT CAST(t AS TEXT) FROM tokens t",
                "SELECT CAST(t AS TEXT) FROM recovery_codes t",
            ] {
                for row in sqlx::query(sql).fetch_all(&mut database).await.unwrap() {
                    text.push_str(&row.get::<String, _>(0));
                }
            }
        }
    }
    text
}
