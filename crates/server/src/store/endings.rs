//! Matches that have ended but whose end is not recorded everywhere yet.

use sqlx::Row as _;
use sqlx::any::AnyRow;

use super::Store;
use super::matches::{Match, listed, match_columns};
use crate::room::Ending;
use crate::time::Millis;

/// That a match has ended, and how. The journal stores it in the same transaction as the entry that ended the
/// match: both or neither.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Ended {
    pub(crate) match_id: i64,
    pub(crate) at: Millis,
    /// Whether it was rated to the end.
    pub(crate) rated: bool,
    pub(crate) ending: Ending,
    /// The user who called it off.
    pub(crate) aborted_by: Option<i64>,
}

impl Ended {
    pub(crate) fn new(listed: &Match, ending: Ending, at: Millis) -> Self {
        Self { match_id: listed.id, at, rated: listed.rated, ending, aborted_by: None }
    }

    /// Called off by this user.
    pub(crate) fn by(self, aborted_by: Option<i64>) -> Self {
        Self { aborted_by, ..self }
    }

    /// The statement that stores it, once.
    pub(super) fn insert(&self) -> super::change::Statement<'_> {
        sqlx::query(
            "INSERT INTO endings (match_id, at, rated, outcome, reason, home_goals, away_goals, aborted_by) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (match_id) DO NOTHING",
        )
        .bind(self.match_id)
        .bind(self.at)
        .bind(i64::from(self.rated))
        .bind(&self.ending.outcome)
        .bind(&self.ending.reason)
        .bind(self.ending.score[0])
        .bind(self.ending.score[1])
        .bind(self.aborted_by)
    }
}

fn ended(row: &AnyRow) -> Result<Ended, sqlx::Error> {
    let rated: i64 = row.try_get(2)?;
    Ok(Ended {
        match_id: row.try_get(0)?,
        at: row.try_get(1)?,
        rated: rated != 0,
        ending: Ending {
            outcome: row.try_get(3)?,
            reason: row.try_get(4)?,
            score: [row.try_get(5)?, row.try_get(6)?],
        },
        aborted_by: row.try_get(7)?,
    })
}

impl Store {
    /// Store the ending of a match whose journal is older than this table.
    pub(crate) async fn add_ending(&self, ended: &Ended) -> Result<(), sqlx::Error> {
        self.once(ended.insert()).await.map(drop)
    }

    /// Matches whose end is still to be recorded, at most this many.
    pub(crate) async fn endings(&self, most: i64) -> Result<Vec<Ended>, sqlx::Error> {
        let sql = "SELECT match_id, at, rated, outcome, reason, home_goals, away_goals, aborted_by FROM endings \
                   ORDER BY at, match_id LIMIT $1";
        self.rows(sqlx::query(sql).bind(most)).await?.iter().map(ended).collect()
    }

    /// The end of a match is recorded everywhere.
    pub(crate) async fn remove_ending(&self, match_id: i64) -> Result<(), sqlx::Error> {
        self.once(sqlx::query("DELETE FROM endings WHERE match_id = $1").bind(match_id)).await.map(drop)
    }

    /// A match by its id.
    pub(crate) async fn match_by_id(&self, id: i64) -> Result<Option<Match>, sqlx::Error> {
        let sql = concat!(match_columns!(), "WHERE m.id = $1");
        let rows = self.rows(sqlx::query(sql).bind(id)).await?;
        rows.first().map(listed).transpose()
    }
}
