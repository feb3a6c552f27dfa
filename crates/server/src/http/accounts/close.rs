//! Leaving.

use axum::extract::State;
use axum::http::StatusCode;
use serde::Deserialize;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::sessions::{SetCookie, session_cookie};
use super::who::Owner;
use crate::app::App;
use crate::error::{Problem, Result};
use crate::http::extract::Json;
use crate::store::accounts::Kind;

/// The paths of this file.
pub(super) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(close))
}

/// That somebody really wants to leave.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Leave {
    /// The password of the account; a guest has none.
    #[schema(max_length = 200)]
    #[serde(default)]
    password: Option<String>,
}

/// Close the account, and those of its bots. The name and everything that lets somebody in are gone for good; what was played stays for the
/// opponents, under a name that says that the account is closed.
#[utoipa::path(delete, path = "/api/me", tag = "accounts", request_body = Leave, responses(
    (status = 204, description = "The account is closed."),
    (status = 403, body = Problem, description = "The password is not right."),
    (status = "4XX", body = Problem),
    (status = 503, body = Problem, description = "Too many people sign in at this moment."),
))]
async fn close(
    State(app): State<App>,
    owner: Owner,
    Json(leave): Json<Leave>,
) -> Result<(StatusCode, SetCookie)> {
    if owner.user.kind == Kind::Person {
        owner.prove(&app, leave.password.unwrap_or_default()).await?;
    }
    app.store.close_account(owner.user.id, app.time.now()).await?;
    Ok((StatusCode::NO_CONTENT, session_cookie(&app, "", 0)))
}
