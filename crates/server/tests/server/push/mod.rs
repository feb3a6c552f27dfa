//! Web Push: who is told what, what it costs when a service is slow or wrong, and where nothing is ever sent.

mod service;

use std::time::Duration;

use self::service::{Browser, Service};
use crate::common::{Backend, Client, Host, StatusCode, Value, bounded, json, person};
use crate::on_both;
use crate::people::{listen, live_clock, name_of};
use crate::table::Table;
use touchline_server::Config;
use touchline_server::config::Switch;

const PASSWORD: &str = "corner flag and whistle";

/// Settings of a server whose push services are on this machine.
fn here(config: &mut Config) {
    config.push_loopback = true;
    config.push_contact = Some("mailto:admin@example.org".into());
}

fn days(days: u32) -> Value {
    json!({ "kind": "days", "days": days, "at_zero": "lose" })
}

/// A match by correspondence between Ann and Ben, in which nobody has answered yet.
async fn correspondence(host: &Host) -> Table {
    let (home, away) = (person(host, "Ann").await, person(host, "Ben").await);
    let (status, made) =
        home.post("/api/matches", json!({ "spec": "fuba:3.0", "seat": "home", "clock": days(2) })).await;
    assert_eq!(status, StatusCode::CREATED, "{made}");
    let code = made["code"].as_str().unwrap().to_owned();
    Table { home, away, code }
}

async fn join(table: &Table) {
    let (status, joined) = table.away.post(&table.path("/join"), json!({})).await;
    assert_eq!(status, StatusCode::OK, "{joined}");
}

async fn challenge(from: &Client, to: &str) {
    let body = json!({ "to": to, "spec": "fuba:3.0", "clock": days(3) });
    let (status, answer) = from.post("/api/challenges", body).await;
    assert_eq!(status, StatusCode::CREATED, "{answer}");
}

/// Whether a note says that a match has begun: who subscribes just then may still be told.
fn begins(note: &Value) -> bool {
    note["body"].as_str().unwrap().ends_with("has begun.")
}

/// The subscriptions of a user, as they can be exported.
async fn subscriptions(client: &Client) -> Vec<Value> {
    client.get("/api/me/export").await.1["push"].as_array().unwrap().clone()
}

