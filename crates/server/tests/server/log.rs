//! The log of a match: what the updates reported, without what was taken back.

use crate::common::{Client, Host, Socket, StatusCode, Value, json};
use crate::on_both;
use crate::table::{Table, answer};

async fn log(table: &Table, client: &Client) -> Value {
    let (status, log) = client.get(&table.path("/log")).await;
    assert_eq!(status, StatusCode::OK, "{log}");
    log
}

/// The log that follows from the updates heard up to a number.
async fn heard(socket: &mut Socket, up_to: &Value) -> Vec<Value> {
    let mut entries = Vec::new();
    loop {
        let message = socket.hear().await;
        if message["type"] == "update" && (message["step"].is_object() || message["events"] != json!([])) {
            let mut entry = json!({ "seq": message["seq"], "events": message["events"] });
            for key in ["step", "rolled"].into_iter().filter(|key| message[*key].is_object()) {
                entry[key] = message[key].clone();
            }
            entries.push(entry);
        }
        if message["seq"] == *up_to {
            return entries;
        }
    }
}

/// Whoever is asked: the index of their seat and their state.
async fn asked(table: &Table) -> (usize, Value) {
    let states = [table.state(&table.home).await, table.state(&table.away).await];
    let at = (0..2).find(|at| !states[*at]["ask"].is_null()).expect("somebody is asked");
    (at, states[at].clone())
}

/// Play on until a seat has just been asked a public question whose answer it could take back, because no
/// dice follow yet.
async fn to_an_answer_that_can_be_taken_back(table: &Table) -> (usize, Value) {
    for number in 0..500 {
        let (at, state) = asked(table).await;
        let after = table.act(table.seats()[at], number * 7 % 11).await;
        if state["ask"]["secret"] == false && after["undo"] == true {
            table.done(table.seats()[at], json!({ "do": "undo", "seq": after["seq"] })).await;
            return (at, table.state(table.seats()[at]).await);
        }
    }
    panic!("nothing could be taken back");
}

