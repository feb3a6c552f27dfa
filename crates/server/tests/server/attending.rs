//! Who may have a socket or a stream open, how many, and for how long.

use crate::on_both;
use std::time::Duration;

use crate::common::{self, BOUND, Client, Host, Lines, Socket, StatusCode, Value, json};
use crate::people::{listen, live_clock, name_of, person};
use crate::table::{self, Table, answer};
use futures_util::future::join_all;
use reqwest::Method;
use sqlx::{AnyConnection, Connection as _};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpSocket, TcpStream};
use tokio_tungstenite::MaybeTlsStream;
use tokio_tungstenite::tungstenite::Error;

/// A match in which one of the two has an account.
async fn table_of(host: &Host, name: &str) -> Table {
    let (home, away) = (person(host, name).await, host.guest().await);
    let wishes = json!({ "spec": "fuba:3.0", "seat": "home", "clock": live_clock(3000, 0) });
    let (status, made) = home.post("/api/matches", wishes).await;
    assert_eq!(status, StatusCode::CREATED, "{made}");
    let code = made["code"].as_str().unwrap().to_owned();
    let (status, joined) = away.post(&format!("/api/matches/{code}/join"), json!({})).await;
    assert_eq!(status, StatusCode::OK, "{joined}");
    Table { home, away, code }
}

/// Play on until a seat has given a public answer that it can take back any number of times, because it is
/// asked again itself: who, the number of its last update, and the answer.
async fn back_and_forth(table: &Table) -> (&Client, u64, String) {
    for number in 0..500 {
        let states = [table.state(&table.home).await, table.state(&table.away).await];
        let at = (0..2).find(|at| !states[*at]["ask"].is_null()).expect("somebody is asked");
        let (client, pick) = (table.seats()[at], number * 7 % 11);
        let (_, action) = answer(&states[at], pick).unwrap();
        let after = table.act(client, pick).await;
        if states[at]["ask"]["secret"] == false && after["undo"] == true && !after["ask"].is_null() {
            return (client, after["seq"].as_u64().unwrap(), action);
        }
    }
    panic!("nothing could be taken back");
}

/// The code with which a socket is refused.
async fn refused(client: &Client, table: &Table) -> (StatusCode, Value) {
    match client.socket_at(&table.path("/socket")).await {
        Err(Error::Http(answer)) => {
            let body: Value = serde_json::from_slice(answer.body().as_ref().unwrap()).unwrap();
            (StatusCode::from_u16(answer.status().as_u16()).unwrap(), body["error"]["code"].clone())
        }
        other => panic!("it is refused: {:?}", other.err()),
    }
}

async fn turned_out(mut socket: Socket) {
    let frame = socket.hear_close().await.expect("the server says why");
    assert_eq!(u16::from(frame.code), 1008, "{frame:?}");
}

/// Read a stream to its end.
async fn to_its_end(client: &Client, path: &str) -> tokio::task::JoinHandle<()> {
    let mut response = client.stream(path).send().await.unwrap();
    assert_eq!(response.status(), StatusCode::OK);
    response.chunk().await.unwrap();
    tokio::spawn(async move { while let Ok(Some(_)) = response.chunk().await {} })
}

async fn ended(stream: tokio::task::JoinHandle<()>) {
    tokio::time::timeout(BOUND, stream).await.expect("the stream ends").unwrap();
}

fn presence(home: bool, away: bool) -> impl Fn(&Value) -> bool {
    move |message| *message == json!({ "type": "presence", "home": home, "away": away })
}

