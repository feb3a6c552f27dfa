//! Notices of nodes to each other, and what they share that a single server has in memory.

use sqlx::Row as _;

use super::Store;
use crate::time::Millis;

/// A notice as stored.
#[derive(Debug)]
pub(crate) struct Noticed {
    pub(crate) id: i64,
    pub(crate) at: Millis,
    pub(crate) body: String,
}

/// The database's clock, in milliseconds.
macro_rules! clock {
    () => {
        "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"
    };
}
pub(super) use clock;

impl Store {
    /// Store notices of a node, and forget those older than so much.
    pub(super) async fn post(&self, node: &str, bodies: &[String], kept: Millis) -> Result<(), sqlx::Error> {
        let mut change = self.change().await?;
        let sql = concat!(
            "INSERT INTO notices (at, node, body) SELECT ",
            clock!(),
            ", $1, value FROM json_array_elements_text($2::json)"
        );
        let bodies = serde_json::to_string(bodies).unwrap_or_default();
        change.run(sqlx::query(sql).bind(node).bind(bodies)).await?;
        let sql = concat!("DELETE FROM notices WHERE at < ", clock!(), " - $1");
        change.run(sqlx::query(sql).bind(kept)).await?;
        change.commit().await
    }

    /// Notices of other nodes since a moment.
    pub(super) async fn notices(&self, node: &str, since: Millis) -> Result<Vec<Noticed>, sqlx::Error> {
        let sql = "SELECT id, at, body FROM notices WHERE at >= $2 AND node <> $1 ORDER BY id";
        let rows = self.rows(sqlx::query(sql).bind(node).bind(since)).await?;
        rows.iter()
            .map(|row| Ok(Noticed { id: row.try_get(0)?, at: row.try_get(1)?, body: row.try_get(2)? }))
            .collect()
    }

    /// What all nodes of this database have in common: a word drawn by the first.
    pub(crate) async fn house(&self, drawn: &str) -> Result<String, sqlx::Error> {
        let sql = "INSERT INTO shared (name, body) VALUES ('house', $1) ON CONFLICT (name) DO NOTHING";
        self.once(sqlx::query(sql).bind(drawn)).await?;
        let row = sqlx::query("SELECT body FROM shared WHERE name = 'house'").fetch_one(&self.read).await?;
        row.try_get(0)
    }

    /// Change what nodes share under a name, one after another; what comes of it.
    pub(crate) async fn share<T>(
        &self,
        name: &'static str,
        change: impl FnOnce(&str) -> (Option<String>, T),
    ) -> Result<T, sqlx::Error> {
        let mut writing = self.change().await?;
        let sql = "INSERT INTO shared (name, body) VALUES ($1, '') ON CONFLICT (name) DO NOTHING";
        writing.run(sqlx::query(sql).bind(name)).await?;
        let sql = "SELECT body FROM shared WHERE name = $1 FOR UPDATE";
        let row = writing.row(sqlx::query(sql).bind(name)).await?.ok_or(sqlx::Error::RowNotFound)?;
        let (body, found) = change(&row.try_get::<String, _>(0)?);
        if let Some(body) = body {
            let sql = "UPDATE shared SET body = $2 WHERE name = $1";
            writing.run(sqlx::query(sql).bind(name).bind(body)).await?;
        }
        writing.commit().await?;
        Ok(found)
    }
}