on_both! {
    async fn it_is_what_everybody_was_told(backend) {
        for spec in ["fuba:3.0+condition+skills", "grid:basic@small"] {
            let mut host = Host::start(backend).await;
            let table = Table::of(&host, json!({ "spec": spec })).await;
            let clients = [table.home.clone(), table.away.clone(), host.stranger()];
            let mut sockets = Vec::new();
            for client in &clients {
                sockets.push(client.socket(&table.code, None).await);
            }
            let mut number = 0;
            table.play_until(|_| { number += 1; number > 250 }).await;
            let mut logs = Vec::new();
            for (client, socket) in clients.iter().zip(&mut sockets) {
                let log = log(&table, client).await;
                assert_eq!(log["entries"], json!(heard(socket, &log["seq"]).await), "{spec}");
                assert_eq!(log["seq"], table.state(client).await["seq"]);
                assert!(log["entries"].as_array().unwrap().len() > 20, "{spec}");
                logs.push(log);
            }
            assert_ne!(logs[0], logs[1], "each has steps of its own");
            host.restart().await;
            for (client, before) in clients.iter().zip(logs) {
                assert_eq!(log(&table, client).await, before, "{spec}");
            }
        }
    }

    async fn what_is_taken_back_is_not_in_it(backend) {
        let host = Host::start(backend).await;
        let table = Table::of(&host, json!({ "spec": "fuba:3.0" })).await;
        // Part of a secret choice: only its own seat has it.
        let before = log(&table, &table.home).await["entries"].clone();
        let state = table.act(&table.home, 0).await;
        let _ = table.act(&table.away, 0).await;
        if state["undo"] == true && !state["ask"].is_null() {
            table.done(&table.home, json!({ "do": "undo", "seq": state["seq"] })).await;
            assert_eq!(log(&table, &table.home).await["entries"], before);
        }
        let (at, state) = to_an_answer_that_can_be_taken_back(&table).await;
        let (mine, stranger) = (table.seats()[at], host.stranger());
        let before = [log(&table, mine).await, log(&table, &stranger).await];
        let after = table.act(mine, 0).await;
        assert_ne!(log(&table, &stranger).await["entries"], before[1]["entries"], "{state}");
        table.done(mine, json!({ "do": "undo", "seq": after["seq"] })).await;
        let now = [log(&table, mine).await, log(&table, &stranger).await];
        for (now, before) in now.iter().zip(&before) {
            assert_eq!(now["entries"], before["entries"]);
            assert!(now["seq"].as_u64() > before["seq"].as_u64(), "it was told, too, that it was taken back");
        }
    }

    async fn what_both_agree_to_take_back_is_not_in_it(backend) {
        let host = Host::start(backend).await;
        let table = Table::of(&host, json!({ "spec": "fuba:3.0" })).await;
        let (at, _) = to_an_answer_that_can_be_taken_back(&table).await;
        let (mine, other) = (table.seats()[at], table.seats()[1 - at]);
        let stranger = host.stranger();
        let everybody = [mine, other, &stranger];
        let mut before = Vec::new();
        for client in everybody {
            before.push(log(&table, client).await["entries"].clone());
        }
        table.act(mine, 0).await;
        // Whatever the other seat was asked because of it goes too.
        let (next, _) = asked(&table).await;
        if next != at {
            table.act(other, 0).await;
        }
        assert_ne!(log(&table, &stranger).await["entries"], before[2]);
        table.done(mine, json!({ "do": "offer", "what": "takeback" })).await;
        table.done(other, json!({ "do": "offer", "what": "takeback" })).await;
        for (client, before) in everybody.into_iter().zip(before) {
            assert_eq!(log(&table, client).await["entries"], before);
        }
    }

    async fn a_secret_choice_is_taken_back_as_a_whole(backend) {
        let host = Host::start(backend).await;
        let table = Table::of(&host, json!({ "spec": "grid:basic" })).await;
        let known = async || {
            let mut ask = table.state(&table.home).await["ask"].clone();
            // What is chosen anew is another choice.
            ask.as_object_mut().unwrap().remove("choice");
            [log(&table, &table.home).await["entries"].clone(), ask]
        };
        let before = known().await;
        for (client, most) in [(&table.home, 3), (&table.home, 40), (&table.away, 40)] {
            let (state, mut answers) = (table.state(client).await, Vec::<String>::new());
            let mut ask = state["ask"].clone();
            while !ask.is_null() && answers.len() < most {
                answers.push(ask["legal"][0].as_str().unwrap().into());
                let look = json!({ "do": "look", "seq": state["seq"], "answers": answers });
                ask = table.wish(client, look).await.1["ask"].clone();
            }
            assert!(answers.len() > 2, "{answers:?}");
            table.done(client, json!({ "do": "act", "seq": state["seq"], "answers": answers })).await;
        }
        table.done(&table.home, json!({ "do": "offer", "what": "takeback" })).await;
        table.done(&table.away, json!({ "do": "offer", "what": "takeback" })).await;
        // Its seal is of the whole choice, so no part of it stays.
        assert_eq!(known().await, before);
        assert_eq!(before[0], json!([]));
    }

    async fn nothing_secret_is_in_it(backend) {
        let host = Host::start(backend).await;
        let table = Table::of(&host, json!({ "spec": "fuba:3.0+condition+skills" })).await;
        let mut mine = Vec::new();
        loop {
            let state = table.state(&table.home).await;
            if state["ask"]["secret"] != true {
                break;
            }
            mine.push(answer(&state, 2).unwrap().1);
            table.act(&table.home, 2).await;
        }
        assert!(!mine.is_empty());
        let own = log(&table, &table.home).await.to_string();
        assert!(mine.iter().all(|action| own.contains(&json!(action).to_string())), "{mine:?} {own}");
        for client in [&table.away, &host.stranger()] {
            assert_eq!(log(&table, client).await["entries"].to_string().matches("action").count(), 0);
        }
        // Nobody can act for a seat that is not theirs.
        let (status, refused) = table.away.get(&table.path("/log?as=home")).await;
        assert_eq!((status, &refused["error"]["code"]), (StatusCode::FORBIDDEN, &json!("not-your-seat")));
    }

    async fn who_sits_in_both_seats_says_which(backend) {
        let host = Host::start(backend).await;
        let guest = host.guest().await;
        let (_, made) = guest.post("/api/matches", json!({ "spec": "fuba:3.0", "opponent": { "kind": "myself" } })).await;
        let path = format!("/api/matches/{}", made["code"].as_str().unwrap());
        let (_, state) = guest.get(&format!("{path}/state?as=away")).await;
        let (seq, action) = answer(&state, 0).unwrap();
        let wish = json!({ "do": "act", "seq": seq, "answers": [action] });
        assert_eq!(guest.post(&format!("{path}/wishes?as=away"), wish).await.0, StatusCode::NO_CONTENT);
        let (_, away) = guest.get(&format!("{path}/log?as=away")).await;
        assert_eq!(away["entries"][0]["step"]["actions"][0], action);
        let (_, home) = guest.get(&format!("{path}/log?as=home")).await;
        assert_eq!(home["entries"], json!([]));
    }
}
