//! Stored chat lines.

use sqlx::Row as _;
use touchline_engine::Seat;

use super::Store;
use crate::error::Result;
use crate::time::Millis;

/// The most lines of one match: nobody fills the disk with words.
const MOST_LINES: i64 = 2000;

/// A chat line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct ChatLine {
    /// Later lines have larger numbers.
    pub(crate) number: i64,
    pub(crate) from: Seat,
    pub(crate) text: String,
    pub(crate) at: Millis,
}

impl Store {
    /// Store a line; returns its number, or `None` if the match has no room for more.
    pub(crate) async fn keep_line(
        &self,
        match_id: i64,
        user: i64,
        from: Seat,
        text: &str,
        now: Millis,
    ) -> Result<Option<i64>, sqlx::Error> {
        let sql = "INSERT INTO chat (match_id, user_id, seat, at, body) SELECT $1, $2, $3, $4, $5 \
                   WHERE (SELECT COUNT(*) FROM chat WHERE match_id = $1) < $6 RETURNING id";
        let query = sqlx::query(sql).bind(match_id).bind(user).bind(from.word()).bind(now).bind(text);
        let row = self.once_row(query.bind(MOST_LINES)).await?;
        row.map(|row| row.try_get(0)).transpose()
    }

    /// The last lines of a match, oldest first.
    pub(crate) async fn last_lines(&self, match_id: i64, most: i64) -> Result<Vec<ChatLine>, sqlx::Error> {
        let sql = "SELECT id, seat, body, at FROM chat WHERE match_id = $1 ORDER BY id DESC LIMIT $2";
        let rows = sqlx::query(sql).bind(match_id).bind(most).fetch_all(&self.read).await?;
        rows.iter()
            .rev()
            .map(|row| {
                let seat: String = row.try_get(1)?;
                Ok(ChatLine {
                    number: row.try_get(0)?,
                    from: if seat == Seat::Home.word() { Seat::Home } else { Seat::Away },
                    text: row.try_get(2)?,
                    at: row.try_get(3)?,
                })
            })
            .collect()
    }

    /// All lines of a user: where, when and what.
    pub(crate) async fn lines_of(&self, user: i64) -> Result<Vec<(String, Millis, String)>, sqlx::Error> {
        let sql = "SELECT m.code, c.at, c.body FROM chat c JOIN matches m ON m.id = c.match_id WHERE c.user_id = $1 ORDER BY c.id";
        let rows = sqlx::query(sql).bind(user).fetch_all(&self.read).await?;
        rows.iter().map(|row| Ok((row.try_get(0)?, row.try_get(1)?, row.try_get(2)?))).collect()
    }
}
