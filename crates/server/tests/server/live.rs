//! Matches as people play them: over sockets and plain requests, with clocks, offers, absences and restarts.

use crate::on_both;
use std::sync::Arc;
use std::time::Duration;

use crate::common::{self, Client, Host, Socket, StatusCode, Value, json};
use crate::table::{Table, all_said, answer};
use touchline_server::store::Store;
use touchline_server::store::journal::{Journal, JournalRow};

/// A seat at a socket that keeps everything it receives.
struct Seat {
    socket: Socket,
    heard: Vec<Value>,
    texts: Vec<String>,
}

impl Seat {
    async fn at(client: &Client, code: &str) -> Self {
        Self { socket: client.socket(code, None).await, heard: Vec::new(), texts: Vec::new() }
    }

    /// The next message about the match.
    async fn next(&mut self) -> Value {
        loop {
            let text = self.socket.hear_text().await.expect("the socket is open");
            let message: Value = serde_json::from_str(&text).unwrap();
            // Both choose at once: an update about the other seat may come while an answer is under way, and
            // be answered again.
            assert!(message["type"] != "error" || message["error"]["code"] == "stale", "{message}");
            if message["type"] == "update" || message["type"] == "match" {
                if let Some(last) = self.heard.last() {
                    assert_eq!(message["seq"].as_u64().unwrap(), last["seq"].as_u64().unwrap() + 1);
                }
                self.heard.push(message.clone());
                self.texts.push(text);
                return message;
            }
        }
    }

    async fn act(&mut self, message: &Value, at: usize) {
        let (seq, action) = answer(message, at).unwrap();
        self.socket.say(&json!({ "wish": { "do": "act", "seq": seq, "answers": [action] } })).await;
    }
}

/// Play on until the match is over; returns what the seat received.
async fn play(client: Client, code: String, salt: usize) -> Vec<Value> {
    let mut seat = Seat::at(&client, &code).await;
    for number in 0.. {
        let message = seat.next().await;
        if !message["result"].is_null() {
            break;
        }
        if !message["ask"].is_null() {
            seat.act(&message, (number * salt + 3) % 13).await;
        }
    }
    seat.heard
}

fn live(seconds: u32, increment: u32, at_zero: &str) -> Value {
    json!({ "kind": "live", "seconds": seconds, "increment": increment, "at_zero": at_zero })
}

fn left(state: &Value) -> [i64; 2] {
    [state["clock"]["home"].as_i64().unwrap(), state["clock"]["away"].as_i64().unwrap()]
}

/// Play to the first public question; returns who is asked.
async fn to_the_open(table: &Table) -> (usize, Value) {
    table.play_until(|state| state["ask"]["secret"] == false).await;
    let states = [table.state(&table.home).await, table.state(&table.away).await];
    let at = (0..2).find(|at| !states[*at]["ask"].is_null()).unwrap();
    (at, states[at].clone())
}

async fn over(table: &Table, host: &Host) -> Value {
    // The end is recorded asynchronously.
    common::until("the end is noted", async || {
        let (_, listed) = host.stranger().get(&table.path("")).await;
        (listed["status"] == "over" || listed["status"] == "aborted").then_some(listed)
    })
    .await
}

/// Whether a text says who is here or what the dice are made of: both are told to whoever connects.
fn is_aside(text: &str) -> bool {
    text.contains("\"presence\"") || text.contains("\"type\":\"dice\"")
}

