//! What can be asked over the network. One file per subject; each has its `routes`.

mod accounts;
pub(crate) mod extract;
pub(crate) mod play;
mod socket;
mod stream;

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
        .merge(play::routes())
        .merge(stream::routes())
        .split_for_parts();
    router.merge(socket::routes()).with_state(app.clone())
}
