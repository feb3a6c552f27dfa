//! One user does not slow the others down: slow work takes turns, and nobody sends more than allowed.

use crate::on_both;
use std::time::{Duration, Instant};

use crate::common::{BOUND, Backend, Client, Host, Socket, StatusCode, Value, json};
use crate::table::{self, Table};
use futures_util::future::join_all;
use sqlx::Row as _;

/// Give a user finished matches with this many entries each.
async fn history(host: &Host, user: &Client, matches: i64, steps: i64) {
    let (_, me) = user.get("/api/me").await;
    let mut database = host.database.connect().await;
    for number in 0..matches {
        let row = sqlx::query(
            "INSERT INTO matches (code, spec, rules, terms, rated, status, home_user, away_user, created_by, created_at, started_at, ended_at, outcome, reason) \
             SELECT $1, 'fuba:3.0', 1, '{}', 0, 'over', id, id, id, 1, 1, 1, 'draw', 'played' FROM users WHERE name = $2 RETURNING id",
        );
        let row = row.bind(format!("old{number}")).bind(me["name"].as_str().unwrap());
        let id: i64 = row.fetch_one(&mut database).await.unwrap().get(0);
        let many = match host.database.backend {
            Backend::Sqlite => {
                "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < $2) \
                 INSERT INTO steps (match_id, seq, at, body) SELECT $1, i, 1, '{\"act\": {\"by\": \"home\", \"action\": \"move ALW>CE\"}}' FROM n"
            }
            Backend::Postgres => {
                "INSERT INTO steps (match_id, seq, at, body) \
                 SELECT $1, i, 1, '{\"act\": {\"by\": \"home\", \"action\": \"move ALW>CE\"}}' FROM generate_series(1, $2) AS n(i)"
            }
        };
        sqlx::query(many).bind(id).bind(steps).execute(&mut database).await.unwrap();
    }
}

/// Long matches that one user opens at once.
const LONG: usize = 8;

/// A number from the database.
async fn count(host: &Host, sql: &'static str) -> i64 {
    let mut database = host.database.connect().await;
    sqlx::query(sql).fetch_one(&mut database).await.unwrap().get(0)
}

/// Start a match against a computer; returns its path.
async fn against(user: &Client, level: &str) -> String {
    let wishes =
        json!({ "spec": "fuba:3.0", "seat": "away", "opponent": { "kind": "computer", "level": level } });
    let (status, made) = user.post("/api/matches", wishes).await;
    assert_eq!(status, StatusCode::CREATED, "{made}");
    format!("/api/matches/{}", made["code"].as_str().unwrap())
}

/// Play a match against a coach up to the first question that it thinks about for long.
async fn to_the_first_pass(user: &Client) {
    let path = against(user, "gaffer").await;
    let (_, state) = user.get(&format!("{path}/state")).await;
    let (seq, action) = table::answer(&state, 0).unwrap();
    let formation = json!({ "do": "act", "seq": seq, "answers": [action] });
    let (status, done) = user.post(&format!("{path}/wishes"), formation).await;
    assert_eq!(status, StatusCode::NO_CONTENT, "{done}");
}

/// The code of the refusal of a wish, or `done`.
async fn wish(socket: &mut Socket) -> String {
    socket.say(&json!({ "id": 1, "wish": { "do": "claim" } })).await;
    let answer = socket.hear_until(|message| message["id"] == 1 || message["type"] == "error").await;
    answer["error"]["code"].as_str().unwrap_or("done").to_owned()
}

/// A match of a user against themselves with one answer given and taken back; returns its code.
async fn hesitation(user: &Client) -> String {
    let (status, made) =
        user.post("/api/matches", json!({ "spec": "fuba:3.0", "opponent": { "kind": "myself" } })).await;
    assert_eq!(status, StatusCode::CREATED, "{made}");
    let code = made["code"].as_str().unwrap().to_owned();
    for what in ["act", "undo"] {
        let (_, state) = user.get(&format!("/api/matches/{code}/state?as=home")).await;
        let mut wish = json!({ "do": what, "seq": state["seq"] });
        if what == "act" {
            wish["answers"] = json!([state["ask"]["legal"][0]]);
        }
        let (status, done) = user.post(&format!("/api/matches/{code}/wishes?as=home"), wish).await;
        assert_eq!(status, StatusCode::NO_CONTENT, "{done}");
    }
    code
}

