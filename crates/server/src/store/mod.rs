//! The storage: SQLite in one file, or PostgreSQL. The same statements serve both; the few that differ are
//! here next to each other.
//!
//! Everything is written through a `change`. SQLite has a single writing connection, and every writer waits
//! for its turn there; reads use others. Inputs of matches go through the [`journal`].

pub(crate) mod accounts;
pub(crate) mod backup;
pub(crate) mod challenges;
pub(crate) mod change;
pub(crate) mod chat;
pub(crate) mod competitions;
pub(crate) mod credentials;
pub(crate) mod doubts;
pub(crate) mod endings;
pub(crate) mod fault;
pub mod faults;
pub(crate) mod file;
pub(crate) mod history;
pub(crate) mod hold;
pub mod journal;
pub(crate) mod leases;
pub(crate) mod ledger;
pub(crate) mod matches;
pub(crate) mod moderation;
pub(crate) mod notices;
pub(crate) mod push;
pub(crate) mod ratings;
pub mod sweep;
#[cfg(test)]
pub(crate) mod tests;

use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context, Result, bail};
use sqlx::any::{AnyConnectOptions, AnyPoolOptions};
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::{AnyPool, ConnectOptions as _, Connection as _, Executor as _, SqlSafeStr as _};

use fault::{Fault, Pulse};
use faults::Faults;

/// An open database.
#[derive(Clone, Debug)]
pub struct Store {
    pub(crate) backend: Backend,
    /// For every statement that writes: only a [`change`] takes a connection from here.
    door: AnyPool,
    /// For every other statement.
    pub(crate) read: AnyPool,
    pulse: Arc<Pulse>,
    faults: Faults,
    /// Its name in the log.
    shown: Arc<str>,
}

/// Which database it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Backend {
    /// A single file.
    Sqlite,
    /// A database server.
    Postgres,
}

impl Backend {
    /// The backend of a database address.
    pub(crate) fn of(url: &str) -> Result<Self> {
        match url.split_once(':') {
            Some(("sqlite", _)) => Ok(Self::Sqlite),
            Some(("postgres" | "postgresql", _)) => Ok(Self::Postgres),
            _ => bail!(
                "`{}` is no database here: write sqlite:FILE or postgres://USER:PASSWORD@HOST/NAME",
                without_password(url)
            ),
        }
    }
}

/// Settings of every SQLite connection: nothing acknowledged is ever lost, readers never wait.
const SQLITE: &str = "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 10000; PRAGMA foreign_keys = ON; \
                      PRAGMA wal_autocheckpoint = 4000; PRAGMA cache_size = -32000;";

impl Store {
    /// Open the database at an address and migrate its tables. A SQLite file and its folder are created if
    /// missing.
    pub async fn open(url: &str) -> Result<Self> {
        Self::open_with(url, Faults::default()).await
    }

    /// The same, with injected failures.
    pub async fn open_with(url: &str, faults: Faults) -> Result<Self> {
        sqlx::any::install_default_drivers();
        let backend = Backend::of(url)?;
        let shown = Arc::from(without_password(url));
        let with = |door, read| Self { backend, door, read, pulse: Arc::default(), faults, shown };
        let store = match backend {
            Backend::Sqlite => {
                let file = file::real(&file_of(url).unwrap_or_default())?;
                file::prepare(&file).await?;
                let options = sqlite(&file, "rw")?;
                said_hello(&options, backend).await.map_err(|error| told(error, &file))?;
                let pool = |most| {
                    AnyPoolOptions::new()
                        .max_connections(most)
                        .idle_timeout(None)
                        .max_lifetime(None)
                        // A file does not hang up: testing the connection would cost every commit a round
                        // trip.
                        .test_before_acquire(false)
                        .after_connect(|connection, _| {
                            Box::pin(async move { connection.execute(SQLITE).await.map(drop) })
                        })
                        .connect_with(options.clone())
                };
                let store = with(pool(1).await?, pool(4).await?);
                store.migrate().await.map_err(|error| told(error, &file))?;
                store
            }
            Backend::Postgres => {
                let options = AnyConnectOptions::from_str(url)?;
                said_hello(&options, backend).await?;
                let pool = |most| {
                    AnyPoolOptions::new()
                        .max_connections(most)
                        .acquire_timeout(Duration::from_secs(30))
                        .connect_with(options.clone())
                };
                // Two pools, so that heavy readers keep no entry of a match waiting.
                let store = with(pool(4).await?, pool(8).await?);
                store.migrate().await?;
                store
            }
        };
        Ok(store)
    }

    /// A database that is nowhere, for a simulation whose storage is a [`ledger::Ledger`] of its own: every
    /// statement fails.
    #[cfg(test)]
    pub(crate) fn nowhere() -> Result<Self> {
        sqlx::any::install_default_drivers();
        let options = AnyConnectOptions::from_str("sqlite::memory:")?;
        let pool =
            || AnyPoolOptions::new().idle_timeout(None).max_lifetime(None).connect_lazy_with(options.clone());
        Ok(Self {
            backend: Backend::Sqlite,
            door: pool(),
            read: pool(),
            pulse: Arc::default(),
            faults: Faults::default(),
            shown: Arc::from("nowhere"),
        })
    }

