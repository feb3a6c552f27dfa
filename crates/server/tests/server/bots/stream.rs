//! The stream of a match: the messages of the socket as lines.

use crate::common::{BOUND, Host, Lines, StatusCode, Value, json};
use crate::on_both;
use crate::table::Table;

/// The first legal answer to an update.
pub(crate) fn first_answer(update: &Value) -> Value {
    json!({ "do": "act", "seq": update["seq"], "answers": [update["ask"]["legal"][0]] })
}

/// Presence and what is told of the dice come at any time, what happens in the match in order.
fn is_match(message: &Value) -> bool {
    message["type"] == "match" || is_update(message)
}

fn is_update(message: &Value) -> bool {
    message["type"] == "update"
}

on_both! {
    async fn the_stream_says_what_the_socket_says(backend) {
        let host = Host::start(backend).await;
        let Table { home, code, .. } = Table::of(&host, json!({ "spec": "fuba:3.0" })).await;
        let path = format!("/api/matches/{code}/stream");
        let mut socket = home.socket(&code, None).await;
        let whole = socket.hear_until(is_match).await;
        let mut stream = Lines::open(&home, &path).await;
        assert_eq!(stream.until(is_match).await, whole);
        assert_eq!((&whole["type"], &whole["view"]["viewer"]), (&json!("match"), &json!("home")));

        let (status, done) = home.post(&format!("/api/matches/{code}/wishes"), first_answer(&whole)).await;
        assert_eq!(status, StatusCode::NO_CONTENT, "{done}");
        let next = stream.until(is_update).await;
        assert_eq!(next, socket.hear_until(is_update).await);
        assert_eq!(next["seq"].as_u64().unwrap(), whole["seq"].as_u64().unwrap() + 1);

        // A client that returns with a number gets exactly what came after it.
        let mut again = Lines::open(&home, &format!("{path}?last={}", whole["seq"])).await;
        assert_eq!(again.until(is_match).await, next);
        let mut nothing = Lines::open(&home, &format!("{path}?last={}", next["seq"])).await;
        let mut unknown = Lines::open(&home, &format!("{path}?last=999")).await;
        assert_eq!(unknown.until(is_match).await["type"], "match");
        home.post(&format!("/api/matches/{code}/wishes"), json!({ "do": "resign" })).await;
        let end = again.until(is_match).await;
        assert_eq!(end["seq"].as_u64().unwrap(), next["seq"].as_u64().unwrap() + 1);
        assert_eq!(end["result"], json!({ "outcome": "away", "reason": "resigned" }));
        assert_eq!(nothing.until(is_match).await, end);
    }

    async fn whoever_streams_is_there_until_the_connection_ends(backend) {
        let host = Host::start(backend).await;
        let Table { home, away, code } = Table::of(&host, json!({ "spec": "fuba:3.0" })).await;
        let path = format!("/api/matches/{code}/stream");
        let mut socket = home.socket(&code, None).await;
        let there = |is: bool| move |message: &Value| message["type"] == "presence" && message["away"] == is;
        socket.hear_until(there(false)).await;
        let mut first = Lines::open(&away, &path).await;
        first.next().await;
        socket.hear_until(there(true)).await;
        let mut watching = Lines::open(&host.stranger(), &path).await;
        let watched = watching.until(is_match).await;
        assert_eq!((&watched["view"]["viewer"], &watched["ask"]), (&json!("spectator"), &Value::Null));
        drop(first);
        socket.hear_until(there(false)).await;
        watching.until(there(false)).await;
    }

    async fn a_stream_is_for_those_who_may_see_the_match(backend) {
        let host = Host::start(backend).await;
        let Table { home, code, .. } = Table::of(&host, json!({ "spec": "fuba:3.0", "access": "private" })).await;
        let path = format!("/api/matches/{code}/stream");
        for (client, path, status, error) in [
            (host.guest().await, path.clone(), StatusCode::NOT_FOUND, "no-such-match"),
            (host.stranger(), path.clone(), StatusCode::NOT_FOUND, "no-such-match"),
            (home.clone(), "/api/matches/nothing/stream".into(), StatusCode::NOT_FOUND, "no-such-match"),
            (home.clone(), format!("{path}?as=away"), StatusCode::FORBIDDEN, "not-your-seat"),
            (home.clone(), format!("{path}?last=-1"), StatusCode::BAD_REQUEST, "bad-query"),
            (home.clone(), format!("{path}?since=1"), StatusCode::BAD_REQUEST, "bad-query"),
        ] {
            let (got, problem) = client.get(&path).await;
            assert_eq!((got, &problem["error"]["code"]), (status, &json!(error)), "{path}: {problem}");
        }
        Lines::open(&home, &format!("{path}?as=home")).await.next().await;
    }

    async fn a_server_that_ends_ends_its_streams(backend) {
        // A shutdown does not wait for open streams until its patience runs out.
        let mut host = Host::with(backend, |config| config.farewell = 10 * BOUND).await;
        let Table { home, code, .. } = Table::of(&host, json!({ "spec": "fuba:3.0" })).await;
        let mut stream = Lines::open(&home, &format!("/api/matches/{code}/stream")).await;
        stream.next().await;
        let mut news = Lines::open(&home, "/api/stream").await;
        tokio::join!(stream.end(), news.end(), host.stop());
    }
}
