//! Matches as listed: who plays what, on which terms, and how it ended. What happened in them is in the
//! journal.

use std::collections::HashMap;

use sqlx::Row as _;
use sqlx::any::AnyRow;
use touchline_engine::Seat;

use super::change::Change;
use super::{Backend, Store};
use crate::error::Result;
use crate::room::{Ending, Occupant, Seats, Terms};
use crate::time::Millis;

/// The status of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Status {
    /// A seat is free.
    Open,
    /// It is being played.
    Live,
    /// It has ended.
    Over,
    /// It was called off.
    Aborted,
}

impl Status {
    /// The word in the database.
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Live => "live",
            Self::Over => "over",
            Self::Aborted => "aborted",
        }
    }

    fn from_word(word: &str) -> Self {
        match word {
            "open" => Self::Open,
            "live" => Self::Live,
            "aborted" => Self::Aborted,
            _ => Self::Over,
        }
    }
}

/// A match as listed.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Match {
    pub(crate) id: i64,
    pub(crate) code: String,
    pub(crate) spec: String,
    pub(crate) rules: u32,
    pub(crate) terms: Terms,
    /// Whether it is rated, as things stand.
    pub(crate) rated: bool,
    pub(crate) status: Status,
    pub(crate) seats: Seats,
    /// Whether the client of each seat's user contributes to the dice.
    pub(crate) contributes: [bool; 2],
    /// The hash of the secret in the invitation link.
    pub(crate) invitation: Option<String>,
    pub(crate) created_by: i64,
    pub(crate) rematch_of: Option<i64>,
    pub(crate) created_at: Millis,
    pub(crate) started_at: Option<Millis>,
    pub(crate) ended_at: Option<Millis>,
    pub(crate) ending: Option<Ending>,
}

/// A match to create.
#[derive(Clone, Debug)]
pub(crate) struct NewMatch {
    pub(crate) code: String,
    pub(crate) spec: String,
    pub(crate) rules: u32,
    pub(crate) terms: Terms,
    pub(crate) rated: bool,
    pub(crate) seats: Seats,
    pub(crate) invitation: Option<String>,
    pub(crate) created_by: i64,
    pub(crate) rematch_of: Option<i64>,
}

/// The columns of [`listed`], in order. They include the names of users, so that a list needs no second
/// query.
macro_rules! match_columns {
    () => {
        "SELECT m.id, m.code, m.spec, m.rules, m.terms, m.rated, m.status, m.home_user, m.away_user, m.home_level, m.away_level, \
         h.name, a.name, m.invitation, m.created_by, m.rematch_of, m.created_at, m.started_at, m.ended_at, m.outcome, m.reason, \
         m.home_goals, m.away_goals, COALESCE(h.contributes, 0), COALESCE(a.contributes, 0) \
         FROM matches m LEFT JOIN users h ON h.id = m.home_user LEFT JOIN users a ON a.id = m.away_user "
    };
}

pub(crate) use match_columns;
/// Unfinished matches of a user, through the two partial indexes.
macro_rules! unfinished {
    () => {
        "WHERE m.id IN (SELECT id FROM matches WHERE home_user = $1 AND status IN ('open', 'live') \
         UNION SELECT id FROM matches WHERE away_user = $1 AND status IN ('open', 'live')) "
    };
}

/// A match from its row.
pub(crate) fn listed(row: &AnyRow) -> Result<Match, sqlx::Error> {
    let decode = |error: serde_json::Error| sqlx::Error::Decode(error.into());
    let (terms, status): (String, String) = (row.try_get(4)?, row.try_get(6)?);
    let rules: i64 = row.try_get(3)?;
    let rated: i64 = row.try_get(5)?;
    let occupant = |user: usize, level: usize, name: usize| -> Result<Occupant, sqlx::Error> {
        Ok(match (row.try_get::<Option<i64>, _>(user)?, row.try_get::<Option<String>, _>(level)?) {
            (Some(id), _) => {
                Occupant::User { id, name: row.try_get::<Option<String>, _>(name)?.unwrap_or_default() }
            }
            (None, Some(level)) => Occupant::Computer { level },
            (None, None) => Occupant::Nobody,
        })
    };
    let ending = match row.try_get::<Option<String>, _>(19)? {
        Some(outcome) => Some(Ending {
            outcome,
            reason: row.try_get::<Option<String>, _>(20)?.unwrap_or_default(),
            score: [
                row.try_get::<Option<i64>, _>(21)?.unwrap_or(0),
                row.try_get::<Option<i64>, _>(22)?.unwrap_or(0),
            ],
        }),
        None => None,
    };
    Ok(Match {
        id: row.try_get(0)?,
        code: row.try_get(1)?,
        spec: row.try_get(2)?,
        rules: u32::try_from(rules).unwrap_or(0),
        terms: serde_json::from_str(&terms).map_err(decode)?,
        rated: rated != 0,
        status: Status::from_word(&status),
        seats: Seats([occupant(7, 9, 11)?, occupant(8, 10, 12)?]),
        contributes: [row.try_get::<i64, _>(23)? != 0, row.try_get::<i64, _>(24)? != 0],
        invitation: row.try_get(13)?,
        created_by: row.try_get(14)?,
        rematch_of: row.try_get(15)?,
        created_at: row.try_get(16)?,
        started_at: row.try_get(17)?,
        ended_at: row.try_get(18)?,
        ending,
    })
}

