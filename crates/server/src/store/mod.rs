//! Where everything is kept: SQLite in one file, or PostgreSQL. The same statements serve both; the few that
//! cannot stand side by side here.
//!
//! Everything is written through one door, a `change`. SQLite has one connection that writes, and every
//! writer waits for its turn there; others read. Inputs of matches go through the [`journal`].

pub(crate) mod accounts;
pub(crate) mod backup;
pub(crate) mod challenges;
pub(crate) mod change;
pub(crate) mod chat;
pub(crate) mod credentials;
pub(crate) mod doubts;
pub(crate) mod endings;
pub(crate) mod fault;
pub mod faults;
pub(crate) mod file;
pub(crate) mod history;
pub(crate) mod hold;
pub mod journal;
pub(crate) mod matches;
pub(crate) mod moderation;
pub(crate) mod ratings;
pub mod sweep;

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
    /// For every statement that changes something: only a [`change`] takes a connection from here.
    door: AnyPool,
    /// For every other.
    pub(crate) read: AnyPool,
    pulse: Arc<Pulse>,
    faults: Faults,
    /// What it is called in the log.
    shown: Arc<str>,
}

/// Which database it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Backend {
    /// One file.
    Sqlite,
    /// A server.
    Postgres,
}

impl Backend {
    /// Which database an address names.
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

/// Said by every connection to SQLite: nothing acknowledged is ever lost, readers never wait.
const SQLITE: &str = "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 10000; PRAGMA foreign_keys = ON; \
                      PRAGMA wal_autocheckpoint = 4000; PRAGMA cache_size = -32000;";

impl Store {
    /// Open the database at an address, with its tables brought up to date. A SQLite file and its folder are
    /// made when they are not there.
    pub async fn open(url: &str) -> Result<Self> {
        Self::open_with(url, Faults::default()).await
    }

    /// The same, with writes that fail on purpose.
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
                        // A file does not hang up: asking whether it is still there would cost every commit a
                        // round trip.
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
                // Two, so that whoever reads much keeps no step of a match waiting.
                let store = with(pool(4).await?, pool(8).await?);
                store.migrate().await?;
                store
            }
        };
        Ok(store)
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

    /// Let go of it, everything written.
    pub async fn close(&self) {
        self.door.close().await;
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
            (6, "endings", include_str!("../../migrations/sqlite/0006_endings.sql")),
        ],
        Backend::Postgres => &[
            (1, "start", include_str!("../../migrations/postgres/0001_start.sql")),
            (2, "chat", include_str!("../../migrations/postgres/0002_chat.sql")),
            (3, "doubts", include_str!("../../migrations/postgres/0003_doubts.sql")),
            (5, "guard", include_str!("../../migrations/postgres/0005_guard.sql")),
            (6, "endings", include_str!("../../migrations/postgres/0006_endings.sql")),
        ],
    }
}

/// The file that an address names, where it names one.
pub(crate) fn file_of(url: &str) -> Option<PathBuf> {
    let file = url.strip_prefix("sqlite:")?;
    Some(PathBuf::from(file.strip_prefix("//").unwrap_or(file)))
}

/// The address of a file, whatever it is called: what means something in an address is written so that it
/// does not.
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

/// What kept a file from being opened, in words that help.
fn told(error: anyhow::Error, file: &Path) -> anyhow::Error {
    let is_damage = |cause: &sqlx::Error| Fault::of(cause) == Some(Fault::Damaged);
    if error.chain().filter_map(|cause| cause.downcast_ref()).any(is_damage) {
        return anyhow::anyhow!(file::damaged(file));
    }
    error
}

/// That there is a database to talk to. A pool would try again and again, and then only say that it took too
/// long.
async fn said_hello(options: &AnyConnectOptions, backend: Backend) -> Result<()> {
    let mut connection = options.connect().await?;
    // A file is looked at only when something is asked of it.
    let hello = match backend {
        Backend::Sqlite => "SELECT COUNT(*) FROM sqlite_master",
        Backend::Postgres => "SELECT 1",
    };
    connection.execute(hello).await?;
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
