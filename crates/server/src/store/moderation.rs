//! Blocks, reports, and the decisions of moderators.

use sqlx::Row as _;
use sqlx::any::AnyRow;

use super::Store;
use super::accounts::{alone, name_key};
use super::change::Change;
use crate::error::Result;
use crate::time::Millis;

/// The most users one user can block.
pub(crate) const MOST_BLOCKS: i64 = 500;

/// The most undecided reports of one user.
pub(crate) const MOST_WAITING: i64 = 10;

/// A report as moderators see it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Report {
    pub(crate) id: i64,
    pub(crate) from_id: i64,
    pub(crate) from: String,
    pub(crate) about_id: i64,
    pub(crate) about: String,
    pub(crate) match_code: Option<String>,
    pub(crate) reason: String,
    pub(crate) note: String,
    pub(crate) state: String,
    pub(crate) created_at: Millis,
    pub(crate) decided_by: Option<String>,
    pub(crate) decided_at: Option<Millis>,
    /// The moderator's note.
    pub(crate) decision: Option<String>,
}

/// A report to add.
#[derive(Clone, Debug)]
pub(crate) struct NewReport<'a> {
    pub(crate) from: i64,
    pub(crate) about: i64,
    pub(crate) match_code: Option<&'a str>,
    pub(crate) reason: &'a str,
    pub(crate) note: &'a str,
}

/// A moderator's decision on a report.
#[derive(Clone, Debug)]
pub(crate) struct Verdict<'a> {
    pub(crate) by: i64,
    /// The new state of the report.
    pub(crate) state: &'static str,
    pub(crate) note: &'a str,
    /// Until when the user is suspended.
    pub(crate) suspended_until: Option<Millis>,
}

/// The columns of [`report`], in order.
macro_rules! report_columns {
    () => {
        "SELECT r.id, r.from_user, f.name, r.about_user, a.name, r.match_code, r.reason, r.note, r.state, r.created_at, \
         d.name, r.decided_at, r.decision \
         FROM reports r JOIN users f ON f.id = r.from_user JOIN users a ON a.id = r.about_user \
         LEFT JOIN users d ON d.id = r.decided_by "
    };
}

fn report(row: &AnyRow) -> Result<Report, sqlx::Error> {
    Ok(Report {
        id: row.try_get(0)?,
        from_id: row.try_get(1)?,
        from: row.try_get(2)?,
        about_id: row.try_get(3)?,
        about: row.try_get(4)?,
        match_code: row.try_get(5)?,
        reason: row.try_get(6)?,
        note: row.try_get(7)?,
        state: row.try_get(8)?,
        created_at: row.try_get(9)?,
        decided_by: row.try_get(10)?,
        decided_at: row.try_get(11)?,
        decision: row.try_get(12)?,
    })
}

/// Blocks.
impl Store {
    /// Whether one of two users has blocked the other.
    pub(crate) async fn is_blocked(&self, a: i64, b: i64) -> Result<bool, sqlx::Error> {
        let sql = "SELECT 1 FROM blocks WHERE (user_id = $1 AND blocked_id = $2) OR (user_id = $2 AND blocked_id = $1) LIMIT 1";
        Ok(sqlx::query(sql).bind(a).bind(b).fetch_optional(&self.read).await?.is_some())
    }

    /// Block a user; returns whether there was room for it. Idempotent.
    pub(crate) async fn block(&self, user: i64, blocked: i64, now: Millis) -> Result<bool, sqlx::Error> {
        let sql = "INSERT INTO blocks (user_id, blocked_id, at) SELECT $1, $2, $3 \
                   WHERE (SELECT COUNT(*) FROM blocks WHERE user_id = $1 AND blocked_id <> $2) < $4 \
                   ON CONFLICT (user_id, blocked_id) DO UPDATE SET at = excluded.at";
        let mut change = self.change().await?;
        alone(&mut change, user).await?;
        let query = sqlx::query(sql).bind(user).bind(blocked).bind(now).bind(MOST_BLOCKS);
        let done = change.run(query).await? == 1;
        change.commit().await?;
        Ok(done)
    }

    /// Unblock a user.
    pub(crate) async fn unblock(&self, user: i64, blocked: i64) -> Result<(), sqlx::Error> {
        let sql = "DELETE FROM blocks WHERE user_id = $1 AND blocked_id = $2";
        self.once(sqlx::query(sql).bind(user).bind(blocked)).await.map(drop)
    }

    /// The users somebody blocks, and since when.
    pub(crate) async fn blocks_of(&self, user: i64) -> Result<Vec<(String, Millis)>, sqlx::Error> {
        let sql = "SELECT u.name, b.at FROM blocks b JOIN users u ON u.id = b.blocked_id WHERE b.user_id = $1 ORDER BY u.name_key";
        let rows = sqlx::query(sql).bind(user).fetch_all(&self.read).await?;
        rows.iter().map(|row| Ok((row.try_get(0)?, row.try_get(1)?))).collect()
    }
}