on_both! {
    async fn who_is_away_is_told_in_their_language_and_only_they_can_read_it(backend) {
        let host = Host::with(backend, here).await;
        let mut service = Service::open().await;
        let table = correspondence(&host).await;
        let browser = Browser::at(&service, 1);
        let request = table.away.request(reqwest::Method::PUT, "/api/me/push").header("accept-language", "fi");
        assert_eq!(request.json(&browser.subscription()).send().await.unwrap().status(), StatusCode::NO_CONTENT);
        join(&table).await;
        // Nobody has a page open when it begins.
        let heard = service.next().await;
        assert_eq!(heard.path, "/browser/1");
        assert!(!format!("{:?}", heard.headers).contains(&table.code), "not even the service knows which match");
        let note = browser.read(&host, &heard).await;
        let to = format!("/match/{}", table.code);
        assert_eq!(note, json!({ "body": "Ottelusi alkoi, vastassa Ann.", "to": to, "tag": table.code, "lang": "fi" }));
        // Whenever it is their turn again.
        let mut heard = None;
        table
            .play_until(|_| {
                heard = service.try_next();
                heard.is_some()
            })
            .await;
        let note = browser.read(&host, &heard.unwrap()).await;
        assert_eq!((&note["body"], &note["to"]), (&json!("Sinun vuorosi, vastassa Ann."), &json!(to)));
        // The end, and a challenge.
        table.done(&table.home, json!({ "do": "resign" })).await;
        let moves = |note: &Value| note["body"] == "Sinun vuorosi, vastassa Ann.";
        let note = service.next_but(&host, &browser, moves).await;
        assert_eq!(note["body"], "Ottelu päättyi, vastassa Ann.");
        challenge(&table.home, "Ben").await;
        let note = browser.read(&host, &service.next().await).await;
        assert_eq!((&note["body"], &note["to"]), (&json!("Ann haastaa sinut otteluun."), &json!("/matches")));
        assert!(service.is_quiet());
    }

    async fn nobody_is_told_who_is_there_or_plays_at_the_table(backend) {
        let host = Host::with(backend, here).await;
        let mut service = Service::open().await;
        let browser = Browser::at(&service, 1);
        let live = Table::of(&host, json!({ "spec": "fuba:3.0", "clock": live_clock(600, 0) })).await;
        browser.subscribe(&live.away).await;
        let own = live.away.post("/api/matches", json!({ "spec": "fuba:3.0", "clock": days(2),
            "opponent": { "kind": "computer", "level": "random" } })).await;
        assert_eq!(own.0, StatusCode::CREATED, "{}", own.1);
        live.play_until(|state| state["ask"]["secret"] == false).await;
        // Whoever listens to the news has a page open.
        let ear = listen(&live.away).await;
        challenge(&person(&host, "Ann").await, &name_of(&live.away).await).await;
        live.done(&live.home, json!({ "do": "resign" })).await;
        drop(ear);
        // At correspondence, but with the match open.
        let table = Table::of(&host, json!({ "spec": "fuba:3.0", "clock": days(2) })).await;
        let browser = Browser::at(&service, 2);
        browser.subscribe(&table.away).await;
        let mut socket = table.away.socket(&table.code, None).await;
        socket.hear().await;
        table.play_until(|state| state["ask"]["secret"] == false).await;
        drop(socket);
        // What comes first is what was told last.
        let ben = name_of(&table.away).await;
        challenge(&person(&host, "Bea").await, &ben).await;
        let note = service.next_but(&host, &browser, begins).await;
        assert_eq!(note["body"], "Bea challenges you to a match.");
    }

    async fn little_time_left_is_told_once(backend) {
        let mut host = Host::with(backend, here).await;
        let mut service = Service::open().await;
        let table = correspondence(&host).await;
        join(&table).await;
        let browser = Browser::at(&service, 1);
        browser.subscribe(&table.home).await;
        host.advance(Duration::from_hours(35));
        assert!(table.state(&table.home).await["result"].is_null());
        host.advance(Duration::from_hours(1));
        let note = service.next_but(&host, &browser, begins).await;
        assert_eq!(note["body"], "12 hours left for your move against Ben.");
        // Neither an hour later nor after a restart is it said again.
        host.advance(Duration::from_hours(1));
        assert!(table.state(&table.home).await["result"].is_null());
        host.restart().await;
        let table = Table { home: table.home.at(host.addr), away: table.away.at(host.addr), code: table.code };
        assert!(table.state(&table.home).await["result"].is_null());
        challenge(&table.away, "Ann").await;
        let note = browser.read(&host, &service.next().await).await;
        assert_eq!(note["body"], "Ben challenges you to a match.");
    }

    async fn a_browser_that_is_gone_is_forgotten_and_so_is_one_that_signs_out(backend) {
        let host = Host::with(backend, here).await;
        let mut service = Service::open().await;
        let (ann, ben) = (person(&host, "Ann").await, person(&host, "Ben").await);
        Browser::at(&service, 1).subscribe(&ben).await;
        let told = subscriptions(&ben).await;
        assert_eq!(told.len(), 1);
        assert!(told[0]["endpoint"].as_str().unwrap().ends_with("/browser/1") && told[0].get("auth").is_none());
        service.answers(410, None);
        challenge(&ann, "Ben").await;
        service.next().await;
        while !subscriptions(&ben).await.is_empty() {}
        // Signing out ends it, here and everywhere; so does asking for it.
        Browser::at(&service, 2).subscribe(&ben).await;
        assert_eq!(ben.delete("/api/me/push").await.0, StatusCode::NO_CONTENT);
        assert!(subscriptions(&ben).await.is_empty());
        Browser::at(&service, 3).subscribe(&ben).await;
        let other = host.stranger();
        let sign_in = json!({ "name": "Ben", "password": PASSWORD });
        assert_eq!(other.post("/api/sessions", sign_in).await.0, StatusCode::CREATED);
        Browser::at(&service, 4).subscribe(&other).await;
        assert_eq!(subscriptions(&other).await.len(), 2);
        assert_eq!(ben.delete("/api/sessions/current").await.0, StatusCode::NO_CONTENT);
        assert_eq!(subscriptions(&other).await.len(), 1, "the other browser's stays");
        // The same browser with another account: the first one has it no more.
        Browser::at(&service, 4).subscribe(&ann).await;
        assert!(subscriptions(&other).await.is_empty());
        let (status, _) = close(&ann).await;
        assert_eq!(status, StatusCode::NO_CONTENT);
        let rows: i64 = sqlx::query_scalar("SELECT COUNT(*) FROM push_subscriptions")
            .fetch_one(&mut host.database.connect().await).await.unwrap();
        assert_eq!(rows, 0);
        assert!(service.is_quiet());
    }

    async fn an_account_has_at_most_ten_browsers(backend) {
        let host = Host::with(backend, here).await;
        let service = Service::open().await;
        let ann = person(&host, "Ann").await;
        for number in 0..12 {
            let browser = host.stranger();
            let sign_in = json!({ "name": "Ann", "password": PASSWORD });
            assert_eq!(browser.post("/api/sessions", sign_in).await.0, StatusCode::CREATED);
            host.advance(Duration::from_secs(1));
            Browser::at(&service, number).subscribe(&browser).await;
        }
        let told = subscriptions(&ann).await;
        let paths: Vec<&str> = told.iter().map(|told| told["endpoint"].as_str().unwrap()).collect();
        assert!(paths.len() == 10 && paths[0].ends_with("/2") && paths[9].ends_with("/11"), "{paths:?}");
    }

    async fn the_key_is_made_once_and_push_can_be_off(backend) {
        let mut host = Host::with(backend, here).await;
        let key = host.stranger().get("/api/push/key").await.1;
        assert_eq!(key["key"].as_str().unwrap().len(), 87);
        host.restart().await;
        assert_eq!(host.stranger().get("/api/push/key").await.1, key);
        host.kill().await;
        host.config.push = Switch::Off;
        host.restart().await;
        let (status, answer) = host.stranger().get("/api/push/key").await;
        assert_eq!((status, &answer["error"]["code"]), (StatusCode::NOT_FOUND, &json!("push-off")));
        let service = Service::open().await;
        let (status, _) = host.guest().await.put("/api/me/push", Browser::at(&service, 1).subscription()).await;
        assert_eq!(status, StatusCode::NOT_FOUND);
    }
}

