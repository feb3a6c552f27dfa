//! Backup and restore: everything comes back exactly.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::common::database::{rows, tables};
use crate::common::{Backend, Database, Host, StatusCode};
use touchline_server::{Config, admin};

/// The whole database as text: all tables with all rows.
async fn everything(database: &Database) -> Vec<(String, Vec<String>)> {
    let mut all = Vec::new();
    for table in tables(&database.url).await {
        let rows = rows(&database.url, &table).await;
        all.push((table, rows));
    }
    assert!(all.len() > 10 && all.iter().any(|(table, _)| table == "steps"), "{all:?}");
    all
}

/// Two users, and a match they have played.
const PLAYED: [&str; 4] = [
    "INSERT INTO users (name, name_key, kind, password, created_at) VALUES ('Zoë', 'zoë', 'person', 'a hash', 5)",
    "INSERT INTO matches (code, spec, rules, terms, rated, status, created_by, created_at, outcome, home_goals, away_goals) \
     VALUES ('abcdefgh2345', 'fuba:3.0', 1, '{}', 1, 'over', 1, 7, 'home', 2, 1)",
    "INSERT INTO steps (match_id, seq, at, body) VALUES (1, 1, 8, '{\"do\":\"pass CE\"}'), (1, 2, 9, '{\"roll\":[3,6]}')",
    "INSERT INTO ratings (user_id, game, time_class, rating, deviation, volatility, matches, changed_at) \
     VALUES (1, 'fuba', 'live', 1512.345678901234, 151.5, 0.059999, 1, 9)",
];

fn config(database: &Database) -> Config {
    Config { database: Some(database.url.clone()), data_dir: database.folder.clone(), ..Config::default() }
}

#[tokio::test]
async fn a_backup_made_while_the_server_runs_restores_to_the_same() {
    let host = Host::start(Backend::Sqlite).await;
    let guest = host.guest().await;
    host.database.execute(&PLAYED).await;
    let (_, me) = guest.get("/api/me").await;
    let file = host.database.folder.join("copy.touchline");
    let contents = admin::back_up(&host.config, &file).await.unwrap();
    assert_eq!((contents.users, contents.matches, contents.steps), (2, 1, 2));
    let before = everything(&host.database).await;
    host.guest().await; // after the backup: not in it
    assert_eq!(left_beside(&file), Vec::<PathBuf>::new(), "nothing but the backup is left");
    #[cfg(unix)]
    assert_eq!(
        std::os::unix::fs::PermissionsExt::mode(&file.metadata().unwrap().permissions()) & 0o777,
        0o600
    );

    let empty = Database::fresh(Backend::Sqlite).await;
    assert_eq!(admin::restore(&config(&empty), &file).await.unwrap(), contents);
    assert_eq!(everything(&empty).await, before);
    let restored = Host::on(empty, |_| {}).await;
    let (status, again) = guest.at(restored.addr).get("/api/me").await;
    assert_eq!((status, again), (StatusCode::OK, me), "who was in is still in");
}

#[tokio::test]
async fn a_backup_is_whole_although_people_keep_coming() {
    let host = Host::start(Backend::Sqlite).await;
    for _ in 0..20 {
        host.guest().await;
    }
    let file = host.database.folder.join("copy");
    let people = async {
        for _ in 0..200 {
            host.guest().await;
        }
    };
    let copy = tokio::spawn({
        let (config, file) = (host.config.clone(), file.clone());
        async move { admin::back_up(&config, &file).await.unwrap() }
    });
    people.await;
    let contents = copy.await.unwrap();
    assert!((20..=220).contains(&contents.users), "{contents:?}");
    let empty = Database::fresh(Backend::Sqlite).await;
    admin::restore(&config(&empty), &file).await.unwrap();
    let (users, sessions) = (rows(&empty.url, "users").await, rows(&empty.url, "sessions").await);
    // A guest is a user first and then gets a session: at any moment, at most the last one lacks it.
    assert!(users.len() - sessions.len() <= 1, "{} users, {} sessions", users.len(), sessions.len());
}

