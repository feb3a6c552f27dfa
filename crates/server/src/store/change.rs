//! The single way to write to the database.
//!
//! A [`Change`] is a transaction: begun for certain, every statement run to completion, then committed or
//! rolled back. A connection on which anything went wrong is closed and never reused. The reason: when a
//! commit fails because the disk is full, SQLite has already rolled back, so the driver's count of open
//! transactions is wrong from then on, and everything acknowledged afterwards would belong to a transaction
//! nobody ever commits. And a statement that is not run to completion loses the error of its commit.
//!
//! [`Store::rows`] reads by the same rule, for whoever may give up waiting. A PostgreSQL that says nothing is
//! not waited for: on a connection that was cut off that could last until TCP gives up, if ever.

use std::time::Duration;

use sqlx::any::{AnyArguments, AnyRow};
use sqlx::pool::PoolConnection;
use sqlx::query::Query;
use sqlx::{Any, Executor as _};

use super::fault::Fault;
use super::faults::Place;
use super::{Backend, Store};

/// A statement with its bound values.
pub(crate) type Statement<'q> = Query<'q, Any, AnyArguments>;

/// A transaction. Dropped without [`commit`](Self::commit), it is rolled back.
#[must_use = "what is not committed is not kept"]
pub(crate) struct Change {
    store: Store,
    connection: PoolConnection<Any>,
    stands: Stands,
}

/// The state of a change's connection.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Stands {
    /// More statements may follow.
    Open,
    /// No transaction is open: the next change may use it.
    Settled,
    /// Unknown: it will be closed.
    Broken,
}

/// How long a statement may take in PostgreSQL.
const PATIENCE: Duration = Duration::from_secs(20);

/// Wait for a statement; a file does not go silent.
async fn in_time<T>(
    backend: Backend,
    statement: impl Future<Output = Result<T, sqlx::Error>>,
) -> Result<T, sqlx::Error> {
    if backend == Backend::Sqlite {
        return statement.await;
    }
    let done = tokio::time::timeout(PATIENCE, statement).await;
    done.unwrap_or_else(|_| Err(std::io::Error::from(std::io::ErrorKind::TimedOut).into()))
}

impl Store {
    /// Begin a change; on SQLite, wait for the previous writer.
    pub(crate) async fn change(&self) -> Result<Change, sqlx::Error> {
        self.is_held()?;
        let connection = match self.door.acquire().await {
            Ok(connection) => connection,
            Err(error) => return Err(self.failed(error)),
        };
        let mut change = Change { store: self.clone(), connection, stands: Stands::Broken };
        // Explicit SQL, so that it does not depend on the driver's count. SQLite refuses to begin inside a
        // transaction that was left open.
        let begin = match self.backend {
            Backend::Sqlite => "BEGIN IMMEDIATE",
            Backend::Postgres => "BEGIN",
        };
        let begun = in_time(self.backend, change.connection.execute(begin)).await;
        begun.map_err(|error| self.failed(error))?;
        change.stands = Stands::Open;
        Ok(change)
    }

    /// Run one statement as a change of its own; returns the number of affected rows.
    pub(crate) async fn once(&self, statement: Statement<'_>) -> Result<u64, sqlx::Error> {
        let mut change = self.change().await?;
        let touched = change.run(statement).await?;
        change.commit().await?;
        Ok(touched)
    }

    /// Run one statement as a change of its own; returns its row, if any.
    pub(crate) async fn once_row(&self, statement: Statement<'_>) -> Result<Option<AnyRow>, sqlx::Error> {
        let mut change = self.change().await?;
        let row = change.row(statement).await?;
        change.commit().await?;
        Ok(row)
    }

    /// The rows of a statement that only reads.
    pub(super) async fn rows(&self, statement: Statement<'_>) -> Result<Vec<AnyRow>, sqlx::Error> {
        self.rows_over(self.read.acquire().await?, statement).await
    }

    /// The same over this connection.
    pub(super) async fn rows_over(
        &self,
        connection: PoolConnection<Any>,
        statement: Statement<'_>,
    ) -> Result<Vec<AnyRow>, sqlx::Error> {
        let mut reading = Reading { connection, is_done: false };
        let rows = in_time(self.backend, statement.fetch_all(&mut *reading.connection)).await;
        reading.is_done = rows.is_ok();
        rows
    }