on_both! {
    async fn whoever_signs_out_is_turned_out(backend) {
        let host = Host::start(backend).await;
        let table = table_of(&host, "Ann").await;
        let mut opponent = table.away.socket(&table.code, None).await;
        let socket = table.home.socket(&table.code, None).await;
        opponent.hear_until(presence(true, true)).await;
        let stream = to_its_end(&table.home, &table.path("/stream")).await;
        let news = to_its_end(&table.home, "/api/stream").await;
        let (status, _) = table.home.delete("/api/sessions/current").await;
        assert_eq!(status, StatusCode::NO_CONTENT);
        turned_out(socket).await;
        ended(stream).await;
        ended(news).await;
        opponent.hear_until(presence(false, true)).await;
        // The other seat noticed nothing else, and can still act.
        opponent.say(&json!({ "id": 7, "wish": { "do": "resign" } })).await;
        opponent.hear_until(|message| message["type"] == "done").await;
    }

    async fn whoever_is_suspended_is_turned_out_and_does_not_sit_down_again(backend) {
        let host = Host::start(backend).await;
        let table = table_of(&host, "Ann").await;
        let moderator = person(&host, "Mo").await;
        let mut database = AnyConnection::connect(&host.database.url).await.unwrap();
        sqlx::query("UPDATE users SET role = 'moderator' WHERE name = 'Mo'").execute(&mut database).await.unwrap();
        let socket = table.home.socket(&table.code, None).await;
        let (status, made) = table.away.post("/api/reports", json!({ "name": "Ann", "reason": "abuse", "note": "" })).await;
        assert!(status.is_success(), "{made}");
        let decision = json!({ "decision": "suspend", "days": 1, "note": "" });
        let (status, decided) = moderator.post("/api/moderation/reports/1", decision).await;
        assert_eq!(status, StatusCode::OK, "{decided}");
        turned_out(socket).await;
        assert_eq!(refused(&table.home, &table).await, (StatusCode::FORBIDDEN, json!("suspended")));
        let (status, _) = table.home.get(&table.path("/stream")).await;
        assert_eq!(status, StatusCode::FORBIDDEN);
        // They may watch, as everybody may.
        host.stranger().socket(&table.code, None).await.hear().await;
    }

    async fn whoever_leaves_for_good_is_turned_out(backend) {
        let host = Host::start(backend).await;
        let table = table_of(&host, "Ann").await;
        let socket = table.away.socket(&table.code, None).await;
        let (status, answer) = leave(&table.away).await;
        assert_eq!(status, StatusCode::NO_CONTENT, "{answer}");
        turned_out(socket).await;
    }

    async fn a_revoked_token_ends_what_came_in_with_it(backend) {
        let host = Host::start(backend).await;
        let owner = person(&host, "Ann").await;
        let (status, made) = owner.post("/api/bots", json!({ "name": "Robo" })).await;
        assert_eq!(status, StatusCode::CREATED, "{made}");
        let bot = Client::with_token(host.addr, made["token"].as_str().unwrap());
        assert_eq!(name_of(&bot).await, "Robo");
        let news = to_its_end(&bot, "/api/stream").await;
        let (_, tokens) = owner.get("/api/tokens").await;
        let (status, _) = owner.delete(&format!("/api/tokens/{}", tokens[0]["id"])).await;
        assert_eq!(status, StatusCode::NO_CONTENT);
        ended(news).await;
        assert_eq!(bot.get("/api/stream").await.0, StatusCode::UNAUTHORIZED);
    }

    async fn so_many_are_open_at_once_and_no_more(backend) {
        let host = Host::start(backend).await;
        let table = table_of(&host, "Ann").await;
        for client in [host.stranger(), table.away.clone()] {
            let mut open = Vec::new();
            for _ in 0..50 {
                open.push(client.socket(&table.code, None).await);
            }
            assert_eq!(refused(&client, &table).await, (StatusCode::CONFLICT, json!("too-many-open")));
            assert_eq!(client.get(&table.path("/stream")).await.0, StatusCode::CONFLICT);
            // Nobody is kept from plain requests.
            table.state(&client).await;
            table.home.socket(&table.code, None).await.hear().await;
            open.pop().unwrap().close().await;
            common::until("there is room again", async || client.socket_at(&table.path("/socket")).await.ok()).await;
        }
    }

    async fn whoever_does_not_answer_is_gone(backend) {
        let host = Host::with(backend, |config| config.silence = Duration::from_millis(300)).await;
        let table = table_of(&host, "Ann").await;
        // A stream is never asked whether somebody is there: however busy the machine is, away is.
        let mut away = Lines::open(&table.away, &table.path("/stream")).await;
        // Nobody reads there, so no ping is answered; the connection stays.
        let _asleep = table.home.socket(&table.code, None).await;
        away.until(presence(true, true)).await;
        away.until(presence(false, true)).await;
        host.advance(Duration::from_mins(1));
        table.done(&table.away, json!({ "do": "claim" })).await;
        let end = away.until(|message| !message["result"].is_null()).await;
        assert_eq!(end["result"], json!({ "outcome": "away", "reason": "claimed" }));
    }

    async fn those_who_watch_come_and_go_without_a_word(backend) {
        let host = Host::start(backend).await;
        let table = table_of(&host, "Ann").await;
        let mut home = table.home.socket(&table.code, None).await;
        // In either order.
        let mut first = vec!["match", "dice", "presence"];
        home.hear_until(|message| {
            first.retain(|kind| message["type"] != *kind);
            first.is_empty()
        })
        .await;
        for _ in 0..5 {
            let mut watcher = host.stranger().socket(&table.code, None).await;
            watcher.hear_until(presence(true, false)).await;
            watcher.close().await;
        }
        assert_eq!(table::all_said(&mut home).await, Vec::<String>::new());
    }

    async fn a_slow_watcher_is_cut_off_and_keeps_nobody_waiting(backend) {
        let host = Host::with(backend, |config| config.silence = Duration::from_secs(5)).await;
        let table = table_of(&host, "Ann").await;
        let (client, mut seq, action) = back_and_forth(&table).await;
        let mut slow = narrow(&host, &table).await;
        let mut quick = client.socket(&table.code, None).await;
        // Answers and takebacks are sent to all: far more than fits the buffers of a connection.
        for round in 1..=6000_u64 {
            let wish = match round % 2 {
                1 => json!({ "do": "undo", "seq": seq }),
                _ => json!({ "do": "act", "seq": seq, "answers": [action] }),
            };
            quick.say(&json!({ "id": round, "wish": wish })).await;
            seq += 1;
            if round % 40 == 0 {
                let answer = |message: &Value| message["id"] == round || message["type"] == "error";
                let answer = quick.hear_until(answer).await;
                assert_eq!(answer["type"], "done", "{answer}");
            }
        }
        let last = table.state(&host.stranger()).await["seq"].as_u64().unwrap();
        let mut heard = 0;
        while let Some(text) = slow.hear_text().await {
            let message: Value = serde_json::from_str(&text).unwrap();
            assert!(message["seq"].as_u64() < Some(last), "it was never cut off");
            heard = message["seq"].as_u64().unwrap_or(heard);
        }
        assert!(heard > 0 && heard < last, "{heard} of {last}");
        let mut back = host.stranger().socket(&table.code, Some(heard)).await;
        assert_eq!(back.hear_until(|message| message["type"] == "match").await["seq"], last);
    }

    async fn a_connection_that_says_nothing_is_let_go_of(backend) {
        // Longer than a busy machine may need to send a request.
        let host = Host::with(backend, |config| config.patience = Duration::from_secs(5)).await;
        let guest = host.guest().await;
        let mut ear = listen(&guest).await;
        let connections = ["", "GET /healthz HTTP/1.1\r\nhost: x\r\nx-slow: "].map(async |beginning| {
            let mut connection = TcpStream::connect(host.addr).await.unwrap();
            connection.write_all(beginning.as_bytes()).await.unwrap();
            let mut rest = Vec::new();
            let ended = tokio::time::timeout(BOUND, connection.read_to_end(&mut rest)).await;
            assert!(ended.is_ok(), "{beginning:?} is not waited for");
            assert!(!String::from_utf8_lossy(&rest).contains("200 OK"));
        });
        join_all(connections).await;
        assert_eq!(host.stranger().get("/healthz").await.0, StatusCode::OK);
        // The news stream was silent for longer than that.
        let made = guest.post("/api/matches", json!({ "spec": "fuba:3.0", "opponent": { "kind": "myself" } })).await;
        assert_eq!(made.0, StatusCode::CREATED);
        ear.until("match-begun").await;
    }
}

/// A spectator whose connection has a small buffer.
async fn narrow(host: &Host, table: &Table) -> Socket {
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(4096).unwrap();
    let connection = MaybeTlsStream::Plain(socket.connect(host.addr).await.unwrap());
    let url = format!("ws://{}{}", host.addr, table.path("/socket"));
    let (stream, _) = tokio_tungstenite::client_async(url, connection).await.unwrap();
    Socket { stream }
}

async fn leave(client: &Client) -> (StatusCode, Value) {
    let request = client.request(Method::DELETE, "/api/me").json(&json!({}));
    common::answer(request.send().await.unwrap()).await
}
