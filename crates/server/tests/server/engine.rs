//! The engine protocol over a WebSocket: a private table.

use std::time::Duration;

use crate::common::{Backend, Client, Host, Socket, StatusCode, Value, json, until};

const PATH: &str = "/api/engine";

async fn table(client: &Client) -> Socket {
    client.socket_at(PATH).await.unwrap()
}

/// The answer to a command.
async fn ask(socket: &mut Socket, command: Value) -> Value {
    socket.say(&command).await;
    socket.hear().await
}

async fn done(socket: &mut Socket, command: Value) -> Value {
    let answer = ask(socket, command.clone()).await;
    assert_eq!(answer["ok"], true, "{command}: {answer}");
    answer
}

async fn host() -> Host {
    Host::start(Backend::Sqlite).await
}

#[tokio::test]
async fn a_match_is_played_with_typed_dice() {
    let host = host().await;
    let mut socket = table(&host.stranger()).await;
    let mut at = done(&mut socket, json!({ "cmd": "new", "spec": "fuba:3.0" })).await;
    for number in 0..60 {
        at = match at["next"]["kind"].as_str().unwrap() {
            "decide" => done(&mut socket, json!({ "id": number, "cmd": "act", "index": 0 })).await,
            "roll" => {
                let dice: Vec<_> = at["next"]["dice"].as_array().unwrap().iter().map(|_| 3).collect();
                done(&mut socket, json!({ "id": number, "cmd": "roll", "dice": dice })).await
            }
            _ => break,
        };
        assert_eq!(at["id"], number);
    }
    let record = done(&mut socket, json!({ "cmd": "record" })).await["record"].clone();
    assert!(record.as_str().unwrap().contains("; 3 3"), "{record}");
    // Anybody can continue from there, at any time.
    let mut again = table(&host.guest().await).await;
    let loaded = done(&mut again, json!({ "cmd": "load", "record": record })).await;
    assert_eq!(loaded["position"], at["position"]);
    assert_eq!(done(&mut again, json!({ "cmd": "quit" })).await["ok"], true);
    assert_eq!(u16::from(again.hear_close().await.unwrap().code), 1000);
}

#[tokio::test]
async fn bad_input_is_answered_and_nothing_is_lost() {
    let host = host().await;
    let mut socket = table(&host.stranger()).await;
    let state = json!({ "cmd": "state" });
    assert_eq!(ask(&mut socket, state.clone()).await["error"]["key"], "no-match");
    let begun = done(&mut socket, json!({ "cmd": "new", "spec": "fuba:3.0" })).await;
    for (command, key) in [
        (json!({ "cmd": "act", "answers": ["fly"] }), "unknown-action"),
        (json!({ "cmd": "roll", "dice": [1, 2] }), ""),
        (json!({ "cmd": "fly" }), "command-unknown"),
        (json!([1]), "json-not-object"),
    ] {
        let answer = ask(&mut socket, command.clone()).await;
        assert_eq!(answer["ok"], false, "{command}");
        assert!(key.is_empty() || answer["error"]["key"] == key, "{answer}");
        assert!(answer["error"]["text"].as_str().is_some_and(|text| !text.is_empty()));
    }
    socket.say_text("\u{0}").await;
    assert_eq!(socket.hear().await["error"]["key"], "json-bad");
    assert_eq!(done(&mut socket, state).await["position"], begun["position"]);
}

#[tokio::test]
async fn what_can_be_asked_for_is_bounded() {
    let host = host().await;
    let mut socket = table(&host.stranger()).await;
    done(&mut socket, json!({ "cmd": "new", "spec": "fuba:3.0" })).await;
    for (field, most) in [("nodes", 20_000), ("ms", 2000)] {
        let mut command = json!({ "id": field, "cmd": "best" });
        command[field] = (most + 1).into();
        let answer = ask(&mut socket, command.clone()).await;
        assert_eq!(
            (&answer["error"]["key"], &answer["error"]["args"]["most"]),
            (&json!("budget-bad"), &json!(most))
        );
        assert_eq!(answer["id"], field);
        command[field] = 1.into();
        assert!(done(&mut socket, command).await["action"].is_string());
    }
    for name in 1..8 {
        done(&mut socket, json!({ "cmd": "fork", "to": name.to_string() })).await;
    }
    let answer = ask(&mut socket, json!({ "cmd": "fork", "to": "one-more" })).await;
    assert_eq!(
        (&answer["error"]["key"], &answer["error"]["args"]["most"]),
        (&json!("tables-too-many"), &json!(8))
    );
    let long = format!("{{\"cmd\":\"load\",\"record\":\"{}\"}}", "x".repeat(512 * 1024));
    socket.say_text(&long).await;
    let answer = socket.hear().await;
    assert_eq!(
        (&answer["error"]["key"], &answer["error"]["args"]["most"]),
        (&json!("line-too-long"), &json!(512 * 1024))
    );
    done(&mut socket, json!({ "cmd": "state" })).await;
    // Beyond that nothing is read any more.
    socket.say_text(&"x".repeat(3 << 20)).await;
    assert!(socket.hear_text().await.is_none(), "it is cut off");
}

