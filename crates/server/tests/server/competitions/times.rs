//! The times of a tournament, by a clock that the test moves.

use std::time::Duration;

use super::{Cup, LOOK, fixtures, ok, refused};
use crate::common::{Client, Host, StatusCode, Value, json};
use crate::on_both;
use crate::people::person;

/// A match of two people by the times of a tournament: its path, and the two.
async fn begun(host: &Host, spec: &str) -> (Cup, String, [Client; 2]) {
    let people = [person(host, "Ann").await, person(host, "Bob").await];
    let settings = json!({ "settings": { "clock": { "kind": "tournament" } } });
    let cup = Cup::with(&people[0], spec, json!({ "kind": "round-robin", "legs": 1 }), settings).await;
    for player in &people {
        ok(player.post(&cup.path("/join"), json!({})).await);
    }
    cup.start().await;
    let path = format!("/api/matches/{}", cup.playing(1).await);
    (cup, path, people)
}

/// Look at a match until something is so.
async fn until(client: &Client, path: &str, wanted: impl Fn(&Value) -> bool) -> Value {
    for _ in 0..1000 {
        let state = ok(client.get(&format!("{path}/state")).await);
        if wanted(&state) {
            return state;
        }
        tokio::time::sleep(LOOK).await;
    }
    panic!("{:#}", ok(client.get(&format!("{path}/state")).await));
}

fn agreed(state: &Value, word: &str) -> bool {
    state["view"]["agreed"].as_array().is_some_and(|agreed| agreed.iter().any(|of| of == word))
}

on_both! {
    async fn f_comp_11_and_12_a_slow_match_becomes_a_blitz_and_is_whistled_off(backend) {
        let mut host = Host::start(backend).await;
        let (cup, path, [ann, bob]) = begun(&host, "fuba:3.0").await;
        let before = ok(ann.get(&format!("{path}/state")).await);
        assert!(before["clock"].is_null(), "nobody is hurried: {before:#}");
        host.advance(Duration::from_mins(74));
        tokio::time::sleep(LOOK).await;
        assert!(!agreed(&ok(ann.get(&format!("{path}/state")).await), "blitz"));
        // The server is away for a moment; what was played before its last entry stays played.
        let answer = json!({ "do": "act", "seq": before["seq"], "answers": [before["ask"]["legal"][0]] });
        ok(ann.post(&format!("{path}/wishes"), answer).await);
        host.restart().await;
        host.advance(Duration::from_mins(1));
        let state = until(&bob, &path, |state| agreed(state, "blitz")).await;
        assert_eq!(state["clock"]["home"], 30_000, "{state:#}");
        let seq = state["seq"].as_u64().unwrap();
        host.advance(Duration::from_secs(30));
        until(&bob, &path, |state| state["seq"].as_u64().unwrap() > seq).await;
        // Nobody is told when it will be over.
        let mut said = String::new();
        for at in ["", "/state", "/log"] {
            said += &ok(ann.get(&format!("{path}{at}")).await).to_string();
        }
        said += &ok(ann.get(&cup.path("")).await).to_string();
        said += &ok(ann.get(&cup.path("/log")).await).to_string();
        said += &ok(ann.get("/api/me/export").await).to_string();
        said += &ok(ann.get("/api/users/Bob/matches").await).to_string();
        assert!(!said.contains("whistle"), "{said}");
        for _ in 0..80 {
            host.advance(Duration::from_mins(1));
            tokio::time::sleep(LOOK).await;
            if ok(ann.get(&path).await)["status"] == "over" {
                break;
            }
        }
        let shown = cup.over().await;
        assert_eq!(fixtures(&shown)[0]["result"]["ending"], "played", "{shown:#}");
        let (_, record) = ann.get(&format!("{path}/record")).await;
        let record = record.as_str().unwrap();
        let minute = record.split("whistle=").nth(1).and_then(|rest| rest[..3].parse::<u32>().ok());
        assert!(minute.is_some_and(|minute| (130..=140).contains(&minute)), "{record}");
        assert!(record.contains("call blitz"), "{record}");
    }

    async fn f_comp_09_a_slow_first_half_makes_time_pass_faster(backend) {
        let host = Host::start(backend).await;
        let (_, path, [ann, _]) = begun(&host, "fuba:2.1").await;
        host.advance(Duration::from_mins(59));
        tokio::time::sleep(LOOK).await;
        assert!(!agreed(&ok(ann.get(&format!("{path}/state")).await), "slow-half"));
        host.advance(Duration::from_mins(1));
        let state = until(&ann, &path, |state| agreed(state, "slow-half")).await;
        assert!(state["clock"].is_null(), "nobody is hurried: {state:#}");
    }

    async fn the_times_of_a_tournament_are_for_rulebooks_that_have_them(backend) {
        let host = Host::start(backend).await;
        let ann = person(&host, "Ann").await;
        let clock = json!({ "kind": "tournament" });
        let body = json!({ "name": "Cup", "spec": "fuba:2.2", "format": { "kind": "swiss", "rounds": 3 }, "settings": { "clock": clock } });
        refused(ann.post("/api/competitions", body).await, StatusCode::BAD_REQUEST, "bad-clock");
        let body = json!({ "spec": "fuba:3.0", "clock": clock });
        refused(ann.post("/api/matches", body).await, StatusCode::BAD_REQUEST, "bad-clock");
    }
}