/// Add this many more takebacks to a match not in memory.
async fn hesitate(host: &Host, code: &str, times: i64) {
    let many = match host.database.backend {
        Backend::Sqlite => {
            "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < $2) \
             INSERT INTO steps (match_id, seq, at, body) SELECT s.match_id, s.seq + 2 * n.i, s.at, s.body \
             FROM steps s JOIN matches m ON m.id = s.match_id, n WHERE m.code = $1 AND s.seq IN (2, 3)"
        }
        Backend::Postgres => {
            "INSERT INTO steps (match_id, seq, at, body) SELECT s.match_id, s.seq + 2 * n.i, s.at, s.body \
             FROM steps s JOIN matches m ON m.id = s.match_id, generate_series(1, $2) AS n(i) \
             WHERE m.code = $1 AND s.seq IN (2, 3)"
        }
    };
    sqlx::query(many).bind(code).bind(times).execute(&mut host.database.connect().await).await.unwrap();
}

on_both! {
    async fn long_matches_are_taken_up_in_turns_and_others_are_answered_meanwhile(backend) {
        let mut host = Host::start(backend).await;
        let (greedy, other) = (host.guest().await, host.guest().await);
        let long: Vec<String> = join_all((0..LONG).map(|_| hesitation(&greedy))).await;
        let short = hesitation(&other).await;
        host.restart().await;
        let (greedy, other) = (greedy.at(host.addr), other.at(host.addr));
        for code in &long {
            hesitate(&host, code, 5000).await;
        }
        // Each is requested three times and done once; then comes the one somebody else wants.
        let (done, mut order) = tokio::sync::mpsc::unbounded_channel();
        let open = |client: &Client, code: &str| {
            let (client, path, done) = (client.clone(), format!("/api/matches/{code}/state"), done.clone());
            let code = code.to_owned();
            async move {
                let (status, state) = client.get(&path).await;
                assert_eq!(status, StatusCode::OK, "{state}");
                let _ = done.send(code);
            }
        };
        let all = long.iter().flat_map(|code| [code; 3]).map(|code| open(&greedy, code));
        let opened = tokio::spawn(join_all(all.collect::<Vec<_>>()));
        // Right behind them: it takes far longer to take these up.
        let opened_short = tokio::spawn(open(&other, &short));
        drop(done);
        let mut answered = 0;
        while !opened.is_finished() {
            assert_eq!(other.get("/api/me").await.0, StatusCode::OK);
            answered += 1;
        }
        opened.await.unwrap();
        opened_short.await.unwrap();
        let mut codes = Vec::new();
        while let Some(code) = order.recv().await {
            if !codes.contains(&code) {
                codes.push(code);
            }
        }
        let before = codes.iter().position(|code| *code == short).unwrap();
        println!("{answered} other requests answered, {before} of {LONG} long matches before the short one");
        assert!(before <= LONG / 2, "{before} long matches were before the short one");
        assert!(answered > 4 * LONG, "{answered} other requests were answered while {LONG} were taken up");
    }

    async fn forty_exports_at_once_are_one_and_others_are_answered_meanwhile(backend) {
        let host = Host::start(backend).await;
        let (greedy, other) = (host.guest().await, host.guest().await);
        history(&host, &greedy, 12, 2000).await;
        let exports = tokio::spawn({
            let greedy = greedy.clone();
            async move { join_all((0..40).map(|_| greedy.get("/api/me/export"))).await }
        });
        let mut slowest = Duration::ZERO;
        while !exports.is_finished() {
            let begin = Instant::now();
            assert_eq!(other.get("/api/me").await.0, StatusCode::OK);
            slowest = slowest.max(begin.elapsed());
        }
        let answers = exports.await.unwrap();
        let whole: Vec<&Value> = answers.iter().filter(|(status, _)| status.is_success()).map(|(_, whole)| whole).collect();
        assert!(!whole.is_empty() && whole.len() < 10, "{} at once", whole.len());
        for whole in whole {
            assert_eq!(whole["matches"].as_array().unwrap().len(), 12);
            assert_eq!(whole["matches"][11]["steps"].as_array().unwrap().len(), 2000);
        }
        for (status, refused) in answers.iter().filter(|(status, _)| !status.is_success()) {
            assert_eq!((*status, &refused["error"]["code"]), (StatusCode::CONFLICT, &json!("export-under-way")));
        }
        // The next one is accepted.
        assert_eq!(greedy.get("/api/me/export").await.0, StatusCode::OK);
        println!("slowest other request: {slowest:?}");
        assert!(slowest < BOUND, "{slowest:?}");
    }

    async fn a_rookie_does_not_wait_for_twenty_coaches(backend) {
        let host = Host::with(backend, |config| config.thinkers = Some(1)).await;
        let (greedy, other) = (host.guest().await, host.guest().await);
        join_all((0..20).map(|_| to_the_first_pass(&greedy))).await;
        // Formations are chosen everywhere; now every coach thinks about its first pass.
        let begun = "SELECT COUNT(*) FROM steps WHERE seq = 3";
        while count(&host, begun).await < 20 {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        against(&other, "rookie").await;
        let answered = "SELECT COUNT(*) FROM steps s JOIN matches m ON m.id = s.match_id WHERE m.home_level = 'rookie' AND s.seq = 2";
        while count(&host, answered).await == 0 {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        // Entries are numbered as they arrive: in how many matches did a coach act between the rookie's
        // question and its answer?
        let between = "SELECT COUNT(DISTINCT c.match_id) FROM steps c JOIN matches m ON m.id = c.match_id WHERE m.home_level = 'gaffer' \
            AND c.id > (SELECT s.id FROM steps s JOIN matches r ON r.id = s.match_id WHERE r.home_level = 'rookie' AND s.seq = 1) \
            AND c.id < (SELECT s.id FROM steps s JOIN matches r ON r.id = s.match_id WHERE r.home_level = 'rookie' AND s.seq = 2)";
        let thoughts = count(&host, between).await;
        println!("{thoughts} thoughts of coaches before the rookie's");
        assert!(thoughts <= 3, "{thoughts} thoughts of coaches were before the rookie's");
    }

    async fn wishes_over_a_socket_have_a_budget(backend) {
        let host = Host::with(backend, |config| config.wishes_per_second = 2).await;
        let table = Table::of(&host, json!({ "spec": "fuba:3.0" })).await;
        let (mut first, mut second) = (table.home.socket(&table.code, None).await, table.home.socket(&table.code, None).await);
        for at in 0..10 {
            assert_ne!(wish(&mut first).await, "too-often", "{at}");
        }
        // The budget is per user, whichever connection they use.
        assert_eq!(wish(&mut second).await, "too-often");
        table.refused(&table.home, json!({ "do": "claim" }), "too-often").await;
        let mut opponent = table.away.socket(&table.code, None).await;
        assert_ne!(wish(&mut opponent).await, "too-often");
        host.advance(Duration::from_secs(1));
        assert_ne!(wish(&mut second).await, "too-often");
        assert_ne!(wish(&mut first).await, "too-often");
        assert_eq!(wish(&mut first).await, "too-often");
        for _ in 0..200 {
            first.say(&json!({ "wish": { "do": "claim" } })).await;
        }
        let close = first.hear_close().await;
        assert!(close.is_none_or(|close| u16::from(close.code) == 1008), "whoever goes on is cut off");
        assert_eq!(wish(&mut second).await, "too-often", "the other socket is still there");
    }

    async fn what_is_kept_of_somebody_in_a_day_is_bounded(backend) {
        let host = Host::with(backend, |config| config.megabytes_per_day = 1).await;
        let table = Table::of(&host, json!({ "spec": "fuba:3.0" })).await;
        let mut socket = table.home.socket(&table.code, None).await;
        let mut sent = 0;
        while wish(&mut socket).await != "too-much-kept" {
            sent += 1;
            assert!(sent < 3000, "nobody counts");
        }
        assert!(sent > 500, "{sent}");
        let (status, refused) = table.home.post("/api/matches", json!({ "spec": "fuba:3.0" })).await;
        assert_eq!((status, &refused["error"]["code"]), (StatusCode::TOO_MANY_REQUESTS, &json!("too-much-kept")));
        // Reading costs nothing, and the next day there is room again.
        assert_eq!(table.home.get("/api/me").await.0, StatusCode::OK);
        host.advance(Duration::from_hours(24));
        assert_eq!(table.home.post("/api/matches", json!({ "spec": "fuba:3.0" })).await.0, StatusCode::CREATED);
    }

    async fn what_is_not_kept_costs_no_room(backend) {
        let host = Host::with(backend, |config| config.megabytes_per_day = 1).await;
        let table = Table::of(&host, json!({ "spec": "fuba:3.0" })).await;
        // Spectators and senders of nonsense: nothing they send is stored anywhere.
        let mut watcher = host.guest().await.socket(&table.code, None).await;
        let mut player = table.home.socket(&table.code, None).await;
        for _ in 0..1500 {
            assert_eq!(wish(&mut watcher).await, "not-your-seat");
            player.say(&json!({ "id": 1, "wash": {} })).await;
            let refused = player.hear_until(|message| message["type"] == "error").await;
            assert_eq!(refused["error"]["code"], "bad-message");
        }
        // Nor are looks, by whichever way they come.
        let state = table.state(&table.home).await;
        let look = json!({ "do": "look", "seq": state["seq"], "answers": [state["ask"]["legal"][0]] });
        for _ in 0..1500 {
            assert_eq!(table.wish(&table.home, look.clone()).await.0, StatusCode::OK);
        }
        assert_eq!(table.home.post("/api/matches", json!({ "spec": "fuba:3.0" })).await.0, StatusCode::CREATED);
    }
}
