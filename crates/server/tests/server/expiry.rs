//! Abandoned matches end on their own, and cost nothing until then.

use crate::on_both;
use std::time::{Duration, Instant};

use crate::common::{self, Client, Host, StatusCode, Value, json, person};
use crate::table::Table;

const DAY: Duration = Duration::from_hours(24);

/// Poll until a condition holds.
async fn until(mut is_so: impl AsyncFnMut() -> bool) {
    common::until("it comes to that", async || is_so().await.then_some(())).await;
}

/// Poll until a condition holds after a sweep; there is one every hour. The longer that takes, the longer
/// each hour: few pass, however busy the machine is.
async fn swept(host: &Host, mut is_so: impl AsyncFnMut() -> bool) {
    let (mut hour, mut pause) = (Instant::now(), Duration::from_millis(500));
    until(async || {
        if hour.elapsed() > pause {
            host.advance(Duration::from_hours(1));
            (hour, pause) = (Instant::now(), 2 * pause);
        }
        is_so().await
    })
    .await;
}

async fn made(client: &Client, clock: &Value) -> String {
    let (status, made) = client.post("/api/matches", json!({ "spec": "fuba:3.0", "clock": clock })).await;
    assert_eq!(status, StatusCode::CREATED, "{made}");
    made["code"].as_str().unwrap().to_owned()
}

async fn status_of(client: &Client, code: &str) -> StatusCode {
    client.get(&format!("/api/matches/{code}")).await.0
}

/// How many matches the server has in memory.
async fn at_hand(client: &Client) -> u32 {
    let (_, text) = client.get("/metrics").await;
    let lines = text.as_str().unwrap_or_default().to_owned();
    let line = lines.lines().find_map(|line| line.strip_prefix("touchline_matches_live "));
    line.unwrap_or_else(|| panic!("{text}")).parse().unwrap()
}

on_both! {
    async fn open_matches_that_nobody_joins(backend) {
        let host = Host::start(backend).await;
        let (guest, ann) = (host.guest().await, person(&host, "Ann").await);
        let days = json!({ "kind": "days", "days": 3, "at_zero": "lose" });
        let mut codes = Vec::new();
        for client in [&guest, &ann] {
            for clock in [&json!({ "kind": "none" }), &days] {
                codes.push(made(client, clock).await);
            }
        }
        let at_the_table = made(&ann, &json!({ "kind": "live", "seconds": 600, "increment": 0, "at_zero": "lose" })).await;
        host.advance(Duration::from_hours(1));
        swept(&host, async || status_of(&ann, &at_the_table).await == StatusCode::NOT_FOUND).await;
        for code in &codes {
            assert_eq!(status_of(&ann, code).await, StatusCode::OK);
        }
        host.advance(Duration::from_hours(23));
        for code in &codes[..2] {
            swept(&host, async || status_of(&ann, code).await == StatusCode::NOT_FOUND).await;
        }
        host.advance(12 * DAY);
        for code in &codes[2..] {
            assert_eq!(status_of(&ann, code).await, StatusCode::OK);
        }
        host.advance(DAY);
        for code in &codes[2..] {
            swept(&host, async || status_of(&ann, code).await == StatusCode::NOT_FOUND).await;
        }
        let (_, list) = host.stranger().get("/api/matches").await;
        assert_eq!(list["matches"], json!([]));
    }

    async fn matches_without_a_clock_that_nobody_goes_on_with(backend) {
        let host = Host::start(backend).await;
        let ann = person(&host, "Ann").await;
        let of_guests = Table::of(&host, json!({ "spec": "fuba:3.0" })).await;
        let going_on = Table::of(&host, json!({ "spec": "fuba:3.0" })).await;
        let opponent = json!({ "kind": "computer", "level": "random" });
        let (_, of_ann) = ann.post("/api/matches", json!({ "spec": "fuba:3.0", "opponent": opponent })).await;
        let of_ann = of_ann["code"].as_str().unwrap().to_owned();
        of_guests.play_until(|state| state["seq"].as_u64() > Some(12)).await;
        host.advance(6 * DAY);
        going_on.play_until(|state| state["ask"]["secret"] == false).await;
        host.advance(DAY);
        let told = async |code: &str| ann.get(&format!("/api/matches/{code}")).await.1;
        swept(&host, async || told(&of_guests.code).await["status"] == "aborted").await;
        let ended = told(&of_guests.code).await;
        assert_eq!((&ended["result"]["outcome"], &ended["result"]["reason"]), (&json!("unfinished"), &json!("aborted")));
        // What was played can be read to the end.
        for path in ["/record", "/replay", "/log"] {
            let (status, body) = of_guests.home.get(&of_guests.path(path)).await;
            assert_eq!(status, StatusCode::OK, "{path}: {body}");
        }
        assert_eq!((&told(&going_on.code).await["status"], &told(&of_ann).await["status"]), (&json!("live"), &json!("live")));
        host.advance(22 * DAY);
        swept(&host, async || told(&going_on.code).await["status"] == "aborted").await;
        assert_eq!(told(&of_ann).await["status"], "live");
        host.advance(DAY);
        swept(&host, async || told(&of_ann).await["status"] == "aborted").await;
        // Nothing of it stays in memory, though nobody ever looked.
        host.advance(Duration::from_mins(2));
        until(async || at_hand(&ann).await == 0).await;
    }

    async fn matches_in_which_nothing_happens_by_itself_are_not_taken_up(backend) {
        let mut host = Host::start(backend).await;
        let table = Table::of(&host, json!({ "spec": "fuba:3.0" })).await;
        let state = table.play_until(|state| state["ask"]["secret"] == false && state["waits"] == json!(["away"])).await;
        host.kill().await;
        // Repeating it changes nothing.
        let mut connection = host.database.connect().await;
        for number in 0..300_i64 {
            for sql in [
                "INSERT INTO matches (id, code, spec, rules, terms, rated, status, home_user, away_user, created_by, created_at, started_at) \
                 SELECT $1 + 1000, CAST($1 AS TEXT) || code, spec, rules, terms, rated, status, home_user, away_user, created_by, created_at, started_at \
                 FROM matches WHERE id = 1",
                "INSERT INTO steps (match_id, seq, at, body) SELECT $1 + 1000, seq, at, body FROM steps WHERE match_id = 1",
            ] {
                sqlx::query(sql).bind(number).execute(&mut connection).await.unwrap();
            }
        }
        host.restart().await;
        // Lists show who is waited for, without anybody having opened the match.
        for (client, waits) in table.seats().into_iter().zip([false, true]) {
            let (_, mine) = client.get("/api/me/matches").await;
            let matches = mine["matches"].as_array().unwrap();
            assert_eq!(matches.len(), 301);
            assert!(matches.iter().all(|told| told["waits"] == waits), "{mine}");
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
        assert_eq!(at_hand(&table.home).await, 0);
        let again = table.state(&table.away).await;
        assert_eq!((&again["position"], &again["ask"]), (&state["position"], &state["ask"]));
        assert_eq!(at_hand(&table.home).await, 1, "looked at");
        // A computer whose turn it is answers without anybody looking.
        host.kill().await;
        host.database.execute(&["UPDATE matches SET away_user = NULL, away_level = 'random' WHERE id = 1"]).await;
        host.restart().await;
        until(async || at_hand(&table.home).await == 1).await;
        until(async || {
            let (_, mine) = table.home.get("/api/me/matches").await;
            mine["matches"].as_array().unwrap().iter().any(|told| told["waits"] == true)
        })
        .await;
    }
}
