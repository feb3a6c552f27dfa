//! What nobody gets away with: entering others, escaping a defeat, filling the log.

use super::{Cup, LOOK, fixtures, ok, refused};
use crate::common::{Client, Host, StatusCode, Value, json};
use crate::on_both;
use crate::people::{block, listen, live_clock, person};

/// A rated league of three, started.
async fn rated(host: &Host) -> (Cup, [Client; 3]) {
    let people = [person(host, "Ann").await, person(host, "Bob").await, person(host, "Cas").await];
    let settings = json!({ "settings": { "clock": live_clock(3000, 0), "rated": true }, "seeding": "order" });
    let cup = Cup::with(&people[0], "fuba:3.0", json!({ "kind": "round-robin", "legs": 1 }), settings).await;
    for player in &people {
        ok(player.post(&cup.path("/join"), json!({})).await);
    }
    cup.start().await;
    cup.until("a match is played", |shown| fixtures(shown).iter().any(|of| of["state"] == "playing")).await;
    (cup, people)
}

/// The number of a team.
fn team(shown: &Value, name: &str) -> u64 {
    let teams = shown["teams"].as_array().unwrap();
    let found =
        teams.iter().rfind(|team| team["name"] == name).unwrap_or_else(|| panic!("{name}: {shown:#}"));
    found["id"].as_u64().unwrap()
}

/// The fixture that is being played, and the names of its players, home first.
fn played(shown: &Value) -> (Value, [String; 2]) {
    let of = fixtures(shown).into_iter().find(|of| of["state"] == "playing").unwrap();
    let name = |side: &str| {
        let teams = shown["teams"].as_array().unwrap();
        let team = teams.iter().find(|team| team["id"] == of[side]["team"]).unwrap();
        team["name"].as_str().unwrap().to_owned()
    };
    let names = [name("home"), name("away")];
    (of, names)
}

/// Look at a match until it has ended.
async fn ended(client: &Client, code: &str) -> Value {
    for _ in 0..1500 {
        let listed = ok(client.get(&format!("/api/matches/{code}")).await);
        if listed["status"] != "live" {
            return listed;
        }
        tokio::time::sleep(LOOK).await;
    }
    panic!("{code} goes on");
}

/// Change what is stored.
async fn run(host: &Host, sql: &'static str) {
    sqlx::query(sql).execute(&mut host.database.connect().await).await.unwrap();
}

