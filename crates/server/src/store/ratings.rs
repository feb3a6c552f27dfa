//! Stored ratings, and the effect of each match on them.

use std::collections::HashMap;

use futures_util::TryStreamExt as _;
use sqlx::Row as _;
use sqlx::any::AnyRow;

use super::accounts::Kind;
use super::change::Change;
use super::{Backend, Store};
use crate::error::Result;
use crate::ratings::{PERIOD, PROVISIONAL, Rating, SCALE, Score, after_match};
use crate::time::Millis;

/// A match to be rated.
#[derive(Clone, Debug)]
pub(crate) struct Settlement<'a> {
    pub(crate) match_id: i64,
    /// Home, away.
    pub(crate) users: [i64; 2],
    pub(crate) game: &'a str,
    pub(crate) class: &'static str,
    pub(crate) of_home: Score,
}

/// One row of a table.
#[derive(Clone, Debug)]
pub(crate) struct Ranked {
    pub(crate) name: String,
    /// As it is now.
    pub(crate) rating: Rating,
    pub(crate) matches: i64,
    pub(crate) changed_at: Millis,
}

/// What lists show of a user: the kind, and the ratings by game and class, each with its time.
#[derive(Clone, Debug)]
pub(crate) struct Face {
    pub(crate) kind: Kind,
    pub(crate) ratings: HashMap<(String, String), (Rating, Millis)>,
}

/// A rating from three columns.
fn rating(row: &AnyRow, first: usize) -> Result<Rating, sqlx::Error> {
    Ok(Rating {
        points: row.try_get(first)?,
        deviation: row.try_get(first + 1)?,
        volatility: row.try_get(first + 2)?,
    })
}

/// A row of a table, as things stand now.
fn ranked(row: &AnyRow, now: Millis) -> Result<Ranked, sqlx::Error> {
    let changed_at = row.try_get(5)?;
    Ok(Ranked {
        name: row.try_get(0)?,
        rating: rating(row, 1)?.aged(now - changed_at),
        matches: row.try_get(4)?,
        changed_at,
    })
}

impl Store {
    /// Rate a match for both players, once; returns whether it had not been rated before.
    pub(crate) async fn settle(&self, of: &Settlement<'_>, now: Millis) -> Result<bool, sqlx::Error> {
        let mut change = self.change().await?;
        // Rows are locked in the order of users, so that two matches that end at once wait for each other
        // without a deadlock.
        let mut sorted = of.users;
        sorted.sort_unstable();
        let mut before = HashMap::new();
        for user in sorted {
            before.insert(user, lock(&mut change, of, user, now).await?);
        }
        let ratings = of.users.map(|user| before.get(&user).copied().unwrap_or(Rating::START));
        let counts = "SELECT 1 FROM matches WHERE id = $1 AND rated = 1";
        let still_counts = change.row(sqlx::query(counts).bind(of.match_id)).await?.is_some();
        let mut counted = still_counts;
        for ((user, before), after) in of.users.into_iter().zip(ratings).zip(after_match(ratings, of.of_home))
        {
            counted = counted && keep(&mut change, of, user, [before, after], now).await?;
        }
        if counted {
            change.commit().await?;
        } else {
            change.undo().await?;
        }
        Ok(counted)
    }

    /// A user's current rating.
    pub(crate) async fn rating(
        &self,
        user: i64,
        game: &str,
        class: &str,
        now: Millis,
    ) -> Result<Rating, sqlx::Error> {
        let row = sqlx::query(
            "SELECT rating, deviation, volatility, changed_at FROM ratings \
             WHERE user_id = $1 AND game = $2 AND time_class = $3",
        )
        .bind(user)
        .bind(game)
        .bind(class)
        .fetch_optional(&self.read)
        .await?;
        match row {
            Some(row) => Ok(rating(&row, 0)?.aged(now - row.try_get::<i64, _>(3)?)),
            None => Ok(Rating::START),
        }
    }

    /// Everybody of a kind whose rating in a game and class is certain enough now, best first: the first
    /// `named` with their names, the others by their points alone. Guests, closed accounts and suspended ones
    /// are left out.
    pub(crate) async fn rating_table(
        &self,
        (game, class, kind): (&str, &str, Kind),
        now: Millis,
        named: usize,
        most: i64,
    ) -> Result<(Vec<Ranked>, Vec<f64>), sqlx::Error> {
        // The same growth of the deviation as in `Rating::aged`, squared.
        #[allow(clippy::cast_precision_loss)]
        let drift = SCALE * SCALE / PERIOD as f64;
        let mut rows = sqlx::query(
            "SELECT u.name, r.rating, r.deviation, r.volatility, r.matches, r.changed_at \
             FROM ratings r JOIN users u ON u.id = r.user_id \
             WHERE r.game = $1 AND r.time_class = $2 AND u.kind = $7 AND u.closed_at IS NULL \
             AND (u.suspended_until IS NULL OR u.suspended_until <= $4) \
             AND r.deviation * r.deviation \
             + r.volatility * r.volatility * $3 * CAST($4 - r.changed_at AS DOUBLE PRECISION) < $5 \
             ORDER BY r.rating DESC, r.user_id LIMIT $6",
        )
        .bind(game)
        .bind(class)
        .bind(drift)
        .bind(now)
        .bind(PROVISIONAL * PROVISIONAL)
        .bind(most)
        .bind(kind.word())
        .fetch(&self.read);
        let (mut best, mut points) = (Vec::new(), Vec::new());
        while let Some(row) = rows.try_next().await? {
            points.push(row.try_get(1)?);
            if best.len() < named {
                best.push(ranked(&row, now)?);
            }
        }
        Ok((best, points))
    }

