//! Where everything is kept: SQLite in one file, or PostgreSQL. The same statements serve both; the few that cannot stand side by side here.
//!
//! SQLite has one connection that writes, and every writer waits for its turn there; others read. Inputs of matches go through the [`journal`].

pub(crate) mod accounts;
pub(crate) mod backup;
pub(crate) mod challenges;
pub(crate) mod chat;
pub(crate) mod credentials;
pub(crate) mod doubts;
pub(crate) mod history;
pub mod journal;
pub(crate) mod matches;
pub(crate) mod moderation;
pub(crate) mod ratings;
pub mod sweep;

use std::str::FromStr;
use std::time::Duration;

use anyhow::{Context, Result, bail};
use sqlx::any::{AnyConnectOptions, AnyPoolOptions};
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::{AnyPool, ConnectOptions as _, Connection as _, Executor as _, SqlSafeStr as _};

/// An open database.
#[derive(Clone, Debug)]
pub struct Store {
    pub(crate) backend: Backend,
    /// Every statement that changes something.
    pub(crate) write: AnyPool,
    /// Every other.
    pub(crate) read: AnyPool,
}

/// Which database it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Backend {
    /// One file.
    Sqlite,
    /// A server.
    Postgres,
}

/// Said by every connection to SQLite: nothing acknowledged is ever lost, readers never wait.
const SQLITE: &str = "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 10000; PRAGMA foreign_keys = ON; \
                      PRAGMA wal_autocheckpoint = 4000; PRAGMA cache_size = -32000;";

impl Store {
    /// Open the database at an address, with its tables brought up to date. A SQLite file and its folder are made when they are not there.
    pub async fn open(url: &str) -> Result<Self> {
        sqlx::any::install_default_drivers();
        let backend = match url.split_once(':') {
            Some(("sqlite", _)) => Backend::Sqlite,
            Some(("postgres" | "postgresql", _)) => Backend::Postgres,
            _ => bail!(
                "`{}` is no database here: write sqlite:FILE or postgres://USER:PASSWORD@HOST/NAME",
                without_password(url)
            ),
        };
        let store = match backend {
            Backend::Sqlite => {
                let file = url.trim_start_matches("sqlite:").trim_start_matches("//");
                if let Some(folder) = std::path::Path::new(file).parent() {
                    std::fs::create_dir_all(folder)
                        .with_context(|| format!("the folder {} cannot be made", folder.display()))?;
                }
                let options = AnyConnectOptions::from_str(&format!("sqlite://{file}?mode=rwc"))?;
                said_hello(&options).await?;
                let pool = |most| {
                    AnyPoolOptions::new()
                        .max_connections(most)
                        .idle_timeout(None)
                        .max_lifetime(None)
                        // A file does not hang up: asking whether it is still there would cost every commit a round trip.
                        .test_before_acquire(false)
                        .after_connect(|connection, _| {
                            Box::pin(async move { connection.execute(SQLITE).await.map(drop) })
                        })
                        .connect_with(options.clone())
                };
                Self { backend, write: pool(1).await?, read: pool(4).await? }
            }
            Backend::Postgres => {
                let options = AnyConnectOptions::from_str(url)?;
                said_hello(&options).await?;
                let pool = |most| {
                    AnyPoolOptions::new()
                        .max_connections(most)
                        .acquire_timeout(Duration::from_secs(30))
                        .connect_with(options.clone())
                };
                // Two, so that whoever reads much keeps no step of a match waiting.
                Self { backend, write: pool(4).await?, read: pool(8).await? }
            }
        };
        store.migrate().await.context("the tables cannot be brought up to date")?;
        Ok(store)
    }

    async fn migrate(&self) -> Result<()> {
        let migrations = migrations(self.backend)
            .iter()
            .map(|(version, name, sql)| {
                Migration::new(*version, (*name).into(), MigrationType::Simple, sql.into_sql_str(), false)
            })
            .collect();
        Migrator::with_migrations(migrations).run(&self.write).await?;
        Ok(())
    }

    /// Whether it answers.
    pub(crate) async fn is_ready(&self) -> bool {
        sqlx::query("SELECT 1").execute(&self.read).await.is_ok()
    }

    /// Let go of it, everything written.
    pub async fn close(&self) {
        self.write.close().await;
        self.read.close().await;
    }
}

/// What brings the tables up to date, step by step: number, name and statements.
pub(crate) fn migrations(backend: Backend) -> &'static [(i64, &'static str, &'static str)] {
    match backend {
        Backend::Sqlite => &[
            (1, "start", include_str!("../../migrations/sqlite/0001_start.sql")),
            (2, "chat", include_str!("../../migrations/sqlite/0002_chat.sql")),
            (3, "doubts", include_str!("../../migrations/sqlite/0003_doubts.sql")),
            (5, "guard", include_str!("../../migrations/sqlite/0005_guard.sql")),
        ],
        Backend::Postgres => &[
            (1, "start", include_str!("../../migrations/postgres/0001_start.sql")),
            (2, "chat", include_str!("../../migrations/postgres/0002_chat.sql")),
            (3, "doubts", include_str!("../../migrations/postgres/0003_doubts.sql")),
            (5, "guard", include_str!("../../migrations/postgres/0005_guard.sql")),
        ],
    }
}

/// That there is a database to talk to. A pool would try again and again, and then only say that it took too long.
async fn said_hello(options: &AnyConnectOptions) -> Result<()> {
    let mut connection = options.connect().await?;
    // A file is looked at only when something is asked of it.
    sqlx::query("SELECT COUNT(*) FROM (SELECT 1) AS one").execute(&mut connection).await?;
    Ok(connection.close().await?)
}

/// Whether a statement failed because something with that name is there already.
pub(crate) fn is_taken(error: &sqlx::Error) -> bool {
    error.as_database_error().is_some_and(sqlx::error::DatabaseError::is_unique_violation)
}

/// An address fit to be shown.
pub(crate) fn without_password(url: &str) -> String {
    match (url.find("://"), url.rfind('@')) {
        (Some(scheme), Some(at)) if scheme + 3 < at => format!("{}…{}", &url[..scheme + 3], &url[at..]),
        _ => url.to_owned(),
    }
}
