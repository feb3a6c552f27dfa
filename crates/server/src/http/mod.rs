//! What can be asked over the network. One file per subject; each has its `routes`.

mod accounts;
pub(crate) mod challenges;
pub(crate) mod extract;
mod games;
pub(crate) mod listing;
mod lobby;
mod matches;
pub(crate) mod play;
mod socket;

use axum::Router;
use utoipa::OpenApi;
use utoipa_axum::router::OpenApiRouter;

use crate::app::App;

#[derive(OpenApi)]
#[openapi(info(
    title = "Touchline",
    description = "Play tactical football board games against people, programs and the computer."
))]
struct Document;

/// Everything.
pub(crate) fn router(app: &App) -> Router {
    let (router, _document) = OpenApiRouter::with_openapi(Document::openapi())
        .merge(accounts::routes())
        .merge(challenges::routes())
        .merge(games::routes())
        .merge(lobby::routes())
        .merge(matches::routes())
        .merge(play::routes())
        .split_for_parts();
    router.merge(socket::routes()).with_state(app.clone())
}