/// An unfinished match of a user.
#[derive(Clone, Debug)]
pub(crate) struct Unfinished {
    pub(crate) status: Status,
    pub(crate) created_by: i64,
    pub(crate) terms: Terms,
}

/// Which matches a list shows.
#[derive(Clone, Debug)]
pub(crate) struct Listing<'a> {
    pub(crate) status: Status,
    /// Only this game.
    pub(crate) game: Option<&'a str>,
    /// Only matches before this one.
    pub(crate) before: Option<i64>,
    /// The viewer: open matches of users who have blocked them, or whom they have blocked, are left out.
    pub(crate) viewer: Option<i64>,
    pub(crate) most: i64,
}

/// Insert a match: live at once if both seats are taken, so that no crash leaves it half begun.
pub(super) async fn insert(change: &mut Change, new: &NewMatch, now: Millis) -> Result<(), sqlx::Error> {
    let terms = serde_json::to_string(&new.terms).map_err(|error| sqlx::Error::Encode(error.into()))?;
    let (status, started) = match new.seats.free() {
        Some(_) => (Status::Open, None),
        None => (Status::Live, Some(now)),
    };
    let insert = sqlx::query(
        "INSERT INTO matches (code, spec, rules, terms, rated, status, home_user, away_user, home_level, away_level, \
         invitation, created_by, rematch_of, created_at, started_at) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)",
    )
    .bind(&new.code)
    .bind(&new.spec)
    .bind(i64::from(new.rules))
    .bind(terms)
    .bind(i64::from(new.rated))
    .bind(status.word())
    .bind(new.seats.user(Seat::Home))
    .bind(new.seats.user(Seat::Away))
    .bind(new.seats.level(Seat::Home))
    .bind(new.seats.level(Seat::Away))
    .bind(new.invitation.as_deref())
    .bind(new.created_by)
    .bind(new.rematch_of)
    .bind(now)
    .bind(started);
    change.run(insert).await.map(drop)
}

impl Store {
    /// Add a match: open while a seat is free, live otherwise.
    pub(crate) async fn add_match(&self, new: &NewMatch, now: Millis) -> Result<(), sqlx::Error> {
        let mut change = self.change().await?;
        insert(&mut change, new, now).await?;
        change.commit().await
    }

    /// Accept a challenge and create its match, both or neither; returns whether it was still unanswered.
    pub(crate) async fn accept_challenge(
        &self,
        challenge: i64,
        new: &NewMatch,
        now: Millis,
    ) -> Result<bool, sqlx::Error> {
        let mut change = self.change().await?;
        let accept = sqlx::query(
            "UPDATE challenges SET state = 'accepted', match_code = $2, answered_at = $3 WHERE id = $1 AND state = 'waiting'",
        )
        .bind(challenge)
        .bind(&new.code)
        .bind(now);
        if change.run(accept).await? != 1 {
            change.undo().await?;
            return Ok(false);
        }
        insert(&mut change, new, now).await?;
        change.commit().await?;
        Ok(true)
    }

    /// A match by its code.
    pub(crate) async fn match_by_code(&self, code: &str) -> Result<Option<Match>, sqlx::Error> {
        // PostgreSQL has no text with this character, not even to compare with.
        if code.contains('\0') {
            return Ok(None);
        }
        let sql = concat!(match_columns!(), "WHERE m.code = $1");
        let rows = self.rows(sqlx::query(sql).bind(code)).await?;
        rows.first().map(listed).transpose()
    }

    /// Matches by their codes, in no particular order.
    pub(crate) async fn matches_by_code(&self, codes: &[&str]) -> Result<Vec<Match>, sqlx::Error> {
        let sql = match self.backend {
            Backend::Sqlite => {
                concat!(match_columns!(), "WHERE m.code IN (SELECT value FROM json_each($1))")
            }
            Backend::Postgres => concat!(
                match_columns!(),
                "WHERE m.code IN (SELECT value FROM json_array_elements_text($1::json))"
            ),
        };
        let codes = serde_json::to_string(codes).unwrap_or_default();
        sqlx::query(sql).bind(codes).fetch_all(&self.read).await?.iter().map(listed).collect()
    }