/// A subscription of a browser that nothing reaches, with a word in it.
pub(crate) fn subscription(word: &str) -> Value {
    Browser::named(&format!("http://127.0.0.1:1/{word}")).subscription()
}

/// Close an account.
async fn close(client: &Client) -> (StatusCode, Value) {
    let request = client.request(reqwest::Method::DELETE, "/api/me").json(&json!({ "password": PASSWORD }));
    crate::common::answer(request.send().await.unwrap()).await
}

#[tokio::test]
async fn what_fails_is_tried_again_a_few_times_and_redirects_are_not_followed() {
    bounded(async {
        let host = Host::with(Backend::Sqlite, here).await;
        let (mut service, mut elsewhere) = (Service::open().await, Service::open().await);
        let (ann, ben) = (person(&host, "Ann").await, person(&host, "Ben").await);
        let browser = Browser::at(&service, 1);
        browser.subscribe(&ben).await;
        // Four tries in all; a service may ask for a longer pause, but not for one that never ends.
        service.answers(503, None);
        service.answers(429, Some(("retry-after", "4000000000".to_owned())));
        service.answers(500, None);
        service.answers(503, None);
        challenge(&ann, "Ben").await;
        for _ in 0..4 {
            let heard = service.next_while(|| host.advance(Duration::from_mins(5))).await;
            assert_eq!(browser.read(&host, &heard).await["body"], "Ann challenges you to a match.");
        }
        host.advance(Duration::from_hours(24));
        service.answers(302, Some(("location", format!("{}/inside", elsewhere.url))));
        challenge(&person(&host, "Bea").await, "Ben").await;
        let heard = service.next().await;
        assert_eq!(browser.read(&host, &heard).await["body"], "Bea challenges you to a match.");
        // A refusal of one message is no farewell, and not worth another try.
        challenge(&person(&host, "Cat").await, "Ben").await;
        let heard = service.next_while(|| host.advance(Duration::from_mins(5))).await;
        assert_eq!(browser.read(&host, &heard).await["body"], "Cat challenges you to a match.");
        assert!(elsewhere.is_quiet());
        assert_eq!(subscriptions(&ben).await.len(), 1);
        let pushes = host.stranger().request(reqwest::Method::GET, "/metrics").send().await.unwrap();
        let pushes = pushes.text().await.unwrap();
        assert!(pushes.contains("touchline_pushes_total{outcome=\"failed\"} 1"), "{pushes}");
    })
    .await;
}

