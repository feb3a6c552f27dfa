//! Malicious clients: each message is refused with its code, and nothing changes.

use crate::common::{Client, Host, Socket, StatusCode, Value, json};
use crate::on_both;
use crate::table::{Table, answer};
use futures_util::SinkExt as _;
use reqwest::Method;
use reqwest::header::{AUTHORIZATION, CONTENT_TYPE, COOKIE};
use tokio_tungstenite::tungstenite::Message;

/// What everybody sees of a match.
async fn seen(host: &Host, table: &Table) -> [Value; 3] {
    [table.state(&table.home).await, table.state(&table.away).await, table.state(&host.stranger()).await]
}

/// Send something that is refused; returns the code.
async fn code_of(socket: &mut Socket, text: &str) -> String {
    socket.say_text(text).await;
    let answer = socket.hear_until(|message| message["type"] == "error" || message["type"] == "done").await;
    assert_eq!(answer["type"], "error", "{text}: {answer}");
    assert!(answer["error"]["message"].as_str().unwrap().len() > 10, "a sentence: {answer}");
    answer["error"]["code"].as_str().unwrap().to_owned()
}

fn act(seq: &Value, action: &str) -> Value {
    json!({ "do": "act", "seq": seq, "answers": [action] })
}

fn message(wish: &Value) -> String {
    json!({ "id": 1, "wish": wish }).to_string()
}