    /// Live matches, in order after an id, each with its last entry.
    pub(crate) async fn live_matches(
        &self,
        after: i64,
        most: i64,
    ) -> Result<Vec<(Match, Option<String>)>, sqlx::Error> {
        let sql = concat!(match_columns!(), "WHERE m.status = 'live' AND m.id > $1 ORDER BY m.id LIMIT $2");
        let rows = sqlx::query(sql).bind(after).bind(most).fetch_all(&self.read).await?;
        let found = rows.iter().map(listed).collect::<Result<Vec<_>, _>>()?;
        let sql = "SELECT m.id, (SELECT s.body FROM steps s WHERE s.match_id = m.id ORDER BY s.seq DESC LIMIT 1) \
                   FROM matches m WHERE m.status = 'live' AND m.id > $1 AND m.id <= $2";
        let end = found.last().map_or(after, |last| last.id);
        let rows = sqlx::query(sql).bind(after).bind(end).fetch_all(&self.read).await?;
        let mut said = HashMap::new();
        for row in rows {
            said.insert(row.try_get::<i64, _>(0)?, row.try_get::<Option<String>, _>(1)?);
        }
        let with_last = |listed: Match| {
            let last = said.remove(&listed.id).flatten();
            (listed, last)
        };
        Ok(found.into_iter().map(with_last).collect())
    }

    /// The last entries of some matches.
    pub(crate) async fn last_bodies(&self, ids: &[i64]) -> Result<Vec<(i64, String)>, sqlx::Error> {
        let sql = match self.backend {
            Backend::Sqlite => {
                "SELECT s.match_id, s.body FROM steps s WHERE s.match_id IN (SELECT value FROM json_each($1)) \
                 AND s.seq = (SELECT MAX(o.seq) FROM steps o WHERE o.match_id = s.match_id)"
            }
            Backend::Postgres => {
                "SELECT s.match_id, s.body FROM steps s \
                 WHERE s.match_id IN (SELECT value::bigint FROM json_array_elements_text($1::json)) \
                 AND s.seq = (SELECT MAX(o.seq) FROM steps o WHERE o.match_id = s.match_id)"
            }
        };
        let ids = serde_json::to_string(ids).unwrap_or_default();
        let rows = sqlx::query(sql).bind(ids).fetch_all(&self.read).await?;
        rows.iter().map(|row| Ok((row.try_get(0)?, row.try_get(1)?))).collect()
    }

    /// Live matches, in order after an id, without activity since a given time: an earlier one if only guests
    /// play.
    pub(crate) async fn idle_matches(
        &self,
        after: i64,
        [of_guests, of_others]: [Millis; 2],
        most: i64,
    ) -> Result<Vec<Match>, sqlx::Error> {
        let sql = concat!(
            match_columns!(),
            "WHERE m.status = 'live' AND m.id > $1 AND COALESCE((SELECT s.at FROM steps s WHERE s.match_id = m.id \
             ORDER BY s.seq DESC LIMIT 1), m.started_at, m.created_at) <= \
             CASE WHEN COALESCE(h.kind, 'guest') = 'guest' AND COALESCE(a.kind, 'guest') = 'guest' THEN $2 ELSE $3 END \
             ORDER BY m.id LIMIT $4"
        );
        let query = sqlx::query(sql).bind(after).bind(of_guests).bind(of_others).bind(most);
        query.fetch_all(&self.read).await?.iter().map(listed).collect()
    }

    /// The rematch of a match; there is at most one.
    pub(crate) async fn rematch_of(&self, id: i64) -> Result<Option<Match>, sqlx::Error> {
        let sql = concat!(match_columns!(), "WHERE m.rematch_of = $1");
        let row = sqlx::query(sql).bind(id).fetch_optional(&self.read).await?;
        row.as_ref().map(listed).transpose()
    }

    /// Public matches, newest first.
    pub(crate) async fn list_matches(&self, listing: &Listing<'_>) -> Result<Vec<Match>, sqlx::Error> {
        // Terms are written by us and contain no free text, so the access can be matched as text.
        let sql = concat!(
            match_columns!(),
            "WHERE m.status = $1 AND m.spec LIKE $2 AND m.id < $3 AND m.terms LIKE '%\"access\":\"open\"%' \
             AND (m.status <> 'open' OR NOT EXISTS (SELECT 1 FROM blocks b \
             WHERE (b.user_id = $4 AND b.blocked_id = m.created_by) OR (b.user_id = m.created_by AND b.blocked_id = $4))) \
             ORDER BY m.id DESC LIMIT $5"
        );
        let viewer = listing.viewer.unwrap_or(0);
        let rows = sqlx::query(sql)
            .bind(listing.status.word())
            .bind(listing.game.map_or("%".into(), |game| format!("{game}:%")))
            .bind(listing.before.unwrap_or(i64::MAX))
            .bind(viewer)
            .bind(listing.most)
            .fetch_all(&self.read)
            .await?;
        rows.iter().map(listed).collect()
    }

