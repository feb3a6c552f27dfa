//! Rematches, and notifications of matches.

use crate::common::{self, Client, Host, StatusCode, Value, json};
use crate::on_both;
use crate::people::{self, listen, person};
use crate::table::Table;

async fn again(client: &Client, code: &str) -> (StatusCode, Value) {
    // The end of a match is recorded asynchronously.
    common::until("the end is noted", async || {
        let answer = client.post(&format!("/api/matches/{code}/rematch"), Value::Null).await;
        (answer.1["error"]["code"] != "match-not-over").then_some(answer)
    })
    .await
}

on_both! {
    async fn a_match_is_played_again_when_both_want_it(backend) {
        let host = Host::start(backend).await;
        let table = Table::of(&host, json!({ "spec": "fuba:3.0" })).await;
        let (status, refused) = table.home.post(&table.path("/rematch"), Value::Null).await;
        assert_eq!((status, &refused["error"]["code"]), (StatusCode::CONFLICT, &json!("match-not-over")));
        table.done(&table.home, json!({ "do": "resign" })).await;
        let mut ear = listen(&table.away).await;
        for _ in 0..2 {
            let (status, nothing) = again(&table.home, &table.code).await;
            assert_eq!(status, StatusCode::ACCEPTED, "{nothing}");
        }
        assert_eq!(ear.until("rematch-offered").await["code"], *table.code);
        let (status, refused) = again(&host.guest().await, &table.code).await;
        assert_eq!((status, &refused["error"]["code"]), (StatusCode::FORBIDDEN, &json!("not-your-seat")));
        let (status, begun) = again(&table.away, &table.code).await;
        assert_eq!((status, &begun["status"]), (StatusCode::CREATED, &json!("live")), "{begun}");
        assert_eq!(begun["you"], "home", "seats are swapped");
        // Asked for again by either, it is the same match.
        for (client, seat) in [(&table.home, "away"), (&table.away, "home")] {
            let (status, same) = again(client, &table.code).await;
            assert_eq!((status, &same["code"], &same["you"]), (StatusCode::CREATED, &begun["code"], &json!(seat)), "{same}");
        }
        let (_, mine) = table.home.get("/api/me/matches").await;
        assert_eq!(mine["matches"].as_array().unwrap().len(), 2, "{mine}");
    }

    async fn both_at_once_begin_one_match(backend) {
        let host = Host::start(backend).await;
        for _ in 0..4 {
            let table = Table::of(&host, json!({ "spec": "fuba:3.0" })).await;
            table.done(&table.away, json!({ "do": "resign" })).await;
            let answers: [_; 2] = tokio::join!(again(&table.home, &table.code), again(&table.away, &table.code)).into();
            assert!(answers.iter().any(|(status, _)| *status == StatusCode::CREATED), "{answers:?}");
            let (_, mine) = table.home.get("/api/me/matches").await;
            assert_eq!(mine["matches"].as_array().unwrap().len(), 2, "{mine}");
        }
    }

    async fn the_computer_plays_again_at_once(backend) {
        let host = Host::start(backend).await;
        let guest = host.guest().await;
        let opponent = json!({ "kind": "computer", "level": "random" });
        let (_, made) = guest.post("/api/matches", json!({ "spec": "fuba:3.0", "seat": "home", "opponent": opponent })).await;
        let code = made["code"].as_str().unwrap();
        guest.post(&format!("/api/matches/{code}/wishes"), json!({ "do": "resign" })).await;
        let (status, begun) = again(&guest, code).await;
        assert_eq!((status, &begun["you"]), (StatusCode::CREATED, &json!("away")), "{begun}");
        assert_eq!(again(&guest, code).await.1["code"], begun["code"]);
    }

    async fn whoever_looks_elsewhere_is_called(backend) {
        let host = Host::start(backend).await;
        let table = Table::of(&host, json!({ "spec": "fuba:3.0" })).await;
        let (mut home, mut away) = (listen(&table.home).await, listen(&table.away).await);
        let mut socket = table.away.socket(&table.code, None).await;
        socket.hear().await;
        let asked = |who: &'static str| move |state: &Value| state["waits"] == json!([who]) && state["ask"]["secret"] == false;
        for _ in 0..2 {
            table.play_until(asked("away")).await;
            table.play_until(asked("home")).await;
        }
        assert_eq!(home.until("your-turn").await, json!({ "event": "your-turn", "code": table.code }));
        table.done(&table.home, json!({ "do": "resign" })).await;
        // Whoever is at the table sees it there.
        loop {
            let news = away.next().await;
            assert_ne!(news["event"], "your-turn", "{news}");
            if news["event"] == "match-over" {
                break;
            }
        }
    }

    async fn one_person_does_not_play_for_ratings_with_both_hands(backend) {
        let host = Host::start(backend).await;
        let owner = person(&host, "Ann").await;
        let mut bots = Vec::new();
        for name in ["Robo", "Robi"] {
            let (_, made) = owner.post("/api/bots", json!({ "name": name })).await;
            bots.push(Client::with_token(host.addr, made["token"].as_str().unwrap()));
        }
        let clock = people::live_clock(600, 0);
        let challenge = |to: &str, rated: bool| json!({ "to": to, "spec": "fuba:3.0", "clock": clock, "rated": rated });
        for (from, to) in [(&owner, "Robo"), (&bots[0], "Ann"), (&bots[0], "Robi")] {
            let (status, refused) = from.post("/api/challenges", challenge(to, true)).await;
            assert_eq!((status, &refused["error"]["code"]), (StatusCode::FORBIDDEN, &json!("one-hand")), "{to}");
            assert_eq!(from.post("/api/challenges", challenge(to, false)).await.0, StatusCode::CREATED);
        }
        let (_, open) = owner.post("/api/matches", json!({ "spec": "fuba:3.0", "clock": clock, "rated": true })).await;
        let join = format!("/api/matches/{}/join", open["code"].as_str().unwrap());
        let (status, refused) = bots[0].post(&join, json!({})).await;
        assert_eq!((status, &refused["error"]["code"]), (StatusCode::FORBIDDEN, &json!("one-hand")));
        let wish = json!({ "spec": "fuba:3.0", "clock": clock, "rated": true });
        for client in [&owner, &bots[0], &bots[1]] {
            assert_eq!(client.post("/api/pairing", wish.clone()).await.1["pairing"], "waiting");
        }
        let other = person(&host, "Bob").await;
        assert_eq!(other.post("/api/pairing", wish).await.1["pairing"], "matched");
        assert_eq!(other.post(&join, json!({})).await.0, StatusCode::OK);
    }
}