on_both! {
    async fn two_play_to_the_end_and_one_watches(backend) {
        let host = Host::start(backend).await;
        let table = Table::of(&host, json!({ "spec": "grid:basic@small" })).await;
        let mut watcher = Seat::at(&host.stranger(), &table.code).await;
        let watching = tokio::spawn(async move {
            while watcher.next().await["result"].is_null() {}
            watcher.heard
        });
        let players = table.seats().map(|client| tokio::spawn(play(client.clone(), table.code.clone(), 5)));
        let mut results = Vec::new();
        for player in players {
            let heard = player.await.unwrap();
            results.push(heard.last().unwrap()["result"].clone());
        }
        let watched = watching.await.unwrap();
        results.push(watched.last().unwrap()["result"].clone());
        assert!(results.iter().all(|result| *result == results[0]), "{results:?}");
        for message in &watched {
            assert!(message["ask"].is_null());
            assert_eq!(message["undo"], false);
        }
        let (status, record) = host.stranger().get(&table.path("/record")).await;
        assert_eq!(status, StatusCode::OK);
        assert!(record.as_str().unwrap().contains("\nend "), "{record}");
        assert_eq!(over(&table, &host).await["result"]["reason"], "played");
    }

    async fn whoever_comes_back_gets_exactly_the_gap(backend) {
        let host = Host::start(backend).await;
        let table = Table::of(&host, json!({ "spec": "fuba:3.0" })).await;
        // One connection stays, so that the match stays in memory; another of the same seat leaves and
        // returns.
        let mut stays = Seat::at(&table.home, &table.code).await;
        stays.next().await;
        for number in 0..12 {
            let states = [table.state(&table.home).await, table.state(&table.away).await];
            let at = (0..2).find(|at| !states[*at]["ask"].is_null()).unwrap();
            table.act(table.seats()[at], number % 5).await;
        }
        let last = table.state(&table.home).await["seq"].as_u64().unwrap();
        while stays.heard.last().unwrap()["seq"].as_u64() < Some(last) {
            stays.next().await;
        }
        let first = stays.heard[0]["seq"].as_u64().unwrap();
        for from in first..=last {
            let mut back = table.home.socket(&table.code, Some(from)).await;
            let said: Vec<String> = all_said(&mut back).await.into_iter().filter(|text| !is_aside(text)).collect();
            let expected = &stays.texts[usize::try_from(from - first).unwrap() + 1..];
            assert_eq!(said, expected, "from {from}");
        }
        // A number that is too old, or never existed, brings a full view.
        for from in [last + 1, u64::MAX] {
            let mut back = table.home.socket(&table.code, Some(from)).await;
            let whole = back.hear().await;
            assert_eq!((&whole["type"], whole["seq"].as_u64()), (&json!("match"), Some(last)), "from {from}");
        }
    }

    async fn undo_until_dice_fall(backend) {
        let host = Host::start(backend).await;
        let table = Table::of(&host, json!({ "spec": "fuba:3.0" })).await;
        let (mut undone, mut stood) = (0, 0);
        for number in 0..80 {
            let states = [table.state(&table.home).await, table.state(&table.away).await];
            let at = (0..2).find(|at| !states[*at]["ask"].is_null()).unwrap();
            let seat = table.seats()[at];
            let (before, after) = (&states[at], table.act(seat, number % 7).await);
            if after["undo"] == true {
                table.done(seat, json!({ "do": "undo", "seq": after["seq"] })).await;
                let now = table.state(seat).await;
                assert_eq!((&now["position"], &now["ask"]), (&before["position"], &before["ask"]));
                undone += 1;
                table.act(seat, number % 7).await;
            } else {
                // Either it is final, or too many answers were taken back after the other seat had been
                // asked.
                let (_, refused) = table.wish(seat, json!({ "do": "undo", "seq": after["seq"] })).await;
                let code = refused["error"]["code"].as_str();
                assert!(matches!(code, Some("nothing-to-undo" | "too-many-undos")), "{refused}");
                stood += 1;
            }
        }
        assert!(undone > 3 && stood > 3, "{undone} {stood}");
    }

    async fn offers(backend) {
        let host = Host::start(backend).await;
        let table = Table::of(&host, json!({ "spec": "fuba:3.0" })).await;
        let draw = json!({ "do": "offer", "what": "draw" });
        table.done(&table.home, draw.clone()).await;
        assert_eq!(table.state(&table.away).await["offer"], json!({ "by": "home", "what": "draw" }));
        table.refused(&table.home, draw.clone(), "offered-already").await;
        table.done(&table.away, json!({ "do": "decline" })).await;
        assert!(table.state(&table.home).await["offer"].is_null());
        // Nobody can be asked endlessly without anything happening.
        for _ in 0..2 {
            table.done(&table.home, draw.clone()).await;
            table.done(&table.away, json!({ "do": "decline" })).await;
        }
        table.refused(&table.home, draw.clone(), "too-many-offers").await;
        // An agreed takeback goes back past dice.
        let (_, asked) = to_the_open(&table).await;
        table.play_until(|state| state["seq"].as_u64() > Some(asked["seq"].as_u64().unwrap() + 6)).await;
        let takeback = json!({ "do": "offer", "what": "takeback" });
        let before = table.state(&table.home).await;
        table.done(&table.home, takeback.clone()).await;
        table.done(&table.away, takeback).await;
        let after = table.state(&table.home).await;
        assert!(!after["ask"].is_null(), "home decides anew");
        assert_ne!(after["position"], before["position"]);
        assert_eq!(after["rated"], false);
        table.done(&table.home, draw.clone()).await;
        table.done(&table.away, draw).await;
        let result = table.state(&table.away).await["result"].clone();
        assert_eq!(result, json!({ "outcome": "draw", "reason": "agreed" }));
        table.refused(&table.home, json!({ "do": "resign" }), "match-over").await;
        assert_eq!(over(&table, &host).await["result"]["reason"], "agreed");
        let strict = Table::of(&host, json!({ "spec": "fuba:3.0", "takebacks": "none" })).await;
        strict.refused(&strict.home, json!({ "do": "offer", "what": "takeback" }), "no-takebacks").await;
    }

    async fn a_clock_at_zero_loses(backend) {
        let host = Host::start(backend).await;
        let table = Table::of(&host, json!({ "spec": "fuba:3.0", "clock": live(60, 2, "lose") })).await;
        let (at, asked) = to_the_open(&table).await;
        let before = left(&asked);
        host.advance(Duration::from_secs(5));
        let after = left(&table.act(table.seats()[at], 0).await);
        assert_eq!(after[at], before[at] - 5000 + 2000, "used up and paid");
        assert_eq!(after[1 - at], before[1 - at]);
        // An answer that is taken back earns no increment.
        let (at, asked) = to_the_open(&table).await;
        let seat = table.seats()[at];
        let answered = table.act(seat, 0).await;
        if answered["undo"] == true {
            table.done(seat, json!({ "do": "undo", "seq": answered["seq"] })).await;
            assert_eq!(left(&table.state(seat).await), left(&asked));
        }
        let states = [table.state(&table.home).await, table.state(&table.away).await];
        let at = (0..2).find(|at| !states[*at]["ask"].is_null()).unwrap();
        let mut socket = table.seats()[1 - at].socket(&table.code, None).await;
        host.advance(Duration::from_secs(100));
        let end = socket.hear_until(|message| !message["result"].is_null()).await;
        assert_eq!(end["result"], json!({ "outcome": (["away", "home"][at]), "reason": "time" }));
        assert_eq!(left(&end)[at], 0);
    }

    async fn a_clock_at_zero_plays_the_fallback(backend) {
        let host = Host::start(backend).await;
        let clock = json!({ "kind": "days", "days": 2, "at_zero": "fallback" });
        let table = Table::of(&host, json!({ "spec": "fuba:3.0", "clock": clock })).await;
        let (at, asked) = to_the_open(&table).await;
        assert_eq!(left(&asked)[at], 2 * 24 * 3600 * 1000);
        let mut socket = table.seats()[at].socket(&table.code, asked["seq"].as_u64()).await;
        host.advance(Duration::from_secs(2 * 24 * 3600 - 1));
        assert_eq!(left(&table.state(table.seats()[at]).await)[at], 1000);
        host.advance(Duration::from_secs(1));
        let update = socket.hear_until(|message| message["type"] == "update").await;
        assert_eq!(update["step"]["by"], ["home", "away"][at]);
        assert!(update["result"].is_null());
        assert_eq!(left(&update)[at], 2 * 24 * 3600 * 1000, "the next decision has its own days");
    }

    async fn aborting_and_resigning(backend) {
        let host = Host::start(backend).await;
        let table = Table::of(&host, json!({ "spec": "fuba:3.0" })).await;
        table.done(&table.away, json!({ "do": "abort" })).await;
        assert_eq!(over(&table, &host).await["status"], "aborted");
        let table = Table::of(&host, json!({ "spec": "fuba:3.0" })).await;
        to_the_open(&table).await;
        table.refused(&table.home, json!({ "do": "abort" }), "too-late-to-abort").await;
        table.done(&table.home, json!({ "do": "resign" })).await;
        let end = over(&table, &host).await;
        assert_eq!((&end["result"]["outcome"], &end["result"]["reason"]), (&json!("away"), &json!("resigned")));
    }

    async fn a_lost_opponent(backend) {
        let host = Host::start(backend).await;
        let grace = Duration::from_secs(u64::from(host.config.grace_seconds));
        for wish in ["claim", "replace"] {
            let table = Table::of(&host, json!({ "spec": "fuba:3.0", "clock": live(3000, 0, "lose") })).await;
            let home = table.home.socket(&table.code, None).await;
            let mut away = table.away.socket(&table.code, None).await;
            away.hear_until(|message| *message == json!({ "type": "presence", "home": true, "away": true })).await;
            table.refused(&table.away, json!({ "do": wish }), "opponent-is-here").await;
            home.close().await;
            away.hear_until(|message| *message == json!({ "type": "presence", "home": false, "away": true })).await;
            table.refused(&table.away, json!({ "do": wish }), "still-in-grace").await;
            host.advance(grace);
            table.done(&table.away, json!({ "do": wish })).await;
            if wish == "claim" {
                let end = away.hear_until(|message| !message["result"].is_null()).await;
                assert_eq!(end["result"], json!({ "outcome": "away", "reason": "claimed" }));
                continue;
            }
            // The computer takes over, and whoever left has no say any more.
            let told = away.hear_until(|message| message["type"] == "update").await;
            assert_eq!(told["rated"], false);
            table.refused(&table.home, json!({ "do": "resign" }), "replaced").await;
            let mut answered = 0;
            common::until("the computer answers", async || {
                let state = table.state(&table.away).await;
                if !state["ask"].is_null() {
                    table.act(&table.away, 0).await;
                    answered += 1;
                }
                (answered > 10).then_some(())
            })
            .await;
        }
    }

    async fn against_the_computer(backend) {
        let host = Host::start(backend).await;
        let guest = host.guest().await;
        let opponent = json!({ "kind": "computer", "level": "random" });
        let (_, made) = guest.post("/api/matches", json!({ "spec": "fuba:3.0", "seat": "home", "opponent": opponent })).await;
        let code = made["code"].as_str().unwrap().to_owned();
        let mut seat = Seat::at(&guest, &code).await;
        let mut answered = 0;
        while answered < 40 {
            let message = seat.next().await;
            if !message["ask"].is_null() {
                if answered == 5 {
                    let (status, hint) = guest.get(&format!("/api/matches/{code}/hint")).await;
                    assert_eq!(status, StatusCode::OK, "{hint}");
                    assert!(hint["ways"][0]["answers"][0]["action"].is_string() && hint["reason"]["text"].is_string(), "{hint}");
                    let (status, odds) = guest.get(&format!("/api/matches/{code}/odds")).await;
                    assert_eq!(status, StatusCode::OK, "{odds}");
                }
                seat.act(&message, answered % 4).await;
                answered += 1;
            }
        }
        assert!(seat.heard.iter().any(|message| message["step"]["by"] == "away"));
    }

    async fn after_a_lost_step_none_is_kept_until_the_match_begins_again(backend) {
        let host = Host::start(backend).await;
        let table = Table::of(&host, json!({ "spec": "fuba:3.0" })).await;
        table.act(&table.home, 0).await;
        let store = Store::open(&host.database.url).await.unwrap();
        let (journal, _writer) = Journal::start(store.clone(), Arc::default());
        let keep = async |step: JournalRow| {
            let (said, kept) = tokio::sync::oneshot::channel();
            journal.keep(step, move |kept| said.send(kept).unwrap());
            kept.await.unwrap()
        };
        let there = store.steps(1).await.unwrap();
        let next = i64::try_from(there.len()).unwrap() + 1;
        let step = |seq| JournalRow { match_id: 1, seq, at: 0, body: "{}".into() };
        assert!(keep(there[0].clone()).await, "what is there to the letter is kept");
        assert!(!keep(step(1)).await, "the number is taken");
        assert!(!keep(step(next)).await, "made of what never happened");
        journal.begin_again(1).await;
        assert_eq!(store.steps(1).await.unwrap(), there);
        assert!(keep(step(next)).await);
    }

    async fn a_restart_in_the_middle(backend) {
        let mut host = Host::start(backend).await;
        let table = Table::of(&host, json!({ "spec": "fuba:2.1+all", "clock": live(600, 1, "lose") })).await;
        // In the middle of a secret choice, and later in public play.
        for round in 0..2 {
            if round == 0 {
                table.act(&table.away, 1).await;
                table.act(&table.home, 2).await;
                table.act(&table.away, 0).await;
            } else {
                to_the_open(&table).await;
            }
            let before = [table.state(&table.home).await, table.state(&table.away).await, table.state(&host.stranger()).await];
            host.kill().await;
            host.advance(Duration::from_hours(1));
            host.restart().await;
            let after = [table.state(&table.home).await, table.state(&table.away).await, table.state(&host.stranger()).await];
            for (before, after) in before.iter().zip(&after) {
                assert_eq!(before.to_string(), after.to_string(), "the same in every byte, clocks too");
            }
            for (client, state) in table.seats().into_iter().zip(&before) {
                let mut socket = client.socket(&table.code, state["seq"].as_u64()).await;
                let said = all_said(&mut socket).await;
                assert!(said.iter().all(|text| is_aside(text)), "nothing was missed: {said:?}");
            }
        }
        let (at, _) = to_the_open(&table).await;
        table.act(table.seats()[at], 0).await;
    }

    async fn a_match_that_nobody_looks_at_rests_and_goes_on(backend) {
        let host = Host::start(backend).await;
        let table = Table::of(&host, json!({ "spec": "fuba:3.0" })).await;
        to_the_open(&table).await;
        let before = [table.state(&table.home).await, table.state(&table.away).await];
        assert_eq!(at_hand(&table.home).await, 1);
        host.advance(Duration::from_secs(61));
        common::until("it is put away", async || (at_hand(&table.home).await == 0).then_some(())).await;
        for (client, state) in table.seats().into_iter().zip(&before) {
            let (_, mine) = client.get("/api/me/matches").await;
            let waits = &mine["matches"][0]["waits"];
            assert_eq!(waits.as_bool(), Some(!state["ask"].is_null()), "lists know for whom it waits: {mine}");
        }
        let after = [table.state(&table.home).await, table.state(&table.away).await];
        assert_eq!(before, after);
        let (at, _) = to_the_open(&table).await;
        table.act(table.seats()[at], 0).await;
    }
}

/// How many matches the server has in memory.
async fn at_hand(client: &Client) -> u32 {
    let (_, text) = client.get("/metrics").await;
    let lines = text.as_str().unwrap_or_default().to_owned();
    let line = lines.lines().find_map(|line| line.strip_prefix("touchline_matches_live "));
    line.unwrap_or_else(|| panic!("{text}")).parse().unwrap()
}
