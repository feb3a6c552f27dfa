//! Several nodes on one database: which of them live, which of them does what happens in a match by itself,
//! and who does what only one does for all. Times are by the database's own clock; SQLite has one server and
//! none of this.
//!
//! A lease lasts as long as its node, so a heartbeat is one row however many matches a node has. Its epoch
//! counts owners: an entry written under an earlier one is refused in the transaction that would store it.

use sqlx::Row as _;
use sqlx::any::AnyRow;

use super::change::Change;
use super::journal::Writing;
use super::matches::{Match, listed, match_columns};
use super::notices::clock;
use super::{Store, is_taken};
use crate::time::Millis;

/// Who does what happens in a match by itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Lease {
    pub(crate) node: String,
    /// Counts owners.
    pub(crate) epoch: i64,
    /// When it ended, or will unless its node goes on living.
    pub(crate) until: Millis,
    /// For so long nobody had it since the last step, if that is the one with this number.
    pub(crate) unserved: (i64, Millis),
}

/// What a node learns with a sign of life.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Beat {
    /// What time it is.
    pub(crate) now: Millis,
    /// Who sits where at the other nodes that live.
    pub(crate) elsewhere: Vec<String>,
}

/// How far a match has come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Head {
    pub(crate) match_id: i64,
    /// The number of its last step.
    pub(crate) seq: i64,
    /// The epoch of its lease, and whether somebody has it; none: nobody ever had.
    pub(crate) lease: Option<(i64, bool)>,
}

/// The refusal of an entry that was written under a lease that somebody else has.
#[derive(Debug)]
struct Fenced;

impl std::fmt::Display for Fenced {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("another node has the lease of the match")
    }
}

impl std::error::Error for Fenced {}

/// Such a refusal.
pub(crate) fn fenced() -> sqlx::Error {
    sqlx::Error::Decode(Box::new(Fenced))
}

/// Whether an entry was refused because its lease is somebody else's.
pub(crate) fn is_fenced(error: &sqlx::Error) -> bool {
    matches!(error, sqlx::Error::Decode(cause) if cause.is::<Fenced>())
}

/// Whether another node was first, with the number of an entry or with its lease.
pub(crate) fn is_late(error: &sqlx::Error) -> bool {
    is_taken(error) || is_fenced(error)
}

/// Check that the leases still stand that entries are written under, and keep them from changing hands until
/// these are stored.
pub(super) async fn stand(change: &mut Change, writings: &[&Writing]) -> Result<bool, sqlx::Error> {
    let mut fences: Vec<(i64, i64)> = writings
        .iter()
        .filter_map(|writing| writing.with.fence.map(|epoch| (writing.step.match_id, epoch)))
        .collect();
    fences.sort_unstable();
    fences.dedup();
    if fences.is_empty() {
        return Ok(true);
    }
    let sql = "SELECT l.match_id FROM leases l JOIN json_array_elements($1::json) f \
               ON l.match_id = (f ->> 0)::bigint AND l.epoch = (f ->> 1)::bigint ORDER BY l.match_id FOR SHARE OF l";
    let wanted = serde_json::to_string(&fences).unwrap_or_default();
    let standing = change.rows(sqlx::query(sql).bind(wanted)).await?;
    Ok(standing.len() == fences.len())
}

fn lease(row: &AnyRow) -> Result<Lease, sqlx::Error> {
    Ok(Lease {
        node: row.try_get(0)?,
        epoch: row.try_get(1)?,
        until: row.try_get(2)?,
        unserved: (row.try_get(3)?, row.try_get(4)?),
    })
}

impl Store {
    pub(super) async fn lease(&self, match_id: i64) -> Result<Option<Lease>, sqlx::Error> {
        let sql = "SELECT l.node, l.epoch, COALESCE(l.released_at, n.expires_at, 0), l.unserved_after, l.unserved \
                   FROM leases l LEFT JOIN nodes n ON n.id = l.node WHERE l.match_id = $1";
        let row = sqlx::query(sql).bind(match_id).fetch_optional(&self.read).await?;
        row.as_ref().map(lease).transpose()
    }

