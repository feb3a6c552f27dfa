//! What makes a match rated and what makes it unrated: hints, takebacks, computers that take over, restarts,
//! and lost entries.

use crate::on_both;
use std::sync::Arc;
use std::time::Duration;

use crate::common::{self, Client, Host, StatusCode, Value, json};
use crate::people::{live_clock, person};
use crate::table::Table;
use touchline_server::store::Store;
use touchline_server::store::journal::{Journal, JournalRow};

/// A rated match between two people with accounts.
async fn rated_table(host: &Host) -> Table {
    let (home, away) = (person(host, "Ann").await, person(host, "Bob").await);
    let wishes = json!({ "spec": "fuba:3.0", "seat": "home", "rated": true, "clock": live_clock(3000, 0) });
    let (status, made) = home.post("/api/matches", wishes).await;
    assert_eq!(status, StatusCode::CREATED, "{made}");
    let code = made["code"].as_str().unwrap().to_owned();
    let (status, joined) = away.post(&format!("/api/matches/{code}/join"), json!({})).await;
    assert_eq!((status, &joined["rated"]), (StatusCode::OK, &json!(true)), "{joined}");
    Table { home, away, code }
}

/// Play on until dice have been rolled and home has made a final decision.
async fn beyond_dice(table: &Table) {
    let open = table.play_until(|state| state["ask"]["secret"] == false).await;
    let seq = open["seq"].as_u64().unwrap();
    table.play_until(|state| state["seq"].as_u64() > Some(seq + 6)).await;
}

async fn take_back(table: &Table) {
    let takeback = json!({ "do": "offer", "what": "takeback" });
    table.done(&table.home, takeback.clone()).await;
    assert_eq!(table.state(&table.away).await["rated"], true, "asking alone changes nothing");
    table.done(&table.away, takeback).await;
}

/// The match as listed, once its end is recorded.
async fn over(table: &Table, client: &Client) -> Value {
    common::until("the end is noted", async || {
        let (_, listed) = client.get(&table.path("")).await;
        (listed["status"] == "over").then_some(listed)
    })
    .await
}

async fn changes(client: &Client, name: &str) -> Value {
    let (status, user) = client.get(&format!("/api/users/{name}")).await;
    assert_eq!(status, StatusCode::OK, "{user}");
    user["ratings"].clone()
}

