//! What users have played, and how it changed their ratings.

use sqlx::Row as _;
use sqlx::any::AnyRow;
use touchline_engine::Seat;

use super::Store;
use super::matches::{Match, listed, match_columns};
use crate::error::Result;
use crate::time::Millis;

/// A current rating.
#[derive(Clone, Debug, PartialEq, serde::Serialize, utoipa::ToSchema)]
pub(crate) struct UserRating {
    pub(crate) game: String,
    /// `blitz`, `live` or `correspondence`.
    pub(crate) time_class: String,
    pub(crate) rating: f64,
    /// Its uncertainty: the true strength most likely lies within two of these on either side.
    pub(crate) deviation: f64,
    /// The number of matches behind it.
    pub(crate) matches: i64,
    pub(crate) changed_at: Millis,
}

/// The effect of one match on a rating.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct RatingChange {
    pub(crate) match_id: i64,
    /// The code of the match, for those who may see it.
    pub(crate) code: Option<String>,
    pub(crate) game: String,
    pub(crate) time_class: String,
    pub(crate) before: f64,
    pub(crate) after: f64,
    pub(crate) deviation: f64,
    pub(crate) at: Millis,
}

/// A public match says so in its terms. They are our own JSON, in which this text cannot mean anything else.
macro_rules! is_listed {
    () => {
        "m.terms LIKE '%\"access\":\"open\"%'"
    };
}

/// The matches of a user below an id, through the two indexes.
macro_rules! matches_of {
    () => {
        "WHERE m.id IN (SELECT id FROM matches WHERE home_user = $1 AND id < $2 \
         UNION SELECT id FROM matches WHERE away_user = $1 AND id < $2) "
    };
}

impl Store {
    /// The matches of a user that a viewer (0: anybody) may see, newest first, below an id; without open
    /// ones.
    pub(crate) async fn matches_of(
        &self,
        user: i64,
        viewer: i64,
        before: i64,
        most: i64,
    ) -> Result<Vec<Match>, sqlx::Error> {
        let sql = concat!(
            match_columns!(),
            matches_of!(),
            "AND m.status <> 'open' AND (",
            is_listed!(),
            " OR m.home_user = $3 OR m.away_user = $3) ORDER BY m.id DESC LIMIT $4"
        );
        let query = sqlx::query(sql).bind(user).bind(before).bind(viewer).bind(most);
        query.fetch_all(&self.read).await?.iter().map(listed).collect()
    }

    /// All matches of a user, newest first, below an id: for themselves.
    pub(crate) async fn own_matches(
        &self,
        user: i64,
        before: i64,
        most: i64,
    ) -> Result<Vec<Match>, sqlx::Error> {
        let sql = concat!(match_columns!(), matches_of!(), "ORDER BY m.id DESC LIMIT $3");
        let query = sqlx::query(sql).bind(user).bind(before).bind(most);
        query.fetch_all(&self.read).await?.iter().map(listed).collect()
    }

    /// The seats of a user and their bots in live matches.
    pub(crate) async fn seats_taken(&self, user: i64) -> Result<Vec<(Match, Seat)>, sqlx::Error> {
        let mut taken = Vec::new();
        for (seat, sql) in [
            (
                Seat::Home,
                concat!(match_columns!(), "WHERE m.status = 'live' AND (h.id = $1 OR h.owner_id = $1)"),
            ),
            (
                Seat::Away,
                concat!(match_columns!(), "WHERE m.status = 'live' AND (a.id = $1 OR a.owner_id = $1)"),
            ),
        ] {
            for row in sqlx::query(sql).bind(user).fetch_all(&self.read).await? {
                taken.push((listed(&row)?, seat));
            }
        }
        Ok(taken)
    }

    /// How many matches a user has finished.
    pub(crate) async fn matches_played(&self, user: i64) -> Result<i64, sqlx::Error> {
        let sql = "SELECT COUNT(*) FROM (SELECT id FROM matches WHERE home_user = $1 AND status = 'over' \
                   UNION SELECT id FROM matches WHERE away_user = $1 AND status = 'over') played";
        sqlx::query(sql).bind(user).fetch_one(&self.read).await?.try_get(0)
    }

    /// How many matches a user has called off.
    pub(crate) async fn matches_aborted(&self, user: i64) -> Result<i64, sqlx::Error> {
        let sql = "SELECT COUNT(*) FROM matches WHERE aborted_by = $1";
        sqlx::query(sql).bind(user).fetch_one(&self.read).await?.try_get(0)
    }

    /// The ratings of a user.
    pub(crate) async fn ratings_of(&self, user: i64) -> Result<Vec<UserRating>, sqlx::Error> {
        let sql = "SELECT game, time_class, rating, deviation, matches, changed_at FROM ratings WHERE user_id = $1 \
                   ORDER BY game, time_class";
        let rows = sqlx::query(sql).bind(user).fetch_all(&self.read).await?;
        rows.iter()
            .map(|row| {
                Ok(UserRating {
                    game: row.try_get(0)?,
                    time_class: row.try_get(1)?,
                    rating: row.try_get(2)?,
                    deviation: row.try_get(3)?,
                    matches: row.try_get(4)?,
                    changed_at: row.try_get(5)?,
                })
            })
            .collect()
    }

    /// The rating changes of a user that a viewer (0: anybody) may see: newest first, before a time and the
    /// match of that time.
    pub(crate) async fn rating_changes_of(
        &self,
        user: i64,
        viewer: i64,
        before: (Millis, i64),
        most: i64,
    ) -> Result<Vec<RatingChange>, sqlx::Error> {
        let sql = concat!(
            "SELECT c.match_id, CASE WHEN ",
            is_listed!(),
            " OR m.home_user = $2 OR m.away_user = $2 THEN m.code END, \
             c.game, c.time_class, c.rating_before, c.rating_after, c.deviation_after, c.at \
             FROM rating_changes c JOIN matches m ON m.id = c.match_id \
             WHERE c.user_id = $1 AND (c.at < $3 OR (c.at = $3 AND c.match_id < $4)) \
             ORDER BY c.at DESC, c.match_id DESC LIMIT $5"
        );
        let query = sqlx::query(sql).bind(user).bind(viewer).bind(before.0).bind(before.1).bind(most);
        query.fetch_all(&self.read).await?.iter().map(change).collect()
    }
}

fn change(row: &AnyRow) -> Result<RatingChange, sqlx::Error> {
    Ok(RatingChange {
        match_id: row.try_get(0)?,
        code: row.try_get(1)?,
        game: row.try_get(2)?,
        time_class: row.try_get(3)?,
        before: row.try_get(4)?,
        after: row.try_get(5)?,
        deviation: row.try_get(6)?,
        at: row.try_get(7)?,
    })
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use crate::room::Terms;
    use crate::room::terms::Access;

    #[test]
    fn terms_tell_in_one_way_that_a_match_is_listed() {
        let text = |access| serde_json::to_string(&Terms { access, ..Terms::default() }).unwrap();
        let mark = "\"access\":\"open\"";
        assert!(is_listed!().contains(mark));
        assert!(text(Access::Open).contains(mark));
        assert!(!text(Access::Invitation).contains(mark) && !text(Access::Private).contains(mark));
    }
}
