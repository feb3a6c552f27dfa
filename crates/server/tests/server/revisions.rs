//! Matches that began under other rules: old ones continue, and nobody is stuck in one whose rules this
//! program does not know.

use crate::on_both;
use std::time::Duration;

use crate::common::{self, Client, Host, StatusCode, Value, json, person};
use crate::table::Table;

/// The code of all refusals.
const UNPLAYABLE: &str = "match-unplayable";

fn live_clock() -> Value {
    json!({ "kind": "live", "seconds": 3000, "increment": 0, "at_zero": "lose" })
}

/// Change the row of a match while no server runs, as another version of the program would have written it.
async fn rewrite(host: &mut Host, code: &str, spec: &str, rules: i64) {
    host.kill().await;
    let query = sqlx::query("UPDATE matches SET spec = $2, rules = $3 WHERE code = $1")
        .bind(code)
        .bind(spec)
        .bind(rules);
    assert_eq!(query.execute(&mut host.database.connect().await).await.unwrap().rows_affected(), 1);
    host.restart().await;
}

/// The match as listed, once its end is recorded.
async fn ended(client: &Client, code: &str) -> Value {
    common::until("it ends", async || {
        let (_, told) = client.get(&format!("/api/matches/{code}")).await;
        (told["status"] != "live").then_some(told)
    })
    .await
}

async fn refused(client: &Client, path: &str) {
    let (status, body) = client.get(path).await;
    assert_eq!(
        (status, &body["error"]["code"]),
        (StatusCode::CONFLICT, &json!(UNPLAYABLE)),
        "{path}: {body}"
    );
    assert!(body["error"]["message"].as_str().unwrap().contains("version of the program"), "{body}");
}