on_both! {
    async fn where_ratings_count_nobody_enters_somebody_else(backend) {
        let host = Host::start(backend).await;
        let (cup, _) = rated(&host).await;
        person(&host, "Dan").await;
        let shown = cup.show().await;
        let (_, names) = played(&shown);
        let idle = ["Ann", "Bob", "Cas"].into_iter().find(|name| !names.contains(&(*name).to_owned())).unwrap();
        let replace = json!({ "because": "ill", "team": team(&shown, idle), "user": "Dan" });
        refused(cup.decide("replace", replace).await, StatusCode::FORBIDDEN, "cannot-enter");
        let computer = json!({ "because": "ill", "team": team(&shown, idle), "level": "random" });
        ok(cup.decide("replace", computer).await);
    }

    async fn who_is_entered_hears_of_it_unless_they_cannot_play_there(backend) {
        let host = Host::start(backend).await;
        let ann = person(&host, "Ann").await;
        let cup = Cup::make(&ann, "fuba:3.0", json!({ "kind": "round-robin", "legs": 1 })).await;
        cup.computers("random", 1).await;
        let (dan, _, _) = (person(&host, "Dan").await, person(&host, "Eve").await, person(&host, "Fay").await);
        block(&host, "Eve", "Ann").await;
        run(&host, "UPDATE users SET suspended_until = 9000000000000000 WHERE name = 'Fay'").await;
        let replace = |user: &str| json!({ "because": "ill", "team": 1, "user": user });
        for user in ["Eve", "Fay"] {
            refused(cup.decide("replace", replace(user)).await, StatusCode::FORBIDDEN, "cannot-enter");
        }
        let mut ear = listen(&dan).await;
        ok(cup.decide("replace", replace("Dan")).await);
        let news = ear.until("competition-entered").await;
        assert_eq!((&news["code"], &news["by"]), (&json!(cup.code), &json!("Ann")));
        // Whoever has left comes back if the organiser says so, or by themselves.
        ok(dan.post(&cup.path("/leave"), json!({})).await);
        assert_eq!(cup.show().await["teams"][0]["withdrawn"], true);
        ok(cup.decide("replace", replace("Dan")).await);
        assert_eq!(cup.show().await["teams"][0]["withdrawn"], false);
        ok(dan.post(&cup.path("/leave"), json!({})).await);
        refused(dan.post(&cup.path("/check-in"), Value::Null).await, StatusCode::CONFLICT, "not-taking-part");
    }

    async fn whoever_leaves_during_a_match_has_lost_it(backend) {
        let host = Host::start(backend).await;
        let (cup, [_, bob, cas]) = rated(&host).await;
        let (of, names) = played(&cup.show().await);
        let (leaver, at) = if names.contains(&"Cas".to_owned()) { (&cas, "Cas") } else { (&bob, "Bob") };
        let code = of["match"]["code"].as_str().unwrap();
        assert_eq!(ok(cas.get(&format!("/api/matches/{code}")).await)["rated"], true);
        ok(leaver.post(&cup.path("/leave"), json!({})).await);
        let listed = ended(leaver, code).await;
        let winner = if names[0] == at { "away" } else { "home" };
        assert_eq!((&listed["status"], &listed["result"]["reason"]), (&json!("over"), &json!("adjudicated")), "{listed:#}");
        assert_eq!(listed["result"]["outcome"], winner, "{listed:#}");
        assert_eq!(listed["rated"], true);
    }

    async fn organisers_decide_nothing_about_a_rated_match_of_their_own(backend) {
        let host = Host::start(backend).await;
        let (cup, [ann, bob, _]) = rated(&host).await;
        // Until Ann plays.
        loop {
            let shown = cup.until("one is played", |shown| fixtures(shown).iter().any(|of| of["state"] == "playing")).await;
            let (of, names) = played(&shown);
            if names.contains(&"Ann".to_owned()) {
                break;
            }
            let code = of["match"]["code"].as_str().unwrap();
            ok(bob.post(&format!("/api/matches/{code}/wishes"), json!({ "do": "resign" })).await);
            cup.until("it is over", |shown| fixtures(shown).iter().any(|other| other["id"] == of["id"] && other["state"] == "over")).await;
        }
        let shown = cup.show().await;
        let (of, _) = played(&shown);
        let id = of["id"].as_u64().unwrap();
        let result = json!({ "because": "?", "fixture": id, "score": { "home": 9, "away": 0 } });
        let own = team(&shown, "Ann");
        for (what, body) in [
            ("adjudicate", result),
            ("withdraw", json!({ "because": "?", "team": own })),
            ("replace", json!({ "because": "?", "team": own, "level": "random" })),
            ("finish", json!({ "because": "?" })),
        ] {
            refused(cup.decide(what, body).await, StatusCode::CONFLICT, "own-match");
        }
        ok(cup.decide("pause", json!({ "because": "rain" })).await);
        let code = of["match"]["code"].as_str().unwrap();
        assert_eq!(ok(ann.get(&format!("/api/matches/{code}")).await)["status"], "live");
    }

    async fn nobody_fills_the_log_of_others(backend) {
        let mut host = Host::start(backend).await;
        let (ann, bob, cas) = (person(&host, "Ann").await, person(&host, "Bob").await, person(&host, "Cas").await);
        let cup = Cup::make(&ann, "fuba:3.0", json!({ "kind": "round-robin", "legs": 1 })).await;
        for _ in 0..3 {
            ok(bob.post(&cup.path("/join"), json!({})).await);
            ok(bob.post(&cup.path("/leave"), json!({})).await);
        }
        refused(bob.post(&cup.path("/join"), json!({})).await, StatusCode::CONFLICT, "joined-too-often");
        // The last entries are the organiser's.
        ok(cup.decide("announce", json!({ "text": "again and again" })).await);
        host.kill().await;
        run(&host, "WITH RECURSIVE n (k) AS (SELECT 1 UNION ALL SELECT k + 1 FROM n WHERE k < 12493) \
            INSERT INTO competition_entries (competition_id, seq, at, by_user, player, level, line) \
            SELECT e.competition_id, e.seq + n.k, e.at, e.by_user, e.player, e.level, e.line \
            FROM competition_entries e, n WHERE e.seq = 7").await;
        run(&host, "UPDATE competitions SET seq = 12500").await;
        host.restart().await;
        refused(cas.post(&cup.path("/join"), json!({})).await, StatusCode::CONFLICT, "competition-log-full");
        ok(cup.decide("announce", json!({ "text": "we begin" })).await);
        cup.computers("random", 2).await;
        cup.start().await;
    }

    async fn places_are_for_those_who_are_there(backend) {
        let host = Host::start(backend).await;
        let bob = person(&host, "Bob").await;
        let mut cups = Vec::new();
        for name in ["Ann", "Cas", "Dan"] {
            let organiser = person(&host, name).await;
            for _ in 0..7 {
                cups.push(Cup::make(&organiser, "grid:basic", json!({ "kind": "ladder", "reach": 1 })).await);
            }
        }
        for cup in &cups[..20] {
            ok(bob.post(&cup.path("/join"), json!({})).await);
        }
        refused(bob.post(&cups[20].path("/join"), json!({})).await, StatusCode::CONFLICT, "too-many-competitions");
        // What is refused leaves nothing behind.
        for _ in 0..11 {
            let quick = bob.post("/api/competitions/quick", json!({ "name": "Tonight" })).await;
            assert_eq!(quick.1["error"]["args"]["case"], "joined", "{}", quick.1);
            refused(quick, StatusCode::CONFLICT, "too-many-competitions");
        }
        assert_eq!(ok(bob.get("/api/competitions").await)["competitions"].as_array().unwrap().len(), 21);
        ok(bob.post(&cups[3].path("/leave"), json!({})).await);
        ok(bob.post(&cups[20].path("/join"), json!({})).await);
        refused(bob.post(&cups[3].path("/join"), json!({})).await, StatusCode::CONFLICT, "too-many-competitions");
    }

    async fn whoever_comes_back_may_bring_something_else(backend) {
        let host = Host::start(backend).await;
        let (ann, bob) = (person(&host, "Ann").await, person(&host, "Bob").await);
        let cup = Cup::with(&ann, "fuba:3.0+condition", json!({ "kind": "swiss", "rounds": 3 }), json!({ "primary": true })).await;
        ok(bob.post(&cup.path("/join"), json!({ "primary": "4-4-2" })).await);
        ok(bob.post(&cup.path("/leave"), json!({})).await);
        let shown = ok(bob.post(&cup.path("/join"), json!({ "primary": "4-3-3" })).await);
        let own = shown["teams"].as_array().unwrap().iter().find(|team| team["withdrawn"] == false).unwrap();
        assert_eq!((&own["name"], &own["primary"], &shown["you"]["team"]), (&json!("Bob"), &json!("4-3-3"), &own["id"]));
        // On a ladder there is a way back after the start, too.
        let ladder = Cup::make(&ann, "grid:basic", json!({ "kind": "ladder", "reach": 1 })).await;
        ladder.computers("random", 2).await;
        ok(bob.post(&ladder.path("/join"), json!({})).await);
        ladder.start().await;
        ok(bob.post(&ladder.path("/leave"), json!({})).await);
        let shown = ok(bob.post(&ladder.path("/join"), json!({})).await);
        assert!(shown["you"]["team"].is_u64(), "{shown:#}");
        let days = json!({ "name": "L", "spec": "grid:basic", "format": { "kind": "ladder", "reach": 1 }, "settings": { "round_days": 3 } });
        refused(ann.post("/api/competitions", days).await, StatusCode::BAD_REQUEST, "ladder-without-rounds");
    }

    async fn an_early_end_calls_off_what_is_being_played(backend) {
        let host = Host::start(backend).await;
        let (ann, bob) = (person(&host, "Ann").await, person(&host, "Bob").await);
        let cup = Cup::make(&ann, "fuba:3.0", json!({ "kind": "round-robin", "legs": 1 })).await;
        for player in [&ann, &bob] {
            ok(player.post(&cup.path("/join"), json!({})).await);
        }
        cup.start().await;
        let code = cup.playing(1).await;
        ok(cup.decide("announce", json!({ "text": "it snows" })).await);
        ok(cup.decide("finish", json!({ "because": "snow" })).await);
        assert_eq!(ended(&bob, &code).await["status"], "aborted");
        // Whatever somebody wrote is theirs to take along.
        let export = ok(ann.get("/api/me/export").await).to_string();
        assert!(export.contains("it snows") && export.contains("because \\\"snow\\\""), "{export}");
        assert!(!ok(bob.get("/api/me/export").await).to_string().contains("it snows"));
    }

    async fn a_match_that_cannot_be_read_keeps_no_other_waiting(backend) {
        let mut host = Host::start(backend).await;
        let ann = person(&host, "Ann").await;
        let cup = Cup::make(&ann, "fuba:3.0", json!({ "kind": "round-robin", "legs": 1 })).await;
        let mut people = vec![ann];
        for name in ["Bob", "Cas", "Dan"] {
            people.push(person(&host, name).await);
        }
        for player in &people {
            ok(player.post(&cup.path("/join"), json!({})).await);
        }
        cup.start().await;
        let playing = |shown: &Value| fixtures(shown).into_iter().filter(|of| of["state"] == "playing").collect::<Vec<_>>();
        let shown = cup.until("two are played", |shown| playing(shown).len() == 2).await;
        let (broken, other) = (playing(&shown)[0].clone(), playing(&shown)[1].clone());
        host.kill().await;
        let code = broken["match"]["code"].as_str().unwrap();
        let sql = "UPDATE matches SET status = 'over', rules = 9999 WHERE code = $1";
        sqlx::query(sql).bind(code).execute(&mut host.database.connect().await).await.unwrap();
        host.restart().await;
        let path = format!("/api/matches/{}/wishes", other["match"]["code"].as_str().unwrap());
        for player in &people {
            player.post(&path, json!({ "do": "resign" })).await;
        }
        cup.until("the other one counts", |shown| {
            fixtures(shown).iter().any(|of| of["id"] == other["id"] && of["state"] == "over")
        }).await;
    }

    async fn words_for_everybody_hide_nothing(backend) {
        let host = Host::start(backend).await;
        let ann = person(&host, "Ann").await;
        let cup = Cup::make(&ann, "fuba:3.0", json!({ "kind": "round-robin", "legs": 1 })).await;
        refused(cup.decide("announce", json!({ "text": "a\u{202e}b" })).await, StatusCode::BAD_REQUEST, "bad-text");
        ok(ann.post(&cup.path("/join"), json!({})).await);
        refused(ann.post(&cup.path("/leave"), json!({ "because": "\u{2066}x" })).await, StatusCode::BAD_REQUEST, "bad-text");
        let named = json!({ "name": "Cup\u{200b}", "spec": "fuba:3.0", "format": { "kind": "swiss", "rounds": 3 } });
        refused(ann.post("/api/competitions", named).await, StatusCode::BAD_REQUEST, "bad-text");
    }
}