/// Reports and moderators.
impl Store {
    /// Add a report; `None` if too many of the same user are undecided.
    pub(crate) async fn add_report(
        &self,
        new: &NewReport<'_>,
        now: Millis,
    ) -> Result<Option<i64>, sqlx::Error> {
        let mut change = self.change().await?;
        alone(&mut change, new.from).await?;
        let insert = sqlx::query(
            "INSERT INTO reports (from_user, about_user, match_code, reason, note, state, created_at) \
             SELECT $1, $2, $3, $4, $5, 'waiting', $6 \
             WHERE (SELECT COUNT(*) FROM reports WHERE from_user = $1 AND state = 'waiting') < $7 RETURNING id",
        )
        .bind(new.from)
        .bind(new.about)
        .bind(new.match_code)
        .bind(new.reason)
        .bind(new.note)
        .bind(now)
        .bind(MOST_WAITING);
        let row = change.row(insert).await?;
        change.commit().await?;
        row.map(|row| row.try_get(0)).transpose()
    }

    /// Reports in a state, oldest first, after an id.
    pub(crate) async fn reports_in(
        &self,
        state: &str,
        after: i64,
        most: i64,
    ) -> Result<Vec<Report>, sqlx::Error> {
        let sql = concat!(report_columns!(), "WHERE r.state = $1 AND r.id > $2 ORDER BY r.id LIMIT $3");
        let query = sqlx::query(sql).bind(state).bind(after).bind(most);
        query.fetch_all(&self.read).await?.iter().map(report).collect()
    }

    /// The reports that a user has made.
    pub(crate) async fn reports_from(&self, user: i64) -> Result<Vec<Report>, sqlx::Error> {
        let sql = concat!(report_columns!(), "WHERE r.from_user = $1 ORDER BY r.id");
        sqlx::query(sql).bind(user).fetch_all(&self.read).await?.iter().map(report).collect()
    }

    /// The reports about a user that led to a warning or suspension, newest first.
    pub(crate) async fn warnings_of(&self, user: i64, most: i64) -> Result<Vec<Report>, sqlx::Error> {
        let sql = concat!(
            report_columns!(),
            "WHERE r.about_user = $1 AND r.state IN ('warned', 'suspended') ORDER BY r.decided_at DESC, r.id DESC LIMIT $2"
        );
        sqlx::query(sql).bind(user).bind(most).fetch_all(&self.read).await?.iter().map(report).collect()
    }

    /// One report.
    pub(crate) async fn report(&self, id: i64) -> Result<Option<Report>, sqlx::Error> {
        let sql = concat!(report_columns!(), "WHERE r.id = $1");
        let row = sqlx::query(sql).bind(id).fetch_optional(&self.read).await?;
        row.as_ref().map(report).transpose()
    }

    /// Decide on a report, once; returns whether it was still undecided. A suspension includes the user's
    /// bots, and never shortens an earlier one.
    pub(crate) async fn decide(
        &self,
        id: i64,
        about: i64,
        verdict: &Verdict<'_>,
        now: Millis,
    ) -> Result<bool, sqlx::Error> {
        let mut change = self.change().await?;
        let decide = sqlx::query(
            "UPDATE reports SET state = $2, decision = $3, decided_by = $4, decided_at = $5 WHERE id = $1 AND state = 'waiting'",
        )
        .bind(id)
        .bind(verdict.state)
        .bind(verdict.note)
        .bind(verdict.by)
        .bind(now);
        if change.run(decide).await? == 0 {
            change.undo().await?;
            return Ok(false);
        }
        if let Some(until) = verdict.suspended_until {
            let suspend = sqlx::query(
                "UPDATE users SET suspended_until = $2 WHERE (id = $1 OR owner_id = $1) \
                 AND (suspended_until IS NULL OR suspended_until < $2)",
            )
            .bind(about)
            .bind(until);
            change.run(suspend).await?;
        }
        let deed =
            Deed { by: Some(verdict.by), what: verdict.state, about, subject: Some(id), note: verdict.note };
        note(&mut change, &deed, now).await?;
        change.commit().await?;
        Ok(true)
    }

    /// Lift the suspension of a user and their bots.
    pub(crate) async fn lift_suspension(&self, user: i64, by: i64, now: Millis) -> Result<(), sqlx::Error> {
        let mut change = self.change().await?;
        let sql = "UPDATE users SET suspended_until = NULL WHERE id = $1 OR owner_id = $1";
        change.run(sqlx::query(sql).bind(user)).await?;
        let deed = Deed { by: Some(by), what: "suspension-lifted", about: user, subject: None, note: "" };
        note(&mut change, &deed, now).await?;
        change.commit().await
    }

