//! Ratings from outside: two play, and both ratings move as Glicko-2 says.

use crate::on_both;
use std::time::Duration;

use crate::common::{self, Host, START, StatusCode, Value, json};
use crate::people::{listen, live_clock, name_of, person, rate};
use crate::token::token;
use reqwest::Method;

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
        assert_eq!((&table["users"], &table["total"]), (&json!([]), &json!(0)), "{table}");
        // Ann is told how she stands all the same: no place yet.
        assert_eq!((&table["you"]["name"], &table["you"]["place"]), (&json!("Ann"), &Value::Null), "{table}");
        assert_eq!((&table["you"]["matches"], &table["you"]["rating"]["provisional"]), (&json!(2), &json!(true)));
    }

    async fn the_table_has_those_who_are_known(backend) {
        let host = Host::start(backend).await;
        let people = [("Ann", 1600.0, 80.0), ("Bob", 1700.0, 111.0), ("Cyd", 1650.0, 60.0)];
        for (name, rating, deviation) in people {
            person(&host, name).await;
            rate(&host, name, "grid", "blitz", rating, deviation).await;
        }
        let names = async || {
            host.advance(Duration::from_mins(1));
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

    async fn only_people_who_may_play_are_on_the_leaderboard(backend) {
        let host = Host::start(backend).await;
        let mut clients = Vec::new();
        for (name, rating) in [("Ann", 1600.0), ("Bob", 1700.0), ("Cyd", 1650.0), ("Dan", 1800.0)] {
            clients.push(person(&host, name).await);
            rate(&host, name, "fuba", "live", rating, 70.0).await;
        }
        let guest = host.guest().await;
        rate(&host, &name_of(&guest).await, "fuba", "live", 1900.0, 70.0).await;
        token(&host.database.url, "Automaton", "bot", "player").await;
        rate(&host, "Automaton", "fuba", "live", 2000.0, 70.0).await;
        person(&host, "Unrated").await;
        let table = async |players: &str| {
            // It is a minute old at most.
            host.advance(Duration::from_mins(1));
            host.stranger().get(&format!("/api/ratings?game=fuba&class=live{players}")).await.1
        };
        let names = |table: &Value| {
            table["users"].as_array().unwrap().iter().map(|user| user["name"].as_str().unwrap().into()).collect::<Vec<String>>()
        };
        let all = table("").await;
        assert_eq!((names(&all), &all["total"], &all["you"]), (["Dan", "Bob", "Cyd", "Ann"].map(String::from).into(), &json!(4), &Value::Null));
        assert_eq!(names(&table("&players=bots").await), ["Automaton"]);
        // One leaves, one is suspended for an hour.
        let proof = json!({"password": "corner flag and whistle"});
        let left = common::answer(clients[3].request(Method::DELETE, "/api/me").json(&proof).send().await.unwrap()).await;
        assert_eq!(left.0, StatusCode::NO_CONTENT, "{}", left.1);
        let until = START + 3_600_000;
        let suspend = sqlx::query("UPDATE users SET suspended_until = $1 WHERE name = 'Bob'").bind(until);
        suspend.execute(&mut host.database.connect().await).await.unwrap();
        assert_eq!(names(&table("").await), ["Cyd", "Ann"]);
        let (_, own) = clients[1].get("/api/ratings?game=fuba&class=live").await;
        assert_eq!((&own["you"]["name"], &own["you"]["place"]), (&json!("Bob"), &Value::Null), "{own}");
        host.advance(Duration::from_hours(1));
        assert_eq!(names(&table("").await), ["Bob", "Cyd", "Ann"]);
        assert_eq!(guest.get("/api/ratings?game=fuba&class=live").await.1["you"], Value::Null);
    }

    async fn the_leaderboard_has_pages_and_your_own_place(backend) {
        let host = Host::start(backend).await;
        let ann = person(&host, "Ann").await;
        rate(&host, "Ann", "grid", "live", 1000.0, 70.0).await;
        // A thousand and fifty others, the first two level.
        let mut connection = host.database.connect().await;
        for at in 0..1050 {
            let user = sqlx::query_scalar::<_, i64>(
                "INSERT INTO users (name, name_key, kind, role, created_at) VALUES ($1, $1, 'person', 'player', 0) RETURNING id",
            );
            let id = user.bind(format!("player-{at}")).fetch_one(&mut connection).await.unwrap();
            let points = 3000.0 - f64::from(at.max(1));
            sqlx::query(
                "INSERT INTO ratings (user_id, game, time_class, rating, deviation, volatility, matches, changed_at) \
                 VALUES ($1, 'grid', 'live', $2, 60.0, 0.06, 30, $3)",
            )
            .bind(id)
            .bind(points)
            .bind(START)
            .execute(&mut connection)
            .await
            .unwrap();
        }
        let page = async |cursor: &Value| {
            let cursor = cursor.as_u64().map_or(String::new(), |cursor| format!("&cursor={cursor}"));
            let (status, page) = ann.get(&format!("/api/ratings?game=grid&class=live{cursor}")).await;
            assert_eq!(status, StatusCode::OK, "{page}");
            page
        };
        let (mut cursor, mut places) = (Value::Null, Vec::new());
        loop {
            let page = page(&cursor).await;
            let rows = page["users"].as_array().unwrap();
            assert!(rows.len() <= 50 && places.len() < 2000);
            places.extend(rows.iter().map(|user| user["place"].as_u64().unwrap()));
            assert_eq!((&page["total"], &page["you"]["place"]), (&json!(1051), &json!(1051)), "far down, and told");
            assert_eq!(page["you"]["rating"], json!({"rating": 1000, "deviation": 70, "provisional": false}));
            cursor = page["next"].clone();
            if cursor.is_null() {
                break;
            }
        }
        assert_eq!((places.len(), &places[..4]), (1000, &[1, 1, 3, 4][..]), "equals share a place");
        assert!(places.is_sorted());
        for cursor in ["0", "1001", "-1", "x"] {
            let (status, _) = ann.get(&format!("/api/ratings?game=grid&class=live&cursor={cursor}")).await;
            assert_eq!(status, StatusCode::BAD_REQUEST, "{cursor}");
        }
        // Whoever asks again within the minute costs the storage nothing but their own row.
        sqlx::query("DELETE FROM ratings WHERE rating > 1500").execute(&mut connection).await.unwrap();
        assert_eq!(page(&Value::Null).await["total"], 1051);
        host.advance(Duration::from_mins(1));
        assert_eq!((&page(&Value::Null).await["total"], &page(&Value::Null).await["you"]["place"]), (&json!(1), &json!(1)));
    }
}
