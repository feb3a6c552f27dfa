//! Users and their accounts.

use sqlx::Row as _;
use sqlx::any::AnyRow;

use super::Store;
use super::change::Change;
use super::credentials::set_codes;
use crate::error::Result;
use crate::ids;
use crate::names;
use crate::time::Millis;

/// A user.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct User {
    pub(crate) id: i64,
    pub(crate) name: String,
    pub(crate) kind: Kind,
    pub(crate) is_moderator: bool,
    pub(crate) suspended_until: Option<Millis>,
    pub(crate) created_at: Millis,
    /// Whether a client of theirs contributes to the dice.
    pub(crate) contributes: bool,
}

/// The kind of a user.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Kind {
    /// Plays without an account.
    Guest,
    /// Has an account.
    Person,
    /// Is a program.
    Bot,
}

impl Kind {
    /// The word in the database.
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Self::Guest => "guest",
            Self::Person => "person",
            Self::Bot => "bot",
        }
    }

    pub(crate) fn from_word(word: &str) -> Self {
        match word {
            "person" => Self::Person,
            "bot" => Self::Bot,
            _ => Self::Guest,
        }
    }
}

/// The form of a name in which it must be unique.
pub(crate) fn name_key(name: &str) -> String {
    names::key(name)
}

/// The most bots of one person.
pub(crate) const MOST_BOTS: i64 = 10;

/// The columns of [`user`], in order.
macro_rules! user_columns {
    () => {
        "u.id, u.name, u.kind, u.role, u.suspended_until, u.created_at, u.contributes"
    };
}
pub(super) use user_columns;

/// A user from a row.
pub(super) fn user(row: &AnyRow) -> Result<User, sqlx::Error> {
    let (kind, role): (String, String) = (row.try_get(2)?, row.try_get(3)?);
    Ok(User {
        id: row.try_get(0)?,
        name: row.try_get(1)?,
        kind: Kind::from_word(&kind),
        is_moderator: role == "moderator",
        suspended_until: row.try_get(4)?,
        created_at: row.try_get(5)?,
        contributes: row.try_get::<i64, _>(6)? != 0,
    })
}

/// Lock a user's row for this change: otherwise several changes at once would each find room for one more.
pub(super) async fn alone(change: &mut Change, user: i64) -> Result<(), sqlx::Error> {
    let sql = "UPDATE users SET created_at = created_at WHERE id = $1";
    change.run(sqlx::query(sql).bind(user)).await.map(drop)
}

/// What is stored of the name of a closed account.
fn retired(name: &str) -> String {
    ids::hash(&format!("name {}", name_key(name)))
}

impl Store {
    /// Whether a closed account had this name.
    pub(crate) async fn is_retired(&self, name: &str) -> Result<bool, sqlx::Error> {
        let query = sqlx::query("SELECT 1 FROM retired_names WHERE hash = $1").bind(retired(name));
        Ok(query.fetch_optional(&self.read).await?.is_some())
    }

    /// Add a user; fails with an error [`super::is_taken`] recognises if the name is taken.
    pub(crate) async fn add_user(
        &self,
        name: &str,
        kind: Kind,
        password: Option<&str>,
        now: Millis,
    ) -> Result<i64, sqlx::Error> {
        let insert = sqlx::query(
            "INSERT INTO users (name, name_key, kind, password, created_at) VALUES ($1, $2, $3, $4, $5) RETURNING id",
        )
        .bind(name)
        .bind(name_key(name))
        .bind(kind.word())
        .bind(password)
        .bind(now);
        self.once_row(insert).await?.ok_or(sqlx::Error::RowNotFound)?.try_get(0)
    }

    /// The user with this name, unless the account is closed.
    pub(crate) async fn user_named(&self, name: &str) -> Result<Option<User>, sqlx::Error> {
        let sql = concat!(
            "SELECT ",
            user_columns!(),
            " FROM users u WHERE u.name_key = $1 AND u.closed_at IS NULL"
        );
        let row = sqlx::query(sql).bind(name_key(name)).fetch_optional(&self.read).await?;
        row.as_ref().map(user).transpose()
    }

    /// A client of this user contributes to the dice.
    pub(crate) async fn note_contributes(&self, user: i64) -> Result<(), sqlx::Error> {
        let sql = "UPDATE users SET contributes = 1 WHERE id = $1 AND contributes = 0";
        self.once(sqlx::query(sql).bind(user)).await.map(drop)
    }