    pub(super) async fn take_lease(
        &self,
        match_id: i64,
        node: &str,
        unserved_after: Option<i64>,
    ) -> Result<Option<Lease>, sqlx::Error> {
        let mut change = self.change().await?;
        let first = sqlx::query(
            "INSERT INTO leases (match_id, node, epoch) VALUES ($1, $2, 1) ON CONFLICT (match_id) DO NOTHING",
        );
        if change.run(first.bind(match_id).bind(node)).await? == 1 {
            change.commit().await?;
            let unserved = (unserved_after.unwrap_or(0), 0);
            return Ok(Some(Lease { node: node.into(), epoch: 1, until: Millis::MAX, unserved }));
        }
        // What is locked here cannot change until this is decided.
        let sql = concat!(
            "SELECT l.node, l.epoch, COALESCE(l.released_at, n.expires_at, 0), l.unserved_after, l.unserved, ",
            clock!(),
            " FROM leases l LEFT JOIN nodes n ON n.id = l.node WHERE l.match_id = $1 FOR UPDATE OF l"
        );
        let Some(row) = change.row(sqlx::query(sql).bind(match_id)).await? else {
            change.undo().await?;
            return Ok(None);
        };
        let (before, now) = (lease(&row)?, row.try_get::<i64, _>(5)?);
        if before.until > now {
            change.undo().await?;
            return Ok((before.node == node).then_some(before));
        }
        let gap = now - before.until;
        let unserved = match unserved_after {
            Some(seq) if seq == before.unserved.0 => (seq, before.unserved.1 + gap),
            Some(seq) => (seq, gap),
            None => before.unserved,
        };
        let sql = "UPDATE leases SET node = $2, epoch = epoch + 1, released_at = NULL, unserved_after = $3, unserved = $4 \
                   WHERE match_id = $1";
        change.run(sqlx::query(sql).bind(match_id).bind(node).bind(unserved.0).bind(unserved.1)).await?;
        change.commit().await?;
        Ok(Some(Lease { node: node.into(), epoch: before.epoch + 1, until: Millis::MAX, unserved }))
    }

    pub(super) async fn release_lease(&self, match_id: i64, epoch: i64) -> Result<(), sqlx::Error> {
        let sql = concat!(
            "UPDATE leases SET released_at = ",
            clock!(),
            " WHERE match_id = $1 AND epoch = $2 AND released_at IS NULL"
        );
        self.once(sqlx::query(sql).bind(match_id).bind(epoch)).await.map(drop)
    }

    pub(super) async fn beat(&self, node: &str, term: Millis, here: &str) -> Result<Beat, sqlx::Error> {
        let sql = concat!(
            "INSERT INTO nodes (id, expires_at, here) VALUES ($1, ",
            clock!(),
            " + $2, $3) ON CONFLICT (id) DO UPDATE SET expires_at = EXCLUDED.expires_at, here = EXCLUDED.here RETURNING expires_at"
        );
        let row = self.once_row(sqlx::query(sql).bind(node).bind(term).bind(here)).await?;
        let now = row.ok_or(sqlx::Error::RowNotFound)?.try_get::<i64, _>(0)? - term;
        let sql = "SELECT here FROM nodes WHERE id <> $1 AND expires_at > $2";
        let rows = sqlx::query(sql).bind(node).bind(now).fetch_all(&self.read).await?;
        let elsewhere = rows.iter().map(|row| row.try_get(0)).collect::<Result<_, _>>()?;
        Ok(Beat { now, elsewhere })
    }

    pub(super) async fn retire(&self, node: &str) -> Result<(), sqlx::Error> {
        let sql = concat!(
            "UPDATE nodes SET expires_at = LEAST(expires_at, ",
            clock!(),
            "), here = '[]' WHERE id = $1"
        );
        self.once(sqlx::query(sql).bind(node)).await.map(drop)
    }

    pub(super) async fn heads(&self, matches: &[i64]) -> Result<Vec<Head>, sqlx::Error> {
        let sql = concat!(
            "SELECT m.id, COALESCE((SELECT MAX(s.seq) FROM steps s WHERE s.match_id = m.id), 0), l.epoch, \
             CASE WHEN COALESCE(l.released_at, n.expires_at, 0) > ",
            clock!(),
            " THEN 1::bigint ELSE 0::bigint END \
             FROM (SELECT value::bigint AS id FROM json_array_elements_text($1::json)) m \
             LEFT JOIN leases l ON l.match_id = m.id LEFT JOIN nodes n ON n.id = l.node"
        );
        let wanted = serde_json::to_string(matches).unwrap_or_default();
        let rows = sqlx::query(sql).bind(wanted).fetch_all(&self.read).await?;
        let head = |row: &AnyRow| {
            let (epoch, is_held) = (row.try_get::<Option<i64>, _>(2)?, row.try_get::<i64, _>(3)? == 1);
            let lease = epoch.map(|epoch| (epoch, is_held));
            Ok(Head { match_id: row.try_get(0)?, seq: row.try_get(1)?, lease })
        };
        rows.iter().map(head).collect()
    }

    pub(super) async fn lapsed(&self, most: i64) -> Result<Vec<Match>, sqlx::Error> {
        let sql = concat!(
            match_columns!(),
            "JOIN leases l ON l.match_id = m.id LEFT JOIN nodes n ON n.id = l.node \
             WHERE m.status = 'live' AND l.released_at IS NULL AND COALESCE(n.expires_at, 0) <= ",
            clock!(),
            " ORDER BY m.id LIMIT $1"
        );
        let rows = sqlx::query(sql).bind(most).fetch_all(&self.read).await?;
        rows.iter().map(listed).collect()
    }