    /// How one user stands in a game and class; `None` without a rated match.
    pub(crate) async fn ranked(
        &self,
        user: i64,
        (game, class): (&str, &str),
        now: Millis,
    ) -> Result<Option<Ranked>, sqlx::Error> {
        let row = sqlx::query(
            "SELECT u.name, r.rating, r.deviation, r.volatility, r.matches, r.changed_at \
             FROM ratings r JOIN users u ON u.id = r.user_id \
             WHERE r.user_id = $1 AND r.game = $2 AND r.time_class = $3",
        )
        .bind(user)
        .bind(game)
        .bind(class)
        .fetch_optional(&self.read)
        .await?;
        row.map(|row| ranked(&row, now)).transpose()
    }

    /// What lists show of these users, in one query.
    pub(crate) async fn faces(&self, users: &[i64]) -> Result<HashMap<i64, Face>, sqlx::Error> {
        let sql = match self.backend {
            Backend::Sqlite => {
                "SELECT u.id, u.kind, r.game, r.time_class, r.rating, r.deviation, r.volatility, r.changed_at \
                 FROM users u LEFT JOIN ratings r ON r.user_id = u.id WHERE u.id IN (SELECT value FROM json_each($1))"
            }
            Backend::Postgres => {
                "SELECT u.id, u.kind, r.game, r.time_class, r.rating, r.deviation, r.volatility, r.changed_at \
                 FROM users u LEFT JOIN ratings r ON r.user_id = u.id \
                 WHERE u.id IN (SELECT value::bigint FROM json_array_elements_text($1::json))"
            }
        };
        let ids = serde_json::to_string(users).unwrap_or_default();
        let mut faces = HashMap::new();
        for row in sqlx::query(sql).bind(ids).fetch_all(&self.read).await? {
            let kind: String = row.try_get(1)?;
            let face = faces
                .entry(row.try_get(0)?)
                .or_insert_with(|| Face { kind: Kind::from_word(&kind), ratings: HashMap::new() });
            if let Some(game) = row.try_get::<Option<String>, _>(2)? {
                face.ratings.insert((game, row.try_get(3)?), (rating(&row, 4)?, row.try_get(7)?));
            }
        }
        Ok(faces)
    }
}

/// A user's rating before a match that ends now, locked until this change is done.
async fn lock(
    change: &mut Change,
    of: &Settlement<'_>,
    user: i64,
    now: Millis,
) -> Result<Rating, sqlx::Error> {
    let start = Rating::START;
    let insert = sqlx::query(
        "INSERT INTO ratings (user_id, game, time_class, rating, deviation, volatility, matches, changed_at) \
         VALUES ($1, $2, $3, $4, $5, $6, 0, $7) ON CONFLICT (user_id, game, time_class) DO NOTHING",
    )
    .bind(user)
    .bind(of.game)
    .bind(of.class)
    .bind(start.points)
    .bind(start.deviation)
    .bind(start.volatility)
    .bind(now);
    change.run(insert).await?;
    let count = sqlx::query(
        "UPDATE ratings SET matches = matches + 1 WHERE user_id = $1 AND game = $2 AND time_class = $3 \
         RETURNING rating, deviation, volatility, changed_at",
    )
    .bind(user)
    .bind(of.game)
    .bind(of.class);
    let row = change.row(count).await?.ok_or(sqlx::Error::RowNotFound)?;
    Ok(rating(&row, 0)?.aged(now - row.try_get::<i64, _>(3)?))
}

/// Store the effect of a match on a user; returns whether it had not been stored before.
async fn keep(
    change: &mut Change,
    of: &Settlement<'_>,
    user: i64,
    [before, after]: [Rating; 2],
    now: Millis,
) -> Result<bool, sqlx::Error> {
    let note = sqlx::query(
        "INSERT INTO rating_changes (match_id, user_id, game, time_class, rating_before, rating_after, deviation_after, at) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (match_id, user_id) DO NOTHING",
    )
    .bind(of.match_id)
    .bind(user)
    .bind(of.game)
    .bind(of.class)
    .bind(before.points)
    .bind(after.points)
    .bind(after.deviation)
    .bind(now);
    if change.run(note).await? != 1 {
        return Ok(false);
    }
    let update = sqlx::query(
        "UPDATE ratings SET rating = $4, deviation = $5, volatility = $6, changed_at = $7 \
         WHERE user_id = $1 AND game = $2 AND time_class = $3",
    )
    .bind(user)
    .bind(of.game)
    .bind(of.class)
    .bind(after.points)
    .bind(after.deviation)
    .bind(after.volatility)
    .bind(now);
    change.run(update).await?;
    Ok(true)
}