    /// The operator makes a person a moderator, or withdraws the role; returns whether there is such a
    /// person.
    pub async fn set_moderator(&self, name: &str, moderator: bool, now: Millis) -> Result<bool, sqlx::Error> {
        let mut change = self.change().await?;
        let sql = "UPDATE users SET role = $2 WHERE name_key = $1 AND kind = 'person' AND closed_at IS NULL RETURNING id";
        let (role, what) =
            if moderator { ("moderator", "moderator-named") } else { ("player", "moderator-revoked") };
        let Some(row) = change.row(sqlx::query(sql).bind(name_key(name)).bind(role)).await? else {
            change.undo().await?;
            return Ok(false);
        };
        let deed = Deed { by: None, what, about: row.try_get(0)?, subject: None, note: "" };
        note(&mut change, &deed, now).await?;
        change.commit().await?;
        Ok(true)
    }
}

/// An action of a moderator or the operator.
#[derive(Clone, Copy, Debug)]
pub(super) struct Deed<'a> {
    /// `None` for the operator, on the server's machine.
    pub(super) by: Option<i64>,
    pub(super) what: &'static str,
    pub(super) about: i64,
    /// The id of the report or question.
    pub(super) subject: Option<i64>,
    pub(super) note: &'a str,
}

/// Log an action in the same transaction as its effect. Names are logged as they are now, and stay when an
/// account is closed.
pub(super) async fn note(change: &mut Change, deed: &Deed<'_>, now: Millis) -> Result<(), sqlx::Error> {
    let insert = sqlx::query(
        "INSERT INTO moderation_log (at, by_user, by_name, what, about_user, about_name, subject, note) \
         VALUES ($1, $2, (SELECT name FROM users WHERE id = $2), $3, $4, (SELECT name FROM users WHERE id = $4), $5, $6)",
    )
    .bind(now)
    .bind(deed.by)
    .bind(deed.what)
    .bind(deed.about)
    .bind(deed.subject)
    .bind(deed.note);
    change.run(insert).await.map(drop)
}

/// An entry of the moderation log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Noted {
    pub(crate) id: i64,
    pub(crate) at: Millis,
    /// `None` for the operator.
    pub(crate) by: Option<String>,
    pub(crate) what: String,
    pub(crate) about: Option<String>,
    pub(crate) subject: Option<i64>,
    pub(crate) note: String,
}

impl Store {
    /// The moderation log, newest first, below an id.
    pub(crate) async fn moderation_log(&self, before: i64, most: i64) -> Result<Vec<Noted>, sqlx::Error> {
        let sql = "SELECT id, at, by_name, what, about_name, subject, note FROM moderation_log WHERE id < $1 ORDER BY id DESC LIMIT $2";
        let rows = sqlx::query(sql).bind(before).bind(most).fetch_all(&self.read).await?;
        rows.iter()
            .map(|row| {
                Ok(Noted {
                    id: row.try_get(0)?,
                    at: row.try_get(1)?,
                    by: row.try_get(2)?,
                    what: row.try_get(3)?,
                    about: row.try_get(4)?,
                    subject: row.try_get(5)?,
                    note: row.try_get(6)?,
                })
            })
            .collect()
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;
    use crate::store::accounts::Kind;

    #[tokio::test]
    async fn a_block_holds_in_both_directions_until_it_is_lifted() {
        let folder = std::env::temp_dir().join(format!("touchline-blocks-{}", std::process::id()));
        let store = Store::open(&format!("sqlite:{}", folder.join("test.db").display())).await.unwrap();
        let ann = store.add_user("ann", Kind::Person, None, 1).await.unwrap();
        let bob = store.add_user("bob", Kind::Person, None, 1).await.unwrap();
        let cid = store.add_user("cid", Kind::Person, None, 1).await.unwrap();
        assert!(store.block(ann, bob, 2).await.unwrap());
        assert!(store.is_blocked(ann, bob).await.unwrap() && store.is_blocked(bob, ann).await.unwrap());
        assert!(!store.is_blocked(ann, cid).await.unwrap() && !store.is_blocked(cid, bob).await.unwrap());
        // Only whoever made a block can lift it.
        store.unblock(bob, ann).await.unwrap();
        assert!(store.is_blocked(ann, bob).await.unwrap());
        store.unblock(ann, bob).await.unwrap();
        assert!(!store.is_blocked(bob, ann).await.unwrap());
        store.close().await;
        std::fs::remove_dir_all(folder).unwrap();
    }
}
