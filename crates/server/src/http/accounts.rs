//! Guests, accounts and sessions.

use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::SET_COOKIE;
use axum::response::AppendHeaders;
use serde::Serialize;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;
use crate::auth::{COOKIE_NAME, Caller};
use crate::error::{Error, Problem, Result};
use crate::http::extract::Json;
use crate::ids;
use crate::store::accounts::{Kind, User};
use crate::store::is_taken;
use crate::time::DAY;

/// How long a session lasts.
const SESSION: i64 = 60 * DAY;

/// The paths of this file.
pub(crate) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(begin_as_guest)).routes(routes!(me))
}

/// Who somebody is.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Me {
    name: String,
    kind: Kind,
    moderator: bool,
}

impl From<User> for Me {
    fn from(user: User) -> Self {
        Self { name: user.name, kind: user.kind, moderator: user.is_moderator }
    }
}

/// Begin to play at once, without an account.
#[utoipa::path(post, path = "/api/guests", tag = "accounts", responses((status = 201, body = Me), (status = "4XX", body = Problem)))]
async fn begin_as_guest(State(app): State<App>) -> Result<(StatusCode, SetCookie, Json<Me>)> {
    let now = app.time.now();
    for _ in 0..8 {
        let name = format!("guest-{}", &ids::code()?[..6]);
        match app.store.add_user(&name, Kind::Guest, None, now).await {
            Ok(id) => {
                let me = Me { name, kind: Kind::Guest, moderator: false };
                return Ok((StatusCode::CREATED, begin_session(&app, id).await?, Json(me)));
            }
            Err(error) if is_taken(&error) => {}
            Err(error) => return Err(error.into()),
        }
    }
    Err(Error::internal("no free name for a guest"))
}

/// A cookie to be kept.
pub(crate) type SetCookie = AppendHeaders<[(axum::http::HeaderName, String); 1]>;

/// A session that begins, as the cookie that holds it: no script reads it, no other site sends it along.
pub(crate) async fn begin_session(app: &App, user: i64) -> Result<SetCookie> {
    let secret = ids::secret()?;
    let now = app.time.now();
    app.store.add_session(&ids::hash(&secret), user, now, now + SESSION).await?;
    Ok(session_cookie(app, &secret, SESSION / 1000))
}

/// The cookie of a session for so many seconds; for none it is forgotten.
pub(crate) fn session_cookie(app: &App, secret: &str, seconds: i64) -> SetCookie {
    let secure = if app.config.is_secure() { "; Secure" } else { "" };
    let cookie = format!("{COOKIE_NAME}={secret}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax{secure}");
    AppendHeaders([(SET_COOKIE, cookie)])
}

/// Who am I?
#[utoipa::path(get, path = "/api/me", tag = "accounts", responses((status = 200, body = Me), (status = 401, body = Problem)))]
async fn me(Caller(user): Caller) -> Json<Me> {
    Json(user.into())
}
