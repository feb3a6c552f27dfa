//! Changing a password, and recovery codes for a lost one.

use axum::extract::State;
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::who::Owner;
use crate::app::App;
use crate::error::{Error, Problem, Result};
use crate::http::extract::Json;
use crate::ids;
use crate::password;
use crate::store::accounts::name_key;

/// How many recovery codes there are.
const CODES: usize = 10;

/// The paths of this file.
pub(super) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(change_password))
        .routes(routes!(make_codes, codes_left))
        .routes(routes!(recover))
}

/// The current password and the new one.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct ChangePassword {
    /// The current password.
    #[schema(max_length = 200)]
    password: String,
    #[schema(min_length = 10, max_length = 200)]
    new_password: String,
}

/// Proof that the caller knows the password.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct PasswordProof {
    #[schema(max_length = 200)]
    password: String,
}

/// Recovery codes, shown only once.
#[derive(Serialize, ToSchema)]
struct RecoveryCodes {
    recovery_codes: Vec<String>,
}

/// How many codes are left.
#[derive(Serialize, ToSchema)]
struct CodesLeft {
    left: i64,
}

/// A recovery code and a new password.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct LostPassword {
    #[schema(max_length = 24)]
    name: String,
    /// One of the recovery codes; dashes, spaces and case do not matter.
    #[schema(max_length = 40)]
    recovery_code: String,
    #[schema(min_length = 10, max_length = 200)]
    new_password: String,
}

/// Change the password. All other sessions end.
#[utoipa::path(post, path = "/api/me/password", tag = "accounts", request_body = ChangePassword, responses(
    (status = 204, description = "Password changed."),
    (status = 403, body = Problem, description = "Wrong password."),
    (status = 401, body = Problem, description = "Not signed in."),
    (status = "4XX", body = Problem),
    (status = 503, body = Problem, description = "Too many people are signing in right now."),
))]
async fn change_password(
    State(app): State<App>,
    owner: Owner,
    Json(change): Json<ChangePassword>,
) -> Result<StatusCode> {
    password::check(&change.new_password, &owner.user.name)?;
    let old = owner.prove(&app, change.password).await?;
    let new = app.passwords.hash(change.new_password).await?;
    if app.store.change_password(owner.user.id, &old, &new, &owner.session).await? {
        app.turn_out(owner.user.id);
        return Ok(StatusCode::NO_CONTENT);
    }
    Err(Error::conflict("changed-meanwhile"))
}

/// Create ten new recovery codes. The old ones stop working.
#[utoipa::path(post, path = "/api/me/recovery-codes", tag = "accounts", request_body = PasswordProof, responses(
    (status = 201, body = RecoveryCodes),
    (status = 403, body = Problem, description = "Wrong password."),
    (status = 401, body = Problem, description = "Not signed in."),
    (status = "4XX", body = Problem),
    (status = 503, body = Problem, description = "Too many people are signing in right now."),
))]
async fn make_codes(
    State(app): State<App>,
    owner: Owner,
    Json(proof): Json<PasswordProof>,
) -> Result<(StatusCode, Json<RecoveryCodes>)> {
    owner.prove(&app, proof.password).await?;
    let (recovery_codes, hashes) = new_codes()?;
    app.store.set_recovery_codes(owner.user.id, &hashes).await?;
    Ok((StatusCode::CREATED, Json(RecoveryCodes { recovery_codes })))
}

/// How many recovery codes are left.
#[utoipa::path(get, path = "/api/me/recovery-codes", tag = "accounts", responses(
    (status = 200, body = CodesLeft),
    (status = 401, body = Problem, description = "Not signed in."),
    (status = "4XX", body = Problem),
))]
async fn codes_left(State(app): State<App>, owner: Owner) -> Result<Json<CodesLeft>> {
    Ok(Json(CodesLeft { left: app.store.recovery_codes_left(owner.user.id).await? }))
}

/// Recover an account with a recovery code: sets a new password and ends all sessions. A code works once.
#[utoipa::path(post, path = "/api/recovery", tag = "accounts", request_body = LostPassword, responses(
    (status = 204, description = "Password changed."),
    (status = 401, body = Problem, description = "Not a recovery code of this account, or already used."),
    (status = "4XX", body = Problem),
    (status = 503, body = Problem, description = "Too many people are signing in right now."),
))]
async fn recover(State(app): State<App>, Json(recovery): Json<LostPassword>) -> Result<StatusCode> {
    let refused = || Error::unauthorized("wrong-code");
    password::check(&recovery.new_password, &recovery.name)?;
    let code = hash_code(&recovery.recovery_code).ok_or_else(refused)?;
    let user = app.store.user_of_recovery_code(&code).await?.ok_or_else(refused)?;
    if name_key(&user.name) != name_key(&recovery.name) {
        return Err(refused());
    }
    let password = app.passwords.hash(recovery.new_password).await?;
    if app.store.recover(user.id, &code, &password, app.time.now()).await? {
        app.turn_out(user.id);
        return Ok(StatusCode::NO_CONTENT);
    }
    Err(refused())
}

/// New recovery codes and their hashes: 80 bits each, so a fast hash is enough.
pub(super) fn new_codes() -> Result<(Vec<String>, Vec<String>)> {
    let mut codes = Vec::with_capacity(CODES);
    for _ in 0..CODES {
        let (first, second) = (ids::code()?, ids::code()?);
        codes.push(format!("{}-{}-{}-{}", &first[..4], &first[4..8], &first[8..12], &second[..4]));
    }
    let hashes = codes.iter().filter_map(|code| hash_code(code)).collect();
    Ok((codes, hashes))
}

/// The hash of a recovery code, however it is formatted; `None` if it is not one.
fn hash_code(code: &str) -> Option<String> {
    if code.len() > 40 {
        return None;
    }
    let plain: String =
        code.chars().filter(char::is_ascii_alphanumeric).map(|char| char.to_ascii_lowercase()).collect();
    (plain.len() == 16).then(|| ids::hash(&plain))
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;

    #[test]
    fn codes_differ_and_may_be_written_in_any_way() {
        let (codes, hashes) = new_codes().unwrap();
        assert_eq!((codes.len(), hashes.len()), (CODES, CODES));
        let distinct: std::collections::BTreeSet<_> = hashes.iter().collect();
        assert_eq!(distinct.len(), CODES);
        let sloppy = format!(" {} ", codes[0].to_uppercase().replace('-', "  "));
        assert_eq!(hash_code(&sloppy).as_ref(), Some(&hashes[0]));
        assert_eq!(hash_code("abcd"), None);
    }
}
