//! Blocking: two users, one of whom has blocked the other, are not brought together.

use axum::extract::State;
use axum::http::StatusCode;
use serde::Serialize;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::who::named;
use crate::app::App;
use crate::auth::Caller;
use crate::error::{Error, Problem, Result};
use crate::http::extract::{Json, Path};
use crate::store::moderation::MOST_BLOCKS;
use crate::time::Millis;

/// The paths of this file.
pub(super) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(blocks)).routes(routes!(block, unblock))
}

/// A blocked user.
#[derive(Serialize, ToSchema)]
pub(super) struct Blocked {
    name: String,
    since: Millis,
}

impl From<(String, Millis)> for Blocked {
    fn from((name, since): (String, Millis)) -> Self {
        Self { name, since }
    }
}

/// Users you have blocked.
#[utoipa::path(get, path = "/api/me/blocks", tag = "accounts", responses(
    (status = 200, body = Vec<Blocked>),
    (status = 401, body = Problem, description = "Not signed in."),
    (status = "4XX", body = Problem),
))]
async fn blocks(State(app): State<App>, Caller(user): Caller) -> Result<Json<Vec<Blocked>>> {
    Ok(Json(app.store.blocks_of(user.id).await?.into_iter().map(Blocked::from).collect()))
}

/// Block a user: you are not paired, and neither can challenge or join the other. They are not told.
#[utoipa::path(put, path = "/api/me/blocks/{name}", tag = "accounts", params(("name" = String, Path, max_length = 24)), responses(
    (status = 204, description = "The user is blocked."),
    (status = 404, body = Problem, description = "There is no user with this name."),
    (status = 409, body = Problem, description = "The caller has blocked too many users."),
    (status = 401, body = Problem, description = "Not signed in."),
    (status = "4XX", body = Problem),
))]
async fn block(State(app): State<App>, Caller(user): Caller, Path(name): Path<String>) -> Result<StatusCode> {
    let blocked = named(&app, &name).await?;
    if blocked.id == user.id {
        return Err(Error::bad("yourself").case("block"));
    }
    if app.store.block(user.id, blocked.id, app.time.now()).await? {
        return Ok(StatusCode::NO_CONTENT);
    }
    Err(Error::conflict("too-many-blocks").number("most", MOST_BLOCKS))
}

/// Unblock a user.
#[utoipa::path(delete, path = "/api/me/blocks/{name}", tag = "accounts", params(("name" = String, Path, max_length = 24)), responses(
    (status = 204, description = "The user is not blocked."),
    (status = 404, body = Problem, description = "There is no user with this name."),
    (status = 401, body = Problem, description = "Not signed in."),
    (status = "4XX", body = Problem),
))]
async fn unblock(
    State(app): State<App>,
    Caller(user): Caller,
    Path(name): Path<String>,
) -> Result<StatusCode> {
    let blocked = named(&app, &name).await?;
    app.store.unblock(user.id, blocked.id).await?;
    Ok(StatusCode::NO_CONTENT)
}
