//! What nobody loses while a competition is paused or its server is away, by a clock that the test moves.

use std::time::Duration;

use super::{Cup, LOOK, fixtures, ok, refused};
use crate::common::{Client, Host, StatusCode, Value, json};
use crate::on_both;
use crate::people::{live_clock, person};

/// Two people who meet four times, started.
async fn two(host: &Host, settings: Value) -> (Cup, [Client; 2]) {
    let people = [person(host, "Ann").await, person(host, "Bob").await];
    let more = json!({ "seeding": "order", "settings": settings });
    let cup =
        Cup::with(&people[0], "fuba:3.0+condition", json!({ "kind": "round-robin", "legs": 4 }), more).await;
    for player in &people {
        ok(player.post(&cup.path("/join"), json!({})).await);
    }
    cup.start().await;
    (cup, people)
}

async fn called(cup: &Cup) -> Value {
    cup.until("both are called", |shown| fixtures(shown).first().is_some_and(|of| of["state"] == "called"))
        .await
}

/// The server has had time to do something; the first fixture.
async fn first(cup: &Cup) -> Value {
    tokio::time::sleep(10 * LOOK).await;
    fixtures(&cup.show().await)[0].clone()
}

fn waits() -> Value {
    json!({ "clock": live_clock(3000, 0), "attendance": true })
}

on_both! {
    async fn nobody_is_waited_for_during_a_pause(backend) {
        let host = Host::start(backend).await;
        let (cup, [ann, bob]) = two(&host, waits()).await;
        called(&cup).await;
        ok(ann.post(&cup.path("/here"), json!({ "fixture": 1 })).await);
        host.advance(Duration::from_mins(5));
        ok(cup.decide("pause", json!({ "because": "rain" })).await);
        host.advance(Duration::from_hours(3));
        ok(cup.decide("resume", json!({})).await);
        host.advance(Duration::from_mins(4));
        assert_eq!(first(&cup).await["state"], "called");
        ok(bob.post(&cup.path("/here"), json!({ "fixture": 1 })).await);
        cup.playing(1).await;
        assert!(first(&cup).await["terms"].is_null(), "nine minutes are in time");
    }

    async fn whoever_stays_away_after_a_pause_has_lost(backend) {
        let host = Host::start(backend).await;
        let (cup, [ann, _]) = two(&host, waits()).await;
        let until = fixtures(&called(&cup).await)[0]["called"]["until"].as_i64().unwrap();
        ok(ann.post(&cup.path("/here"), json!({ "fixture": 1 })).await);
        ok(cup.decide("pause", json!({ "because": "rain" })).await);
        host.advance(Duration::from_hours(3));
        ok(cup.decide("resume", json!({})).await);
        assert_eq!(first(&cup).await["called"]["until"], until + 3 * 60 * 60 * 1000);
        host.advance(Duration::from_secs(20 * 60 + 1));
        let shown = cup.until("it is decided", |shown| !fixtures(shown)[0]["result"].is_null()).await;
        assert_eq!(fixtures(&shown)[0]["result"]["ending"], "walkover");
    }

    async fn nobody_is_absent_while_the_server_is(backend) {
        let mut host = Host::start(backend).await;
        let (cup, [ann, bob]) = two(&host, waits()).await;
        called(&cup).await;
        ok(ann.post(&cup.path("/here"), json!({ "fixture": 1 })).await);
        host.kill().await;
        host.advance(Duration::from_hours(1));
        host.restart().await;
        host.advance(Duration::from_mins(9));
        assert_eq!(first(&cup).await["state"], "called");
        // A clock that is set forward makes nobody late either.
        host.time.jump(5 * 60 * 60 * 1000);
        assert_eq!(first(&cup).await["state"], "called");
        host.advance(Duration::from_mins(9));
        assert_eq!(first(&cup).await["state"], "called");
        ok(bob.post(&cup.path("/here"), json!({ "fixture": 1 })).await);
        cup.playing(1).await;
        assert!(first(&cup).await["terms"].is_null(), "nobody was late");
    }

    async fn a_deadline_waits_for_a_pause_and_for_the_server(backend) {
        let mut host = Host::start(backend).await;
        let day = Duration::from_hours(24);
        let (cup, _) = two(&host, json!({ "round_days": 2 })).await;
        cup.playing(1).await;
        let shown = cup.until("there is a deadline", |shown| shown["deadlines"][0]["at"].is_i64()).await;
        let at = shown["deadlines"][0]["at"].as_i64().unwrap();
        host.advance(day);
        ok(cup.decide("pause", json!({ "because": "rain" })).await);
        host.advance(3 * day);
        ok(cup.decide("resume", json!({})).await);
        assert_eq!(cup.show().await["deadlines"][0]["at"], at + 3 * 24 * 60 * 60 * 1000);
        assert_eq!(first(&cup).await["state"], "playing");
        host.kill().await;
        host.advance(2 * day);
        host.restart().await;
        host.advance(Duration::from_mins(59));
        assert_eq!(first(&cup).await["state"], "playing");
        host.advance(Duration::from_mins(1));
        cup.until("the round is over", |shown| !fixtures(shown)[0]["result"].is_null()).await;
    }

    async fn organisers_move_deadlines_and_say_why(backend) {
        let host = Host::start(backend).await;
        let (cup, [_, bob]) = two(&host, json!({ "round_days": 1 })).await;
        cup.playing(1).await;
        let shown = cup.until("there is a deadline", |shown| shown["deadlines"][0]["at"].is_i64()).await;
        let at = shown["deadlines"][0]["at"].as_i64().unwrap();
        let later = |at: i64| json!({ "because": "holidays", "round": 1, "at": at });
        let body = json!({ "seq": shown["seq"], "because": "?", "round": 1, "at": at });
        refused(bob.post(&cup.path("/deadline"), body).await, StatusCode::FORBIDDEN, "not-organiser");
        refused(cup.decide("deadline", later(at - 24 * 60 * 60 * 1000)).await, StatusCode::BAD_REQUEST, "deadline-range");
        let unknown = json!({ "because": "?", "round": 9, "at": at });
        refused(cup.decide("deadline", unknown).await, StatusCode::CONFLICT, "round-not-played");
        let shown = ok(cup.decide("deadline", later(at + 1000)).await);
        assert_eq!(shown["deadlines"][0]["at"], at + 1000);
        let decision = shown["decisions"].as_array().unwrap().last().unwrap().clone();
        assert_eq!(decision["because"], "holidays", "{decision}");
        host.advance(Duration::from_hours(24));
        assert_eq!(first(&cup).await["state"], "playing");
        host.advance(Duration::from_secs(1));
        cup.until("the round is over", |shown| !fixtures(shown)[0]["result"].is_null()).await;
    }

    async fn who_is_called_late_is_told_why(backend) {
        let host = Host::start(backend).await;
        let (cup, _) = two(&host, json!({})).await;
        cup.playing(1).await;
        let (status, _) = cup.decide("late", json!({ "fixture": 2, "seat": "home", "minutes": 11 })).await;
        assert!(status.is_client_error(), "{status}");
        let shown = ok(cup.decide("late", json!({ "fixture": 2, "seat": "home", "minutes": 11, "because": "the bus" })).await);
        let decision = shown["decisions"].as_array().unwrap().last().unwrap().clone();
        assert_eq!((&decision["what"], &decision["because"]), (&json!("late 2 home 11"), &json!("the bus")));
    }
}