    pub(super) async fn has_duty(&self, name: &str, node: &str) -> Result<bool, sqlx::Error> {
        let mine = "SELECT 1 FROM duties WHERE name = $1 AND node = $2";
        if sqlx::query(mine).bind(name).bind(node).fetch_optional(&self.read).await?.is_some() {
            return Ok(true);
        }
        let sql = concat!(
            "INSERT INTO duties (name, node) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET node = EXCLUDED.node \
             WHERE NOT EXISTS (SELECT 1 FROM nodes n WHERE n.id = duties.node AND n.expires_at > ",
            clock!(),
            ")"
        );
        Ok(self.once(sqlx::query(sql).bind(name).bind(node)).await? == 1)
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use sqlx::{AnyConnection, AssertSqlSafe, Connection as _, Executor as _};

    use super::super::journal::{JournalRow, With};
    use super::super::ledger::Ledger as _;
    use super::*;

    /// A PostgreSQL database of its own with one match in it; none without a server for tests.
    async fn with_a_match() -> Option<(Store, String)> {
        let Ok(server) = std::env::var("TOUCHLINE_TEST_POSTGRES") else {
            println!("skipped: TOUCHLINE_TEST_POSTGRES is not set");
            return None;
        };
        sqlx::any::install_default_drivers();
        let name = format!("touchline_leases_{}", std::process::id());
        let mut connection = AnyConnection::connect(&server).await.unwrap();
        connection
            .execute(AssertSqlSafe(format!("CREATE DATABASE {name} TEMPLATE template0")))
            .await
            .unwrap();
        let store = Store::open(&format!("{}/{name}", server.rsplit_once('/').unwrap().0)).await.unwrap();
        for sql in [
            "INSERT INTO users (id, name, name_key, kind, created_at) VALUES (1, 'Ann', 'ann', 'guest', 0)",
            "INSERT INTO matches (id, code, spec, rules, terms, rated, status, created_by, created_at) \
             VALUES (1, 'abc', 'fuba:3.0', 1, '{\"clock\":{\"kind\":\"none\"},\"access\":\"open\",\"takebacks\":\"agreed\"}', 0, 'live', 1, 0)",
        ] {
            store.once(sqlx::query(sql)).await.unwrap();
        }
        Some((store, name))
    }

    fn writing(seq: i64, fence: Option<i64>) -> Writing {
        let step = JournalRow { match_id: 1, seq, at: 0, body: format!("{seq}") };
        Writing { step, with: With { fence, ..With::default() } }
    }

    #[tokio::test]
    async fn an_old_epoch_cannot_write_and_a_lease_lasts_as_long_as_its_node() {
        let Some((store, name)) = with_a_match().await else { return };
        let long = 3_600_000;
        store.beat("a", long, "{}").await.unwrap();
        store.beat("b", long, "{}").await.unwrap();
        let first = store.take_lease(1, "a", Some(0)).await.unwrap().unwrap();
        assert_eq!((first.epoch, first.node.as_str()), (1, "a"));
        assert_eq!(store.take_lease(1, "b", Some(0)).await.unwrap(), None, "its node lives");
        store.append(&[&writing(1, Some(1))]).await.unwrap();
        // Anybody may write what somebody asked for; of two with one number one comes first.
        store.append(&[&writing(2, None)]).await.unwrap();
        let late = store.append(&[&writing(2, Some(1))]).await.unwrap_err();
        assert!(is_late(&late) && !is_fenced(&late));
        store.retire("a").await.unwrap();
        assert_eq!(store.lapsed(9).await.unwrap().len(), 1, "somebody should take it up");
        let second = store.take_lease(1, "b", Some(2)).await.unwrap().unwrap();
        assert_eq!(second.epoch, 2);
        assert!(second.unserved.0 == 2 && second.unserved.1 >= 0);
        let fenced = store.append(&[&writing(3, None), &writing(4, Some(1))]).await.unwrap_err();
        assert!(is_fenced(&fenced), "{fenced}");
        assert_eq!(store.last_step(1).await.unwrap().unwrap().seq, 2, "all or nothing");
        store.append(&[&writing(3, Some(2))]).await.unwrap();
        assert_eq!(store.heads(&[1]).await.unwrap(), [Head { match_id: 1, seq: 3, lease: Some((2, true)) }]);
        store.release_lease(1, 1).await.unwrap();
        assert_eq!(store.heads(&[1]).await.unwrap()[0].lease, Some((2, true)), "it was not a's to give back");
        store.release_lease(1, 2).await.unwrap();
        assert_eq!(store.heads(&[1]).await.unwrap()[0].lease, Some((2, false)));
        assert!(store.has_duty("clerk", "b").await.unwrap() && !store.has_duty("clerk", "c").await.unwrap());
        store.retire("b").await.unwrap();
        store.beat("c", long, "{}").await.unwrap();
        assert!(store.has_duty("clerk", "c").await.unwrap());
        store.close().await;
        let server = std::env::var("TOUCHLINE_TEST_POSTGRES").unwrap();
        let mut connection = AnyConnection::connect(&server).await.unwrap();
        connection.execute(AssertSqlSafe(format!("DROP DATABASE {name} WITH (FORCE)"))).await.unwrap();
    }
}
