//! What organisers decide, and what that leads to.

use super::{Cup, fixtures, ok, refused};
use crate::common::{Client, Host, StatusCode, Value, json};
use crate::on_both;
use crate::people::{block, name_of, person};

/// A league of three people, started.
async fn league(host: &Host) -> (Cup, [Client; 3]) {
    let people = [person(host, "Ann").await, person(host, "Bob").await, person(host, "Cas").await];
    let cup = Cup::make(&people[0], "fuba:3.0", json!({ "kind": "round-robin", "legs": 1 })).await;
    for player in &people {
        ok(player.post(&cup.path("/join"), json!({})).await);
    }
    cup.start().await;
    (cup, people)
}

fn result(fixture: u64, home: u8, away: u8) -> Value {
    json!({ "because": "played on cardboard", "fixture": fixture, "score": { "home": home, "away": away } })
}

on_both! {
    async fn of_two_who_decide_at_once_one_is_told_to_look_again(backend) {
        let host = Host::start(backend).await;
        let ann = person(&host, "Ann").await;
        let cup = Cup::make(&ann, "fuba:3.0", json!({ "kind": "round-robin", "legs": 1 })).await;
        for _ in 0..10 {
            let seq = cup.show().await["seq"].clone();
            let say = |text: &str| json!({ "seq": seq, "text": text });
            let path = cup.path("/announce");
            let (one, other) = tokio::join!(ann.post(&path, say("one")), ann.post(&path, say("other")));
            let (lucky, late) = if one.0.is_success() { (one, other) } else { (other, one) };
            assert!(lucky.0.is_success(), "{}", lucky.1);
            assert_eq!(late.1["error"]["args"]["seq"], lucky.1["seq"], "the current number is told");
            refused(late, StatusCode::CONFLICT, "competition-changed");
        }
        assert_eq!(cup.show().await["announcements"].as_array().unwrap().len(), 10);
    }

    async fn only_organisers_decide_and_everybody_reads_why(backend) {
        let host = Host::start(backend).await;
        let (cup, [ann, bob, _]) = league(&host).await;
        let seq = cup.show().await["seq"].clone();
        let pause = json!({ "seq": seq, "because": "rain" });
        refused(bob.post(&cup.path("/pause"), pause.clone()).await, StatusCode::FORBIDDEN, "not-organiser");
        refused(host.stranger().post(&cup.path("/pause"), pause.clone()).await, StatusCode::UNAUTHORIZED, "not-signed-in");
        let without = json!({ "seq": seq, "because": "  " });
        refused(ann.post(&cup.path("/pause"), without).await, StatusCode::BAD_REQUEST, "bad-text");
        ok(ann.post(&cup.path("/pause"), pause).await);
        let shown = ok(host.stranger().get(&cup.path("")).await);
        assert_eq!(shown["paused"], true);
        let decision = shown["decisions"].as_array().unwrap().last().unwrap().clone();
        assert_eq!((&decision["by"], &decision["what"], &decision["because"]), (&json!("Ann"), &json!("pause"), &json!("rain")));
        ok(cup.decide("resume", json!({})).await);
        assert_eq!(cup.show().await["paused"], false);
    }

    async fn a_result_for_a_match_that_is_not_there_is_refused(backend) {
        let host = Host::start(backend).await;
        let (cup, _) = league(&host).await;
        let shown = cup.show().await;
        refused(cup.decide("adjudicate", result(99, 1, 0)).await, StatusCode::UNPROCESSABLE_ENTITY, "league-no-fixture");
        refused(cup.decide("correct", result(1, 1, 0)).await, StatusCode::UNPROCESSABLE_ENTITY, "league-no-result");
        let nobody = json!({ "because": "?", "fixture": 1 });
        refused(cup.decide("adjudicate", nobody).await, StatusCode::BAD_REQUEST, "result-needs-score");
        let mut strange = result(1, 1, 0);
        strange["home"] = json!({ "formation": "4 4 2\" because" });
        refused(cup.decide("adjudicate", strange).await, StatusCode::BAD_REQUEST, "bad-word");
        assert_eq!(cup.show().await["seq"], shown["seq"], "nothing has changed");
    }

    async fn a_decided_fixture_ends_its_match_and_a_void_one_is_played_again(backend) {
        let host = Host::start(backend).await;
        let (cup, [ann, ..]) = league(&host).await;
        let first = cup.playing(1).await;
        ok(cup.decide("adjudicate", result(1, 2, 1)).await);
        let listed = async |code: &str| ok(ann.get(&format!("/api/matches/{code}")).await);
        for _ in 0..1000 {
            if listed(&first).await["status"] == "aborted" {
                break;
            }
            tokio::time::sleep(crate::competitions::LOOK).await;
        }
        assert_eq!(listed(&first).await["status"], "aborted", "nobody goes on with it");
        let shown = cup.show().await;
        assert_eq!(fixtures(&shown)[0]["result"]["score"], json!([2, 1]));
        ok(cup.decide("void", json!({ "fixture": 1, "because": "wrong ball" })).await);
        // One of its teams plays the next round already, and plays one match after the other.
        let next = fixtures(&cup.show().await)[1].clone();
        ok(cup.decide("adjudicate", result(next["id"].as_u64().unwrap(), 0, 0)).await);
        let again = cup.playing(1).await;
        assert_ne!(again, first, "another match");
        // The old match cannot come back as a result.
        host.stranger().get(&cup.path("")).await;
        assert!(fixtures(&cup.show().await)[0]["result"].is_null());
    }

    async fn a_corrected_result_changes_who_meets_in_the_final(backend) {
        let host = Host::start(backend).await;
        let ann = person(&host, "Ann").await;
        let format = json!({ "kind": "knock-out", "legs": 1, "third_place": false });
        let cup = Cup::with(&ann, "fuba:3.0", format, json!({ "seeding": "order" })).await;
        for name in ["Bob", "Cas", "Dan"] {
            ok(person(&host, name).await.post(&cup.path("/join"), json!({})).await);
        }
        ok(ann.post(&cup.path("/join"), json!({})).await);
        cup.start().await;
        let shown = cup.until("the semi-finals are there", |shown| fixtures(shown).len() >= 3).await;
        let ids: Vec<u64> = fixtures(&shown).iter().map(|of| of["id"].as_u64().unwrap()).collect();
        ok(cup.decide("adjudicate", result(ids[0], 1, 0)).await);
        ok(cup.decide("adjudicate", result(ids[1], 1, 0)).await);
        let one = cup.playing(ids[2]).await;
        let before = fixtures(&cup.show().await)[2].clone();
        ok(cup.decide("correct", result(ids[0], 0, 1)).await);
        let shown = cup.until("the final begins anew", |shown| {
            let last = &fixtures(shown)[2];
            last["state"] == "playing" && last["match"]["code"] != json!(one)
        }).await;
        let after = fixtures(&shown)[2].clone();
        assert_eq!(after["away"], before["away"]);
        assert_ne!(after["home"], before["home"], "{after}");
        // A final that was played by others is void.
        ok(cup.decide("adjudicate", result(ids[2], 3, 0)).await);
        assert_eq!(cup.show().await["status"], "over");
        ok(cup.decide("correct", result(ids[0], 1, 0)).await);
        let shown = cup.until("it is played again", |shown| fixtures(shown)[2]["state"] == "playing").await;
        assert_eq!((&shown["status"], &shown["winner"]), (&json!("running"), &Value::Null));
    }

    async fn who_leaves_is_out_and_the_table_stays_right(backend) {
        let host = Host::start(backend).await;
        let (cup, [ann, bob, cas]) = league(&host).await;
        cup.until("fixtures are there", |shown| fixtures(shown).len() == 3).await;
        ok(cas.post(&cup.path("/leave"), json!({ "because": "holidays" })).await);
        refused(cas.post(&cup.path("/leave"), json!({})).await, StatusCode::CONFLICT, "not-taking-part");
        let shown = cup.show().await;
        let gone = shown["teams"].as_array().unwrap().iter().find(|team| team["name"] == "Cas").unwrap();
        assert_eq!(gone["withdrawn"], true);
        let open: Vec<Value> = fixtures(&shown).into_iter().filter(|of| of["state"] != "annulled").collect();
        assert_eq!(open.len(), 1, "no match of a team that played none counts: {shown:#}");
        // Whoever closes their account withdraws as well, and leaves no name behind.
        let (status, _) = common_delete(&bob).await;
        assert_eq!(status, StatusCode::NO_CONTENT);
        let shown = cup.over().await;
        let names: Vec<&str> = shown["teams"].as_array().unwrap().iter().map(|team| team["name"].as_str().unwrap()).collect();
        assert!(!names.contains(&"Bob") && names.contains(&"Ann"), "{names:?}");
        let log = ok(ann.get(&cup.path("/log")).await);
        assert!(!log.as_str().unwrap().contains("Bob"), "{log}");
    }

    async fn somebody_else_goes_on_for_a_team(backend) {
        let host = Host::start(backend).await;
        let (cup, [_, bob, _]) = league(&host).await;
        let first = cup.playing(1).await;
        let dan = person(&host, "Dan").await;
        let team = |shown: &Value, name: &str| {
            shown["teams"].as_array().unwrap().iter().find(|team| team["name"] == name).unwrap()["id"].clone()
        };
        let shown = cup.show().await;
        let plays: Vec<Value> = vec![fixtures(&shown)[0]["home"]["team"].clone(), fixtures(&shown)[0]["away"]["team"].clone()];
        let who = if plays.contains(&team(&shown, "Bob")) { "Bob" } else { "Cas" };
        let replace = |user: &str| json!({ "because": "ill", "team": team(&shown, who), "user": user });
        refused(cup.decide("replace", replace("Ann")).await, StatusCode::CONFLICT, "already-in-competition");
        refused(cup.decide("replace", replace("Nobody")).await, StatusCode::NOT_FOUND, "no-such-user");
        ok(cup.decide("replace", replace("Dan")).await);
        let shown = cup.until("the match begins anew", |shown| {
            let of = &fixtures(shown)[0];
            of["state"] == "playing" && of["match"]["code"] != json!(first)
        }).await;
        assert_eq!(ok(dan.get(&cup.path("")).await)["you"]["match"], fixtures(&shown)[0]["match"]["code"]);
        assert_eq!(team(&shown, "Dan"), team(&shown, "Dan"));
        let computer = json!({ "because": "ill", "team": team(&shown, "Dan"), "level": "random" });
        ok(cup.decide("replace", computer).await);
        let _ = bob;
    }

    async fn a_competition_is_for_those_who_may_come_in(backend) {
        let host = Host::start(backend).await;
        let ann = person(&host, "Ann").await;
        let settings = json!({ "settings": { "size": 2, "computers": false } });
        let cup = Cup::with(&ann, "fuba:3.0", json!({ "kind": "round-robin", "legs": 1 }), settings).await;
        let huge = json!({ "name": "Huge", "spec": "fuba:3.0", "format": { "kind": "round-robin", "legs": 1 }, "settings": { "size": 64 } });
        refused(ann.post("/api/competitions", huge).await, StatusCode::BAD_REQUEST, "competition-matches");
        let computers = json!({ "level": "random", "count": 1 });
        refused(ann.post(&cup.path("/computers"), computers).await, StatusCode::FORBIDDEN, "no-computers");
        let (bob, cas, dan) = (person(&host, "Bob").await, person(&host, "Cas").await, host.guest().await);
        block(&host, "Ann", "Bob").await;
        refused(bob.post(&cup.path("/join"), json!({})).await, StatusCode::FORBIDDEN, "cannot-join");
        ok(cas.post(&cup.path("/join"), json!({})).await);
        refused(cas.post(&cup.path("/join"), json!({})).await, StatusCode::CONFLICT, "already-in-competition");
        ok(cas.post(&cup.path("/leave"), json!({})).await);
        ok(cas.post(&cup.path("/join"), json!({})).await);
        refused(cup.decide("start", json!({})).await, StatusCode::UNPROCESSABLE_ENTITY, "league-too-few-teams");
        ok(dan.post(&cup.path("/join"), json!({})).await);
        refused(ann.post(&cup.path("/join"), json!({})).await, StatusCode::CONFLICT, "competition-full");
        let shown = cup.start().await;
        let guest = shown["teams"].as_array().unwrap().iter().find(|team| team["player"]["kind"] == "guest");
        assert_eq!(guest.unwrap()["player"]["name"], json!(name_of(&dan).await));
        refused(ann.post(&cup.path("/join"), json!({})).await, StatusCode::CONFLICT, "competition-begun");
        refused(ann.delete(&cup.path("")).await, StatusCode::CONFLICT, "competition-begun");
        for number in 0..9 {
            Cup::make(&ann, "grid:basic", json!({ "kind": "ladder", "reach": number + 1 })).await;
        }
        let more = json!({ "name": "One more", "spec": "fuba:3.0", "format": { "kind": "swiss", "rounds": 3 } });
        refused(ann.post("/api/competitions", more.clone()).await, StatusCode::CONFLICT, "too-many-competitions");
        let open = ok(ann.get("/api/me/competitions").await);
        let last = open["competitions"][0]["code"].as_str().unwrap();
        refused(bob.delete(&format!("/api/competitions/{last}")).await, StatusCode::FORBIDDEN, "not-organiser");
        assert_eq!(ann.delete(&format!("/api/competitions/{last}")).await.0, StatusCode::NO_CONTENT);
        assert_eq!(ann.get(&format!("/api/competitions/{last}")).await.0, StatusCode::NOT_FOUND);
        ok(ann.post("/api/competitions", more).await);
    }

    async fn nothing_is_agreed_or_taken_back_in_a_match_of_a_competition(backend) {
        let host = Host::start(backend).await;
        let ann = person(&host, "Ann").await;
        let cup = Cup::make(&ann, "fuba:3.0", json!({ "kind": "round-robin", "legs": 1 })).await;
        ok(ann.post(&cup.path("/join"), json!({})).await);
        cup.computers("random", 1).await;
        cup.start().await;
        let path = format!("/api/matches/{}", cup.playing(1).await);
        for wish in [json!({ "do": "abort" }), json!({ "do": "offer", "what": "draw" }), json!({ "do": "offer", "what": "takeback" }), json!({ "do": "replace" })] {
            refused(ann.post(&format!("{path}/wishes"), wish).await, StatusCode::CONFLICT, "not-in-competition");
        }
        refused(ann.get(&format!("{path}/hint")).await, StatusCode::FORBIDDEN, "not-in-competition");
        ok(ann.get(&format!("{path}/odds")).await);
        ok(ann.post(&format!("{path}/wishes"), json!({ "do": "resign" })).await);
        let shown = cup.over().await;
        assert_eq!(fixtures(&shown)[0]["result"]["ending"], "awarded");
        // A rematch is a match of its own.
        let again = ok(ann.post(&format!("{path}/rematch"), json!({})).await);
        assert!(again["competition"].is_null(), "{again}");
    }

    async fn who_checks_in_takes_part(backend) {
        let host = Host::start(backend).await;
        let ann = person(&host, "Ann").await;
        let cup = Cup::with(&ann, "fuba:3.0", json!({ "kind": "round-robin", "legs": 1 }), json!({ "check_in": true })).await;
        let (bob, cas) = (person(&host, "Bob").await, person(&host, "Cas").await);
        refused(bob.post(&cup.path("/check-in"), Value::Null).await, StatusCode::CONFLICT, "not-taking-part");
        for player in [&bob, &cas] {
            ok(player.post(&cup.path("/join"), json!({})).await);
        }
        cup.computers("random", 1).await;
        for _ in 0..2 {
            ok(bob.post(&cup.path("/check-in"), Value::Null).await);
        }
        let shown = cup.start().await;
        let teams = shown["teams"].as_array().unwrap();
        let out: Vec<&Value> = teams.iter().filter(|team| team["withdrawn"] == true).collect();
        assert_eq!((out.len(), &out[0]["name"]), (1, &json!("Cas")));
    }
}

/// Close an account.
async fn common_delete(client: &Client) -> (StatusCode, Value) {
    let request = client.request(reqwest::Method::DELETE, "/api/me");
    let response = request.json(&json!({ "password": "corner flag and whistle" })).send().await.unwrap();
    crate::common::answer(response).await
}