    /// The user with this id.
    pub(crate) async fn user(&self, id: i64) -> Result<Option<User>, sqlx::Error> {
        let sql = concat!("SELECT ", user_columns!(), " FROM users u WHERE u.id = $1");
        let row = sqlx::query(sql).bind(id).fetch_optional(&self.read).await?;
        row.as_ref().map(user).transpose()
    }

    /// The user with this name, and the hash of their password.
    pub(crate) async fn user_with_password(
        &self,
        name: &str,
    ) -> Result<Option<(User, Option<String>)>, sqlx::Error> {
        let sql = concat!(
            "SELECT ",
            user_columns!(),
            ", u.password FROM users u WHERE u.name_key = $1 AND u.closed_at IS NULL"
        );
        let row = sqlx::query(sql).bind(name_key(name)).fetch_optional(&self.read).await?;
        row.as_ref().map(|row| Ok((user(row)?, row.try_get(7)?))).transpose()
    }

    /// The hash of a user's password.
    pub(crate) async fn password_of(&self, id: i64) -> Result<Option<String>, sqlx::Error> {
        let row = sqlx::query("SELECT password FROM users WHERE id = $1").bind(id).fetch_optional(&self.read);
        row.await?.map_or(Ok(None), |row| row.try_get(0))
    }

    /// Add an account with its recovery codes; fails with an error [`super::is_taken`] recognises if the name
    /// is taken.
    pub(crate) async fn register(
        &self,
        name: &str,
        password: &str,
        codes: &[String],
        now: Millis,
    ) -> Result<i64, sqlx::Error> {
        let mut change = self.change().await?;
        let insert = sqlx::query(
            "INSERT INTO users (name, name_key, kind, password, created_at) VALUES ($1, $2, 'person', $3, $4) RETURNING id",
        )
        .bind(name)
        .bind(name_key(name))
        .bind(password)
        .bind(now);
        let id = change.row(insert).await?.ok_or(sqlx::Error::RowNotFound)?.try_get(0)?;
        set_codes(&mut change, id, codes).await?;
        change.commit().await?;
        Ok(id)
    }

    /// Give a guest a name in place of the one the server gave. Returns whether it still had that one.
    pub(crate) async fn name_guest(&self, id: i64, name: &str) -> Result<bool, sqlx::Error> {
        let sql = "UPDATE users SET name = $2, name_key = $3 WHERE id = $1 AND kind = 'guest' \
                   AND name_key LIKE 'guest-%' AND closed_at IS NULL";
        let query = sqlx::query(sql).bind(id).bind(name).bind(name_key(name));
        Ok(self.once(query).await? > 0)
    }

    /// Turn a guest into a person, the same user; its sessions end. Returns whether it still was a guest.
    pub(crate) async fn upgrade(
        &self,
        id: i64,
        name: &str,
        password: &str,
        codes: &[String],
    ) -> Result<bool, sqlx::Error> {
        let mut change = self.change().await?;
        let sql = "UPDATE users SET name = $2, name_key = $3, kind = 'person', password = $4 \
                   WHERE id = $1 AND kind = 'guest' AND closed_at IS NULL";
        let query = sqlx::query(sql).bind(id).bind(name).bind(name_key(name)).bind(password);
        if change.run(query).await? == 0 {
            change.undo().await?;
            return Ok(false);
        }
        set_codes(&mut change, id, codes).await?;
        // Whoever found or planted the guest's session must not get one for the account.
        change.run(sqlx::query("DELETE FROM sessions WHERE user_id = $1").bind(id)).await?;
        change.commit().await?;
        Ok(true)
    }

    /// Add a bot with its first token; `None` if the person has too many already.
    pub(crate) async fn add_bot(
        &self,
        owner: i64,
        name: &str,
        token: &str,
        now: Millis,
    ) -> Result<Option<i64>, sqlx::Error> {
        let mut change = self.change().await?;
        alone(&mut change, owner).await?;
        let insert = sqlx::query(
            "INSERT INTO users (name, name_key, kind, created_at, owner_id) SELECT $1, $2, 'bot', $3, $4 \
             WHERE (SELECT COUNT(*) FROM users WHERE owner_id = $4 AND closed_at IS NULL) < $5 RETURNING id",
        )
        .bind(name)
        .bind(name_key(name))
        .bind(now)
        .bind(owner)
        .bind(MOST_BOTS);
        let Some(row) = change.row(insert).await? else {
            change.undo().await?;
            return Ok(None);
        };
        let id: i64 = row.try_get(0)?;
        let sql = "INSERT INTO tokens (hash, user_id, label, created_at) VALUES ($1, $2, 'first', $3)";
        change.run(sqlx::query(sql).bind(token).bind(id).bind(now)).await?;
        change.commit().await?;
        Ok(Some(id))
    }

