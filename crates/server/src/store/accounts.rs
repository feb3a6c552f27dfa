//! Users and what lets them in.

use sqlx::Row as _;
use sqlx::any::AnyRow;

use super::Store;
use crate::error::Result;
use crate::time::Millis;

/// Somebody who plays here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct User {
    pub(crate) id: i64,
    pub(crate) name: String,
    pub(crate) kind: Kind,
    pub(crate) is_moderator: bool,
    pub(crate) suspended_until: Option<Millis>,
}

/// What kind of user.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize, utoipa::ToSchema)]
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

/// A name as two users must not both have it.
pub(crate) fn name_key(name: &str) -> String {
    name.to_lowercase()
}

/// The columns of [`user`], in order.
macro_rules! user_columns {
    () => {
        "u.id, u.name, u.kind, u.role, u.suspended_until"
    };
}

fn user(row: &AnyRow) -> Result<User, sqlx::Error> {
    let (kind, role): (String, String) = (row.try_get(2)?, row.try_get(3)?);
    Ok(User {
        id: row.try_get(0)?,
        name: row.try_get(1)?,
        kind: Kind::from_word(&kind),
        is_moderator: role == "moderator",
        suspended_until: row.try_get(4)?,
    })
}

impl Store {
    /// A new user; an error that [`super::is_taken`] knows when the name is.
    pub(crate) async fn add_user(
        &self,
        name: &str,
        kind: Kind,
        password: Option<&str>,
        now: Millis,
    ) -> Result<i64, sqlx::Error> {
        sqlx::query(
            "INSERT INTO users (name, name_key, kind, password, created_at) VALUES ($1, $2, $3, $4, $5) RETURNING id",
        )
        .bind(name)
        .bind(name_key(name))
        .bind(kind.word())
        .bind(password)
        .bind(now)
        .fetch_one(&self.write)
        .await?
        .try_get(0)
    }

    /// Who has this name; nobody who has left.
    pub(crate) async fn user_named(&self, name: &str) -> Result<Option<User>, sqlx::Error> {
        let sql = concat!(
            "SELECT ",
            user_columns!(),
            " FROM users u WHERE u.name_key = $1 AND u.closed_at IS NULL"
        );
        let row = sqlx::query(sql).bind(name_key(name)).fetch_optional(&self.read).await?;
        row.as_ref().map(user).transpose()
    }

    /// Who has this number.
    pub(crate) async fn user(&self, id: i64) -> Result<Option<User>, sqlx::Error> {
        let sql = concat!("SELECT ", user_columns!(), " FROM users u WHERE u.id = $1");
        let row = sqlx::query(sql).bind(id).fetch_optional(&self.read).await?;
        row.as_ref().map(user).transpose()
    }

    /// A session that begins.
    pub(crate) async fn add_session(
        &self,
        hash: &str,
        user: i64,
        now: Millis,
        expires: Millis,
    ) -> Result<(), sqlx::Error> {
        sqlx::query("INSERT INTO sessions (hash, user_id, created_at, expires_at) VALUES ($1, $2, $3, $4)")
            .bind(hash)
            .bind(user)
            .bind(now)
            .bind(expires)
            .execute(&self.write)
            .await
            .map(drop)
    }

    /// Whose session this is.
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

    /// Whose token this is.
    pub(crate) async fn user_of_token(&self, hash: &str) -> Result<Option<User>, sqlx::Error> {
        let sql = concat!(
            "SELECT ",
            user_columns!(),
            " FROM users u JOIN tokens t ON t.user_id = u.id WHERE t.hash = $1 AND u.closed_at IS NULL"
        );
        let row = sqlx::query(sql).bind(hash).fetch_optional(&self.read).await?;
        row.as_ref().map(user).transpose()
    }
}
