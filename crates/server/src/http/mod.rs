//! What can be asked over the network. One file per subject; each has its `routes`.

mod accounts;
pub(crate) mod extract;
mod health;
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
        .merge(health::routes())
        .merge(play::routes())
        .split_for_parts();
    router
        .merge(socket::routes())
        // The outermost layer: it counts what the others refuse, too.
        .layer(middleware::from_fn_with_state(app.clone(), metrics::watch))
        .with_state(app.clone())
}