#[tokio::test]
async fn a_service_that_never_answers_keeps_nobody_waiting() {
    bounded(async {
        let host = Host::with(Backend::Sqlite, here).await;
        let mut service = Service::open().await;
        // It takes connections and says nothing.
        let silent = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        let table = Table::of(&host, json!({ "spec": "fuba:3.0", "clock": days(2) })).await;
        let browser = Browser::at(&service, 1);
        browser.subscribe(&table.home).await;
        let mut deaf = Browser::at(&service, 2).subscription();
        deaf["endpoint"] = json!(format!("http://{}/x", silent.local_addr().unwrap()));
        assert_eq!(table.away.put("/api/me/push", deaf).await.0, StatusCode::NO_CONTENT);
        // Dozens of answers: were any of them to wait for the service, this would take minutes.
        table.play_until(|state| state["view"]["turn"]["number"] == 4).await;
        let away = name_of(&table.away).await;
        let note = service.next_but(&host, &browser, begins).await;
        assert_eq!(note["body"], format!("Your move against {away}."), "others are told meanwhile");
    })
    .await;
}

#[tokio::test]
async fn what_is_tried_again_later_takes_no_place_of_others() {
    bounded(async {
        let host = Host::with(Backend::Sqlite, here).await;
        let mut service = Service::open().await;
        let (ann, ben) = (person(&host, "Ann").await, person(&host, "Ben").await);
        let mut browsers = Vec::new();
        for number in 0..8 {
            let browser = host.stranger();
            let sign_in = json!({ "name": "Ben", "password": PASSWORD });
            assert_eq!(browser.post("/api/sessions", sign_in).await.0, StatusCode::CREATED);
            Browser::at(&service, number).subscribe(&browser).await;
            service.answers(503, None);
            browsers.push(browser);
        }
        drop(ben);
        challenge(&ann, "Ben").await;
        for _ in 0..8 {
            service.next().await;
        }
        // None of Ben's browsers is tried again before time passes, and it does not: Cat is told at once.
        let cat = person(&host, "Cat").await;
        let browser = Browser::at(&service, 9);
        browser.subscribe(&cat).await;
        challenge(&ann, "Cat").await;
        let heard = service.next().await;
        assert_eq!(heard.path, "/browser/9");
        assert_eq!(browser.read(&host, &heard).await["body"], "Ann challenges you to a match.");
    })
    .await;
}

on_both! {
    async fn nothing_is_sent_to_where_a_client_must_not_reach(backend) {
        let host = Host::start(backend).await;
        let service = Service::open().await;
        let guest = host.guest().await;
        let good = Browser::at(&service, 1).subscription();
        for endpoint in [
            service.url.as_str(),
            "http://fcm.googleapis.com/fcm/send/x",
            "https://127.0.0.1/x",
            "https://[::1]/x",
            "https://2130706433/x",
            "https://169.254.169.254/latest/meta-data",
            "https://localhost/x",
            "https://fcm.googleapis.com:22/x",
            "https://fcm.googleapis.com@internal.example/x",
            "https://push.example.org/x",
            "file:///etc/passwd",
            "",
        ] {
            let mut body = good.clone();
            body["endpoint"] = json!(endpoint);
            let (status, answer) = guest.put("/api/me/push", body).await;
            assert_eq!((status, &answer["error"]["code"]), (StatusCode::BAD_REQUEST, &json!("bad-push")), "{endpoint}");
        }
        for (field, value) in [("p256dh", "AAAA"), ("auth", "AAAA")] {
            let mut body = good.clone();
            body["endpoint"] = json!("https://fcm.googleapis.com/fcm/send/x");
            body[field] = json!(value);
            let (status, answer) = guest.put("/api/me/push", body).await;
            assert_eq!((status, &answer["error"]["code"]), (StatusCode::BAD_REQUEST, &json!("bad-push")), "{field}");
        }
        let stranger = host.stranger().put("/api/me/push", good).await.0;
        assert_eq!(stranger, StatusCode::UNAUTHORIZED);
        assert!(subscriptions(&guest).await.is_empty());
    }
}
