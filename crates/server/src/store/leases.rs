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

/// The longest that a lease may last without a sign of life, in milliseconds. A node that seems to live for
/// longer gave its last one before the database's clock was set back.
pub(crate) const LONGEST: Millis = 60_000;

/// The most leases forgotten in one change.
const GROUP: i64 = 200;

/// Whether the node `n` lives.
macro_rules! lives {
    () => {
        concat!("(n.expires_at > ", clock!(), " AND n.expires_at <= ", clock!(), " + 60000)")
    };
}

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
    /// Its lease; none: nobody ever had it.
    pub(crate) lease: Option<Holder>,
}

/// Who has a lease, or had it last.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Holder {
    pub(crate) node: String,
    pub(crate) epoch: i64,
    /// Whether it still lasts.
    pub(crate) lasts: bool,
}

impl Head {
    /// The epoch under which a node has the lease.
    pub(crate) fn epoch_of(&self, node: &str) -> Option<i64> {
        self.lease.as_ref().filter(|lease| lease.lasts && lease.node == node).map(|lease| lease.epoch)
    }

    /// Whether a node can have the lease: nobody else does.
    pub(crate) fn is_free_for(&self, node: &str) -> bool {
        self.lease.as_ref().is_none_or(|lease| !lease.lasts || lease.node == node)
    }
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

/// The lease of a match, and what time it is: it cannot change until this change is over.
async fn locked(change: &mut Change, match_id: i64) -> Result<Option<(Lease, Millis)>, sqlx::Error> {
    let sql = "SELECT node, epoch, released_at, unserved_after, unserved FROM leases WHERE match_id = $1 FOR UPDATE";
    let Some(row) = change.row(sqlx::query(sql).bind(match_id)).await? else { return Ok(None) };
    let (node, released) = (row.try_get::<String, _>(0)?, row.try_get::<Option<i64>, _>(2)?);
    // In a statement of its own, which begins when the lock is held: whoever waited for that would otherwise
    // find the lease of the new owner beside the node of the old one, and take it once more.
    let sql = concat!("SELECT (SELECT expires_at FROM nodes WHERE id = $1), ", clock!());
    let found = change.row(sqlx::query(sql).bind(&node)).await?.ok_or(sqlx::Error::RowNotFound)?;
    let (expires, now) = (found.try_get::<Option<i64>, _>(0)?, found.try_get::<i64, _>(1)?);
    let until = match (released, expires) {
        (Some(released), _) => released.min(now),
        (None, Some(expires)) if expires <= now + LONGEST => expires,
        // Of a node that nobody knows, or from before the clock was set back: for how long nobody had it
        // cannot be said, and nobody gains by it.
        (None, _) => now,
    };
    let lease = Lease { node, epoch: row.try_get(1)?, until, unserved: (row.try_get(3)?, row.try_get(4)?) };
    Ok(Some((lease, now)))
}

impl Store {
    pub(super) async fn lease(&self, match_id: i64) -> Result<Option<Lease>, sqlx::Error> {
        let sql = "SELECT l.node, l.epoch, COALESCE(l.released_at, n.expires_at, 0), l.unserved_after, l.unserved \
                   FROM leases l LEFT JOIN nodes n ON n.id = l.node WHERE l.match_id = $1";
        let rows = self.rows(sqlx::query(sql).bind(match_id)).await?;
        rows.first().map(lease).transpose()
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
        let Some((before, now)) = locked(&mut change, match_id).await? else {
            change.undo().await?;
            return Ok(None);
        };
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
        let sql = "SELECT here FROM nodes WHERE id <> $1 AND expires_at > $2 AND expires_at <= $3";
        let rows = self.rows(sqlx::query(sql).bind(node).bind(now).bind(now + LONGEST)).await?;
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
            "SELECT m.id, COALESCE((SELECT MAX(s.seq) FROM steps s WHERE s.match_id = m.id), 0), l.node, l.epoch, \
             CASE WHEN l.released_at IS NULL AND ",
            lives!(),
            " THEN 1::bigint ELSE 0::bigint END \
             FROM (SELECT value::bigint AS id FROM json_array_elements_text($1::json)) m \
             LEFT JOIN leases l ON l.match_id = m.id LEFT JOIN nodes n ON n.id = l.node"
        );
        let wanted = serde_json::to_string(matches).unwrap_or_default();
        let rows = self.rows(sqlx::query(sql).bind(wanted)).await?;
        let head = |row: &AnyRow| {
            let (epoch, lasts) = (row.try_get::<Option<i64>, _>(3)?, row.try_get::<i64, _>(4)? == 1);
            let holder = |epoch| Ok::<_, sqlx::Error>(Holder { node: row.try_get(2)?, epoch, lasts });
            let lease = epoch.map(holder).transpose()?;
            Ok(Head { match_id: row.try_get(0)?, seq: row.try_get(1)?, lease })
        };
        rows.iter().map(head).collect()
    }

