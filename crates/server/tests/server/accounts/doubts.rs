//! Questions about the rules: who may ask them, what they contain, who reads them.

use touchline_server::store::Store;

use super::*;
use crate::on_both;

const POSITION: &str =
    "home=4-4-2,GK:APA,AFR:4,ALW:2,CE:4 away=4-3-3,GK:BPA,BFR:4,BLW:2,CE:4 ball=CE:3:home clock=1:20";
const QUEUE: &str = "/api/moderation/doubts";

fn doubt() -> Value {
    json!({ "spec": "fuba:3.0", "position": POSITION, "question": "May the ball stay?" })
}

/// The question with one field changed.
fn but(field: &str, value: impl Into<Value>) -> Value {
    let mut doubt = doubt();
    doubt[field] = value.into();
    doubt
}

on_both! {
    async fn a_doubt_reaches_the_moderators_and_is_closed_once(backend) {
        let host = Host::start(backend).await;
        let (ann, _) = person(&host, "ann").await;
        let (moderator, _) = person(&host, "mo").await;
        let guest = host.guest().await;
        add_match(&host, "aaaa", ["ann", "mo"], "open", "over").await;
        let (status, made) = guest.post("/api/doubts", doubt()).await;
        assert_eq!(status, StatusCode::CREATED, "{made}");
        let close = format!("{QUEUE}/{}/close", made["id"]);
        assert_eq!(ann.post("/api/doubts", but("code", "aaaa")).await.0, StatusCode::CREATED);
        for client in [&ann, &guest] {
            assert_eq!(refused(client.get(QUEUE).await), refusal(403, "not-a-moderator"));
            assert_eq!(refused(client.post(&close, Value::Null).await), refusal(403, "not-a-moderator"));
        }
        assert!(Store::open(&host.database.url).await.unwrap().set_moderator("mo", true, 1).await.unwrap());
        let (_, page) = moderator.get(QUEUE).await;
        let doubts = page["doubts"].as_array().unwrap();
        assert_eq!((doubts.len(), &page["next"]), (2, &Value::Null));
        assert_eq!(doubts[0]["question"], "May the ball stay?");
        assert_eq!((&doubts[0]["spec"], &doubts[0]["position"]), (&json!("fuba:3.0"), &json!(POSITION)));
        assert_eq!((&doubts[1]["from"], &doubts[1]["code"]), (&json!("ann"), &json!("aaaa")));
        let (status, closed) = moderator.post(&close, Value::Null).await;
        assert_eq!((status, &closed["closed_by"]), (StatusCode::OK, &json!("mo")), "{closed}");
        assert_eq!(refused(moderator.post(&close, Value::Null).await), refusal(409, "already-closed"));
        assert_eq!(refused(moderator.post(&format!("{QUEUE}/99/close"), Value::Null).await), refusal(404, "no-such-doubt"));
        assert_eq!(moderator.get(QUEUE).await.1["doubts"].as_array().unwrap().len(), 1);
        assert_eq!(moderator.get(&format!("{QUEUE}?state=closed")).await.1["doubts"][0]["id"], made["id"]);
        assert_eq!(ann.get("/api/me/export").await.1["doubts"][0]["question"], "May the ball stay?");
    }

    async fn a_doubt_is_about_something_that_can_be_played(backend) {
        let host = Host::start(backend).await;
        let guest = host.guest().await;
        for (body, status, code) in [
            (but("question", "  "), 400, "bad-text"),
            (but("question", "x".repeat(2001)), 400, "bad-text"),
            (but("spec", "chess:1"), 422, "spec-unknown-game"),
            (but("position", "home=4-4-2"), 422, ""),
            (but("position", "x".repeat(8001)), 400, "bad-text"),
            (but("code", "none"), 404, "no-such-match"),
            (but("more", 1), 400, "bad-body"),
        ] {
            let (got, named) = refused(guest.post("/api/doubts", body.clone()).await);
            assert_eq!(got, status, "{body}: {named}");
            assert!(code.is_empty() || named == code, "{body}: {named}");
        }
        let (status, _) = host.stranger().post("/api/doubts", doubt()).await;
        assert_eq!(status, StatusCode::UNAUTHORIZED);
        // What a seat may not know stays as it was shown.
        let hidden = format!("{POSITION} secret=home:?");
        assert_eq!(guest.post("/api/doubts", but("position", hidden)).await.0, StatusCode::CREATED);
        for _ in 1..10 {
            assert_eq!(guest.post("/api/doubts", doubt()).await.0, StatusCode::CREATED);
        }
        assert_eq!(refused(guest.post("/api/doubts", doubt()).await), refusal(409, "too-many-doubts"));
    }
}