#[tokio::test]
async fn neither_a_backup_nor_a_database_is_overwritten() {
    let host = Host::start(Backend::Sqlite).await;
    host.guest().await;
    let file = host.database.folder.join("copy");
    std::fs::write(&file, "something dear").unwrap();
    let refused = admin::back_up(&host.config, &file).await.unwrap_err();
    assert!(format!("{refused:#}").contains("is there already"), "{refused:#}");
    assert_eq!(std::fs::read_to_string(&file).unwrap(), "something dear");

    let good = host.database.folder.join("good");
    admin::back_up(&host.config, &good).await.unwrap();
    let before = everything(&host.database).await;
    let refused = admin::restore(&host.config, &good).await.unwrap_err();
    assert!(format!("{refused:#}").contains("not overwritten"), "{refused:#}");
    assert_eq!(everything(&host.database).await, before);
}

#[tokio::test]
async fn what_is_no_backup_is_not_restored() {
    let empty = Database::fresh(Backend::Sqlite).await;
    let file = empty.folder.join("copy");
    for (bytes, complaint) in [
        (&b"no database at all, but long enough to look like one"[..], "damaged, or no SQLite database"),
        (&b""[..], "no database of Touchline"),
    ] {
        std::fs::write(&file, bytes).unwrap();
        let refused = admin::restore(&config(&empty), &file).await.unwrap_err();
        assert!(format!("{refused:#}").contains(complaint), "{refused:#}");
        assert!(
            !empty.folder.join("touchline.db").exists() && !empty.folder.join("touchline.db.part").exists()
        );
    }
    let newer = Host::start(Backend::Sqlite).await;
    newer.database.execute(&["UPDATE _sqlx_migrations SET version = version + 1000000"]).await;
    let refused = admin::back_up(&newer.config, &newer.database.folder.join("copy")).await.unwrap_err();
    assert!(format!("{refused:#}").contains("newer version"), "{refused:#}");
    let refused = admin::restore(&config(&empty), Path::new("/nowhere")).await.unwrap_err();
    assert!(format!("{refused:#}").contains("no backup"), "{refused:#}");
}

#[tokio::test]
async fn one_database_file_has_one_server() {
    let database = Database::fresh(Backend::Sqlite).await;
    let config = config(&database);
    let lock = admin::lock(&config).unwrap();
    let refused = format!("{:#}", admin::lock(&config).unwrap_err());
    assert!(refused.contains("another server has"), "{refused}");
    drop(lock);
    admin::lock(&config).unwrap();
}

#[tokio::test]
async fn postgres_is_backed_up_and_restored_with_its_own_tools() {
    if !Database::has_postgres() {
        return;
    }
    if Command::new("pg_dump").arg("--version").output().is_err() {
        println!("skipped: pg_dump is not installed");
        return;
    }
    let host = Host::start(Backend::Postgres).await;
    let guest = host.guest().await;
    host.database.execute(&PLAYED).await;
    let before = everything(&host.database).await;
    let file = host.database.folder.join("copy.dump");
    let refused = format!("{:#}", admin::back_up(&host.config, &file).await.unwrap_err());
    assert!(refused.contains("pg_dump"), "{refused}");

    let tool = |program: &str, arguments: [&str; 3]| {
        let out = Command::new(program).arg("--no-owner").args(arguments).output().unwrap();
        assert!(out.status.success(), "{program}: {}", String::from_utf8_lossy(&out.stderr));
    };
    let path = file.to_str().unwrap();
    tool("pg_dump", ["--format=custom", &format!("--file={path}"), &host.database.url]);
    let empty = Database::fresh(Backend::Postgres).await;
    tool("pg_restore", ["--exit-on-error", &format!("--dbname={}", empty.url), path]);
    assert_eq!(everything(&empty).await, before);
    let restored = Host::on(empty, |_| {}).await;
    assert_eq!(guest.at(restored.addr).get("/api/me").await.0, StatusCode::OK);
    restored.guest().await; // and new rows get new numbers
}

/// Files whose names start with that of another.
fn left_beside(file: &Path) -> Vec<PathBuf> {
    let name = file.file_name().unwrap().to_str().unwrap();
    let entries = std::fs::read_dir(file.parent().unwrap()).unwrap().map(|entry| entry.unwrap().path());
    let is_beside =
        |path: &PathBuf| path != file && path.file_name().unwrap().to_str().unwrap().starts_with(name);
    entries.filter(is_beside).collect()
}