on_both! {
    async fn every_revision_goes_on(backend) {
        let mut host = Host::start(backend).await;
        for spec in ["fuba:3.0", "grid:basic@small"] {
            let table = Table::of(&host, json!({ "spec": spec })).await;
            let newest = table.home.get(&table.path("")).await.1["rules"].as_i64().unwrap();
            table.done(&table.home, json!({ "do": "abort" })).await;
            for revision in 1..=newest {
                // One that is continued and resigned, with everything there is to read.
                let table = Table::of(&host, json!({ "spec": spec })).await;
                rewrite(&mut host, &table.code, spec, revision).await;
                table.play_until(|state| state["seq"].as_u64() > Some(12)).await;
                host.restart().await;
                assert_eq!(table.home.get(&table.path("/log")).await.0, StatusCode::OK);
                table.done(&table.home, json!({ "do": "resign" })).await;
                let told = ended(&table.home, &table.code).await;
                assert_eq!((&told["rules"], &told["result"]["reason"]), (&json!(revision), &json!("resigned")));
                for path in ["/state", "/log", "/record", "/replay", "/analysis?level=rookie"] {
                    let (status, body) = table.away.get(&table.path(path)).await;
                    assert_eq!(status, StatusCode::OK, "{spec} {revision} {path}: {body}");
                }
                // One that is called off, and one that is claimed.
                let table = Table::of(&host, json!({ "spec": spec })).await;
                rewrite(&mut host, &table.code, spec, revision).await;
                table.done(&table.away, json!({ "do": "abort" })).await;
                let table = Table::of(&host, json!({ "spec": spec, "clock": live_clock() })).await;
                rewrite(&mut host, &table.code, spec, revision).await;
                // Opened first: absence counts from when the match is in memory.
                table.state(&table.away).await;
                host.advance(Duration::from_secs(61));
                table.done(&table.away, json!({ "do": "claim" })).await;
                assert_eq!(ended(&table.home, &table.code).await["result"]["reason"], "claimed");
            }
        }
    }

    async fn what_this_program_does_not_know_is_refused_clearly_and_can_be_given_up(backend) {
        let mut host = Host::start(backend).await;
        for (spec, rules) in [("fuba:3.0", 999), ("fuba:9.9", 1), ("chess:960", 1)] {
            let table = Table::of(&host, json!({ "spec": "fuba:3.0", "clock": live_clock() })).await;
            table.play_until(|state| state["seq"].as_u64() > Some(12)).await;
            let began = table.home.get(&table.path("")).await.1["rules"].as_i64().unwrap();
            rewrite(&mut host, &table.code, spec, rules).await;
            for path in ["/state", "/log", "/odds", "/hint", "/record", "/replay", "/analysis?level=rookie"] {
                refused(&table.home, &table.path(path)).await;
            }
            table.refused(&table.home, json!({ "do": "act", "seq": 1, "answers": ["done"] }), UNPLAYABLE).await;
            table.refused(&table.home, json!({ "do": "claim" }), UNPLAYABLE).await;
            let (status, mine) = table.home.get("/api/me/matches").await;
            assert_eq!((status, &mine["matches"][0]["spec"]), (StatusCode::OK, &json!(spec)));
            table.done(&table.home, json!({ "do": "resign" })).await;
            let told = ended(&table.away, &table.code).await;
            assert_eq!((&told["status"], &told["result"]["outcome"], &told["result"]["reason"]), (&json!("over"), &json!("away"), &json!("resigned")));
            table.refused(&table.away, json!({ "do": "abort" }), "match-over").await;
            refused(&table.home, &table.path("/record")).await;
            assert_eq!(table.home.get("/api/me/export").await.0, StatusCode::OK);
            // A program that knows its rules finds it ended and intact.
            rewrite(&mut host, &table.code, "fuba:3.0", began).await;
            let (status, record) = table.home.get(&table.path("/record")).await;
            assert_eq!(status, StatusCode::OK, "{record}");
            assert!(record.as_str().unwrap().contains("resign"), "{record}");
            assert_eq!(table.home.get(&table.path("/replay")).await.0, StatusCode::OK);
        }
    }

    async fn nobody_is_bound_to_it(backend) {
        let mut host = Host::start(backend).await;
        let (ann, bob) = (person(&host, "Ann").await, person(&host, "Bob").await);
        let wishes = json!({ "spec": "fuba:3.0", "clock": live_clock(), "rated": true, "seat": "home" });
        let mut codes = Vec::new();
        for _ in 0..5 {
            let (_, made) = ann.post("/api/matches", wishes.clone()).await;
            let code = made["code"].as_str().unwrap().to_owned();
            assert_eq!(bob.post(&format!("/api/matches/{code}/join"), json!({})).await.0, StatusCode::OK);
            codes.push(code);
        }
        host.kill().await;
        host.database.execute(&["UPDATE matches SET rules = 999"]).await;
        host.restart().await;
        let own = json!({ "spec": "fuba:3.0", "clock": live_clock(), "opponent": { "kind": "myself" } });
        assert_eq!(ann.post("/api/matches", own.clone()).await.1["error"]["code"], "too-many-matches");
        assert_eq!(bob.post(&format!("/api/matches/{}/wishes", codes[0]), json!({ "do": "abort" })).await.0, StatusCode::NO_CONTENT);
        assert_eq!(ended(&ann, &codes[0]).await["status"], "aborted");
        assert_eq!(ann.post("/api/matches", own).await.0, StatusCode::CREATED);
        // Leaving needs no known rules.
        let (status, answer) = common::answer(bob.request(reqwest::Method::DELETE, "/api/me").json(&json!({ "password": "corner flag and whistle" })).send().await.unwrap()).await;
        assert_eq!(status, StatusCode::NO_CONTENT, "{answer}");
        for code in &codes[1..] {
            assert_eq!(ended(&ann, code).await["status"], "aborted");
        }
    }

    async fn nobody_has_to_give_it_up(backend) {
        let mut host = Host::start(backend).await;
        let table = Table::of(&host, json!({ "spec": "fuba:3.0", "clock": live_clock() })).await;
        rewrite(&mut host, &table.code, "fuba:3.0", 999).await;
        host.advance(Duration::from_hours(6 * 24));
        refused(&table.home, &table.path("/state")).await;
        // There is a sweep every hour.
        let status = common::until("it is given up", async || {
            host.advance(Duration::from_hours(1));
            let status = host.stranger().get(&table.path("")).await.1["status"].clone();
            (status != "live").then_some(status)
        })
        .await;
        assert_eq!(status, "aborted");
    }

    async fn it_ends_once_however_often_it_is_given_up(backend) {
        let mut host = Host::start(backend).await;
        let (ann, bob) = (person(&host, "Ann").await, person(&host, "Bob").await);
        let mut codes = Vec::new();
        for _ in 0..5 {
            let (_, made) = ann.post("/api/matches", json!({ "spec": "fuba:3.0", "seat": "home" })).await;
            let code = made["code"].as_str().unwrap().to_owned();
            assert_eq!(bob.post(&format!("/api/matches/{code}/join"), json!({})).await.0, StatusCode::OK);
            codes.push(code);
        }
        let began = ann.get(&format!("/api/matches/{}", codes[0])).await.1["rules"].as_i64().unwrap();
        host.kill().await;
        host.database.execute(&["UPDATE matches SET rules = 999"]).await;
        host.restart().await;
        // Both at once, in every way possible.
        let path = format!("/api/matches/{}/wishes", codes[0]);
        let wishes = [(&ann, "resign"), (&bob, "resign"), (&bob, "abort"), (&ann, "resign"), (&bob, "resign"), (&ann, "abort")];
        let answers = futures_util::future::join_all(wishes.map(|(who, what)| who.post(&path, json!({ "do": what })))).await;
        assert!(answers.iter().any(|(status, _)| *status == StatusCode::NO_CONTENT), "{answers:?}");
        for (status, answer) in answers.iter().filter(|(status, _)| *status != StatusCode::NO_CONTENT) {
            assert_eq!((*status, &answer["error"]["code"]), (StatusCode::CONFLICT, &json!("match-over")), "{answer}");
        }
        // The rest by closing the account, which looks for unfinished matches twice.
        let (status, answer) = common::answer(bob.request(reqwest::Method::DELETE, "/api/me").json(&json!({ "password": "corner flag and whistle" })).send().await.unwrap()).await;
        assert_eq!(status, StatusCode::NO_CONTENT, "{answer}");
        for code in &codes {
            ended(&ann, code).await;
            let sql = "SELECT s.body FROM steps s JOIN matches m ON m.id = s.match_id WHERE m.code = $1 AND (s.body LIKE '%\"call\"%' OR s.body LIKE '%\"abort\"%')";
            let calls = sqlx::query(sql).bind(code).fetch_all(&mut host.database.connect().await).await.unwrap();
            assert_eq!(calls.len(), 1, "{code}");
            rewrite(&mut host, code, "fuba:3.0", began).await;
            for rest in ["state", "record"] {
                let (status, body) = ann.get(&format!("/api/matches/{code}/{rest}")).await;
                assert_eq!(status, StatusCode::OK, "{rest}: {body}");
            }
        }
    }
}
