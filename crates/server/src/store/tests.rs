//! The storage by itself, on both databases.
#![allow(clippy::unwrap_used)]

#[path = "../../tests/server/common/database.rs"]
#[allow(dead_code, unreachable_pub)]
pub(crate) mod database;
mod journal;
mod leases;

use database::Database;

use super::{Backend, Store};

/// A storage with one match in it, which is played.
async fn with_a_match(backend: Backend) -> (Store, Database) {
    let database = Database::fresh(backend).await;
    let store = Store::open(&database.url).await.unwrap();
    for sql in [
        "INSERT INTO users (id, name, name_key, kind, created_at) VALUES (1, 'Ann', 'ann', 'guest', 0)",
        "INSERT INTO matches (id, code, spec, rules, terms, rated, status, created_by, created_at) \
         VALUES (1, 'abc', 'fuba:3.0', 1, '{\"clock\":{\"kind\":\"none\"},\"access\":\"open\",\"takebacks\":\"agreed\"}', 0, 'live', 1, 0)",
    ] {
        store.once(sqlx::query(sql)).await.unwrap();
    }
    (store, database)
}

/// The same on PostgreSQL; none without a server for tests.
async fn has_postgres_match() -> Option<(Store, Database)> {
    if Database::has_postgres() { Some(with_a_match(Backend::Postgres).await) } else { None }
}
