//! Limits hold under concurrent requests, and moderators' actions are logged.

use futures_util::future::join_all;
use touchline_server::store::Store;

use super::*;
use crate::on_both;

/// How many of twelve concurrent requests are accepted; the others are refused with this code.
async fn accepted(client: &Client, path: &str, body: impl Fn(usize) -> Value, code: &str) -> usize {
    let answers = join_all((0..12).map(|number| client.post(path, body(number)))).await;
    let (done, refusals): (Vec<_>, Vec<_>) = answers.into_iter().partition(|(status, _)| status.is_success());
    for answer in refusals {
        assert_eq!(refused(answer), refusal(409, code), "{path}");
    }
    done.len()
}

const POSITION: &str =
    "home=4-4-2,GK:APA,AFR:4,ALW:1,CE:5 away=4-4-2,GK:BPA,ALW:1,BFR:4,CE:5 ball=CE:3:home clock=1:20?";

on_both! {
    async fn limits_hold_when_twelve_come_at_once(backend) {
        let host = Host::start(backend).await;
        let (ann, _) = person(&host, "ann").await;
        person(&host, "bob").await;
        let challenge = |_| json!({ "to": "bob", "spec": "fuba:3.0" });
        assert_eq!(accepted(&ann, "/api/challenges", challenge, "too-many-challenges").await, 3);
        let bot = |number| json!({ "name": format!("robo{number}") });
        assert_eq!(accepted(&ann, "/api/bots", bot, "too-many-bots").await, 10);
        for label in 0..15 {
            assert_eq!(ann.post("/api/tokens", json!({ "label": label.to_string() })).await.0, StatusCode::CREATED);
        }
        assert_eq!(accepted(&ann, "/api/tokens", |_| json!({ "label": "one more" }), "too-many-tokens").await, 5);
        let report = |_| json!({ "name": "bob", "reason": "stalling" });
        assert_eq!(accepted(&ann, "/api/reports", report, "too-many-reports").await, 10);
        let doubt = |_| json!({ "spec": "fuba:3.0", "position": POSITION, "question": "May the ball stay?" });
        assert_eq!(accepted(&ann, "/api/doubts", doubt, "too-many-doubts").await, 10);
    }

    async fn what_moderators_do_is_noted_and_outlives_accounts(backend) {
        let host = Host::start(backend).await;
        let (ann, _) = person(&host, "ann").await;
        let (bob, _) = person(&host, "bob").await;
        let (marshal, _) = person(&host, "marshal").await;
        let store = Store::open(&host.database.url).await.unwrap();
        assert!(store.set_moderator("marshal", true, host.time.now()).await.unwrap());
        store.close().await;
        let (_, report) = ann.post("/api/reports", json!({ "name": "bob", "reason": "abuse" })).await;
        let suspend = json!({ "decision": "suspend", "days": 3, "note": "seen in the record" });
        marshal.post(&format!("/api/moderation/reports/{}", report["id"]), suspend).await;
        marshal.delete("/api/moderation/suspensions/bob").await;
        let doubt = json!({ "spec": "fuba:3.0", "position": POSITION, "question": "May the ball stay?" });
        let (_, doubt) = ann.post("/api/doubts", doubt).await;
        marshal.post(&format!("/api/moderation/doubts/{}/close", doubt["id"]), Value::Null).await;
        // What was not done is not logged.
        marshal.post(&format!("/api/moderation/reports/{}", report["id"]), json!({ "decision": "dismiss" })).await;
        assert_eq!(close_account(&bob, json!({ "password": PASSWORD })).await.0, StatusCode::NO_CONTENT);

        assert_eq!(refused(ann.get("/api/moderation/log").await), refusal(403, "not-a-moderator"));
        let (status, log) = marshal.get("/api/moderation/log").await;
        assert_eq!(status, StatusCode::OK, "{log}");
        let told: Vec<_> = log["deeds"]
            .as_array()
            .unwrap()
            .iter()
            .map(|deed| (deed["by"].as_str(), deed["what"].as_str().unwrap(), deed["about"].as_str().unwrap(), deed["note"].as_str().unwrap()))
            .collect();
        assert_eq!(told, [
            (Some("marshal"), "doubt-closed", "ann", ""),
            (Some("marshal"), "suspension-lifted", "bob", ""),
            (Some("marshal"), "suspended", "bob", "seen in the record"),
            (None, "moderator-named", "marshal", ""),
        ]);
        assert_eq!(log["deeds"][2]["subject"], report["id"]);
        assert_eq!(log["deeds"][2]["at"], host.time.now());
        let (_, older) = marshal.get(&format!("/api/moderation/log?before={}", log["deeds"][2]["id"])).await;
        assert_eq!(older["deeds"].as_array().unwrap().len(), 1);
    }

    async fn what_is_longer_than_the_document_says_is_refused(backend) {
        let host = Host::start(backend).await;
        let (ann, _) = person(&host, "ann").await;
        let long = "0".repeat(60);
        for path in [format!("/api/users/ann/matches?cursor={long}1"), format!("/api/users/ann/ratings?cursor={long}1.{long}1")] {
            assert_eq!(refused(ann.get(&path).await), refusal(400, "bad-cursor"), "{path}");
        }
        assert_eq!(ann.get("/api/users/ann/matches?cursor=0001").await.0, StatusCode::OK);
        let (_, made) = ann.post("/api/matches", json!({ "spec": "fuba:3.0", "access": "private" })).await;
        let path = format!("/api/matches/{}", made["code"].as_str().unwrap());
        let word = "x".repeat(101);
        let guest = host.guest().await;
        assert_eq!(refused(guest.get(&format!("{path}?invitation={word}")).await), refusal(400, "bad-invitation"));
        assert_eq!(refused(guest.post(&format!("{path}/join"), json!({ "invitation": word })).await), refusal(400, "bad-invitation"));
    }
}