    /// The bots of a person, oldest first.
    pub(crate) async fn bots_of(&self, owner: i64) -> Result<Vec<User>, sqlx::Error> {
        let sql = concat!(
            "SELECT ",
            user_columns!(),
            " FROM users u WHERE u.owner_id = $1 AND u.closed_at IS NULL ORDER BY u.id"
        );
        sqlx::query(sql).bind(owner).fetch_all(&self.read).await?.iter().map(user).collect()
    }

    /// A person and their bots, including closed ones.
    pub(crate) async fn family(&self, person: i64) -> Result<Vec<i64>, sqlx::Error> {
        let sql = "SELECT id FROM users WHERE id = $1 OR owner_id = $1";
        let rows = sqlx::query(sql).bind(person).fetch_all(&self.read).await?;
        rows.iter().map(|row| row.try_get(0)).collect()
    }

    /// Whether the same person is behind both users.
    pub(crate) async fn is_one_hand(&self, one: i64, other: i64) -> Result<bool, sqlx::Error> {
        let sql = "SELECT 1 FROM users a JOIN users b ON COALESCE(a.owner_id, a.id) = COALESCE(b.owner_id, b.id) \
                   WHERE a.id = $1 AND b.id = $2";
        Ok(sqlx::query(sql).bind(one).bind(other).fetch_optional(&self.read).await?.is_some())
    }

    /// The owner of a bot.
    pub(crate) async fn owner_of(&self, bot: i64) -> Result<Option<User>, sqlx::Error> {
        let sql = concat!(
            "SELECT ",
            user_columns!(),
            " FROM users u JOIN users b ON b.owner_id = u.id WHERE b.id = $1"
        );
        let row = sqlx::query(sql).bind(bot).fetch_optional(&self.read).await?;
        row.as_ref().map(user).transpose()
    }

    /// Close an account and those of its bots: credentials are deleted, and so is the name, which is never
    /// given out again. Matches stay for the opponents.
    pub(crate) async fn close_account(&self, id: i64, now: Millis) -> Result<(), sqlx::Error> {
        let mut change = self.change().await?;
        // Nobody may impersonate somebody who has left: the names stay reserved, except those that the server
        // gave to guests.
        let sql = "SELECT name FROM users WHERE (id = $1 OR owner_id = $1) AND closed_at IS NULL AND name_key NOT LIKE 'guest-%'";
        for row in change.rows(sqlx::query(sql).bind(id)).await? {
            let name: String = row.try_get(0)?;
            let retire = "INSERT INTO retired_names (hash, at) VALUES ($1, $2) ON CONFLICT (hash) DO NOTHING";
            change.run(sqlx::query(retire).bind(retired(&name)).bind(now)).await?;
        }
        let close = sqlx::query(
            "UPDATE users SET name = 'closed-' || id, name_key = 'closed-' || id, password = NULL, role = 'player', closed_at = $2 \
             WHERE (id = $1 OR owner_id = $1) AND closed_at IS NULL",
        )
        .bind(id)
        .bind(now);
        change.run(close).await?;
        for sql in [
            "DELETE FROM sessions WHERE user_id IN (SELECT id FROM users WHERE id = $1 OR owner_id = $1)",
            "DELETE FROM tokens WHERE user_id IN (SELECT id FROM users WHERE id = $1 OR owner_id = $1)",
            "DELETE FROM recovery_codes WHERE user_id = $1",
            "DELETE FROM blocks WHERE user_id IN (SELECT id FROM users WHERE id = $1 OR owner_id = $1)",
            "DELETE FROM blocks WHERE blocked_id IN (SELECT id FROM users WHERE id = $1 OR owner_id = $1)",
            "DELETE FROM chat WHERE user_id IN (SELECT id FROM users WHERE id = $1 OR owner_id = $1)",
            // Nobody should join a match of somebody who has left.
            "DELETE FROM matches WHERE status = 'open' AND created_by IN (SELECT id FROM users WHERE id = $1 OR owner_id = $1)",
        ] {
            change.run(sqlx::query(sql).bind(id)).await?;
        }
        for sql in [
            "UPDATE challenges SET state = 'withdrawn', answered_at = $2 WHERE state = 'waiting' \
             AND from_user IN (SELECT id FROM users WHERE id = $1 OR owner_id = $1)",
            "UPDATE challenges SET state = 'declined', answered_at = $2 WHERE state = 'waiting' \
             AND to_user IN (SELECT id FROM users WHERE id = $1 OR owner_id = $1)",
        ] {
            change.run(sqlx::query(sql).bind(id).bind(now)).await?;
        }
        change.commit().await
    }
}
