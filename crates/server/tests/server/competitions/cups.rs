//! Whole competitions, played by themselves.

use std::collections::BTreeSet;

use super::{Cup, fixtures, ok, refused};
use crate::common::{Host, StatusCode, json};
use crate::on_both;
use crate::people::person;

on_both! {
    async fn computers_play_a_league_by_themselves(backend) {
        let host = Host::start(backend).await;
        let ann = person(&host, "Ann").await;
        let cup = Cup::make(&ann, "fuba:3.0", json!({ "kind": "round-robin", "legs": 1 })).await;
        cup.computers("random", 4).await;
        cup.start().await;
        let shown = cup.over().await;
        let played = fixtures(&shown);
        assert_eq!(played.len(), 6);
        let codes: BTreeSet<&str> = played.iter().map(|of| of["match"]["code"].as_str().unwrap()).collect();
        assert_eq!(codes.len(), 6, "every fixture has a match of its own");
        for of in &played {
            let listed = ok(host.stranger().get(&format!("/api/matches/{}", of["match"]["code"].as_str().unwrap())).await);
            assert_eq!(listed["competition"], json!(cup.code), "{listed}");
            assert_eq!(listed["result"]["score"], of["result"]["score"], "{of}");
        }
        let rows = shown["tables"][0]["rows"].as_array().unwrap().clone();
        assert!(rows.iter().all(|row| row["played"] == 3));
        assert_eq!(shown["winner"], rows[0]["team"]);
        assert!(shown["teams"].as_array().unwrap().iter().all(|team| team["player"] == json!({ "kind": "computer", "level": "random" })));
    }
}
