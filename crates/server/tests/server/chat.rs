//! Chat between players, and who sees it.

use crate::on_both;
use std::collections::BTreeMap;
use std::time::Duration;

use crate::common::{self, Client, Host, Socket, StatusCode, Value, json};
use crate::people::{block, name_of, person};
use crate::table::{Table, all_said};

fn say(text: &str) -> Value {
    json!({ "do": "say", "text": text })
}

fn is_chat(message: &Value) -> bool {
    message["type"] == "chat"
}

/// The lines heard so far, in order. A line that was sent while somebody connected may come twice: its number
/// tells.
async fn lines(socket: &mut Socket) -> Vec<String> {
    let said = all_said(socket).await;
    let said = said.iter().map(|text| serde_json::from_str::<Value>(text).unwrap()).filter(is_chat);
    let said: BTreeMap<i64, Value> = said.map(|line| (line["n"].as_i64().unwrap(), line)).collect();
    said.values()
        .map(|line| format!("{}: {}", line["from"].as_str().unwrap(), line["text"].as_str().unwrap()))
        .collect()
}

/// A match between two people with accounts.
async fn two(host: &Host) -> Table {
    let (home, away) = (person(host, "Ann").await, person(host, "Bob").await);
    let (status, made) = home.post("/api/matches", json!({ "spec": "fuba:3.0", "seat": "home" })).await;
    assert_eq!(status, StatusCode::CREATED, "{made}");
    let code = made["code"].as_str().unwrap().to_owned();
    away.post(&format!("/api/matches/{code}/join"), json!({})).await;
    Table { home, away, code }
}

