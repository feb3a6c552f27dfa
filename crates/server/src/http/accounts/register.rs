//! How to become a user: as a guest at once, with an account, or by upgrading a guest to an account.

use axum::extract::State;
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::password::new_codes;
use super::sessions::{SetCookie, begin_session};
use super::who::{Me, Owner, check_name, check_new, name_taken};
use crate::app::App;
use crate::auth::Caller;
use crate::error::{Error, Problem, Result};
use crate::http::extract::Json;
use crate::ids;
use crate::store::accounts::{Kind, User};
use crate::store::is_taken;

/// The paths of this file.
pub(super) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(begin_as_guest))
        .routes(routes!(register))
        .routes(routes!(name_guest))
        .routes(routes!(upgrade))
}

/// Name and password of a new account.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct NewAccount {
    /// Letters of one script, digits, - and _; names that differ only in case are the same.
    #[schema(min_length = 2, max_length = 24, example = "Pélé")]
    name: String,
    #[schema(min_length = 10, max_length = 200)]
    password: String,
}

/// The name of a guest.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct GuestName {
    /// Letters of one script, digits, - and _; names that differ only in case are the same.
    #[schema(min_length = 2, max_length = 24, example = "Pélé")]
    name: String,
}

/// A new account.
#[derive(Serialize, ToSchema)]
struct Registered {
    name: String,
    kind: Kind,
    /// Each recovers the account once, if its password is lost. Shown only once.
    recovery_codes: Vec<String>,
}

/// Start playing at once, without an account.
#[utoipa::path(post, path = "/api/guests", tag = "accounts", responses(
    (status = 201, body = Me),
    (status = "4XX", body = Problem),
))]
async fn begin_as_guest(State(app): State<App>) -> Result<(StatusCode, SetCookie, Json<Me>)> {
    let now = app.time.now();
    for _ in 0..8 {
        let name = format!("guest-{}", &ids::code()?[..6]);
        match app.store.add_user(&name, Kind::Guest, None, now).await {
            Ok(id) => {
                let kind = Kind::Guest;
                let user = User {
                    id,
                    name,
                    kind,
                    is_moderator: false,
                    suspended_until: None,
                    created_at: now,
                    contributes: false,
                };
                return Ok((StatusCode::CREATED, begin_session(&app, id).await?, Json(user.into())));
            }
            Err(error) if is_taken(&error) => {}
            Err(error) => return Err(error.into()),
        }
    }
    Err(Error::internal("no free name for a guest"))
}

/// Create an account and sign in.
#[utoipa::path(post, path = "/api/accounts", tag = "accounts", request_body = NewAccount, responses(
    (status = 201, body = Registered),
    (status = 400, body = Problem, description = "The name or the password is not allowed."),
    (status = 409, body = Problem, description = "The name is taken."),
    (status = "4XX", body = Problem),
    (status = 503, body = Problem, description = "Too many people are signing in right now."),
))]
async fn register(
    State(app): State<App>,
    Json(new): Json<NewAccount>,
) -> Result<(StatusCode, SetCookie, Json<Registered>)> {
    let (name, password, (codes, hashes)) = prepare(&app, &new.name, new.password).await?;
    let id = app.store.register(&name, &password, &hashes, app.time.now()).await;
    let id = id.map_err(taken_or_broken)?;
    let registered = Registered { name, kind: Kind::Person, recovery_codes: codes };
    Ok((StatusCode::CREATED, begin_session(&app, id).await?, Json(registered)))
}

/// Name the calling guest, once, in place of the name the server gave.
#[utoipa::path(put, path = "/api/me/name", tag = "accounts", request_body = GuestName, responses(
    (status = 200, body = Me),
    (status = 400, body = Problem, description = "The name is not allowed."),
    (status = 409, body = Problem, description = "The name is taken, or the caller has one already."),
    (status = 401, body = Problem, description = "Not signed in."),
    (status = "4XX", body = Problem),
))]
async fn name_guest(
    State(app): State<App>,
    _active: Caller,
    owner: Owner,
    Json(GuestName { name }): Json<GuestName>,
) -> Result<Json<Me>> {
    let name = check_name(&name)?;
    if app.store.is_retired(&name).await? {
        return Err(name_taken());
    }
    let id = owner.user.id;
    if !app.store.name_guest(id, &name).await.map_err(taken_or_broken)? {
        return Err(Error::conflict("already-named"));
    }
    app.competitions.renamed(&app, id).await;
    Ok(Json(User { name, ..owner.user }.into()))
}

/// Upgrade the calling guest to an account. It stays the same user and keeps its matches. The session is
/// replaced, because the old one only authenticated a guest.
#[utoipa::path(post, path = "/api/me/upgrade", tag = "accounts", request_body = NewAccount, responses(
    (status = 200, body = Registered),
    (status = 400, body = Problem, description = "The name or the password is not allowed."),
    (status = 409, body = Problem, description = "The name is taken, or the caller is not a guest."),
    (status = 401, body = Problem, description = "Not signed in."),
    (status = "4XX", body = Problem),
    (status = 503, body = Problem, description = "Too many people are signing in right now."),
))]
async fn upgrade(
    State(app): State<App>,
    _active: Caller,
    owner: Owner,
    Json(new): Json<NewAccount>,
) -> Result<(SetCookie, Json<Registered>)> {
    let no_guest = || Error::conflict("not-a-guest");
    if owner.user.kind != Kind::Guest {
        return Err(no_guest());
    }
    let (name, password, (codes, hashes)) = prepare(&app, &new.name, new.password).await?;
    let upgraded = app.store.upgrade(owner.user.id, &name, &password, &hashes).await;
    if !upgraded.map_err(taken_or_broken)? {
        return Err(no_guest());
    }
    app.turn_out(owner.user.id);
    app.competitions.renamed(&app, owner.user.id).await;
    let registered = Registered { name, kind: Kind::Person, recovery_codes: codes };
    Ok((begin_session(&app, owner.user.id).await?, Json(registered)))
}

/// The slow part of creating an account, done before anything is changed: the name as it is kept, the hash of
/// the password, and recovery codes with their hashes.
async fn prepare(
    app: &App,
    name: &str,
    password: String,
) -> Result<(String, String, (Vec<String>, Vec<String>))> {
    let name = check_new(name, &password)?;
    // Checked first so that a taken name costs no hashing; the table has the final say.
    if app.store.user_named(&name).await?.is_some() {
        return Err(name_taken());
    }
    let hash = app.passwords.hash(password).await?;
    if app.store.is_retired(&name).await? {
        return Err(name_taken());
    }
    Ok((name, hash, new_codes()?))
}

fn taken_or_broken(error: sqlx::Error) -> Error {
    if is_taken(&error) { name_taken() } else { error.into() }
}
