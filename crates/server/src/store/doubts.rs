//! Questions about the rules, each with its position.

use sqlx::Row as _;
use sqlx::any::AnyRow;

use super::Store;
use super::accounts::alone;
use super::moderation::{Deed, note};
use crate::time::Millis;

/// The most open questions of one user.
pub(crate) const MOST_WAITING: i64 = 10;

/// A question as moderators see it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Doubt {
    pub(crate) id: i64,
    pub(crate) from: String,
    pub(crate) spec: String,
    pub(crate) position: String,
    pub(crate) question: String,
    pub(crate) match_code: Option<String>,
    pub(crate) state: String,
    pub(crate) created_at: Millis,
    pub(crate) closed_by: Option<String>,
    pub(crate) closed_at: Option<Millis>,
}

/// A question to add.
#[derive(Clone, Debug)]
pub(crate) struct NewDoubt<'a> {
    pub(crate) from: i64,
    pub(crate) spec: &'a str,
    pub(crate) position: &'a str,
    pub(crate) question: &'a str,
    pub(crate) match_code: Option<&'a str>,
}

/// The columns of [`doubt`], in order.
macro_rules! columns {
    () => {
        "SELECT d.id, f.name, d.spec, d.position, d.question, d.match_code, d.state, d.created_at, c.name, d.closed_at \
         FROM doubts d JOIN users f ON f.id = d.from_user LEFT JOIN users c ON c.id = d.closed_by "
    };
}

fn doubt(row: &AnyRow) -> Result<Doubt, sqlx::Error> {
    Ok(Doubt {
        id: row.try_get(0)?,
        from: row.try_get(1)?,
        spec: row.try_get(2)?,
        position: row.try_get(3)?,
        question: row.try_get(4)?,
        match_code: row.try_get(5)?,
        state: row.try_get(6)?,
        created_at: row.try_get(7)?,
        closed_by: row.try_get(8)?,
        closed_at: row.try_get(9)?,
    })
}

impl Store {
    /// Add a question; `None` if too many of the same user are open already.
    pub(crate) async fn add_doubt(
        &self,
        new: &NewDoubt<'_>,
        now: Millis,
    ) -> Result<Option<i64>, sqlx::Error> {
        let mut change = self.change().await?;
        alone(&mut change, new.from).await?;
        let insert = sqlx::query(
            "INSERT INTO doubts (from_user, spec, position, question, match_code, state, created_at) \
             SELECT $1, $2, $3, $4, $5, 'waiting', $6 \
             WHERE (SELECT COUNT(*) FROM doubts WHERE from_user = $1 AND state = 'waiting') < $7 RETURNING id",
        )
        .bind(new.from)
        .bind(new.spec)
        .bind(new.position)
        .bind(new.question)
        .bind(new.match_code)
        .bind(now)
        .bind(MOST_WAITING);
        let row = change.row(insert).await?;
        change.commit().await?;
        row.map(|row| row.try_get(0)).transpose()
    }

    /// Questions in a state, oldest first, after an id.
    pub(crate) async fn doubts_in(
        &self,
        state: &str,
        after: i64,
        most: i64,
    ) -> Result<Vec<Doubt>, sqlx::Error> {
        let sql = concat!(columns!(), "WHERE d.state = $1 AND d.id > $2 ORDER BY d.id LIMIT $3");
        let query = sqlx::query(sql).bind(state).bind(after).bind(most);
        query.fetch_all(&self.read).await?.iter().map(doubt).collect()
    }

    /// All questions of a user.
    pub(crate) async fn doubts_from(&self, user: i64) -> Result<Vec<Doubt>, sqlx::Error> {
        let sql = concat!(columns!(), "WHERE d.from_user = $1 ORDER BY d.id");
        sqlx::query(sql).bind(user).fetch_all(&self.read).await?.iter().map(doubt).collect()
    }

    /// One question.
    pub(crate) async fn doubt(&self, id: i64) -> Result<Option<Doubt>, sqlx::Error> {
        let sql = concat!(columns!(), "WHERE d.id = $1");
        let row = sqlx::query(sql).bind(id).fetch_optional(&self.read).await?;
        row.as_ref().map(doubt).transpose()
    }

    /// Close a question, once; returns whether it was still open.
    pub(crate) async fn close_doubt(&self, id: i64, by: i64, now: Millis) -> Result<bool, sqlx::Error> {
        let mut change = self.change().await?;
        let sql = "UPDATE doubts SET state = 'closed', closed_by = $2, closed_at = $3 WHERE id = $1 AND state = 'waiting'";
        if change.run(sqlx::query(sql).bind(id).bind(by).bind(now)).await? == 0 {
            change.undo().await?;
            return Ok(false);
        }
        let asked = change.row(sqlx::query("SELECT from_user FROM doubts WHERE id = $1").bind(id)).await?;
        let about = asked.ok_or(sqlx::Error::RowNotFound)?.try_get(0)?;
        let deed = Deed { by: Some(by), what: "doubt-closed", about, subject: Some(id), note: "" };
        note(&mut change, &deed, now).await?;
        change.commit().await?;
        Ok(true)
    }
}
