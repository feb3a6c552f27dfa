//! Operating the server: it starts, it can be monitored, it shuts down, and it comes back with everything.

use crate::on_both;
use std::sync::Arc;
use std::time::Duration;

use crate::common::{self, Client, Database, Host, StatusCode, Value};
use reqwest::Method;
use touchline_server::admin;
use touchline_server::metrics::Metrics;
use touchline_server::store::Store;
use touchline_server::store::journal::{Journal, JournalRow};

on_both! {
    async fn a_session_outlives_a_crash(backend) {
        let mut host = Host::start(backend).await;
        let guest = host.guest().await;
        let (_, before) = guest.get("/api/me").await;
        host.restart().await;
        let (status, after) = guest.get("/api/me").await;
        assert_eq!((status, &after), (StatusCode::OK, &before));
        host.stop().await;
    }

    async fn a_server_that_is_well_says_so(backend) {
        let host = Host::start(backend).await;
        let anybody = host.stranger();
        let (status, alive) = anybody.get("/healthz").await;
        assert_eq!((status, &alive["status"]), (StatusCode::OK, &Value::from("alive")));
        let (status, ready) = anybody.get("/readyz").await;
        assert_eq!((status, &ready["status"]), (StatusCode::OK, &Value::from("ready")));
    }

    async fn requests_are_counted_by_route_and_never_by_what_clients_invent(backend) {
        let host = Host::start(backend).await;
        let guest = host.guest().await;
        guest.get("/api/me").await;
        guest.get("/api/me").await;
        guest.get("/nothing/here/secret-word").await;
        let invented = Method::from_bytes(b"BREW").unwrap();
        guest.request(invented, "/api/me").send().await.unwrap();
        let text = metrics(&guest).await;
        let count = |labels: &str| value(&text, &format!("touchline_requests_total{{{labels}}}"));
        assert_eq!(count(r#"method="POST",route="/api/guests",status="201""#), Some(1.0), "{text}");
        assert_eq!(count(r#"method="GET",route="/api/me",status="200""#), Some(2.0), "{text}");
        assert_eq!(count(r#"method="GET",route="none",status="404""#), Some(1.0), "{text}");
        assert_eq!(count(r#"method="other",route="/api/me",status="405""#), Some(1.0), "{text}");
        assert!(!text.contains("secret-word") && !text.contains("BREW"), "{text}");
        assert!(text.ends_with("# EOF\n"), "the whole of it");
    }

    async fn what_the_journal_does_is_counted(backend) {
        let database = Database::fresh(backend).await;
        let store = Store::open(&database.url).await.unwrap();
        let metrics = Arc::new(Metrics::default());
        let (journal, writer) = Journal::start(store.clone(), metrics.clone());
        // The last has a number that is taken, with other contents.
        for (seq, body) in (1..=40).map(|seq| (seq, "{}")).chain([(7, "[]")]) {
            journal.keep(JournalRow { match_id: 1, seq, at: 0, body: body.to_owned() }, |_| {});
        }
        drop(journal);
        writer.await.unwrap();
        store.close().await;
        let text = metrics.text();
        assert_eq!(value(&text, "touchline_entries_kept_total"), Some(40.0), "{text}");
        assert_eq!(value(&text, "touchline_entries_lost_total"), Some(1.0), "{text}");
        assert_eq!(value(&text, "touchline_entries_waiting"), Some(0.0), "{text}");
        assert_eq!(value(&text, "touchline_commit_entries_sum"), Some(41.0), "{text}");
        assert!(value(&text, "touchline_commit_seconds_count") >= Some(1.0), "{text}");
    }

    async fn sockets_are_counted_and_told_to_come_back_when_the_server_ends(backend) {
        let mut host = Host::start(backend).await;
        let guest = host.guest().await;
        host.database.execute(&[AGAINST_THE_COMPUTER]).await;
        let mut socket = guest.socket("abcdefgh2345", None).await;
        socket.hear().await;
        let text = metrics(&guest).await;
        assert_eq!(value(&text, "touchline_sockets_open"), Some(1.0), "{text}");
        assert_eq!(value(&text, "touchline_matches_live"), Some(1.0), "{text}");
        host.stop().await;
        let close = socket.hear_close().await.expect("a word of farewell");
        assert_eq!(u16::from(close.code), 1012, "{close:?}");
        host.restart().await;
        let mut socket = guest.socket("abcdefgh2345", None).await;
        socket.hear().await;
        socket.close().await;
        until(&guest, |text| value(text, "touchline_sockets_open") == Some(0.0)).await;
    }

    async fn a_computer_that_thinks_is_measured(backend) {
        let host = Host::start(backend).await;
        let guest = host.guest().await;
        host.database.execute(&[BETWEEN_COMPUTERS]).await;
        let mut socket = guest.socket("abcdefgh2345", None).await;
        socket.hear().await;
        until(&guest, |text| value(text, "touchline_thought_seconds_count") >= Some(3.0)).await;
        until(&guest, |text| value(text, "touchline_entries_kept_total") >= Some(3.0)).await;
    }

    async fn a_moderator_is_named_from_outside_while_the_server_runs(backend) {
        let host = Host::start(backend).await;
        let person = host.guest().await;
        let (_, me) = person.get("/api/me").await;
        let name = me["name"].as_str().unwrap();
        admin::set_moderator(&host.config, name, true).await.unwrap_err();
        assert_eq!(person.get("/api/me").await.1["moderator"], false, "a guest is none");
        host.database.execute(&["UPDATE users SET kind = 'person'"]).await;
        for is_one in [true, false] {
            assert_eq!(admin::set_moderator(&host.config, &name.to_uppercase(), is_one).await.unwrap(), name);
            assert_eq!(person.get("/api/me").await.1["moderator"], is_one);
        }
    }

    async fn a_server_that_is_asked_to_end_closes_its_storage_and_does_not_wait_for_idle_connections(backend) {
        let mut host = Host::with(backend, |config| config.farewell = 10 * common::BOUND).await;
        let guest = host.guest().await; // its connection is kept open
        host.stop().await; // nobody was under way
        assert!(guest.request(Method::GET, "/healthz").send().await.is_err(), "nobody listens any more");
        if backend == common::Backend::Sqlite {
            assert!(!host.database.folder.join("touchline.db-wal").exists(), "everything is in the one file");
        }
        host.restart().await;
        assert_eq!(guest.get("/api/me").await.0, StatusCode::OK);
    }
}

/// A live match, inserted where the server finds it on demand.
const AGAINST_THE_COMPUTER: &str = "INSERT INTO matches \
    (code, spec, rules, terms, rated, status, home_user, away_level, created_by, created_at, started_at) \
    VALUES ('abcdefgh2345', 'fuba:3.0', 1, '{}', 0, 'live', 1, 'rookie', 1, 7, 7)";
const BETWEEN_COMPUTERS: &str = "INSERT INTO matches \
    (code, spec, rules, terms, rated, status, home_level, away_level, created_by, created_at, started_at) \
    VALUES ('abcdefgh2345', 'fuba:3.0', 1, '{}', 0, 'live', 'rookie', 'rookie', 1, 7, 7)";

/// Poll until the metrics are as wanted; they lag slightly.
async fn until(client: &Client, wanted: impl Fn(&str) -> bool) {
    let begun = std::time::Instant::now();
    loop {
        let text = metrics(client).await;
        if wanted(&text) {
            return;
        }
        assert!(begun.elapsed() < common::BOUND, "{text}");
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

/// The metrics.
async fn metrics(client: &Client) -> String {
    let response = client.request(Method::GET, "/metrics").send().await.unwrap();
    assert_eq!(response.status(), StatusCode::OK);
    assert!(response.headers()["content-type"].to_str().unwrap().starts_with("application/openmetrics-text"));
    response.text().await.unwrap()
}

fn value(text: &str, series: &str) -> Option<f64> {
    text.lines().find_map(|line| line.strip_prefix(series)?.trim().parse().ok())
}

#[tokio::test]
async fn a_server_whose_database_is_gone_lives_but_is_not_ready() {
    if !Database::has_postgres() {
        return;
    }
    let host = Host::start(common::Backend::Postgres).await;
    let anybody = host.stranger();
    assert_eq!(anybody.get("/readyz").await.0, StatusCode::OK);
    host.database.remove().await;
    let (status, problem) = anybody.get("/readyz").await;
    assert_eq!(status, StatusCode::SERVICE_UNAVAILABLE);
    assert_eq!(problem["error"]["code"], "storage-silent");
    assert_eq!(anybody.get("/healthz").await.0, StatusCode::OK);
}
