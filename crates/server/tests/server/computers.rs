//! Computers in a match: their secret choices cannot be predicted from knowledge of the match, they think
//! once about a whole action, and no clock hurries them.

use std::time::Duration;

use crate::common::{self, Backend, Host, StatusCode, json};
use crate::on_both;

/// Matches of one person against the computer.
const MATCHES: usize = 32;

/// The formations computers choose in the first matches of a server, in order.
async fn formations(backend: Backend) -> Vec<String> {
    let host = Host::start(backend).await;
    let guest = host.guest().await;
    let mut chosen = Vec::new();
    for _ in 0..MATCHES {
        let opponent = json!({ "kind": "computer", "level": "random" });
        let wishes = json!({ "spec": "fuba:3.0", "seat": "home", "opponent": opponent });
        let (_, made) = guest.post("/api/matches", wishes).await;
        let path = format!("/api/matches/{}", made["code"].as_str().unwrap());
        let mut socket = guest.socket(made["code"].as_str().unwrap(), None).await;
        let asked = socket.hear_until(|message| message["ask"]["secret"] == true).await;
        let act = json!({ "do": "act", "seq": asked["seq"], "answers": [asked["ask"]["legal"][0]] });
        assert_eq!(guest.post(&format!("{path}/wishes"), act).await.0, StatusCode::NO_CONTENT);
        socket
            .hear_until(|message| message["ask"]["secret"] == false || message["waits"] == json!(["away"]))
            .await;
        // Both have chosen.
        let formation = common::until("its formation is shown", async || {
            let state = guest.get(&format!("{path}/state")).await.1;
            let position = state["position"].as_str().unwrap().to_owned();
            let away = position.split_whitespace().find_map(|part| part.strip_prefix("away="));
            let formation = away.map(|away| away.split(',').next().unwrap().to_owned());
            formation.filter(|formation| !formation.contains('?'))
        })
        .await;
        chosen.push(formation);
        guest.post(&format!("{path}/wishes"), json!({ "do": "resign" })).await;
    }
    assert_eq!(chosen.len(), MATCHES, "{chosen:?}");
    chosen
}

on_both! {
    async fn a_character_sits_down_under_its_name(backend) {
        let host = Host::start(backend).await;
        let guest = host.guest().await;
        let characters = guest.get("/api/games").await.1["characters"].clone();
        let both = json!(["fuba", "grid"]);
        assert_eq!(characters[0], json!({ "name": "sunday", "level": "rookie", "stars": 1, "games": both }));
        for character in characters.as_array().unwrap() {
            // What these two like there is not to be seen in the grid game.
            let fuba_alone = ["dribbler", "maestro"].iter().any(|name| character["name"] == *name);
            assert_eq!(character["games"], if fuba_alone { json!(["fuba"]) } else { both.clone() });
            let opponent = json!({ "kind": "computer", "level": character["name"] });
            let wishes = json!({ "spec": "fuba:3.0", "seat": "home", "opponent": opponent });
            let (status, made) = guest.post("/api/matches", wishes).await;
            assert_eq!((status, &made["seats"]["away"]), (StatusCode::CREATED, &opponent), "{made}");
            // It chooses its formation by itself.
            let mut socket = guest.socket(made["code"].as_str().unwrap(), None).await;
            socket.hear_until(|message| message["waits"] == json!(["home"])).await;
            let path = format!("/api/matches/{}/wishes", made["code"].as_str().unwrap());
            guest.post(&path, json!({ "do": "resign" })).await;
        }
        let nobody = json!({ "kind": "computer", "level": "walls" });
        let (status, refused) = guest.post("/api/matches", json!({ "spec": "fuba:3.0", "opponent": nobody })).await;
        let message = refused["error"]["message"].as_str().unwrap();
        assert_eq!(status, StatusCode::BAD_REQUEST, "{message}");
        assert!(["walls", "wall", "sniper", "coach:5"].iter().all(|word| message.contains(word)), "{message}");
    }

    async fn the_same_match_of_another_server_tells_nothing(backend) {
        let (one, other) = (formations(backend).await, formations(backend).await);
        let alike = one.iter().zip(&other).filter(|(one, other)| one == other).count();
        // Drawn from a dozen or more, some coincide; but never all.
        assert!(alike < MATCHES / 2, "{alike} of {MATCHES}: {one:?} {other:?}");
        assert!(one.iter().any(|formation| *formation != one[0]), "{one:?}");
    }

    async fn a_whole_action_is_thought_about_once_and_costs_no_time(backend) {
        let host = Host::start(backend).await;
        let guest = host.guest().await;
        let opponent = json!({ "kind": "computer", "level": "rookie" });
        let clock = json!({ "kind": "live", "seconds": 600, "increment": 0, "at_zero": "lose" });
        let wishes = json!({ "spec": "grid:basic@small?fielders=3", "seat": "home", "opponent": opponent, "clock": clock });
        let (_, made) = guest.post("/api/matches", wishes).await;
        let code = made["code"].as_str().unwrap();
        let mut socket = guest.socket(code, None).await;
        let mut answers = 0;
        while answers < 120 {
            let message = socket.hear().await;
            if message["type"] != "match" && message["type"] != "update" {
                continue;
            }
            answers += u32::from(message["step"]["by"] == "away");
            assert_eq!(message["clock"]["running"][1], false, "{message}");
            assert_eq!(message["clock"]["away"], 600_000, "{message}");
            host.advance(Duration::from_millis(200));
            if let Some(answer) = message["ask"]["legal"].get(0) {
                let act = json!({ "do": "act", "seq": message["seq"], "answers": [answer] });
                socket.say(&json!({ "wish": act })).await;
            }
        }
        let (_, text) = guest.get("/metrics").await;
        let lines = text.as_str().unwrap_or_default().to_owned();
        let thoughts = lines.lines().find_map(|line| line.strip_prefix("touchline_thought_seconds_count "));
        let thoughts: u32 = thoughts.unwrap().parse().unwrap();
        assert!(4 * thoughts < 3 * answers, "{thoughts} thoughts for {answers} answers");
    }
}
