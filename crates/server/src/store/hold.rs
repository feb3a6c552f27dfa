//! One server per PostgreSQL database, or several nodes that know of each other: a running server holds an
//! advisory lock there, on a connection of its own; nodes share it.
//!
//! PostgreSQL releases the lock when the connection ends, even if the process was killed or the machine is
//! gone. A lost connection is reopened at once. If another server has the lock meanwhile, nothing is written
//! any more, and after a while this server shuts down: it would continue from its own memory although others
//! have written since.

use std::str::FromStr as _;
use std::time::{Duration, Instant};

use anyhow::{Result, anyhow, bail};
use sqlx::any::AnyConnectOptions;
use sqlx::{AnyConnection, ConnectOptions as _, Executor as _, Row as _};

use super::Store;

/// The key of the lock; each database has its own.
const KEY: i64 = 0x746f_7563_686c_6e65;

/// How long a starting server waits for one that is just shutting down.
const PATIENCE: Duration = Duration::from_secs(5);

/// How often the holder checks that it still holds the lock.
const LOOK: Duration = Duration::from_secs(1);

/// The database notices a dead machine's connection after half a minute: then the next server can start.
const KEEPALIVE: &str =
    "SET tcp_keepalives_idle = 10; SET tcp_keepalives_interval = 5; SET tcp_keepalives_count = 4";

/// Holds the lock on a database.
#[derive(Debug)]
pub(crate) struct Hold {
    options: AnyConnectOptions,
    connection: AnyConnection,
    sharing: Sharing,
}

/// Whether a server has the database for itself, or shares it with other nodes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sharing {
    Alone,
    Shared,
}

impl Hold {
    /// Take the lock on a database.
    pub(crate) async fn take(url: &str, sharing: Sharing) -> Result<Self> {
        sqlx::any::install_default_drivers();
        let options = AnyConnectOptions::from_str(url)?;
        let begun = Instant::now();
        loop {
            if let Some(connection) = locked(&options, sharing, PATIENCE).await? {
                return Ok(Self { options, connection, sharing });
            }
            if begun.elapsed() > PATIENCE {
                match sharing {
                    Sharing::Alone => bail!(
                        "another server uses this database: end it first, or name another database; several servers share one where each is given --nats. \
                         Where a machine was cut off from the database just now, that ends within half a minute"
                    ),
                    Sharing::Shared => bail!(
                        "a server without --nats uses this database and shares it with nobody: end it, and start it again with --nats"
                    ),
                }
            }
            tokio::time::sleep(PATIENCE / 20).await;
        }
    }

    /// Hold the lock; returns why that ended. Nothing is written while another server might be writing.
    pub(crate) async fn keep(mut self, store: &Store, patience: Duration) -> anyhow::Error {
        loop {
            tokio::time::sleep(LOOK).await;
            let look = tokio::time::timeout(patience, self.connection.execute("SELECT 1")).await;
            if matches!(look, Ok(Ok(_))) {
                continue;
            }
            tracing::warn!("the connection that holds the database for this server is lost");
            let mut taken_since = None;
            self.connection = loop {
                match locked(&self.options, self.sharing, LOOK).await {
                    Ok(Some(connection)) => break connection,
                    Ok(None) => {
                        if taken_since.get_or_insert_with(Instant::now).elapsed() > patience {
                            return anyhow!("another server has taken the database: this one ends");
                        }
                    }
                    // While the database is down, nobody else can write to it either.
                    Err(error) => tracing::debug!(%error, "the database does not answer"),
                }
                store.set_held(false);
                tokio::time::sleep(LOOK / 10).await;
            };
            store.set_held(true);
            tracing::warn!("this server holds the database again");
        }
    }
}

/// A connection with the lock; `None` if another server has it. A database that accepts connections but never
/// responds, as behind a broken network, counts as down: waiting for it would let us go on writing meanwhile.
async fn locked(
    options: &AnyConnectOptions,
    sharing: Sharing,
    patience: Duration,
) -> Result<Option<AnyConnection>, sqlx::Error> {
    let lock = async {
        let mut connection = options.connect().await?;
        connection.execute(KEEPALIVE).await?;
        let sql = match sharing {
            Sharing::Alone => "SELECT pg_try_advisory_lock($1)",
            Sharing::Shared => "SELECT pg_try_advisory_lock_shared($1)",
        };
        let row = sqlx::query(sql).bind(KEY).fetch_one(&mut connection).await?;
        Ok(row.try_get::<bool, _>(0)?.then_some(connection))
    };
    match tokio::time::timeout(patience, lock).await {
        Ok(locked) => locked,
        Err(_) => Err(std::io::Error::from(std::io::ErrorKind::TimedOut).into()),
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;

    #[tokio::test]
    async fn a_database_that_says_nothing_is_not_waited_for() {
        sqlx::any::install_default_drivers();
        let silent = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        let url = format!("postgres://nobody@{}/nothing", silent.local_addr().unwrap());
        let options = AnyConnectOptions::from_str(&url).unwrap();
        let asked =
            tokio::time::timeout(Duration::from_secs(30), locked(&options, Sharing::Alone, LOOK / 10)).await;
        assert!(asked.expect("it is not waited for").is_err());
    }
}
