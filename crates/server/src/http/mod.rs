//! What can be asked over the network. One file per subject; each has its `routes`.

mod accounts;
pub(crate) mod challenges;
pub(crate) mod extract;
mod games;
mod health;
pub(crate) mod listing;
mod lobby;
mod matches;
pub(crate) mod play;
mod socket;

use axum::{Router, middleware};
use utoipa::OpenApi;
use utoipa_axum::router::OpenApiRouter;

use crate::app::App;
use crate::metrics;

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
        .merge(health::routes())
        .split_for_parts();
    // The outermost layer: it counts what the others refuse, too.
    router
        .merge(socket::routes())
        .layer(middleware::from_fn_with_state(app.clone(), metrics::watch))
        .with_state(app.clone())
}
