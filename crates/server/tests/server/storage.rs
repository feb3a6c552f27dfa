//! Storage that is corrupt, empty, or held by another server: it is reported, and nothing is made worse.

use std::io::{Seek as _, SeekFrom, Write as _};
use std::time::{Duration, Instant};

use crate::common::{BOUND, Backend, Client, Database, Host, StatusCode, Value, json};
use sqlx::{AnyConnection, Connection as _, Row as _};
use tokio::net::TcpListener;
use touchline_server::{Config, Server, admin};

/// Corrupt the root page of a table, in a database that nobody uses.
async fn damage(database: &Database, table: &str) {
    let mut connection = database.connect().await;
    let page: i64 = sqlx::query("SELECT rootpage FROM sqlite_master WHERE name = $1")
        .bind(table)
        .fetch_one(&mut connection)
        .await
        .unwrap()
        .get(0);
    connection.close().await.unwrap();
    let file = database.folder.join("touchline.db");
    let mut file = std::fs::File::options().write(true).open(file).unwrap();
    file.seek(SeekFrom::Start(u64::try_from(page - 1).unwrap() * 4096)).unwrap();
    file.write_all(&[0xff; 4096]).unwrap();
}

fn refusal(code: &str) -> (StatusCode, Value) {
    (StatusCode::SERVICE_UNAVAILABLE, json!(code))
}

fn told((status, answer): (StatusCode, Value)) -> (StatusCode, Value) {
    (status, answer["error"]["code"].clone())
}

#[tokio::test]
async fn damage_that_is_met_is_called_so_and_the_server_is_not_ready() {
    let mut host = Host::start(Backend::Sqlite).await;
    let guest = host.guest().await;
    host.stop().await;
    damage(&host.database, "sessions").await;
    host.restart().await;
    let anybody = host.stranger();
    assert_eq!(anybody.get("/readyz").await.0, StatusCode::OK, "nobody has met it");
    assert_eq!(told(guest.get("/api/me").await), refusal("storage-damaged"));
    assert_eq!(told(anybody.get("/readyz").await), refusal("storage-damaged"));
    // A successful write does not repair it.
    let account = json!({ "name": "Ann", "password": "corner flag and whistle" });
    assert!(!anybody.post("/api/accounts", account).await.0.is_success());
    assert_eq!(told(anybody.get("/readyz").await), refusal("storage-damaged"));
    assert_eq!(anybody.get("/healthz").await.0, StatusCode::OK);
}

#[tokio::test]
async fn damage_that_is_met_at_the_start_is_called_so() {
    let mut host = Host::start(Backend::Sqlite).await;
    host.guest().await;
    host.stop().await;
    for table in ["matches_by_status", "_sqlx_migrations"] {
        damage(&host.database, table).await;
        let refused = Server::open(host.config.clone()).await.err().expect("it does not start");
        assert!(format!("{refused:#}").contains("damaged"), "{table}: {refused:#}");
        assert!(format!("{refused:#}").contains("backup"), "{table}: {refused:#}");
    }
}

#[tokio::test]
async fn a_lock_holds_under_every_name_of_a_file() {
    let database = Database::fresh(Backend::Sqlite).await;
    let file = database.folder.join("touchline.db");
    let link = database.folder.join("link.db");
    let config = |file: &std::path::Path| Config {
        database: Some(format!("sqlite:{}", file.display())),
        ..Config::default()
    };
    std::os::unix::fs::symlink(&file, &link).unwrap();
    let refused = format!("{:#}", admin::lock(&config(&link)).unwrap_err());
    assert!(refused.contains("leads nowhere"), "{refused}");
    Server::open(config(&file)).await.unwrap();
    let _lock = admin::lock(&config(&file)).unwrap();
    let refused = format!("{:#}", admin::lock(&config(&link)).unwrap_err());
    assert!(refused.contains("another server has"), "{refused}");
}

