//! Challenges, and who has blocked whom.

use std::collections::HashSet;

use sqlx::Row as _;
use sqlx::any::AnyRow;

use super::Store;
use super::accounts::alone;
use crate::error::Result;
use crate::proposal::Proposal;
use crate::time::{DAY, Millis};

/// How long a challenge can be answered.
pub(crate) const PATIENCE: Millis = 7 * DAY;

/// The most unanswered challenges of one user, in all and to one opponent.
pub(crate) const MOST: i64 = 20;
pub(crate) const MOST_TO_ONE: i64 = 3;

/// The state of a challenge.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum State {
    Waiting,
    Accepted,
    Declined,
    Withdrawn,
}

impl State {
    /// The word in the database.
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Self::Waiting => "waiting",
            Self::Accepted => "accepted",
            Self::Declined => "declined",
            Self::Withdrawn => "withdrawn",
        }
    }

    fn from_word(word: &str) -> Self {
        match word {
            "waiting" => Self::Waiting,
            "accepted" => Self::Accepted,
            "declined" => Self::Declined,
            _ => Self::Withdrawn,
        }
    }
}

/// A challenge as stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Challenge {
    pub(crate) id: i64,
    pub(crate) code: String,
    /// Id and name of the challenger.
    pub(crate) from: (i64, String),
    /// Id and name of the user challenged.
    pub(crate) to: (i64, String),
    pub(crate) proposal: Proposal,
    pub(crate) state: State,
    /// The match that came of it.
    pub(crate) match_code: Option<String>,
    pub(crate) created_at: Millis,
}

macro_rules! challenge_columns {
    () => {
        "SELECT c.id, c.code, c.from_user, f.name, c.to_user, t.name, c.proposal, c.state, c.match_code, c.created_at \
         FROM challenges c JOIN users f ON f.id = c.from_user JOIN users t ON t.id = c.to_user "
    };
}

fn challenge(row: &AnyRow) -> Result<Challenge, sqlx::Error> {
    let (proposal, state): (String, String) = (row.try_get(6)?, row.try_get(7)?);
    Ok(Challenge {
        id: row.try_get(0)?,
        code: row.try_get(1)?,
        from: (row.try_get(2)?, row.try_get(3)?),
        to: (row.try_get(4)?, row.try_get(5)?),
        proposal: serde_json::from_str(&proposal).map_err(|error| sqlx::Error::Decode(error.into()))?,
        state: State::from_word(&state),
        match_code: row.try_get(8)?,
        created_at: row.try_get(9)?,
    })
}

impl Store {
    /// Add a challenge; returns whether there was room for it.
    pub(crate) async fn add_challenge(
        &self,
        code: &str,
        [from, to]: [i64; 2],
        proposal: &Proposal,
        now: Millis,
    ) -> Result<bool, sqlx::Error> {
        let mut change = self.change().await?;
        alone(&mut change, from).await?;
        let proposal = serde_json::to_string(proposal).map_err(|error| sqlx::Error::Encode(error.into()))?;
        let insert = sqlx::query(
            "INSERT INTO challenges (code, from_user, to_user, proposal, state, created_at) \
             SELECT $1, $2, $3, $4, 'waiting', $5 \
             WHERE (SELECT COUNT(*) FROM challenges WHERE from_user = $2 AND state = 'waiting' AND created_at > $6) < $7 \
             AND (SELECT COUNT(*) FROM challenges WHERE from_user = $2 AND to_user = $3 AND state = 'waiting' AND created_at > $6) < $8",
        )
        .bind(code)
        .bind(from)
        .bind(to)
        .bind(proposal)
        .bind(now)
        .bind(now - PATIENCE)
        .bind(MOST)
        .bind(MOST_TO_ONE);
        let done = change.run(insert).await?;
        change.commit().await?;
        Ok(done == 1)
    }

    /// A challenge by its code.
    pub(crate) async fn challenge_by_code(&self, code: &str) -> Result<Option<Challenge>, sqlx::Error> {
        let sql = concat!(challenge_columns!(), "WHERE c.code = $1");
        let row = sqlx::query(sql).bind(code).fetch_optional(&self.read).await?;
        row.as_ref().map(challenge).transpose()
    }

    /// Unanswered challenges to a user, newest first.
    pub(crate) async fn challenges_to(&self, user: i64, now: Millis) -> Result<Vec<Challenge>, sqlx::Error> {
        let sql = concat!(
            challenge_columns!(),
            "WHERE c.to_user = $1 AND c.state = 'waiting' AND c.created_at > $2 ORDER BY c.id DESC LIMIT 100"
        );
        let rows = sqlx::query(sql).bind(user).bind(now - PATIENCE).fetch_all(&self.read).await?;
        rows.iter().map(challenge).collect()
    }

    /// Unanswered challenges from a user, newest first.
    pub(crate) async fn challenges_from(
        &self,
        user: i64,
        now: Millis,
    ) -> Result<Vec<Challenge>, sqlx::Error> {
        let sql = concat!(
            challenge_columns!(),
            "WHERE c.from_user = $1 AND c.state = 'waiting' AND c.created_at > $2 ORDER BY c.id DESC LIMIT 100"
        );
        let rows = sqlx::query(sql).bind(user).bind(now - PATIENCE).fetch_all(&self.read).await?;
        rows.iter().map(challenge).collect()
    }

    /// Decline or withdraw a challenge; returns whether it was still unanswered.
    pub(crate) async fn close_challenge(
        &self,
        id: i64,
        state: State,
        now: Millis,
    ) -> Result<bool, sqlx::Error> {
        let sql = "UPDATE challenges SET state = $2, answered_at = $3 WHERE id = $1 AND state = 'waiting'";
        Ok(self.once(sqlx::query(sql).bind(id).bind(state.word()).bind(now)).await? == 1)
    }

    /// Everybody a user has blocked or is blocked by.
    pub(crate) async fn blocked_around(&self, user: i64) -> Result<HashSet<i64>, sqlx::Error> {
        let rows = sqlx::query(
            "SELECT blocked_id FROM blocks WHERE user_id = $1 UNION SELECT user_id FROM blocks WHERE blocked_id = $1",
        )
        .bind(user)
        .fetch_all(&self.read)
        .await?;
        rows.iter().map(|row| row.try_get(0)).collect()
    }
}
