//! Taking back while the other seat is asked: it costs whoever does it, and nobody else.

use crate::on_both;
use std::time::Duration;

use crate::common::{Backend, Client, Host, StatusCode, Value, json};
use crate::people::person;
use crate::table::{self, Table};
use sqlx::Row as _;

/// How often an opponent is asked and then not asked any more.
const ROUNDS: usize = 29;

fn live(seconds: u32) -> Value {
    json!({ "kind": "live", "seconds": seconds, "increment": 0, "at_zero": "lose" })
}

fn days(days: u32) -> Value {
    json!({ "kind": "days", "days": days, "at_zero": "lose" })
}

/// Milliseconds left, home first.
fn left(state: &Value) -> [i64; 2] {
    ["home", "away"].map(|seat| state["clock"][seat].as_i64().unwrap())
}

/// A match between two people with accounts, on these terms.
async fn of_people(host: &Host, wishes: Value) -> Table {
    let (home, away) = (person(host, "Ann").await, person(host, "Bob").await);
    let mut wishes = wishes;
    wishes["seat"] = json!("home");
    let (status, made) = home.post("/api/matches", wishes).await;
    assert_eq!(status, StatusCode::CREATED, "{made}");
    let code = made["code"].as_str().unwrap().to_owned();
    let (status, joined) = away.post(&format!("/api/matches/{code}/join"), json!({})).await;
    assert_eq!(status, StatusCode::OK, "{joined}");
    Table { home, away, code }
}

/// An answer after which the other seat is asked and that no dice have made final: who gave it, the state of
/// that seat before, and the answer.
struct Asking {
    at: usize,
    before: Value,
    action: String,
}

/// Play on until a seat has given such an answer; it stands.
async fn asking(table: &Table) -> Asking {
    asking_with(table, "").await
}

/// The same for an answer that begins with a word.
async fn asking_with(table: &Table, word: &str) -> Asking {
    for number in 0..3000 {
        let states = [table.state(&table.home).await, table.state(&table.away).await];
        let at = (0..2).find(|at| !states[*at]["ask"].is_null()).expect("somebody is asked");
        let seat = table.seats()[at];
        let secret = states[at]["ask"]["secret"] == true;
        let legal = states[at]["ask"]["legal"].as_array().unwrap().clone();
        let action = legal[(number * 7 % 11).min(legal.len() - 1)].as_str().unwrap().to_owned();
        table.done(seat, json!({ "do": "act", "seq": states[at]["seq"], "answers": [action] })).await;
        let (mine, theirs) = (table.state(seat).await, table.state(table.seats()[1 - at]).await);
        // In public, with nothing in the position changed but the answer: nothing was rolled.
        let (_, log) = seat.get(&table.path("/log")).await;
        let last = log["entries"].as_array().unwrap().last().unwrap().clone();
        let rolled = last["step"]["dice"].as_array().is_some_and(|dice| !dice.is_empty());
        let asks = mine["ask"].is_null() && !theirs["ask"].is_null();
        if !secret
            && asks
            && !rolled
            && action.starts_with(word)
            && last["step"]["actions"] == json!([action])
        {
            let undone = table.wish(seat, json!({ "do": "undo", "seq": mine["seq"] })).await;
            match undone.1["error"]["code"].as_str() {
                None => {
                    table.act_as(seat, &action).await;
                    return Asking { at, before: states[at].clone(), action };
                }
                Some("opponent-asked") => return Asking { at, before: states[at].clone(), action },
                Some(_) => {}
            }
        }
    }
    panic!("nobody ever asks the other without dice");
}

impl Table {
    /// Give this answer.
    async fn act_as(&self, client: &Client, action: &str) {
        let state = self.state(client).await;
        self.done(client, json!({ "do": "act", "seq": state["seq"], "answers": [action] })).await;
    }
}

/// The attack: ask, let a second pass, take back, again and again. Returns the clocks after each round, and
/// why it was refused in the end.
async fn attack(host: &Host, table: &Table, asking: &Asking) -> (Vec<[i64; 2]>, Option<String>) {
    let seat = table.seats()[asking.at];
    let mut clocks = Vec::new();
    for _ in 0..ROUNDS {
        host.advance(Duration::from_secs(1));
        let asked = table.state(seat).await;
        let (_, answer) = table.wish(seat, json!({ "do": "undo", "seq": asked["seq"] })).await;
        if let Some(code) = answer["error"]["code"].as_str() {
            assert_eq!(asked["undo"], false, "what is refused is not offered");
            return (clocks, Some(code.to_owned()));
        }
        assert_eq!(asked["undo"], true);
        clocks.push(left(&table.state(seat).await));
        table.act_as(seat, &asking.action).await;
    }
    (clocks, None)
}