#[tokio::test]
async fn a_folder_may_be_called_whatever_a_folder_may() {
    let database = Database::fresh(Backend::Sqlite).await;
    for name in ["a %41?b", "c#d&mode=ro", "50% ä"] {
        let folder = database.folder.join(name);
        let config = Config { database: None, data_dir: folder.clone(), ..Config::default() };
        for _ in 0..2 {
            Server::open(config.clone()).await.unwrap_or_else(|error| panic!("{name}: {error:#}"));
        }
        assert!(folder.join("touchline.db").metadata().unwrap().len() > 0, "{name}");
    }
    let mut there: Vec<_> =
        std::fs::read_dir(&database.folder).unwrap().map(|entry| entry.unwrap().file_name()).collect();
    there.sort();
    assert_eq!(there, ["50% ä", "a %41?b", "c#d&mode=ro"]);
}

/// The locks that servers hold in a database; `$` stands for whose and which.
const HOLDERS: &str = "FROM pg_locks l JOIN pg_database d ON d.oid = l.database \
                       WHERE l.locktype = 'advisory' AND l.granted AND d.datname = current_database()";

/// Take the lock as soon as the server loses it.
async fn steal(host: &Database) -> AnyConnection {
    let mut killer = host.connect().await;
    let sql = format!("SELECT (l.classid::bigint << 32) | l.objid::bigint {HOLDERS}");
    let key: i64 = sqlx::query(sqlx::AssertSqlSafe(sql)).fetch_one(&mut killer).await.unwrap().get(0);
    let mut thief = host.connect().await;
    let thief = tokio::spawn(async move {
        sqlx::query("SELECT 1 FROM (SELECT pg_advisory_lock($1)) AS taken")
            .bind(key)
            .execute(&mut thief)
            .await
            .unwrap();
        thief
    });
    let waits = "SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND NOT granted";
    let begun = Instant::now();
    while sqlx::query(waits).fetch_optional(&mut killer).await.unwrap().is_none() {
        assert!(begun.elapsed() < BOUND);
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    let sql = format!("SELECT pg_terminate_backend(l.pid) {HOLDERS}");
    sqlx::query(sqlx::AssertSqlSafe(sql)).execute(&mut killer).await.unwrap();
    thief.await.unwrap()
}

/// Poll until a request gets this response.
async fn until(client: &Client, path: &str, wanted: &(StatusCode, Value)) {
    let begun = Instant::now();
    loop {
        let answer = told(client.get(path).await);
        if answer == *wanted {
            return;
        }
        assert!(begun.elapsed() < BOUND, "{answer:?}");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

#[tokio::test]
async fn one_postgres_database_has_one_server() {
    if !Database::has_postgres() {
        return;
    }
    let mut host = Host::start(Backend::Postgres).await;
    let refused = Server::open(host.config.clone()).await.err().expect("the second is refused");
    assert!(format!("{refused:#}").contains("another server uses this database"), "{refused:#}");
    host.guest().await;
    // A dead server leaves nothing in the way.
    host.restart().await;
    host.guest().await;
    host.stop().await;
    host.restart().await;
    host.guest().await;
}

#[tokio::test]
async fn nothing_is_written_while_another_server_may() {
    if !Database::has_postgres() {
        return;
    }
    let host = Host::start(Backend::Postgres).await;
    let anybody = host.stranger();
    let thief = steal(&host.database).await;
    until(&anybody, "/readyz", &refusal("storage-taken")).await;
    assert_eq!(told(anybody.post("/api/guests", Value::Null).await), refusal("storage-taken"));
    thief.close().await.unwrap();
    until(&anybody, "/readyz", &(StatusCode::OK, Value::Null)).await;
    host.guest().await;
}

#[tokio::test]
async fn a_server_whose_database_was_taken_ends_and_says_why() {
    if !Database::has_postgres() {
        return;
    }
    let database = Database::fresh(Backend::Postgres).await;
    let config =
        Config { database: Some(database.url.clone()), silence: Duration::from_secs(2), ..Config::default() };
    let server = Server::open(config).await.unwrap();
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let served = tokio::spawn(server.serve(listener, std::future::pending()));
    let _thief = steal(&database).await;
    let ended = tokio::time::timeout(BOUND, served).await.expect("it ends").unwrap();
    let why = format!("{:#}", ended.unwrap_err());
    assert!(why.contains("another server has taken the database"), "{why}");
}
