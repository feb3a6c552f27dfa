//! One server on one PostgreSQL database: whoever runs holds a lock there, on a connection of its own, for as
//! long as it runs.
//!
//! PostgreSQL lets go of the lock when the connection ends, also when the process was killed or the machine
//! is gone. A connection that is lost is opened again at once; where somebody else has the lock meanwhile,
//! nothing is written any more, and after a while the server ends: it would play on from what it remembers,
//! and others have written since.

use std::str::FromStr as _;
use std::time::{Duration, Instant};

use anyhow::{Result, anyhow, bail};
use sqlx::any::AnyConnectOptions;
use sqlx::{AnyConnection, ConnectOptions as _, Executor as _, Row as _};

use super::Store;

/// The number of the lock; a database has its own.
const KEY: i64 = 0x746f_7563_686c_6e65;

/// How long a server that begins waits for one that is just ending.
const PATIENCE: Duration = Duration::from_secs(5);

/// How often the holder looks whether it still is one.
const LOOK: Duration = Duration::from_secs(1);

/// A connection of a machine that is gone is noticed by the database after half a minute: the next server can
/// begin then.
const KEEPALIVE: &str =
    "SET tcp_keepalives_idle = 10; SET tcp_keepalives_interval = 5; SET tcp_keepalives_count = 4";

/// Holds a database for this server.
#[derive(Debug)]
pub(crate) struct Hold {
    options: AnyConnectOptions,
    connection: AnyConnection,
}

impl Hold {
    /// Take the database at an address.
    pub(crate) async fn take(url: &str) -> Result<Self> {
        sqlx::any::install_default_drivers();
        let options = AnyConnectOptions::from_str(url)?;
        let begun = Instant::now();
        loop {
            if let Some(connection) = locked(&options, PATIENCE).await? {
                return Ok(Self { options, connection });
            }
            if begun.elapsed() > PATIENCE {
                bail!(
                    "another server uses this database: end it first, or name another database. Where a machine was cut off from the database just now, \
                     that ends within half a minute"
                );
            }
            tokio::time::sleep(PATIENCE / 20).await;
        }
    }

    /// Hold it; why that came to an end. Nothing is written while it is not certain that nobody else does.
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
                match locked(&self.options, LOOK).await {
                    Ok(Some(connection)) => break connection,
                    Ok(None) => {
                        if taken_since.get_or_insert_with(Instant::now).elapsed() > patience {
                            return anyhow!("another server has taken the database: this one ends");
                        }
                    }
                    // Without a database there is nobody who could write to it either.
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

/// A connection with the lock; none when somebody else has it. A database that takes connections and then
/// says nothing, as one behind a network that lost its way, does not answer: who waited for it would go on
/// writing meanwhile.
async fn locked(
    options: &AnyConnectOptions,
    patience: Duration,
) -> Result<Option<AnyConnection>, sqlx::Error> {
    let lock = async {
        let mut connection = options.connect().await?;
        connection.execute(KEEPALIVE).await?;
        let row = sqlx::query("SELECT pg_try_advisory_lock($1)").bind(KEY).fetch_one(&mut connection).await?;
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
        let asked = tokio::time::timeout(Duration::from_secs(30), locked(&options, LOOK / 10)).await;
        assert!(asked.expect("it is not waited for").is_err());
    }
}
