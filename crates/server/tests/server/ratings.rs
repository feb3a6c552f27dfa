//! Ratings from outside: two play, and both ratings move as Glicko-2 says.

use crate::on_both;
use std::time::Duration;

use crate::common::{self, Host, StatusCode, Value, json};
use crate::people::{listen, live_clock, person, rate};

/// A rated match that Bob resigns at once: Ann wins.
async fn bob_resigns(ann: &common::Client, bob: &common::Client) -> Value {
    let mut ann_hears = listen(ann).await;
    let body = json!({"spec": "fuba:3.0", "seat": "home", "clock": live_clock(1800, 0), "rated": true});
    let (status, made) = ann.post("/api/matches", body).await;
    assert_eq!(status, StatusCode::CREATED, "{made}");
    let path = format!("/api/matches/{}", made["code"].as_str().unwrap());
    assert_eq!(bob.post(&format!("{path}/join"), json!({})).await.0, StatusCode::OK);
    let (status, refused) = bob.post(&format!("{path}/wishes"), json!({"do": "resign"})).await;
    assert_eq!(status, StatusCode::NO_CONTENT, "{refused}");
    let over = ann_hears.until("match-over").await;
    assert_eq!(over["result"]["outcome"], "home", "{over}");
    let (_, told) = ann.get(&path).await;
    assert_eq!(told["status"], "over");
    told
}

on_both! {
    async fn a_rated_match_moves_both(backend) {
        let host = Host::start(backend).await;
        let (ann, bob) = (person(&host, "Ann").await, person(&host, "Bob").await);
        let told = bob_resigns(&ann, &bob).await;
        // Two new players: the first step is large, and the same for both.
        let rating = |rating| json!({"rating": rating, "deviation": 290, "provisional": true});
        assert_eq!(told["seats"]["home"]["rating"], rating(1662));
        assert_eq!(told["seats"]["away"]["rating"], rating(1338));
        let first = told["code"].clone();
        let told = bob_resigns(&ann, &bob).await;
        let (_, mine) = bob.get("/api/me/matches").await;
        assert_eq!((&mine["matches"][0]["code"], &mine["matches"][1]["code"]), (&told["code"], &first));
        assert_eq!((mine["matches"].as_array().unwrap().len(), &mine["next"]), (2, &Value::Null));
        assert!(told["seats"]["home"]["rating"]["rating"].as_i64().unwrap() > 1662, "{told}");
        // Nobody with an uncertain rating is in the table; nor is one of another game or class.
        let (_, table) = ann.get("/api/ratings?game=fuba&class=live").await;
        assert_eq!(table, json!({"game": "fuba", "class": "live", "users": []}));
    }

    async fn the_table_has_those_who_are_known(backend) {
        let host = Host::start(backend).await;
        let people = [("Ann", 1600.0, 80.0), ("Bob", 1700.0, 111.0), ("Cyd", 1650.0, 60.0)];
        for (name, rating, deviation) in people {
            person(&host, name).await;
            rate(&host, name, "grid", "blitz", rating, deviation).await;
        }
        let names = async || {
            let (status, table) = host.stranger().get("/api/ratings?game=grid&class=blitz").await;
            assert_eq!(status, StatusCode::OK);
            let names = table["users"].as_array().unwrap().iter().map(|user| user["name"].as_str().unwrap().to_owned());
            names.collect::<Vec<_>>()
        };
        assert_eq!(names().await, ["Cyd", "Ann"]);
        assert_eq!(host.stranger().get("/api/ratings?game=fuba&class=blitz").await.1["users"], json!([]));
        // 80 grows to 110 in 52.5 weeks, 60 in 78.3.
        host.advance(Duration::from_hours(52 * 7 * 24));
        assert_eq!(names().await, ["Cyd", "Ann"]);
        host.advance(Duration::from_hours(7 * 24));
        assert_eq!(names().await, ["Cyd"]);
        host.advance(Duration::from_hours(26 * 7 * 24));
        assert_eq!(names().await, [""; 0]);
        for query in ["game=chess&class=blitz", "game=fuba&class=slow", "game=fuba", "class=blitz", ""] {
            let (status, _) = host.stranger().get(&format!("/api/ratings?{query}")).await;
            assert_eq!(status, StatusCode::BAD_REQUEST, "{query}");
        }
    }
}