    pub(super) async fn orphans(
        &self,
        node: &str,
        known: &[i64],
        most: i64,
    ) -> Result<Vec<Match>, sqlx::Error> {
        // What is due is what `registry::is_due` says.
        let sql = concat!(
            match_columns!(),
            "LEFT JOIN leases l ON l.match_id = m.id LEFT JOIN nodes n ON n.id = l.node \
             LEFT JOIN LATERAL (SELECT (s.body::json ->> 'w')::int AS waits FROM steps s \
             WHERE s.match_id = m.id ORDER BY s.seq DESC LIMIT 1) last ON TRUE \
             WHERE m.status = 'live' AND (l.node = $1 OR (l.released_at IS NULL AND ",
            lives!(),
            ") IS NOT TRUE) AND m.id NOT IN (SELECT value::bigint FROM json_array_elements_text($2::json)) \
             AND NOT EXISTS (SELECT 1 FROM endings e WHERE e.match_id = m.id) \
             AND (m.terms::json -> 'clock' ->> 'kind' <> 'none' OR COALESCE(last.waits, 0) = 0 \
             OR (last.waits & 1 = 1 AND m.home_level IS NOT NULL) \
             OR (last.waits & 2 = 2 AND m.away_level IS NOT NULL)) \
             ORDER BY hashtextextended(m.id::text || $1, 0) LIMIT $3"
        );
        let known = serde_json::to_string(known).unwrap_or_default();
        let rows = self.rows(sqlx::query(sql).bind(node).bind(known).bind(most)).await?;
        rows.iter().map(listed).collect()
    }

    pub(super) async fn has_duty(&self, name: &str, node: &str) -> Result<bool, sqlx::Error> {
        let mine = "SELECT 1 FROM duties WHERE name = $1 AND node = $2";
        if !self.rows(sqlx::query(mine).bind(name).bind(node)).await?.is_empty() {
            return Ok(true);
        }
        let sql = concat!(
            "INSERT INTO duties (name, node) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET node = EXCLUDED.node \
             WHERE NOT EXISTS (SELECT 1 FROM nodes n WHERE n.id = duties.node AND ",
            lives!(),
            ")"
        );
        Ok(self.once(sqlx::query(sql).bind(name).bind(node)).await? == 1)
    }

    /// Forget the leases of matches that are over, and nodes that were last heard of so long ago and from
    /// which no lease has its end; how many of each. What was written under a lease that is forgotten is
    /// refused like what was written under an earlier one.
    pub(crate) async fn forget_nodes(&self, ago: Millis) -> Result<[u64; 2], sqlx::Error> {
        let sql = "DELETE FROM leases WHERE match_id IN (SELECT l.match_id FROM leases l \
                   JOIN matches m ON m.id = l.match_id WHERE m.status <> 'live' LIMIT $1)";
        let mut leases = 0;
        loop {
            match self.once(sqlx::query(sql).bind(GROUP)).await? {
                0 => break,
                some => leases += some,
            }
        }
        let sql = concat!(
            "DELETE FROM nodes WHERE expires_at < ",
            clock!(),
            " - $1 AND NOT EXISTS (SELECT 1 FROM leases l WHERE l.node = nodes.id AND l.released_at IS NULL)"
        );
        Ok([leases, self.once(sqlx::query(sql).bind(ago)).await?])
    }
}
