//! Credentials: sessions, tokens, recovery codes. Only hashes of secrets are stored.

use sqlx::Row as _;

use super::Store;
use super::accounts::{User, alone, user, user_columns};
use super::change::Change;
use crate::error::Result;
use crate::time::Millis;

/// The most sessions of one user: a new one ends the oldest.
const MOST_SESSIONS: i64 = 50;

/// The most tokens of one user.
pub(crate) const MOST_TOKENS: i64 = 20;

/// The resolution of a token's last use: not every request should write.
const USED: Millis = 60 * 60 * 1000;

/// A token in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Token {
    pub(crate) id: i64,
    /// Whom it authenticates.
    pub(crate) user: String,
    pub(crate) label: String,
    pub(crate) created_at: Millis,
    pub(crate) used_at: Option<Millis>,
}

/// Replace all recovery codes of a user.
pub(super) async fn set_codes(change: &mut Change, user: i64, codes: &[String]) -> Result<(), sqlx::Error> {
    change.run(sqlx::query("DELETE FROM recovery_codes WHERE user_id = $1").bind(user)).await?;
    for code in codes {
        let sql = "INSERT INTO recovery_codes (hash, user_id) VALUES ($1, $2)";
        change.run(sqlx::query(sql).bind(code).bind(user)).await?;
    }
    Ok(())
}

/// Sessions.
impl Store {
    /// Add a session.
    pub(crate) async fn add_session(
        &self,
        hash: &str,
        user: i64,
        now: Millis,
        expires: Millis,
    ) -> Result<(), sqlx::Error> {
        let mut change = self.change().await?;
        let sql = "INSERT INTO sessions (hash, user_id, created_at, expires_at) VALUES ($1, $2, $3, $4)";
        change.run(sqlx::query(sql).bind(hash).bind(user).bind(now).bind(expires)).await?;
        let oldest = sqlx::query(
            "DELETE FROM sessions WHERE user_id = $1 AND hash <> $2 AND hash NOT IN \
             (SELECT hash FROM sessions WHERE user_id = $1 AND hash <> $2 ORDER BY created_at DESC LIMIT $3)",
        )
        .bind(user)
        .bind(hash)
        .bind(MOST_SESSIONS - 1);
        change.run(oldest).await?;
        change.commit().await
    }

    /// The user of a session.
    pub(crate) async fn user_of_session(&self, hash: &str, now: Millis) -> Result<Option<User>, sqlx::Error> {
        let sql = concat!(
            "SELECT ",
            user_columns!(),
            " FROM users u JOIN sessions s ON s.user_id = u.id \
             WHERE s.hash = $1 AND s.expires_at > $2 AND u.closed_at IS NULL"
        );
        let row = sqlx::query(sql).bind(hash).bind(now).fetch_optional(&self.read).await?;
        row.as_ref().map(user).transpose()
    }

    /// When the sessions of a user began and when they end.
    pub(crate) async fn sessions_of(&self, user: i64) -> Result<Vec<(Millis, Millis)>, sqlx::Error> {
        let sql = "SELECT created_at, expires_at FROM sessions WHERE user_id = $1 ORDER BY created_at";
        let rows = sqlx::query(sql).bind(user).fetch_all(&self.read).await?;
        rows.iter().map(|row| Ok((row.try_get(0)?, row.try_get(1)?))).collect()
    }

    /// End one session.
    pub(crate) async fn end_session(&self, hash: &str) -> Result<(), sqlx::Error> {
        self.once(sqlx::query("DELETE FROM sessions WHERE hash = $1").bind(hash)).await.map(drop)
    }

    /// End all sessions of a user.
    pub(crate) async fn end_sessions(&self, user: i64) -> Result<(), sqlx::Error> {
        self.once(sqlx::query("DELETE FROM sessions WHERE user_id = $1").bind(user)).await.map(drop)
    }
}

/// Passwords and recovery codes.
impl Store {
    /// Replace the password hash `old`; ends every session but one. Returns whether `old` was still current.
    pub(crate) async fn change_password(
        &self,
        user: i64,
        old: &str,
        new: &str,
        but: &str,
    ) -> Result<bool, sqlx::Error> {
        let mut change = self.change().await?;
        let sql = "UPDATE users SET password = $3 WHERE id = $1 AND password = $2 AND closed_at IS NULL";
        if change.run(sqlx::query(sql).bind(user).bind(old).bind(new)).await? == 0 {
            change.undo().await?;
            return Ok(false);
        }
        let sql = "DELETE FROM sessions WHERE user_id = $1 AND hash <> $2";
        change.run(sqlx::query(sql).bind(user).bind(but)).await?;
        change.commit().await?;
        Ok(true)
    }

    /// Replace all recovery codes of a user.
    pub(crate) async fn set_recovery_codes(&self, user: i64, codes: &[String]) -> Result<(), sqlx::Error> {
        let mut change = self.change().await?;
        set_codes(&mut change, user, codes).await?;
        change.commit().await
    }

