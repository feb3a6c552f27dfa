//! Inserts a token directly into the database: for tests that are not about getting one.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use sha2::{Digest as _, Sha256};
use sqlx::{AnyConnection, Connection as _};

/// Add a user to a database; returns their token.
pub(crate) async fn token(url: &str, name: &str, kind: &str, role: &str) -> String {
    sqlx::any::install_default_drivers();
    let mut connection = AnyConnection::connect(url).await.unwrap();
    let id: i64 = sqlx::query_scalar(
        "INSERT INTO users (name, name_key, kind, role, created_at) VALUES ($1, $2, $3, $4, 0) RETURNING id",
    )
    .bind(name)
    .bind(name.to_lowercase())
    .bind(kind)
    .bind(role)
    .fetch_one(&mut connection)
    .await
    .unwrap();
    let token = format!("the-token-of-{name}");
    sqlx::query("INSERT INTO tokens (hash, user_id, label, created_at) VALUES ($1, $2, 'test', 0)")
        .bind(URL_SAFE_NO_PAD.encode(Sha256::digest(&token)))
        .bind(id)
        .execute(&mut connection)
        .await
        .unwrap();
    connection.close().await.unwrap();
    token
}