/// An unrated live match: an opponent loses nothing by being asked and not asked, and it happens five times
/// at most.
async fn nothing_is_lost(backend: Backend, wishes: Value, word: &str) {
    let mut host = Host::with(backend, |config| config.dice_seed = Some(4)).await;
    let table = Table::of(&host, wishes).await;
    let asking = asking_with(&table, word).await;
    let (at, seat, other) = (asking.at, table.seats()[asking.at], table.seats()[1 - asking.at]);
    let before = left(&table.state(seat).await);
    // The first was taken back on the way here.
    let (undone, why) = attack(&host, &table, &asking).await;
    assert_eq!((undone.len(), why.as_deref()), (4, Some("too-many-undos")));
    for (seconds, clocks) in (1..).zip(undone) {
        assert_eq!(clocks[1 - at], before[1 - at], "the opponent has what they had");
        assert_eq!(clocks[at], before[at] - 1000 * seconds, "what passed is charged to whoever took back");
    }
    let after = table.state(seat).await;
    assert_eq!(left(&after)[1 - at], before[1 - at] - 1000, "they think since the last time alone");
    // After a kill and restart, the clocks are those of the last answer and nothing more can be taken back.
    host.kill().await;
    host.restart().await;
    let again = table.state(seat).await;
    assert_eq!((left(&again)[at], &again["undo"]), (left(&after)[at], &json!(false)));
    // The opponent answers in their own time.
    let asked = table.state(other).await;
    assert!(!asked["ask"].is_null());
    table.act(other, 0).await;
}

/// The journal in the old format, whose entries did not record the time played.
async fn without_played(host: &Host) {
    let mut connection = host.database.connect().await;
    let rows = sqlx::query("SELECT match_id, seq, body FROM steps").fetch_all(&mut connection).await.unwrap();
    for row in rows {
        let mut line: Value = serde_json::from_str(&row.get::<String, _>(2)).unwrap();
        assert!(line.as_object_mut().unwrap().remove("p").is_some());
        let query = sqlx::query("UPDATE steps SET body = $3 WHERE match_id = $1 AND seq = $2")
            .bind(row.get::<i64, _>(0))
            .bind(row.get::<i64, _>(1))
            .bind(line.to_string());
        query.execute(&mut connection).await.unwrap();
    }
}