    /// How many recovery codes a user has left.
    pub(crate) async fn recovery_codes_left(&self, user: i64) -> Result<i64, sqlx::Error> {
        sqlx::query("SELECT COUNT(*) FROM recovery_codes WHERE user_id = $1 AND used_at IS NULL")
            .bind(user)
            .fetch_one(&self.read)
            .await?
            .try_get(0)
    }

    /// The user of an unused recovery code.
    pub(crate) async fn user_of_recovery_code(&self, hash: &str) -> Result<Option<User>, sqlx::Error> {
        let sql = concat!(
            "SELECT ",
            user_columns!(),
            " FROM users u JOIN recovery_codes r ON r.user_id = u.id \
             WHERE r.hash = $1 AND r.used_at IS NULL AND u.closed_at IS NULL"
        );
        let row = sqlx::query(sql).bind(hash).fetch_optional(&self.read).await?;
        row.as_ref().map(user).transpose()
    }

    /// Use up a recovery code for a new password; all sessions end. Returns whether it was still unused.
    pub(crate) async fn recover(
        &self,
        user: i64,
        code: &str,
        password: &str,
        now: Millis,
    ) -> Result<bool, sqlx::Error> {
        let mut change = self.change().await?;
        let sql =
            "UPDATE recovery_codes SET used_at = $3 WHERE hash = $1 AND user_id = $2 AND used_at IS NULL";
        if change.run(sqlx::query(sql).bind(code).bind(user).bind(now)).await? == 0 {
            change.undo().await?;
            return Ok(false);
        }
        let sql = "UPDATE users SET password = $2 WHERE id = $1";
        change.run(sqlx::query(sql).bind(user).bind(password)).await?;
        change.run(sqlx::query("DELETE FROM sessions WHERE user_id = $1").bind(user)).await?;
        change.commit().await?;
        Ok(true)
    }
}

/// Tokens.
impl Store {
    /// The user of a token; its use is recorded now and then.
    pub(crate) async fn user_of_token(&self, hash: &str, now: Millis) -> Result<Option<User>, sqlx::Error> {
        let sql = concat!(
            "SELECT ",
            user_columns!(),
            ", t.used_at FROM users u JOIN tokens t ON t.user_id = u.id WHERE t.hash = $1 AND u.closed_at IS NULL"
        );
        let Some(row) = sqlx::query(sql).bind(hash).fetch_optional(&self.read).await? else {
            return Ok(None);
        };
        let used: Option<Millis> = row.try_get(7)?;
        if used.is_none_or(|used| used <= now - USED) {
            self.once(sqlx::query("UPDATE tokens SET used_at = $2 WHERE hash = $1").bind(hash).bind(now))
                .await?;
        }
        user(&row).map(Some)
    }

    /// Add a token; `None` if the user has too many already.
    pub(crate) async fn add_token(
        &self,
        user: i64,
        hash: &str,
        label: &str,
        now: Millis,
    ) -> Result<Option<i64>, sqlx::Error> {
        let mut change = self.change().await?;
        alone(&mut change, user).await?;
        let insert = sqlx::query(
            "INSERT INTO tokens (hash, user_id, label, created_at) SELECT $1, $2, $3, $4 \
             WHERE (SELECT COUNT(*) FROM tokens WHERE user_id = $2) < $5 RETURNING id",
        )
        .bind(hash)
        .bind(user)
        .bind(label)
        .bind(now)
        .bind(MOST_TOKENS);
        let row = change.row(insert).await?;
        change.commit().await?;
        row.map(|row| row.try_get(0)).transpose()
    }

    /// The tokens of a user and their bots.
    pub(crate) async fn tokens_of(&self, user: i64) -> Result<Vec<Token>, sqlx::Error> {
        let sql = "SELECT t.id, u.name, t.label, t.created_at, t.used_at FROM tokens t JOIN users u ON u.id = t.user_id \
                   WHERE u.id = $1 OR u.owner_id = $1 ORDER BY t.id";
        let rows = sqlx::query(sql).bind(user).fetch_all(&self.read).await?;
        rows.iter()
            .map(|row| {
                Ok(Token {
                    id: row.try_get(0)?,
                    user: row.try_get(1)?,
                    label: row.try_get(2)?,
                    created_at: row.try_get(3)?,
                    used_at: row.try_get(4)?,
                })
            })
            .collect()
    }

    /// Revoke a token of a user or one of their bots; returns whether there was one.
    pub(crate) async fn revoke_token(&self, user: i64, id: i64) -> Result<bool, sqlx::Error> {
        let sql = "DELETE FROM tokens WHERE id = $2 \
                   AND user_id IN (SELECT id FROM users WHERE id = $1 OR owner_id = $1)";
        Ok(self.once(sqlx::query(sql).bind(user).bind(id)).await? == 1)
    }
}
