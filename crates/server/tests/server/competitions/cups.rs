//! Whole competitions, played by themselves.

use std::collections::BTreeSet;
use std::time::Duration;

use super::{Cup, fixtures, ok};
use crate::common::{Host, Lines, StatusCode, Value, json};
use crate::on_both;
use crate::people::person;
use sqlx::Row as _;

/// Sixteen teams in four groups, then a knock-out of the best eight.
fn world_cup() -> Value {
    let then = json!({ "legs": 1, "third_place": false });
    json!({ "kind": "groups", "groups": 4, "qualify": 2, "legs": 1, "then": then })
}

/// Every fixture has a result, and every match was played once.
pub(crate) async fn check_world_cup(host: &Host, cup: &Cup, shown: &Value) {
    let played = fixtures(shown);
    let of_groups = played.iter().filter(|of| of["group"].is_u64()).count();
    assert_eq!((played.len(), of_groups), (31, 24), "four groups of six matches, then 4 + 2 + 1");
    assert!(played.iter().all(|of| of["state"] == "over"));
    let codes: BTreeSet<&str> = played.iter().map(|of| of["match"]["code"].as_str().unwrap()).collect();
    assert_eq!(codes.len(), 31, "every fixture has a match of its own");
    let mut connection = host.database.connect().await;
    let count = "SELECT COUNT(*), COUNT(DISTINCT fixture), MAX(attempt) FROM competition_matches";
    let row = sqlx::query(count).fetch_one(&mut connection).await.unwrap();
    let found: [i64; 3] = [0, 1, 2].map(|at| row.get(at));
    assert_eq!(found, [31, 31, 1], "nothing is played twice");
    let count = "SELECT COUNT(*) FROM matches WHERE status = 'over'";
    let row = sqlx::query(count).fetch_one(&mut connection).await.unwrap();
    assert_eq!(row.get::<i64, _>(0), 31, "no other match was made");
    for of in &played {
        let listed =
            ok(cup.organiser.get(&format!("/api/matches/{}", of["match"]["code"].as_str().unwrap())).await);
        assert_eq!(listed["result"]["score"], of["result"]["score"], "{of}");
    }
    let tables = shown["tables"].as_array().unwrap();
    assert!(tables.iter().all(|table| table["complete"] == true));
    let rounds = shown["bracket"]["rounds"].as_array().unwrap();
    let ties: Vec<usize> = rounds.iter().map(|round| round["ties"].as_array().unwrap().len()).collect();
    assert_eq!(ties, [4, 2, 1]);
    assert_eq!(rounds[2]["ties"][0]["winner"], shown["winner"]);
    assert!(shown["winner"].is_u64());
}

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
        for of in &played {
            let listed = ok(host.stranger().get(&format!("/api/matches/{}", of["match"]["code"].as_str().unwrap())).await);
            assert_eq!(listed["competition"], json!(cup.code), "{listed}");
            assert_eq!(listed["result"]["score"], of["result"]["score"], "{of}");
        }
        let rows = shown["tables"][0]["rows"].as_array().unwrap().clone();
        assert!(rows.iter().all(|row| row["played"] == 3));
        assert_eq!(shown["winner"], rows[0]["team"]);
        let computer = json!({ "kind": "computer", "level": "random" });
        assert!(shown["teams"].as_array().unwrap().iter().all(|team| team["player"] == computer));
    }

    async fn a_cup_of_sixteen_survives_kills_of_its_server(backend) {
        let mut host = Host::start(backend).await;
        let ann = person(&host, "Ann").await;
        let cup = Cup::make(&ann, "fuba:3.0", world_cup()).await;
        cup.computers("random", 16).await;
        cup.start().await;
        // In the middle of a round, after one, and while the draw of the next is made.
        for played in [3, 8, 17, 24, 29] {
            cup.until("some are played", |shown| fixtures(shown).iter().filter(|of| of["state"] == "over").count() >= played).await;
            host.restart().await;
        }
        let shown = cup.over().await;
        check_world_cup(&host, &cup, &shown).await;
    }

    async fn grid_cups_have_every_format_and_no_carry_over(backend) {
        let host = Host::start(backend).await;
        let ann = person(&host, "Ann").await;
        let spec = "grid:basic@small?end=turns:4";
        for (format, teams, matches) in [
            (json!({ "kind": "knock-out", "legs": 1, "third_place": true }), 5, 5),
            (json!({ "kind": "swiss", "rounds": 3 }), 5, 6),
        ] {
            let cup = Cup::make(&ann, spec, format).await;
            cup.computers("random", teams).await;
            cup.start().await;
            let shown = cup.over().await;
            let played = fixtures(&shown).iter().filter(|of| of["state"] == "over").count();
            assert!(played >= matches, "{played}: {shown:#}");
            assert_eq!(shown["carry_over"], false);
            assert!(shown["winner"].is_u64());
        }
    }

    async fn a_guest_plays_a_quick_cup_tonight(backend) {
        let host = Host::start(backend).await;
        let guest = host.guest().await;
        let (status, made) = guest.post("/api/competitions/quick", json!({ "name": "Tonight", "level": "random" })).await;
        assert_eq!(status, StatusCode::CREATED, "{made}");
        assert_eq!((made["teams"].as_array().unwrap().len(), &made["status"]), (9, &json!("running")));
        let cup = Cup { organiser: guest.clone(), code: made["code"].as_str().unwrap().to_owned() };
        let shown = cup.until("the guest plays", |shown| shown["you"]["match"].is_string()).await;
        let code = shown["you"]["match"].as_str().unwrap();
        let state = ok(guest.get(&format!("/api/matches/{code}/state")).await);
        assert!(!state["ask"].is_null(), "the guest is asked: {state}");
        // What belongs to a competition is no match of one's own.
        ok(guest.post(&format!("/api/matches/{code}/wishes"), json!({ "do": "resign" })).await);
        let shown = cup.over().await;
        let mine = shown["you"]["team"].as_u64().unwrap();
        assert_ne!(shown["winner"], mine);
        let lost = fixtures(&shown).into_iter().find(|of| of["match"]["code"] == code).unwrap();
        assert_eq!(lost["result"]["ending"], "awarded", "{lost}");
        assert_eq!(fixtures(&shown).len(), 8, "one of nine wins, the others lose once each");
    }

    async fn anybody_follows_a_cup_without_an_account(backend) {
        let host = Host::start(backend).await;
        let ann = person(&host, "Ann").await;
        let cup = Cup::make(&ann, "fuba:3.0", json!({ "kind": "knock-out", "legs": 1, "third_place": false })).await;
        let stranger = host.stranger();
        let mut lines = Lines::open_as(&stranger, &cup.path("/stream"), "text/event-stream").await;
        let mut number = async || loop {
            let line = lines.line().await.expect("the stream goes on");
            if let Some(number) = line.strip_prefix("data: ") {
                return number.parse::<u64>().unwrap();
            }
        };
        assert_eq!(number().await, 0);
        cup.computers("random", 2).await;
        assert!(number().await > 0, "a team came in");
        cup.start().await;
        let over = cup.over().await["seq"].as_u64().unwrap();
        let mut last = 0;
        while last < over {
            let next = number().await;
            assert!(next > last, "numbers grow");
            last = next;
        }
        let shown = ok(stranger.get(&cup.path("")).await);
        assert_eq!((&shown["status"], &shown["you"]), (&json!("over"), &Value::Null));
        let (status, text) = stranger.get(&cup.path("/log")).await;
        assert_eq!(status, StatusCode::OK);
        let text = text.as_str().unwrap();
        assert!(text.starts_with("touchline competition 1\nname: Winter cup\n"), "{text}");
        assert!(text.ends_with(&format!("end {over}\n")), "{text}");
        let listed = ok(stranger.get("/api/competitions?status=over").await);
        assert_eq!(listed["competitions"][0]["code"], json!(cup.code));
        assert_eq!(ok(stranger.get("/api/competitions").await)["competitions"], json!([]));
        assert_eq!(stranger.get("/api/competitions/nothing/stream").await.0, StatusCode::NOT_FOUND);
    }

    async fn a_round_that_nobody_plays_ends_with_its_deadline(backend) {
        let host = Host::start(backend).await;
        let ann = person(&host, "Ann").await;
        let days = json!({ "kind": "days", "days": 14, "at_zero": "lose" });
        let settings = json!({ "settings": { "clock": days, "round_days": 2 } });
        let cup = Cup::with(&ann, "fuba:3.0", json!({ "kind": "round-robin", "legs": 2 }), settings).await;
        let bob = person(&host, "Bob").await;
        for player in [&ann, &bob] {
            ok(player.post(&cup.path("/join"), json!({})).await);
        }
        cup.start().await;
        let code = cup.playing(1).await;
        let shown = cup.show().await;
        assert_eq!(shown["deadlines"][0]["round"], 1, "{shown:#}");
        // Ann chooses her formation; the match waits for Bob alone.
        let home = if fixtures(&shown)[0]["home"]["team"] == 1 { (&ann, "home") } else { (&ann, "away") };
        let state = ok(home.0.get(&format!("/api/matches/{code}/state")).await);
        let answer = json!({ "do": "act", "seq": state["seq"], "answers": [state["ask"]["legal"][0]] });
        ok(home.0.post(&format!("/api/matches/{code}/wishes"), answer).await);
        host.advance(Duration::from_hours(49));
        let shown = cup.until("the round is over", |shown| fixtures(shown)[0]["state"] == "over").await;
        assert_eq!(fixtures(&shown)[0]["result"]["winner"], home.1, "whoever it waits for has lost");
        let listed = ok(ann.get(&format!("/api/matches/{code}")).await);
        assert_eq!(listed["result"]["reason"], "adjudicated");
        // In the next round nobody does anything, and both have lost.
        cup.playing(2).await;
        host.advance(Duration::from_hours(49));
        let shown = cup.over().await;
        assert_eq!(fixtures(&shown)[1]["result"]["ending"], "no-show", "{shown:#}");
    }
}
