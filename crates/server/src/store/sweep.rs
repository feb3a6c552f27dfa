//! Deletes what nobody needs any more.

use sqlx::Row as _;

use super::Store;
use crate::time::{DAY, Millis};

/// The most guests or matches deleted in one change: others want to write too.
const GROUP: i64 = 200;

/// What was deleted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Swept {
    /// Sessions that had expired.
    pub sessions: u64,
    /// Guests who never played and can never come back.
    pub guests: u64,
}

/// Guests nothing refers to. A guest exists for a moment before its first session, hence the day of grace.
const FORGOTTEN: &str = "SELECT u.id FROM users u WHERE u.kind = 'guest' AND u.created_at <= $1 AND u.id > $2 \
     AND NOT EXISTS (SELECT 1 FROM sessions s WHERE s.user_id = u.id) \
     AND NOT EXISTS (SELECT 1 FROM matches m WHERE m.home_user = u.id) \
     AND NOT EXISTS (SELECT 1 FROM matches m WHERE m.away_user = u.id) \
     AND NOT EXISTS (SELECT 1 FROM matches m WHERE m.created_by = u.id) \
     AND NOT EXISTS (SELECT 1 FROM challenges c WHERE c.from_user = u.id) \
     AND NOT EXISTS (SELECT 1 FROM challenges c WHERE c.to_user = u.id) \
     AND NOT EXISTS (SELECT 1 FROM reports r WHERE r.from_user = u.id) \
     AND NOT EXISTS (SELECT 1 FROM reports r WHERE r.about_user = u.id) \
     AND NOT EXISTS (SELECT 1 FROM doubts d WHERE d.from_user = u.id) \
     AND NOT EXISTS (SELECT 1 FROM competitions c WHERE c.created_by = u.id) \
     AND NOT EXISTS (SELECT 1 FROM competition_entries e WHERE e.player = u.id) \
     AND NOT EXISTS (SELECT 1 FROM competition_entries e WHERE e.by_user = u.id) \
     ORDER BY u.id LIMIT $3";

impl Store {
    /// Delete expired sessions, and guests who never played and whose sessions have expired; the server does
    /// this every hour.
    pub async fn sweep(&self, now: Millis) -> Result<Swept, sqlx::Error> {
        let sql = "DELETE FROM sessions WHERE expires_at <= $1";
        let sessions = self.once(sqlx::query(sql).bind(now)).await?;
        let mut swept = Swept { sessions, guests: 0 };
        let mut last = 0;
        loop {
            // Searched for while others write, and only deleted in a change: without a session nothing can
            // happen to them meanwhile.
            let query = sqlx::query(FORGOTTEN).bind(now - DAY).bind(last).bind(GROUP);
            let rows = query.fetch_all(&self.read).await?;
            let guests = rows.iter().map(|row| row.try_get(0)).collect::<Result<Vec<i64>, _>>()?;
            let Some(&end) = guests.last() else { return Ok(swept) };
            swept.guests += self.remove_guests(&guests).await?;
            last = end;
        }
    }

    /// Delete open matches nobody has joined since a given time: one time for those with a live clock, one
    /// for those of guests, one for all others. Returns how many.
    pub(crate) async fn forget_open(
        &self,
        [at_the_table, of_guests, of_others]: [Millis; 3],
    ) -> Result<u64, sqlx::Error> {
        // Terms are written by us and contain no free text, so the clock can be matched as text.
        let sql = "DELETE FROM matches WHERE status = 'open' AND id IN (\
                   SELECT m.id FROM matches m JOIN users u ON u.id = m.created_by WHERE m.status = 'open' AND m.created_at <= \
                   CASE WHEN m.terms LIKE '%\"kind\":\"live\"%' THEN $1 WHEN u.kind = 'guest' THEN $2 ELSE $3 END \
                   ORDER BY m.id LIMIT $4)";
        let mut forgotten = 0;
        loop {
            let query = sqlx::query(sql).bind(at_the_table).bind(of_guests).bind(of_others).bind(GROUP);
            match self.once(query).await? {
                0 => return Ok(forgotten),
                some => forgotten += some,
            }
        }
    }

    async fn remove_guests(&self, guests: &[i64]) -> Result<u64, sqlx::Error> {
        let mut change = self.change().await?;
        let mut removed = 0;
        for guest in guests {
            let blocks = "DELETE FROM blocks WHERE user_id = $1 OR blocked_id = $1";
            change.run(sqlx::query(blocks).bind(guest)).await?;
            let user = "DELETE FROM users WHERE id = $1 AND kind = 'guest'";
            removed += change.run(sqlx::query(user).bind(guest)).await?;
        }
        change.commit().await?;
        Ok(removed)
    }
}