    async fn migrate(&self) -> Result<()> {
        let migrations = migrations(self.backend)
            .iter()
            .map(|(version, name, sql)| {
                Migration::new(*version, (*name).into(), MigrationType::Simple, sql.into_sql_str(), false)
            })
            .collect();
        let migrated = Migrator::with_migrations(migrations).run(&self.door).await;
        migrated.context("the tables cannot be brought up to date")
    }

    /// Close it, with everything written.
    pub async fn close(&self) {
        self.door.close().await;
        self.read.close().await;
    }
}

/// The migrations: number, name and statements.
pub(crate) fn migrations(backend: Backend) -> &'static [(i64, &'static str, &'static str)] {
    match backend {
        Backend::Sqlite => &[
            (1, "start", include_str!("../../migrations/sqlite/0001_start.sql")),
            (2, "chat", include_str!("../../migrations/sqlite/0002_chat.sql")),
            (3, "doubts", include_str!("../../migrations/sqlite/0003_doubts.sql")),
            (5, "guard", include_str!("../../migrations/sqlite/0005_guard.sql")),
            (6, "endings", include_str!("../../migrations/sqlite/0006_endings.sql")),
            (7, "competitions", include_str!("../../migrations/sqlite/0007_competitions.sql")),
            (8, "members", include_str!("../../migrations/sqlite/0008_members.sql")),
            (9, "push", include_str!("../../migrations/sqlite/0009_push.sql")),
            (10, "fair_dice", include_str!("../../migrations/sqlite/0010_fair_dice.sql")),
            (12, "nodes", include_str!("../../migrations/sqlite/0012_nodes.sql")),
        ],
        Backend::Postgres => &[
            (1, "start", include_str!("../../migrations/postgres/0001_start.sql")),
            (2, "chat", include_str!("../../migrations/postgres/0002_chat.sql")),
            (3, "doubts", include_str!("../../migrations/postgres/0003_doubts.sql")),
            (5, "guard", include_str!("../../migrations/postgres/0005_guard.sql")),
            (6, "endings", include_str!("../../migrations/postgres/0006_endings.sql")),
            (7, "competitions", include_str!("../../migrations/postgres/0007_competitions.sql")),
            (8, "members", include_str!("../../migrations/postgres/0008_members.sql")),
            (9, "push", include_str!("../../migrations/postgres/0009_push.sql")),
            (10, "fair_dice", include_str!("../../migrations/postgres/0010_fair_dice.sql")),
            (12, "nodes", include_str!("../../migrations/postgres/0012_nodes.sql")),
        ],
    }
}

/// The file a database address names, if any.
pub(crate) fn file_of(url: &str) -> Option<PathBuf> {
    let file = url.strip_prefix("sqlite:")?;
    Some(PathBuf::from(file.strip_prefix("//").unwrap_or(file)))
}

/// The connection options for a file, whatever its name: characters with a meaning in a URL are escaped.
fn sqlite(file: &Path, mode: &str) -> Result<AnyConnectOptions> {
    let mut address = String::from("sqlite://");
    for letter in file.display().to_string().chars() {
        if letter.is_ascii_control() || " %?#".contains(letter) {
            address += &format!("%{:02X}", u32::from(letter));
        } else {
            address.push(letter);
        }
    }
    Ok(AnyConnectOptions::from_str(&format!("{address}?mode={mode}"))?)
}

/// Why a file could not be opened, in helpful words.
fn told(error: anyhow::Error, file: &Path) -> anyhow::Error {
    let is_damage = |cause: &sqlx::Error| Fault::of(cause) == Some(Fault::Damaged);
    if error.chain().filter_map(|cause| cause.downcast_ref()).any(is_damage) {
        return anyhow::anyhow!(file::damaged(file));
    }
    error
}

/// Check that the database responds. A pool would retry and then only report a timeout.
async fn said_hello(options: &AnyConnectOptions, backend: Backend) -> Result<()> {
    let mut connection = options.connect().await?;
    // A file is only read once something is asked of it.
    let hello = match backend {
        Backend::Sqlite => "SELECT COUNT(*) FROM sqlite_master",
        Backend::Postgres => "SELECT 1",
    };
    connection.execute(hello).await?;
    Ok(connection.close().await?)
}

/// Whether a statement failed on a unique constraint.
pub(crate) fn is_taken(error: &sqlx::Error) -> bool {
    error.as_database_error().is_some_and(sqlx::error::DatabaseError::is_unique_violation)
}

/// Whether a statement failed because what it refers to is not there.
pub(crate) fn is_orphan(error: &sqlx::Error) -> bool {
    error.as_database_error().is_some_and(sqlx::error::DatabaseError::is_foreign_key_violation)
}

/// An address without its password, for display.
pub(crate) fn without_password(url: &str) -> String {
    match (url.find("://"), url.rfind('@')) {
        (Some(scheme), Some(at)) if scheme + 3 < at => format!("{}…{}", &url[..scheme + 3], &url[at..]),
        _ => url.to_owned(),
    }
}
