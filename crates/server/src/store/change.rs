//! The one door through which everything is written.
//!
//! A [`Change`] is a transaction of its own: begun for certain, every statement carried to its end, committed
//! or undone. A connection on which anything went wrong is closed and never used again. A commit that fails
//! because the disk is full has already been rolled back by SQLite: the driver's count of open transactions
//! is wrong from then on, and what is acknowledged afterwards would stand in a transaction that nobody ever
//! commits. A statement that is not carried to its end loses the error of its commit.

use sqlx::any::{AnyArguments, AnyRow};
use sqlx::pool::PoolConnection;
use sqlx::query::Query;
use sqlx::{Any, Executor as _};

use super::fault::Fault;
use super::faults::Place;
use super::{Backend, Store};

/// A statement with what is bound to it.
pub(crate) type Statement<'q> = Query<'q, Any, AnyArguments>;

/// Something that is being written. Dropped without [`commit`](Self::commit), nothing of it has happened.
#[must_use = "what is not committed is not kept"]
pub(crate) struct Change {
    store: Store,
    connection: PoolConnection<Any>,
    stands: Stands,
}

/// How the connection of a change stands.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Stands {
    /// Statements may follow.
    Open,
    /// Nothing is open on it: the next change may have it.
    Settled,
    /// Nobody knows: it is closed.
    Broken,
}

impl Store {
    /// Begin to write something; on SQLite whoever wrote before has to be done.
    pub(crate) async fn change(&self) -> Result<Change, sqlx::Error> {
        self.is_held()?;
        let connection = match self.door.acquire().await {
            Ok(connection) => connection,
            Err(error) => return Err(self.failed(error)),
        };
        let mut change = Change { store: self.clone(), connection, stands: Stands::Broken };
        // In its own words, so that it does not depend on what the driver believes. SQLite refuses to begin
        // within something that was left open.
        let begin = match self.backend {
            Backend::Sqlite => "BEGIN IMMEDIATE",
            Backend::Postgres => "BEGIN",
        };
        change.connection.execute(begin).await.map_err(|error| self.failed(error))?;
        change.stands = Stands::Open;
        Ok(change)
    }

    /// One statement that is a change by itself; how many rows it touched.
    pub(crate) async fn once(&self, statement: Statement<'_>) -> Result<u64, sqlx::Error> {
        let mut change = self.change().await?;
        let touched = change.run(statement).await?;
        change.commit().await?;
        Ok(touched)
    }

    /// One statement that is a change by itself; the row that it returns, if any.
    pub(crate) async fn once_row(&self, statement: Statement<'_>) -> Result<Option<AnyRow>, sqlx::Error> {
        let mut change = self.change().await?;
        let row = change.row(statement).await?;
        change.commit().await?;
        Ok(row)
    }

    /// Something could not be written: where the storage is at fault, whoever asks how the server does is
    /// told.
    pub(super) fn failed(&self, error: sqlx::Error) -> sqlx::Error {
        if let Some(fault) = Fault::of(&error) {
            self.note(fault, &error);
        }
        error
    }
}

impl Change {
    /// Carry out a statement; how many rows it touched.
    pub(crate) async fn run(&mut self, statement: Statement<'_>) -> Result<u64, sqlx::Error> {
        self.is_open()?;
        let done = match self.store.faults.strike(Place::Statement) {
            Ok(()) => statement.execute(&mut *self.connection).await,
            Err(error) => Err(error),
        };
        self.judged(done).await.map(|done| done.rows_affected())
    }

    /// Carry out a statement; the first row that it returns, if any. All are read, not only the first: see
    /// above.
    pub(crate) async fn row(&mut self, statement: Statement<'_>) -> Result<Option<AnyRow>, sqlx::Error> {
        Ok(self.rows(statement).await?.into_iter().next())
    }

    /// Carry out a statement; the rows that it returns.
    pub(crate) async fn rows(&mut self, statement: Statement<'_>) -> Result<Vec<AnyRow>, sqlx::Error> {
        self.is_open()?;
        let done = match self.store.faults.strike(Place::Statement) {
            Ok(()) => statement.fetch_all(&mut *self.connection).await,
            Err(error) => Err(error),
        };
        self.judged(done).await
    }

    /// From here on it has happened; with an error it may have, when only the answer was lost.
    pub(crate) async fn commit(mut self) -> Result<(), sqlx::Error> {
        self.is_open()?;
        self.stands = Stands::Broken;
        let done = match self.store.faults.strike(Place::Commit) {
            Ok(()) => self.connection.execute("COMMIT").await,
            Err(error) => Err(error),
        };
        done.and_then(|_| self.store.faults.strike(Place::Answer))
            .map_err(|error| self.store.failed(error))?;
        self.stands = Stands::Settled;
        self.store.is_well();
        Ok(())
    }

    /// None of it has happened.
    pub(crate) async fn undo(mut self) -> Result<(), sqlx::Error> {
        self.is_open()?;
        self.roll_back().await
    }

    async fn roll_back(&mut self) -> Result<(), sqlx::Error> {
        self.stands = Stands::Broken;
        self.connection.execute("ROLLBACK").await?;
        self.stands = Stands::Settled;
        Ok(())
    }

    /// A statement that the tables refuse is nobody's fault but its own; after anything else the connection
    /// is not trusted any more.
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

    /// After an error nothing follows: PostgreSQL would answer a commit then with a rollback, and call it a
    /// success.
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
        // Also when whoever wanted it has gone in the middle of it.
        if self.stands != Stands::Settled {
            self.connection.close_on_drop();
        }
    }
}
