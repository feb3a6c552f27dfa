//! How two users who look for each other are matched: pairing requests, challenges, and the news about them.

use crate::on_both;
use std::collections::HashSet;
use std::time::Duration;

use crate::common::{self, Host, StatusCode, Value, json};
use crate::people::{codes, listen, live_clock, name_of, person, rate};

on_both! {
    async fn equal_wishes_become_a_match(backend) {
        let host = Host::start(backend).await;
        let (ann, bob, eve) = (host.guest().await, host.guest().await, host.guest().await);
        let wish = |spec: &str| json!({"spec": spec, "clock": live_clock(300, 3)});
        assert_eq!(ann.get("/api/pairing").await.1, json!({"pairing": "none"}));
        let (status, waiting) = ann.post("/api/pairing", wish("fuba:3.0+skills+condition")).await;
        assert_eq!((status, waiting), (StatusCode::OK, json!({"pairing": "waiting", "since": common::START})));
        assert_eq!(eve.post("/api/pairing", wish("fuba:3.0")).await.1["pairing"], "waiting");
        let (_, found) = bob.post("/api/pairing", wish("fuba:3.0+condition+skills")).await;
        assert_eq!((&found["pairing"], &found["match"]["status"]), (&json!("matched"), &json!("live")));
        let (_, told) = ann.get("/api/pairing").await;
        assert_eq!((&told["pairing"], &told["match"]["code"]), (&json!("matched"), &found["match"]["code"]));
        assert_ne!(told["match"]["you"], found["match"]["you"]);
        let (status, refused) = ann.delete("/api/pairing").await;
        assert_eq!((status, &refused["error"]["code"]), (StatusCode::CONFLICT, &json!("paired-already")));
        // Asking again returns the match; after that a request is a new one.
        let (_, told) = ann.post("/api/pairing", wish("fuba:3.0+condition+skills")).await;
        assert_eq!(told["match"]["code"], found["match"]["code"]);
        let (_, told) = ann.post("/api/pairing", wish("fuba:3.0+condition+skills")).await;
        assert_eq!(told["pairing"], "waiting");
        assert_eq!(ann.delete("/api/pairing").await.0, StatusCode::NO_CONTENT);
        assert_eq!(ann.get("/api/pairing").await.1["pairing"], "none");
        // Cancelled or expired: nobody is there.
        assert_eq!(bob.post("/api/pairing", wish("fuba:3.0+condition+skills")).await.1["pairing"], "waiting");
        host.advance(Duration::from_mins(1));
        assert_eq!(bob.get("/api/pairing").await.1["pairing"], "none");
        assert_eq!(ann.post("/api/pairing", wish("fuba:3.0")).await.1["pairing"], "waiting");
        let rated = json!({"spec": "fuba:3.0", "clock": live_clock(300, 3), "rated": true});
        assert_eq!(ann.post("/api/pairing", rated).await.0, StatusCode::FORBIDDEN);
    }

    async fn who_is_of_equal_strength_meets_first(backend) {
        let host = Host::start(backend).await;
        let mut players = Vec::new();
        for (name, rating) in [("Ann", 1500.0), ("Bob", 1720.0), ("Cyd", 1560.0)] {
            players.push(person(&host, name).await);
            rate(&host, name, "fuba", "live", rating, 60.0).await;
        }
        let [ann, bob, cyd] = &players[..] else { unreachable!() };
        let wish = json!({"spec": "fuba:3.0", "clock": live_clock(1800, 0), "rated": true});
        let ask = async |who: &common::Client| who.post("/api/pairing", wish.clone()).await.1["pairing"].clone();
        assert_eq!(ask(ann).await, "waiting");
        assert_eq!(ask(bob).await, "waiting");
        host.advance(Duration::from_secs(11));
        // 210 points apart is near enough by now, 220 is not.
        assert_eq!(ask(ann).await, "waiting");
        host.advance(Duration::from_secs(1));
        let (_, found) = cyd.post("/api/pairing", wish.clone()).await;
        let names = [&found["match"]["seats"]["home"]["name"], &found["match"]["seats"]["away"]["name"]];
        assert!(names.contains(&&json!("Ann")) && names.contains(&&json!("Cyd")), "{found}");
        let seats = &found["match"]["seats"];
        let ratings: HashSet<_> = ["home", "away"].iter().map(|seat| seats[seat]["rating"]["rating"].as_i64()).collect();
        assert_eq!(ratings, HashSet::from([Some(1500), Some(1560)]));
        assert_eq!(ask(bob).await, "waiting");
    }

    async fn everybody_gets_one_match(backend) {
        let host = Host::start(backend).await;
        let mut guests = Vec::new();
        for _ in 0..12 {
            guests.push(host.guest().await);
        }
        let wish = json!({"spec": "grid:basic"});
        let asked = futures_util::future::join_all(guests.iter().map(|guest| guest.post("/api/pairing", wish.clone()))).await;
        assert!(asked.iter().all(|(status, _)| *status == StatusCode::OK), "{asked:?}");
        let mut found = Vec::new();
        for (guest, (_, told)) in guests.iter().zip(asked) {
            let told = if told["pairing"] == "matched" { told } else { guest.get("/api/pairing").await.1 };
            assert_eq!(told["pairing"], "matched", "{told}");
            found.push(told["match"]["code"].as_str().unwrap().to_owned());
            assert_eq!(codes(&guest.get("/api/me/matches").await.1).len(), 1);
        }
        assert_eq!(found.iter().collect::<HashSet<_>>().len(), 6);
    }

    async fn a_challenge_is_heard_and_answered(backend) {
        let host = Host::start(backend).await;
        let (ann, bob, eve) = (person(&host, "Ann").await, person(&host, "Bob").await, host.guest().await);
        let (mut ann_hears, mut bob_hears) = (listen(&ann).await, listen(&bob).await);
        let body = json!({"to": "ANN", "spec": "fuba:3.0", "seat": "home", "clock": live_clock(1800, 0), "rated": true});
        let (status, sent) = bob.post("/api/challenges", body).await;
        assert_eq!(status, StatusCode::CREATED, "{sent}");
        assert_eq!(ann_hears.next().await, json!({"event": "challenge", "challenge": sent}));
        let (_, lists) = ann.get("/api/challenges").await;
        assert_eq!(lists, json!({"to_you": [sent], "from_you": []}));
        assert_eq!(bob.get("/api/challenges").await.1, json!({"to_you": [], "from_you": [sent]}));
        let path = format!("/api/challenges/{}", sent["code"].as_str().unwrap());
        // Nobody else can touch it, and each of the two only in their role.
        for answer in [
            eve.post(&format!("{path}/accept"), Value::Null).await,
            bob.post(&format!("{path}/accept"), Value::Null).await,
            bob.post(&format!("{path}/decline"), Value::Null).await,
            ann.delete(&path).await,
        ] {
            assert_eq!(answer.0, StatusCode::NOT_FOUND);
        }
        let accept = format!("{path}/accept");
        let both = [ann.post(&accept, Value::Null), ann.post(&accept, Value::Null)];
        let mut both = futures_util::future::join_all(both).await;
        both.sort_by_key(|(status, _)| *status);
        assert_eq!((both[0].0, both[1].0), (StatusCode::OK, StatusCode::CONFLICT), "{both:?}");
        let begun = &both[0].1;
        assert_eq!((&begun["you"], &begun["rated"], &begun["status"]), (&json!("away"), &json!(true), &json!("live")));
        assert_eq!(ann_hears.next().await, json!({"event": "match-begun", "match": begun}));
        let heard = bob_hears.next().await;
        assert_eq!((&heard["event"], &heard["match"]["code"]), (&json!("match-begun"), &begun["code"]));
        assert_eq!(heard["match"]["you"], "home");
        assert_eq!(ann.get("/api/challenges").await.1, json!({"to_you": [], "from_you": []}));
        // Whoever listens later hears the current state.
        assert_eq!(listen(&bob).await.first["event"], "match-begun");
    }

    async fn a_challenge_can_be_declined_or_withdrawn_or_too_old(backend) {
        let host = Host::start(backend).await;
        let (ann, bob, guest) = (person(&host, "Ann").await, person(&host, "Bob").await, host.guest().await);
        let mut bob_hears = listen(&bob).await;
        let challenge = json!({"to": "Ann", "spec": "fuba:3.0"});
        let send = async |by: &common::Client| {
            let (status, sent) = by.post("/api/challenges", challenge.clone()).await;
            assert_eq!(status, StatusCode::CREATED, "{sent}");
            format!("/api/challenges/{}", sent["code"].as_str().unwrap())
        };
        let path = send(&bob).await;
        assert_eq!(ann.post(&format!("{path}/decline"), Value::Null).await.0, StatusCode::NO_CONTENT);
        let heard = bob_hears.next().await;
        assert_eq!((&heard["event"], &heard["challenge"]["state"]), (&json!("challenge-declined"), &json!("declined")));
        assert_eq!(ann.post(&format!("{path}/accept"), Value::Null).await.0, StatusCode::CONFLICT);
        let path = send(&bob).await;
        assert_eq!(bob.delete(&path).await.0, StatusCode::NO_CONTENT);
        assert_eq!(ann.post(&format!("{path}/accept"), Value::Null).await.0, StatusCode::CONFLICT);
        // A match against a particular user is a challenge.
        let body = json!({"spec": "fuba:3.0", "opponent": {"kind": "user", "name": "Ann"}});
        let (status, sent) = bob.post("/api/matches", body).await;
        assert_eq!((status, &sent["to"]), (StatusCode::ACCEPTED, &json!("Ann")));
        send(&bob).await;
        let path = send(&bob).await;
        let (status, told) = bob.post("/api/challenges", challenge.clone()).await;
        assert_eq!((status, &told["error"]["code"]), (StatusCode::CONFLICT, &json!("too-many-challenges")));
        host.advance(Duration::from_hours(7 * 24));
        assert_eq!(ann.post(&format!("{path}/accept"), Value::Null).await.0, StatusCode::CONFLICT);
        assert_eq!(ann.get("/api/challenges").await.1["to_you"], json!([]));
        assert_eq!(codes(&ann.get("/api/me/matches").await.1), [""; 0]);

        let rated = json!({"to": "Ann", "spec": "fuba:3.0", "clock": live_clock(1800, 0), "rated": true});
        assert_eq!(guest.post("/api/challenges", rated.clone()).await.0, StatusCode::FORBIDDEN);
        let to_guest = json!({"to": name_of(&guest).await, "spec": "fuba:3.0", "clock": live_clock(1800, 0), "rated": true});
        assert_eq!(bob.post("/api/challenges", to_guest).await.0, StatusCode::FORBIDDEN);
        let (status, told) = ann.post("/api/challenges", challenge).await;
        assert_eq!((status, &told["error"]["code"]), (StatusCode::BAD_REQUEST, &json!("challenge-yourself")));
    }

    async fn a_stream_says_that_it_is_there(backend) {
        let host = Host::start(backend).await;
        let guest = host.guest().await;
        let mut streams = Vec::new();
        for _ in 0..4 {
            streams.push(listen(&guest).await);
        }
        let (status, told) = guest.get("/api/stream").await;
        assert_eq!((status, &told["error"]["code"]), (StatusCode::CONFLICT, &json!("too-many-streams")));
        host.advance(Duration::from_secs(15));
        for stream in &mut streams {
            assert_eq!(stream.next().await, Value::Null);
        }
        assert_eq!(host.stranger().get("/api/stream").await.0, StatusCode::UNAUTHORIZED);
    }
}
