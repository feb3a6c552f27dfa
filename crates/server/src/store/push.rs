//! Subscriptions for Web Push: each belongs to a session and goes with it.

use sqlx::Row as _;

use super::Store;
use super::accounts::alone;
use crate::time::Millis;

/// The most subscriptions of one user: a new one ends the oldest.
const MOST: i64 = 10;

/// Where a browser is told something, and the keys that only it can read with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Subscription {
    pub(crate) endpoint: String,
    pub(crate) p256dh: String,
    pub(crate) auth: String,
    /// The code of the language that is spoken there.
    pub(crate) language: String,
    pub(crate) created_at: Millis,
}

impl Store {
    /// The server's private key: the one that is stored, otherwise this one from now on.
    pub(crate) async fn push_key(&self, new: &str) -> Result<String, sqlx::Error> {
        let stored = "SELECT secret FROM push_key WHERE id = 1";
        if let Some(row) = sqlx::query(stored).fetch_optional(&self.read).await? {
            return row.try_get(0);
        }
        let sql = "INSERT INTO push_key (id, secret) VALUES (1, $1) ON CONFLICT (id) DO NOTHING";
        self.once(sqlx::query(sql).bind(new)).await?;
        sqlx::query(stored).fetch_one(&self.read).await?.try_get(0)
    }

    /// Subscribe a session, in place of what it had before, and of whoever had this address before.
    pub(crate) async fn subscribe(
        &self,
        user: i64,
        session: &str,
        new: &Subscription,
    ) -> Result<(), sqlx::Error> {
        let mut change = self.change().await?;
        alone(&mut change, user).await?;
        let sql = "DELETE FROM push_subscriptions WHERE session = $1 OR endpoint = $2";
        change.run(sqlx::query(sql).bind(session).bind(&new.endpoint)).await?;
        // A session that has just ended takes no subscription.
        let insert = "INSERT INTO push_subscriptions (session, user_id, endpoint, p256dh, auth, language, created_at) \
                      SELECT s.hash, s.user_id, $3, $4, $5, $6, $7 FROM sessions s WHERE s.hash = $1 AND s.user_id = $2";
        let insert = sqlx::query(insert)
            .bind(session)
            .bind(user)
            .bind(&new.endpoint)
            .bind(&new.p256dh)
            .bind(&new.auth)
            .bind(&new.language)
            .bind(new.created_at);
        change.run(insert).await?;
        let oldest = "DELETE FROM push_subscriptions WHERE user_id = $1 AND session <> $2 AND session NOT IN \
                      (SELECT session FROM push_subscriptions WHERE user_id = $1 AND session <> $2 \
                       ORDER BY created_at DESC, session LIMIT $3)";
        change.run(sqlx::query(oldest).bind(user).bind(session).bind(MOST - 1)).await?;
        change.commit().await
    }

    /// End the subscription of a session.
    pub(crate) async fn unsubscribe(&self, session: &str) -> Result<(), sqlx::Error> {
        let sql = "DELETE FROM push_subscriptions WHERE session = $1";
        self.once(sqlx::query(sql).bind(session)).await.map(drop)
    }

    /// A push service says that this address is gone.
    pub(crate) async fn forget_push(&self, endpoint: &str) -> Result<(), sqlx::Error> {
        let sql = "DELETE FROM push_subscriptions WHERE endpoint = $1";
        self.once(sqlx::query(sql).bind(endpoint)).await.map(drop)
    }

    /// The subscriptions of a user whose sessions have not expired.
    pub(crate) async fn push_subscriptions(
        &self,
        user: i64,
        now: Millis,
    ) -> Result<Vec<Subscription>, sqlx::Error> {
        let sql = "SELECT p.endpoint, p.p256dh, p.auth, p.language, p.created_at FROM push_subscriptions p \
                   JOIN sessions s ON s.hash = p.session WHERE p.user_id = $1 AND s.expires_at > $2 \
                   ORDER BY p.created_at, p.endpoint";
        let rows = sqlx::query(sql).bind(user).bind(now).fetch_all(&self.read).await?;
        rows.iter()
            .map(|row| {
                Ok(Subscription {
                    endpoint: row.try_get(0)?,
                    p256dh: row.try_get(1)?,
                    auth: row.try_get(2)?,
                    language: row.try_get(3)?,
                    created_at: row.try_get(4)?,
                })
            })
            .collect()
    }
}