    /// A write failed: if the storage is at fault, the health checks will report it.
    pub(super) fn failed(&self, error: sqlx::Error) -> sqlx::Error {
        if let Some(fault) = Fault::of(&error) {
            self.note(fault, &error);
        }
        error
    }
}

impl Change {
    /// Run a statement; returns the number of affected rows.
    pub(crate) async fn run(&mut self, statement: Statement<'_>) -> Result<u64, sqlx::Error> {
        self.is_open()?;
        let done = match self.store.faults.strike(Place::Statement) {
            Ok(()) => in_time(self.store.backend, statement.execute(&mut *self.connection)).await,
            Err(error) => Err(error),
        };
        self.judged(done).await.map(|done| done.rows_affected())
    }

    /// Run a statement; returns its first row, if any. All rows are read, not only the first: see above.
    pub(crate) async fn row(&mut self, statement: Statement<'_>) -> Result<Option<AnyRow>, sqlx::Error> {
        Ok(self.rows(statement).await?.into_iter().next())
    }

    /// Run a statement; returns its rows.
    pub(crate) async fn rows(&mut self, statement: Statement<'_>) -> Result<Vec<AnyRow>, sqlx::Error> {
        self.is_open()?;
        let done = match self.store.faults.strike(Place::Statement) {
            Ok(()) => in_time(self.store.backend, statement.fetch_all(&mut *self.connection)).await,
            Err(error) => Err(error),
        };
        self.judged(done).await
    }

    /// Commit. After success it has happened; after an error it may have, if only the response was lost.
    pub(crate) async fn commit(mut self) -> Result<(), sqlx::Error> {
        self.is_open()?;
        self.stands = Stands::Broken;
        let done = match self.store.faults.strike(Place::Commit) {
            Ok(()) => in_time(self.store.backend, self.connection.execute("COMMIT")).await,
            Err(error) => Err(error),
        };
        done.and_then(|_| self.store.faults.strike(Place::Answer))
            .map_err(|error| self.store.failed(error))?;
        self.stands = Stands::Settled;
        self.store.is_well();
        Ok(())
    }

    /// Roll back.
    pub(crate) async fn undo(mut self) -> Result<(), sqlx::Error> {
        self.is_open()?;
        self.roll_back().await
    }

    async fn roll_back(&mut self) -> Result<(), sqlx::Error> {
        self.stands = Stands::Broken;
        in_time(self.store.backend, self.connection.execute("ROLLBACK")).await?;
        self.stands = Stands::Settled;
        Ok(())
    }

    /// A statement refused by a constraint is harmless; after any other error the connection is not trusted
    /// any more.
    async fn judged<T>(&mut self, done: Result<T, sqlx::Error>) -> Result<T, sqlx::Error> {
        match done {
            Ok(done) => Ok(done),
            Err(error) if Fault::of(&error).is_some() => {
                self.stands = Stands::Broken;
                Err(self.store.failed(error))
            }
            Err(error) => {
                if let Err(error) = self.roll_back().await {
                    tracing::debug!(%error, "a refused change could not be rolled back");
                }
                Err(error)
            }
        }
    }

    /// After an error nothing may follow: PostgreSQL would turn a commit into a rollback and report success.
    fn is_open(&self) -> Result<(), sqlx::Error> {
        match self.stands {
            Stands::Open => Ok(()),
            Stands::Settled | Stands::Broken => {
                Err(sqlx::Error::InvalidArgument("this change has failed already".into()))
            }
        }
    }
}

impl Drop for Change {
    fn drop(&mut self) {
        // Also when the future was dropped halfway.
        if self.stands != Stands::Settled {
            self.connection.close_on_drop();
        }
    }
}

/// A connection while a statement reads. Dropped halfway it is closed: whoever has it next would wait for the
/// rest, and where it is cut off, the pool would wait for it too.
struct Reading {
    connection: PoolConnection<Any>,
    is_done: bool,
}

impl Drop for Reading {
    fn drop(&mut self) {
        if !self.is_done {
            self.connection.close_on_drop();
        }
    }
}