#[tokio::test]
async fn whoever_asks_too_much_at_once_waits_and_gets_every_answer() {
    let host = host().await;
    let mut socket = table(&host.stranger()).await;
    let begun = std::time::Instant::now();
    let sent: u64 = 260;
    for id in 0..sent {
        socket.say(&json!({ "id": id, "cmd": "hello" })).await;
    }
    for id in 0..sent {
        assert_eq!(socket.hear().await["id"], id);
    }
    assert!(begun.elapsed() > Duration::from_millis(600), "{:?}", begun.elapsed());
}

#[tokio::test]
async fn cheap_commands_do_not_wait_for_thinking_computers() {
    let host = Host::with(Backend::Sqlite, |config| config.thinkers = Some(1)).await;
    let position =
        "home=4-4-2,GK:APA,AFR:4,ALW:2,CE:4 away=4-3-3,GK:BPA,BFR:4,BLW:2,CE:4 ball=CE:3:home clock=1:20";
    let think = json!({ "cmd": "best", "ms": 2000, "spec": "fuba:3.0", "position": position });
    let mut thinking = Vec::new();
    for _ in 0..4 {
        let mut socket = table(&host.stranger()).await;
        socket.say(&think).await;
        thinking.push(socket);
    }
    let mut socket = table(&host.stranger()).await;
    done(&mut socket, json!({ "cmd": "new", "spec": "grid:basic" })).await;
    done(&mut socket, json!({ "cmd": "legal" })).await;
    // They think one after another, for two seconds each: the last has seconds to go.
    let last = tokio::time::timeout(Duration::ZERO, thinking[3].hear()).await;
    assert!(last.is_err(), "{last:?}");
    for mut socket in thinking {
        assert!(socket.hear().await["action"].is_string());
    }
}

#[tokio::test]
async fn tables_are_counted_and_cleared() {
    let host = host().await;
    let mut socket = table(&host.stranger()).await;
    done(&mut socket, json!({ "cmd": "hello" })).await;
    let metrics = |text: &Value, line: &str| text.as_str().unwrap().lines().any(|found| found == line);
    let (status, text) = host.stranger().get("/metrics").await;
    assert_eq!(status, StatusCode::OK);
    assert!(metrics(&text, "touchline_tables_open 1"), "{text}");
    assert!(metrics(&text, "touchline_table_commands_total 1"), "{text}");
    let host = Host::with(Backend::Sqlite, |config| {
        (config.silence, config.idle) = (Duration::from_millis(100), Duration::from_secs(1));
    })
    .await;
    // It answers pings all the while, and sends nothing. On a busy machine a ping may go unanswered within
    // such a short silence; then another client connects.
    let closed = async || table(&host.stranger()).await.hear_close().await;
    let frame = until("the server says why", closed).await;
    assert_eq!(u16::from(frame.code), 1000, "{frame:?}");
}

#[tokio::test]
async fn a_server_that_ends_says_so_and_is_not_kept_by_a_table() {
    let mut host = host().await;
    let guest = host.guest().await;
    let mut out = table(&guest).await;
    assert_eq!(guest.delete("/api/sessions/current").await.0, StatusCode::NO_CONTENT);
    assert_eq!(u16::from(out.hear_close().await.unwrap().code), 1008);
    let mut socket = table(&host.stranger()).await;
    done(&mut socket, json!({ "cmd": "new", "spec": "fuba:3.0" })).await;
    let ending = tokio::spawn(async move { host.stop().await });
    assert_eq!(u16::from(socket.hear_close().await.unwrap().code), 1012);
    drop(socket);
    ending.await.unwrap();
}
