//! What two people share beside the board, each of them at another node: who looks for whom, what is said,
//! who is here, who wants to play again, news, and who is signed out.

use std::time::Duration;

use super::{Nodes, has_all, until};
use crate::common::{Client, Lines, Socket, StatusCode, Value, json};
use reqwest::Method;
use reqwest::header::COOKIE;

/// They wish for the same match, one after the other: its code.
async fn paired(first: &Client, second: &Client) -> String {
    let wish = json!({ "spec": "fuba:3.0" });
    let (_, waits) = first.post("/api/pairing", wish.clone()).await;
    assert_eq!(waits["pairing"], "waiting", "{waits}");
    let (_, found) = second.post("/api/pairing", wish).await;
    assert_eq!(found["pairing"], "matched", "{found}");
    let (_, told) = first.get("/api/pairing").await;
    assert_eq!(told["match"]["code"], found["match"]["code"], "{told}");
    found["match"]["code"].as_str().unwrap().to_owned()
}

async fn wish(client: &Client, code: &str, wish: Value) -> (StatusCode, Value) {
    client.post(&format!("/api/matches/{code}/wishes"), wish).await
}

/// One says something, and the other one hears it.
async fn is_heard(from: &Client, to: &mut Socket, code: &str, text: &str) {
    let (status, answer) = wish(from, code, json!({ "do": "say", "text": text })).await;
    assert_eq!(status, StatusCode::NO_CONTENT, "{answer}");
    to.hear_until(|message| message["type"] == "chat" && message["text"] == text).await;
}

/// Nobody can claim a match of somebody who is at the other node.
async fn is_known_to_be_here(claims: &Client, hears: &mut Socket, code: &str) {
    let both = json!({ "type": "presence", "home": true, "away": true });
    hears.hear_until(|message| *message == both).await;
    let (status, refused) = wish(claims, code, json!({ "do": "claim" })).await;
    assert_eq!((status, &refused["error"]["code"]), (StatusCode::CONFLICT, &json!("opponent-is-here")));
}

/// It is over, for everybody.
async fn is_over(client: &Client, sockets: &mut [Socket; 2], code: &str) {
    let (status, answer) = wish(client, code, json!({ "do": "resign" })).await;
    assert_eq!(status, StatusCode::NO_CONTENT, "{answer}");
    for socket in sockets {
        let end = socket.hear_until(|message| !message["result"].is_null()).await;
        assert_eq!(end["result"]["reason"], "resigned");
    }
}

/// One wants a rematch, the other one is told and agrees.
async fn play_again(first: &Client, second: &Client, code: &str) {
    let again = format!("/api/matches/{code}/rematch");
    let mut news = Lines::open(second, "/api/stream").await;
    // Whoever begins to listen is known at the other node a moment later, and who asks again is told again.
    until("the other one is told", async || {
        let (status, answer) = first.post(&again, Value::Null).await;
        if status == StatusCode::CONFLICT {
            assert_eq!(answer["error"]["code"], "match-not-over", "{answer}");
            return None;
        }
        assert_eq!(status, StatusCode::ACCEPTED, "{answer}");
        let told = news.until(|line| line["event"] == "rematch-offered");
        tokio::time::timeout(Duration::from_millis(500), told).await.ok()
    })
    .await;
    let (status, begun) = second.post(&again, Value::Null).await;
    assert_eq!(status, StatusCode::CREATED, "{begun}");
    let (status, same) = first.post(&again, Value::Null).await;
    assert_eq!((status, &same["code"]), (StatusCode::CREATED, &begun["code"]), "{same}");
    assert_ne!(begun["code"], code);
    assert_ne!(begun["you"], same["you"]);
}

/// Whoever signs out everywhere is let in nowhere, and what they have open at the other node ends.
async fn is_signed_out(client: &Client, elsewhere: &Client, mut socket: Socket) {
    let cookies = client.cookies().expect("somebody who is signed in");
    let (status, answer) = client.delete("/api/sessions").await;
    assert_eq!(status, StatusCode::NO_CONTENT, "{answer}");
    let close = socket.hear_close().await.expect("it is said why");
    assert_eq!(u16::from(close.code), 1008, "{close:?}");
    let stranger = Client::new(elsewhere.addr);
    let request = stranger.request(Method::GET, "/api/me").header(COOKIE, cookies);
    assert_eq!(request.send().await.unwrap().status(), StatusCode::UNAUTHORIZED);
}

/// All of it.
async fn meet(nodes: &Nodes, names: [&str; 2]) {
    let [ann, bob] = [nodes.person(names[0], 0).await, nodes.person(names[1], 1).await];
    let code = paired(&ann, &bob).await;
    let mut sockets = [ann.socket(&code, None).await, bob.socket(&code, None).await];
    let [anns, bobs] = &mut sockets;
    is_known_to_be_here(&bob, bobs, &code).await;
    is_heard(&bob, anns, &code, "Hello from over there").await;
    is_heard(&ann, bobs, &code, "And back").await;
    is_over(&ann, &mut sockets, &code).await;
    play_again(&ann, &bob, &code).await;
    let anns_elsewhere = ann.at(nodes.addrs[1]);
    let open = anns_elsewhere.socket(&code, None).await;
    is_signed_out(&ann, &anns_elsewhere, open).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn people_at_different_nodes_meet() {
    if !has_all() {
        return;
    }
    let mut nodes = Nodes::start().await;
    meet(&nodes, ["Ann", "Bob"]).await;
    nodes.nats.go_away();
    meet(&nodes, ["Cyd", "Dan"]).await;
}
