//! Signing in and out.

use axum::extract::State;
use axum::http::header::SET_COOKIE;
use axum::http::{HeaderName, StatusCode};
use axum::response::AppendHeaders;
use serde::Deserialize;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::who::{Me, Owner, named_with_password};
use crate::app::App;
use crate::auth::cookie_name;
use crate::error::{Error, Problem, Result};
use crate::http::extract::Json;
use crate::ids;
use crate::time::DAY;

/// How long a session lasts.
const SESSION: i64 = 60 * DAY;

/// The paths of this file.
pub(super) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(sign_in, sign_out_everywhere)).routes(routes!(sign_out))
}

/// A name and the password of its account.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct SignIn {
    #[schema(max_length = 24)]
    name: String,
    #[schema(max_length = 200)]
    password: String,
}

/// A `Set-Cookie` header.
pub(crate) type SetCookie = AppendHeaders<[(HeaderName, String); 1]>;

/// Begin a session; returns its cookie: scripts cannot read it, other sites cannot send it.
pub(crate) async fn begin_session(app: &App, user: i64) -> Result<SetCookie> {
    let secret = ids::secret()?;
    let now = app.time.now();
    app.store.add_session(&ids::hash(&secret), user, now, now + SESSION).await?;
    Ok(session_cookie(app, &secret, SESSION / 1000))
}

/// The session cookie with this lifetime in seconds; 0 deletes it.
pub(crate) fn session_cookie(app: &App, secret: &str, seconds: i64) -> SetCookie {
    let name = cookie_name(app);
    let secure = if app.config.is_secure() { "; Secure" } else { "" };
    let cookie = format!("{name}={secret}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax{secure}");
    AppendHeaders([(SET_COOKIE, cookie)])
}

/// Sign in.
#[utoipa::path(post, path = "/api/sessions", tag = "accounts", request_body = SignIn, responses(
    (status = 201, body = Me),
    (status = 401, body = Problem, description = "Wrong name or password."),
    (status = "4XX", body = Problem),
    (status = 503, body = Problem, description = "Too many people are signing in right now."),
))]
async fn sign_in(
    State(app): State<App>,
    Json(sign_in): Json<SignIn>,
) -> Result<(StatusCode, SetCookie, Json<Me>)> {
    let (user, kept) = named_with_password(&app, &sign_in.name).await?.unzip();
    // Also for an unknown name, so that the time taken does not reveal whether the account exists.
    let right = app.passwords.verify(sign_in.password, kept.flatten()).await?;
    match user {
        Some(user) if right => {
            Ok((StatusCode::CREATED, begin_session(&app, user.id).await?, Json(user.into())))
        }
        _ => Err(Error::unauthorized("wrong-password").case("sign-in")),
    }
}

/// Sign out: ends this session.
#[utoipa::path(delete, path = "/api/sessions/current", tag = "accounts", responses(
    (status = 204, description = "Signed out."),
    (status = 401, body = Problem, description = "Not signed in."),
    (status = "4XX", body = Problem),
))]
async fn sign_out(State(app): State<App>, owner: Owner) -> Result<(StatusCode, SetCookie)> {
    app.store.end_session(&owner.session).await?;
    // Which sockets came with this session is unknown, so all are closed; the others reconnect.
    app.turn_out(owner.user.id);
    Ok((StatusCode::NO_CONTENT, session_cookie(&app, "", 0)))
}

/// Sign out everywhere: ends all your sessions, including this one.
#[utoipa::path(delete, path = "/api/sessions", tag = "accounts", responses(
    (status = 204, description = "All sessions ended."),
    (status = 401, body = Problem, description = "Not signed in."),
    (status = "4XX", body = Problem),
))]
async fn sign_out_everywhere(State(app): State<App>, owner: Owner) -> Result<(StatusCode, SetCookie)> {
    app.store.end_sessions(owner.user.id).await?;
    app.turn_out(owner.user.id);
    Ok((StatusCode::NO_CONTENT, session_cookie(&app, "", 0)))
}
