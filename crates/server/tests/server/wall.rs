//! The wall of live matches: public ones only, a bounded number, as spectators see them, over one connection.

use crate::on_both;
use std::collections::HashSet;
use std::time::Duration;

use crate::common::{self, Backend, Client, Host, Lines, StatusCode, Value, json};
use crate::people::{live_clock, name_of, person, rate};
use crate::table::Table;

/// Time in which the wall is chosen anew.
const A_WHILE: Duration = Duration::from_secs(5);

/// The wall as it is after a while.
async fn wall(host: &Host) -> Value {
    host.advance(A_WHILE);
    let (status, wall) = host.stranger().get("/api/live").await;
    assert_eq!(status, StatusCode::OK, "{wall}");
    assert_eq!(codes(&wall), told(&wall), "every board is told");
    wall
}

fn codes(wall: &Value) -> Vec<String> {
    wall["order"].as_array().unwrap().iter().map(|code| code.as_str().unwrap().into()).collect()
}

fn told(wall: &Value) -> Vec<String> {
    wall["boards"].as_array().unwrap().iter().map(|board| board["code"].as_str().unwrap().into()).collect()
}

/// Somebody plays the computer, which has done what it can for now; the match's code.
async fn play_computer(client: &Client, more: Value) -> String {
    let mut body =
        json!({"spec": "fuba:3.0", "seat": "home", "opponent": {"kind": "computer", "level": "random"}});
    body.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    let (status, made) = client.post("/api/matches", body).await;
    assert_eq!(status, StatusCode::CREATED, "{made}");
    let code: String = made["code"].as_str().unwrap().into();
    while client.get(&format!("/api/matches/{code}/state")).await.1["waits"] != json!(["home"]) {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    code
}

/// Two people with ratings play each other.
async fn rated(host: &Host, names: [&str; 2], ratings: [f64; 2]) -> Table {
    let mut clients = Vec::new();
    for (name, rating) in names.into_iter().zip(ratings) {
        clients.push(person(host, name).await);
        rate(host, name, "fuba", "live", rating, 70.0).await;
    }
    let body = json!({"spec": "fuba:3.0", "seat": "home", "clock": live_clock(3000, 0)});
    let code = clients[0].post("/api/matches", body).await.1["code"].as_str().unwrap().to_owned();
    assert_eq!(clients[1].post(&format!("/api/matches/{code}/join"), json!({})).await.0, StatusCode::OK);
    let away = clients.pop().unwrap();
    Table { home: clients.pop().unwrap(), away, code }
}

/// The data of the next event of a stream.
async fn event(lines: &mut Lines) -> Value {
    loop {
        let line = lines.text().await.expect("the stream goes on");
        if let Some(data) = line.strip_prefix("data: ") {
            return serde_json::from_str(data).unwrap();
        }
    }
}

on_both! {
    async fn private_matches_are_never_on_it(backend) {
        let host = Host::start(backend).await;
        assert_eq!(wall(&host).await, json!({"order": [], "boards": []}));
        let guest = host.guest().await;
        for access in ["private", "invitation"] {
            let table = Table::of(&host, json!({"spec": "fuba:3.0", "access": access})).await;
            table.act(&table.home, 0).await;
            play_computer(&guest, json!({"access": access})).await;
        }
        // Nor are matches that nobody has joined, and those of somebody against themselves.
        guest.post("/api/matches", json!({"spec": "grid:basic"})).await;
        guest.post("/api/matches", json!({"spec": "grid:basic", "opponent": {"kind": "myself"}})).await;
        assert_eq!(wall(&host).await, json!({"order": [], "boards": []}));
        let public = Table::of(&host, json!({"spec": "grid:basic"})).await;
        assert_eq!(codes(&wall(&host).await), [public.code]);
    }

    async fn a_board_shows_what_spectators_see_and_no_more(backend) {
        let host = Host::start(backend).await;
        let table = Table::of(&host, json!({"spec": "fuba:3.0+all", "clock": live_clock(3000, 0)})).await;
        let mut watching = host.stranger().socket(&table.code, None).await;
        watching.hear().await;
        for number in 0..60 {
            let before = wall(&host).await;
            let states = [table.state(&table.home).await, table.state(&table.away).await];
            let Some(asked) = (0..2).find(|at| !states[*at]["ask"].is_null()) else { break };
            table.act(table.seats()[asked], number).await;
            let (wall, seen) = (wall(&host).await, table.state(&host.stranger()).await);
            let board = &wall["boards"][0];
            let fields: HashSet<&str> = board.as_object().unwrap().keys().map(String::as_str).collect();
            assert_eq!(fields, HashSet::from(["code", "spec", "seats", "rated", "watching", "score", "view"]));
            for field in ["view", "score"] {
                assert_eq!(board[field], seen[field]);
            }
            assert_eq!((&board["view"]["viewer"], &board["watching"]), (&json!("spectator"), &json!(1)));
            if states[asked]["ask"]["secret"] == true && seen["seq"] == 0 {
                assert_eq!(wall, before, "a secret choice moves nothing");
            }
        }
    }

    async fn it_stays_bounded_and_nobody_fills_it(backend) {
        let host = Host::start(backend).await;
        let busy = host.guest().await;
        let mut of_busy = Vec::new();
        for _ in 0..5 {
            of_busy.push(play_computer(&busy, json!({})).await);
        }
        let on = codes(&wall(&host).await);
        assert_eq!((on.len(), on.iter().all(|code| of_busy.contains(code))), (2, true), "two of one user");
        let mut all = HashSet::new();
        for _ in 0..20 {
            all.insert(play_computer(&host.guest().await, json!({"spec": "grid:basic"})).await);
        }
        let twelve = codes(&wall(&host).await);
        assert_eq!((twelve.len(), twelve.iter().collect::<HashSet<_>>().len()), (12, 12));
        assert_eq!(&twelve[..2], &on[..], "what was there stays where it was");
        assert!(twelve[2..].iter().all(|code| all.contains(code)));
        assert_eq!(codes(&wall(&host).await), twelve);
        // A quarter of an hour later nothing of this is played any more.
        host.advance(Duration::from_mins(15));
        assert_eq!(codes(&wall(&host).await), [""; 0]);
    }

    async fn the_highest_ratings_come_first(backend) {
        let host = Host::start(backend).await;
        let guests = Table::of(&host, json!({"spec": "fuba:3.0", "clock": live_clock(3000, 0)})).await;
        let good = rated(&host, ["Ann", "Bob"], [1600.0, 1500.0]).await;
        assert_eq!(codes(&wall(&host).await), [&good.code, &guests.code].map(String::clone));
        let best = rated(&host, ["Cyd", "Dan"], [1700.0, 1650.0]).await;
        let now = wall(&host).await;
        assert_eq!(codes(&now), [&best.code, &good.code, &guests.code].map(String::clone));
        let rating = json!({"rating": 1700, "deviation": 70, "provisional": false});
        assert_eq!(now["boards"][0]["seats"]["home"], json!({"kind": "person", "name": "Cyd", "rating": rating}));
        assert_eq!(now["boards"][2]["seats"]["home"], json!({"kind": "guest", "name": name_of(&guests.home).await}));
    }

    async fn one_stream_tells_every_change(backend) {
        let host = Host::start(backend).await;
        let tables = [
            Table::of(&host, json!({"spec": "fuba:3.0"})).await,
            Table::of(&host, json!({"spec": "grid:basic"})).await,
        ];
        let mut stream = Lines::open_as(&host.stranger(), "/api/live/stream", "text/event-stream").await;
        let first = event(&mut stream).await;
        assert_eq!(told(&first).len(), 2, "{first}");
        let order = codes(&first);
        // Both have chosen: the formations are shown. Only that board is told again.
        tables[0].act(&tables[0].home, 0).await;
        tables[0].act(&tables[0].away, 0).await;
        host.advance(Duration::from_secs(1));
        let second = event(&mut stream).await;
        assert_eq!((codes(&second), told(&second)), (order.clone(), vec![tables[0].code.clone()]));
        assert_eq!(second["boards"][0]["view"], tables[0].state(&host.stranger()).await["view"]);
        // It ends: everybody sees how, even where the wall is chosen anew at once. After a while it is gone.
        tables[0].done(&tables[0].home, json!({"do": "resign"})).await;
        host.advance(A_WHILE);
        let third = event(&mut stream).await;
        assert_eq!((&third["boards"][0]["outcome"], codes(&third)), (&json!("away"), order));
        host.advance(Duration::from_secs(21));
        let fourth = event(&mut stream).await;
        assert_eq!((codes(&fourth), told(&fourth)), (vec![tables[1].code.clone()], Vec::new()));
    }

    async fn a_match_that_does_not_answer_keeps_nobody_waiting(backend) {
        let host = Host::start(backend).await;
        let slow = Table::of(&host, json!({"spec": "fuba:3.0"})).await;
        let other = Table::of(&host, json!({"spec": "grid:basic"})).await;
        slow.act(&slow.home, 0).await;
        let before = wall(&host).await;
        // From now on nothing can be kept, so that the match cannot tell what happens next.
        let mut lock = host.database.connect().await;
        let held = match host.database.backend {
            Backend::Sqlite => "BEGIN IMMEDIATE",
            Backend::Postgres => "BEGIN; LOCK TABLE steps IN SHARE MODE",
        };
        sqlx::raw_sql(held).execute(&mut lock).await.unwrap();
        let (status, state) = slow.away.get(&slow.path("/state")).await;
        assert_eq!(status, StatusCode::OK, "{state}");
        let wish = json!({"do": "act", "seq": state["seq"], "answers": [state["ask"]["legal"][0]]});
        let (away, path) = (slow.away.clone(), slow.path("/wishes"));
        let acting = tokio::spawn(async move { away.post(&path, wish).await });
        tokio::time::sleep(Duration::from_millis(200)).await;
        for _ in 0..6 {
            host.advance(Duration::from_secs(1));
            assert_eq!(host.stranger().get("/api/live").await, (StatusCode::OK, before.clone()));
        }
        assert!(!acting.is_finished(), "it was looked at while the match waited: {:?}", acting.await);
        sqlx::raw_sql("ROLLBACK").execute(&mut lock).await.unwrap();
        assert_eq!(acting.await.unwrap().0, StatusCode::NO_CONTENT);
        // Now it is shown, whenever its answer comes.
        let mut now = wall(&host).await;
        while now == before {
            now = wall(&host).await;
        }
        assert_eq!(codes(&now).len(), 2, "{other:?}", other = other.code);
    }

    async fn streams_are_counted_like_all_others(backend) {
        let host = Host::start(backend).await;
        let mut open = Vec::new();
        for _ in 0..50 {
            open.push(Lines::open_as(&host.stranger(), "/api/live/stream", "text/event-stream").await);
        }
        let (status, refused) = common::answer(host.stranger().request(reqwest::Method::GET, "/api/live/stream").send().await.unwrap()).await;
        assert_eq!((status, &refused["error"]["code"]), (StatusCode::CONFLICT, &json!("too-many-open")));
        assert_eq!(host.stranger().get("/api/live").await.0, StatusCode::OK, "the wall itself can still be seen");
    }
}
