//! The HTTP interface. One file per subject; each has its `routes`.

pub(crate) mod accounts;
pub(crate) mod address;
mod analysis;
pub(crate) mod challenges;
pub(crate) mod competitions;
mod complaint;
mod csrf;
mod doubts;
mod engine;
pub(crate) mod extract;
mod fallback;
mod games;
mod headers;
mod health;
mod host;
pub(crate) mod language;
mod leaderboard;
pub(crate) mod limits;
pub(crate) mod listing;
mod lobby;
pub(crate) mod matches;
mod moderation;
mod openapi;
mod page;
pub(crate) mod play;
mod push;
mod rules;
pub(crate) mod socket;
mod stream;
mod wall;

use anyhow::Result;
use axum::Router;
use axum::middleware::{from_fn, from_fn_with_state};
use tower_http::catch_panic::CatchPanicLayer;
use utoipa::OpenApi as _;
use utoipa_axum::router::OpenApiRouter;

use crate::app::App;
use crate::metrics;

/// The complete router.
pub(crate) fn router(app: &App) -> Result<Router> {
    Ok(guarded(paths()?, app))
}

/// Every path with its handler, and the API document.
fn paths() -> Result<Router<App>> {
    let (router, mut document) = documented().split_for_parts();
    openapi::complete(&mut document);
    Ok(router
        .merge(socket::routes())
        .merge(engine::routes())
        .merge(page::routes())
        .merge(openapi::routes(&document)?))
}

/// Every path that is in the API document.
fn documented() -> OpenApiRouter<App> {
    OpenApiRouter::with_openapi(openapi::Document::openapi())
        .merge(accounts::routes())
        .merge(push::routes())
        .merge(moderation::routes())
        .merge(doubts::routes())
        .merge(challenges::routes())
        .merge(competitions::routes())
        .merge(games::routes())
        .merge(lobby::routes())
        .merge(leaderboard::routes())
        .merge(wall::routes())
        .merge(matches::routes())
        .merge(health::routes())
        .merge(play::routes())
        .merge(rules::routes())
        .merge(stream::routes())
        .merge(analysis::routes())
}

/// The layers around every request; the last line sees it first.
fn guarded(router: Router<App>, app: &App) -> Router {
    router
        .fallback(page::anywhere)
        .method_not_allowed_fallback(fallback::wrong_method)
        .layer(from_fn_with_state(app.clone(), csrf::layer))
        .layer(from_fn_with_state(app.clone(), limits::layer))
        .layer(from_fn_with_state(app.clone(), host::layer))
        .layer(from_fn(fallback::bounded))
        .layer(from_fn_with_state(app.clone(), fallback::patient))
        .layer(CatchPanicLayer::custom(fallback::panicked))
        .layer(from_fn(language::layer))
        .layer(from_fn_with_state(app.clone(), headers::layer))
        // The outermost layer: it also counts what the others refuse.
        .layer(from_fn_with_state(app.clone(), metrics::watch))
        .with_state(app.clone())
}