on_both! {
    async fn both_hear_it_and_nobody_else(backend) {
        let host = Host::start(backend).await;
        let table = Table::of(&host, json!({ "spec": "fuba:3.0" })).await;
        let mut home = table.home.socket(&table.code, None).await;
        let mut away = table.away.socket(&table.code, None).await;
        let mut watcher = host.stranger().socket(&table.code, None).await;
        home.say(&json!({ "wish": say("  Hello, & <good> luck! ⚽ ") })).await;
        let line = away.hear_until(is_chat).await;
        assert_eq!(line["text"], "Hello, & <good> luck! ⚽");
        assert_eq!((&line["from"], &line["name"]), (&json!("home"), &json!(name_of(&table.home).await)));
        assert_eq!(line["at"], common::START);
        assert_eq!(home.hear_until(is_chat).await, line);
        table.done(&table.away, say("You too")).await;
        let second = home.hear_until(is_chat).await;
        assert!(second["n"].as_i64() > line["n"].as_i64());
        assert_eq!(lines(&mut watcher).await, Vec::<String>::new());
        home.say(&json!({ "id": 1, "wish": say("And now") })).await;
        assert_eq!(home.hear_until(|message| message["id"] == 1).await["type"], "done");
        // Spectators cannot chat.
        let mut watcher = host.stranger().socket(&table.code, None).await;
        watcher.say(&json!({ "wish": say("Hear me") })).await;
        let refusal = watcher.hear_until(|message| message["type"] == "error").await;
        assert_eq!(refusal["error"]["code"], "not-your-seat");
        let (status, _) = table.wish(&host.guest().await, say("Hear me")).await;
        assert_eq!(status, StatusCode::FORBIDDEN);
    }

    async fn whoever_comes_back_hears_it_again(backend) {
        let mut host = Host::start(backend).await;
        let table = Table::of(&host, json!({ "spec": "fuba:3.0" })).await;
        table.done(&table.home, say("one")).await;
        table.done(&table.away, say("two")).await;
        host.restart().await;
        let told = ["home: one", "away: two"];
        for client in table.seats() {
            assert_eq!(lines(&mut client.socket(&table.code, None).await).await, told);
            let mut stream = common::Lines::open(client, &table.path("/stream")).await;
            assert_eq!(stream.until(is_chat).await["text"], "one");
        }
        assert_eq!(lines(&mut host.stranger().socket(&table.code, None).await).await, Vec::<String>::new());
        // Even when the match is over.
        table.done(&table.home, json!({ "do": "resign" })).await;
        table.done(&table.away, say("three")).await;
        let mut home = table.home.socket(&table.code, None).await;
        assert_eq!(home.hear_until(|message| message["text"] == "three").await["from"], "away");
    }

    async fn those_who_have_blocked_each_other_do_not_hear_each_other(backend) {
        let host = Host::start(backend).await;
        let table = two(&host).await;
        table.done(&table.away, say("before")).await;
        block(&host, "Ann", "Bob").await;
        let mut home = table.home.socket(&table.code, None).await;
        let mut away = table.away.socket(&table.code, None).await;
        table.done(&table.home, say("from Ann")).await;
        table.done(&table.away, say("from Bob")).await;
        assert_eq!(lines(&mut home).await, ["home: from Ann"]);
        assert_eq!(lines(&mut away).await, ["away: before", "away: from Bob"]);
    }

    async fn not_everything_can_be_said(backend) {
        let host = Host::start(backend).await;
        let table = Table::of(&host, json!({ "spec": "fuba:3.0" })).await;
        for bad in ["", "   ", "two\nlines", "bell \u{7}", "zero \u{0}", &"x".repeat(501)] {
            table.refused(&table.home, say(bad), "bad-chat-line").await;
        }
        table.done(&table.home, say(&"ä".repeat(500))).await;
        for _ in 1..10 {
            table.done(&table.home, say("again")).await;
        }
        let (status, refused) = table.wish(&table.home, say("again")).await;
        assert_eq!((status, &refused["error"]["code"]), (StatusCode::TOO_MANY_REQUESTS, &json!("too-often")));
        table.done(&table.away, say("others may")).await;
        // The wall clock does not matter.
        host.time.jump(3_600_000);
        table.refused(&table.home, say("again"), "too-often").await;
        host.time.jump(-7_200_000);
        host.advance(Duration::from_secs(30));
        table.done(&table.home, say("now")).await;
    }

    async fn nobody_talks_to_themselves_or_a_computer(backend) {
        let host = Host::start(backend).await;
        let guest = host.guest().await;
        for opponent in [json!({ "kind": "myself" }), json!({ "kind": "computer", "level": "rookie" })] {
            let (_, made) = guest.post("/api/matches", json!({ "spec": "fuba:3.0", "opponent": opponent })).await;
            let path = format!("/api/matches/{}/wishes", made["code"].as_str().unwrap());
            let (status, refused) = guest.post(&path, say("Anybody?")).await;
            assert_eq!((status, &refused["error"]["code"]), (StatusCode::CONFLICT, &json!("nobody-to-talk-to")));
        }
    }

    async fn whoever_is_suspended_is_silent(backend) {
        let host = Host::start(backend).await;
        let table = two(&host).await;
        sqlx::query("UPDATE users SET suspended_until = $1 WHERE name = 'Ann'")
            .bind(common::START + 1000)
            .execute(&mut host.database.connect().await)
            .await
            .unwrap();
        table.refused(&table.home, say("Hello"), "suspended").await;
    }

    async fn what_was_said_can_be_taken_along_and_goes_with_who_leaves(backend) {
        let host = Host::start(backend).await;
        let table = two(&host).await;
        table.done(&table.home, say("mine")).await;
        table.done(&table.away, say("not mine")).await;
        let (_, export) = table.home.get("/api/me/export").await;
        assert_eq!(export["said"], json!([{ "match": table.code, "at": common::START, "text": "mine" }]));
        leave(&table.home).await;
        let mut away = table.away.socket(&table.code, None).await;
        assert_eq!(lines(&mut away).await, ["away: not mine"]);
    }
}

async fn leave(client: &Client) {
    let proof = json!({ "password": "corner flag and whistle" });
    let request = client.request(reqwest::Method::DELETE, "/api/me").json(&proof);
    assert_eq!(request.send().await.unwrap().status(), StatusCode::NO_CONTENT);
}