on_both! {
    async fn in_a_rated_match_at_the_table_nothing_is_taken_back_once_the_opponent_is_asked(backend) {
        let host = Host::with(backend, |config| config.dice_seed = Some(4)).await;
        let table = of_people(&host, json!({ "spec": "fuba:3.0", "clock": live(600), "rated": true })).await;
        let asking = asking(&table).await;
        let (at, seat) = (asking.at, table.seats()[asking.at]);
        let before = left(&table.state(seat).await);
        let (undone, why) = attack(&host, &table, &asking).await;
        assert_eq!((undone.len(), why.as_deref()), (0, Some("opponent-asked")));
        assert_eq!(left(&table.state(seat).await)[at], before[at]);
        // The opponent may still agree to it; then the match is unrated, and lists say so at once.
        table.done(seat, json!({ "do": "offer", "what": "takeback" })).await;
        assert_eq!(table.home.get(&table.path("")).await.1["rated"], true);
        table.done(table.seats()[1 - at], json!({ "do": "offer", "what": "takeback" })).await;
        for client in table.seats() {
            assert_eq!(client.get(&table.path("")).await.1["rated"], false);
        }
        let now = table.state(seat).await;
        assert_eq!((&now["position"], &now["ask"]), (&asking.before["position"], &asking.before["ask"]));
    }

    async fn one_s_own_decisions_are_taken_back_as_often_as_one_likes(backend) {
        let host = Host::with(backend, |config| config.dice_seed = Some(4)).await;
        let table = of_people(&host, json!({ "spec": "grid:basic@small", "clock": live(600), "rated": true })).await;
        // A Grid turn: pick a member, reconsider.
        let state = table.play_until(|state| state["ask"]["secret"] == false && state["ask"]["legal"].as_array().unwrap().iter().any(|action| action.as_str().unwrap().starts_with("pick"))).await;
        let at = usize::from(state["view"]["viewer"] == "away");
        let seat = table.seats()[at];
        let other = left(&state)[1 - at];
        let picked = state["ask"]["legal"].as_array().unwrap().iter().find_map(|action| action.as_str().filter(|action| action.starts_with("pick"))).unwrap().to_owned();
        for _ in 0..10 {
            table.act_as(seat, &picked).await;
            host.advance(Duration::from_secs(1));
            let now = table.state(seat).await;
            assert_eq!(now["undo"], true, "{now}");
            table.done(seat, json!({ "do": "undo", "seq": now["seq"] })).await;
        }
        let now = left(&table.state(seat).await);
        assert_eq!((now[at], now[1 - at]), (left(&state)[at] - 10_000, other));
    }

    async fn at_the_table_unrated(backend) {
        nothing_is_lost(backend, json!({ "spec": "fuba:3.0", "clock": live(600) }), "").await;
    }

    async fn by_correspondence(backend) {
        nothing_is_lost(backend, json!({ "spec": "fuba:3.0", "clock": days(2) }), "").await;
    }

    async fn in_the_shoot_out_of_the_grid_game(backend) {
        nothing_is_lost(backend, json!({ "spec": "grid:basic@small?end=turns:2", "clock": live(600) }), "taker").await;
    }

    async fn a_server_that_was_killed_gives_back_as_much(backend) {
        let mut host = Host::with(backend, |config| config.dice_seed = Some(4)).await;
        for clock in [live(600), days(2)] {
            let table = Table::of(&host, json!({ "spec": "fuba:3.0", "clock": clock })).await;
            let asking = asking(&table).await;
            let (at, seat, other) = (asking.at, table.seats()[asking.at], table.seats()[1 - asking.at]);
            let before = left(&table.state(seat).await);
            host.advance(Duration::from_secs(30));
            // Something is written while the opponent thinks; then the wall clock is adjusted, and the server
            // is killed.
            table.done(other, json!({ "do": "offer", "what": "draw" })).await;
            host.time.jump(-600_000);
            host.kill().await;
            host.restart().await;
            let asked = table.state(seat).await;
            assert_eq!(left(&asked)[1 - at], before[1 - at] - 30_000);
            table.done(seat, json!({ "do": "undo", "seq": asked["seq"] })).await;
            let now = left(&table.state(seat).await);
            assert_eq!((now[1 - at], now[at]), (before[1 - at], before[at] - 30_000));
            host.time.jump(600_000);
        }
    }

    async fn whoever_answers_what_was_taken_back_is_told_so(backend) {
        let host = Host::with(backend, |config| config.dice_seed = Some(4)).await;
        let table = Table::of(&host, json!({ "spec": "fuba:3.0", "clock": live(600) })).await;
        let asking = asking(&table).await;
        let (seat, other) = (table.seats()[asking.at], table.seats()[1 - asking.at]);
        let asked = table.state(other).await;
        let (seq, action) = table::answer(&asked, 0).unwrap();
        let mine = table.state(seat).await;
        table.done(seat, json!({ "do": "undo", "seq": mine["seq"] })).await;
        let (status, answer) = table.wish(other, json!({ "do": "act", "seq": seq, "answers": [action] })).await;
        assert_eq!((status, &answer["error"]["code"]), (StatusCode::CONFLICT, &json!("stale")));
        assert_eq!(answer["error"]["args"]["case"], "taken-back", "{answer}");
    }

    async fn nobody_takes_back_into_a_loss(backend) {
        let host = Host::with(backend, |config| config.dice_seed = Some(4)).await;
        let table = Table::of(&host, json!({ "spec": "fuba:3.0", "clock": live(600) })).await;
        let asking = asking(&table).await;
        let (at, seat) = (asking.at, table.seats()[asking.at]);
        // The asking seat has four minutes left, and the opponent thinks for six.
        table.done(seat, json!({ "do": "undo", "seq": table.state(seat).await["seq"] })).await;
        host.advance(Duration::from_mins(6));
        table.act_as(seat, &asking.action).await;
        host.advance(Duration::from_mins(6));
        let now = table.state(seat).await;
        table.refused(seat, json!({ "do": "undo", "seq": now["seq"] }), "undo-too-late").await;
        assert_eq!(left(&table.state(seat).await)[at], left(&now)[at]);
    }

    async fn a_secret_choice_that_is_changed_costs_the_other_seat_nothing(backend) {
        let host = Host::with(backend, |config| config.dice_seed = Some(4)).await;
        let table = of_people(&host, json!({ "spec": "fuba:3.0", "clock": live(600), "rated": true })).await;
        let states = [table.state(&table.home).await, table.state(&table.away).await];
        assert!(states.iter().all(|state| state["ask"]["secret"] == true));
        let (seq, action) = table::answer(&states[1], 0).unwrap();
        for _ in 0..10 {
            table.act(&table.home, 0).await;
            host.advance(Duration::from_secs(1));
            let mine = table.state(&table.home).await;
            assert_eq!(mine["undo"], true);
            table.done(&table.home, json!({ "do": "undo", "seq": mine["seq"] })).await;
        }
        // The earlier answer still applies, and both have thought for as long: choosing again does not count
        // as idle time.
        table.done(&table.away, json!({ "do": "act", "seq": seq, "answers": [action] })).await;
        assert_eq!(left(&table.state(&table.away).await), [590_000, 590_000]);
    }

    async fn nobody_takes_back_an_own_or_a_secret_choice_into_a_loss(backend) {
        let host = Host::with(backend, |config| config.dice_seed = Some(4)).await;
        // Reconsidering costs the time since, and that is more than the answer's increment leaves.
        let clock = json!({ "kind": "live", "seconds": 60, "increment": 60, "at_zero": "lose" });
        let table = of_people(&host, json!({ "spec": "grid:basic@small", "clock": clock, "rated": true })).await;
        let picks = |state: &Value| {
            let legal = state["ask"]["legal"].as_array().unwrap().clone();
            legal.iter().find_map(|action| action.as_str().filter(|action| action.starts_with("pick"))).map(str::to_owned)
        };
        let state = table.play_until(|state| state["ask"]["secret"] == false && picks(state).is_some()).await;
        let at = usize::from(state["view"]["viewer"] == "away");
        let seat = table.seats()[at];
        table.act_as(seat, &picks(&state).unwrap()).await;
        let had = left(&state)[at];
        host.advance(Duration::from_millis(u64::try_from(had).unwrap() + 1000));
        let now = table.state(seat).await;
        assert!(now["result"].is_null(), "the increment is not used up: {now}");
        table.refused(seat, json!({ "do": "undo", "seq": now["seq"] }), "undo-too-late").await;
        assert!(table.state(seat).await["result"].is_null());

        // Home has thought for long in public play; then both choose in secret, and Away takes longer than
        // Home has left.
        let table = Table::of(&host, json!({ "spec": "fuba:3.0", "clock": live(600) })).await;
        table.play_until(|state| state["ask"]["secret"] == false && state["view"]["viewer"] == "home").await;
        host.advance(Duration::from_secs(500));
        let secret = |state: &Value| state["ask"]["secret"] == true && state["waits"] == json!(["home", "away"]);
        table.play_until(secret).await;
        table.act(&table.home, 0).await;
        host.advance(Duration::from_secs(101));
        let mine = table.state(&table.home).await;
        assert_eq!(left(&mine), [100_000, 499_000]);
        table.refused(&table.home, json!({ "do": "undo", "seq": mine["seq"] }), "undo-too-late").await;
    }

    async fn lines_of_old_charge_nobody_for_a_server_that_was_away(backend) {
        let mut host = Host::with(backend, |config| config.dice_seed = Some(4)).await;
        let table = Table::of(&host, json!({ "spec": "fuba:3.0", "clock": live(600) })).await;
        let asking = asking(&table).await;
        let (at, seat) = (asking.at, table.seats()[asking.at]);
        table.done(seat, json!({ "do": "undo", "seq": table.state(seat).await["seq"] })).await;
        let before = left(&table.state(seat).await);
        host.kill().await;
        host.time.jump(3_600_000);
        host.restart().await;
        table.act_as(seat, &asking.action).await;
        host.kill().await;
        without_played(&host).await;
        host.restart().await;
        let asked = table.state(seat).await;
        assert_eq!(left(&asked), before);
        table.done(seat, json!({ "do": "undo", "seq": asked["seq"] })).await;
        assert_eq!(left(&table.state(seat).await)[at], before[at]);
    }
}