/// Another writer adds the next entry of the only match, so that its owner's next one is lost.
async fn write_the_next_step(host: &Host) {
    let store = Store::open(&host.database.url).await.unwrap();
    let (journal, _writer) = Journal::start(store.clone(), Arc::default());
    let there = store.steps(1).await.unwrap();
    let (said, kept) = tokio::sync::oneshot::channel();
    let (seq, at) = (i64::try_from(there.len()).unwrap() + 1, there.last().unwrap().at);
    let step = JournalRow { match_id: 1, seq, at, body: r#"{"e":{"decline":"home"}}"#.into() };
    journal.keep(step, move |kept| said.send(kept).unwrap());
    assert!(kept.await.unwrap());
    store.close().await;
}

on_both! {
    async fn hints_are_refused_while_it_counts_and_odds_are_not(backend) {
        let host = Host::start(backend).await;
        let table = rated_table(&host).await;
        let asked = async |table: &Table| {
            table.play_until(|state| state["ask"]["secret"] == false).await;
            for client in table.seats() {
                if !table.state(client).await["ask"].is_null() {
                    return client.clone();
                }
            }
            panic!("somebody is asked");
        };
        for client in table.seats() {
            let (status, refused) = client.get(&table.path("/hint")).await;
            assert_eq!((status, &refused["error"]["code"]), (StatusCode::FORBIDDEN, &json!("no-hints-when-rated")));
        }
        let client = asked(&table).await;
        assert_eq!(client.get(&table.path("/hint")).await.0, StatusCode::FORBIDDEN);
        assert_eq!(client.get(&table.path("/odds")).await.0, StatusCode::OK);
        beyond_dice(&table).await;
        take_back(&table).await;
        let client = asked(&table).await;
        let (status, refused) = client.get(&table.path("/hint")).await;
        assert_eq!((status, &refused["error"]["code"]), (StatusCode::FORBIDDEN, &json!("no-hints-agreed")), "it counts no more");
    }

    async fn between_people_the_creator_decides_about_hints(backend) {
        let host = Host::start(backend).await;
        for (hints, status) in [("none", StatusCode::FORBIDDEN), ("allowed", StatusCode::OK)] {
            let table = Table::of(&host, json!({ "spec": "fuba:3.0", "hints": hints })).await;
            for client in table.seats() {
                assert_eq!(client.get(&table.path("")).await.1["hints"], hints);
                let (got, hint) = client.get(&table.path("/hint")).await;
                assert_eq!(got, status, "{hints}: {hint}");
            }
        }
        let cid = person(&host, "Cid").await;
        let both = json!({ "spec": "fuba:3.0", "rated": true, "clock": live_clock(600, 0), "hints": "allowed" });
        let (status, refused) = cid.post("/api/matches", both).await;
        assert_eq!((status, &refused["error"]["code"]), (StatusCode::BAD_REQUEST, &json!("rated-without-hints")));
        let custom = |rated: bool| json!({ "spec": "fuba:2.1?pressing=two-dice", "rated": rated, "clock": live_clock(600, 0) });
        let (status, refused) = cid.post("/api/matches", custom(true)).await;
        assert_eq!((status, &refused["error"]["code"]), (StatusCode::BAD_REQUEST, &json!("rated-custom-rules")));
        assert!(refused["error"]["message"].as_str().is_some_and(|said| said.contains("(pressing=two-dice)")), "{refused}");
        let (status, made) = cid.post("/api/matches", custom(false)).await;
        assert_eq!((status, &made["spec"]), (StatusCode::CREATED, &json!("fuba:2.1?pressing=two-dice")), "casual");
        let alone = json!({ "spec": "fuba:3.0", "opponent": { "kind": "myself" } });
        let (_, made) = cid.post("/api/matches", alone).await;
        assert_eq!(made["hints"], "allowed", "nobody is at a disadvantage");
    }

    async fn an_agreed_takeback_makes_it_unrated_also_after_a_restart(backend) {
        for restarts in [false, true] {
            let mut host = Host::start(backend).await;
            let table = rated_table(&host).await;
            beyond_dice(&table).await;
            take_back(&table).await;
            if restarts {
                host.restart().await;
            }
            for client in [&table.home, &table.away, &host.stranger()] {
                assert_eq!(table.state(client).await["rated"], false);
            }
            table.done(&table.home, json!({ "do": "resign" })).await;
            assert_eq!(over(&table, &table.away).await["rated"], false);
            for name in ["Ann", "Bob"] {
                assert_eq!(changes(&table.home, name).await, json!([]));
            }
        }
    }

    async fn a_rated_match_counts_once_however_often_the_server_starts(backend) {
        let mut host = Host::start(backend).await;
        let table = rated_table(&host).await;
        beyond_dice(&table).await;
        table.done(&table.home, json!({ "do": "resign" })).await;
        over(&table, &table.away).await;
        let first = changes(&table.home, "Bob").await;
        assert_eq!(first[0]["matches"], 1, "{first}");
        host.restart().await;
        table.state(&table.home).await;
        assert_eq!(changes(&table.home, "Bob").await, first);
    }

    async fn a_computer_that_goes_on_makes_it_unrated_also_after_a_restart(backend) {
        let mut host = Host::start(backend).await;
        let table = rated_table(&host).await;
        host.advance(Duration::from_mins(2));
        table.done(&table.away, json!({ "do": "replace" })).await;
        host.restart().await;
        table.refused(&table.home, json!({ "do": "resign" }), "replaced").await;
        assert_eq!(table.state(&table.away).await["rated"], false);
        table.done(&table.away, json!({ "do": "resign" })).await;
        over(&table, &table.away).await;
        for name in ["Ann", "Bob"] {
            assert_eq!(changes(&table.home, name).await, json!([]));
        }
    }

    async fn what_was_lost_never_happened(backend) {
        let host = Host::start(backend).await;
        let table = rated_table(&host).await;
        let before = table.state(&table.away).await;
        let mut watching = table.away.socket(&table.code, None).await;
        host.advance(Duration::from_mins(2));
        write_the_next_step(&host).await;
        let (status, refused) = table.wish(&table.away, json!({ "do": "replace" })).await;
        assert_eq!((status, &refused["error"]["code"]), (StatusCode::SERVICE_UNAVAILABLE, &json!("not-kept")), "{refused}");
        // Spectators have to reconnect, and none of it was announced.
        let mut said = Vec::new();
        while let Some(text) = watching.hear_text().await {
            said.push(text);
        }
        assert!(said.iter().all(|text| !text.contains("\"rated\":false")), "{said:?}");
        let after = table.state(&table.away).await;
        assert_eq!((&after["rated"], &after["position"]), (&json!(true), &before["position"]));
        // Home still plays for itself, and the match is stored from here on.
        table.act(&table.home, 0).await;
        table.done(&table.home, json!({ "do": "resign" })).await;
        assert_eq!(over(&table, &table.away).await["rated"], true);
    }

    async fn whoever_looks_with_plain_requests_is_here(backend) {
        let host = Host::start(backend).await;
        let table = rated_table(&host).await;
        for _ in 0..3 {
            host.advance(Duration::from_secs(50));
            table.state(&table.home).await;
        }
        table.refused(&table.away, json!({ "do": "claim" }), "still-in-grace").await;
        host.advance(Duration::from_mins(1));
        table.done(&table.away, json!({ "do": "claim" })).await;
    }
}