on_both! {
    async fn messages_that_make_no_sense(backend) {
        let host = Host::start(backend).await;
        let table = Table::of(&host, json!({ "spec": "fuba:3.0" })).await;
        let before = seen(&host, &table).await;
        let mut socket = table.home.socket(&table.code, None).await;
        let deep = format!("{{\"wish\":{}{}}}", "[".repeat(1500), "]".repeat(1500));
        let many = format!("{{\"id\":1,\"wish\":{{\"do\":\"act\",\"seq\":1,\"answers\":[\"a\"]{}}}}}", ",\"x\":1".repeat(300));
        for text in [
            "", " ", "{", "[]", "null", "\"\"", "{}", "{\"id\":1}", "{\"id\":-1,\"wish\":{\"do\":\"resign\"}}",
            "{\"id\":1,\"wish\":{}}", "{\"id\":1,\"wish\":{\"do\":\"win\"}}", "{\"id\":1,\"wish\":{\"do\":\"act\"}}",
            "{\"id\":1,\"wish\":{\"do\":\"act\",\"seq\":\"1\",\"answers\":[\"x\"]}}", "{\"id\":1,\"wish\":{\"do\":\"act\",\"seq\":1e99,\"answers\":[\"x\"]}}",
            "{\"id\":1,\"wish\":{\"do\":\"act\",\"seq\":1,\"answers\":7}}", "{\"id\":1,\"wish\":{\"do\":\"offer\",\"what\":\"money\"}}",
            "{\"id\":1,\"wish\":{\"do\":\"resign\"},\"as\":\"away\"}", "{\"id\":1,\"wish\":{\"do\":\"resign\",\"seat\":\"away\"}}",
            "{\"id\":1,\"id\":2,\"wish\":{\"do\":\"resign\"}}", "\u{0}", "🦀", &deep, &many,
        ] {
            assert_eq!(code_of(&mut socket, text).await, "bad-message", "{text}");
        }
        socket.stream.send(Message::binary(vec![0xff; 100])).await.unwrap();
        let refused = socket.hear_until(|message| message["type"] == "error").await;
        assert_eq!(refused["error"]["code"], "bad-message");
        assert_eq!(seen(&host, &table).await, before);
    }

    async fn messages_that_are_too_long(backend) {
        let host = Host::start(backend).await;
        let table = Table::of(&host, json!({ "spec": "fuba:3.0" })).await;
        let before = seen(&host, &table).await;
        for length in [5_000, 1_000_000] {
            let mut socket = table.home.socket(&table.code, None).await;
            socket.say_text(&"x".repeat(length)).await;
            // The connection ends, whether or not there is time to say why.
            let reason = socket.hear_close().await;
            assert!(reason.is_none_or(|reason| u16::from(reason.code) == 1009));
        }
        for body in ["x".repeat(3_000_000), format!("\"{}\"", "y".repeat(3_000_000))] {
            let request = table.home.request(Method::POST, &table.path("/wishes"));
            if let Ok(response) = request.header(CONTENT_TYPE, "application/json").body(body).send().await {
                assert!(response.status().is_client_error(), "{}", response.status());
            }
        }
        assert_eq!(seen(&host, &table).await, before);
    }

    async fn wishes_that_may_not_be(backend) {
        let host = Host::start(backend).await;
        let table = Table::of(&host, json!({ "spec": "fuba:3.0" })).await;
        // To the first public question.
        table.play_until(|state| state["ask"]["secret"] == false).await;
        let states = [table.state(&table.home).await, table.state(&table.away).await];
        let at = (0..2).find(|at| !states[*at]["ask"].is_null()).unwrap();
        let (seat, other) = (table.seats()[at], table.seats()[1 - at]);
        let (seq, action) = answer(&states[at], 0).unwrap();
        let seq = json!(seq);
        let before = seen(&host, &table).await;
        for (client, wish, code) in [
            (other, act(&states[1 - at]["seq"], &action), "not-asked"),
            (seat, act(&json!(0), &action), "stale"),
            (seat, act(&json!(u64::MAX), &action), "stale"),
            (seat, act(&json!(seq.as_u64().unwrap() - 1), &action), "stale"),
            (seat, act(&json!(seq.as_u64().unwrap() + 1), &action), "stale"),
            (seat, act(&seq, &"a".repeat(101)), "answer-too-long"),
            (seat, json!({ "do": "decline" }), "nothing-offered"),
            (seat, json!({ "do": "claim" }), "opponent-is-here"),
            (seat, json!({ "do": "replace" }), "opponent-is-here"),
            (other, json!({ "do": "undo", "seq": states[1 - at]["seq"] }), "nothing-to-undo"),
        ] {
            table.refused(client, wish.clone(), code).await;
            let mut socket = client.socket(&table.code, None).await;
            assert_eq!(code_of(&mut socket, &message(&wish)).await, code, "{wish}");
        }
        // Neither dice nor calls are answers.
        for text in ["", " ", "6 6", "1", "call resign away", "call draw", "call adjudicate home", "illegal", "\u{0}", "é", &"b".repeat(100)] {
            let (status, answer) = table.wish(seat, act(&seq, text)).await;
            assert!(status.is_client_error(), "{text:?}: {status} {answer}");
            let mut socket = seat.socket(&table.code, None).await;
            code_of(&mut socket, &message(&act(&seq, text))).await;
        }
        for body in [json!(null), json!([]), json!({}), json!({ "do": "fly" }), json!({ "do": "resign", "x": 1 })] {
            let request = seat.request(Method::POST, &table.path("/wishes")).json(&body);
            let status = request.send().await.unwrap().status();
            assert!(status.is_client_error(), "{body}: {status}");
        }
        assert_eq!(seen(&host, &table).await, before);
        // Sent a second time, the same message is no answer any more.
        let wish = act(&seq, &action);
        table.done(seat, wish.clone()).await;
        let before = seen(&host, &table).await;
        table.refused(seat, wish.clone(), "stale").await;
        assert_eq!(seen(&host, &table).await, before);
    }

    async fn somebody_elses_seat(backend) {
        let host = Host::start(backend).await;
        let table = Table::of(&host, json!({ "spec": "fuba:3.0" })).await;
        let before = seen(&host, &table).await;
        let third = host.guest().await;
        let wish = json!({ "do": "resign" });
        table.refused(&third, wish.clone(), "not-your-seat").await;
        for (client, side) in [(&third, "home"), (&table.home, "away"), (&table.away, "home")] {
            let (status, answer) = client.post(&table.path(&format!("/wishes?as={side}")), wish.clone()).await;
            assert_eq!((status, &answer["error"]["code"]), (StatusCode::FORBIDDEN, &json!("not-your-seat")));
            for path in ["/state", "/odds", "/hint"] {
                let (status, answer) = client.get(&table.path(&format!("{path}?as={side}"))).await;
                assert_eq!((status, &answer["error"]["code"]), (StatusCode::FORBIDDEN, &json!("not-your-seat")), "{path}");
            }
            assert!(client.socket_at(&table.path(&format!("/socket?as={side}"))).await.is_err());
        }
        for path in ["/state?as=referee", "/state?as=home&as=away", "/state?x=1", "/odds?as="] {
            let (status, answer) = table.home.get(&table.path(path)).await;
            assert_eq!(status, StatusCode::BAD_REQUEST, "{path}: {answer}");
        }
        assert!(table.home.socket_at(&table.path("/socket?last=-1")).await.is_err());
        // Spectators can only watch.
        for client in [&third, &host.stranger()] {
            let mut socket = client.socket(&table.code, None).await;
            let whole = socket.hear_until(|message| message["type"] == "match").await;
            assert!(whole["ask"].is_null());
            for wish in [wish.clone(), json!({ "do": "undo", "seq": whole["seq"] }), json!({ "do": "abort" }), json!({ "do": "claim" })] {
                assert_eq!(code_of(&mut socket, &message(&wish)).await, "not-your-seat");
            }
            for path in ["/odds", "/hint"] {
                let (status, answer) = client.get(&table.path(path)).await;
                assert!([StatusCode::FORBIDDEN, StatusCode::UNAUTHORIZED].contains(&status), "{path}: {answer}");
            }
            let (status, answer) = client.get(&table.path("/record")).await;
            assert_eq!((status, &answer["error"]["code"]), (StatusCode::CONFLICT, &json!("match-not-over")));
        }
        assert_eq!(seen(&host, &table).await, before);
    }

    async fn cookies_and_tokens_that_are_not_true(backend) {
        let host = Host::start(backend).await;
        let table = Table::of(&host, json!({ "spec": "fuba:3.0" })).await;
        let before = seen(&host, &table).await;
        let stranger = host.stranger();
        let long = "a".repeat(4000);
        for cookie in ["", "x", "' OR 1=1 --", "%00", &long] {
            for (name, value) in [(COOKIE, format!("touchline_session={cookie}")), (AUTHORIZATION, format!("Bearer {cookie}"))] {
                let request = stranger.request(Method::POST, &table.path("/wishes")).header(name.clone(), value);
                let response = request.json(&json!({ "do": "resign" })).send().await.unwrap();
                assert_eq!(response.status(), StatusCode::UNAUTHORIZED, "{name}: {cookie}");
            }
        }
        assert_eq!(seen(&host, &table).await, before);
        // An expired session is no session.
        host.advance(std::time::Duration::from_hours(61 * 24));
        table.refused(&table.home, json!({ "do": "resign" }), "not-signed-in").await;
        assert!(table.state(&table.home).await["ask"].is_null(), "nobody in particular watches");
    }

    async fn private_matches(backend) {
        let host = Host::start(backend).await;
        let table = Table::of(&host, json!({ "spec": "fuba:3.0", "access": "private" })).await;
        for client in [&host.guest().await, &host.stranger()] {
            for path in ["/state", "/record", ""] {
                let (status, answer) = client.get(&table.path(path)).await;
                assert_eq!((status, &answer["error"]["code"]), (StatusCode::NOT_FOUND, &json!("no-such-match")), "{path}");
            }
            assert!(client.socket_at(&table.path("/socket")).await.is_err());
        }
        let (status, _) = table.away.get(&table.path("/state")).await;
        assert_eq!(status, StatusCode::OK);
    }

    async fn what_is_not_there(backend) {
        let host = Host::start(backend).await;
        let guest: Client = host.guest().await;
        for path in ["/api/matches/nothing/state", "/api/matches/%00/state", "/api/matches/%F0%9F%A6%80/record"] {
            let (status, answer) = guest.get(path).await;
            assert!(status.is_client_error(), "{path}: {status} {answer}");
        }
        // A free seat or a withdrawn match: it has not begun, and looking at it does not begin it.
        let (_, made) = guest.post("/api/matches", json!({ "spec": "fuba:3.0" })).await;
        let code = made["code"].as_str().unwrap();
        for _ in 0..2 {
            for path in ["state", "record", "odds"] {
                let (status, answer) = guest.get(&format!("/api/matches/{code}/{path}")).await;
                assert!(status.is_client_error(), "{path}: {status} {answer}");
            }
            guest.delete(&format!("/api/matches/{code}")).await;
        }
    }
}