    /// A user's live and open matches, newest first: their number is limited, so these are all.
    pub(crate) async fn unfinished_matches(&self, user: i64) -> Result<Vec<Match>, sqlx::Error> {
        let sql = concat!(match_columns!(), unfinished!(), "ORDER BY m.id DESC");
        let rows = sqlx::query(sql).bind(user).fetch_all(&self.read).await?;
        rows.iter().map(listed).collect()
    }

    /// A user's finished matches, newest first, before a given one.
    pub(crate) async fn finished_matches(
        &self,
        user: i64,
        before: Option<i64>,
        most: i64,
    ) -> Result<Vec<Match>, sqlx::Error> {
        let sql = concat!(
            match_columns!(),
            "WHERE m.id IN (\
             SELECT id FROM (SELECT id FROM matches WHERE home_user = $1 AND status IN ('over', 'aborted') AND id < $2 \
             ORDER BY id DESC LIMIT $3) h \
             UNION SELECT id FROM (SELECT id FROM matches WHERE away_user = $1 AND status IN ('over', 'aborted') AND id < $2 \
             ORDER BY id DESC LIMIT $3) a) \
             ORDER BY m.id DESC LIMIT $3"
        );
        let query = sqlx::query(sql).bind(user).bind(before.unwrap_or(i64::MAX)).bind(most);
        query.fetch_all(&self.read).await?.iter().map(listed).collect()
    }

    /// What counts against a user's limits.
    pub(crate) async fn unfinished(&self, user: i64) -> Result<Vec<Unfinished>, sqlx::Error> {
        let sql = concat!("SELECT m.status, m.created_by, m.terms FROM matches m ", unfinished!());
        let rows = sqlx::query(sql).bind(user).fetch_all(&self.read).await?;
        rows.iter()
            .map(|row| {
                let (status, terms): (String, String) = (row.try_get(0)?, row.try_get(2)?);
                let terms =
                    serde_json::from_str(&terms).map_err(|error| sqlx::Error::Decode(error.into()))?;
                Ok(Unfinished { status: Status::from_word(&status), created_by: row.try_get(1)?, terms })
            })
            .collect()
    }

    /// Take a free seat: it is the last one, so the match goes live. Returns whether it still was free.
    pub(crate) async fn join_match(
        &self,
        id: i64,
        seat: Seat,
        user: i64,
        now: Millis,
    ) -> Result<bool, sqlx::Error> {
        let sql = match seat {
            Seat::Home => {
                "UPDATE matches SET home_user = $2, status = 'live', started_at = $3 \
                 WHERE id = $1 AND status = 'open' AND home_user IS NULL AND home_level IS NULL"
            }
            Seat::Away => {
                "UPDATE matches SET away_user = $2, status = 'live', started_at = $3 \
                 WHERE id = $1 AND status = 'open' AND away_user IS NULL AND away_level IS NULL"
            }
        };
        Ok(self.once(sqlx::query(sql).bind(id).bind(user).bind(now)).await? == 1)
    }

    /// Delete an open match; returns whether it still was open.
    pub(crate) async fn withdraw_match(&self, id: i64) -> Result<bool, sqlx::Error> {
        let sql = "DELETE FROM matches WHERE id = $1 AND status = 'open'";
        Ok(self.once(sqlx::query(sql).bind(id)).await? == 1)
    }

    /// The match is not rated any more.
    pub(crate) async fn unrate_match(&self, id: i64) -> Result<(), sqlx::Error> {
        self.once(sqlx::query("UPDATE matches SET rated = 0 WHERE id = $1").bind(id)).await.map(drop)
    }

    /// Record the end of a match; returns whether it was not recorded before.
    pub(crate) async fn end_match(
        &self,
        id: i64,
        status: Status,
        ending: &Ending,
        aborted_by: Option<i64>,
        now: Millis,
    ) -> Result<bool, sqlx::Error> {
        let sql = "UPDATE matches SET status = $2, outcome = $3, reason = $4, home_goals = $5, away_goals = $6, ended_at = $7, \
                   aborted_by = $8 \
                   WHERE id = $1 AND status IN ('open', 'live')";
        let end = sqlx::query(sql)
            .bind(id)
            .bind(status.word())
            .bind(&ending.outcome)
            .bind(&ending.reason)
            .bind(ending.score[0])
            .bind(ending.score[1])
            .bind(now)
            .bind(aborted_by);
        Ok(self.once(end).await? == 1)
    }
}
